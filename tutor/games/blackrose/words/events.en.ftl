## The events of phases, and what is postponed to the start of a phase.

event-event-applies = An event is applied: { NAME($card) }.
event-event-at-once = An immediate event is applied at once, and takes no space: { NAME($card) }.
event-avatar-ignores = The avatar ignores what the event does to mages.
    .quiet = yes
event-event-in-force = An event is in force during this phase: { NAME($card) }.
event-postponed-due = { NAME($who) }: what was postponed happens now.
event-in-turn-order = In turn order: { NAMES($order) }.
    .quiet = yes
event-crown-ignored = The crown on { NAME($card) } does nothing: the crown stays where it is.
event-crown-symbol = The crown symbol on { NAME($card) } means who reads it: { NAME($who) }.
    .quiet = yes
event-events-stay = Face-up events of the moon that is over stay on the board.
    .quiet = yes
event-moon-stays = Moon { $moon } goes on: an earlier one does not come back.
    .quiet = yes

ask-postponed = { NAME($who) }, which of the postponed effects goes first?
option-postponed-effect = { PROGRAM($program) }

program-phase-start = Start of a phase
sentence-phase-start-1 = Before the events of the study phase a spell may be purged.
sentence-phase-start-2 = Apply the events of the phase and what was postponed to it.
program-phase-events = Events of a phase
sentence-phase-events-1 = See which events are face up.
sentence-phase-events-2 = Apply the events of this phase from left to right.
