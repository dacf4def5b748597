# Words of the studio, in which lessons are written.

studio-in-en = (English)
studio-in-ru = (Russian)
studio-pick = choose …
studio-out = Take out: { $what }
studio-title = Title
studio-summary = One line for the list
studio-level = Level
studio-topic = Topic
studio-you = The learner plays
studio-unanswered = The last question may stay open
studio-shows = Rules it teaches
studio-shows-note = each has to be cited on the way
studio-shows-add = Add a rule that is cited
studio-shows-all = { $n ->
    [0] All that are cited are there
    [one] Add the one rule cited
   *[other] Add all { $n } cited
}
studio-uncited = not cited
studio-line = Line { $line }, { $field }:
studio-defect = { $found }; allowed: { $allowed }.
studio-goto = To entry { $n }
studio-wrong = wrong
studio-outline = The lesson in order
studio-empty = Nothing yet. Play on the table: every answer at the end of the line becomes a part of the lesson.
studio-unsaid = (no text yet)
studio-kind-say = Told
studio-kind-predict = Prediction
studio-kind-expect = Expected
studio-kind-choose = Choice
studio-kind-roll = Roll
studio-kind-draw = Draw
studio-kind-deal = Deal
studio-expect-asked = who is asked what
studio-expect-offered = what is offered
studio-expect-refused = refused
studio-expect-events = what has happened
studio-expect-may = what may be done
studio-expect-chance = how likely it is
studio-expect-question = The question that waits
studio-changing = What changes in the lesson
studio-other-facts = Everything else
studio-goal-note = A goal makes the lesson a puzzle: these facts have to hold at the end. The steps have to reach it, and the engine proves that it can be reached.
studio-goal-open = A puzzle is played to its end, and the last question of this lesson is still open. Play on to the end; or begin with a position of its own in which little is still to happen (“Beginning”).
studio-goal-add = Add to the goal
studio-within = It has to be reached
studio-within-scripted = as dice and others answer in the lesson
studio-within-any = however dice and others answer
studio-within-best = with luck
studio-proof = { $n ->
    [0] Proven: it is reached without a choice of the learner.
    [one] Proven: it can be reached with one choice.
   *[other] Proven: it can be reached with { $n } choices, and not with fewer.
}
studio-proof-later = The proof follows once the other defects are mended.
studio-sound = { $stops ->
    [one] Sound: { $stops } full stop, every answer fits.
   *[other] Sound: { $stops } full stops, every answer fits.
}
studio-unsound = { $n ->
    [one] One defect:
   *[other] { $n } defects:
}
studio-file = The file as it will be saved
studio-text = What is told
studio-after = Told
studio-after-answer = from the answer on
studio-after-settled = once all that follows has happened
studio-entry = { $n }. { $what }
studio-up = Earlier: { $what }
studio-down = Later: { $what }
studio-drop = Remove
studio-told-here = here
studio-nothing-here = Nothing is told here yet.
studio-ask = Question
studio-fact = It is about
studio-at = It comes true
studio-at-end = at the end of the lesson
studio-at-next = once the next answer has worked
studio-choices = Choices
studio-choice-add = Add a choice
studio-choices-made = Let the engine make them
studio-true = true
studio-truth = The engine says: { $value }.
studio-no-truth = Nothing comes of this on the told line: choose another fact or moment.
studio-renew = Take what is true now
studio-add-say = Tell something here
studio-add-predict = Ask for a prediction
studio-add-chance = Ask how likely something is
studio-may-find = Expect that a move is allowed, or not
studio-may-example = some words of the move
studio-may-nothing = No move agrees with these words.
studio-may-not = not allowed
studio-chance-in-file = A condition can join several comparisons by “and”, “or” and “not”, and ask for an event: “anna.wounds >= 1 and not event mark-healed”. `tutor vocabulary GAME` lists the names.
studio-events-in-file = Here only which events happened is checked. What each event says (“facts”) can only be written in the file, after saving.
studio-until = It is looked
studio-until-effect = to the end of the effect
studio-until-turn = to the end of the turn
studio-until-phase = to the end of the phase
studio-until-round = to the end of the round
studio-until-end = to the end of everything under way
studio-compared = Compared
studio-value = With the value
studio-condition = Or the whole condition
studio-seats = How the players answer meanwhile
studio-seat-free = any answer
studio-seat-adversarial = against it
studio-seat-cooperative = for it
studio-add-expect = Expect here
