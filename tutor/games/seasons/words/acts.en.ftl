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
