## Подготовка, карты Судьбы, конец игры и подсчёт. О нескольких картах говорят числом.

counted-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
counted-trials = { $n ->
    [one] { $n } испытание
    [few] { $n } испытания
   *[many] { $n } испытаний
 }
counted-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
name-part-arcana = Аркана
name-part-trials = испытания
name-part-mortal = смертельные ранения
name-part-experience = опыт
name-part-contracts = контракты
name-part-board = планшет
name-part-goals = цели
name-part-fate = судьба
name-part-cards = карты волшебников

## Колода Судьбы.

event-prophecy-laid = Пророчество «{ NAME($prophecy) }» лежит в общей зоне открытым.
event-trial-row = Начальный ряд испытаний: { NAMES($trials) }.
event-trials-boxed = Остальные испытания сложности 1 покидают игру: { $n }.
event-pile-trial = В стопку сложности { $difficulty } кладут { counted-trials }.
event-pile-goal = В стопку сложности { $difficulty } кладут { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
 }.
event-pile-prophecy = В стопку сложности { $difficulty } кладут { $n ->
    [one] { $n } пророчество
    [few] { $n } пророчества
   *[many] { $n } пророчеств
 }.
event-pile-event = В стопку сложности { $difficulty } кладут { $n ->
    [one] { $n } событие
    [few] { $n } события
   *[many] { $n } событий
 }.
event-pile-shuffled = Стопку сложности { $difficulty } тасуют отдельно; карт в ней: { $cards }.
    .quiet = yes
event-fate-stacked = Стопки складывают не смешивая: сверху сложность 2, под ней 3, в самом низу 4.
event-fate-short = Короткая партия для упражнения: в колоде Судьбы лишь стопка сложности { $difficulty }, правилами это не предусмотрено.
event-fate-prepared = Готовая колода первой партии выложена в напечатанном порядке; карт в ней: { $cards }.
event-prepared-left-out = Карты готовой колоды и ряда, нужные при большем числе игроков, остаются в коробке: { $n }. Игроков: { $players }.
event-prepared-unknown = Источники не говорят, какие карты готовой колоды нужны при таком числе игроков ({ $players }), поэтому её не выложить.
event-fate-size = Колода Судьбы готова. Карт: { $cards }; испытаний: { $trials }, событий: { $events }, целей: { $goals }, пророчеств: { $prophecies }.

## Таланты и то, с чем начинают.

event-board-taken = { NAME($seat) } берёт планшет волшебника.
event-talents-dealt = При раздаче { NAME($seat) } получает { $n ->
    [one] { $n } талант
    [few] { $n } таланта
   *[many] { $n } талантов
 }.
event-talent-kept = { NAME($seat) } тайно оставляет себе один из талантов.
event-talent-revealed = { NAME($seat) } открывает талант «{ NAME($talent) }».
event-talents-boxed = Невыбранные таланты возвращаются в коробку: { $n }.
event-lies-open = Отныне всё, что лежит перед волшебниками, открыто для всех.
    .quiet = yes
event-talent-gives = { NAME($seat) }: талант «{ NAME($talent) }» даёт { NAME("mark", $mark, case: "acc") }, карту «{ NAME($card) }» и номер очерёдности { $order }.
event-talent-unknown = { NAME($seat) }: источники не говорят, что даёт талант.
event-start-card = { NAME($seat) } берёт из { NAME("deck", $deck, case: "gen") } карту «{ NAME($card) }» и кладёт её в гримуар.
event-start-card-unknown = { NAME($seat) }: начальную карту источники не называют.
event-start-stock-unknown = { NAME($seat) }: начальных ингредиентов источники не называют.
event-turn-order = Порядок ходов на всю партию: { NAMES($seats) }.

## Общая зона.

event-common-area = Город, Дикие Земли, общий запас, карты смертельных ранений и колоды лежат в общей зоне.
event-supply-unlimited = Кубики и ингредиенты не кончаются.
    .quiet = yes
event-supply-limited = Метки ограничены; в запасе их { $n }.
    .quiet = yes
event-mark-classes = Классы по начальным меткам: { NAMES($classes) }.
event-random-classes = Классы, добавленные случайно: { NAMES($classes) }.
event-idle-decks = Колоды без класса остаются под рукой: { NAMES($classes) }.
event-contract-under = Контракт «{ NAME($contract) }» сложности { $difficulty } уходит под колоду.
event-contract-laid = Контракт «{ NAME($contract) }» занимает место { $space } в гильдии.
event-market-open = { NAME("market", $market) }: { $n ->
    [one] { $n } место для открытой карты.
    [few] { $n } места для открытых карт.
   *[many] { $n } мест для открытых карт.
 }
    .quiet = yes

## Карты Судьбы.

event-fate-due = { $turn ->
    [trial] Ход испытания окончен, { NAME($seat) } открывает карту Судьбы.
    [rest] Отдых окончен, { NAME($seat) } открывает карту Судьбы.
   *[other] Пора открыть карту Судьбы.
 }
    .quiet = yes
event-fate-revealed = { NAME($seat) } открывает карту Судьбы «{ NAME($card) }». Осталось в колоде: { $left }.
event-fate-trial = Испытание «{ NAME($card) }» ложится в ряд испытаний.
event-fate-goal = Цель «{ NAME($card) }» ложится в общую зону и в конце даёт очки всем.
event-fate-prophecy = Пророчество «{ NAME($card) }» ложится в общую зону и действует сразу.
event-omen-unknown = Источники не говорят, чего требует «{ NAME($card) }», поэтому здесь от этой карты ничего не будет.
event-fate-event = Разыгрывается событие «{ NAME($card) }»; «вы» — это { NAME($seat) }.
event-event-unknown = Текста события «{ NAME($card) }» в источниках нет, поэтому ничего не происходит.
event-fate-empty = Колода Судьбы пуста, открывать нечего.
event-fate-empty-ends = На этом партия сразу кончается.

## Конец игры.

event-prophecy-fulfilled = Пророчество «{ NAME($prophecy) }» исполнилось.
event-end-begins = Начинается конец игры; сейчас ходит { NAME($seat) }.
event-turn-goes-on = { NAME($seat) } завершает ход как обычно.
event-last-round = Каждый делает ещё по одному ходу: { NAMES($seats) }.
event-prophecy-late = Конец игры уже начался, и «{ NAME($prophecy) }» ничего не меняет.
event-round-added = «{ NAME($prophecy) }» добавляет ещё один круг: { NAMES($seats) }.
event-turn-passes = Теперь ходит { NAME($seat) }.
    .quiet = yes
event-last-turn = { NAME($seat) } делает последний ход. { $left ->
    [0] После него игра окончена.
   *[other] После него осталось ходов: { $left }.
 }
event-extra-turn = { NAME($seat) } делает дополнительный ход, его даёт «{ NAME($talent) }».
event-game-over = Последний ход сделан.
event-first-turn-free = { NAME($seat) } и в первый ход может выбрать { $turn ->
    [trial] испытание
   *[rest] отдых
 }.
    .quiet = yes
event-mortal-none-left = Все карты смертельных ранений ({ $n }) розданы, { NAME($seat) } карты не получает.
event-mortal-barred = { NAME($seat) }: смертельное ранение уже есть, а вторую такую карту получить нельзя.

## Подсчёт.

event-points = { NAME($seat) }, { NAME("part", $part) }: { counted-points }.
event-points-goal = { NAME($seat) }, цель «{ NAME($goal) }»: { counted-points }.
event-points-symbol = { NAME($seat) }, символы «{ NAME($symbol) }»: { $n } шт., { counted-points }.
event-points-six = { NAME($seat) }, комплекты из шести разных символов: { $n } шт., { counted-points }.
event-symbols-twice = { NAME($seat) }: символы из этих комплектов считают ещё и среди одинаковых.
    .quiet = yes
event-points-reserved = { NAME($seat) }, невыполненные контракты из резерва ({ NAMES($cards) }): { counted-points }.
event-reserved-trial-free = { NAME($seat) }: испытание «{ NAME($trial) }» из резерва очков не отнимает.
event-symbols-counted = { NAME($seat) }: Света { $light }, Мрака { $dark }.
event-points-unknown = { NAME($seat) }: источники не говорят, сколько это приносит: { NAMES($cards) }.
event-points-total = { NAME($seat) }, всего: { counted-points }{ $unknown ->
    [0] {""}
   *[other] ; не учтено неизвестных: { $unknown }
 }.
event-won = { $seats_count ->
    [1] Победитель — { NAMES($seats) }: { counted-points }.
   *[other] Победу делят { NAMES($seats) }: { counted-points }.
 }

## О чём спрашивают случай и игроков.

ask-row-trials = Вытягивают начальный ряд испытаний.
ask-pile-trial = Вытягивают испытания сложности { $of }.
ask-pile-goal = Вытягивают цель для стопки сложности { $of }.
ask-pile-prophecy = Вытягивают пророчество для стопки сложности { $of }.
ask-pile-event = Вытягивают события для стопки сложности { $of }.
ask-talents-dealt = Сдают таланты. Их получает { NAME($of) }.
ask-keep-talent = { NAME($who) }, какой талант оставите?
option-keep-talent = «{ NAME($talent) }»
ask-random-classes = Вытягивают остальные классы.
ask-top-card = Берут верхнюю карту { NAME("deck", $deck, case: "gen") }.
ask-fate-card = Открывают верхнюю карту { NAME("deck", $deck, case: "gen") }.
option-prophecy = начинается конец игры

## Эффекты и слова для каждой их точки.

program-game = Партия
sentence-game-1 = Подготовьте партию.
sentence-game-2 = Ходите по очереди, пока игра не кончится.
sentence-game-3 = Подсчитайте очки.
program-rounds = Круги
sentence-rounds-1 = Ходите по порядку; когда исполнится пророчество, каждый сделает ещё один ход.
program-setup = Подготовка
sentence-setup-1 = Разложите общую зону.
sentence-setup-2 = Каждый берёт планшет.
sentence-setup-3 = Соберите колоду Судьбы.
sentence-setup-4 = Раздайте таланты, каждый оставляет один.
sentence-setup-5 = Каждый волшебник берёт то, что назвал талант.
sentence-setup-6 = Номера на талантах дают порядок ходов.
sentence-setup-7 = Откройте классы, контракты и рынки.
program-setup-fate = Колода Судьбы
sentence-setup-fate-1 = Выложите пророчество, которое есть в каждой партии.
sentence-setup-fate-2 = Соберите стопки и сложите их, или выложите готовую колоду.
program-setup-talents = Таланты
sentence-setup-talents-1 = Сдайте каждому игроку два таланта.
sentence-setup-talents-2 = Один сдайте Автоме.
sentence-setup-talents-3 = Каждый игрок тайно оставляет один.
sentence-setup-talents-4 = Откройте их разом, прочие уберите в коробку.
program-setup-start = С чем волшебник начинает
sentence-setup-start-1 = Талант называет метку, карту, ингредиенты и очерёдность.
sentence-setup-start-2 = Метка ложится в крайнюю левую ячейку дисциплины.
sentence-setup-start-3 = Карту находят в её колоде.
sentence-setup-start-4 = Следующая метка — искра.
sentence-setup-start-5 = Она ложится в крайнюю левую ячейку искры; игрок берёт ингредиенты и бросает четыре кубика.
program-setup-common = Классы, контракты и рынки
sentence-setup-common-1 = Доберите классы, чтобы их стало четыре.
sentence-setup-common-2 = Выложите четыре класса.
sentence-setup-common-3 = Открывайте контракты, пока гильдия не заполнится.
sentence-setup-common-4 = Откройте по две карты на каждый рынок.
program-reveal-fate = Карта Судьбы
sentence-reveal-fate-1 = Откройте верхнюю карту и введите её в игру.
sentence-reveal-fate-2 = Событие действует на всех волшебников, кого оно называет, по порядку ходов.
sentence-reveal-fate-3 = Затем оно действует на «вас».
program-prophecy-fulfilled = Исполнившееся пророчество
sentence-prophecy-fulfilled-1 = Начинается конец игры.
program-score = Подсчёт
sentence-score-1 = Подсчитайте очки каждого волшебника.
sentence-score-2 = Больше очков — победа.
program-score-seat = Очки волшебника
sentence-score-seat-1 = По 1 очку за каждую Аркану.
sentence-score-seat-2 = Очки за пройденные испытания.
sentence-score-seat-3 = Минус 3 очка за каждое смертельное ранение.
sentence-score-seat-4 = Очки за символы опыта.
sentence-score-seat-5 = Очки за контракты, минус 3 за каждый невыполненный из резерва.
sentence-score-seat-6 = Очки под метками.
sentence-score-seat-7 = Очки за цели.
sentence-score-seat-8 = Разница между Светом и Мраком.
sentence-score-seat-9 = Автоме — очки за карты волшебников.
sentence-score-seat-10 = Сложите всё.

ask-prophecy = { NAME($who) }, какое пророчество начинает конец партии?
