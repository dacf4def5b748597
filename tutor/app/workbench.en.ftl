# Words of the rules lawyer's workbench.

bench-title = Workbench
bench-begin-with = Begin with …
bench-begin-short = Begin
bench-find-rule = Find a rule
begin-note = Press a situation that looks like yours: its question is asked, and the table can be changed.
begin-else = Or with something else
begin-nothing = An empty table
begin-link = Link of a position: paste it here
bench-begin = Begin with another position
bench-game = Game
bench-set-up = Set-up of a whole game
bench-lesson = Lesson
bench-pick = choose …
bench-file = Scenario file: pick it, or drop it anywhere on this page
bench-your-file = your file
bench-opening = This position comes from the set-up of a whole game. The first change writes it down as it stands.
bench-undo = Undo
bench-redo = Redo
bench-here = Edit the position shown
bench-here-note = The form changes the position in which the line begins; the answers behind it are given again. “Edit the position shown” makes the present moment that beginning.
bench-misfit = After this change the line ends earlier: { $found }; allowed: { $allowed }.
bench-left = The written position does not hold:
bench-not-written = This position cannot be written down while this effect is under way. Go on to its end, or change the beginning.
bench-at-beginning = This is the position in which the line begins; the answers behind it are given again after a change.
bench-no-move = It cannot be put there.
bench-no-place = This piece has no place in the position in which the line begins.
bench-no-beginning = There is no beginning called “{ $id }”. There are: { $ids }.
bench-gone = That part of the position is not there any more.
bench-rulings = Readings of open points
bench-rulings-note = { $changed ->
    [0] { $n }, all at their default
   *[other] { $n }, { $changed } changed
}
bench-other-reading = not the default
bench-asks = What do you want to know?
bench-unsound = Mend the position first.
bench-luck = Let chance decide
bench-outcome = How does it fall? Type { $form }.
bench-outcome-give = So it falls
bench-form-dice = { $n ->
    [one] a value from 1 to { $faces }
   *[other] { $n } values from 1 to { $faces }
}
bench-form-draw = { $n ->
    [one] one of the ids below
   *[other] { $n } of the ids below, with + between them
}
bench-form-deal = all { $n } ids below in their order, with + between them
bench-line = Line { $n }: { $what }
bench-saved = Saved as { $name }.

evidence-intro = The answer as a scenario file: “tutor check” plays it again and compares.
evidence-file = Save the file
evidence-link = Copy the link
bench-link = Copy link

own-head = My questions
own-note = They stay in this browser, for you alone. As a file they go along, and “tutor check” asks them too.
own-none = Ask whether a move is allowed, or how likely something is, and the question can be added here.
own-add = Add this question
own-ask = { $n ->
    [one] Ask it again
   *[other] Ask all { $n } again
}
own-file = Save them as a file
own-drop = Remove: { $title }
own-then = When it was added
own-now = Now
own-same = As before: { $answer }
own-yes = yes
own-no = no: { $rules }
own-chance = chance { $chance }
own-cannot = It cannot be asked any more.
own-added = { $n ->
    [0] Nothing was added.
    [one] One question was added to yours.
   *[other] { $n } questions were added to yours.
}
own-not-added = This question cannot be added.

error-case-too-long = This link is longer than any of ours. Nothing was opened.
error-case-asked = What this link asks of the position cannot be asked of it; ask anew in your own words.
error-case-damaged = This link is damaged or holds no position. Nothing was opened.
error-case-version = This link comes from another version of the tutor. Nothing was opened.
error-case-changed = The rules have changed since this link was made: it leads as far as it still fits.
error-case-long = The line is too long for a link: save it as a file.

panel-outcomes = What can happen
panel-tab-outcomes = What follows
outcomes-until = Look
outcomes-fact = What comes of
outcomes-op-law = every value
outcomes-op-condition = a condition, typed
outcomes-value = Value
outcomes-seats = How the seats answer
outcomes-free = any answer
outcomes-adversarial = against it
outcomes-cooperative = for it
outcomes-best = the most for it
outcomes-look = Find out
search-stop = Stop
search-on = Search on
search-progress = How far the search is
search-running = Looked at { $done }; known to wait: { $left }.
search-partial = Only a part was looked at: { $done }; known to wait: { $left }. What was found so far stands.
outcomes-bad = This cannot be asked: { $found }; allowed: { $allowed }.
outcomes-lines-to = Lines that lead there
outcomes-tree = The tree
outcomes-click = Press a node to unfold or fold it.
outcomes-go = Go there
outcomes-fold = Fold or unfold
outcomes-till-effect = to the end of the effect
outcomes-till-turn = to the end of the turn
outcomes-till-phase = to the end of the phase
outcomes-till-round = to the end of the round
outcomes-till-end = to the end of everything under way
evidence-report = Save a report
evidence-print = Print a sheet
evidence-picture = Picture ({ $kind })
evidence-lesson = Make it a lesson

panel-tab-may = May I?
may-who = Who
may-everybody = everybody
may-all = All moves
may-no-such = There is no such move in this position.

panel-tab-readings = Readings
readings-intro = Where the rules leave something open, another reading may change the answer.
readings-search = Which open points matter here?
readings-stages = Both on stages
readings-laws = Compare the chances
readings-now = The readings in force
readings-others = { $n ->
    [one] one other reading
   *[other] { $n } other readings
}

panel-answers = Who may answer
panel-tab-answers = Who answers
answers-intro = Who may interrupt what is under way, with what, and who may answer that in turn, up to the end of the effect.
answers-look = Who may answer here?
