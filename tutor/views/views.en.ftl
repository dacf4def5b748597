## The words that the views write themselves. Those of a game's own table stand beside its views.py.

product = Rules tutor
skip = Skip to the lesson
language = Language

head-table = Table
head-now = Now
head-choose = Choose
head-why = Why
head-time = Time
head-chain = Chain
head-odds = Odds

## Bar of the page.

tool-link = Link
tool-link-title = Copy a link to this position
tool-file = File
tool-file-title = Save this position as a file
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
source-section = { $book }, section
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

chain-note = solid: started; dashed: will go on
chain-in-words = The chain in words
chain-now = now
chain-wait = waits
chain-now-at = runs { $n }
chain-wait-at = waits at { $n }
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
odds-bars = drawn
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

hero-title = Four games about mages, one full stop at a time
hero-text = Step through the rules, say what will happen before it does, and try what is not allowed: the answer always names the rule and the page.
hero-caption = Every card stops at its full stops. So can you.
sample-1 = Target that mage.
sample-2 = Deal 2 damage.
sample-3 = Assign the jinx Slowness.
game-cover = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
 }, { $met } met in lessons
game-no-lessons = No lessons yet. Its rules can be searched above.
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
gallery-note = Progress stays in this browser.
search-label = Search { $n } rules of all four games
search = Search
found = Found
found-page = { $game }, p. { $page }
found-all = All { $n } found
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
