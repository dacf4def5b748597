## What a player could do at another moment.

refusal-game-over = the last round is over
allowed-game-over = in another game
refusal-not-turn = { $who ->
    [none] it is nobody's turn
   *[other] it is the turn of { NAME($who) }
 }
allowed-not-turn = in your own turn
refusal-act-begun = what { NAME($who) } began is not over yet
allowed-act-begun = after that
option-take-no-die = take a die
refusal-die-chosen = { NAME($who) } has a die of this round already: { NAME($die) }
allowed-die-chosen = in the next round
refusal-not-rolled = no dice of this round have been rolled
allowed-not-rolled = when the dice of a round are chosen
refusal-die-taken = { NAME($die) } can be chosen no more: { NAME($who) } took it
allowed-die-taken = if nobody had taken it
refusal-not-choosing = { $who ->
    [none] dice are not being chosen
   *[other] { NAME($who) } is choosing a die
 }
allowed-not-choosing = in your turn to choose
refusal-die-not-rolled = { NAME($die) } is not among the dice of this round
allowed-die-not-rolled = in a round in which it is rolled
refusal-lies-elsewhere = { $zone ->
    [hand] { NAME($card) } is in hand, and has not come into play: { NAME($who) }
    [play] { NAME($card) } lies in play: { NAME($who) }
    [library] { NAME($card) } lies under the library token of year { $n }: { NAME($who) }
    [discard] { NAME($card) } lies on the discard pile
    [looked-at] { NAME($card) } was drawn, and { NAME($who) } is looking at it
    [dealt] { NAME($card) } is among the cards that { NAME($who) } drafts from
    [drafted] { NAME($card) } was drafted by { NAME($who) } and lies in no pile yet
   *[nowhere] { NAME($card) } has not come to anybody; it may lie in the deck
 }
allowed-lies-elsewhere = { $needs ->
    [hand] with the card in the own hand
   *[play] with the card in play before the player
 }
