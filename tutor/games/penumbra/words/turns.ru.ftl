## Ходы всех трёх видов, нить отдыха и факты всего стола.

## Пути испытаний.

value-dark = Мрак
value-light = Свет

## Что происходит в ход.

event-turn-begins = { NAME($seat) } начинает { $number }-й ход.
event-turn-kind = { $turn ->
    [learning] { NAME($seat) } выбирает ход обучения.
    [trial] { NAME($seat) } выбирает ход испытания.
   *[rest] { NAME($seat) } выбирает ход отдыха.
 }
    .quiet = yes
event-placements = { NAME($seat) } может сделать { $n ->
    [one] { $n } размещение
    [few] { $n } размещения
   *[many] { $n } размещений
 }.
event-trial-declared = { NAME($seat) } объявляет испытание в начале хода.
    .quiet = yes
event-temporary-gone = { NAME($seat) } сбрасывает { $n ->
    [one] { $n } временный кубик
    [few] { $n } временных кубика
   *[many] { $n } временных кубиков
 }.
event-turn-ends = { NAME($seat) } заканчивает ход.
event-row-stays = { NAME($seat) }: после хода обучения ряд контрактов и колоду Судьбы не трогают.
    .quiet = yes

## Что происходит при отдыхе.

event-rest-begins = { NAME($seat) } начинает отдых с левого конца нити.
event-mark-recharged = { NAME($seat) } заряжает { NAME("mark", $discipline, case: "acc") } ({ NAME($slot) }).
event-mark-stays-wounded = { NAME($seat) }: { NAME("mark", $discipline) } ранена и не заряжается ({ NAME($slot) }).
event-rest-effect = { NAME($seat) } применяет эффект отдыха: { NAME("mark", $discipline) } ({ NAME($slot) }).
event-only-in-rest = { $effect ->
    [brew] { NAME($seat) } не варит: это бывает только на нити в ход отдыха ({ NAME($slot) }).
    [exchange] { NAME($seat) } не обменивает: это бывает только на нити в ход отдыха ({ NAME($slot) }).
   *[buy] { NAME($seat) } не покупает: это бывает только на нити в ход отдыха ({ NAME($slot) }).
 }
event-die-fetched = { NAME($seat) } берёт { NAME("dice", $colour, 1) } из размещённых: { NAME($section) }.

## О чём спрашивают и что можно ответить.

ask-turn-kind = { NAME($who) }, какой ход выбираете?
option-turn-kind = { $turn ->
    [learning] ход обучения
    [trial] ход испытания
   *[rest] ход отдыха
 }
    .said-rest = отдых отдыхать отдохнуть
option-turn-kind-note = { $turn ->
    [learning] размещать кубики в локациях
    [trial] взяться за испытание
   *[rest] развернуть карты, зарядить метки, получить кубики
 }
ask-effects = { NAME($who) }, примените что-нибудь сейчас?
option-effects-done = продолжить
option-effects-done-note = сейчас больше ничего не применять
ask-rest-die = { NAME($who) }, какой из размещённых кубиков возьмёте?
option-rest-die = взять { NAME("die", $colour, $value, case: "acc") }
option-rest-die-note = { NAME($section) }
ask-rest-brew = { NAME($who) }, сварите что-нибудь?
option-rest-brew-done = больше ничего не варить

## Почему нельзя и при каком условии было бы можно.

refusal-must-rest = после смертельного ранения следующий ход — обязательно отдых
allowed-must-rest = в ход, следующий за этим отдыхом
refusal-no-trial = в ряду нет испытаний, и в вашем резерве тоже
allowed-no-trial = если бы было какое-нибудь испытание

## Эффекты и слова для каждой их точки.

program-turn = Ход
sentence-turn-1 = Начинается ход.
sentence-turn-2 = Выберите ход обучения, испытания или отдыха.
sentence-turn-3 = Объявите его.
sentence-turn-4 = Сыграйте этот ход.
program-play-turn = Течение хода
sentence-play-turn-1 = В ход обучения размещайте кубики в локациях.
sentence-play-turn-2 = В ход испытания возьмитесь за испытание.
sentence-play-turn-3 = В ход отдыха пройдите нить отдыха.
sentence-play-turn-4 = Ход кончается.
sentence-play-turn-5 = После хода обучения не трогайте ряд контрактов и колоду Судьбы.
sentence-play-turn-6 = После хода испытания сдвиньте ряд контрактов и откройте карту Судьбы.
sentence-play-turn-7 = После хода отдыха сдвиньте ряд контрактов и откройте карту Судьбы.
program-end-of-turn = Конец хода
sentence-end-of-turn-1 = Получите смертельное ранение, если его срок настал.
sentence-end-of-turn-2 = Сбросьте временные кубики и заклинания, взятые на один ход.
sentence-end-of-turn-3 = При одном из прочтений рынки классов заполняют сейчас.
program-uses = Эффекты
sentence-uses-1 = Применяйте доступные эффекты сколько угодно.
program-rest = Отдых
sentence-rest-1 = До отдыха применяйте что угодно.
sentence-rest-2 = Разверните все свои карты.
sentence-rest-3 = Зарядите все разряженные метки, кроме раненых.
sentence-rest-4 = Перед кубиками нити можно впустить эффекты.
sentence-rest-5 = Получите костяной кубик.
sentence-rest-6 = Получите второй костяной кубик.
sentence-rest-7 = Перед метками нити можно впустить эффекты.
sentence-rest-8 = Слева направо примените эффект отдыха над каждой не раненой меткой.
sentence-rest-9 = После отдыха применяйте что угодно.
program-rest-effects = Эффекты отдыха над ячейкой
program-rest-effects-of = Эффекты отдыха: { NAME($slot) }
sentence-rest-effects-1 = Наступает эффект отдыха над ячейкой.
sentence-rest-effects-2 = Возьмите кубик, варите, обменивайте или покупайте — что указано над ячейкой.
program-rest-die = Кубик эффекта отдыха
sentence-rest-die-1 = Выберите подходящий кубик из размещённых в локациях.
sentence-rest-die-2 = Возьмите его, а если такого нет — кубик из общего запаса.

## Факты, которые можно предсказывать и проверять.

fact-seat-temporary = { NAME($seat) }: временных кубиков
fact-seat-marks = { NAME($seat) }: меток дисциплин
fact-seat-sparks = { NAME($seat) }: меток искры
fact-seat-cards = { NAME($seat) }: карт в личной зоне
fact-seat-contracts = { NAME($seat) }: выполненных контрактов
fact-seat-trials = { NAME($seat) }: пройденных испытаний
fact-seat-reserved = { NAME($seat) }: контрактов и испытаний в резерве
fact-seat-zone = { NAME($seat) }: где карта «{ NAME($id) }»
fact-winners = победители
fact-seat-total = { NAME($seat) }: всего очков
fact-seat-score = { $id ->
    [arcana] { NAME($seat) }: очки за Аркану
    [trials] { NAME($seat) }: очки за испытания
    [mortal] { NAME($seat) }: очки за смертельные ранения
    [experience] { NAME($seat) }: очки за опыт
    [contracts] { NAME($seat) }: очки за контракты
    [board] { NAME($seat) }: очки планшета
    [goals] { NAME($seat) }: очки за цели
    [fate] { NAME($seat) }: очки за судьбу
   *[cards] { NAME($seat) }: очки за карты
 }
fact-turn-kind = Вид хода
fact-turn-placements = Осталось размещений
fact-chain-length = Длина цепочки
fact-trial-passed = Испытание пройдено
fact-trial-path = Путь испытания
fact-trial-properties = Действующие свойства испытания
fact-trial-used = Карт и цепочек применено до броска испытания на угрозу
fact-contract-done = Контракт выполнен
fact-guild-contracts = Контракты в ряду
fact-row-trials = Испытания в ряду
fact-market = Открытые карты: { NAME("market", $id) }
fact-deck = Сколько карт: { NAME("deck", $id) }
fact-placed-dice = Кубиков в локациях
fact-end-prophecy = Пророчество, исполненное первым
