# Words of the studio's page, and of the preview of a lesson.

studio-page = Studio
studio-intro = Write a lesson by playing it: what you answer becomes its line, and wherever you stand you tell, ask and check something. The draft is kept in this browser.
studio-your-file = your-lesson
studio-untitled = (no title yet)
studio-status = { $n ->
    [0] sound
    [one] one defect
   *[other] { $n } defects
}
studio-another = Write another lesson, or open one
studio-look = See it as a learner
studio-look-short = Look
studio-parts = Parts of the studio
studio-part-list = Lesson
studio-part-write = Write
studio-part-play = Play
studio-save = Save the file
studio-file-name = Name of the file
studio-comments = The file that was opened has comments (#). They are not kept when this draft is saved.
studio-entries = The lesson in order
studio-changes = { $n ->
    [0] nothing changed yet
    [one] one change
   *[other] { $n } changes
}
studio-write-what = Write
studio-panel-here = Here
studio-panel-start = Beginning
studio-panel-about = About the lesson
studio-panel-goal = Goal
studio-panel-check = Check{ $n ->
    [0] { "" }
   *[other] : { $n }
}
studio-answer-on = An answer given here becomes a part of the lesson.
studio-answer-beside = Another answer than the lesson's opens a line beside it.
studio-off-line = You have left the line of the lesson. Take this line, up to here, into the lesson, or go back to it. What was told behind the place where they part is then dropped; that can be undone.
studio-take-line = Take this line
studio-to-line = Back to the lesson
studio-here = { $answers ->
    [0] Full stop { $step }, before the first answer
    [one] Full stop { $step }, after one answer
   *[other] Full stop { $step }, after { $answers } answers
}
studio-removed = Removed: { $what }.
studio-put-back = Put it back
studio-cut = End the lesson here
studio-cut-note = The answers behind this place are dropped, with all that is told there.
studio-drafts = { $n ->
    [one] Another draft kept in this browser
   *[other] Other drafts kept in this browser: { $n }
}
studio-forget = Delete
studio-forget-what = Delete the draft: { $title }
studio-gone = That was not changed: it is not there any more, or nothing can be had for it here.
studio-too-long = This draft is too long to be kept in the browser. Save it as a file.
studio-mend-first = A learner can see it once these defects are mended.
studio-looking = “{ $title }” as a learner sees it.
studio-write = Go on writing
preview-title = Preview
preview-over = This is the end of the lesson.
preview-defects = { $n ->
    [one] This lesson cannot be shown yet: one defect
   *[other] This lesson cannot be shown yet: { $n } defects
}
studio-begins-note = Where the lesson begins. What is played and told behind it stays as far as it still fits.
studio-begins-nowhere = The beginning contradicts a rule: mend it first. Until then the table shows the last one that stood.
studio-begins-with = It begins with
studio-own-position = a position of its own
studio-begin-here = Begin with the position shown
studio-begin-here-note = The position shown becomes the beginning, and each of its fields can be changed. What is told before it is dropped; that can be undone.
studio-begin-here-not = Here no position can be written down: an effect is under way, or this is the beginning already. Go on to where a new one begins.
studio-names = What the players are called
studio-names-note = In this lesson only. Where nothing is written they are called as always.
studio-automatic = { $n ->
    [0] Questions that nobody is asked: none
    [one] Questions that nobody is asked: one kind
   *[other] Questions that nobody is asked: { $n } kinds
}
studio-automatic-note = Their first answer is taken. Answers that the lesson gives to them no longer fit.
studio-automatic-add = Take the first answer to
studio-ask-again = Ask again: { $what }
studio-to-choice = Answer what is asked here
