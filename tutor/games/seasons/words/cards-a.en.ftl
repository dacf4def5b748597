## Cards 1 to 25: their own events, questions, options and refusals.

event-tokens-belong = Energy on { NAME($card) } belongs to the reserve: { NAMES($tokens) }.
    .quiet = yes
event-tokens-apart = Energy on { NAME($card) } is no part of the reserve and pays all the same: { NAMES($tokens) }.
    .quiet = yes
event-access-not-needed = Nothing opens crystallising in this turn ({ NAME($seat) }); the card does not need it.
    .quiet = yes
event-boots-changed-season = The Boots count like any other season change ({ NAME($seat) }).
    .quiet = yes
event-played-free = { NAME($card) } was not summoned: nothing answers it as a summon.
    .quiet = yes
event-no-room = { $cards ->
    [one] { NAME($seat) } has { $cards } card in play and summoning power { $power }: no card can be played.
   *[other] { NAME($seat) } has { $cards } cards in play and summoning power { $power }: no card can be played.
 }
event-empty-hand = { NAME($seat) } has no card in hand to play.
event-nothing-to-lose = { $what ->
    [item] { NAME($seat) } has no magic item in play and is not affected.
   *[any] { NAME($seat) } has no card in play and is not affected.
 }
event-nothing-to-give = { NAME($seat) } has no crystals and gives { NAME($to) } nothing.
event-card-given = { NAME($seat) } gives { NAME($to) } a card: { NAME($card) }.
event-new-result = Only the new result counts ({ NAME($seat) }): { NAMES($symbols) }.
event-second-malice = { NAME($seat) } activates a second Die of Malice in the same turn.
    .quiet = yes
event-crystals-owed = { NAME($seat) } gains { crystals-n } together with the gains of the die.
event-reserve-copied = { $tokens_count ->
    [0] { NAME($of) } has an empty reserve: there is nothing for { NAME($seat) } to copy.
   *[other] { NAME($seat) } copies the reserve of { NAME($of) }, who keeps it: { NAMES($tokens) }.
 }
event-card-gives = { NAME($card) } has no effect and brings { NAME($seat) } { $n } prestige.
    .quiet = yes
event-hand-applies = The reduction by a Hand of Fortune holds for { NAME($card) } too ({ NAME($seat) }).
    .quiet = yes

ask-season-steps = { NAME($who) }, where does the season token go?
ask-play-free = { NAME($who) }, which card do you play free?
ask-sacrifice-one = { NAME($who) }, which card is sacrificed ({ NAME($seat) })?
ask-take-back-one = { NAME($who) }, which magic item do you take back to hand?
ask-give-card = { NAME($who) }, who gets { NAME($card) }?
ask-reserve-of = { NAME($who) }, whose reserve do you copy?

option-season-steps = { $n ->
    [-3] 3 spaces back
    [-2] 2 spaces back
    [-1] 1 space back
    [1] 1 space forward
   *[other] { $n } spaces forward
 }
option-season-steps-note = to space { $space }: { NAME($season) }
option-play-free = { NAME($card) }
option-play-none = play none of them
option-lose-copy = { NAME($card) }
option-lose-copy-note = { $turned ->
    [yes] turned
   *[no] straight
 }
option-give-card = { NAME($to) }

refusal-alike-missing = { NAME($seat) } has at most { $has ->
    [one] { $has } identical token
   *[other] { $has } identical tokens
 }; needed: { $needed }
allowed-alike-missing = { $needed ->
    [one] with { $needed } token of one type
   *[other] with { $needed } tokens of one type
 }
refusal-not-reduced = { NAME($card) } takes nothing off the cost of an activation
allowed-not-reduced = for a summon
refusal-no-die = { NAME($seat) } has no season die to roll again
allowed-no-die = with a season die of this round
refusal-crystallised-already = { NAME($card) } comes too late: a token has been crystallised in this turn
allowed-crystallised-already = before crystallising
refusal-empty-hand = { NAME($seat) } has no card in hand to play
allowed-empty-hand = with a card in hand
refusal-before-first-year = the year is { $year }, and no year comes before it
allowed-before-first-year = not back over the beginning of the year
