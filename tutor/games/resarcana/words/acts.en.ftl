## What a player could do at another moment.

refusal-game-over = the game is over: { NAMES($who) } won
allowed-game-over = in another game
refusal-other-phase = { $phase ->
    [collect] essences are being collected
    [actions] it is the phase of actions
    [check] victory is being checked
   *[none] no phase of the round is under way
 }
allowed-other-phase = { $needs ->
    [collect] while essences are collected
   *[actions] in the phase of actions
 }
refusal-has-passed = { NAME($who) } has passed in this round
allowed-has-passed = in the next round
refusal-not-turn = { $who ->
    [none] it is nobody's turn
   *[other] it is the turn of { NAME($who) }
 }
allowed-not-turn = in your own turn
refusal-action-begun = { NAME($who) } has begun an action in this turn
allowed-action-begun = in your next turn
refusal-step-begun = what { NAME($who) } began is not over yet
allowed-step-begun = after that
refusal-not-collecting = { $who ->
    [none] it is still open who collects first, or all have done so
   *[other] { NAME($who) } is collecting
 }
allowed-not-collecting = when it comes to you
refusal-no-check = no victory check is under way
allowed-no-check = during a victory check
refusal-other-at-check = { $who ->
    [none] the points are being counted
   *[other] { NAME($who) } is deciding about the check
 }
allowed-other-at-check = when it comes to you
refusal-not-passing = { NAME($who) } is not passing
allowed-not-passing = by passing
refusal-lies-elsewhere = { $zone ->
    [hand] { NAME($card) } is in hand: { NAME($who) }
    [play] { NAME($card) } lies before { NAME($who) }
    [discard] { NAME($card) } lies in a discard pile: { NAME($who) }
    [deck] { NAME($card) } lies in the deck of { NAME($who) }
    [draft] { NAME($card) } has been dealt to { NAME($who) } and not been chosen yet
    [supply] { NAME($card) } lies in the supply of magic items
    [display] { NAME($card) } lies in the middle and has to be claimed first
    [open] { NAME($card) } lies open in the middle for the draft
   *[nowhere] { NAME($card) } belongs to nobody and does not lie in the middle
 }
allowed-lies-elsewhere = { $needs ->
    [hand] with the card in the own hand
    [display] while it lies in the middle
   *[play] with the component before the player
 }
