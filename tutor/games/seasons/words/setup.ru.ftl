## Подготовка и прелюдия.

event-year-token = Фишка года начинает с года { $mark }.
event-year-track = { $years ->
    [one] Турнир длится { $years } год.
    [few] Турнир длится { $years } года.
   *[many] Турнир длится { $years } лет.
 }
    .quiet = yes
event-season-token = Фишка сезона начинает с деления { $space } колеса сезонов.
event-level = Уровень { NAME($level) }. Карт способностей в игре: { $cards }.
event-card-copies = Разных карт { $cards }, каждой по два экземпляра.
    .quiet = yes
event-dice-picked = Сезон — { NAME($season) }, кубики этой партии: { NAMES($dice) }.
event-markers = Каждый расставляет четыре фишки: { NAMES($seats) }.
event-crystal-marker = Фишки на счётчике кристаллов: кристаллов { $n }, полных сотен нет.
    .quiet = yes
event-power-marker = Фишки на шкале призыва: { $n }, наибольшее значение { $most }.
    .quiet = yes
event-bonus-marker = Фишки на шкале бонусов: { $n }, применить можно не больше { $most }.
    .quiet = yes
event-library-tokens = Каждый берёт жетоны архива: { NAMES($tokens) }.
event-dealt = { NAME($seat) } получает { cards-n-acc } лицом вниз.
event-set-taken = { NAME($seat) } берёт: { NAME($set) }.
event-deck-made = В колоде { cards-n }.
event-card-drafted = { $card ->
    [hidden] { NAME($seat) } откладывает карту лицом вниз. Выбрано карт: { $n }.
   *[other] { NAME($seat) } откладывает карту лицом вниз: «{ NAME($card) }». Выбрано карт: { $n }.
 }
event-hands-passed = Руки переходят к соседям слева, в каждой { cards-n }.
event-draft-over = У каждого выбрано по { $n } карт.
event-card-piled = { $card ->
    [hidden] { NAME($seat) } кладёт карту, стопка: { NAME($pile) }.
   *[other] { NAME($seat) } кладёт карту «{ NAME($card) }», стопка: { NAME($pile) }.
 }
event-piles-made = { NAME($seat) } собирает три набора, карт в каждом: { $n }.
event-may-look = { NAME($seat) } может когда угодно смотреть карты под своими жетонами архива.
    .quiet = yes
event-items = Из них волшебных предметов { $n }: они действуют только на владельца.
    .quiet = yes
event-familiars = Из них фамильяров { $n }: они действуют на нескольких игроков.
    .quiet = yes
event-energy-types = Типов энергии четыре: { NAMES($energies) }.
    .quiet = yes
event-season-dice = Сезон — { NAME($season) }, кубиков в коробке: { $n }.
    .quiet = yes

ask-pick-dice = Какие кубики сезона участвуют в партии?
ask-deal = Какие карты сданы?
ask-starter-set = { NAME($who) }, какой стартовый набор вы берёте?
ask-draft = { NAME($who) }, какую карту вы выбираете?
ask-pile = { NAME($who) }, { $pile ->
    [hand] какую карту вы берёте в руку?
   *[library-token-ii] какую карту вы кладёте под жетон архива II?
 }
option-starter-set = { NAME($set) }
option-draft-card = «{ NAME($card) }»
option-pile-card = «{ NAME($card) }»

program-game = Партия
sentence-game-1 = Подготовьте игру.
sentence-game-2 = В прелюдии каждый выбирает девять карт.
sentence-game-3 = Турнир идёт раунд за раундом.
sentence-game-4 = Подсчитайте престиж.
program-setup = Подготовка
sentence-setup-1 = Поставьте фишки года и сезона и соберите колоду уровня.
sentence-setup-2 = Возьмите кубиков каждого сезона на один больше, чем игроков.
sentence-setup-3 = Каждый расставляет четыре фишки и берёт жетоны архива.
sentence-setup-4 = Каждому сдают девять карт, или он берёт стартовый набор.
sentence-setup-5 = Первым ходит самый младший, остальные карты — колода.
program-prelude = Прелюдия
sentence-prelude-1 = Каждый выбирает карту и передаёт прочие налево, пока карты не кончатся.
sentence-prelude-2 = Каждый делит девять карт на три набора.
program-piles = Три набора
sentence-piles-1 = Три карты возьмите в руку, три положите под жетон II и три под жетон III.
sentence-piles-2 = Смотрите карты под своими жетонами когда угодно.
