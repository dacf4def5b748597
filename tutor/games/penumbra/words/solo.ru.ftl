## Автома.

name-automa = Автома

event-automa-board = Автома играет на планшете «{ NAME($board) }».
event-prepared-as-for-two = Колоду Судьбы и общую зону готовят как для двоих.
event-automa-empty = Автома не берёт ни кубиков, ни ингредиентов.
event-automa-turn = Автома начинает { $number }-й ход.
event-automa-unknown = Инструкций этого планшета ({ NAME($board) }) в источниках нет, поэтому Автома ничего не делает.
event-automa-kind = { $turn ->
    [learning] Для Автомы это ход обучения.
    [trial] Для Автомы это ход испытания.
   *[rest] Для Автомы это ход отдыха.
 } Инструкций: { $n }.
event-automa-done = Автома выполнила свои инструкции и больше ничего не делает.
event-automa-level = Уровень Автомы { $n }: столько меток дисциплин на её планшете.
event-automa-picks = { $what ->
    [class] Автома выбирает { NAME("class", $card) }.
    [contract] Автома выбирает контракт «{ NAME($card) }».
   *[trial] Автома выбирает испытание «{ NAME($card) }».
 }
event-automa-finds-none = { $what ->
    [class] Класса для Автомы нет.
    [contract] Контракта своей стороны Автома не находит.
   *[trial] Испытания, которое позволяет инструкция, Автома не находит.
 }
event-automa-die = Автома бесплатно берёт кубик из общего запаса: { $colour ->
    [spark] кубик искры
   *[other] { NAME($colour) }
 }.
    .quiet = yes
event-automa-placed = Автома размещает { NAME("die", $colour, $value, case: "acc") }: { NAME($section) }.
event-automa-no-slot = Автоме негде разместить { NAME("die", $colour, $value, case: "acc") }, свободной ячейки нет ({ NAME($section) }). Инструкцию всё равно выполняют.
event-automa-blocked = Кубика, нужного Автоме, взять негде ({ NAME($section) }), и инструкция кончается.
event-automa-takes = Автома берёт { $side ->
    [left] левую
   *[right] правую
 } карту { NAME("market", $market, case: "gen") }: «{ NAME($card) }».
event-automa-keeps = Автома хранит карту «{ NAME($card) }» до подсчёта и не применяет её.
    .quiet = yes
event-automa-no-card = Карты для Автомы здесь нет: { NAME("market", $market) }.
event-automa-contract = Автома выполняет контракт «{ NAME($contract) }», не делая его задания.
event-automa-side = Отныне сторона Автомы — { $side ->
    [light] Свет
   *[dark] Мрак
 }.
event-automa-no-reward = За карту «{ NAME($card) }» Автома получает её символы и никаких других наград.
event-automa-path = Автома идёт путём { $side ->
    [light] Света
   *[dark] Мрака
 }.
event-automa-no-side = Стороны у Автомы ещё нет, и инструкция её не называет, поэтому испытание остаётся на месте.
event-automa-no-threat = Автома не бросает угрозу.
    .quiet = yes
event-automa-trial = Автома проходит испытание «{ NAME($trial) }» путём { $side ->
    [light] Света
   *[dark] Мрака
 }.
event-automa-event = Событие «{ NAME($card) }» открыла Автома; его разыгрывают так, словно его открывает { NAME($seat) }, а Автомы оно не касается.

ask-automa-roll = Автома бросает свой кубик.
ask-automa-class = В какой класс идёт Автома?
ask-automa-contract = { NAME($who) }, какой контракт выполнит Автома?
ask-automa-trial = { NAME($who) }, какое испытание пройдёт Автома?
ask-automa-side = { NAME($who) }, каким путём Автома пройдёт испытание?
option-automa-class = { NAME("class", $card) }
option-automa-contract = «{ NAME($card) }»
option-automa-trial = «{ NAME($card) }»
option-automa-side = { $side ->
    [light] путь Света
   *[dark] путь Мрака
 }

program-automa-turn = Ход Автомы
sentence-automa-turn-1 = Автома начинает ход.
sentence-automa-turn-2 = Она выполняет инструкции одну за другой.
sentence-automa-turn-3 = Помимо них она ничего не делает.
sentence-automa-turn-4 = После хода испытания сдвиньте ряд контрактов и откройте карту Судьбы.
sentence-automa-turn-5 = После хода отдыха сдвиньте ряд контрактов и откройте карту Судьбы.
program-automa-class-mark = Автома: метка и карта класса
sentence-automa-class-mark-1 = Определите класс.
sentence-automa-class-mark-2 = Возьмите нужный кубик из общего запаса.
sentence-automa-class-mark-3 = Бросьте и разместите его, дайте Автоме метку и карту класса.
program-automa-class-card = Автома: карта класса
sentence-automa-class-card-1 = Определите класс.
sentence-automa-class-card-2 = Возьмите нужный кубик из общего запаса.
sentence-automa-class-card-3 = Бросьте и разместите его, дайте Автоме карту класса.
program-automa-potion = Автома: зелье
sentence-automa-potion-1 = Возьмите нужный кубик из общего запаса.
sentence-automa-potion-2 = Бросьте и разместите его, дайте Автоме зелье с рынка.
program-automa-artifact = Автома: артефакт
sentence-automa-artifact-1 = Возьмите нужный кубик из общего запаса.
sentence-automa-artifact-2 = Бросьте и разместите его, дайте Автоме артефакт с рынка.
program-automa-arcana = Автома: Аркана
sentence-automa-arcana-1 = Автома получает Аркану.
program-automa-contract = Автома: контракт
sentence-automa-contract-1 = Возьмите нужный кубик из общего запаса.
sentence-automa-contract-2 = Бросьте и разместите его, Автома выполнит контракт своей стороны.
program-automa-trial = Автома: испытание
sentence-automa-trial-1 = Определите испытание.
sentence-automa-trial-2 = Автома проходит его путём своей стороны.
