# What a sweep has come to, in a cell.

share-range = { $low } to { $high } %
share-sample = { $count }; true share { $range }
sweep-asked = { $what }: { $n ->
    [one] { $n } row
   *[other] { $n } rows
 }.
sweep-failed = Without an answer: { $n }. { $why }
sweep-none = none
sweep-others = others
sweep-counts = { $what }: how often
sweep-by-chance = The band holds the true share in 95 of 100 such samples.
sweep-rows = All rows
sweep-more = and { $n ->
    [one] { $n } row more
   *[other] { $n } rows more
 }
sweep-column-source = Position
sweep-column-game = Game
sweep-column-seed = Seed
sweep-column-replaced = Readings replaced
sweep-column-rulings = Readings in force
sweep-column-status = State
sweep-column-error = What was wrong
sweep-column-code = Version
sweep-column-finished = Played to the end
sweep-column-decisions = Decisions
sweep-column-answers = Answers
sweep-column-winners = Winners
sweep-column-asked = What is asked
sweep-column-seat = Who is asked
sweep-column-legal = Moves allowed
sweep-column-refused = Moves refused
sweep-column-rules = Rules against them
sweep-column-changes = Another reading changes something
sweep-column-rulings_that_matter = Rulings that matter
sweep-column-tried = Readings tried
sweep-column-which = Which
sweep-column-least = Least on average
sweep-column-most = Most on average
sweep-column-law = Law
sweep-column-unexplored = Unexplored
sweep-column-complete = Complete
sweep-column-lines = Lines
sweep-column-ends = Ends
sweep-position = position { $n }
