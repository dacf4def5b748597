# Words of the apps: tools, regions' buttons, messages. The games' own words stand beside the games.

app-title = Rules tutor
said-copied = Link copied.

begin = Begin: { $title }
go-on = Go on: { $title }
to-choose = To the choice

progress = Step { $step } of { $all }
progress-off = Step { $step }, on your own way
progress-done = The end: step { $step } of { $all }

predict-head = Predict first: { $ask }
predict-lock = Lock in the answer
predict-skip = Go on without
predict-locked = Your prediction: { $picked }. The answer comes later.
predict-right = Right. You said { $picked }, and so it is.
predict-wrong = Not quite. You said { $picked }; it is { $truth }.
predict-skipped = Not predicted; it is { $truth }.
predict-first = Predict or go on without: then the lesson continues.

off-line = You have left the told line. From here the lesson is yours; its words come back when you do.
lesson-over = Nothing is under way any more. Go back and try another way, or take the next lesson.
next-lesson = Next lesson: { $title }
all-lessons = All lessons

roll-as-told = Roll as the lesson has it: { $values }
roll-as-told-note = The told line goes on
roll-chance = Roll by chance
roll-chance-note = Opens a line of your own
options-none = Nothing to choose: go forward, one full stop at a time.

time-at = Full stop { $step }{ $state ->
    [waiting] : waiting for an answer
    [guess] : waiting for your prediction
    [end] : the end
   *[other] { "" }
}
branch-main = Told line
branch-other = Line { $n }: { $what }

keys-head = Keys
keys-forward = one full stop forward, back
keys-question = next, previous question
keys-ends = to the start, to the end
keys-play = play on, stop
keys-option = take that option
keys-why = open the first “why not”
keys-chain = to the effect chain
keys-language = other language
keys-list = this list
keys-off = Switch keys off
keys-on = Switch keys on
keys-close = Close

error-link-too-long = This link is too long to be one of ours. The lesson starts at the beginning.
error-link-damaged = This link is damaged, perhaps cut off. The lesson starts at the beginning.
error-link-version = This link was made by another version. The lesson starts at the beginning.
error-link-changed = The lesson has changed since this link was made. You are as far along as it still fits.
error-lesson = There is no lesson “{ $lesson }” here. This is the first one instead.
error-scenario = This lesson cannot be opened: its file has { $n ->
    [one] a defect
   *[other] { $n } defects
}. The other lessons work.
error-inside = Something went wrong inside the tutor. Your position is kept; go back one step and try again.
error-refused = That is not allowed here.

search-none = No rule has these words.
