## The cleanup phase: boards, tokens, rooms that are restored.

event-activated-kept = { NAME($who) } takes an activated spell back to hand: { NAME($slot) }.
event-sustained-ended = A sustained effect on { NAME($who) } has ended; the token goes back to { NAME($by) }.
event-tokens-reset = Physical action tokens are available again, and evocation cards are straightened.
event-restoration-gain = { NAME($who) } takes part in restoring { NAME($room, case: "the") }: chips { $chips }, power { $n }.
event-room-restored = { NAME($room, case: "the") } turns its restored side up, and the chips go back to their owners: { $n }.
event-figures-stay = Figures in { NAME($room, case: "the") } stay where they are: { NAMES($figures) }.
    .quiet = yes
event-restored-for-good = { NAME($room, case: "the") } will never be ruined again.
    .quiet = yes
event-unknown-flags = What restoring brings here is not known: { NAME($room) }.
event-rooms-available = { $rooms_count ->
    [0] No activation token has been used.
   *[other] Activation tokens are available again: { NAMES($rooms) }.
 }
    .quiet = yes

ask-activated-spell = { NAME($who) }, where does an activated spell go?
option-keep-activated = to hand: { NAME($card) }
option-drop-activated = to the memories: { NAME($card) }

program-cleanup-phase = Cleanup phase
sentence-cleanup-phase-1 = Everybody discards the spells of the board; activated ones may go back to hand.
sentence-cleanup-phase-2 = Clean up for the avatar.
sentence-cleanup-phase-3 = Take tokens back and straighten evocation cards.
sentence-cleanup-phase-4 = In turn order everybody applies cleanup effects.
sentence-cleanup-phase-5 = Restore the rooms whose slots are all filled.
sentence-cleanup-phase-6 = Turn the activation tokens of restored rooms back.
sentence-cleanup-phase-7 = See whether anybody has reached the cube of the Black Rose.
program-cleanup-effects = Cleanup effects
sentence-cleanup-effects-1 = In turn order everybody applies what happens in cleanup.
program-restore-room = Restoring a room
program-restore-room-of = Restoring { NAME($room, case: "the") }
sentence-restore-room-1 = Who took part gains power by the number of chips.
sentence-restore-room-2 = The chips go back, and the room is turned over.
