## What happens.

sticks-n = { $n ->
    [one] { $n } stick
   *[other] { $n } sticks
 }
event-filled = { sticks-n } lie in the { NAME($heap) }.
event-taken = { NAME($seat) } takes { sticks-n } from the { NAME($heap) }; left: { $left }.
event-won = { $last ->
    [none] { NAME($seat) } wins.
   *[other] { NAME($last) } took the last stick: { NAME($seat) } wins.
 }

## What is asked, and what stands against an answer.

ask-third-heap = How many sticks are there in the right heap?
ask-take = { NAME($who) }, how many sticks, and from which heap?
option-take = take { sticks-n } from the { NAME($heap) }
refusal-too-many = in a turn { $most } sticks are the most
allowed-too-many = with no more than { $most }
refusal-too-few = the { NAME($heap) } holds { $held }
allowed-too-few = with more sticks in the heap

## The programs, and their text full stop by full stop.

program-game = the game
sentence-game-1 = One stick makes the left heap.
sentence-game-2 = Four make the middle one.
sentence-game-3 = A die is rolled.
sentence-game-4 = As many sticks make the right heap.
sentence-game-5 = Then the two take turns.
program-play = taking turns
sentence-play-1 = As long as there are sticks, the players take turns.
sentence-play-2 = When all have been taken, the last stick decides.
program-turn = a turn
sentence-turn-1 = Choose a heap, and one to three of its sticks.
sentence-turn-2 = Take them.

## Facts, and the fields of a position.

fact-seat-taken = sticks taken ({ NAME($seat) })
fact-seat-sticks = sticks in the { NAME($seat) }
fact-supply = sticks in the supply
fact-turn = whose turn it is
fact-winner = winner
field-players = players
    .keys = anna, boris
field-taken = sticks taken
field-heaps = heaps
    .keys = left, middle, right
field-sticks = sticks
field-supply = sticks in the supply
    .rare = 1
field-turn = whose turn it is
    .offers = anna, boris
field-winner = winner
    .rare = 1
    .offers = anna, boris
field-do = what is to happen
field-who = who
    .offers = anna, boris
field-program = what
    .offers = programs
field-with = with
    .rare = 1
field-at = where it goes on
    .rare = 1
field-part = is a part of the next one
    .rare = 1
