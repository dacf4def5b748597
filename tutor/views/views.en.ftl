## The words that the views write themselves. Those of a game's own table stand beside its views.py.

product = Rules tutor
skip = Skip to the content
language = Language

head-now = Now
head-choose = Choose

## Bar of the page.

tool-link = Link
tool-link-title = Copy a link to this position
tool-file = File
tool-file-title = Save this position as a file
tool-bench = Workbench
tool-bench-title = Ask about this position on the workbench, with all cards open
tool-studio = Studio
tool-studio-title = Change this lesson, or write one like it
tool-again = Read again
tool-again-title = Read the file again
tool-keys = Keys
tool-keys-title = What the keys do
tool-class = Class
tool-class-title = For teachers: who is where

## Now.

now-note = { $n ->
    [one] one effect is running
   *[other] { $n } effects, the lowest is running
 }
now-none = nothing is running
flag-done = (done){" "}
flag-now = (now){" "}
waits-here = waits here
nothing-left = nothing left to do
text-training = Training text, not that of the card
text-user = Text from your own facts
text-assumed = Text assumed in this lesson
text-open = (not known in full, so nothing is done)
window = Time to answer
window-note = what has just happened may be answered
window-passed = Let it pass: { $who }

## Choose.

nothing-asked = Nothing is asked at this full stop.
refused-head = Not allowed now
refused-count = { $n } considered
why-not = why not
here = Here
would-be-allowed = It would be allowed

## Why.

why-note = { $n ->
    [one] the rule cited by this step
   *[other] rules cited by this step
 }
why-none = this step cites no rule
rule-link = { $id }, in the index of rules
source-page = { $book }, p. { $pages }
source-section = { $book }, section “{ $heading }”
basis-inferred = Follows from the book, not stated in it
basis-own = Our own label
basis-translated = Our translation
basis-training = Made up for training, not from the book
basis-user = From a file of yours
basis-assumed = Assumed in this lesson, not stated in the book
ruling-in-force = Reading in force: { $reading }
ruling-silent = The books are silent
ruling-ambiguous = The book can be read in more than one way
ruling-contradiction = Two places of the books disagree
ruling-edition = Editions differ

## Time.

time-note = one step is one full stop; deeper lie effects inside effects
step-said = Step { $n }: { $said }
earlier = { $n ->
    [one] { $n } earlier step
   *[other] { $n } earlier steps
 }
later = { $n ->
    [one] { $n } later step
   *[other] { $n } later steps
 }
not-played = not yet
step-bar = Steps
edit-bar = Changes and drawers
bar-undo = { $n ->
    [0] Undo
    [one] Undo ({ $n } change)
   *[other] Undo ({ $n } changes)
}
bar-redo = Redo
start = To start
back = Back
forward = Forward
play = Play
pause = Pause
branches = Branches
keep = Keep this as a branch
compare = Compare with: { $name }
compare-head = Two lines compared
compare-asked = They part here: { $asked }
compare-nothing = Nothing that the other line has not, too.
compare-end = What is different at the end
compare-lit = The table lights what is different from: { $name }.
compare-same = So far the two lines are the same.
step-of = Step { $n } of { $of }
ring-lit = changed by the last step
ring-cand = may be picked

## Chain.

chain-note = press one to go back to where it began
chain-none = No effect has begun yet.
chain-led-started = then
chain-led-called = starts
chain-led-used = uses
chain-led-reacted = is answered by
chain-led-opened = opens
chain-led-resumed = then back to
chain-goes-on = goes on
chain-then = Next, { $name } goes on.
chain-more-ended = and { $n } more that are over
chain-in-words = The chain in words
chain-now = now
chain-wait = waits
chain-now-at = runs, sentence { $n }
chain-wait-at = waits at sentence { $n }
chain-spent = ended
chain-line = { $n }. { $name }: { $state }.
chain-from-started = Was there at the start.
chain-from-called = Started by the text of { $n }, { $name }.
chain-from-used = Used inside { $n }, { $name }.
chain-from-reacted = Answers in { $n }, { $name }, to this:
chain-from-opened = Opened by what happened in { $n }, { $name }.
chain-resumed = Then { $n }, { $name }, went on.
chain-will-resume = Then { $n }, { $name }, goes on.

## Odds.

odds-note = what this roll could do, as it stood before the dice were rolled; exact, all { $n } rolls counted
odds-marks = Marks wounded
odds-as-table = As a table
odds-axis = Chance
odds-dice = { $n ->
    [0] No dice
    [one] { $n } die
   *[other] { $n } dice
 }
odds-untouched = { $n ->
    [one] { $n } die, nothing used
   *[other] { $n } dice, nothing used
 }
odds-wounds = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
 }
odds-mortal = Mortal wound
odds-this-roll = { $what }, this roll

## Start page.

course-lessons = Lessons of the course
level-first-steps = First steps
level-full-rules = Full rules
level-edge-case = Edge cases
done-of = { $n } of { $of }
lesson-done = done
lesson-begun = begun
lesson-new = not begun
lesson-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }
gallery-note = What is kept of you is shown under “My progress”, and deleted there if you wish.
search = Search
found = Found
found-page = { $game }, p. { $page }
found-all = All { $n } found
found-first = The first { $n } of { $total } found
found-of = Shown are { $n } of { $total } found. One more word narrows the search.
found-none = No rule holds these words.

## Cards and facts on any table.

title = { $name }
may-pick = may be picked
changed = changed
face-down = Face-down card
unknown = unknown
all-but-name = all but the name
from-training = Training set
from-training-of = Training set: { $what }
from-user = Your own facts
from-user-of = Your own facts: { $what }
from-assumed = Assumed in this lesson
from-assumed-of = Assumed in this lesson: { $what }
unknown-text = text
nothing = none
incomplete = Incomplete in the book
when = When { $what }

## Index of rules.

index-title = Index of rules
index-search = Search rules, cards and rulings: a word, a name or an id
index-game = Game
index-all-games = All four games
index-browse = By section
index-none = The index has no “{ $id }”.
index-back = Seen before:
rule-kind-definition = definition
rule-kind-setup = set-up
rule-kind-procedure = procedure
rule-kind-timing = timing
rule-kind-permission = permission
rule-kind-prohibition = prohibition
rule-kind-limit = limit
rule-kind-trigger = trigger
rule-kind-scoring = scoring
rule-kind-endgame = end of the game
rule-kind-variant = variant
rule-kind-solo = solo game
link-around = What belongs to it
link-needs = Rests on
link-needs-back = What rests on it
link-part-of = Part of
link-part-of-back = Its parts
link-corrects = Corrects
link-corrects-back = Corrected by
link-ruled = Rulings
link-ruled-back = The rules it is about
link-governs = Cards and components
link-governs-back = Rules that govern it
link-governs-none = No rule speaks of it by name.
ground-stated = In its own text
ground-carried = While its effect is carried out
ground-named = Named in the rule
ruling-also = Also about:
reading-taken = Taken here:
reading-by = Read so by: { $who }.
reading-why = Why: { $why }
rule-question = Ask it on the workbench:
shown-in = Lessons that show it
shown-note = each opens at the full stop that cites it
shown-step = step { $n }
shown-none = No lesson shows it yet.
state-enforced = Enforced by the tutor
state-asserted = Checked by a test
state-taught = Taught in a lesson
state-exempt = Nothing to carry out: { $why }
map-head = Its place among the rules
map-note = An arrow leads from a rule to what it rests on. Press a sign to go there.
map-alone = Nothing is joined to it.
map-rule = rule
map-ruling = ruling
map-component = card or component
map-rest = and { $n } more
map-middle = “{ $name }” in the middle.

## What can happen.

head-outcomes = What can happen
outcomes-until-effect = Looked at: to the end of the innermost effect under way.
outcomes-until-turn = Looked at: to the end of the turn.
outcomes-until-round = Looked at: to the end of the round.
outcomes-until-phase = Looked at: to the end of the phase.
outcomes-until-end = Looked at: to the end of everything that is under way.
outcomes-lines = { $n ->
    [one] There is { $n } order of answers
   *[other] There are { $n } orders of answers
 }, with { $ends ->
    [one] { $ends } different end
   *[other] { $ends } different ends
 }.
outcomes-lines-so-far = Found so far: { $n ->
    [one] { $n } order of answers
   *[other] { $n } orders of answers
 }, with { $ends ->
    [one] { $ends } different end
   *[other] { $ends } different ends
 }.
outcomes-circle = Answers can lead in a circle, so the orders cannot be counted; only play that ends counts. Ends found: { $ends }.
outcomes-merged = Positions looked at: { $n }; equal positions are one.
outcomes-walked = Positions looked at: { $n }; every order was walked on its own.
outcomes-complete = Every answer of everybody was tried: nothing else can happen.
outcomes-left = { $n ->
    [one] { $n } position was not explored
   *[other] { $n } positions were not explored
 }: what may come of them counts as unknown.
outcomes-hidden = { $n ->
    [one] Behind { $n } position lies what nobody may see: it counts as unknown.
   *[other] Behind { $n } positions lies what nobody may see: it counts as unknown.
 }
outcomes-stuck = { $n ->
    [one] In { $n } position nothing can be answered: not enough is known to go on. It counts as unknown.
   *[other] In { $n } positions nothing can be answered: not enough is known to go on. They count as unknown.
 }
outcomes-policy-free = { $who }: any answer
outcomes-policy-adversarial = { $who }: against it
outcomes-policy-cooperative = { $who }: for it
outcomes-policy-best = { $who }: as much as possible of “{ $what }”; of equal answers the first
outcomes-policies = How each answers. { $all }.
outcomes-where = { $what } { $op } { $value }
outcomes-happened = It happens on the way, or the like: { $what }
outcomes-has = { $what }: { $value } among them
outcomes-happens = on the way something like “{ $what }”
outcomes-and = { $one } and { $other }
outcomes-or = { $one } or { $other }
outcomes-not = it is not so that { $what }
outcomes-yes = yes
outcomes-no = no
outcomes-answer-always = Yes, whatever comes.
outcomes-answer-never = No, it cannot happen.
outcomes-answer-always-at-best = Yes, it can happen.
outcomes-answer-never-at-best = No, it cannot happen.
outcomes-answer-exactly-at-best = At best the chance is { $least }.
outcomes-answer-always-so = Yes, as it is answered here.
outcomes-answer-never-so = No, not as it is answered here.
outcomes-answer-exactly = The chance is { $least }.
outcomes-answer-between = It hangs on the answers: from { $least } to { $most }.
outcomes-answer-so-far = As far as was looked: from { $least } to { $most }.
outcomes-value = Value
outcomes-chance = Chance
outcomes-least = At least
outcomes-most = At most
outcomes-bars = drawn
outcomes-between = { $value }: from { $least } to { $most }
outcomes-exactly = { $value }: { $chance }
outcomes-law = { $what }. { $all }.
outcomes-mean = On the average: { $n }.
outcomes-mean-between = On the average: from { $least } to { $most }, as the free seats answer.
outcomes-mean-unknown = Nobody can say what it is on the average.
outcomes-unknown-bound = no bound
outcomes-unexplored = Not explored
outcomes-circling = Round in a circle for ever
outcomes-loose = These are bounds: it is not certain that any answers reach them.
outcomes-law-note = solid: for certain; hatched: as the free seats answer, or unknown
outcomes-tree-note = a diamond is chance, a circle a question, a square an end, a cross was not explored
outcomes-tree-in-words = The tree in words
outcomes-asks = { $who }: { $what }
outcomes-start = The beginning
outcomes-end = end
outcomes-not-explored = not explored
outcomes-not-seen = nobody may look further
outcomes-no-answer = nothing can be answered
outcomes-hidden-below = { $n ->
    [one] { $n } position is folded
   *[other] { $n } positions are folded
 }
outcomes-more-answers = { $all } and { $n ->
    [one] { $n } more answer
   *[other] { $n } more answers
 }
outcomes-also = also from { $all }
outcomes-chance-of-answer = Chance of this answer: { $chance }
outcomes-chance-of-node = Chance of coming here: { $chance }
outcomes-reaches = leads there
outcomes-line = { $n }. { $all } → end { $end }
outcomes-line-chance = { $n }. { $all } → end { $end }; chance { $chance }
outcomes-none = No order of answers leads there.

# The bar, the drawers, the answers.
drawer-table = Whole table
plain-stage = What lies on the table
drawer-why = Rules
drawer-chain = Chain
drawer-odds = Odds
drawer-story = Story
drawer-fields = All fields
drawer-rulings = Readings
drawer-play = Play on
drawer-take = Take along
drawer-shut = Shut
options-filter = { $n } answers: type to find one
options-about = About what you pressed
options-all = All answers
refused-why = { $n ->
    [one] 1 move is not allowed: why?
   *[other] { $n } moves are not allowed: why?
}
show-everything = Show everything
show-less = One thing at a time
more-tools = More
rule-place = { $title } · p. { $pages }
