## Chapters: lines of sight.

lit-counts = From { NAME($source, case: "the") }, range { $reach }: { $seen ->
    [one] { $seen } other room
   *[other] { $seen } other rooms
 } can be aimed at, { $blocked } blocked, { $far } too far.
viewpoint-source = Looking from
viewpoint-layout = Players
viewpoint-target = Aimed at
viewpoint-reach = Range
viewpoint-zoom = Magnification: a power of ten
viewpoint-tolerance = Tolerance, in sides of a room
float-wrong = { $wrong ->
    [0] All { $looks } looks from room to room are judged rightly.
    [one] { $wrong } of { $looks } looks from room to room is judged wrongly.
   *[other] { $wrong } of { $looks } looks from room to room are judged wrongly.
 }{ $one_way ->
    [0] {""}
    [one] {" "}One pair of rooms sees one another in one direction only.
   *[other] {" "}{ $one_way } pairs of rooms see one another in one direction only.
 }
float-edge-missed = For example, from { NAME($source, case: "the") } to { NAME($target, case: "the") } the test misses the edge that the line runs along.
float-edge-seen = For example, from { NAME($source, case: "the") } to { NAME($target, case: "the") } the test takes an edge near the line for one that it runs along.
float-room = { $name }: looks judged wrongly from here: { $n }
corner-none = The line from { NAME($source, case: "the") } to { NAME($target, case: "the") } runs along no edge: choose a room that is blocked.
corner-zoom = The first corner on the line{ $zoom ->
    [0] {""}
   *[other] , magnified { $power } times
 }. Ring: where it truly is. Dots: where the rooms with these numbers put it.
corner-exact = In whole numbers
corner-room = As computed by
corner-offset = Beside the line by
exercise-far = from { NAME($source, case: "the") } to { NAME($target, case: "the") } it is more than 2.
exercise-counts = from { NAME($source, case: "the") } { $seen } can be aimed at, and { $blocked ->
    [one] { $blocked } is blocked.
   *[other] { $blocked } are blocked.
}

## Chapters: traps.

traps-none = nothing
traps-first = Graminia, first card
traps-second = Graminia, second card
traps-defence = Doria, his card
traps-room = Doria walks into
traps-damage = Damage on Doria
traps-head = { NAME($who) } walks into { NAME($room, case: "the") }
traps-nobody = Nobody may answer: the move goes on.
traps-twice = “{ NAME($spell) }” is there only once: choose another card.
traps-endings = { $n ->
    [one] It can end in { $n } way.
   *[other] It can end in { $n } ways.
 }
exercise-defeat = none of the ways in which it can end ({ $n }) is a defeat.
exercise-endings = it can end in { $n ->
    [one] { $n } way.
   *[other] { $n } ways.
 }

## Chapters: a round.

lanes-rose = The Rose
lanes-study = Study
lanes-planning = Planning
lanes-action = Action
lanes-evocation = Evocation
lanes-cleanup = Cleanup
lanes-head = Round { $round }, { $phase }.
lanes-first = First mage: { NAME($who) }.
lanes-nothing = Nothing that can be seen.
lanes-not-yet = nothing in this round yet
lanes-moment = Moment
lanes-no-round = found round { $round }; allowed: 1 to { $last }
lanes-ended = in this game there is no round { $round } any more
order-nth = { $n }.
order-event-drawn = an event is drawn
order-library-taken = a card comes from the library
order-spell-laid = a spell is laid face down
order-action-begun = a mage begins Explore, Combat or Cast
order-evocation-activated = an evocation activates by itself
order-tokens-reset = tokens are turned back
exercise-crown = here { NAME($who) } is first mage and holds the crown.
exercise-order-twice = each of the six must stand in the list once; this one is missing: { $act }.
exercise-order = look at a round that was played: at this moment “{ $before }” has happened, and “{ $after }” has not.
