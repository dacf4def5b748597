## Кубики. Кубик называют цветом и значением («оранжевая шестёрка»); чёрные — кубики угрозы.
## Падежи: nom, acc, gen, ins. Все значения женского рода, поэтому и цвета тоже.

face = { $case ->
    [acc] { $n ->
        [1] единицу
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
       *[6] шестёрку
     }
    [gen] { $n ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[6] шестёрки
     }
    [ins] { $n ->
        [1] единицей
        [2] двойкой
        [3] тройкой
        [4] четвёркой
        [5] пятёркой
       *[6] шестёркой
     }
   *[nom] { $n ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
       *[6] шестёрка
     }
 }
name-face-n = { face }
name-faces-n = { $n ->
    [1] единиц
    [2] двоек
    [3] троек
    [4] четвёрок
    [5] пятёрок
   *[6] шестёрок
 }
name-die-red-n = { $case ->
    [acc] красную
    [gen] красной
    [ins] красной
   *[nom] красная
 } { face }
name-die-orange-n = { $case ->
    [acc] оранжевую
    [gen] оранжевой
    [ins] оранжевой
   *[nom] оранжевая
 } { face }
name-die-yellow-n = { $case ->
    [acc] жёлтую
    [gen] жёлтой
    [ins] жёлтой
   *[nom] жёлтая
 } { face }
name-die-green-n = { $case ->
    [acc] зелёную
    [gen] зелёной
    [ins] зелёной
   *[nom] зелёная
 } { face }
name-die-blue-n = { $case ->
    [acc] синюю
    [gen] синей
    [ins] синей
   *[nom] синяя
 } { face }
name-die-violet-n = { $case ->
    [acc] фиолетовую
    [gen] фиолетовой
    [ins] фиолетовой
   *[nom] фиолетовая
 } { face }
name-die-bone-n = { $case ->
    [acc] костяную
    [gen] костяной
    [ins] костяной
   *[nom] костяная
 } { face }
name-die-spark-n = { face } искры
name-die-n = кубик { $n }
temporary-die = { $temporary ->
    [yes] {" "}(временный кубик)
   *[no] {""}
 }
threat-dice = { $n ->
    [one] { $n } кубик угрозы
    [few] { $n } кубика угрозы
   *[many] { $n } кубиков угрозы
 }

name-red = красный
name-orange = оранжевый
name-yellow = жёлтый
name-green = зелёный
name-blue = синий
name-violet = фиолетовый
name-bone = костяной

value-red-n = { NAME("die-red", $n) }
value-orange-n = { NAME("die-orange", $n) }
value-yellow-n = { NAME("die-yellow", $n) }
value-green-n = { NAME("die-green", $n) }
value-blue-n = { NAME("die-blue", $n) }
value-violet-n = { NAME("die-violet", $n) }
value-bone-n = { NAME("die-bone", $n) }
value-spark-n = { NAME("die-spark", $n) }

## Дисциплины, метки и их ячейки.

name-ruby = Рубин
name-amber = Янтарь
name-jasper = Яшма
name-emerald = Изумруд
name-sapphire = Сапфир
name-amethyst = Аметист
name-spark = Искра
mark = { $case ->
    [many] меток
    [acc] метку
    [gen] метки
    [ins] меткой
   *[nom] метка
 }
name-mark-ruby = { $case ->
    [many] рубиновых
    [acc] рубиновую
    [gen] рубиновой
    [ins] рубиновой
   *[nom] рубиновая
 } { mark }
name-mark-amber = { $case ->
    [many] янтарных
    [acc] янтарную
    [gen] янтарной
    [ins] янтарной
   *[nom] янтарная
 } { mark }
name-mark-jasper = { $case ->
    [many] яшмовых
    [acc] яшмовую
    [gen] яшмовой
    [ins] яшмовой
   *[nom] яшмовая
 } { mark }
name-mark-emerald = { $case ->
    [many] изумрудных
    [acc] изумрудную
    [gen] изумрудной
    [ins] изумрудной
   *[nom] изумрудная
 } { mark }
name-mark-sapphire = { $case ->
    [many] сапфировых
    [acc] сапфировую
    [gen] сапфировой
    [ins] сапфировой
   *[nom] сапфировая
 } { mark }
name-mark-amethyst = { $case ->
    [many] аметистовых
    [acc] аметистовую
    [gen] аметистовой
    [ins] аметистовой
   *[nom] аметистовая
 } { mark }
name-mark-spark = { mark } искры
name-discipline-n = ячейка дисциплины { $n }
name-spark-n = ячейка искры { $n }
value-charged = заряжена
value-discharged = разряжена
value-wounded = ранена

## Ингредиенты: без числа и с числом.

name-blood = { $case ->
    [gen] Крови
   *[nom] Кровь
 }
name-crystal = { $case ->
    [gen] Кристаллов
   *[nom] Кристаллы
 }
name-jewel = { $case ->
    [gen] Драгоценностей
   *[nom] Драгоценности
 }
name-fruit = { $case ->
    [gen] Плодов
   *[nom] Плоды
 }
name-trinket = { $case ->
    [gen] Безделушек
   *[nom] Безделушки
 }
name-arcana = { $case ->
    [gen] Арканы
   *[nom] Аркана
 }
name-blood-n = { $n ->
    [one] { $n } Кровь
    [few] { $n } Крови
   *[many] { $n } Крови
 }
name-crystal-n = { $n ->
    [one] { $n } Кристалл
    [few] { $n } Кристалла
   *[many] { $n } Кристаллов
 }
name-jewel-n = { $n ->
    [one] { $n } Драгоценность
    [few] { $n } Драгоценности
   *[many] { $n } Драгоценностей
 }
name-fruit-n = { $n ->
    [one] { $n } Плод
    [few] { $n } Плода
   *[many] { $n } Плодов
 }
name-trinket-n = { $n ->
    [one] { $n } { $case ->
        [acc] Безделушку
       *[nom] Безделушка
     }
    [few] { $n } Безделушки
   *[many] { $n } Безделушек
 }
name-arcana-n = { $n ->
    [one] { $n } { $case ->
        [acc] Аркану
       *[nom] Аркана
     }
    [few] { $n } Арканы
   *[many] { $n } Аркан
 }

## Карты и всё прочее, что убирает кубики угрозы.

name-primagic-yellow = жёлтая примагия
name-primagic-yellow-place = размещённый жёлтый кубик
value-ready = готова
value-turned = повёрнута
value-discarded = сброшена
value-turn = поворот
value-discard = сброс
value-condition = условие
value-permanent = постоянный эффект
value-learning = обучение
value-trial = испытание
value-rest = отдых

## Что происходит.

event-passed = { $program ->
    [threat] { NAME($seat) } больше ничего не применяет.
   *[other] { NAME($seat) } отказывается.
 }
event-used = { $kind ->
    [use-card] { NAME($seat) } применяет карту.
    [brew-card] { NAME($seat) } варит зелье.
    [summon-card] { NAME($seat) } призывает питомца.
    [launch-card] { NAME($seat) } запускает карту.
    [use-mark] { NAME($seat) } применяет метку.
    [use-crystal] { NAME($seat) } тратит Кристаллы, чтобы изменить кубик.
    [use-fruit] { NAME($seat) } тратит Плоды, чтобы исцелить рану.
    [discard-yellow] { NAME($seat) } защищается жёлтой примагией.
    [strengthen] { NAME($seat) } усиливает заклинание.
    [nudge-threat] { NAME($seat) } подкручивает кубик угрозы.
   *[other] { NAME($seat) }: { PROGRAM($program) }.
 }
event-reacted = { $program ->
    [prophecy-fulfilled] Сбылось пророчество.
    [answer-discard] { NAME($seat) } отвечает, сбрасывая карту.
   *[other] { $asked ->
        [yes] { NAME($seat) } отвечает картой «{ PROGRAM($program) }».
       *[no] Само собой срабатывает: «{ PROGRAM($program) }» ({ NAME($seat) }).
     }
 }
event-rolled = { $program ->
    [threat] { NAME($by) } бросает кубики угрозы: { $values }.
   *[other] { NAME($by) } бросает кубик: { $values }.
 }
event-threat-stated = Угроза: { $dice }.
    .quiet = yes
event-threat-prepared = { $dice ->
    [0] { NAME($seat) } не берёт ни одного кубика угрозы.
    [one] { NAME($seat) } берёт { $dice } кубик угрозы.
    [few] { NAME($seat) } берёт { $dice } кубика угрозы.
   *[many] { NAME($seat) } берёт { $dice } кубиков угрозы.
 }
event-threat-uncancellable = Эта угроза неотменяемая: сбросить её кубики нельзя.
event-threat-removed = { $by ->
    [solo] Против одинокого волшебника бросать некому; убрано кубиков угрозы: { $n }.
    [card] { $n ->
        [0] Карта не убирает ни одного кубика угрозы.
       *[other] Карта убирает { threat-dice }.
     }
    [primagic-yellow] Жёлтая примагия убирает { threat-dice }.
    [primagic-yellow-place] Размещённый жёлтый кубик убирает { threat-dice }.
   *[other] { $n ->
        [0] Карта «{ NAME($by) }» не убирает ни одного кубика угрозы.
       *[other] Карта «{ NAME($by) }» убирает { threat-dice }.
     }
 }
event-rift-acts = Теперь, в конце шага 1, действует «Разлом { $n }».
event-spark-counts = Кубик искры сходит за { NAME($colour) }.
event-marks-boosted = Палочка добавляет { NAME("mark", $discipline, case: "many") }: { $n }.
event-rift-spared = «Разлом» действует только при первом броске испытания и этот бросок не трогает.
event-nothing-rolled = Кубиков угрозы не осталось, бросать нечего.
event-threat-nudged = На кубике угрозы была { NAME("face", $was) }, стала { NAME("face", $value) }. Осталось подкруток: { $nudges }.
event-die-lost = Кубик угрозы { $value }: { NAME($seat) } теряет { NAME("die", $colour, $value, case: "acc") }.
event-mark-wounded = Кубик угрозы { $value }: { NAME($seat) } получает рану, и { NAME("mark", $discipline) } теперь ранена.
event-mark-flipped = { $was ->
    [charged] Раненую метку опускают и переворачивают, заряд потерян.
   *[discharged] Раненую метку переворачивают.
 }
    .quiet = yes
event-pool-spared = { NAME("face", $value) } в запасе есть, но в этот ход запас не учитывается ({ NAME($seat) }).
event-missed = Кубик угрозы { $value }: промах.
event-mortal-wound = Кубик угрозы { $value } находит только раненые метки: { NAME($seat) } получает смертельное ранение.
event-mortal-points = { NAME($seat) }, очки за смертельные ранения в конце игры: { $points }.
    .quiet = yes
event-mortal-again = Кубик угрозы { $value } находит только раненые метки, но второе смертельное ранение за ход не в счёт.
event-goes-on = Бросок на этом не кончается. Осталось разобрать кубиков угрозы: { $left }.
event-threat-resolved = Угроза разобрана. Потеряно кубиков: { $lost }; ранено меток: { $wounds }; промахов: { $misses }; { $mortal ->
    [yes] есть смертельное ранение.
   *[no] смертельного ранения нет.
 }
event-mortal-applies = Смертельное ранение вступает в силу.
event-mortal-ignored = { NAME($seat) } отводит действие смертельного ранения.
event-mortal-discarded = { NAME($seat) } сбрасывает карту смертельного ранения.
event-turn-over = { NAME($seat) }: ход окончен.
event-trial-gone = Испытание «{ NAME($trial) }» выбывает из игры.
event-trial-stays-passed = Испытание «{ NAME($trial) }» уже пройдено, таким и остаётся.
event-contract-stays = Контракт остаётся на месте.
event-no-blood = Ход окончен, поэтому Крови за Руины не будет ({ NAME($seat) }).
event-pool-discarded = { $n ->
    [0] Сбрасывать нечего: запас кубиков пуст ({ NAME($seat) }).
    [one] { NAME($seat) } сбрасывает весь запас: { $n } кубик.
    [few] { NAME($seat) } сбрасывает весь запас: { $n } кубика.
   *[many] { NAME($seat) } сбрасывает весь запас: { $n } кубиков.
 }
event-must-rest = { NAME($seat) }: следующий ход — обязательно отдых.
event-endured = Смертельного ранения от этого броска нет: задание выполнено ({ NAME($seat) }).
event-not-endured = Этот бросок нанёс смертельное ранение: задание не выполнено ({ NAME($seat) }).
event-card-turned = { NAME($seat) } поворачивает карту «{ NAME($card) }».
event-card-discarded = { NAME($seat) } сбрасывает карту «{ NAME($card) }».
event-gained = { $n ->
    [0] { NAME($seat) } не получает { NAME($ingredient, case: "gen") }.
   *[other] { NAME($seat) } получает { NAME($ingredient, $n, case: "acc") }; теперь всего { $total }.
 }
event-over-limit = Лишнее возвращается в общий запас: { NAME($ingredient, $n) }.
event-spent = { NAME($seat) } тратит { NAME($ingredient, $n, case: "acc") }.
event-die-discarded = { NAME($seat) } сбрасывает { NAME("die", $colour, $value, case: "acc") }.
event-die-set = { NAME($seat) } устанавливает { NAME("die", $was_colour, $was, case: "acc") } на { NAME("face", $value, case: "acc") }.
event-die-nudge = { NAME($seat) } подкручивает { NAME("die", $was_colour, $was, case: "acc") } до { NAME("face", $value, case: "gen") }.
event-die-flip = { NAME($seat) } переворачивает { NAME("die", $was_colour, $was, case: "acc") }: теперь это { NAME("face", $value) }.
event-die-reroll = { NAME($seat) } перебрасывает { NAME("die", $was_colour, $was, case: "acc") }: выпадает { NAME("face", $value) }.
event-die-repaint = { NAME($seat) } перекрашивает { NAME("die", $was_colour, $was, case: "acc") }: теперь это { NAME("die", $colour, $value) }.
event-mark-lowered = { NAME($seat) } опускает { NAME("mark", $discipline, case: "acc") } ради её эффекта.
event-pool-ignored = { NAME($seat) }: до конца хода угроза не учитывает кубики запаса.
event-nudges-owed = При следующем броске на угрозу в этот ход { NAME($seat) } может подкрутить кубики { $n ->
    [one] { $n } раз.
    [few] { $n } раза.
   *[many] { $n } раз.
 }

## О чём спрашивают.

ask-threat-prepare = { NAME($who) }, примените что-нибудь до броска?
ask-threat-values = { NAME($who) }, измените выпавшие значения?
ask-rift = { NAME($who) }, какой кубик заберёт «Разлом»?
ask-roller = { NAME($who) }, кто бросит кубики угрозы?
ask-threat-roll = { $dice ->
    [one] { NAME($by) } бросает { $dice } кубик угрозы.
    [few] { NAME($by) } бросает { $dice } кубика угрозы.
   *[many] { NAME($by) } бросает { $dice } кубиков угрозы.
 }
ask-own-reroll = { NAME($by) } бросает кубик заново.
ask-threat-order = { NAME($who) }, какой кубик угрозы разобрать следующим?
ask-lose-die = { NAME($who) }, какую из { NAME("faces", $value) } отдадите?
ask-wound-mark = { NAME($who) }, какая из меток со значением { $value } будет ранена?
ask-crystal-die = { NAME($who) }, какой кубик измените?
ask-mark-die = { NAME($who) }, какой кубик изменит метка?
ask-pick-face = { NAME($who) }, какой гранью повернуть кубик?
ask-pick-colour = { NAME($who) }, какого цвета будет кубик?
ask-misses = { NAME($who) }, какая карта первой ответит на промахи?
ask-mortal-window = { NAME($who) }, отведёте смертельное ранение?

## Что можно ответить.

option-threat-prepare-done = перейти к броску
option-threat-prepare-done-note = больше ничего не применять на шаге 1
option-threat-values-done = разобрать кубики как есть
option-threat-values-done-note = значения больше не менять
option-use-card = применить карту «{ NAME($card) }»
    .said = разыграть сыграть применять использовать использует использую
option-use-card-note = { $use ->
    [turn] карта будет повёрнута
    [discard] карта будет сброшена
    [condition] карта отвечает своему условию
    [permanent] карта действует всегда
    [on-gain] карта действует один раз, при получении
   *[other] что для этого нужно, напечатано на карте
 }
option-use-mark = { $effect ->
    [launch] запустить заклинание: { NAME("mark", $discipline) }
    [unturn] развернуть карту: { NAME("mark", $discipline) }
    [repaint] перекрасить костяной кубик: { NAME("mark", $discipline) }
   *[set] установить кубик: { NAME("mark", $discipline) }
 }
option-use-mark-note = { NAME($slot) }; метка опустится
option-use-crystal = { $how ->
    [reroll] перебросить свой кубик
    [nudge] подкрутить свой кубик
    [flip] перевернуть свой кубик
   *[repaint] перекрасить свой кубик
 }
option-use-crystal-note = за { NAME("crystal", $price, case: "acc") }
option-discard-yellow = сбросить { NAME("die", $colour, $value, case: "acc") }{ temporary-die } и убрать кубик угрозы
option-discard-yellow-note = жёлтая примагия
option-nudge-threat = { $change ->
    [1] подкрутить { NAME("face", $value, case: "acc") } угрозы вверх
   *[-1] подкрутить { NAME("face", $value, case: "acc") } угрозы вниз
 }
option-nudge-threat-note = { $to ->
    [0] такой грани нет
    [7] такой грани нет
   *[other] станет { NAME("face", $to) }
 }
option-roller = бросает { NAME($seat) }
option-rift-die = отдать { NAME("die", $colour, $value, case: "acc") }{ temporary-die }
option-next-die = разобрать { NAME("face", $value, case: "acc") }
option-lose-die = сбросить { NAME("die", $colour, $value, case: "acc") }{ temporary-die }
option-wound-mark = ранить { NAME("mark", $discipline, case: "acc") }
option-wound-mark-note = { NAME($slot) }; { $condition ->
    [charged] пока заряжена
   *[discharged] пока разряжена
 }
option-wound-instead = сберечь кубики и ранить { NAME("mark", $discipline, case: "acc") }
option-wound-instead-note = { NAME($slot) }, значение { $value }
option-pick-die = { NAME("die", $colour, $value) }{ temporary-die }
option-pick-face = { NAME("face", $value) }
option-pick-colour = { NAME($colour) }

## Почему нельзя и при каком условии было бы можно.

refusal-die-first = в запасе есть { NAMES($pool, of: "die") }
allowed-die-first = если бы в запасе не было ни одной { NAME("face", $value, case: "gen") }
refusal-other-value = значение метки { $has }, а на кубике угрозы { $value }
allowed-other-value = если бы значение её ячейки было { $value }
refusal-only-values = кубики брошены, теперь можно менять только их значения
allowed-only-values = на шаге 1, до броска
refusal-no-effects = результаты уже распределяют
allowed-no-effects = на одном из прежних шагов броска
refusal-before-roll = этот эффект сбрасывает кубики угрозы, а они уже брошены
allowed-before-roll = на шаге 1, до броска
refusal-not-rolled = кубики угрозы ещё не брошены
allowed-not-rolled = на шаге 2, после броска
refusal-no-such-face = { $value ->
    [6] шестёрку нельзя подкрутить вверх
   *[1] единицу нельзя подкрутить вниз
 }
allowed-no-such-face = в другую сторону
refusal-no-nudges = подкруток не осталось
allowed-no-nudges = если бы карта дала подкрутки на этот бросок
refusal-nudged-already = каждый кубик угрозы со значением { $value } уже подкручен
allowed-nudged-already = при чтении, по которому обе подкрутки можно потратить на один кубик
refusal-uncancellable = эта угроза неотменяемая
allowed-uncancellable = против угрозы, которую можно отменить
refusal-no-threat-left = кубиков угрозы не осталось, сбрасывать нечего
allowed-no-threat-left = если бы остался хоть один кубик угрозы
refusal-permanent = карта «{ NAME($card) }» действует всегда, её не активируют
allowed-permanent = с картой, которую активируют
refusal-condition = карта «{ NAME($card) }» только отвечает своему условию
allowed-condition = когда наступит её условие
refusal-turned = карта «{ NAME($card) }» повёрнута
allowed-turned = если бы карта была развёрнута
refusal-not-in-rest = у карты «{ NAME($card) }» нет символа отдыха, а идёт ход отдыха
allowed-not-in-rest = в ход обучения или испытания
refusal-primagic-in-rest = идёт ход отдыха, а из примагии при нём доступно лишь исцеление
allowed-primagic-in-rest = в ход обучения или испытания
refusal-wrong-turn = { $turn ->
    [learning] стоимость карты «{ NAME($card) }» платят только в ход обучения
   *[trial] стоимость карты «{ NAME($card) }» платят только в ход испытания
 }
allowed-wrong-turn = { $turn ->
    [learning] в ход обучения
   *[trial] в ход испытания
 }
refusal-no-threat-roll = кубики угрозы сейчас не бросают
allowed-no-threat-roll = перед броском кубиков угрозы
refusal-lacking = требуется { NAME($ingredient, $n) }, а есть { $held }
allowed-lacking = если бы ингредиентов хватало: { NAME($ingredient, $n) }
refusal-not-charged = { $condition ->
    [wounded] { NAME("mark", $discipline) } ранена
   *[discharged] { NAME("mark", $discipline) } разряжена
 }
allowed-not-charged = если бы метка была заряжена
refusal-no-die = в запасе нет кубика, который может изменить { NAME("mark", $discipline) }
allowed-no-die = если бы такой кубик был
refusal-no-own-die = запас кубиков пуст
allowed-no-own-die = если бы в запасе был кубик
refusal-not-bone = { NAME("mark", $discipline) } перекрашивает только костяные кубики
allowed-not-bone = с костяным кубиком
refusal-other-colour = { NAME("mark", $discipline) } меняет кубики только своего цвета
allowed-other-colour = с кубиком этого цвета

## Эффекты и слова для каждой их точки.

program-threat = Угроза
program-threat-of = Угроза { $dice }
sentence-threat-1 = Подготовьте кубики угрозы.
sentence-threat-2 = Их бросает другой игрок.
sentence-threat-3 = Разберите результаты по одному кубику.
sentence-threat-4 = Если бросок дал смертельное ранение, оно вступает в силу сейчас.
program-threat-die = Кубик угрозы
program-threat-die-of = Кубик угрозы { $value }
sentence-threat-die-1 = Если в запасе есть кубик с этим значением, сбросьте один такой.
sentence-threat-die-2 = Если нет — раньте ещё не раненую метку с этим значением.
sentence-threat-die-3 = Если такие метки уже ранены — смертельное ранение.
sentence-threat-die-4 = Во всех остальных случаях кубик промахивается.
sentence-mortal-wound-1 = Когда бросок закончен, смертельное ранение вступает в силу.
sentence-mortal-wound-2 = Ход окончен, а с ним и всё начатое.
sentence-mortal-wound-3 = Сбросьте все кубики запаса.
sentence-mortal-wound-4 = Следующий ход — обязательно отдых.
program-trial = Испытание
program-contract = Контракт
sentence-ruins-1 = Разыграйте угрозу из одного кубика.
sentence-ruins-2 = Получите 2 Крови.
program-endure = Выдержать угрозу
program-endure-of = Выдержать угрозу { $dice }
sentence-endure-1 = Разыграйте угрозу задания.
sentence-endure-2 = Без смертельного ранения задание выполнено.
program-counterstrike = Ответный удар
program-counterstrike-of = Ответный удар { $dice }
sentence-counterstrike-1 = Разыграйте угрозу награды.
program-primagic-yellow = Жёлтая примагия
sentence-primagic-yellow-1 = Сбросьте жёлтый кубик и уберите кубик угрозы.
program-crystal-reroll = Кристаллы: перебросить
sentence-crystal-reroll-1 = Потратьте 1 Кристалл и бросьте свой кубик заново.
program-crystal-nudge = Кристаллы: подкрутить
sentence-crystal-nudge-1 = Потратьте 2 Кристалла и измените значение своего кубика на 1.
program-crystal-flip = Кристаллы: перевернуть
sentence-crystal-flip-1 = Потратьте 2 Кристалла и поверните свой кубик обратной гранью.
program-crystal-repaint = Кристаллы: перекрасить
sentence-crystal-repaint-1 = Потратьте 3 Кристалла и смените цвет своего кубика.
program-mark-set = Метка: установить кубик
sentence-mark-set-1 = Опустите метку и поверните кубик её цвета любой гранью.
program-mark-repaint = Метка: перекрасить костяной
sentence-mark-repaint-1 = Опустите метку и перекрасьте костяной кубик в её цвет.
program-nudge-threat = Подкрутка угрозы
sentence-nudge-threat-1 = Измените значение брошенного кубика угрозы на 1.
sentence-silverweed-1 = До броска уберите 2 кубика угрозы.
sentence-ward-rift-1 = До броска уберите по кубику угрозы за каждую яшмовую метку.
sentence-invisibility-1 = До броска потратьте 1 Аркану и уберите все кубики угрозы.
sentence-vulnerability-1 = До конца хода угроза не учитывает кубики вашего запаса.
sentence-invisibility-cloak-1 = Дважды подкрутите кубики следующего броска на угрозу.
sentence-ichor-1 = Получите 2 Крови.
sentence-bat-1 = Получите по 1 Крови за каждый промах кубика угрозы.
sentence-phylactery-1 = Не применяйте действие смертельного ранения.
sentence-phylactery-2 = Сбросьте его карту.

## Факты, которые можно предсказывать и проверять.

fact-seat-dice = { NAME($seat) }: кубиков в запасе
fact-seat-pool = { NAME($seat) }: запас
fact-seat-wounds = { NAME($seat) }: раненых меток
fact-seat-mortal-wounds = { NAME($seat) }: смертельных ранений
fact-seat-points = { NAME($seat) }: очки за смертельные ранения
fact-seat-must-rest = { NAME($seat) }: следующий ход — отдых
fact-seat-card = { NAME($seat) }: карта «{ NAME($id) }»
fact-seat-piece = { NAME($seat) }: { NAME($id) }
fact-turn-over = Ход окончен
fact-turn-mortal = В этот ход получено смертельное ранение
fact-threat-dice = Брошено кубиков угрозы
fact-threat-prepared = Подготовлено кубиков угрозы
fact-threat-lost = Потеряно кубиков из-за этой угрозы
fact-threat-wounds = Ранено меток этой угрозой
fact-threat-misses = Промахов этой угрозы
fact-threat-mortal = Эта угроза дала смертельное ранение
fact-last-dice = Прошлая угроза: брошено кубиков
fact-last-prepared = Прошлая угроза: подготовлено кубиков
fact-last-lost = Прошлая угроза: потеряно кубиков
fact-last-wounds = Прошлая угроза: ранено меток
fact-last-misses = Прошлая угроза: промахов
fact-last-mortal = Прошлая угроза: смертельное ранение
fact-trial-gone = Испытание выбыло из игры
