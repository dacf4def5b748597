# The class, for its teacher.

class-title = Class
class-sentence = { $title }: { $n ->
    [one] { $n } learner
   *[other] { $n } learners
 }, as of { $time }
class-choose = Class
class-code = Class code: { $code }.
class-to-start = The page on which learners begin
class-where = Who is where
class-where-note = { $n ->
    [one] { $n } learner
   *[other] { $n } learners
 }, stuck: { $stuck }
class-nobody = Nobody has joined yet.
class-learner = Learner
class-lesson = Lesson
class-step = Step
class-time = Time in it
class-not-begun = has not begun a lesson
class-minutes = { $n } min
class-hours = { $n } h
class-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
class-done = done
class-stuck = stuck
class-away = away for { $time }
class-missed = Most missed rules
class-missed-note = each learner once for a rule, by the first answer
class-none-missed = No rule has been missed yet.
class-more-rules = and { $n ->
    [one] { $n } rule more
   *[other] { $n } rules more
 }
class-wrong-answers = Answered instead
class-said = { $what } × { $n }
class-of = { $n } of { $of }
class-wrong-of = { $n } wrong of { $of }
class-cell = { $who }: { class-wrong-of }
class-heat = Learners and rules
class-heat-note = wrong of asked; press a cell to see the answers
class-no-answers = Nobody has answered yet.
class-not-met = not asked yet
class-level-h0 = none wrong
class-level-h1 = up to a third
class-level-h2 = up to 60 %, bold
class-level-h3 = more, framed
class-level-hx = not asked yet
class-rule = Rule
class-wrong-people = Who was wrong
class-all-right = all were right
class-close = Close
class-no-wrong = No wrong answer.
class-question = Question
class-given = Answered
class-truth = Right
class-when = When
class-said-note = wrong answers, the newest first
class-more-answers = and { $n ->
    [one] { $n } answer more
   *[other] { $n } answers more
 }
class-goal = The puzzle’s goal
class-no-question = A question that the lesson asks no more
class-reached = reached
class-not-reached = not reached
class-take = Take away
class-csv = Answers as CSV
class-json = Everything as JSON
class-hide = Hide names
class-live = Follow the class
class-names-note = Learners appear under the names they typed. Hide them before you share the screen. While the page follows the class, what is new appears by itself.
class-hidden = Learner { $n }
class-no-class = There is no class yet
class-how = A class begins with a code. Start the server with it and tell the code to your learners:
class-command = tutor serve --class CODE="Title of the class"
class-views = In figures
class-view-time = Time per lesson
class-view-people = By learner
class-view-rules = By rule
class-axis-minutes = minutes in the lesson
class-median = median
class-one-learner = one learner
class-no-figure = There is nothing to draw yet.
class-note-people = Each question counts once, by the first answer. The dot is the share that was wrong, the band the shares that go with so few answers. The dashed line is the whole class; only a band that lies wholly beyond it says more than chance, and of twenty learners one may do so by chance.
class-note-rules = Each learner counts once for a rule, by the first answer. The dashed line is a third; only a band that lies wholly beyond it says more than chance.
class-alt-time = Minutes in each lesson. { $all }
class-alt-time-one = { $lesson }: median { $n }, learners: { $people }.
class-alt-shares = Shares of wrong answers, with a line at { $line } %. { $all }
class-refused = This page is the teacher’s. Open it with the teacher’s token.
class-away-store = The answers cannot be read just now: { $why }. The page tries again.
