## What a mage could do at another moment.

refusal-game-over = the game is over: { NAMES($who) } won
allowed-game-over = in another game
refusal-other-phase = { $phase ->
    [rose] it is the Black Rose phase
    [study] it is the study phase
    [planning] it is the planning phase
    [action] it is the action phase
    [evocation] it is the evocation phase
    [cleanup] it is the cleanup phase
   *[none] no phase of the round is under way
 }
allowed-other-phase = { $needs ->
    [study] in the study phase
    [planning] in the planning phase
    [evocation] in the evocation phase
   *[action] in the action phase
 }
refusal-not-active = { $who ->
    [none] no activation is under way
   *[other] it is the activation of { NAME($who) }
 }
allowed-not-active = in your own activation
refusal-action-over = { $action ->
    [explore] Explore is over
   *[combat] Combat is over
 }
allowed-action-over = with another action of this kind
refusal-moves-gone = { $n ->
    [one] one move was not used and is lost
   *[other] { $n } moves were not used and are lost
 }
allowed-moves-gone = before the action was finished
refusal-not-begun = { $action ->
    [explore] it is part of Explore, which has to be begun first
   *[combat] it is part of Combat, which has to be begun first
 }
allowed-not-begun = { $action ->
    [explore] after beginning Explore
   *[combat] after beginning Combat
 }
refusal-action-cut-off = { NAME($who) } was defeated in this action, and the rest of it is lost
allowed-action-cut-off = in another action
refusal-fell-outright = { NAME($who) } was defeated outright, and only a text that says “no longer defeated” saves from that
allowed-fell-outright = with a text that says so
refusal-others-first = { $who ->
    [none] it is not asked now
   *[other] it is for { NAME($who) } to decide now
 }
allowed-others-first = when it comes to you
refusal-inside-effect = an effect is under way
allowed-inside-effect = when it is over
refusal-purged-already = { NAME($who) } has purged a spell in this phase
allowed-purged-already = in the next round
refusal-purge-declined = { NAME($who) } has purged nothing with this hand
allowed-purge-declined = when the hand or its limit has changed
refusal-no-event = nothing happens now that it could answer
allowed-no-event = when its condition is met
refusal-not-activated = it is not activated: it has to be cast first
allowed-not-activated = after casting it
refusal-revealed-already = it has been revealed
allowed-revealed-already = in another round
refusal-lies-elsewhere = { $zone ->
    [hand] “{ NAME($card) }” is in hand: { NAME($who) }
    [board] “{ NAME($card) }” lies on the mage board of { NAME($who) }
    [memories] “{ NAME($card) }” lies in the memories of { NAME($who) }
    [grimoire] “{ NAME($card) }” lies in the grimoire of { NAME($who) }
    [aside] “{ NAME($card) }” has not come into play yet: { NAME($who) }
    [discard] “{ NAME($card) }” lies on the discard pile of its school
    [out] “{ NAME($card) }” has left the game
    [active] “{ NAME($card) }” is an active quest of { NAME($who) }
    [solved] “{ NAME($card) }” is a solved quest of { NAME($who) }
    [completed] “{ NAME($card) }” is a completed quest of { NAME($who) }
    [quest-discard] “{ NAME($card) }” lies on the discard pile of quests
    [quest-deck] “{ NAME($card) }” has not been drawn by anybody
   *[library] “{ NAME($card) }” has not been drawn by anybody
 }
allowed-lies-elsewhere = with the card where it can be used
