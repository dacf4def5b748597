## What is kept of the learner.

kept-waiting = Your answers are kept on this machine for now and will be written later. You can go on.
resume-head = Where you were
resume-offer = You left this lesson at step { $step } of { $all }.
resume = Go on there
resume-anew = Begin anew
hint-none = There is no hint here. In a puzzle this means that the goal is out of reach: go back and choose otherwise.
again = Go through it again
again-note = The same table, your own answers
my-progress = My progress

## The progress page.

progress-title = My progress
progress-looking = Looking up what you have done.
progress-away = What is kept of you cannot be read just now. Nothing is lost; try again in a while.
progress-saved = Saved as “{ $name }”.
progress-taken = { $n ->
    [one] One answer is there, and your place in the lessons.
   *[other] { $n } answers are there, and your place in the lessons.
}
progress-deleted = Everything of yours is deleted.
progress-not-deleted = Nothing could be deleted just now. Try again in a while.
progress-kept = Nothing was deleted.
error-file-large = This file is too large: found more than { $most } MB, allowed are at most { $most } MB. Nothing was changed.
error-file-damaged = This is no file that was saved here. Nothing was changed.
error-file-version = This file was saved by a newer version: found version { $found }, allowed are 1 to { $allowed }. Nothing was changed.
