## Chapters: what the reader commits to, and exercises.

guess-commit = That is my answer
guess-kept = You said { $guess }. Go on: it is compared at the end.
guess-first = Answer first: choose at the beginning, and press the button there.
guess-same = You said { $guess }, and so it is.
guess-other = You said { $guess }; it is { $exact }.
guess-right = You said { $guess }, and it is { $exact }. That is as near as one can guess.
guess-near = You said { $guess }; it is { $exact }. That is near.
guess-far = You said { $guess }; it is { $exact }.
exercise-right = That is right.
exercise-wrong = Not yet. Here is what speaks against it:

## Effects inside effects: boxes inside boxes, a dot for each step.

boxes-step = Step { $n } of { $last }. { $text }
boxes-running = { $n ->
    [one] { $n } effect is under way
   *[other] { $n } effects are under way, each inside the one before
 }: { $names }.
boxes-none = No effect is under way.
boxes-axis = Step
boxes-levels = Levels unfolded
boxes-depth = Effects under way

## Exercises on an order.

order-press = Press them in their order; a second press takes one out.
order-early = Too early: { $early }. First comes: { $first }.
order-left = Good so far; some are left.
order-few = Bring at least { $n } into order.

## Two readings of a rule: lines that part, and squares for all readings.

fork-reading = Other reading
fork-step = Step
fork-here = they part
fork-parts = The lines part at step { $n }.
fork-never = The lines never part: here the reading makes no difference.
fork-alike = { $n ->
    [one] { $n } step, alike
   *[other] { $n } steps, alike
 }
fork-more = { $n ->
    [one] { $n } step more
   *[other] { $n } steps more
 }
grid-count = { $n } other readings of this game; { $lit ->
    [0] none changes
    [one] { $lit } changes
   *[other] { $lit } change
 } anything on this line.

## Which rulings matter on a line.

choice-press = Press those that matter here; a second press takes one out.
choice-none = nothing is pressed yet.
choice-same = “{ $question }” Whatever the answer, every step of this line is the same.
choice-more = one is still missing. Its lines part here: { $text }

## A claim tried on cases.

claim-tries = Random tries
claim-luck = Luck
claim-hidden = Chance in per cent that no counterexample has turned up
claim-never = Claim: this never happens: { $what }
claim-tried = { $n ->
    [one] { $n } random try
   *[other] { $n } random tries
 }; cases seen: { $seen } of { $all }.
claim-first = The counterexample first turned up at try { $n }: { $example }.
claim-unmet = No counterexample. All that this tells: it may still be true of up to { $most } of all tries.
claim-proved = Every case was looked at ({ $all }), and none speaks against it. That is a proof.
claim-refuted = Every case was looked at ({ $all }); against it: { $n }. The claim is false: { $example }.

## What a page shows without a kernel.

static-missing = What stood here was not saved. Run the notebook again.
static-not-run = This notebook was not run, so its pictures are missing. Export it again with --execute, or run it and save it first.
static-partly-run = { $n ->
    [one] { $n } cell of this notebook was not run, so its picture is missing.
   *[other] { $n } cells of this notebook were not run, so their pictures are missing.
 }
