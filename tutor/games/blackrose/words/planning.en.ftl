## The planning phase: everybody secretly lays out spells.

event-spell-laid = { NAME($who) } lays a spell face down: { NAME($slot) }.
event-slot-left-empty = { NAME($who) } lays nothing: { NAME($slot) }.
event-planned = { NAME($who) } has finished planning: { spells-n }.
event-prepared = { NAME($who) }: what is laid out is prepared until it is revealed.
    .quiet = yes
event-few-planned = { NAME($who) } has fewer than two spells in hand; laid out: { $n }.
event-plans-locked = Order and places of the spells stay as they are now; owners may look at theirs.

ask-lay-spell = { NAME($who) }, what do you lay into the { NAME($slot) }?
option-lay-spell = { $side ->
    [reverse] { NAME($card) }, reverse side
   *[main] { NAME($card) }, main side
 }
option-leave-empty = nothing

refusal-too-few-laid = laid out: { $laid }, slots left: { $left }, needed: { $needs }
allowed-too-few-laid = if enough is laid out
refusal-gap-before = the { NAME($empty) } is empty, and slots are filled without gaps
allowed-gap-before = if the { NAME($empty) } is filled too

program-planning-phase = Planning phase
sentence-planning-phase-1 = Everybody secretly lays out 2 to 4 spells, each with one side chosen.
sentence-planning-phase-2 = What is laid out does not change any more.
