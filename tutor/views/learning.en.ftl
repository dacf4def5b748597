## Hints in steps.

hint = Hint
hint-next = Next hint ({ $n } of { $of })
hint-rules = What matters here:
hint-options = Look closely at these two: { $first }; { $second }.
hint-move = The move: { $move }.

## The summary at the end of a lesson.

summary-head = What you have learned
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

## The progress page.

progress-lessons = Lessons done: { $n } of { $of }
progress-none = No answers yet: predictions and puzzles of the lessons show here how well you know each rule.
review-head = To go over again
review-none = Nothing is due now.
review-ask = Ask me: { $title }
mastery-head = How well you know each rule
mastery-about = The bar is an estimate: how likely you are to remember the rule in a week.
mastery-more = { $n ->
    [one] One more rule
   *[other] { $n } more rules
}
mastery-weak = weak
mastery-fair = fair
mastery-firm = firm
mastery-asked = right: { $n } of { $of }
own-head = Your data
own-note = save it as a file, bring it back, delete it
own-about = Your answers and where you are in each lesson are kept under a number made by chance. You can take them along as a file, bring them back, here or elsewhere, and delete them.
own-export = Save as a file
own-import = Bring back from a file
own-delete = Delete everything of mine
own-really = This deletes all your answers and your place in every lesson, here and in this browser. It cannot be undone.
own-delete-now = Delete for good
own-keep = Keep it
