# A lesson that is being written, in a cell.

draft-sound = The checker has played it and has nothing to say.
draft-complaints = { $n ->
    [one] The checker has { $n } complaint:
   *[other] The checker has { $n } complaints:
 }
draft-where = Where it begins: { $n ->
    [one] { $n } line
   *[other] { $n } lines
 }
draft-title = What it is called, in both languages.
draft-summary = What it is about, for the list of lessons.
draft-shows = The rules that it promises to show. Each must be cited while it runs.
draft-game = Which game.
draft-level = For whom.
draft-topic = Where it stands in the list of lessons.
draft-you = Who the learner is.
draft-automatic = What is not asked, because it would change nothing.
draft-position = The table: what everybody has, and what runs.
draft-opening = The whole game that it begins with.
draft-unanswered = The last question is left open.
draft-steps = From here on the line of play, answer by answer.
draft-say = What the learner reads now.
draft-predict = What the learner is asked first. The right answer is not written down: the engine finds it by playing.
draft-choose = An answer that was given in play.
draft-roll = What the dice showed.
draft-draw = What was drawn.
draft-deal = How the deck lay.
draft-expect = What must be true now, or the checker complains.
draft-text-title = My lesson
draft-text-summary = A line that I have played.
draft-text-first = Look at the table, and think before you go on.
draft-text-ask = What will it be in the end: { $fact }?
draft-text-early = The dice will show { $first } and { $last }.
draft-text-words = Nothing bad ever comes of a black die.
draft-ask = The question to the learner
draft-fact = What it is about
draft-fact-none = nothing has changed yet
draft-fault = A slip of the author
draft-fault-none = none
draft-fault-early = a text that tells the dice before they fall
draft-fault-answer = a wrong answer held to be right
draft-fault-rule = a rule that there is not
draft-fault-move = an answer that is not allowed there
draft-fault-words = a sentence that is untrue
draft-needs-early = Play until at least two dice have been rolled: before that no text can tell them too early.
draft-needs-answer = Play until something has changed: before that there is nothing to ask.
draft-needs-rule = Play on until something has happened: before that no rule is promised.
draft-needs-move = Play on until something has been chosen.
draft-open = Open it as a lesson
draft-opened = This is what a learner sees. It is the lesson as it was when you pressed the button.
draft-broken = It cannot be opened: the checker has something against it.
draft-text = The file
draft-untold = Nothing is told here yet. What you play is written into the file below.
draft-steps-text = The file from its steps on
