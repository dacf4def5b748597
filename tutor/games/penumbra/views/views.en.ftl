## Penumbra's table.

table-note = { $who }'s board; what the last step changed is lit up
turn-learning = { $who }'s turn: Learning
turn-trial = { $who }'s turn: Trial
turn-rest = { $who }'s turn: Rest
turn-open = { $who }'s turn: its kind is not chosen yet
turn-over = the turn is over
trial-line = { $trial }, threat { $threat }
trial-rift = Rift { $n }
trial-passed = passed
trial-gone = out of the game
must-rest = The next turn has to be a Rest

## What holds until the end of the turn, and the end of the game.

placements = { $n ->
    [0] no placements left
    [one] { $n } placement left
   *[other] { $n } placements left
 }
chain-of = chain: { $cards }
strength = { $n ->
    [one] the spell counts { $n } mark more
   *[other] the spell counts { $n } marks more
 }
discount = { $n ->
    [one] the price is { $n } ingredient lower
   *[other] the price is { $n } ingredients lower
 }
nudges = { $n ->
    [one] { $n } nudge of threat dice is owed
   *[other] { $n } nudges of threat dice are owed
 }
besides = { $n ->
    [one] { $n } of them needs no slot
   *[other] { $n } of them need no slot
 }
hurried = a Trinket has paid for an extra placement
bound = Blood has reserved a contract in this placement
dead-water = a mortal wound is due at the end of the turn
end = The end has begun: { $prophecy } is fulfilled. { $who } takes the last turn of the round.
end-left = Still to play: { $who }.
end-extra = { $who } takes an extra turn after it.

## The attempt under way.

trial-now = Trial under way
contract-now = Contract under way
from-reserve = from the reserve
stage-threat = Threat
stage-task = Task
stage-reward = Reward
properties = Properties
cancelled = (cancelled)
used-so-far = Cards and chains used
of = { $n } of { $of }
task-now = Task under way
source-contract = of the contract
source-trial = of the trial
source-shield = of the property Shield
lessened = Made easier
less-sum = { $n } off what it asks for
less-dice = { $n ->
    [one] { $n } die may be left out
   *[other] { $n } dice may be left out
 }
given = Given so far
taken = Taken for the roll
taken-for-roll = taken for the roll
tasks = Tasks
replaced = replaced by Dead Water: discard a spark die
together = together { $n }
task-met = Task met
talents = Talents to choose from
talents-note = one is kept, in secret until all are revealed
talent-kept = kept
start-mark = First mark
start-card = First card
start-ingredients = Ingredients
start-order = Turn order
looking = Cards being looked at
looking-note = { $n ->
    [one] { $who } alone sees { $n } card
   *[other] { $who } alone sees { $n } cards
 }

## Threat dice.

threat = Threat dice
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
removed-card = by a card

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
on-card = on { $card }

marks = Marks
marks-note = up: charged; down: discharged; cracked: wounded. The number is the threat value of the slot
marks-note-whole = up: charged; down: discharged; cracked: wounded. Above: rest effects; below: threat value, mark effect
slot-free = free
training-board = Training board: slot values set by this lesson
effect-set = set
effect-repaint = repaint
effect-launch = launch
effect-unturn = unturn
effect-none = none
value-unknown = ? The sources do not give the threat value of the slot.
slots = Slots in words
slots-note = threat value, rest effects, mark effect, price and points
slot = Slot
slot-taken = taken
slot-threat = Threat value
slot-rest = At rest
slot-effect = Mark effect
slot-arcana = Arcana to pay
slot-points = Points
rest-die = a die of the mark's colour
rest-spark = a spark die
rest-brew = brew potions
rest-exchange = exchange
rest-buy = buy a potion or artifact

stock = Ingredients
cards = Cards
zone-grimoire = grimoire
zone-inventory = inventory
zone-equipment = equipment
zone-talent = talent
zone-discarded = discarded
zone-experience = experience zone
head-grimoire = Grimoire
head-inventory = Inventory
head-equipment = Equipment
head-talent = Talent
head-discarded = Discarded this turn
cards-count = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
 }
equip-conductor = Conductor
equip-pendant = Pendant
equip-mantle = Mantle
equip-ring = Ring
equip-slot = Equipment slot
kind-spell = spell
kind-potion = potion
kind-recipe = recipe of a potion
kind-ready-made-potion = ready-made potion
kind-pet = pet
kind-summoning = summoning of a pet
kind-artifact = artifact
kind-tome = tome
kind-talent = talent
use-turn = used by turning it
use-discard = used by discarding it
use-condition = answers its condition
use-permanent = always works
use-on-gain = works when it is gained
cost = Cost
no-cost = nothing to pay
price = Price
or = or
used-in = Used in
needs = Resolve
threat-n = threat { $n }
threat-fixed-n = threat { $n }, uncancellable
launches = Launches
launched-by = Launched by
symbols = Experience
points = Points
dice-on-it = Dice on it
borrowed = Goes back at the end of the turn
not-known = Not known: { $what }
from-lesson = Assumed in this lesson: { $what }
unknown-list = { $n ->
    [one] { $n } card has facts that the sources do not give
   *[other] { $n } cards have facts that the sources do not give
 }
unknown-count = number of copies
mortal = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
mortal-points = { $points } points each at the end

## The experience zone and the reserve.

head-experience = Experience zone
experience-note = contracts completed: { $contracts }, trials passed: { $trials }
symbols-unknown = These cards may have more symbols than counted: { $cards }
side-light = Light
side-dark = Dark
path-light = Light path
path-dark = Dark path
completed = completed
passed-on = passed, { $path }
reserve = Reserve
reserve-note = { $n ->
    [one] { $n } card, face down for the others
   *[other] { $n } cards, face down for the others
 }
seen-by-owner = seen by its owner only
seen-by-all = was open before

## Contracts and trials.

contracts = Contracts
contracts-note = { $n ->
    [one] { $n } in the guild, { $deck } in the deck
   *[other] { $n } in the guild, { $deck } in the deck
 }
trials = Trials
trials-note = { $n ->
    [0] none open to everyone
    [one] { $n } open to everyone
   *[other] { $n } open to everyone
 }
leftmost = leftmost, newest
rightmost = rightmost, leaves next
difficulty = Difficulty { $n }
threat-printed = Threat
task = Task
reward = Reward
sides = Symbols
counterstrike = Counterstrike

## Locations.

common = Common area
area-school = School
area-city = City
area-wild = Wild Lands
classes = classes and their markets
class = { $name } class
dice-placed = { $n ->
    [0] no dice placed
    [one] { $n } die placed
   *[other] { $n } dice placed
 }
slots-unknown = The sources do not give the slots.
slot-any = any die
slot-red = red
slot-orange = orange
slot-yellow = yellow
slot-green = green
slot-blue = blue
slot-violet = violet
slot-spark = spark
from-players = { $n ->
    [one] from { $n } player on
   *[other] from { $n } players on
 }
any-number = any number
beside = beside the slots
market = Market: { $n }; in the deck: { $deck }
idle-decks = Decks without a class
marks-left = Marks left in the supply

## Fate.

fate = Fate
fate-note = { $n ->
    [0] the fate deck is empty
    [one] { $n } card in the fate deck
   *[other] { $n } cards in the fate deck
 }; goals and prophecies in force: { $omens }
omen-prophecy = Prophecy
omen-goal = Goal
fulfilled = fulfilled
condition-unknown = Its condition is not known.
out-of-game = Out of the game: { $cards }

## The other wizards, and the points.

others = The other wizards
others-dice = Dice
others-marks = Marks
others-mortal = Mortal wounds
others-experience = Experience zone
others-wounded = { $n }, charged { $charged }, wounded { $wounded }
zone-count = { $zone } { $n }
reserved-known = reserved, seen before: { $cards }
reserved-secret = reserved unseen { $n }
side-count = { $side } { $n }
automa = { $name }, level { $level }; side: { $side }
side-open = not fixed yet
automa-unknown = The sources do not give its instructions.
scores = Points
score-part = Part
score-arcana = Arcana
score-trials = Trials
score-mortal = Mortal wounds
score-experience = Experience
score-contracts = Contracts
score-board = Board
score-goals = Goals
score-fate = Fate
score-cards = Wizard cards
score-total = All together
score-unknown = Not counted, since nobody knows what they are worth: { $cards }
winner = { $n ->
    [one] { $who } wins
   *[other] { $who } share the victory
 }
winner-badge = Winner

## The launch chain: which card launched which, and what may follow.

link-length = { $n ->
    [one] The chain has { $n } link.
   *[other] The chain has { $n } links.
 }
link-vigilance = Under Vigilance the whole chain is one use: { $used } of { $most } before the threat roll.
link-one-use = However long it grows, Vigilance counts it as one use.
link-first = the first link
link-now = now
link-spent = applied
link-shown = { $kind ->
    [spell] { $shade } spell
    [potion] { $shade } potion
   *[pet] { $shade } pet
 }
link-icon-right = icon on the right: { $icon }
link-icon-left = icon on the left: { $icon }
link-by-effect = by the text of the card before
link-by-mark = launched by a mark
link-line = { $n }. { $name }: { $how }; { $state }.
link-may = may follow
link-more = and { $n } more: see “The chain in words”
link-open = { $name } may be launched next ({ $how }).
link-refused = { $name } may not: { $reasons }.
link-more-reasons = Reasons besides: { $n }.
link-head-open = May be launched next
link-head-refused = May not be launched now

## The chains that a search has found.

chains-head = Chains from here
chains-find = Find the longest chains from here
chains-none = No chain can begin or go on here.
chains-length = { $n ->
    [one] Only a single card can be used: nothing can follow it.
   *[other] The longest chain has { $n } links.
 }
chains-chance = Dice and decks have a say in it: { $certain ->
    [one] { $certain } link is certain
   *[other] { $certain } links are certain
 }, { $length } can be reached with a chance of { $percent } if you play for it.
chains-endless = Cards unturn each other in a circle: a chain can go on without end.
chains-proven = Everything was searched, so none is longer.
chains-cut = The search was stopped with { $left ->
    [one] { $left } position or branch
   *[other] { $left } positions and branches
 } left: there may be longer ones.
chains-count = { $n ->
    [one] { $n } chain can be made in all.
   *[other] { $n } different chains can be made in all.
 }
chains-count-least = { $n ->
    [one] At least { $n } chain can be made.
   *[other] At least { $n } different chains can be made.
 }
chains-searched = Searched: { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }, { $uses ->
    [one] { $uses } use of a card
   *[other] { $uses } uses of cards
 }.
chains-asides = Effects from outside would break the chain and were passed over: { $n }.
chains-longest = The longest
chains-productive = The most productive: gains less costs, each ingredient, die and point counted as one
chains-step = { $name } ({ $how })
chains-brings = Gains: { $what }.
chains-takes = Costs: { $what }.
chains-even = Gains and costs nothing.
chains-worth = In all: { $n }.
chains-luck = Needs luck.
chains-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }

## Chapters: what may follow what, and the longest chain.

launch-left = after: { $icon }
launch-right = next: { $icon }
launch-by-right = { $one } shows on its right what it launches: { $icon }.
launch-by-left = { $other } shows on its left what it may follow: { $icon }.
launch-may = ✓ { $name }. { $how }
launch-may-not = ✗ { $name }. { $why } ({ $rule })
launch-apart = ✗ No icon joins it to: { $names } ({ $rule }).
launch-made = Links made so far: { $n }.
launch-longest = { $n ->
    [one] No chain: only one card can be used ({ $names }).
   *[other] Longest chain: { $n } links: { $names }.
 }
launch-none = None of these cards can begin a chain: there is nothing to pay with. Add one that costs nothing, or an artifact.
launch-pick = Your cards: press to put one in or take it out
launch-order = Press the cards in their order; press one again to take it out
launch-before = The card that was just applied
launch-worth = Longest chain with this card put in, or taken out
launch-worth-in = + { $name }
launch-worth-out = − { $name }

## The start page.

entry-about = Dice, marks and threats; cards that set off one another.

## Chapters: a hand against a threat roll.

hand-dice = Your dice
hand-marks = Charged marks, by threat value
hand-wounded = Wounded marks
hand-threat = Threat dice
hand-nudges = Nudges after the roll
nudged-chances = Chance of a mortal wound without nudges: { $without }; with them: { $within }.
nudged-safe = no mortal wound anyway
nudged-saved = saved by nudges
nudged-mortal = a mortal wound all the same
nudged-into = { $roll }: nudged into { $end }, no mortal wound
nudged-without = without nudges
nudged-with = with nudges
chart-nudged = Chance of a mortal wound by the number of threat dice, without and with nudges
chart-mortal = Chance of a mortal wound by the number of threat dice
rolls-head = All { $n } rolls, one square each
rolls-label = { $roll }: { $lost ->
    [0] no die lost
    [one] { $lost } die lost
   *[other] { $lost } dice lost
 }, { $wounds ->
    [0] no mark wounded
    [one] { $wounds } mark wounded
   *[other] { $wounds } marks wounded
 }{ $mortal ->
    [yes] , a mortal wound
   *[no] {""}
 }
rolls-many = Too many rolls to show one by one: { $n }. The chances above are exact all the same.
rolls-nothing = nothing happens
rolls-lost = only dice are lost
rolls-wounds = marks are wounded
rolls-mortal = a mortal wound

## The Ruins: for which roll two readings part.

ruins-die = The threat die shows
ruins-faces = { $n ->
    [0] The readings part for no face of the die
    [one] The readings part for { $n } of the six faces
   *[other] The readings part for { $n } of the six faces
 }; the number below is your Blood.
ruins-roll = A roll of { $roll }: Blood { $one } under the first reading, { $other } under the second

## Claims about threat rolls, and arguments for them.

claim-safe = Claim: { $n ->
    [one] { $n } threat die never hurts this hand mortally
   *[other] { $n } threat dice never hurt this hand mortally
 }
classes-left = { $n ->
    [one] { $n } case is left to be looked at
   *[other] { $n } cases are left to be looked at
 }, instead of { $all } rolls.
classes-mixed = One argument is wrong: { $one } and { $other } count as one case, and they do different things.
classes-mortal = Red is a mortal wound.
classes-proved = No case is a mortal wound. With that the claim is proved for every roll.
argument-press = Press the arguments that you believe.
argument-order = The order of the dice makes no difference.
argument-sum = Only the sum of the dice counts.
argument-others = A value that is not in the hand misses, whichever it is.
argument-highest = Only the highest die counts.
argument-wrong = “{ $argument }” But { $one } and { $other } do different things; below is the second roll.
argument-more = true so far, but fewer cases will do; now: { $n }.
claim-press = Press those that are safe; a second press takes one out.
claim-nothing = nothing is pressed yet.
claim-more = true so far, but one more of them is safe, whatever is rolled.
claim-broken = “{ $claim }” The roll { $roll } breaks it.
claim-two-marks = Two charged marks of one value, and no dice.
claim-three-marks = Three charged marks of one value, and no dice.
claim-die-and-two-marks = Two charged marks of one value, and one die of it.
claim-wounded = A wounded mark, and two dice of its value.
claim-three-values = Three charged marks of three values, and a die of each.
claim-six-dice = Six dice of six values, and no mark at all.
