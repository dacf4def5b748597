## What a wizard could do at another moment.

refusal-game-over = the game is over
allowed-game-over = in another game
refusal-not-turn = { $who ->
    [none] it is nobody's turn yet
   *[other] it is the turn of { NAME($who) }
 }
allowed-not-turn = in your own turn
refusal-act-begun = what { NAME($who) } began is not over yet
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
option-place-lacking = place { NAME("die", $colour, $value, case: "the") }
refusal-no-such-die = { NAME($seat) } has no such die: { NAME("die", $colour, $value) }
allowed-no-such-die = with this die in the pool
refusal-no-red-die = { NAME($seat) } has no red die
allowed-no-red-die = with a red die in the pool
refusal-no-mark-of = { NAME($seat) } has no mark of this discipline with an effect: { NAME($discipline) }
allowed-no-mark-of = with such a mark
refusal-no-market = { NAME("market", $market) } is not open in this game
allowed-no-market = in a game in which it is open
refusal-lies-elsewhere = { $zone ->
    [grimoire] { NAME($card) } lies in the grimoire of { NAME($where) }
    [inventory] { NAME($card) } lies in the inventory of { NAME($where) }
    [equipment] { NAME($card) } is equipped by { NAME($where) }
    [talent] { NAME($card) } is the talent of { NAME($where) }
    [experience] { NAME($card) } lies in the experience zone of { NAME($where) }
    [discarded] { NAME($card) } was discarded in this turn and lies under its deck: { NAME($where) }
    [market] { NAME($card) } lies in { NAME("market", $where) }, and nobody has it
    [gone] { NAME($card) } has left the game
   *[nowhere] { NAME($card) } lies before nobody and in no market
 }
allowed-lies-elsewhere = with the card where it can be used
