## What a player could do at another moment.

refusal-game-over = the last round is over
allowed-game-over = in another game
refusal-not-turn = { $who ->
    [none] it is nobody's turn
   *[other] it is the turn of { NAME($who) }
 }
allowed-not-turn = in your own turn
refusal-act-begun = { NAME($who) } has begun something else
allowed-act-begun = after that
option-take-no-die = take a die
refusal-die-chosen = { NAME($who) } has taken { NAME($die) } already
allowed-die-chosen = in the next round
refusal-not-rolled = no dice of this round have been rolled
allowed-not-rolled = when the dice of a round are chosen
refusal-die-taken = { NAME($who) } has taken { NAME($die) }
allowed-die-taken = if nobody had taken it
refusal-not-choosing = { $who ->
    [none] dice are not being chosen
   *[other] { NAME($who) } is choosing a die
 }
allowed-not-choosing = in your turn to choose
