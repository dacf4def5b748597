## Энергия, кристаллы, призыв, активация, бонусы.

event-crystals-gained = { NAME($seat) } получает { crystals-n }, всего { $total }.
event-crystals-lost = { NAME($seat) } теряет { crystals-n }, остаётся { $total }.
event-no-crystals = { NAME($seat) }: кристаллов нет, терять нечего.
event-power-raised = { NAME($seat) }: сила призыва растёт на { $n } и равна { $total }.
event-power-lowered = { NAME($seat) }: сила призыва падает на { $n } и равна { $total }.
event-power-at-most = { NAME($seat) }: сила призыва не бывает больше { $most }, пропадает { $n }.
event-energy-gained = { NAME($seat) } получает энергию: { NAMES($tokens) }.
event-energy-placed = { NAME($seat) } кладёт энергию на карту «{ NAME($card) }»: { NAMES($tokens) }.
event-energy-spent = { NAME($seat) } возвращает энергию в запас: { NAMES($tokens) }.
event-tokens-moved = { $onto ->
    [yes] { NAME($seat) } перекладывает энергию на карту «{ NAME($card) }»: { NAMES($tokens) }.
   *[no] { NAME($seat) } перекладывает энергию с карты «{ NAME($card) }» в резерв: { NAMES($tokens) }.
 }
event-tokens-lost = Энергия с карты «{ NAME($card) }» возвращается в запас: { NAMES($tokens) }.
event-stockpile-empty = { $tokens_count ->
    [0] { NAME($seat) }: общий запас пуст, взять нечего.
   *[other] { NAME($seat) }: таких жетонов в общем запасе больше нет: { NAMES($tokens) }.
 }
event-over-limit = { NAME($seat) }: предел резерва — { $limit }, лишних жетонов { $n }.
event-limit-once = { NAME($seat) }: вторая Зачарованная книга резерв не расширяет.
    .quiet = yes
event-crystallised = { $tokens_count ->
    [0] { NAME($seat) } ничего не кристаллизует.
   *[other] { NAME($seat) } кристаллизует: { NAMES($tokens) }. Кристаллов: { $n }.
 }
event-bonus-added = Бонус прибавляет к каждому жетону: { $n }.
    .quiet = yes
event-purse-added = Кошель Ио прибавляет к каждому жетону: { $n }.
    .quiet = yes
event-summoning = { NAME($seat) } собирается призвать карту «{ NAME($card) }».
event-cost-by-players = У карты «{ NAME($card) }» своя цена, когда игроков { $players }.
    .quiet = yes
event-cost-chosen = { NAME($seat) } выбирает плату за карту «{ NAME($card) }»: { NAMES($tokens) }.
    .quiet = yes
event-cost-reduced = Карта «{ NAME($card) }» обходится дешевле, жетонов меньше на { $n }.
event-no-cost = Карта «{ NAME($card) }» ничего не стоит, но всё равно считается призванной.
    .quiet = yes
event-entered = { $how ->
    [free] { NAME($seat) } разыгрывает даром карту «{ NAME($card) }».
   *[summoned] { NAME($seat) } призывает карту «{ NAME($card) }».
 }
event-activated = { NAME($seat) } активирует карту «{ NAME($card) }».
event-straightened = { NAME($seat) } возвращает карту «{ NAME($card) }» в прямое положение.
event-sacrificed = { NAME($seat) } жертвует картой «{ NAME($card) }».
event-taken-back = { NAME($seat) } забирает в руку карту «{ NAME($card) }».
event-passed-on = { NAME($seat) } передаёт карту «{ NAME($card) }», теперь её владелец — { NAME($to) }.
event-drew = { NAME($seat) } берёт { cards-n-acc }.
event-card-kept = { $card ->
    [hidden] { NAME($seat) } оставляет себе карту.
   *[other] { NAME($seat) } оставляет карту: «{ NAME($card) }».
 }
event-card-discarded = { $card ->
    [hidden] { NAME($seat) } сбрасывает карту.
   *[other] { NAME($seat) } сбрасывает карту: «{ NAME($card) }».
 }
event-reshuffled = Колода кончилась: сброс перемешан и становится колодой.
event-no-cards = { NAME($seat) } не может взять карту: пусты и колода, и сброс.
event-bonus-used = { NAME($seat) } применяет бонус «{ NAME($bonus) }».
event-bonus-marked = { NAME($seat) }: применено бонусов { $uses }.
    .quiet = yes
event-bonus-yield = { $once ->
    [yes] { NAME($seat) } может кристаллизовать одну партию жетонов, за каждый жетон больше на { $n }.
   *[no] { NAME($seat) } может кристаллизовать до конца хода, за каждый жетон больше на { $n }.
 }
event-batch-over = { NAME($seat) }: партия жетонов кристаллизована, бонус больше не действует.
event-table-read = Таблица кристаллизации, сезон — { NAME($season) }, { NAME($energy) }: { crystals-n }.
    .quiet = yes
event-still-open = { NAME($seat) } может кристаллизовать и дальше, до конца хода.
    .quiet = yes
event-summons-again = { NAME($seat) } призывает снова; карт за этот ход: { $n }.
    .quiet = yes
event-two-copies = { NAME($seat) }: в игре оба экземпляра карты «{ NAME($card) }», их эффекты складываются.
event-stays-in-force = Карта «{ NAME($card) }» действует, пока она в игре.
    .quiet = yes
event-card-prevails = Карта важнее общих правил: «{ NAME($card) }» входит в игру без оплаты.
    .quiet = yes
event-hand-size = { NAME($seat) }: в руке { cards-n }, и предела нет.
    .quiet = yes

ask-turn = { NAME($who) }, что вы делаете?
ask-gain-any = { NAME($who) }, какую энергию вы берёте? Осталось взять жетонов: { $left }.
ask-discard-token = { NAME($who) }, какой жетон вы сбрасываете? Лишних: { $left }.
ask-overflow = { NAME($who) }: жетонов больше, чем вмещает резерв.
ask-pay-summon = { NAME($who) }, какими жетонами вы платите?
ask-pay = { NAME($who) }, какие жетоны вы отдаёте?
ask-exchange = { NAME($who) }, какие жетоны вы меняете?
ask-how-many = { NAME($who) }, сколько жетонов вы меняете?
ask-crystallise-many = { NAME($who) }, сколько таких жетонов вы кристаллизуете: { NAME($token) }?
ask-save-tokens = { NAME($who) }, Зачарованная книга вот-вот покинет игру: какой жетон вы прежде переложите на планшет?
ask-entered = { NAME($who) }, карта вошла в игру: что действует теперь?
ask-summoning = { NAME($who) }, карту собираются призвать: какая карта действует теперь?
ask-activated = { NAME($who) }, карту активируют: какая карта действует теперь?
ask-sacrificed = { NAME($who) }, картой пожертвовали: какая карта действует теперь?
ask-die-taken = { NAME($who) }, кубик взят: какая карта действует теперь?
ask-energy-gained = { NAME($who) }, энергия получена: какая карта действует теперь?
ask-crystallised = { NAME($who) }, жетоны кристаллизованы: какая карта действует теперь?
ask-drew = { NAME($who) }, карты взяты: какая карта действует теперь?
group-crystallise = Кристаллизация
group-crystallise-several = Кристаллизация
group-summon = Призыв
group-activate = Активация
group-bonus = Бонусы
group-move-token = Зачарованная книга
option-turn-done = закончить ход
    .said = пас спасовать завершить конец
option-crystallise = кристаллизовать { NAME($token, case: "acc") }: { crystals-n }
    .said = продать продавать сдать
option-crystallise-several = кристаллизовать несколько жетонов сразу
option-so-many-tokens = { $n ->
    [0] ни одного
   *[other] { tokens-n }
 }
option-save-token = переложить на планшет { NAME($energy, case: "acc") }
option-save-done = больше ничего не перекладывать
option-summon = призвать карту «{ NAME($card) }»
    .said = разыграть сыграть применить применять выложить призовёт призову призовут
option-activate = активировать карту «{ NAME($card) }»
    .said = повернуть использовать использует
option-bonus = применить бонус «{ NAME($bonus) }»
    .said = использовать использует использую
    .said-bonus-exchange = поменять обменять менять меняет
option-move-token = { $onto ->
    [yes] переложить { NAME($energy, case: "acc") } на Зачарованную книгу
   *[no] переложить { NAME($energy, case: "acc") } на планшет
 }
option-energy = { NAME($energy) }
option-overflow = сбросить жетонов: { $n }
option-pay-tokens = { NAMES($tokens) }
option-exchange-tokens = { tokens-n }
option-answer = «{ NAME($card) }»
option-enter = «{ NAME($card) }»

refusal-die-first = сначала идёт то, что даёт кубик
allowed-die-first = после действий кубика
refusal-no-access = { NAME($seat) }: в этом ходе кристаллизацию ничто не открывает
allowed-no-access = с символом на кубике, с бонусом или с картой, которая её открывает
refusal-no-power = { NAME($seat) }: карт в игре { $cards }, сила призыва { $power }
allowed-no-power = если сила призыва больше { $cards }
refusal-crystals-missing = { NAME($seat) }: кристаллов { $has }, а нужно { $needed }
allowed-crystals-missing = если кристаллов хотя бы { $needed }
refusal-energy-missing = { $tokens_count ->
    [0] { NAME($seat) }: нет жетона, чтобы заплатить
   *[other] { NAME($seat) }: не хватает энергии ({ NAMES($tokens) })
 }
allowed-energy-missing = с энергией, указанной в цене
refusal-nothing-to-activate = у карты «{ NAME($card) }» нет эффекта, который активируют
allowed-nothing-to-activate = с картой, у которой есть активация
refusal-before-die-only = карту «{ NAME($card) }» активируют только до действий кубика
allowed-before-die-only = до действий кубика
refusal-turned = карта «{ NAME($card) }» уже повёрнута
allowed-turned = в следующем раунде
refusal-played-now = карта «{ NAME($card) }» вошла в игру в этом ходе
allowed-played-now = в одном из следующих ходов
refusal-bonuses-used = { NAME($seat) }: применено бонусов { $n }, больше нельзя
allowed-bonuses-used = в другой партии
refusal-tokens-missing = { NAME($seat) }: жетонов { $has }, а нужно { $needed }
allowed-tokens-missing = если жетонов хотя бы { $needed }
refusal-power-full = { NAME($seat) }: сила призыва равна { $most }, больше не бывает
allowed-power-full = если сила призыва меньше
refusal-instead-of-die-draw = этот бонус заменяет карту, которую даёт кубик
allowed-instead-of-die-draw = когда карту берут по кубику

program-summon = Призыв
sentence-summon-1 = Назовите карту; то, чего другие требуют до призыва, происходит сейчас.
sentence-summon-2 = Заплатите цену.
sentence-summon-3 = Положите карту лицом вверх рядом с планшетом.
program-activate = Активация
sentence-activate-1 = Поверните карту.
sentence-activate-2 = Внесите плату и примените эффект.
program-crystallise = Кристаллизация
sentence-crystallise-1 = Верните жетон в запас и получите кристаллы по таблице сезона.
program-crystallise-several = Кристаллизация нескольких жетонов
sentence-crystallise-several-1 = Скажите, сколько жетонов каждого типа вы кристаллизуете.
sentence-crystallise-several-2 = Верните их в запас и получите кристаллы по таблице сезона.
program-move-token = Перекладывание жетона
sentence-move-token-1 = Переложите жетон между планшетом и Зачарованной книгой.
program-overflow = Резерв переполнен
sentence-overflow-1 = Посмотрите, сколько жетонов вмещает резерв.
sentence-overflow-2 = Сбрасывайте жетоны, пока остальные не поместятся.
program-bonus-exchange = Бонус: обмен
sentence-bonus-exchange-1 = Передвиньте фишку на шкале бонусов.
sentence-bonus-exchange-2 = Скажите, сколько жетонов меняете.
sentence-bonus-exchange-3 = Верните их в запас.
sentence-bonus-exchange-4 = Возьмите столько же любых жетонов.
program-bonus-crystallise = Бонус: выгодная кристаллизация
sentence-bonus-crystallise-1 = Передвиньте фишку на шкале бонусов.
sentence-bonus-crystallise-2 = До конца хода можно кристаллизовать, за каждый жетон на кристалл больше.
program-bonus-summoning = Бонус: сила призыва
sentence-bonus-summoning-1 = Передвиньте фишку на шкале бонусов.
sentence-bonus-summoning-2 = Сила призыва растёт на 1.
program-bonus-draw = Бонус: две карты
sentence-bonus-draw-1 = Передвиньте фишку на шкале бонусов.
