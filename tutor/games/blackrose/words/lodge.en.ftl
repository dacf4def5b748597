## Range and lines of sight: what stands against a target, and what would allow it.

rooms-away = { $distance ->
    [one] { $distance } room
   *[other] { $distance } rooms
 }

refusal-out-of-range = { $distance ->
    [none] no way through rooms leads to { NAME($target, case: "the") }
   *[other] it is { rooms-away } to { NAME($target, case: "the") }, and the range is { $reach }
 }
allowed-out-of-range = { $distance ->
    [none] if a way through rooms led there
   *[other] with a range of { $distance } or more
 }
refusal-los-edge = the line runs along the edge between { NAMES($edge, case: "the") }
allowed-los-edge = if a line along the edge of two rooms counted
refusal-los-rim = the line runs along the outer edge of { NAME($room, case: "the") }: no room lies beyond it
allowed-los-rim = if a room lay at { NAME($beyond) }
refusal-los-corner = the line touches the corner where { NAMES($corner, case: "the") } meet
allowed-los-corner = if touching a corner did not matter
refusal-los-gap = the line passes over { NAME($gap) }, where no room lies
allowed-los-gap = if a room lay there
refusal-los-gap-edge = the line runs between { NAMES($edge) }, where no rooms lie
allowed-los-gap-edge = if rooms lay there, and a line along their edge counted
refusal-los-cell = the line passes over { NAME($gap) }, which is no part of the lodge
allowed-los-cell = if a line could pass over a cell
refusal-target-cell = { NAME($target) } cannot be chosen as a target
allowed-target-cell = with a room of the lodge
refusal-caster-outside = who is in { NAME($source) } counts as outside the lodge, so there is nowhere to measure from
allowed-caster-outside = from a room of the lodge, or with an unlimited range
refusal-imaginary-attack = a physical attack needs a figure that is there
allowed-imaginary-attack = if somebody stood there
refusal-imaginary-real = a figure that is there can be chosen
allowed-imaginary-real = if there were no figure to choose

## What a line of sight meets that does not stand against it.

ground-los-same = The target is in the same room.
ground-los-clear = { $crossed_count ->
    [0] The two rooms lie side by side.
   *[other] The line passes through { NAMES($crossed, case: "the") }.
 }
ground-los-edge-open = The line runs along the edge between { NAMES($edge, case: "the") }, which counts as passing through rooms.
ground-los-corner-open = The line touches the corner where { NAMES($corner, case: "the") } meet, which does not matter.
ground-los-cell-open = The line passes over { NAME($gap) }, which counts as a room.

## The answer in a line.

los-head = { $visible ->
    [yes] There is a line of sight.
   *[no] There is no line of sight.
 } { $distance ->
    [none] No way through rooms leads there.
   *[other] Distance: { rooms-away }.
 }

## The map of the lodge, and what stands beside it.

lodge-title = Lines of sight
lodge-head = Lodge
lodge-head-note = { $cells ->
    [0] { $rooms } rooms
    [one] { $rooms } rooms, { $cells } cell
   *[other] { $rooms } rooms, { $cells } cells
 }
lodge-inferred = The layout is inferred: the picture of the book is lost
lodge-sample = One of many ways to lay the rooms
lodge-map = Map of the lodge
lodge-press = Press a room on the map to choose
lodge-press-from = where to look from
lodge-press-to = what to aim at
lodge-note-edge = edge { $rooms }
lodge-note-corner = corner { $rooms }
lodge-note-gap = gap

lodge-key-from = looking from here
lodge-key-seen = can be aimed at
lodge-key-all = reached by the effect
lodge-key-blocked = line blocked
lodge-key-far = out of range
lodge-key-target = chosen room
lodge-key-cell = cell, outside the lodge
lodge-key-figure = figure
lodge-key-struck = figure that is reached

lodge-place-from = looked from
lodge-place-seen = can be aimed at
lodge-place-all = reached
lodge-place-blocked = in range, but the line is blocked
lodge-place-far = out of range
lodge-place-cell = outside the lodge, never a target
lodge-place = { $number }. { $name }{ $colour ->
    [none] {""}
   *[other] , { $colour }
 }: { $how }.{ $figures_count ->
    [0] {""}
   *[other] {" "}There: { NAMES($figures) }.
 }
lodge-place-numberless = { $name }: { $how }.{ $figures_count ->
    [0] {""}
   *[other] {" "}There: { NAMES($figures) }.
 }
colour-black = black
colour-grey = grey
colour-red = red
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
colour-green = green

aim-head = What can be aimed at?
aim-from = From
aim-to = At
aim-to-none = nothing yet
aim-reach = Range
aim-reach-any = any room
aim-what = Effect
aim-what-one = one target
aim-what-all = all figures within range
aim-mage = { $mage }, in { NAME($room, case: "the") }
aim-mage-cell = { $mage }, in { NAME($room) }
aim-room = { $number }. { $name }
aim-nothing = Nothing has been aimed at yet.
aim-yes = Yes.
aim-no = No.
aim-can = { NAME($source, case: "the") } to { NAME($target, case: "the") }: it can be aimed at.
aim-cannot = { NAME($source, case: "the") } to { NAME($target, case: "the") }: { $against ->
    [one] one thing stands against it.
   *[other] { $against } things stand against it.
 }
aim-in-range = In range
aim-out-of-range = Out of range
aim-line = Line of sight
aim-no-line = No line of sight
aim-target = Target
aim-unlimited = Any room
aim-unlimited-text = An unlimited range reaches every room and needs no line of sight.
aim-range-text = From { NAME($source, case: "the") } to { NAME($target, case: "the") } it is { rooms-away }; the range is { $reach }.
aim-range-same = It is the same room, and a range of 0 is enough.
aim-ruling = The book leaves this open. Read the other way, the answer would be the same.
aim-ruling-other = The book leaves this open. Read the other way, the answer would be: { $yes ->
    [yes] yes
   *[no] no
 }.
aim-all-head = Figures that are reached
aim-all-none = No figure is reached.
aim-all-rooms = The effect reaches { $n ->
    [one] { $n } room
   *[other] { $n } rooms
 }, the own one among them; who applies it is left out.
aim-all-outside = { NAME($source) } lies outside the lodge, and no range is measured from there.

rooms-head = Rooms from { NAME($source, case: "the") }
rooms-seen = Can be aimed at
rooms-all = Reached
rooms-blocked = In range, line blocked
rooms-far = Out of range
rooms-cells = Cells, never targets
rooms-why = What the line meets
rooms-room = Room
rooms-number = No.
rooms-none = none
rooms-count = { $n ->
    [one] { $n } room
   *[other] { $n } rooms
 }

reading-head = Layout, and how the book is read
reading-about = About this in the index of rules
layout-head = Layout
layout-rooms = 19 rooms
layout-players = for { $n } players
