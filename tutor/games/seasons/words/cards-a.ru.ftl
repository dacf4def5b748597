## Карты 1–25: их собственные события, вопросы, варианты и отказы.

event-tokens-belong = Энергия на карте «{ NAME($card) }» входит в резерв: { NAMES($tokens) }.
    .quiet = yes
event-tokens-apart = Энергия на карте «{ NAME($card) }» в резерв не входит, но платить ею можно: { NAMES($tokens) }.
    .quiet = yes
event-access-not-needed = Кристаллизацию в этом ходе ничто не открывает ({ NAME($seat) }), но карте это и не нужно.
    .quiet = yes
event-boots-changed-season = Сапоги-скороходы сменили сезон, и это такая же смена сезона, как любая другая ({ NAME($seat) }).
    .quiet = yes
event-played-free = Карта «{ NAME($card) }» не призвана, и как на призыв на неё ничто не отзывается.
    .quiet = yes
event-no-room = { NAME($seat) }: карт в игре { $cards }, сила призыва { $power }, разыграть карту нельзя.
event-empty-hand = { NAME($seat) }: в руке нет карты, которую можно разыграть.
event-nothing-to-lose = { $what ->
    [item] { NAME($seat) }: магических предметов в игре нет, эффект не действует.
   *[any] { NAME($seat) }: карт в игре нет, эффект не действует.
 }
event-nothing-to-give = { NAME($seat) }: кристаллов нет, и { NAME($to) } ничего не получает.
event-card-given = { NAME($seat) } отдаёт карту «{ NAME($card) }», её получает { NAME($to) }.
event-new-result = Считается только новый результат ({ NAME($seat) }): { NAMES($symbols) }.
event-second-malice = { NAME($seat) } активирует в том же ходе второй Кубик хитрости.
    .quiet = yes
event-crystals-owed = { NAME($seat) } получит { crystals-n } вместе с добычей с кубика.
event-reserve-copied = { $tokens_count ->
    [0] { NAME($of) }: резерв пуст, и { NAME($seat) } ничего не копирует.
   *[other] { NAME($seat) } копирует резерв, владелец которого ({ NAME($of) }) ничего не теряет: { NAMES($tokens) }.
 }
event-card-gives = У карты «{ NAME($card) }» нет эффекта, { NAME($seat) } получает за неё престиж: { $n }.
    .quiet = yes
event-hand-applies = Скидка Длани судьбы действует и на карту «{ NAME($card) }» ({ NAME($seat) }).
    .quiet = yes

ask-season-steps = { NAME($who) }, куда идёт фишка сезона?
ask-play-free = { NAME($who) }, какую карту вы разыграете даром?
ask-sacrifice-one = { NAME($who) }, какой картой пожертвовать ({ NAME($seat) })?
ask-take-back-one = { NAME($who) }, какой магический предмет вы забираете в руку?
ask-give-card = { NAME($who) }, кто получит карту «{ NAME($card) }»?
ask-reserve-of = { NAME($who) }, чей резерв вы копируете?

option-season-steps = { $n ->
    [-3] на 3 деления назад
    [-2] на 2 деления назад
    [-1] на 1 деление назад
    [1] на 1 деление вперёд
   *[other] на { $n } деления вперёд
 }
option-season-steps-note = на деление { $space }: { NAME($season) }
option-play-free = «{ NAME($card) }»
option-play-none = не разыгрывать ни одной
option-lose-copy = «{ NAME($card) }»
option-lose-copy-note = { $turned ->
    [yes] повёрнута
   *[no] лежит прямо
 }
option-give-card = { NAME($to) }

refusal-alike-missing = { NAME($seat) }: одинаковых жетонов не больше { $has }, а нужно { $needed }
allowed-alike-missing = если жетонов одного типа хотя бы { $needed }
refusal-not-reduced = карта «{ NAME($card) }» цену активации не снижает
allowed-not-reduced = при призыве
refusal-no-die = { NAME($seat) }: нет кубика сезона, который можно перебросить
allowed-no-die = с кубиком сезона этого раунда
refusal-crystallised-already = для карты «{ NAME($card) }» поздно: в этом ходе жетон уже кристаллизован
allowed-crystallised-already = до кристаллизации
refusal-empty-hand = { NAME($seat) }: в руке нет карты, которую можно разыграть
allowed-empty-hand = с картой в руке
refusal-before-first-year = идёт год { $year }, раньше него года нет
allowed-before-first-year = если не идти назад дальше начала года
