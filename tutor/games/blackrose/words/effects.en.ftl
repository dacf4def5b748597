## What effects do: damage, power, instability, figures, cards.

damage-chips = { $n } damage
power-points = { $n ->
    [one] { $n } power point
   *[other] { $n } power points
 }
spells-n = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
 }
quests-n = { $n ->
    [one] { $n } quest
   *[other] { $n } quests
 }

event-damaged = { NAME($who) } takes { damage-chips } from { $physical ->
    [yes] an attack by { NAME($dealer) }
   *[no] { NAME($dealer) }
 }{ $health ->
    [none] {""}
   *[other] : { $total } of { $health }
 }.{ $unplaced ->
    [0] {""}
   *[other] {" "}{ $placed ->
        [0] No chip is placed.
       *[other] Chips placed: only { $placed }.
     }
 }
event-damage-changed = { NAME($who) }: { $n } damage instead of { $was }, as cards in play have it { $type ->
    [combat] for combat spells
    [contingency] for contingency spells
    [defence] for defence spells
    [trap] for traps
   *[none] for such damage
 }.
event-no-damage = Nobody takes damage.
event-no-chips = { NAME($source) } has no chips left, so nothing is placed.
event-unaffected = { NAME($who) } is not affected.
event-damage-ignored = { NAME($who) } ignores { damage-chips }; chips that go back: { $back }.
event-nothing-ignored = { NAME($who) } has nothing to ignore.
event-spell-ignored = { NAME($who) } is not affected by “{ NAME($cause) }”.
event-replace-damage-chip = A chip of { NAME($of) } on { NAME($on) } gives way to one of { NAME($by) }.
event-replace-damage-none = { NAME($by) } replaces no damage.
event-replace-instability-chip = In { NAME($on, case: "the") } a chip of { NAME($of) } gives way to one of { NAME($by) }.
event-replace-instability-none = { NAME($by) } replaces no instability.
event-heal-chip = { NAME($on) } loses a damage chip of { NAME($of) }.
event-heal-none = No damage is healed.

event-instability-placed = { NAME($by) } places { $n } instability in { NAME($room, case: "the") }, now { $total }.
event-no-instability = No instability is placed.
event-room-full = { NAME($room, case: "the") } is full now; it waits for cleanup.
event-restored-takes-none = { NAME($room, case: "the") } is restored and has no slots.
event-slots-full = { $free ->
    [0] { NAME($room, case: "the") } has no free slot.
   *[other] { NAME($room, case: "the") } has too few free slots: { $free } for { $n }.
 }
event-unknown-slots = How many slots { NAME($room, case: "the") } has is not known, so nothing is placed.

event-gained-power = { NAME($who) } gains { power-points }, now { $total }.
event-lost-power = { NAME($who) } loses { power-points }, now { $total }.
event-no-power = { NAME($who) } has no power to lose.
event-track-passed = The marker of { NAME($who) } passes the end of the track and is turned to +35.
event-moon-began = Moon { $moon } begins.
event-decks-changed = From now on quests and events are drawn from the decks of moon { $moon }.
event-personal-spell = { NAME($seat) } adds a personal spell to the { $to ->
    [grimoire] grimoire
   *[hand] hand
 }.

event-crown-taken = { NAME($seat) } takes the crown.
event-crown-kept = { NAME($seat) } has the crown already.
event-no-crown = The avatar never takes the crown.
event-trophy-taken = { NAME($who) } takes a trophy of { NAME($of) }.
event-no-trophy-left = { NAME($of) } has no trophy token left, so { NAME($who) } gets none.
event-no-trophy = { NAME($who) } gets no trophy.
event-trophy-given = { NAME($who) } gives the Black Rose a trophy of { NAME($of) }.

event-entered = { NAME($who) } enters { NAME($room, case: "the") }.
event-stayed = { NAME($who) } stays.
event-to-cell = { NAME($who) } is sent to the cell.
event-goes-on-in-cell = { NAME($who) } goes on applying the effect from the cell.
    .quiet = yes
event-no-room = There is no such room, so nothing is done.

event-summoned = { NAME($who) } summons { NAME($evocation) } in { NAME($room, case: "the") }.
event-evocation-assigned = { NAME($who) } assigns { NAME($evocation) } to { NAME($to) }.
event-nothing-summoned = No figure of { $what ->
    [any] any evocation
   *[other] that kind
 } can be taken from the supply, so nothing is placed.
event-not-summoned = { $why ->
    [no-room] There is no room of the lodge in which { NAME($kind) } could be summoned.
   *[other] { NAME($kind) } does not come: its place stays taken.
 }
event-base-unknown = A mage has only one large base, and it is not known whether this one is large: { NAMES($kinds) }. So whether { NAME($kind) } may come beside what { NAME($who) } has is open, and nothing is summoned. A position can assume the base.
event-evocation-gone = { NAME($who) } leaves the lodge.
event-no-reward = Nobody gains power or a trophy for this evocation.
    .quiet = yes
event-nothing-removed = No evocation is removed.
event-evocation-activated = { NAME($who) } activates under the control of { NAME($by) }.
event-own-rules = { NAME($who) } activates by the rules on its own card.
event-control-ends = { NAME($who) } is again under the control of its owner: { NAME($owner) }.
event-evocation-moves-lost = { NAME($who) } has attacked after moving: unused moves are lost ({ $n }).
event-nothing-activated = There is no such evocation, so none activates.
event-boosted = { NAME($who) } has more strength ({ $strength }) and speed ({ $speed }) in its next activation.
event-strength-unknown = The strength of { NAME($who) } is not known, so there is no attack.
event-nobody-to-attack = { NAME($who) } has nobody to attack.

event-jinx-assigned = { NAME($who) } gets the jinx “{ NAME($jinx) }”.
event-jinx-discarded = { NAME($who) } loses the jinx “{ NAME($card) }”.
event-jinx-chip = { NAME($who) } puts a chip on the jinx “{ NAME($jinx) }”, now { $total }.
event-no-jinx = { NAME($who) } has no jinx.
event-upgrade-assigned = { NAME($who) } gets the upgrade “{ NAME($upgrade) }”.
event-upgrade-discarded = { NAME($who) } loses the upgrade “{ NAME($card) }”.
event-no-upgrade = { NAME($who) } has no upgrade.
event-none-left = No such card is left.

event-spells-drawn = { NAME($who) } draws { spells-n }.
event-from-library = { NAME($who) } draws { spells-n } from the library: { NAME($deck) }.
event-memories-shuffled = { NAME($who) } shuffles the memories into the grimoire.
event-grimoire-shuffled = { NAME($who) } shuffles the grimoire.
event-deck-reshuffled = The discards become a new deck: { NAME($deck) }.
event-to-memories = { NAME($who) } discards “{ NAME($card) }” to the memories.
event-spell-removed = The forgotten spell “{ NAME($card) }” leaves the game.
event-too-few-cards = { NAME($who) } has too few spells in hand, so the sentence is skipped.
event-memories-taken = { $n ->
    [0] { NAME($who) } takes nothing from the memories.
   *[other] { NAME($who) } takes from the memories: { NAMES($cards) }.
 }
event-spell-found = { $card ->
    [none] { NAME($who) } finds a spell and takes it.
   *[other] { NAME($who) } finds “{ NAME($card) }” and takes it.
 }
event-nothing-found = { NAME($who) } finds nothing.
event-looked = { $n ->
    [0] { NAME($who) } has no cards to look at: { NAME($deck) }.
   *[other] { NAME($who) } looks at the top cards ({ NAME($deck) }): { $n }.
 }
event-looked-taken = { NAME($who) } takes one of them.
event-looked-discarded = { $n ->
    [0] No other cards are left to discard.
   *[other] The other cards are discarded: { $n }.
 }
event-nothing-looked = { NAME($who) } has no cards to look at.
event-no-deck = { NAME($who) } has no deck to draw from.
event-no-revealed = { NAME($who) } has no such revealed spell.
event-back-to-hand = { NAME($who) } takes “{ NAME($card) }” back in hand.
event-spells-swapped = { NAME($who) } swaps “{ NAME($of) }” for “{ NAME($card) }” from hand.

event-quests-drawn = { NAME($who) } draws { quests-n }.
event-over-quest-limit = { NAME($who) } may keep them all for now: { $n } active, the limit is { $limit }.
    .quiet = yes
event-rose-drew-quest = The Black Rose draws a quest, which goes to the discard.
event-quest-solved = { NAME($who) } has solved the quest “{ NAME($quest) }”.
event-quest-discarded = { $quest ->
    [none] { NAME($who) } discards a quest.
   *[other] { NAME($who) } discards the quest “{ NAME($quest) }”.
 }
event-no-quest = { NAME($who) } has no such quest.
event-event-drawn = { NAME($who) } draws the event “{ NAME($card) }”.
event-event-placed = The event “{ NAME($card) }” lies on space { $space }.
event-event-pushed-off = The event “{ NAME($card) }” leaves the board.
event-event-discarded = { NAME($by) } discards the event “{ NAME($event) }”.
event-no-event-left = There is no event to draw.

event-room-activated = { NAME($who) } activates { NAME($room, case: "the") }.
event-room-applied = The effect of { NAME($room, case: "the") } has been applied.
    .quiet = yes
event-room-not-activated = { NAME($room, case: "the") } cannot be activated.
event-unknown-text = What this text does is not known, so nothing happens.
event-condition-unmet = The condition is not met, so this does nothing.
event-not-enhanced = The elements for the enhancement are not there: { NAMES($needs) }.
event-postponed = The rest happens in a later phase.

## What is asked while effects are applied.

ask-may-apply = { NAME($who) }, do you want this to happen?
option-may-apply = yes
option-may-apply-no = no
ask-spread = { NAME($who) }, the chips do not suffice. Where does the next one go?
option-spread-to = { NAME($on) }
option-spread-to-note = chips so far: { $n }; to be spread: { $left }
ask-replace-damage = { NAME($who) }, which damage chip do you replace?
ask-replace-instability = { NAME($who) }, which instability chip do you replace?
ask-heal = { NAME($who) }, which damage chip do you heal?
option-chip = chip of { NAME($of) }: { NAME($on) }
option-chip-note = { $n } there
option-replace-damage-done = replace no more
option-replace-instability-done = replace no more
option-heal-done = heal no more
ask-move = { NAME($who) }, where does the figure move?
option-move-to = { NAME($room) }
option-stay = stay
ask-attack = { NAME($who) }, whom do you attack?
option-victim = { NAME($figure) }
ask-evocation-step = { NAME($who) }, what does the evocation do next?
option-evocation-move = move: { NAME($room) }
option-evocation-attack = attack: { NAME($figure) }
option-evocation-done = end the activation
ask-evocation-kind = { NAME($who) }, which evocation?
option-evocation-kind = { NAME($kind) }
ask-make-room = { NAME($who) }, which evocation makes room for the new one?
option-replace-evocation = { NAME($figure) } goes back to the supply
option-keep-evocations = keep all, and do without { NAME($kind) }
ask-jinx-card = { NAME($who) }, which jinx?
ask-upgrade-card = { NAME($who) }, which upgrade?
ask-discard-jinx = { NAME($who) }, which jinx do you discard?
ask-discard-upgrade = { NAME($who) }, which upgrade is discarded?
option-jinx = { NAME($card) }
option-upgrade = { NAME($card) }
ask-trophy = { NAME($who) }, which trophy do you give?
option-trophy = trophy of { NAME($of) }
ask-school = { NAME($who) }, from which school deck?
option-school-deck = { NAME($school) }
option-school-deck-note = cards: { $n }
ask-drawn-cards = { NAME($deck) }: which cards come?
ask-random-memory = Which of the memories come?
ask-discard-spell = { NAME($who) }, which spell do you discard?
ask-search = { NAME($who) }, which spell do you take?
ask-take-looked = { NAME($who) }, which card do you take?
ask-hand-spell = { NAME($who) }, which spell from hand?
option-card = { NAME($card) }
option-quest-card = { NAME($card) }
ask-revealed-spell = { NAME($who) }, which revealed spell?
option-revealed-spell = { NAME($card) }
option-revealed-spell-note = { NAME($slot) }
ask-side = { NAME($who) }, on which side?
option-side = { $side ->
    [reverse] reverse side
   *[main] main side
 }
ask-quest = { NAME($who) }, which quest?
option-active-quest = { NAME($quest) }
option-solved-quest = { NAME($quest) }
ask-quest-deck = { NAME($who) }, which quest deck?
option-deck = { NAME($deck) }
ask-discard-event = { NAME($who) }, which event do you discard?
option-face-up-event = { NAME($event) }
option-face-up-event-note = space { $space }
ask-copy-room = { NAME($who) }, which room's effect do you apply?
ask-deeds = { NAME($who) }, which of these happens?
option-deeds = { $en ->
    [none] number { $n }
   *[other] { $en }
 }

## What stands against it.

refusal-no-figure = all figures of { NAME($kind) } are in the lodge
refusal-not-large = it is not in the way: a mage has one large base, and { NAME($kind) } needs it
allowed-no-figure = if one of them were in the supply
allowed-not-large = by the evocation on the large base
refusal-base-unknown = a mage has one large base, and it is not known who needs it: { NAMES($kinds) }; so whether this would be enough is open
allowed-base-unknown = if the position assumed that base
refusal-none-left = no card of “{ NAME($card) }” is left
allowed-none-left = if one of them were back in its deck
refusal-immune = { NAME($who) } is immune to { NAME($by) }
allowed-immune = for another figure
refusal-in-cell = { NAME($who) } is in a cell, and so not in the lodge
allowed-in-cell = for a figure in the lodge
refusal-no-moves-left = { NAME($who) } has no moves left
allowed-no-moves-left = with more speed
refusal-moves-split = { NAME($who) } has attacked after a move, and may not move again
allowed-moves-split = if the attack came before the first move or after the last
refusal-own-no-moves = the card of { NAME($who) } grants no more moves
allowed-own-no-moves = as many as its card says
refusal-own-no-attacks = the card of { NAME($who) } grants no more attacks
allowed-own-no-attacks = as many as its card says
refusal-attacked-already = { NAME($who) } has attacked already
allowed-attacked-already = once in an activation
refusal-room-used = the token of { NAME($room, case: "the") } shows its used side
allowed-room-used = after the token is turned back in cleanup
refusal-no-room-here = there is no room here
allowed-no-room-here = in a room of the lodge

program-attack = Physical attack
program-evocation-act = Acting by the card
program-activate-evocation = Activation of an evocation
program-activate-room = Activation of a room
program-activate-room-of = { NAME($card) }
program-draw-event = Drawing an event
program-begin-moons = A new moon
sentence-attack-1 = The target is chosen in the same room.
sentence-attack-2 = It takes damage equal to the attacker's strength.
sentence-evocation-act-1 = The card says how many moves and attacks there are.
sentence-evocation-act-2 = The evocation moves and attacks as far as its card lets it.
sentence-activate-evocation-1 = The evocation is activated.
sentence-activate-evocation-2 = It does what its card says; if that says nothing, it moves up to its speed, and attacks once before or after its moves.
sentence-activate-evocation-3 = Control that was only lent comes back.
sentence-activate-room-1 = The room that can be activated applies the effect of the side that is up.
sentence-begin-moons-1 = The moon that is due begins.
