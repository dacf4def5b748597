## What a wizard could do at another moment.

refusal-game-over = the game is over
allowed-game-over = in another game
refusal-not-turn = { $who ->
    [none] it is nobody's turn yet
   *[other] it is the turn of { NAME($who) }
 }
allowed-not-turn = in your own turn
refusal-act-begun = { NAME($who) } has begun something else
allowed-act-begun = after that
refusal-kind-chosen = { $turn ->
    [learning] this is a Learning turn already
    [trial] this is a Trial turn already
   *[rest] this is a Rest turn already
 }
allowed-kind-chosen = at the beginning of the next turn
refusal-not-trial-turn = a trial is attempted in a Trial turn only
allowed-not-trial-turn = in a Trial turn
refusal-trial-chosen = “{ NAME($trial) }” has been chosen in this turn
allowed-trial-chosen = in the next Trial turn
