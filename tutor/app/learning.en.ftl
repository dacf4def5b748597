## What is kept of the learner.

kept-waiting = Your answers are kept on this machine for now and will be written later. You can go on.
resume-head = Where you were
resume-offer = You left this lesson at step { $step } of { $all }.
resume = Go on there
resume-anew = Begin anew
hint-none = There is no hint here. In a puzzle this means that the goal is out of reach: go back and choose otherwise.
my-progress = My progress
