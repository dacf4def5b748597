## Подготовка к игре: ложа, колоды, корона, маги, кельи, аватар.

cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
name-colour-a = цвет А
name-colour-b = цвет Б
name-colour-c = цвет В
name-colour-d = цвет Г

## Ложа и общие планшеты.

event-lodge-not-given = Ложу нужно выложить так, как её кто-то задал, но её никто не задал: выкладывается та, которую предлагает каталог.
event-core-rooms = В середине рядом лежат две комнаты: { NAMES($rooms) }.
event-lodge-laid = Остальные комнаты выложены вокруг наугад: ложа готова.
event-rooms-ruined = Все комнаты лежат разрушенной стороной вверх: { $n }.
    .quiet = yes
event-room-colours = Цветов у комнат { $colours }; комнат одного цвета не больше { $n }.
    .quiet = yes
event-cells-face-down = Кельи лежат на своих местах лицевой стороной вниз: { NAMES($cells) }.
event-lodge-variant = Для такого числа магов ({ $players }) ложу строят по-своему.
    .quiet = yes
event-boards-laid = Планшеты силы и событий и жетоны активации комнат лежат рядом с ложей.
event-power-decks = На планшете силы лежат задания первой фазы луны ({ $quests }), сглазы ({ $jinx }), улучшения ({ $upgrade }) и воплощения ({ $evocation }).
event-rose-cube = Фишка Чёрной Розы стоит на числе { $n }.
event-moon-cubes = Фишки фаз луны стоят на числах { $second } и { $third }.
event-three-moons = Фазу луны указывает передовой жетон; всего фаз { $n }.
    .quiet = yes
event-event-board = На планшете событий лежат события первой фазы луны ({ $events }) и чёрные фишки ({ $chips }).
event-three-event-decks = Колоды событий по фазам луны, карт: { $n1 }, { $n2 } и { $n3 }.
    .quiet = yes
event-three-quest-decks = Колоды заданий по фазам луны, карт: { $n1 }, { $n2 } и { $n3 }.
    .quiet = yes
event-first-crown = Корону берёт тот, кто последним дарил или получал розу: { NAME($who) }.
event-library = Шесть перемешанных колод образуют библиотеку: { NAMES($schools) }.
event-school-cards = В библиотеке { cards-n }; каждого заклинания экземпляров: { $copies }.
    .quiet = yes
event-forgotten-deck = Слева от библиотеки лежат забытые заклинания: { cards-n }.
event-power-start = Все жетоны силы стоят на первой ячейке.
event-figures-supply = Фигурки воплощений лежат в общем запасе: { $n }.
event-set-up = Всё готово, игра начинается. Корона: { NAME($crown) }.

## Маги, школы и кельи.

event-mage-taken = { NAME($who) } берёт { NAME($colour) } и мага: { NAME($mage) }.
event-mage-values = { NAME($mage) }: здоровье { $health ->
    [none] неизвестно
   *[other] { $health }
 }, лимит руки { $hand ->
    [none] неизвестен
   *[other] { $hand }
 }, сила { $strength ->
    [none] неизвестна
   *[other] { $strength }
 }, скорость { $speed ->
    [none] неизвестна
   *[other] { $speed }
 }, лимит заданий { $quests ->
    [none] неизвестен
   *[other] { $quests }
 }.
    .quiet = yes
event-personal-taken = { NAME($who) } получает личное заклинание «{ NAME($card) }»: { cards-n }.
event-start-taken = { NAME($who) } берёт в гримуар: { NAMES($spells) }.
event-school-returned = Колоду перемешивают и возвращают в библиотеку: { NAME($school) }, { cards-n }.
    .quiet = yes
event-grimoire-made = { NAME($who) } добавляет личное заклинание и перемешивает гримуар: { cards-n }.
event-personal-aside = { NAME($who) } откладывает до смены фазы луны: { cards-n }.
    .quiet = yes
event-first-memory = { NAME($who) } кладёт верхнюю карту гримуара в воспоминания: «{ NAME($card) }».
event-cell-turned = { $who ->
    [none] Келью переворачивают ({ NAME($cell) }): { NAME($colour) }, она ничья.
   *[other] Келью переворачивают ({ NAME($cell) }): { NAME($colour) }, { NAME($who) }.
 }
event-mage-in-cell = { NAME($who) } ставит фигурку в свою келью.
    .quiet = yes

## Аватар.

event-avatar-board = Планшет аватара заменяет ничью келью: { NAME($cell) }.
event-avatar-joins = Участвует и аватар.
    .quiet = yes
event-avatar-figure = Аватара обозначает фигурка: { NAME($mage) }. Она стоит в { NAME($room, case: "pre") }.
event-avatar-values = { NAME($who) }: здоровье { $health }, сила { $strength }, скорость { $speed }.
    .quiet = yes
event-avatar-seat = { $left ->
    [none] Напротив аватара сидит { NAME($right) }.
   *[other] Аватар сидит между двумя игроками: справа { NAME($right) }, слева { NAME($left) }.
 }
event-avatar-decks = Колоды событий заменены колодами аватара, в первой { $events }; рядом приказы первой фазы луны: { $orders }.
event-orders-are-hand = Приказы служат аватару и гримуаром, и рукой.
    .quiet = yes
event-avatar-level = Аватар играет приказов за этап действий: { $n }.

## О чём спрашивают и что можно ответить.

ask-throne-place = С какой стороны ляжет Тронный зал?
ask-rooms-laid = В каком порядке лягут комнаты? Их { $n }.
ask-rose-cube = { NAME($who) }, на какое число поставить фишку Чёрной Розы?
ask-second-cube = { NAME($who) }, на какое число поставить фишку второй фазы луны?
ask-third-cube = { NAME($who) }, на какое число поставить фишку третьей фазы луны?
option-cube-space = { $n }
ask-first-crown = { NAME($who) }, кто последним дарил или получал розу?
option-rose-giver = { NAME($who) }
ask-colour = { NAME($who) }, какой цвет возьмёте?
option-colour = { NAME($colour) }
ask-mage = { NAME($who) }, какого мага возьмёте?
option-mage = { NAME($mage) }
option-school = { NAME($school) }
ask-start-list = { NAME($who) }, какой из двух составов стартового гримуара возьмёте?
option-start-list = состав { $list }
option-start-list-note = { NAMES($spells) }
ask-first-memory = { NAME($of) }: какая карта гримуара верхняя?
ask-cells-turned = Чья келья где лежит?
ask-avatar-cell = { NAME($who) }, какую келью заменит планшет аватара?
option-free-cell = { NAME($cell) }
ask-avatar-mage = { NAME($who) }, чья фигурка обозначит аватара?
option-free-mage = { NAME($mage) }

refusal-colour-taken = { NAME($what) } уже взят: { NAME($who) }
allowed-colour-taken = с цветом, который никто не взял
refusal-mage-taken = этот маг уже взят ({ NAME($what) }): { NAME($who) }
allowed-mage-taken = с магом, которого никто не взял
refusal-school-taken = эта школа уже выбрана ({ NAME($what) }): { NAME($who) }
allowed-school-taken = со школой, которую никто не выбрал

## Эффекты и слова для каждой их точки.

program-setup = Подготовка к игре
sentence-setup-1 = Постройте ложу.
sentence-setup-2 = Разложите планшеты, колоды и фишки, передайте корону.
sentence-setup-3 = Каждый выбирает цвет, мага, школу и стартовый гримуар, и маги занимают кельи.
sentence-setup-4 = Поставьте жетоны силы на первую ячейку.
sentence-setup-5 = Положите фигурки воплощений в общий запас.
sentence-setup-6 = Если играет аватар, подготовьте и его.
sentence-setup-7 = Начинайте игру.
program-setup-lodge = Ложа
sentence-setup-lodge-1 = Положите в середину Зал Чёрной Розы и Тронный зал.
sentence-setup-lodge-2 = Остальные комнаты перемешайте и выложите вокруг разрушенной стороной вверх.
sentence-setup-lodge-3 = Разложите кельи по местам лицевой стороной вниз.
program-setup-table = Планшеты и колоды
sentence-setup-table-1 = Положите рядом с ложей планшеты и жетоны активации.
sentence-setup-table-2 = Положите на планшет силы его колоды.
sentence-setup-table-3 = Если место фишки Чёрной Розы неизвестно, договоритесь о нём.
sentence-setup-table-4 = Поставьте фишку Чёрной Розы.
sentence-setup-table-5 = По желанию выберите другие места для фишек фаз луны.
sentence-setup-table-6 = Поставьте фишки фаз луны.
sentence-setup-table-7 = Положите на планшет событий колоду и чёрные фишки.
sentence-setup-table-8 = Узнайте, кто последним дарил или получал розу.
sentence-setup-table-9 = Этот игрок берёт корону.
program-setup-mages = Маги
sentence-setup-mages-1 = По часовой стрелке от короны каждый берёт цвет и мага.
sentence-setup-mages-2 = Соберите библиотеку.
sentence-setup-mages-3 = Положите рядом забытые заклинания.
sentence-setup-mages-4 = По часовой стрелке от короны каждый выбирает школу и собирает гримуар.
sentence-setup-mages-5 = Переверните кельи и поставьте в них магов.
program-setup-avatar = Аватар
sentence-setup-avatar-1 = Выберите ничью келью.
sentence-setup-avatar-2 = Положите на её место планшет аватара.
sentence-setup-avatar-3 = Выберите фигурку, которой никто не играет.
sentence-setup-avatar-4 = Поставьте её в Зал Чёрной Розы.
sentence-setup-avatar-5 = Найдите аватару место за столом.
sentence-setup-avatar-6 = Замените колоды событий и положите приказы.
sentence-setup-avatar-7 = Вспомните уровень сложности.
