# Words of the apps: tools, regions' buttons, messages. The games' own words stand beside the games.

app-title = Rules tutor
said-copied = Link copied.

begin = Begin: { $title }
go-on = Go on: { $title }
course-begin = Begin the course: { $title }
course-go-on = Lesson { $n } of { $of }: { $title }

progress = Step { $step } of { $all }

predict-head = Predict first: { $ask }
predict-skip = Go on without
predict-locked = Your prediction: { $picked }. The answer comes later.
predict-right = Right. You said { $picked }, and so it is.
predict-wrong = Not quite. You said { $picked }; it is { $truth }.
predict-skipped = Not predicted; it is { $truth }.

off-line = You have left the told line. From here the lesson is yours; its words come back when you do.
lesson-over = Nothing is under way any more. Go back and try another way, or take the next lesson.
next-lesson = Next lesson: { $title }
next-topic = Next topic, “{ $topic }”: { $title }
next-whole = Now a whole game: { $title }
all-lessons = All lessons

roll-as-told = { $kind ->
    [dice] Roll
   *[draw] Draw
  } as the lesson has it: { $values }
names-and-more = { $names } and { $n } more
roll-as-told-note = The told line goes on
roll-chance = { $kind ->
    [dice] Roll by chance
   *[draw] Draw by chance
  }
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
keys-hint = the next hint
keys-chain = to the effect chain
keys-language = other language
keys-list = this list
keys-off = Switch keys off
keys-on = Switch keys on
keys-close = Close

play-title = A whole game
play-intro = Play it from the set-up to the last point. The tutor deals, rolls, answers for your opponents, and tells you for every move that is not allowed which rule forbids it.
play-what = What to play
play-others = Other games: { $n }
play-rivals = Opponents
play-switches = Optional rules
rival-greedy = They go for points
rival-random = They do anything allowed
play-seed = Seed
play-seed-note = The same number gives the same dice, cards and opponents.
play-begin = Begin
play-go-on = Go on: { $title }
play-asks = Ask me at every moment
play-you = You are { $who }.
play-told = Since your last decision
play-undo = Take back
play-closely = Step by step
play-decisions = My decisions: { $n }
play-decisions-head = My decisions
play-open = not decided yet
play-new = New game
play-passed = { $n ->
    [one] One moment was passed at which you could have used an effect.
   *[other] { $n } moments were passed at which you could have used an effect.
}
play-passed-back = Use an effect first
play-over = The game is over. Go back and decide otherwise, or begin a new one.
play-full = This game is too long to go on with. Go back, or begin a new one.
play-theirs = { $who } answers this without you. Go forward.
play-chance = Dice or cards answer this. Go forward.
play-at = { $state ->
    [asked] Decision { $n }
    [end] The end, after { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
   *[other] { $step ->
        [one] { $step } full stop
       *[other] { $step } full stops
    } after decision { $n }
}
play-line = Line { $n }
play-line-other = Line { $n }: { $what }

error-seed = The seed has to be a whole number of at most fifteen digits.
error-game-too-long = This link is too long to be one of ours. Choose a game to begin.
error-game-damaged = This link is damaged, perhaps cut off. Choose a game to begin.
error-game-version = This link was made by another version. Choose a game to begin.
error-game-unknown = This link leads to a game that there is not. Choose another.
error-game-changed = The rules of the tutor have changed since this link was made. You are as far along as it still fits.
error-game-kept = This game is too long to be kept. It is lost when the page is closed.
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

# What the primary button says.
go-next = Next
go-choose = Choose
go-predict = Predict
go-lock = Lock in
go-roll = Roll
go-draw = Draw
go-over = The end
go-lesson = Next lesson
go-theirs = Their move
play-note = About this game
note-head = What this lesson assumes
note-assumed = Made up for this lesson, for the sources do not say it: { $what }.
note-training = What the book does not give of cards and values is of the training set.
