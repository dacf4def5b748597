## Места: классы, их секции, рынки и колоды.

name-class-ruby = класс «{ NAME("ruby") }»
name-class-amber = класс «{ NAME("amber") }»
name-class-jasper = класс «{ NAME("jasper") }»
name-class-emerald = класс «{ NAME("emerald") }»
name-class-sapphire = класс «{ NAME("sapphire") }»
name-class-amethyst = класс «{ NAME("amethyst") }»
name-mark-of = { NAME("class", $of) }, секция метки
name-card-of = { NAME("class", $of) }, секция карты
name-die-of = { NAME("class", $of) }, секция кубика
market-noun = { $case ->
    [gen] рынка
   *[nom] рынок
 }
name-market-brewery = { market-noun } Зельеварни
name-market-shop = { market-noun } Лавки
name-market-ruby = { market-noun } класса «{ NAME("ruby") }»
name-market-amber = { market-noun } класса «{ NAME("amber") }»
name-market-jasper = { market-noun } класса «{ NAME("jasper") }»
name-market-emerald = { market-noun } класса «{ NAME("emerald") }»
name-market-sapphire = { market-noun } класса «{ NAME("sapphire") }»
name-market-amethyst = { market-noun } класса «{ NAME("amethyst") }»
deck-noun = { $case ->
    [acc] колоду
    [gen] колоды
   *[nom] колода
 }
name-deck-ruby = { $case ->
    [acc] рубиновую
    [gen] рубиновой
   *[nom] рубиновая
 } { deck-noun }
name-deck-amber = { $case ->
    [acc] янтарную
    [gen] янтарной
   *[nom] янтарная
 } { deck-noun }
name-deck-jasper = { $case ->
    [acc] яшмовую
    [gen] яшмовой
   *[nom] яшмовая
 } { deck-noun }
name-deck-emerald = { $case ->
    [acc] изумрудную
    [gen] изумрудной
   *[nom] изумрудная
 } { deck-noun }
name-deck-sapphire = { $case ->
    [acc] сапфировую
    [gen] сапфировой
   *[nom] сапфировая
 } { deck-noun }
name-deck-amethyst = { $case ->
    [acc] аметистовую
    [gen] аметистовой
   *[nom] аметистовая
 } { deck-noun }
name-deck-potion = { deck-noun } зелий
name-deck-artifact = { deck-noun } артефактов
name-deck-contract = { deck-noun } контрактов
name-deck-fate = { deck-noun } Судьбы
name-slot-conductor = Проводник
name-slot-pendant = Кулон
name-slot-mantle = Мантия
name-slot-ring = Кольцо

## Размещение кубиков.

event-placed = { $slot ->
    [beside] { NAME($seat) } размещает { NAME("die", $colour, $value, case: "acc") } рядом с ячейками: { NAME($section) }.
   *[other] { NAME($seat) } размещает { NAME("die", $colour, $value, case: "acc") }: { NAME($section) }.
 } Осталось размещений: { $left }.
event-in-area = Кубик лежит { $area ->
    [city] в Городе
    [wild] в Диких Землях
   *[school] в Школе
 }.
    .quiet = yes
event-die-nobodys = Размещённый кубик теперь ничей.
    .quiet = yes
event-spark-placed-as = Кубик искры сходит за { NAME($colour) }.
event-needs-no-slot = Этому размещению ячейка не нужна.
event-knocked-out = { $to ->
    [none] Выбит кубик: { NAME("die", $colour, $was) }. Он уходит в общий запас.
   *[other] Выбит кубик: { NAME("die", $colour, $was) }. Он возвращается тому, кто его поставил: { NAME($to) }.
 }
event-placed-discarded = Сброшен размещённый кубик: { NAME("die", $colour, $was) }, { NAME($section) }.
event-section-applied = { NAME($seat) } применяет эффект: { NAME($section) }.
event-section-unused = { NAME($seat) } не применяет эффект: { NAME($section) }.
event-another-effect = { NAME($seat) } может применить ещё один эффект этого класса.
event-die-brings = Размещённый { $colour ->
    [green] зелёный
   *[violet] фиолетовый
 } кубик приносит кубик ресурсов.
event-green-together = Зелёный кубик добавляет к кубику ресурсов Леса ещё один, и бросают их разом.
event-first-turn-extra = Дополнительные размещения можно делать и в первый ход.
    .quiet = yes

ask-learning = { NAME($who) }, что сделаете в ход обучения?
ask-placement = { NAME($who) }, что сделаете внутри этого размещения?
ask-counts-as = { NAME($who) }, за какой кубик сойдёт кубик искры?
ask-placed-die = { NAME($who) }, какой размещённый кубик сбросите?

option-learning-done = закончить ход
option-learning-done-note = больше ничего не размещать и не применять в этот ход
option-placement-done = закончить размещение
option-place-die = разместить { NAME("die", $colour, $value, case: "acc") }: { NAME($section) }
option-place-die-note = ячейка { $slot }{ $temporary ->
    [yes] {"; "}временный кубик
   *[no] {""}
 }
option-place-beside = разместить { NAME("die", $colour, $value, case: "acc") } рядом с ячейками: { NAME($section) }
option-place-beside-note = за { NAME("arcana", 1, case: "acc") }
option-place-free = разместить { NAME("die", $colour, $value, case: "acc") } рядом с ячейками: { NAME($section) }
option-place-free-note = этому размещению ячейка не нужна
option-place-knock = разместить { NAME("die", $colour, $value, case: "acc") } и выбить { NAME("die", $was_colour, $was, case: "acc") }: { NAME($section) }
option-place-knock-note = красная примагия; это одно из размещений
option-place-section = разместить кубик: { NAME($section) }
    .said = поставить положить ставить ставит
option-beside-section = разместить кубик рядом с ячейками: { NAME($section) }
option-place-class = разместить кубик: { NAME("class", $discipline) }
option-place-any = разместить кубик
option-knock-die = выбить красным кубиком { NAME("die", $was_colour, $was, case: "acc") }: { NAME($section) }
option-counts-as = { $colour ->
    [spark] только за кубик искры
   *[other] за { NAME($colour) }
 }
option-apply-section = применить эффект: { NAME($section) }
option-roll-for-die = бросить кубик ресурсов за { $colour ->
    [green] зелёный
   *[violet] фиолетовый
 } кубик
option-bind = зарезервировать контракт за { NAME("blood", 1) }
option-bind-note = примагия Крови, один раз за размещение в Городе
option-discard-red = сбросить { NAME("die", $colour, $value, case: "acc") }, чтобы сбросить размещённый кубик
option-discard-red-note = красная примагия
option-placed-die = { NAME("die", $colour, $value) }: { NAME($section) }
option-hurry = сделать дополнительное размещение
option-hurry-note = за { NAME("trinket", 1, case: "acc") }, один раз за ход
option-clear-slot = сбросить артефакт «{ NAME($card) }»
option-clear-slot-note = освободится ячейка экипировки

refusal-no-placements = размещений не осталось
allowed-no-placements = если бы эффект дал дополнительное размещение
refusal-only-beside = оставшееся размещение делают без ячейки
allowed-only-beside = рядом с ячейками
refusal-slots-unknown = источники не говорят, какие здесь ячейки: { NAME($section) }
allowed-slots-unknown = в игре, где они заданы
refusal-slot-players = одна из ячеек доступна, если игроков не меньше { $n }, а вас { $players }
allowed-slot-players = при числе игроков { $n }
refusal-slot-taken = одна из ячеек уже занята кубиком
allowed-slot-taken = если бы эта ячейка была свободна
refusal-slot-condition = ячейка принимает { $value ->
    [0] { $colour ->
        [any] любой кубик
        [spark] только кубик искры
       *[other] только { NAME($colour) } кубик
     }
   *[other] { $colour ->
        [any] только { NAME("face", $value, case: "acc") }
       *[other] только { NAME("die", $colour, $value, case: "acc") }
     }
 }, а в запасе подходящего нет
allowed-slot-condition = если бы такой кубик был
refusal-mark-slots-full = все восемь ячеек дисциплин на планшете заняты, и платить нечего
allowed-mark-slots-full = если бы одна из ячеек была пуста
refusal-class-not-in-play = в этой партии нет такого класса: { NAME($discipline) }
allowed-class-not-in-play = в партии с этим классом
refusal-not-lower = значение размещённого кубика { $was }, это не меньше, чем { $value } на вашем красном
allowed-not-lower = если бы значение красного было больше { $was }
refusal-lies-beside = кубик стоит рядом с ячейками
allowed-lies-beside = если бы он стоял в ячейке
refusal-place-in-learning = кубики размещают только в ход обучения
allowed-place-in-learning = в ход обучения
refusal-primagic-of-learning = идёт ход испытания, а эта примагия действует только в ход обучения
allowed-primagic-of-learning = в ход обучения
refusal-nothing-placed = ни в одной локации нет кубиков
allowed-nothing-placed = если бы в какой-нибудь локации был кубик
refusal-hurried-already = Безделушку за размещение в этот ход уже отдали
allowed-hurried-already = в следующий ход обучения
refusal-bind-in-city = контракт резервируют за Кровь только во время размещения в Городе
allowed-bind-in-city = когда кубик окажется в локации Города
refusal-bound-already = за это размещение Кровь уже отдали
allowed-bound-already = при другом размещении в Городе
refusal-rolled-together = в Лесу этот кубик бросают вместе с кубиком самой локации
allowed-rolled-together = при применении эффекта Леса

## Эффекты локаций.

event-resource-rolled = { $faces_count ->
    [1] { NAME($seat) } бросает кубик ресурсов: { NAMES($faces) }.
    [one] { NAME($seat) } бросает разом { $faces_count } кубик ресурсов: { NAMES($faces) }.
    [few] { NAME($seat) } бросает разом { $faces_count } кубика ресурсов: { NAMES($faces) }.
   *[many] { NAME($seat) } бросает разом { $faces_count } кубиков ресурсов: { NAMES($faces) }.
 }
event-resource-unknown = Источники не называют граней кубика ресурсов, поэтому бросить его нельзя.
event-exchanged = { NAME($seat) } меняет { NAME($give, $lot, case: "acc") } на { NAME($get, $n, case: "acc") }.
event-contract-attempted = { $reserved ->
    [yes] { NAME($seat) } берётся за контракт «{ NAME($contract) }» из резерва.
   *[no] { NAME($seat) } берётся за контракт «{ NAME($contract) }».
 }
event-bound-and-attempted = Связать контракт и взяться за контракт можно за один визит.
    .quiet = yes
event-bought = { NAME($seat) } покупает карту «{ NAME($card) }».
event-price-lowered = Синий кубик снижает цену на { NAME($ingredient, $n, case: "acc") }.
event-discount-used = Это скидка на весь визит: она действует на общую сумму.
    .quiet = yes

ask-resource-roll = { $dice ->
    [1] { NAME($seat) } бросает кубик ресурсов.
    [one] { NAME($seat) } бросает { $dice } кубик ресурсов.
    [few] { NAME($seat) } бросает { $dice } кубика ресурсов.
   *[many] { NAME($seat) } бросает { $dice } кубиков ресурсов.
 }
ask-exchange = { NAME($who) }, что обменяете?
ask-contract = { NAME($who) }, за какой контракт возьмётесь?
ask-buy = { NAME($who) }, что купите?
ask-discount = { NAME($who) }, какой ингредиент синий кубик снимет с цены?

option-exchange-done = больше ничего не менять
option-exchange-lot = обменять { NAME($give, $lot, case: "acc") } на { NAME($get, $n, case: "acc") }
option-exchange-other = обменять { $give ->
    [arcana] Аркану
   *[blood] Кровь
 }
option-attempt-contract = взяться за контракт «{ NAME($contract) }»
option-attempt-contract-note = { $reserved ->
    [yes] из своего резерва
   *[no] из открытого ряда
 }
option-attempt-foreign = взяться за контракт из чужого резерва: { NAME($seat) }
option-buy-done = больше ничего не покупать
option-buy-card = купить карту «{ NAME($card) }»
option-buy-top = купить верхнюю карту колоды ({ NAME($market) })
option-discount = снять { NAME($ingredient, 1, case: "acc") }

refusal-no-lot = один набор — { NAME($ingredient, $n) }, а есть { $held }
allowed-no-lot = если бы хватало на целый набор: { NAME($ingredient, $n) }
refusal-not-traded = { $ingredient ->
    [arcana] Аркану не продают, не меняют и не дарят
   *[blood] Кровь на базаре не меняют
 }
allowed-not-traded = с Плодами, Кристаллами, Драгоценностями или Безделушками
refusal-nothing-to-exchange = нет ни одного целого набора для обмена
allowed-nothing-to-exchange = если бы было 4 Плода, 3 Кристалла, 2 Драгоценности или 1 Безделушка
refusal-nothing-to-buy = купить здесь ничего не удастся
allowed-nothing-to-buy = если бы на рынке была карта вам по средствам
refusal-no-contract = нет контракта, за который можно взяться
allowed-no-contract = если бы такой контракт был в ряду или у вас в резерве
refusal-contract-unknown = источники не говорят, чего требует и что даёт «{ NAME($contract) }»
allowed-contract-unknown = в игре, где это задано
refusal-not-yours = он в чужом резерве: { NAME($seat) }
allowed-not-yours = если бы он был в вашем резерве
refusal-price-unknown = источники не называют цены карты «{ NAME($card) }»
allowed-price-unknown = в игре, где она задана
refusal-open-only = продаются только открытые карты рынка
allowed-open-only = если бы карта лежала на рынке открытой
refusal-resource-unknown = источники не называют граней кубика ресурсов
allowed-resource-unknown = в игре, где они заданы
refusal-arcana-unknown = источники не говорят, сколько Арканы указано здесь: { NAME($slot) }
allowed-arcana-unknown = в игре, где это задано
refusal-no-mark-left = в запасе не осталось { NAME("mark", $discipline, case: "many") }
allowed-no-mark-left = если бы такая метка была в запасе
refusal-no-card-to-gain = здесь нет карты, которую вы могли бы получить
allowed-no-card-to-gain = если бы здесь была карта, которой у вас нет

## Получение карт.

event-card-gained = { NAME($seat) } получает карту «{ NAME($card) }».
event-card-lies = Карту «{ NAME($card) }» кладут { $zone ->
    [grimoire] в гримуар
    [inventory] в инвентарь, она готова к применению
    [equipment] в её ячейку экипировки
   *[experience] в зону опыта
 }.
event-artifact-ready = { $use ->
    [permanent] Карта «{ NAME($card) }» отныне действует.
    [condition] Карта «{ NAME($card) }» отныне отвечает своему условию.
    [turn] Карта «{ NAME($card) }» готова к активации.
    [discard] Карта «{ NAME($card) }» готова к активации.
   *[other] Карта «{ NAME($card) }» экипирована; как её применяют, источники не говорят.
 }
event-slot-filled = Карта «{ NAME($card) }» занимает ячейку экипировки «{ NAME("slot", $slot) }», второй артефакт там не поместится.
    .quiet = yes
event-slot-unknown = Ячейку экипировки карты «{ NAME($card) }» источники не называют, поэтому она ничего не вытесняет.
event-name-repeated = Карта с названием «{ NAME($card) }» у вас уже есть ({ NAME($seat) }): вытянутую кладут под колоду и тянут другую.
event-no-card = Карты, которую можно получить, нет ({ NAME($seat) }).
event-market-card = { NAME("market", $market) }: открыта карта «{ NAME($card) }».
event-market-short = { NAME("market", $market) }: колода кончилась, открытых карт осталось { $n }.
event-market-cleared = { NAME($seat) } обновляет { NAME("market", $market) }; сброшено: { $cards_count ->
    [0] ничего
   *[other] { NAMES($cards) }
 }.
event-put-under = { $n ->
    [one] { $n } карта уходит под { NAME("deck", $deck, case: "acc") }.
    [few] { $n } карты уходят под { NAME("deck", $deck, case: "acc") } в случайном порядке.
   *[many] { $n } карт уходят под { NAME("deck", $deck, case: "acc") } в случайном порядке.
 }

ask-gain-card = { NAME($who) }, какую карту получите?
ask-full-slot = { NAME($who) }, какой артефакт сбросите?
ask-put-under = { NAME($who) }, какая карта следующей уйдёт под колоду?

option-take-card = «{ NAME($card) }»
option-take-card-note = открыта: { NAME("market", $market) }
option-take-top = верхняя карта { NAME("deck", $deck, case: "gen") }
option-take-top-note = случайная
option-discard-artifact = сбросить артефакт «{ NAME($card) }»
option-discard-artifact-note = { $which ->
    [old] экипированный
   *[new] только что полученный
 }
option-put-under = «{ NAME($card) }»
option-put-under-note = следующая окажется под ней
option-refresh-market = обновить { NAME("market", $market) }
option-refresh-market-note = за { NAME("jewel", 1) }
option-refresh-row = обновить ряд контрактов

refusal-name-owned = карта с названием «{ NAME($card) }» уже есть в вашей игровой зоне
allowed-name-owned = если бы её не было
refusal-deck-empty = { NAME("deck", $deck) } пуста
allowed-deck-empty = если бы в ней была карта
refusal-no-artifacts-here = в классах артефактов не дают
allowed-no-artifacts-here = в Лавке или как награда
refusal-row-no-market = ряд контрактов не рынок
allowed-row-no-market = с рынком Зельеварни, Лавки или класса

## Резервирование.

event-binds = { NAME($seat) } связывает Кровью: можно зарезервировать контракт.
event-looked-at = { $n ->
    [1] { NAME($seat) } смотрит верхний контракт колоды; больше его никто не видит.
    [one] { NAME($seat) } смотрит { $n } верхний контракт колоды; больше их никто не видит.
    [few] { NAME($seat) } смотрит { $n } верхних контракта колоды; больше их никто не видит.
   *[many] { NAME($seat) } смотрит { $n } верхних контрактов колоды; больше их никто не видит.
 }
event-kept-none = { NAME($seat) } не оставляет ни одного.
event-reserved-secretly = { NAME($seat) } резервирует один из них взакрытую.
event-contract-reserved = { NAME($seat) } резервирует контракт «{ NAME($contract) }».
event-reserve-unlimited = { NAME($seat) }: контрактов в резерве теперь { $n }, их число не ограничено.
    .quiet = yes
event-contract-opened = Ряд сдвинут вправо, слева открыт контракт «{ NAME($contract) }».
event-contract-discarded = Крайний правый контракт, «{ NAME($contract) }», уходит под колоду.
event-row-short = Колода контрактов кончилась, в ряду контрактов: { $n }.
event-trial-reserved = { NAME($seat) } резервирует испытание «{ NAME($trial) }».
event-trial-reserved-secretly = Верхняя карта колоды Судьбы — испытание: { NAME($seat) } резервирует её взакрытую.
event-trials-unlimited = По книге правил в резерве может быть сколько угодно испытаний, теперь их { $n } ({ NAME($seat) }).
event-trial-returned = Испытание «{ NAME($trial) }» возвращается в ряд: в резерве может быть лишь одно.
event-reserve-full = В резерве уже есть «{ NAME($trial) }», а больше одного испытания там не бывает ({ NAME($seat) }).
event-no-trial-on-top = Верхняя карта колоды Судьбы не подходит для резерва и остаётся на месте ({ NAME($seat) }).

ask-contract-source = { NAME($who) }, какой контракт зарезервируете?
ask-looked-at = С верха колоды берут контракты.
ask-keep-contract = { NAME($who) }, какой контракт оставите себе?
ask-trial-source = { NAME($who) }, какое испытание зарезервируете?

option-reserve-open = «{ NAME($contract) }»
option-reserve-open-note = из открытого ряда
option-look-at-contracts = { $n ->
    [one] посмотреть { $n } верхний контракт колоды
    [few] посмотреть { $n } верхних контракта колоды
   *[many] посмотреть { $n } верхних контрактов колоды
 }
option-look-at-contracts-note = можно оставить один или ни одного; больше их никто не увидит
option-reserve-none = ничего не резервировать
option-keep-contract = оставить «{ NAME($contract) }»
option-keep-none = не оставлять ни одного
option-reserve-trial = «{ NAME($trial) }»
option-reserve-top = верхняя карта колоды Судьбы
option-reserve-top-note = если это испытание

## Эффекты и слова для каждой их точки.

program-learning = Ход обучения
sentence-learning-1 = Размещайте кубики; до, между и после применяйте любые эффекты.
program-placement = Размещение
sentence-placement-1 = Кубик искры сходит за один цвет.
sentence-placement-2 = Кубик уходит из запаса и лежит в секции.
sentence-placement-3 = Примените эффект секции, а до и после него — любые другие.
sentence-placement-4 = При одном из прочтений эффект применяют, даже если он не нужен.
sentence-placement-5 = Размещение окончено.
program-apply-section = Эффект секции
sentence-apply-section-1 = Эффект секции применяется.
sentence-apply-section-2 = Происходит то, что в нём сказано.
program-primagic-resource = Кубик ресурсов за размещённый кубик
sentence-primagic-resource-1 = Размещённый зелёный или фиолетовый кубик приносит кубик ресурсов.
sentence-primagic-resource-2 = Бросьте его и возьмите то, что на нём выпало.
program-other-effect = Ещё один эффект
sentence-other-effect-1 = Можно применить ещё один, другой эффект этого класса.
program-primagic-red = Красная примагия
sentence-primagic-red-1 = За сброшенный красный кубик сбросьте любой размещённый.
program-primagic-trinket = Примагия Безделушек
sentence-primagic-trinket-1 = Отдайте 1 Безделушку.
sentence-primagic-trinket-2 = Сделайте ещё одно размещение, раз за ход.
program-discard-artifact = Сброс артефакта
sentence-discard-artifact-1 = Сбросьте один из своих артефактов.
sentence-forest-1 = Бросьте один кубик ресурсов, а за зелёный кубик — сразу два.
sentence-forest-2 = Возьмите всё, что на них выпало.
sentence-sanctuary-1 = Отдайте 1 Кровь.
sentence-sanctuary-2 = Получите кубик искры.
sentence-guild-1 = Выберите контракт из ряда или из своего резерва.
sentence-guild-2 = Попытка начинается.
sentence-guild-3 = Пройдите шаги контракта.
program-class-mark = Класс: метка и карта
sentence-class-mark-1 = Заплатите Аркану, указанную в ближайшей пустой ячейке, и получите туда метку.
sentence-class-mark-2 = Возьмите карту этой дисциплины.
program-class-card = Класс: карта
sentence-class-card-1 = Возьмите карту этой дисциплины.
program-class-die = Класс: кубик
sentence-class-die-1 = Возьмите кубик цвета этого класса.
program-exchange = Обмен
sentence-exchange-1 = Меняйте целыми наборами: 4 Плода, 3 Кристалла, 2 Драгоценности и 1 Безделушка стоят одинаково.
program-rest-exchange = Обмен при отдыхе
sentence-rest-exchange-1 = Меняйте целыми наборами по курсу базара.
program-exchange-lot = Обмен набора
sentence-exchange-lot-1 = Отдайте одну партию и возьмите другую.
program-roll-resource = Кубики ресурсов
sentence-roll-resource-1 = Бросьте кубики ресурсов и разом возьмите всё, что выпало.
program-buy-potions = Покупка зелий
sentence-buy-potions-1 = Купите любое число открытых зелий.
program-buy-artifact = Покупка артефакта
sentence-buy-artifact-1 = Купите один открытый артефакт.
program-rest-buy = Покупка при отдыхе
sentence-rest-buy-1 = Купите одно открытое зелье или один открытый артефакт.
program-buy-card = Покупка
program-buy-card-of = Покупка: «{ NAME($card) }»
sentence-buy-card-1 = Синий кубик снимает с цены один ингредиент.
sentence-buy-card-2 = Цена названа.
sentence-buy-card-3 = Заплатите её.
sentence-buy-card-4 = Карта покидает рынок.
sentence-buy-card-5 = Она ваша.
sentence-buy-card-6 = На её место открывают новую.
program-gain-card = Полученная карта
program-gain-card-of = Полученная карта: «{ NAME($card) }»
sentence-gain-card-1 = Если её ячейка экипировки занята, сбросьте старый артефакт или новый.
sentence-gain-card-2 = Карта ложится на своё место; том сразу даёт эффект.
program-draw-card = Случайная карта
sentence-draw-card-1 = Тяните карты, пока не попадётся название, которого у вас ещё нет.
program-gain-class-card = Карта класса
sentence-gain-class-card-1 = Выберите открытую карту класса или верх его колоды.
sentence-gain-class-card-2 = Возьмите открытую карту, на её место откроют новую.
sentence-gain-class-card-3 = Возьмите верхнюю карту колоды.
sentence-gain-class-card-4 = Если взять нечего, вы ничего не получаете.
program-gain-discipline-card = Карта дисциплины
sentence-gain-discipline-card-1 = Выберите открытую карту любого класса или верх колоды дисциплины.
sentence-gain-discipline-card-2 = Возьмите открытую карту, на её место откроют новую.
sentence-gain-discipline-card-3 = Возьмите верхнюю карту колоды.
sentence-gain-discipline-card-4 = Если взять нечего, вы ничего не получаете.
program-gain-potion = Зелье
sentence-gain-potion-1 = Выберите открытое зелье или верх колоды.
sentence-gain-potion-2 = Возьмите открытую карту, на её место откроют новую.
sentence-gain-potion-3 = Возьмите верхнюю карту колоды.
sentence-gain-potion-4 = Если взять нечего, вы ничего не получаете.
program-gain-artifact = Артефакт
sentence-gain-artifact-1 = Выберите открытый артефакт или верх колоды.
sentence-gain-artifact-2 = Возьмите открытую карту, на её место откроют новую.
sentence-gain-artifact-3 = Возьмите верхнюю карту колоды.
sentence-gain-artifact-4 = Если взять нечего, вы ничего не получаете.
program-refill-market = Новые карты рынка
sentence-refill-market-1 = Открывайте карты, пока их не станет две.
sentence-refill-market-2 = Если колода кончилась, карт будет меньше.
program-refill-markets = Новые карты всех рынков
sentence-refill-markets-1 = Откройте карты, которых не хватает на рынках.
program-primagic-jewel = Примагия Драгоценностей
sentence-primagic-jewel-1 = Отдайте 1 Драгоценность.
sentence-primagic-jewel-2 = Все открытые карты одного рынка сбрасываются.
sentence-primagic-jewel-3 = Они уходят под свою колоду.
sentence-primagic-jewel-4 = Открывают новые карты.
program-put-under = Карты под колоду
sentence-put-under-1 = При одном из прочтений они уходят туда в случайном порядке.
sentence-put-under-2 = В каком порядке они лягут, решаете вы.
program-primagic-blood = Примагия Крови
sentence-primagic-blood-1 = Один раз за размещение в Городе можно связать контракт.
sentence-primagic-blood-2 = Отдайте 1 Кровь.
sentence-primagic-blood-3 = Зарезервируйте контракт.
program-reserve-contract = Контракт в резерв
sentence-reserve-contract-1 = Выберите открытый контракт или посмотрите три верхних в колоде.
sentence-reserve-contract-2 = Выбранный ваш; просмотренные и не взятые уходят под колоду.
program-refill-contracts = Новые контракты
sentence-refill-contracts-1 = Ряд сдвигается вправо, слева открывают новые контракты.
sentence-refill-contracts-2 = Если колода кончилась, контрактов будет меньше.
program-refresh-contracts = Ряд контрактов
sentence-refresh-contracts-1 = Крайний правый контракт сбрасывается.
sentence-refresh-contracts-2 = Ряд сдвигается и заполняется.
program-reserve-trial = Испытание в резерв
sentence-reserve-trial-1 = Выберите испытание из ряда или не берите никакого; выбранное теперь только ваше.
