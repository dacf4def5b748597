## Как пользуются тем, что лежит в личной зоне: карты и их стоимость, цепочки, метки, кубики, исцеление.

## Имена: сколько кубиков какого цвета, части стоимости, зоны.

name-dice-red-n = { $n ->
    [one] { $n } красный кубик
    [few] { $n } красных кубика
   *[many] { $n } красных кубиков
 }
name-dice-orange-n = { $n ->
    [one] { $n } оранжевый кубик
    [few] { $n } оранжевых кубика
   *[many] { $n } оранжевых кубиков
 }
name-dice-yellow-n = { $n ->
    [one] { $n } жёлтый кубик
    [few] { $n } жёлтых кубика
   *[many] { $n } жёлтых кубиков
 }
name-dice-green-n = { $n ->
    [one] { $n } зелёный кубик
    [few] { $n } зелёных кубика
   *[many] { $n } зелёных кубиков
 }
name-dice-blue-n = { $n ->
    [one] { $n } синий кубик
    [few] { $n } синих кубика
   *[many] { $n } синих кубиков
 }
name-dice-violet-n = { $n ->
    [one] { $n } фиолетовый кубик
    [few] { $n } фиолетовых кубика
   *[many] { $n } фиолетовых кубиков
 }
name-dice-bone-n = { $n ->
    [one] { $n } костяной кубик
    [few] { $n } костяных кубика
   *[many] { $n } костяных кубиков
 }
name-dice-spark-n = { $n ->
    [one] { $n } кубик искры
    [few] { $n } кубика искры
   *[many] { $n } кубиков искры
 }
name-dice-any-n = { $n ->
    [one] { $n } любой кубик
    [few] { $n } любых кубика
   *[many] { $n } любых кубиков
 }
name-ingredient-parts = { $case ->
    [acc] { NAME($p1, $p2, case: "acc") }
   *[nom] { NAME($p1, $p2) }
 }
name-die-parts = { $p3 ->
    [0] { NAME("dice", $p1, $p2) }
   *[other] { NAME("dice", $p1, $p2) } со значением { $p3 }
 }
name-zone-grimoire = гримуар
name-zone-inventory = инвентарь
name-zone-equipment = { $case ->
    [acc] экипировку
   *[nom] экипировка
 }
name-zone-talent = место таланта
name-zone-experience = { $case ->
    [acc] зону опыта
   *[nom] зона опыта
 }
name-zone-discarded = { $case ->
    [acc] колоду
   *[nom] колода
 }
value-grimoire = гримуар
value-inventory = инвентарь
value-equipment = экипировка
value-talent = место таланта
value-experience = зона опыта

## Что происходит с картами.

event-mark-for-nothing = Эффекту метки не к чему примениться.
event-card-used = { NAME($seat) } применяет карту «{ NAME($card) }».
    .quiet = yes
event-card-launched = { NAME($seat) }: карта «{ NAME($before) }» запускает карту «{ NAME($card) }».
event-chain-grows = Длина цепочки теперь { $length }.
event-chain-broken = { $length ->
    [one] Вмешался посторонний эффект: цепочка из { $length } звена прервана.
    [few] Вмешался посторонний эффект: цепочка из { $length } звеньев прервана.
   *[many] Вмешался посторонний эффект: цепочка из { $length } звеньев прервана.
 }
event-chain-ended = Цепочка окончена, звеньев { $length }: { NAMES($cards) }.
event-card-applied = { NAME($seat) }: карта «{ NAME($card) }» применена полностью.
    .quiet = yes
event-spell-strengthened = Теперь заклинание насчитает на { $strength ->
    [one] { $strength } метку
    [few] { $strength } метки
   *[many] { $strength } меток
 } больше.
event-potion-brewed = { NAME($seat) } варит зелье «{ NAME($card) }»: теперь его можно применять.
event-pet-summoned = { NAME($seat) } призывает питомца «{ NAME($card) }»: теперь его можно активировать.
event-card-moved = { NAME($seat) } кладёт карту «{ NAME($card) }» в { NAME("zone", $zone, case: "acc") }.
    .quiet = yes
event-card-unturned = { NAME($seat) } разворачивает карту «{ NAME($card) }».
event-potion-recipe = Зелье «{ NAME($card) }» уходит в гримуар и снова становится рецептом ({ NAME($seat) }).

## Что происходит с метками и кубиками.

event-dice-gained = { $onto ->
    [none] { NAME($seat) } получает { NAME("dice", $colour, $values_count) }: { $values }.
   *[other] { NAME($seat) } получает до конца хода { NAME("dice", $colour, $values_count) } на карту «{ NAME($onto) }»: { $values }.
 }
event-marks-counted = Засчитано { NAME("mark", $discipline, case: "many") }: { $n }.
event-mark-gained = { NAME($seat) } получает { NAME("mark", $discipline, case: "acc") }, заряженную: { NAME($slot) }.
event-no-slot = { $discipline ->
    [spark] Все ячейки искры заняты, метки не будет ({ NAME($seat) }).
   *[other] Все ячейки дисциплин заняты, метки не будет ({ NAME($seat) }).
 }
event-no-mark-left = Не осталось ни одной { NAME("mark", $discipline, case: "gen") }: { NAME($seat) } метку не получает.
event-mark-healed = { NAME($seat) } исцеляет { NAME("mark", $discipline, case: "acc") }: она снова заряжена ({ NAME($slot) }).

## О чём спрашивают и что можно ответить.

ask-cost-variant = { NAME($who) }, чем заплатите?
option-cost-variant = { $pay_count ->
    [0] ничего не платить
   *[other] заплатить { NAMES($pay, case: "acc") }
 }
ask-strengthen = { NAME($who) }, усилите заклинание?
option-strengthen = сбросить { NAME("die", $colour, $value, case: "acc") }{ temporary-die }
option-strengthen-note = заклинание насчитает на 2 метки больше
option-strengthen-done = применить заклинание как есть
ask-launch = { NAME($who) }, какую карту запустите следующей?
option-launch-card = запустить карту «{ NAME($card) }»
option-launch-card-note = без оплаты
option-launch-done = ничего не запускать
option-brew-card = сварить зелье «{ NAME($card) }»
option-brew-card-note = эффект наступит потом, когда зелье применят
option-summon-card = призвать питомца «{ NAME($card) }»
    .said = призовёт призову
option-summon-card-note = эффект наступит потом, когда питомца активируют
option-use-fruit = исцелить раненую метку
option-use-fruit-note = за { NAME($ingredient, $n, case: "acc") }
ask-gained-dice = { NAME($seat) } бросает { NAME("dice", $colour, $dice) }.
ask-manipulated-die = { NAME($who) }, какой кубик измените?
option-no-die = больше кубиков не менять
ask-mark-spell = { NAME($who) }, какое заклинание запустит метка?
ask-unturn-card = { NAME($who) }, какую карту развернёте?
option-unturn-card = развернуть карту «{ NAME($card) }»
ask-heal-mark = { NAME($who) }, какую метку исцелите?
option-heal-mark = исцелить { NAME("mark", $discipline, case: "acc") }
option-heal-mark-note = { NAME($slot) }
option-no-heal = больше меток не исцелять
ask-placed-in-class = { NAME($who) }, какая карта первой ответит на размещение?

## Почему нельзя и при каком условии было бы можно.

refusal-no-threat = нет угрозы, чьи кубики можно было бы убрать
allowed-no-threat = перед броском на угрозу
refusal-use-unknown = у карты «{ NAME($card) }» нет известного требования, по которому её активируют
allowed-use-unknown = если бы её требование было известно
refusal-window-unknown = неизвестно, в какой ход активируют карту «{ NAME($card) }»
allowed-window-unknown = если бы символ её эффекта был известен
refusal-wrong-window = { $turn ->
    [learning] карту «{ NAME($card) }» активируют только в ход обучения
    [trial] карту «{ NAME($card) }» активируют только в ход испытания
   *[rest] карту «{ NAME($card) }» активируют только в ход отдыха
 }
allowed-wrong-window = { $turn ->
    [learning] в ход обучения
    [trial] в ход испытания
   *[rest] в ход отдыха
 }
refusal-cost-unknown = неизвестно, сколько стоит карта «{ NAME($card) }»
allowed-cost-unknown = если бы её стоимость была известна
refusal-cost-window-unknown = неизвестно, в какой ход платят за карту «{ NAME($card) }»
allowed-cost-window-unknown = если бы символ её стоимости был известен
refusal-not-paid-in-rest = за карту «{ NAME($card) }» нельзя платить в ход отдыха
allowed-not-paid-in-rest = в ход обучения или испытания
refusal-icon-unknown = неизвестно, есть ли значок запуска между картами «{ NAME($before) }» и «{ NAME($card) }»
allowed-icon-unknown = если бы их значки запуска были известны
refusal-no-icon = карты «{ NAME($before) }» и «{ NAME($card) }» не связаны значком запуска
allowed-no-icon = если бы значок на одной из них указывал на другую
refusal-not-prepared = карта «{ NAME($card) }» ещё не сварена и не призвана
allowed-not-prepared = если бы её стоимость была уже уплачена
refusal-mark-in-rest = { NAME("mark", $discipline) } в ход отдыха недоступна
allowed-mark-in-rest = в ход обучения или испытания
refusal-no-spell = в гримуаре нет заклинания, которое может запустить { NAME("mark", $discipline) }
allowed-no-spell = если бы такое заклинание было
refusal-nothing-turned = среди ваших карт нет повёрнутых
allowed-nothing-turned = если бы хоть одна карта была повёрнута
refusal-no-spell-card = карта «{ NAME($card) }» — не заклинание из гримуара
allowed-no-spell-card = с заклинанием из гримуара
refusal-other-spell-colour = { NAME("mark", $discipline) } запускает заклинания только своего цвета, а у карты «{ NAME($card) }» другой
allowed-other-spell-colour = с заклинанием этого цвета
refusal-not-in-trial = в ход испытания Плоды не исцеляют
allowed-not-in-trial = в ход обучения или отдыха
refusal-nothing-wounded = раненых меток нет
allowed-nothing-wounded = если бы хоть одна метка была ранена
refusal-not-wounded = { NAME("mark", $discipline) } не ранена
allowed-not-wounded = если бы она была ранена
refusal-spark-stays = кубик искры не перекрашивают
allowed-spark-stays = при чтении, по которому кубик искры можно перекрасить

## Эффекты и слова для каждой их точки.

program-use-card = Применение карты
program-use-card-of = Применение карты «{ NAME($card) }»
sentence-use-card-1 = Карту начинают применять.
sentence-use-card-2 = Оплатите её, если она не подготовлена и не запущена другой.
sentence-use-card-3 = Поверните или сбросьте карту, если она этого требует.
sentence-use-card-4 = Разыграйте угрозу, если карта её требует.
sentence-use-card-5 = Заклинание, считающее метки, можно усилить оранжевыми кубиками.
sentence-use-card-6 = Примените эффект карты.
sentence-use-card-7 = Карта применена полностью.
sentence-use-card-8 = Она может запустить одну другую карту.
sentence-use-card-9 = Применение окончено, а с первой картой — и вся цепочка.
program-prepare-card = Варка или призыв
program-prepare-card-of = Подготовка карты «{ NAME($card) }»
sentence-prepare-card-1 = Заплатите стоимость.
sentence-prepare-card-2 = Переложите карту неповёрнутой в инвентарь.
program-primagic-orange = Оранжевая примагия
sentence-primagic-orange-1 = Сбросьте оранжевый кубик: заклинание насчитает на две метки больше.
program-answer-discard = Ответ сбросом карты
program-answer-discard-of = Сброс карты «{ NAME($card) }»
sentence-answer-discard-1 = Сбросьте карту.
sentence-answer-discard-2 = Примените её эффект.
program-manipulate-reroll = Перебросить
sentence-manipulate-reroll-1 = Перебросьте свои кубики столько раз, сколько даёт карта.
program-manipulate-nudge = Подкрутить
sentence-manipulate-nudge-1 = Измените значения своих кубиков на 1 столько раз, сколько даёт карта.
program-manipulate-flip = Перевернуть
sentence-manipulate-flip-1 = Поверните свои кубики обратной гранью столько раз, сколько даёт карта.
program-manipulate-repaint = Перекрасить
sentence-manipulate-repaint-1 = Смените цвет своих кубиков столько раз, сколько даёт карта.
program-manipulate-set = Установить
sentence-manipulate-set-1 = Поверните свои кубики любой гранью столько раз, сколько даёт карта.
program-mark-launch = Метка: запустить заклинание
sentence-mark-launch-1 = Выберите заклинание цвета метки.
sentence-mark-launch-2 = Опустите метку.
sentence-mark-launch-3 = Запустите заклинание без оплаты.
program-mark-unturn = Метка: развернуть карту
sentence-mark-unturn-1 = Опустите метку и разверните карту.
program-gain-mark = Новая метка
sentence-gain-mark-1 = Положите метку заряженной в первую свободную ячейку её вида.
sentence-gain-mark-2 = Примените эффект отдыха над этой ячейкой.
program-heal-mark = Исцеление метки
sentence-heal-mark-1 = Переверните раненую метку здоровой стороной и зарядите её.
sentence-heal-mark-2 = Примените эффект отдыха над ней.
program-heal-chosen = Исцеление
sentence-heal-chosen-1 = Исцелите раненые метки по своему выбору, одну за другой.
program-heal-all = Исцеление всех ран
sentence-heal-all-1 = Исцелите все раненые метки слева направо.
program-fruit-heal = Плоды: исцелить
sentence-fruit-heal-1 = Выберите раненую метку.
sentence-fruit-heal-2 = Потратьте 2 Плода.
sentence-fruit-heal-3 = Исцелите эту метку.

## Что ещё происходит.

event-mark-stays = Метка остаётся на планшете до конца партии.
    .quiet = yes
event-mark-stays-charged = { NAME("mark", $discipline, case: "the") } и так заряжена.
    .quiet = yes
event-rest-gives-die = Ячейка даёт кубик цвета своей метки: { NAME($colour) }.
    .quiet = yes
event-permanent-off = Карта «{ NAME($card) }» повёрнута и ничего не добавляет.
event-chain-new-card = Карта «{ NAME($card) }» получена по ходу цепочки, но применить её можно.
event-chain-again = Карта «{ NAME($card) }» применяется в этой цепочке ещё раз и снова считается.
event-chain-keeps = Сброшенная карта цепочки всё равно считается. Звеньев: { $length }.
event-cost-waived = За карту «{ NAME($card) }» платить не нужно. Всё прочее остаётся в силе.
event-spell-stays = Заклинание остаётся в гримуаре повёрнутым.
    .quiet = yes
event-threat-laid = Чёрные кубики выложены. Забрать их никто не может: на них действуют только эффекты.
    .quiet = yes
refusal-not-brewed-now = по рецептам варят в ход обучения или эффектом отдыха
allowed-not-brewed-now = в ход обучения или когда варить позволит нить отдыха
event-temporary-counts = Временный кубик считается наравне с любым другим кубиком запаса.
    .quiet = yes
event-no-spark-mark = Класс даёт метку «{ NAME($discipline) }», но никогда не метку искры, какой бы кубик ни разместили.
    .quiet = yes
event-mark-colour = Цвет дисциплины «{ NAME($discipline) }» — { NAME($colour) }.
    .quiet = yes
event-used-in = { NAME($card) }: когда карту оплачивают и когда применяют — это разные вещи.
    .quiet = yes
event-marks-recharge = { NAME($seat) }: разряженные метки снова заряжаются.
    .quiet = yes
event-bone-of-rest = { NAME($seat) } получает костяной кубик, как при каждом отдыхе.
    .quiet = yes
event-pool-unlimited = { NAME($seat) }: теперь кубиков { $n }; запас ничем не ограничен.
    .quiet = yes
option-orange-alone = сбросить оранжевый кубик
refusal-orange-alone = оранжевые кубики лишь усиливают заклинание, которое считает метки, пока его применяют
allowed-orange-alone = во время применения такого заклинания
event-primagic = Это примагия: { NAME($seat) } обходится без карты.
    .quiet = yes
event-primagic-at-once = Примагия действует сразу.
    .quiet = yes
event-primagic-again = { NAME($seat) }: ещё есть { NAME($ingredient, $n) }, и это можно повторить: числа применений примагия не ограничивает.
    .quiet = yes
option-summon-there = призвать с рынка ({ NAME($market) }): { NAME($card) }
refusal-name-held = карта «{ NAME($card) }» уже есть в вашей игровой зоне
allowed-name-held = если бы карты с таким именем у вас не было
program-summon-market = Призыв с рынка
sentence-summon-market-1 = Выберите способ оплаты, если их несколько.
sentence-summon-market-2 = Оплатите стоимость.
sentence-summon-market-3 = Питомец переходит в инвентарь.
sentence-summon-market-4 = Рынок пополняется.
