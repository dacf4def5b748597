entry-about = Three heaps of sticks. Whoever takes the last one wins.
nim-you = You
nim-taken = taken
nim-won = { $who } wins
nim-stage = Three heaps, { $n ->
    [one] { $n } stick
   *[other] { $n } sticks
 } in all
