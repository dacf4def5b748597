## The round and its phases, the Black Rose phase, quests.

event-round-begins = Round { $round } begins.
event-phase-begins = { $phase ->
    [rose] The Black Rose phase.
    [study] The study phase.
    [planning] The planning phase.
    [action] The action phase.
    [evocation] The evocation phase.
   *[cleanup] The cleanup phase.
 } First mage: { NAME($first) }.
event-first-mage-changes = The crown has changed hands: { NAME($who) } is first mage now, in the place of { NAME($of) }.
    .quiet = yes
event-avatar-idle = The avatar does nothing in this phase.
    .quiet = yes

## The Black Rose phase.

event-no-events = The event board is empty, there is nothing to shift.
event-events-shifted = { $events_count ->
    [0] The third space becomes free.
   *[other] Events move to the right: { NAMES($events) }.
 }
event-unknown-power = What “{ NAME($card) }” gives the Black Rose is not known, so she gains nothing.
event-unknown-quest-slots = How many slots the quest “{ NAME($quest) }” has is not known, so it is not solved.
event-unknown-moon = The moon of the quest is not known, and the Black Rose gains nothing.
event-unknown-limit = { $what ->
    [hand-limit] { NAME($who) }: the hand limit is not known, and nothing is discarded.
   *[quest-limit] { NAME($who) }: the quest limit is not known, and nothing is discarded.
 }

## Quests.

event-quest-revealed = { NAME($who) } reveals a quest: { NAME($quest) }.
event-quest-chip = { NAME($who) } puts a chip on { NAME($quest) }: { $n } of { $slots }.

## What is asked and can be answered.

ask-discard-for-rose = { NAME($who) }, do you discard one of your active quests?
option-keep-quests = discard none
ask-trim-quests = { NAME($who) }, there are more quests than your limit. Which one do you discard?
ask-tasks = { NAME($who) } fulfils tasks of quests.
option-fulfil-quests = tasks fulfilled: { NAMES($quests) }

## Effects and the words of each of their full stops.

program-rounds = Rounds
sentence-rounds-1 = Round follows round until the game ends.
program-round = Round
sentence-round-1 = A round begins.
sentence-round-2 = Play the six phases in order.
program-rose-phase = Black Rose phase
sentence-rose-phase-1 = Move the events one space to the right.
sentence-rose-phase-2 = The player on the right of the first mage draws an event.
sentence-rose-phase-3 = Apply the events of this phase from the leftmost on.
sentence-rose-phase-4 = In turn order everybody may discard one active quest.
sentence-rose-phase-5 = In turn order everybody without an active quest draws one.
sentence-rose-phase-6 = Everybody discards active quests above the limit.
sentence-rose-phase-7 = Everybody discards solved quests above the limit.
program-fulfil-quests = Fulfilling tasks
sentence-fulfil-quests-1 = Reveal the quest and put a chip on it, or move it to the solved ones.
