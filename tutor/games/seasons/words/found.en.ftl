## What can be worked out from a position: the best of the turn, and the value of each die.

best-head = The best of the turn
best-dice-head = The value of each die
best-find-crystals = Most crystals this turn?
best-find-prestige = Most prestige in play this turn?
best-find-both = Most of both this turn?
best-find-dice-crystals = Which die brings most crystals?
best-find-dice-prestige = Which die brings most prestige in play?
best-find-dice-both = Which die brings most of both?
best-nothing = Nobody’s turn is under way here.
best-dice-nothing = No die is to be taken here.

best-aim-crystals = Wanted: as many crystals as possible at the end of { NAME($who) }’s turn.
best-aim-prestige = Wanted: as much prestige of cards in play as possible at the end of { NAME($who) }’s turn.
best-aim-both = Wanted: as much as possible of crystals and prestige of cards in play together at the end of { NAME($who) }’s turn.
best-now = Now: crystals { $crystals }, prestige in play { $prestige }.
best-end = { $average ->
    [yes] At best, on the average: crystals { $crystals }, prestige in play { $prestige }.
   *[no] At best: crystals { $crystals }, prestige in play { $prestige }.
 }
best-bonuses = { $n ->
    [one] { $n } bonus is used up then; it costs { $points } prestige at the end of the game.
   *[other] { $n } bonuses are used up then; they cost { $points } prestige at the end of the game.
 }
best-unknown-end = What comes of it depends in every line on a card that { NAME($who) } does not know.
best-idle = Nothing that can be done brings more.

best-complete = Proven: every order that matters was looked at, and none brings more.
best-cut = { $left ->
    [one] Not proven: { $left } position was not looked at, so there may be better orders.
   *[other] Not proven: { $left } positions were not looked at, so there may be better orders.
 }
best-positions = { $n ->
    [one] Looked at: one position; equal ones count once.
   *[other] Looked at: { $n } positions; equal ones count once.
 }
best-beaten = { $n ->
    [one] One more could not bring more than what was found.
   *[other] { $n } more could not bring more than what was found.
 }
best-known = Only what { NAME($who) } knows is taken into account.
best-draws = Cards can be drawn in this turn; what could be done with them is left out, since nobody knows them.
best-unknown = { $n ->
    [one] One line depends on a card that nobody knows: it ends there and does not count.
   *[other] { $n } lines depend on a card that nobody knows: they end there and do not count.
 }
best-rolls = Dice can be rolled: each result counts with its chance.
best-others = Others are asked on the way: of each answer the worst for { NAME($who) } is assumed.

best-order = The order
best-begins = To begin with
best-step = { $what }: { $brings }
best-step-plain = { $what }
best-with = { $what } ({ $how })
best-crystallise = Crystallise { NAMES($tokens) }
best-crystals = crystals { $n }
best-prestige = prestige { $n }
best-tokens = tokens { $n }
best-power = summoning power { $n }
best-inside-gain-any = take { NAMES($tokens) }
best-inside-discard-token = discard { NAMES($tokens) }
best-inside-pay-summon = pay with { $what }
best-inside-pay = pay with { $what }
best-inside-exchange = give { $what }
best-inside-other = { NAME($who) }: { $what }
best-unseen-keep-card = keep the card that is drawn
best-unseen-discard-card = discard the card that is drawn
best-unseen = the card that is drawn
best-then = Then the dice decide
best-outcome = { $shows_count ->
    [0] { $key } ({ $percent }): in all { $worth }
   *[other] { NAMES($shows) } ({ $percent }): in all { $worth }
 }

best-dice-aim = What the turn is worth with each die, as if it came at once: what others do before it, nobody knows.
best-table-die = Die
best-table-shows = It gives
best-table-end = The turn with it, at best
best-table-order = How
best-dice-end = crystals { $crystals }, prestige { $prestige }
best-dice-none = nothing
best-dice-proven = proven
best-dice-open = not proven
