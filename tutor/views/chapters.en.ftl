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
