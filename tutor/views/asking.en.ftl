# Words of verdicts on moves, of what would allow them, and of other readings.

head-may = May I?
may-refused-n = { $n } not allowed
may-note = { $n } of { $of } allowed
may-nothing = No move is known here: chance decides, or all is over.
may-allowed = allowed
may-refused = not allowed
may-why = not allowed: why?
may-when = When could I?
may-when-of = When could I do this: { $move }?

annotation-light = Show { $n } on the stage

head-when = When could I?
when-none = No change that was tried would allow it.
when-unknown = In the position as it can be written down, nobody could think of this move.
when-left = It is allowed once what cannot be written down is over.
when-cut = Not in the written position: { $what }
when-complete = Changed positions played: { $n }. Every known change was tried alone, and every set of up to three that leads nearer step by step.
when-unfinished = Changed positions played: { $n }. Not everything was tried yet.
when-more = { $n ->
    [one] One more way
   *[other] { $n } more ways
 }
when-take = Take this position
when-take-of = Take the position of way { $n }
when-if = It would be allowed if
when-tried = Only tried on: the stage shows what would be otherwise. Press again, or Escape, and it is gone.
when-removes = no longer forbidden by
when-over = Already over: { $what }
when-this = the effect under way
when-time = The moment has come for { $who } to choose it, in “{ $program }”
when-turn = It is the turn of { $who }
when-turn-over = It is the turn of { $who }, and nothing else is under way
when-taken = Not there: { $what } ({ $where })
when-added = There as well: { $what } ({ $where })
when-moved = { $what } lies elsewhere: { $before } → { $after }
when-instead = { $after } in the place of { $before } ({ $where })
when-change = { $place }: { $before } → { $after }

readings-head = Two readings compared
readings-same = Both readings come to the same: so far nothing is different.
readings-position = There is no such position under one of the readings.
readings-events = They part in what happens.
readings-question = They part in what is asked.
readings-offered = They part in what may be answered.
readings-refused = They part in what is refused, and why.
readings-table = They part in what lies on the table.
readings-end = Under one of them it ends earlier.
readings-only = Only here: { $move }
readings-refused-for = Not allowed here: { $move } ({ $why })
readings-given = Answer { $n } does not fit any more.
readings-no-position = there is no such position
readings-over = nothing more happens
readings-which = Rulings that matter here
readings-none = No other reading changes anything here.
readings-left = { $n ->
    [one] one reading was not played yet
   *[other] { $n } readings were not played yet
 }
readings-all = every other reading was played
readings-other = Under the other reading: { $reading }
readings-compare = Compare
readings-compare-of = Compare with this reading: { $reading }
readings-sources = All readings of one source:
readings-of = Reading: { $what }
readings-file = As the file has it

asked-about-move = { $who }: { $move }
asked-about-name = { $who }: { $name } ({ $rule })
asked-may = { $about } — is it allowed?
asked-which = { $who }: { $what } — which one?
which-allowed = Allowed now: { $n } of { $of }. Which one do you mean?
which-refused = { $n ->
    [one] not allowed, one reason
   *[other] not allowed, { $n } reasons
 }
which-move = { $move } — { $says }
which-more = { $n } more
asked-may-all = Which moves are allowed?
asked-may-seat = What may { $who } do?
asked-outcomes = { $about } — what can happen?
asked-outcomes-all = What can happen?
asked-answers = { $about } — who may answer?
asked-answers-all = Who may answer?
asked-readings = { $about } — under other readings?
asked-readings-all = Which other readings matter?
asked-order = { $first } or { $second } — which comes first?
asked-order-all = In what order does it happen?

may-yes = Yes, it is allowed now.
may-no = { $n ->
    [one] No, for one reason.
   *[other] No, for { $n } reasons.
 }
ask-field = What do you want to know?
ask-example = who does what, in your own words
ask-completions = Questions that this may become
ask-unknown = No move here has: { $words }
ask-none = This fits no move here.
ask-nearest = What comes nearest
asked-fact = { $compared ->
    [none] How likely is each value of this: { $fact }?
   *[other] How likely is this: { $fact } { $compared }?
 }
ask-no-fact = No fact of this position is meant by that.
ask-facts = These can change:
ask-counts = This asks about a quantity, not about a move.
ask-value = { $fact } — now { $value }
ask-value-law = How likely is each value later?
ask-no-value = No quantity of this position is meant by that.
ask-instead = This can be asked instead:
ask-others = Something else?
ask-usual = Often asked about it

responses-none = Nobody can answer: nothing lets anyone react up to the end of this effect.
responses-none-yet = Nobody can answer in what was looked at so far.
responses-looked = Positions looked at: { $n }
responses-more = it goes on
responses-others = { $n ->
    [one] one more
   *[other] { $n } more
 }
ask-left-out = Not in this question: { $words }

order-first = First comes { $move }: the other is not allowed before.
order-either = Either may come first: both are allowed now.
order-neither = Neither is allowed now.
