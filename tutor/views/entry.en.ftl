# The start page and the pages of the games.

entry-title = Learn a game of mages by playing its rules
entry-told = Three black dice fly at you. The 3 has just taken your bone die.
entry-ask = What does the 1 hit?
entry-answer-mark-wounded = My Sapphire mark: its slot has the value 1
entry-answer-mortal-wound = Me: a mortal wound
entry-answer-missed = Nothing: it misses
entry-right = Right
entry-wrong = Not quite
entry-said = You said: { $answer }.
entry-onward = Play this lesson
entry-lesson-of = { $title }, { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
entry-go-on = Go on: { $title }
entry-search = Find a rule or a card
entry-progress = Progress
entry-ways = Other pages
entry-games = The games
entry-left-out = Left out, because the package is broken: { $games }. The command “tutor games” tells why.

entry-learn = Learn it
entry-learn-on = Go on: lesson { $n }
entry-whole = Play a whole game
entry-link = { $what }, { $game }
entry-play = Play
entry-play-of = Play a whole game of { $game }
entry-bench = Ask
entry-bench-of = Ask about the rules of { $game }
entry-lessons = { $n ->
    [one] { $n } lesson
   *[other] { $n } lessons
 }, { $minutes } min
entry-none = No lessons yet

## The page of a game.

path-label = The course
path-next = Begin: { $title }
path-on = Go on: { $title }
path-next-note = lesson { $n } of { $of }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
path-whole = Now a whole game
path-chapter = { $n ->
    [one] { $n } lesson
   *[other] { $n } lessons
 }
path-chapter-whole = a whole game
path-chapter-done = { $n } of { $of } done
path-lesson = Lesson { $n }: { $title }, { $state }
path-here = next

tile-play = Play a whole game
tile-play-do = Play
tile-play-note = { $n ->
    [one] { $n } way to begin, alone or together
   *[other] { $n } ways to begin, alone or together
 }
tile-puzzles = Puzzles
tile-puzzles-do = Solve
tile-puzzles-note = { $n ->
    [one] { $n } position, one goal
   *[other] { $n } positions, each with a goal
 }{ $done ->
    [0] { "" }
   *[other] ; { $done } solved
 }
tile-topics = One topic
tile-topics-do = Choose
tile-topics-note = all { $n } lessons by topic
tile-bench = Settle a dispute
tile-bench-do = Ask
tile-bench-note = set the table, ask: may I, what can happen
tile-rules = All rules
tile-rules-do = Look up
tile-rules-note = { $n } rules, each with its source
tile-sight = Lines of sight
tile-sight-do = Look
tile-sight-note = who sees whom in the lodge, and who can be hit
tile-studio = Write a lesson
tile-studio-do = Write
tile-studio-note = play it; what you answer becomes its line
list-puzzles = Puzzles
list-topics = Lessons by topic

## The index of rules before anything is looked up.

index-about = Every rule with its page in the book, what rests on it, and the lessons that show it.
index-sections = { $n ->
    [one] { $n } section
   *[other] { $n } sections
 }

## Chapters: notebooks to read and change.
chapters-title = Chapters
chapters-intro = Each begins with a question at the table. Move what you see, and every picture follows.
chapters-all-games = All games
chapters-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
tile-chapters = Chapters
tile-chapters-do = Read
tile-chapters-note = { $n ->
    [one] one to read, with pictures to move
   *[other] { $n } to read, with pictures to move
}
