## Hints in steps.

hint = Hint
hint-next = Next hint ({ $n } of { $of })
hint-rules = What matters here:
hint-options = Look closely at these two: { $first }; { $second }.
hint-move = The move: { $move }.

## The summary at the end of a lesson.

summary-head = What you have met
summary-rules = Rules of this lesson
summary-others = { $n ->
    [one] One more rule was at work
   *[other] { $n } more rules were at work
}
summary-foreseen = Predictions: { $n } of { $of } right
summary-told = Predictions
foreseen-right = Right: { $truth }.
foreseen-wrong = You said { $picked }; it is { $truth }.
foreseen-skipped = Not predicted; it is { $truth }.
puzzle-solved = The puzzle is solved.
puzzle-open = The puzzle is not solved this way. Go back and try another.
