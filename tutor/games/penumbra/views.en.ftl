## Penumbra's table.

table-note = { $who }'s board; what the last step changed is lit up
turn-learning = { $who }'s turn: Learning
turn-trial = { $who }'s turn: Trial
turn-rest = { $who }'s turn: Rest
turn-over = the turn is over
trial-line = { $trial }, threat { $threat }
trial-rift = Rift { $n }
trial-passed = passed
trial-gone = out of the game
must-rest = The next turn has to be a Rest

threat = Threat dice
threat-none = no threat is being resolved
threat-prepare = { $n ->
    [0] none laid out
    [one] { $n } laid out, not rolled yet
   *[other] { $n } laid out, not rolled yet
 }
threat-rolled = { $n ->
    [0] none were left to roll
    [one] { $n } rolled by { $who }
   *[other] { $n } rolled by { $who }
 }
threat-taken = { $n ->
    [one] { $n } removed before the roll
   *[other] { $n } removed before the roll
 }
threat-fixed = cannot be cancelled
threat-outer = { $n ->
    [one] another threat waits outside this one
   *[other] { $n } other threats wait outside this one
 }
threat-last = the last roll, all settled
die-ready = prepared
die-now = now
die-waits = waits
die-settled = settled
die-removed = removed
settled-die = { $piece } lost
settled-mark = { $piece } wounded
settled-mortal = hit a wounded mark
settled-miss = missed
removed-solo = nobody may roll

pool = Pool
pool-note = { $n ->
    [0] no dice left
    [one] { $n } die; a die of the value goes before any mark is touched
   *[other] { $n } dice; a die of the value goes before any mark is touched
 }
pool-ignored = not looked at in this turn
just-lost = just lost
was = was { $what }
was-n = was { $n }
may-pick = may be picked

marks = Marks
marks-note = up: charged; down: discharged; cracked: wounded. The number is the threat value of the slot
slot-free = free
training-board = Training board: slot values set by this lesson

stock = Ingredients
cards = Cards
zone-grimoire = grimoire
zone-inventory = inventory
zone-equipment = equipment
zone-talent = talent
zone-discarded = discarded
use-turn = used by turning it
use-discard = used by discarding it
use-condition = answers its condition
use-permanent = always works
use-assumed = Use assumed by this lesson
incomplete = Incomplete in the book
unknown-list = { $n ->
    [one] { $n } card has facts that the sources do not give
   *[other] { $n } cards have facts that the sources do not give
 }
unknown-count = number of copies
unknown-text = text
mortal = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
mortal-points = { $points } points each at the end

others = The other wizards
others-wizard = Wizard
others-dice = Dice
others-marks = Marks
others-mortal = Mortal wounds
others-wounded = { $n }, wounded { $wounded }
nothing = none
