## Раунды, кубики, сезоны, конец игры.

event-round-begins = Начинается раунд { $n }. Сезон: { NAME($season) }. Первый игрок: { NAME($seat) }.
event-cards-straightened = { NAME($seat) } возвращает повёрнутые карты в прямое положение: { NAMES($cards) }.
event-die-rolled = { NAME($die) }: { NAMES($symbols) }; точек: { $pips }.
event-die-taken = { NAME($seat) } берёт кубик «{ NAME($die) }»: { NAMES($symbols) }.
event-die-left = Никто не взял кубик «{ NAME($die) }», точек: { $pips }.
event-turn-begins = { NAME($seat) } начинает ход.
event-turn-over = { NAME($seat) } заканчивает ход.
event-die-acts = { NAME($seat) } выполняет действия кубика: { NAMES($symbols) }.
event-symbols-left = { NAME($seat) } не выполняет остальное на кубике: { NAMES($symbols) }.
event-crystallising-open = { NAME($seat) } может кристаллизовать до конца хода.
event-round-over = Раунд { $n } окончен.
event-pips = На кубике, который никто не взял, { $n ->
    [one] { $n } точка
    [few] { $n } точки
   *[many] { $n } точек
 }.
    .quiet = yes
event-season-moved = Фишка сезона переходит с деления { $origin } на деление { $space }.
event-season-changed = Смена сезона: { NAME($was) } уходит, наступает { NAME($now) }.
event-year-began = Начинается год { $year }.
event-year-back = Фишка года отступает, теперь идёт год { $year }; карты в руках остаются.
event-years-over = Год { $year } окончен, и он был последним.
event-library-taken = { NAME($seat) } берёт { cards-n-acc } из-под жетонов архива.
event-last-round = Раунд { $n } был последним.
event-first-player = Первый игрок: { NAME($seat) }.
event-game-over = Игра окончена.
event-points = { NAME($seat) }: { $n } ({ $part ->
    [crystals] кристаллы
    [cards] карты в игре
    [hand] карты в руке
   *[bonus] применённые бонусы
 }).
event-energy-worthless = { NAME($seat) }: в резерве { tokens-n }, престижа они не дают.
event-total = { NAME($seat) }: всего престижа { $n }.
event-won = { $tied ->
    [1] Больше всего престижа: { $n }. Победа: { NAMES($seats) }.
   *[other] Престиж { $n } у нескольких; по числу карт в игре победа: { NAMES($seats) }.
 }
event-season-energy = Энергия на кубиках сезона: часто { NAMES($often) }, редко { NAMES($rare) }, никогда { NAMES($never) }.
    .quiet = yes

ask-season-die = Что выпадет: { NAME($die) }?
ask-take-die = { NAME($who) }, какой кубик вы берёте?
ask-die-symbol = { NAME($who) }, какой символ кубика вы выполняете теперь?
ask-die-draw = { NAME($who) }, вы берёте одну карту или две с бонусом?
ask-draw-cards = Какие карты берёт { NAME($seat) }?
ask-keep-drawn = { NAME($who) }, вы оставляете карту «{ NAME($card) }»?
ask-keep-one = { NAME($who) }, какую карту вы оставляете?
ask-before-die = { NAME($who) }, вы применяете что-нибудь до действий кубика?
ask-season-changed = { NAME($who) }, сезон меняется: какая карта действует теперь?
ask-year-began = { NAME($who) }, начинается новый год: какая карта действует теперь?
ask-round-over = { NAME($who) }, раунд окончен: какая карта действует теперь?
ask-game-over = { NAME($who) }, игра окончена: какая карта действует теперь?
option-take-die = { NAME($die) }{ $symbols_count ->
    [0] {""}
   *[other] {": "}{ NAMES($symbols) }
 }
option-take-die-note = точек: { $pips }
option-die-symbol = { NAME($symbol) }
option-leave-symbols = остальное не выполнять
option-draw-one = взять одну карту
option-draw-two = взять две с бонусом
option-keep-card = оставить карту «{ NAME($card) }»
option-discard-card = сбросить карту «{ NAME($card) }»
option-keep-none = сбросить обе
option-before-die-done = перейти к действиям кубика

program-rounds = Турнир
sentence-rounds-1 = Раунд следует за раундом, пока не закончится третий год.
program-round = Раунд
sentence-round-1 = Начинается раунд, повёрнутые карты возвращаются в прямое положение.
sentence-round-2 = Первый игрок бросает кубики сезона.
sentence-round-3 = Начиная с первого игрока, по часовой стрелке, каждый берёт кубик.
sentence-round-4 = Один кубик остаётся.
sentence-round-5 = Начиная с первого игрока, по часовой стрелке, каждый делает один ход.
sentence-round-6 = Раунд заканчивается.
program-round-end = Конец раунда
sentence-round-end-1 = Действуют карты, которые ждут конца раунда.
sentence-round-end-2 = Фишка сезона идёт вперёд на столько делений, сколько точек на оставшемся кубике.
sentence-round-end-3 = При другом прочтении карты, которые ждут конца раунда, действуют только теперь.
sentence-round-end-4 = Кто ещё не взял карты наступившего года, берёт их.
sentence-round-end-5 = Если третий год позади, игра заканчивается.
sentence-round-end-6 = Иначе первым становится сосед слева.
program-turn = Ход
sentence-turn-1 = Начинается ход.
sentence-turn-2 = Примените то, что применяют до кубика.
sentence-turn-3 = Выполните действия кубика.
sentence-turn-4 = Остальное делайте в любом порядке.
sentence-turn-5 = Ход окончен.
program-die-actions = Действия кубика
sentence-die-actions-1 = Посмотрите на символы своего кубика.
sentence-die-actions-2 = Возьмите карту, энергию и кристаллы, поднимите силу призыва.
sentence-die-actions-3 = Теперь можно делать остальное.
program-actions = Действия хода
sentence-actions-1 = Кристаллизуйте, призывайте, активируйте и применяйте бонусы сколько угодно раз.
program-ending = Конец игры
sentence-ending-1 = Действуют карты, которые ждут конца игры.
sentence-ending-2 = Сложите кристаллы и престиж, вычтите за карты в руке и за бонусы.
sentence-ending-3 = Побеждает тот, у кого больше престижа.
