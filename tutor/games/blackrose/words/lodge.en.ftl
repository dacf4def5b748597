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
refusal-caster-outside = who is in { NAME($source) } counts as outside the lodge, so there is nowhere to measure from
allowed-caster-outside = from a room of the lodge, or with an unlimited range
refusal-imaginary-kind = only a figure can be imagined, and this effect is not aimed at a figure
refusal-imaginary-attack = a physical attack needs a figure that is there
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
