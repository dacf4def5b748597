## The avatar: its orders, whom it targets, how it moves, its evocations, its traps, its cleanup.

## What happens.

event-avatar-activates = { NAME($who) } activates. Orders still to play in this phase: { $left }.
event-avatar-done = { $left ->
    [0] { NAME($who) } has played its orders of this phase.
   *[other] { NAME($who) } ends its activation. Orders still to play in this phase: { $left }.
 }
event-order-revealed = { NAME($by) } reveals an order of { NAME($who) }: “{ NAME($card) }”.
event-order-discarded = { NAME($who) } discards the order “{ NAME($card) }” to the memories.
event-no-order = { NAME($who) } has no order to reveal.
event-order-part-lost = { $part ->
    [spell] In its cell { NAME($who) } cannot apply the spell of “{ NAME($card) }”.
   *[physical] In its cell { NAME($who) } does not apply the physical action of “{ NAME($card) }”.
 }
event-order-back = { $back ->
    [targeted] The back of the next order shows a symbol: it is set off when a combat spell targets { NAME($who) }.
    [damaged] The back of the next order shows a symbol: it is set off when { NAME($who) } takes damage.
   *[none] The back of the next order shows no symbol.
 }
event-order-counts = The order counts towards those of this phase, { $left } left.
event-orders-shuffled = The order deck is shuffled.
event-orders-put-under = { $n ->
    [0] { NAME($who) } has revealed no orders in this round.
    [one] { $n } revealed order goes under its deck.
   *[other] { $n } revealed orders are shuffled and go under their decks.
 }
event-orders-replaced = { NAME($who) } gets the orders of moon { $moon }.
event-avatar-compared = Compared by { NAMES($by, of: "criterion") }: at best { $n }. Still possible: { NAMES($left) }.
event-avatar-no-target = { $reach ->
    [any] { NAME($who) } finds nothing to target.
   *[other] { NAME($who) } finds nothing to target at range { $reach } or less.
 }
event-sets-out = { NAME($who) } sets out for { NAME($goal, case: "the") }.
event-there-already = { NAME($who) } is already where { NAME($goal, case: "the") } is.
event-nobody-to-approach = There is nobody whom { NAME($who) } could move towards.
event-evocation-targets = { NAME($who) } targets { NAME($goal) }.
event-evocation-too-far = { NAME($who) } does not reach { NAME($goal) } this time.
event-evocation-no-target = { NAME($who) } has nobody to target.

## What it compares by.

name-criterion-near = distance
name-criterion-mages = mages there
name-criterion-figures = figures there
name-criterion-opposing = belonging to others
name-criterion-power = power
name-criterion-damage = damage
name-criterion-rose-damage = damage of the Black Rose
name-criterion-trophies = trophies
name-criterion-health = health left
name-criterion-quests = completed quests
name-criterion-evocations = evocations
name-criterion-instability = instability
name-criterion-strength = strength
name-criterion-owner-power = power of the owner
name-criterion-owner-damage = damage of the owner
name-criterion-owner-rose-damage = damage of the owner by the Black Rose
name-criterion-owner-trophies = trophies of the owner
name-criterion-owner-health = health left to the owner
name-criterion-owner-quests = completed quests of the owner
name-criterion-owner-evocations = evocations of the owner
name-criterion-owner-instability = instability of the owner
name-criterion-owner-strength = strength of the owner

## What is asked and what can be answered.

ask-avatar-target = { NAME($who) }, which of these is the target?
ask-avatar-imaginary = { NAME($who) }, in which room is the imaginary figure?
option-imaginary-in = { NAME($room) }
ask-avatar-goal = { NAME($who) }, towards whom does it move?
ask-avatar-step = { NAME($who) }, which of the shortest ways does it take?
option-avatar-step = { NAME($room) }
ask-evocation-target = { NAME($who) }, whom does the evocation target?
ask-discard-order = { NAME($who) }, which order is discarded?
ask-avatar-loses = { NAME($who) }, which of the assigned evocations leaves?
ask-order-back = What does the back of the order on top show?
option-order-trap = { $back ->
    [targeted] reveal the order on top: a combat spell targets the avatar
   *[damaged] reveal the order on top: the avatar has taken damage
 }
option-order-back = look at the back of the order on top

## Why it is something else, or nothing.

refusal-worse-by-priority = compared by { NAMES($by, of: "criterion") } another is better: { $best }, not { $n }
allowed-worse-by-priority = with { $best } as well
refusal-mages-first = mages come before evocations
allowed-mages-first = if no mage could be chosen
refusal-longer-way = by { NAME($room, case: "the") } it takes { $n } moves, and { $best } would do
allowed-longer-way = if no other way were shorter
refusal-harmed-later = others get the chips first: { NAMES($first) }
allowed-harmed-later = once they can take no more
refusal-orders-used-up = { NAME($who) } has played its orders of this phase
allowed-orders-used-up = if the other reading were in force

## What changes.

fact-seat-orders = orders left to { NAME($seat) }
fact-seat-back = back of the top order of { NAME($seat) }
value-targeted = set off by a combat spell
value-damaged = set off by damage

## The procedures.

program-avatar-activation = Activation of the avatar
sentence-avatar-activation-1 = Play the top order; in its cell the avatar is placed in the Black Rose Hall instead.
program-avatar-order = An order of the avatar
sentence-avatar-order-1 = Make an empty deck anew out of the memories.
sentence-avatar-order-2 = Find out which order is on top.
sentence-avatar-order-3 = Reveal it and apply it from the top down; play another one where it says so.
program-avatar-target = Target of the avatar
sentence-avatar-target-1 = Compare what can be targeted, step by step, as the priority says.
sentence-avatar-target-2 = Take the best; in a tie the crown decides.
sentence-avatar-target-3 = With nobody to target, perhaps choose an imaginary figure.
sentence-avatar-target-4 = Aim at it.
program-avatar-approach = Way of the avatar
sentence-avatar-approach-1 = Find out towards whom it moves.
sentence-avatar-approach-2 = Set out with as many moves as its speed.
sentence-avatar-approach-3 = Take a shortest way, one move after the other.
program-avatar-attack = Attack of the avatar
sentence-avatar-attack-1 = Choose whom it attacks.
sentence-avatar-attack-2 = Deal damage equal to its strength.
program-avatar-evocation-act = Acting by the card
sentence-avatar-evocation-act-1 = The card says how many moves and attacks there are.
sentence-avatar-evocation-act-2 = Choose its target by the rules for it, move it there, and attack as far as the card lets it.
program-avatar-activate-evocation = Evocation of the avatar
sentence-avatar-activate-evocation-1 = Activate the evocation.
sentence-avatar-activate-evocation-2 = Do what its card says; if that says nothing, choose its target by the rules for it, move it there, and attack.
sentence-avatar-activate-evocation-3 = Control that was only lent comes back.
program-avatar-back = Back of the next order
sentence-avatar-back-1 = See what the back of the order on top shows.
program-avatar-trap = Trap or defence of the avatar
sentence-avatar-trap-1 = Find out which order is on top.
sentence-avatar-trap-2 = Reveal it; it counts towards the orders of the phase.
sentence-avatar-trap-3 = Apply its trap or defence and nothing else.
program-avatar-discard = Cards discarded by the avatar
sentence-avatar-discard-1 = See whether there are enough orders.
sentence-avatar-discard-2 = Discard them one after the other.
sentence-avatar-discard-3 = Shuffle the deck, if it was looked through.
program-avatar-cleanup = Cleanup of the avatar
sentence-avatar-cleanup-1 = Put a chip on each of its jinxes.
sentence-avatar-cleanup-2 = Choose one of the evocations assigned to it.
sentence-avatar-cleanup-3 = Remove it.
sentence-avatar-cleanup-4 = Shuffle the revealed orders and put them under their decks.
program-avatar-quests = Quests of the avatar
sentence-avatar-quests-1 = Complete its solved quests without applying them.
