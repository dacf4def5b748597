## The action phase and the evocation phase: activations, actions, quests in use.

## What happens.

event-activations-begin = Turn order: { NAMES($order) }.
event-activations-end = Nobody can perform an action any more.
event-activation-begins = { NAME($who) } begins an activation.
event-begins-in-cell = { $exits ->
    [none] { NAME($who) } is in the cell, and no way out is known.
   *[other] { NAME($who) } is in the cell and has to leave it.
 }
event-activation-ends = { NAME($who) } ends the activation after { $n ->
    [0] no action
    [one] { $n } action
   *[other] { $n } actions
 }.
event-acted-out = { NAME($who) } has no token and no prepared spell left, and acts no more in this phase.
event-stays-in-cell = { NAME($who) } stays in the cell: there was nothing left to leave it with.
event-token-exhausted = { NAME($who) } exhausts a physical action token, { $left } left.
event-action-begun = { $action ->
    [explore] { NAME($who) } begins Explore. Moves: { $moves }.
    [combat] { NAME($who) } begins Combat.
    [order] { NAME($who) } begins Order.
    [cast] { NAME($who) } casts { spell-in }.
   *[inertia] { NAME($who) } uses Inertia with { spell-in }.
 }
event-nobody-ordered = { NAME($who) } activates no evocation.
event-action-ended = { $action ->
    [explore] { NAME($who) } has finished Explore.
    [combat] { NAME($who) } has finished Combat.
    [order] { NAME($who) } has finished Order.
    [cast] { NAME($who) } has finished Cast.
   *[inertia] { NAME($who) } has finished Inertia.
 }
    .quiet = yes
event-speed-unknown = The speed of { NAME($who) } is not known, so there are no moves.
event-moves-lost = { NAME($who) } loses { moves-n }.
event-moves-cut-off = { NAME($who) } breaks off moving and loses { moves-n }.
event-rest-left = { NAME($who) } leaves out what is left of the action; effects not used: { $n }.
    .quiet = yes
event-move-declined = { NAME($who) } does not move.
event-quest-used = { NAME($who) } uses the quest “{ NAME($quest) }”.
event-quest-applied = The effect of the quest “{ NAME($quest) }” has been applied.
    .quiet = yes
event-quest-completed = { $reward ->
    [none] { NAME($who) } completes the quest “{ NAME($quest) }”; its reward is not known.
   *[other] { NAME($who) } completes the quest “{ NAME($quest) }”.
 }
event-quest-gone = The quest “{ NAME($quest) }” is no longer there to be completed.
event-evocations-begin = The evocations activate.
event-rose-evocations-first = Evocations of the Black Rose go before all others.
event-evocations-end = Every evocation in the lodge has been activated.
event-card-turned = The card of { NAME($who) } is turned.

moves-n = { $n ->
    [one] { $n } move
   *[other] { $n } moves
 }

spell-in = { $slot ->
    [quick] the spell in the quick slot
   *[other] the spell in { NAME($slot) }
 }

## What is asked and what can be answered.

ask-action = { NAME($who) }, what do you do in your activation?
option-explore = Explore
option-explore-note = move up to your speed, activate your room; tokens: { $tokens }
option-combat = Combat
    .said = fight
option-combat-note = attack once, activate your room; tokens: { $tokens }
option-order = Order
    .said = give command
option-order-note = one of your evocations activates; tokens: { $tokens }
option-cast = cast “{ NAME($card) }”
    .said = play use card
option-cast-note = { NAME($slot) }
option-cast-hand = cast “{ NAME($card) }” from hand
    .said = play use
option-cast-nothing = cast a spell
option-inertia = Inertia: discard “{ NAME($card) }”
    .said = use
option-inertia-note = { NAME($slot) }; then you may move
option-inertia-nothing = Inertia
    .said = use
option-use-quest = use the quest “{ NAME($quest) }”
option-use-quest-note = no action
option-end-activation = end the activation
    .said = turn
option-end-activation-note = actions so far: { $n }
ask-explore-step = { NAME($who) }, what is next in Explore?
ask-combat-step = { NAME($who) }, what is next in Combat?
option-step-move = move: { NAME($room) }
    .said = go walk step enter run
option-step-attack = attack { NAME($figure) }
    .said = hit strike
option-step-activate = { $room ->
    [cell] activate a room
   *[other] activate { NAME($room, case: "the") }
 }
option-step-done = { $action ->
    [explore] finish Explore
    [combat] finish Combat
   *[order] activate none
 }
option-step-done-note = leave out the rest
ask-order-step = { NAME($who) }, which evocation activates?
option-step-order = { NAME($figure) }
ask-inertia-move = { NAME($who) }, where do you move?
option-inertia-stay = stay
ask-evocation = { NAME($who) }, which evocation activates next?
option-next-evocation = { NAME($figure) }
option-next-evocation-note = { NAME($room) }

## Why something may not be done, and what would allow it.

refusal-two-actions = an activation has two actions at most, and both are done
allowed-two-actions = in your next activation
refusal-fell-in-activation = { NAME($who) } was defeated in this activation, which ends it
allowed-fell-in-activation = in the next activation, or if the other reading were in force
refusal-not-in-cell = from the cell there are only Explore and Inertia
allowed-not-in-cell = from a room of the lodge
refusal-no-token = both physical action tokens are exhausted
allowed-no-token = with an available token
refusal-not-own-evocation = { NAME($who) } belongs to { NAME($owner) }
allowed-not-own-evocation = with an evocation of your own
refusal-assigned-evocation = { NAME($who) } is assigned to { NAME($to) } and acts only where an effect says so
allowed-assigned-evocation = if the other reading were in force
refusal-not-prepared = “{ NAME($card) }” is in hand and was not prepared
allowed-not-prepared = with the spell on the board, where it is laid in the planning phase
refusal-nothing-prepared = there is no prepared spell on the board
allowed-nothing-prepared = with a prepared spell
refusal-already-cast = { $state ->
    [revealed] { spell-in } is revealed already
   *[activated] { spell-in } is activated already
 }
allowed-already-cast = with a spell that is still prepared
refusal-not-next-slot = { spell-in } is not to be cast now: { $next ->
    [none] none can be cast
   *[other] next { NAMES($next) }
 }
allowed-not-next-slot = when the spells in the lower slots have been cast or discarded
refusal-cast-already = of two spells in one activation one must be the quick spell
allowed-cast-already = in your next activation
refusal-no-longer-prepared = { $state ->
    [revealed] { spell-in } is revealed, and so no longer prepared
   *[activated] { spell-in } is activated, and so no longer prepared
 }
allowed-no-longer-prepared = with a prepared spell
refusal-quest-unsolved = the quest “{ NAME($quest) }” is not solved yet
allowed-quest-unsolved = once its task is fulfilled
refusal-quest-over = the quest “{ NAME($quest) }” is completed already
allowed-quest-over = with a quest that is solved and not yet completed
refusal-must-act = { NAME($who) } can act, and has not done so in this activation
allowed-must-act = after one action
refusal-must-leave = { NAME($who) } has begun the activation in the cell and has to leave it
allowed-must-leave = once the cell is left
refusal-not-adjacent = { NAME($room, case: "the") } is not next to { $here ->
    [none] you
   *[other] { NAME($here, case: "the") }
 }
allowed-not-adjacent = from a room beside it
refusal-no-entry = nobody walks into a cell
allowed-no-entry = if an effect placed you in your own cell
refusal-moves-cut-off = another effect has come between the moves
allowed-moves-cut-off = before the other effect, or if no move had been made by then
refusal-activated-already = the activation of this action is used
allowed-activated-already = with another action
refusal-attack-used = the attack of this action is used
allowed-attack-used = with another action
refusal-strength-unknown = the strength of { NAME($who) } is not known
allowed-strength-unknown = if it were known
refusal-inside-action = an action is under way
allowed-inside-action = before or after an action
refusal-same-action = this action has activated { NAME($room, case: "the") } already
allowed-same-action = with another action
refusal-evocation-used = { NAME($who) } has been activated in this phase
allowed-evocation-used = in the evocation phase of the next round
refusal-lower-slot = the avatar's evocations go by their slots, and { NAME($first) } comes first
allowed-lower-slot = after { NAME($first) }

## The programs and a wording for each of their full stops.

program-action-phase = Action phase
sentence-action-phase-1 = The first mage is the first to act.
sentence-action-phase-2 = Round and round each mage plays an activation, as long as anybody can act.
sentence-action-phase-3 = When nobody can act any more, the phase is over.
program-activation = Activation
sentence-activation-1 = The activation begins.
sentence-activation-2 = The mage performs one or two actions; before and after each of them solved quests may be used.
sentence-activation-3 = The activation is over.
program-explore = Explore
sentence-explore-1 = A physical action token is exhausted.
sentence-explore-2 = The mage moves up to his speed and activates his room, in any order; the moves are not separated.
sentence-explore-3 = The action is over, and unused moves are lost.
program-combat = Combat
sentence-combat-1 = A physical action token is exhausted.
sentence-combat-2 = The mage attacks once and activates his room, in any order.
sentence-combat-3 = The action is over.
program-order = Order
sentence-order-1 = A physical action token is exhausted.
sentence-order-2 = One of the mage's evocations is chosen.
sentence-order-3 = It activates.
sentence-order-4 = The action is over.
program-cast = Cast
sentence-cast-1 = A prepared spell is chosen to be cast.
sentence-cast-2 = It is revealed and applied, or lies activated as a trap or a defence.
sentence-cast-3 = The action is over.
program-inertia = Inertia
sentence-inertia-1 = A prepared spell is chosen to be given up.
sentence-inertia-2 = It goes to the memories.
sentence-inertia-3 = The mage may choose a room next to his.
sentence-inertia-4 = He moves there, or stays.
sentence-inertia-5 = The action is over.
program-use-quest = a solved quest
program-use-quest-of = { NAME($card) }
sentence-use-quest-1 = The mage uses a solved quest.
sentence-use-quest-2 = Its effect is applied.
sentence-use-quest-3 = The effect has been applied.
sentence-use-quest-4 = The quest is completed: it lies face down and brings its reward.
program-evocation-phase = Evocation phase
sentence-evocation-phase-1 = No evocation has been activated yet.
sentence-evocation-phase-2 = The evocations of the Black Rose activate first.
sentence-evocation-phase-3 = Then each mage in turn order activates all of his own.
sentence-evocation-phase-4 = The phase is over when all have been activated.
