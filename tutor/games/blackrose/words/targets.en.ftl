## Choosing targets, figures and rooms; what stands against them. See also `lodge`.

event-targeted = { $aim ->
    [area] { NAME($by) } targets { NAME($who, case: "the") }.
   *[figure] { NAME($by) } targets { NAME($who) }.
 }
event-effect-spreads = { NAME($by) } applies it to all it reaches: { NAMES($who) }.
event-no-target = There is nothing to target, so what is meant for the target does nothing.
event-in-reach = { $reach ->
    [any] { NAME($who, case: "the") } can be aimed at from anywhere.
   *[other] { $distance ->
        [0] { NAME($who, case: "the") } is right here.
       *[other] { NAME($who, case: "the") } is in sight, and { rooms-away } away.
     }
 }

ask-target = { NAME($who) }, what do you target?
ask-imaginary-room = { NAME($who) }, in which room does the imaginary figure stand?
ask-pick-figure = { NAME($who) }, which figure?
ask-pick-figures = { NAME($who) }, which figure besides?
ask-pick-room = { NAME($who) }, which room?
option-figure = { NAME($figure) }
option-figure-note = { $room ->
    [none] {""}
   *[other] { NAME($room) }
 }
option-room = { NAME($room) }
option-imaginary = an imaginary figure
option-imaginary-note = it takes no damage
option-choose-none = no more

refusal-not-damaged = { NAME($who) } has taken no damage from this
allowed-not-damaged = for a figure that has
refusal-too-healthy = { $health ->
    [none] the health of { NAME($who) } is not known, and it must be at most { $most }
   *[other] { NAME($who) } has health { $health }, and it must be at most { $most }
 }
allowed-too-healthy = with health { $most } or less
refusal-not-assigned = { NAME($who) } is assigned to nobody who is meant
allowed-not-assigned = for one that is assigned
refusal-not-upgraded = { NAME($who) } has no upgrade
allowed-not-upgraded = with an upgrade
refusal-nowhere = there is no place to measure from
allowed-nowhere = from a room of the lodge
refusal-no-room-in-range = no room is within range { $reach }
allowed-no-room-in-range = with a room in range
