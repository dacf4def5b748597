## Dice. A die is named by colour and value ("orange 6"); the black ones are threat dice.

article-a = { $case ->
    [the] the{" "}
    [a] a{" "}
   *[nom] {""}
 }
article-an = { $case ->
    [the] the{" "}
    [a] an{" "}
   *[nom] {""}
 }
name-die-red-n = { article-a }red { $n }
name-die-orange-n = { article-an }orange { $n }
name-die-yellow-n = { article-a }yellow { $n }
name-die-green-n = { article-a }green { $n }
name-die-blue-n = { article-a }blue { $n }
name-die-violet-n = { article-a }violet { $n }
name-die-bone-n = { article-a }bone { $n }
name-die-spark-n = { article-a }spark { $n }
name-die-n = die { $n }
name-faces-n = { $n ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
 }
temporary-die = { $temporary ->
    [yes] {" "}(temporary)
   *[no] {""}
 }
threat-dice = { $n ->
    [0] no threat dice
    [one] { $n } threat die
   *[other] { $n } threat dice
 }

name-red = red
name-orange = orange
name-yellow = yellow
name-green = green
name-blue = blue
name-violet = violet
name-bone = bone

value-red-n = red { $n }
value-orange-n = orange { $n }
value-yellow-n = yellow { $n }
value-green-n = green { $n }
value-blue-n = blue { $n }
value-violet-n = violet { $n }
value-bone-n = bone { $n }
value-spark-n = spark { $n }

## Disciplines, marks and their slots.

name-ruby = Ruby
name-amber = Amber
name-jasper = Jasper
name-emerald = Emerald
name-sapphire = Sapphire
name-amethyst = Amethyst
name-spark = Spark
name-mark-ruby = { article-a }Ruby mark
name-mark-amber = { article-an }Amber mark
name-mark-jasper = { article-a }Jasper mark
name-mark-emerald = { article-an }Emerald mark
name-mark-sapphire = { article-a }Sapphire mark
name-mark-amethyst = { article-an }Amethyst mark
name-mark-spark = { article-a }Spark mark
name-discipline-n = discipline slot { $n }
name-spark-n = spark slot { $n }
value-charged = charged
value-discharged = discharged
value-wounded = wounded

## Ingredients.

name-blood = Blood
name-crystal = Crystals
name-jewel = Jewels
name-fruit = Fruits
name-trinket = Trinkets
name-arcana = Arcana
name-blood-n = { $n } Blood
name-crystal-n = { $n ->
    [one] { $n } Crystal
   *[other] { $n } Crystals
 }
name-jewel-n = { $n ->
    [one] { $n } Jewel
   *[other] { $n } Jewels
 }
name-fruit-n = { $n ->
    [one] { $n } Fruit
   *[other] { $n } Fruits
 }
name-trinket-n = { $n ->
    [one] { $n } Trinket
   *[other] { $n } Trinkets
 }
name-arcana-n = { $n } Arcana

## Cards, and what else takes threat dice away.

name-primagic-yellow = yellow primagic
name-primagic-yellow-place = the yellow die that was placed
value-ready = ready
value-turned = turned
value-discarded = discarded
value-turn = turn
value-discard = discard
value-condition = condition
value-permanent = permanent
value-learning = Learning
value-trial = Trial
value-rest = Rest

## What happens.

event-passed = { $program ->
    [threat] { NAME($seat) } uses nothing more.
   *[other] { NAME($seat) } passes.
 }
event-used = { $kind ->
    [use-card] { NAME($seat) } uses a card.
    [brew-card] { NAME($seat) } brews a potion.
    [summon-card] { NAME($seat) } summons a pet.
    [launch-card] { NAME($seat) } launches a card.
    [use-mark] { NAME($seat) } uses a mark.
    [use-crystal] { NAME($seat) } spends Crystals on a die.
    [use-fruit] { NAME($seat) } spends Fruits on a wounded mark.
    [discard-yellow] { NAME($seat) } protects with yellow primagic.
    [strengthen] { NAME($seat) } strengthens the spell.
    [nudge-threat] { NAME($seat) } nudges a threat die.
   *[other] { NAME($seat) }: { PROGRAM($program) }.
 }
event-reacted = { $program ->
    [prophecy-fulfilled] A prophecy has come true.
    [answer-discard] { NAME($seat) } answers by discarding a card.
   *[other] { $asked ->
        [yes] { NAME($seat) } answers with { PROGRAM($program) }.
       *[no] { PROGRAM($program) } takes effect by itself ({ NAME($seat) }).
     }
 }
event-rolled = { $program ->
    [threat] { NAME($by) } rolls the threat dice: { $values }.
   *[other] { NAME($by) } rolls: { $values }.
 }
event-threat-stated = The threat is { $dice }.
    .quiet = yes
event-threat-prepared = { NAME($seat) } takes { $dice ->
    [0] no threat dice
    [one] { $dice } threat die
   *[other] { $dice } threat dice
 }.
event-threat-uncancellable = This threat is uncancellable: none of its dice can be discarded.
event-threat-removed = { $by ->
    [solo] Nobody may roll against a lone wizard: { threat-dice } go.
    [card] The card removes { threat-dice }.
   *[other] { NAME($by) } removes { threat-dice }.
 }
event-rift-acts = Rift { $n } acts now, at the end of step 1.
event-spark-counts = { $colour ->
    [orange] The spark die counts as an orange one.
   *[other] The spark die counts as a { NAME($colour) } one.
 }
event-marks-boosted = A wand adds { $n } to the { NAME($discipline) } marks.
event-rift-spared = Rift acts on the first roll of a trial only and leaves this one alone.
event-nothing-rolled = No threat dice are left, so nothing is rolled.
event-threat-nudged = A threat die goes from { $was } to { $value }. Nudges left: { $nudges }.
event-die-lost = Threat die { $value }: { NAME($seat) } loses { NAME("die", $colour, $value, case: "the") }.
event-mark-wounded = Threat die { $value }: { NAME($seat) } is hit, and { NAME("mark", $discipline, case: "the") } is wounded.
event-mark-flipped = { $was ->
    [charged] The wounded mark is lowered and turned over, so its charge is lost.
   *[discharged] The wounded mark is turned over.
 }
    .quiet = yes
event-pool-spared = A { $value } lies in the pool of { NAME($seat) }, but this turn the pool is ignored.
event-missed = Threat die { $value } misses.
event-mortal-wound = Threat die { $value } finds only wounded marks: { NAME($seat) } receives a mortal wound.
event-mortal-points = { NAME($seat) }, points for mortal wounds at the end of the game: { $points }.
    .quiet = yes
event-mortal-again = Threat die { $value } finds only wounded marks, but a second mortal wound in one turn is ignored.
event-goes-on = That does not stop the roll. Threat dice still to be handed out: { $left }.
event-threat-resolved = The threat is settled. Dice lost: { $lost }; marks wounded: { $wounds }; misses: { $misses }; { $mortal ->
    [yes] a mortal wound.
   *[no] no mortal wound.
 }
event-mortal-applies = The mortal wound takes effect.
event-mortal-ignored = { NAME($seat) } ignores the effects of the mortal wound.
event-mortal-discarded = { NAME($seat) } discards the card of the mortal wound.
event-turn-over = { NAME($seat) }: the turn is over.
event-trial-gone = The trial { NAME($trial) } leaves the game.
event-trial-stays-passed = The trial { NAME($trial) } was passed before and stays passed.
event-contract-stays = The contract stays where it is.
event-no-blood = The turn is over, so { NAME($seat) } gets no Blood from the Ruins.
event-pool-discarded = { $n ->
    [0] { NAME($seat) } has no dice left to discard.
    [one] { NAME($seat) } discards the only die of the pool.
   *[other] { NAME($seat) } discards all { $n } dice of the pool.
 }
event-must-rest = { NAME($seat) }: the next turn has to be a Rest.
event-endured = { NAME($seat) } has no mortal wound from this roll: the task is met.
event-not-endured = { NAME($seat) } was mortally wounded in this roll: the task is not met.
event-card-turned = { NAME($seat) } turns { NAME($card) }.
event-card-discarded = { NAME($seat) } discards { NAME($card) }.
event-gained = { $n ->
    [0] { NAME($seat) } gains no { NAME($ingredient) }.
   *[other] { NAME($seat) } gains { NAME($ingredient, $n) } and now has { $total }.
 }
event-over-limit = { NAME($ingredient, $n) } beyond the limit: back to the supply.
event-spent = { NAME($seat) } spends { NAME($ingredient, $n) }.
event-die-discarded = { NAME($seat) } discards { NAME("die", $colour, $value, case: "the") }.
event-die-set = { NAME($seat) } sets { NAME("die", $was_colour, $was, case: "the") } to { $value }.
event-die-nudge = { NAME($seat) } nudges { NAME("die", $was_colour, $was, case: "the") } to { $value }.
event-die-flip = { NAME($seat) } flips { NAME("die", $was_colour, $was, case: "the") }: it shows { $value } now.
event-die-reroll = { NAME($seat) } rerolls { NAME("die", $was_colour, $was, case: "the") }: it shows { $value } now.
event-die-repaint = { NAME($seat) } repaints { NAME("die", $was_colour, $was, case: "the") }: it is { NAME("die", $colour, $value, case: "a") } now.
event-mark-lowered = { NAME($seat) } lowers { NAME("mark", $discipline, case: "the") } to use its effect.
event-pool-ignored = { NAME($seat) }: until the end of the turn threat ignores the dice of the pool.
event-nudges-owed = { NAME($seat) } may nudge the dice of the next threat roll of this turn, { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
 } in all.

## What is asked.

ask-threat-prepare = { NAME($who) }, do you use anything before the roll?
ask-threat-values = { NAME($who) }, do you change the values rolled?
ask-rift = { NAME($who) }, which die does Rift take?
ask-roller = { NAME($who) }, who rolls the threat dice?
ask-threat-roll = { NAME($by) } rolls { $dice ->
    [one] { $dice } threat die
   *[other] { $dice } threat dice
 }.
ask-own-reroll = { NAME($by) } rolls the die again.
ask-threat-order = { NAME($who) }, which threat die is handed out next?
ask-lose-die = { NAME($who) }, which of your { NAME("faces", $value) } goes?
ask-wound-mark = { NAME($who) }, which of your marks of value { $value } is wounded?
ask-crystal-die = { NAME($who) }, which die do you change?
ask-mark-die = { NAME($who) }, which die does the mark change?
ask-pick-face = { NAME($who) }, which face does the die show now?
ask-pick-colour = { NAME($who) }, which colour does the die get?
ask-misses = { NAME($who) }, which card answers the misses first?
ask-mortal-window = { NAME($who) }, do you turn the mortal wound away?

## What may be answered.

option-threat-prepare-done = go on to the roll
option-threat-prepare-done-note = nothing more is used in step 1
option-threat-values-done = hand the dice out as they lie
option-threat-values-done-note = no value is changed any more
option-use-card = use { NAME($card) }
    .said = cast play
option-use-card-note = { $use ->
    [turn] the card is turned
    [discard] the card is discarded
    [condition] the card answers its condition
    [permanent] the card works all the time
    [on-gain] the card acts once, when it is gained
   *[other] what it demands is printed on the card
 }
option-use-mark = { $effect ->
    [launch] launch a spell with { NAME("mark", $discipline, case: "the") }
    [unturn] unturn a card with { NAME("mark", $discipline, case: "the") }
    [repaint] repaint a bone die with { NAME("mark", $discipline, case: "the") }
   *[set] set a die with { NAME("mark", $discipline, case: "the") }
 }
option-use-mark-note = { NAME($slot) }; the mark is lowered
option-use-crystal = { $how ->
    [reroll] reroll a die of your own
    [nudge] nudge a die of your own
    [flip] flip a die of your own
   *[repaint] repaint a die of your own
 }
option-use-crystal-note = for { NAME("crystal", $price) }
option-discard-yellow = discard { NAME("die", $colour, $value, case: "the") }{ temporary-die } to remove a threat die
option-discard-yellow-note = yellow primagic
option-nudge-threat = { $change ->
    [1] nudge a threat die of { $value } up
   *[-1] nudge a threat die of { $value } down
 }
option-nudge-threat-note = { $to ->
    [0] there is no such face
    [7] there is no such face
   *[other] it shows { $to } then
 }
option-roller = { NAME($seat) } rolls
option-rift-die = lose { NAME("die", $colour, $value, case: "the") }{ temporary-die }
option-next-die = hand out the { $value }
option-lose-die = discard { NAME("die", $colour, $value, case: "the") }{ temporary-die }
option-wound-mark = wound { NAME("mark", $discipline, case: "the") }
option-wound-mark-note = { NAME($slot) }; { $condition ->
    [charged] charged so far
   *[discharged] discharged so far
 }
option-wound-instead = keep the dice and wound { NAME("mark", $discipline, case: "the") } instead
option-wound-instead-note = { NAME($slot) }, value { $value }
option-pick-die = { NAME("die", $colour, $value) }{ temporary-die }
option-pick-face = { $value }
option-pick-colour = { NAME($colour) }

## Why something is not allowed, and what would make it so.

refusal-die-first = the pool holds { NAMES($pool, of: "die", case: "a") }
allowed-die-first = if no die of the pool showed { $value }
refusal-other-value = the mark has the threat value { $has }, and the threat die shows { $value }
allowed-other-value = if the value of its slot were { $value }
refusal-only-values = the dice are rolled, and only effects on their values are let in now
allowed-only-values = in step 1, before the roll
refusal-no-effects = the results are being handed out
allowed-no-effects = in an earlier step of the roll
refusal-before-roll = it discards threat dice, and they are rolled already
allowed-before-roll = in step 1, before the roll
refusal-not-rolled = the threat dice are not rolled yet
allowed-not-rolled = in step 2, after the roll
refusal-no-such-face = { $value ->
    [6] a 6 cannot go up
   *[1] a 1 cannot go down
 }
allowed-no-such-face = in the other direction
refusal-no-nudges = you have no nudges left
allowed-no-nudges = if a card had given you nudges for this roll
refusal-nudged-already = every threat die showing { $value } has been nudged already
allowed-nudged-already = under the reading that lets both nudges go on one die
refusal-uncancellable = this threat is uncancellable
allowed-uncancellable = against a threat that can be cancelled
refusal-no-threat-left = no threat dice are left to discard
allowed-no-threat-left = if a threat die were left
refusal-permanent = { NAME($card) } works all the time and is never activated
allowed-permanent = with a card that is activated
refusal-condition = { NAME($card) } only answers its condition
allowed-condition = when its condition occurs
refusal-turned = { NAME($card) } is turned
allowed-turned = if the card were unturned
refusal-not-in-rest = { NAME($card) } has no Rest symbol, and this is a Rest turn
allowed-not-in-rest = in a Learning or a Trial turn
refusal-primagic-in-rest = this is a Rest turn, and its only primagic is healing
allowed-primagic-in-rest = in a Learning or a Trial turn
refusal-wrong-turn = { $turn ->
    [learning] the cost of { NAME($card) } can be paid in a Learning turn only
   *[trial] the cost of { NAME($card) } can be paid in a Trial turn only
 }
allowed-wrong-turn = { $turn ->
    [learning] in a Learning turn
   *[trial] in a Trial turn
 }
refusal-no-threat-roll = no threat dice are about to be rolled
allowed-no-threat-roll = before threat dice are rolled
refusal-lacking = it takes { NAME($ingredient, $n) }, and you have { $held }
allowed-lacking = if you had { NAME($ingredient, $n) }
refusal-not-charged = { $condition ->
    [wounded] { NAME("mark", $discipline, case: "the") } is wounded
   *[discharged] { NAME("mark", $discipline, case: "the") } is discharged
 }
allowed-not-charged = if the mark were charged
refusal-no-die = the pool holds no die that { NAME("mark", $discipline, case: "the") } can change
allowed-no-die = if there were such a die
refusal-no-own-die = your pool is empty
allowed-no-own-die = if you had a die
refusal-not-bone = only a bone die can be repainted by { NAME("mark", $discipline, case: "the") }
allowed-not-bone = with a bone die
refusal-other-colour = { NAME("mark", $discipline, case: "the") } changes dice of its own colour only
allowed-other-colour = with a die of that colour

## Effects, and a wording for each of their full stops.

program-threat = Threat
program-threat-of = Threat { $dice }
sentence-threat-1 = Prepare the threat dice.
sentence-threat-2 = Another player rolls them.
sentence-threat-3 = Hand out the results one die at a time.
sentence-threat-4 = If the roll gave a mortal wound, it takes effect now.
program-threat-die = Threat die
program-threat-die-of = Threat die { $value }
sentence-threat-die-1 = If the pool holds a die of this value, discard one such die.
sentence-threat-die-2 = Otherwise wound an unwounded mark of this value.
sentence-threat-die-3 = Otherwise a wounded mark of this value means a mortal wound.
sentence-threat-die-4 = Otherwise the die misses.
sentence-mortal-wound-1 = Once the roll is over, the mortal wound takes effect.
sentence-mortal-wound-2 = The turn ends, and with it whatever was under way.
sentence-mortal-wound-3 = Discard every die of the pool.
sentence-mortal-wound-4 = The next turn has to be a Rest.
program-trial = Trial
program-contract = Contract
sentence-ruins-1 = Resolve a threat of one die.
sentence-ruins-2 = Gain 2 Blood.
program-endure = Endure
program-endure-of = Endure { $dice }
sentence-endure-1 = Resolve the threat of the task.
sentence-endure-2 = Without a mortal wound the task is met.
program-counterstrike = Counterstrike
program-counterstrike-of = Counterstrike { $dice }
sentence-counterstrike-1 = Resolve the threat of the reward.
program-primagic-yellow = Yellow primagic
sentence-primagic-yellow-1 = Discard a yellow die to remove a threat die.
program-crystal-reroll = Crystal reroll
sentence-crystal-reroll-1 = Spend 1 Crystal and roll one of your dice again.
program-crystal-nudge = Crystal nudge
sentence-crystal-nudge-1 = Spend 2 Crystals and change one of your dice by 1.
program-crystal-flip = Crystal flip
sentence-crystal-flip-1 = Spend 2 Crystals and turn one of your dice to its opposite face.
program-crystal-repaint = Crystal repaint
sentence-crystal-repaint-1 = Spend 3 Crystals and change the colour of one of your dice.
program-mark-set = Mark: set a die
sentence-mark-set-1 = Lower the mark and turn a die of its colour to any face.
program-mark-repaint = Mark: repaint bone
sentence-mark-repaint-1 = Lower the mark and give its colour to a bone die.
program-nudge-threat = Threat nudge
sentence-nudge-threat-1 = Change a rolled threat die by 1.
sentence-silverweed-1 = Before the roll remove 2 threat dice.
sentence-ward-rift-1 = Before the roll remove a threat die for each Jasper mark.
sentence-invisibility-1 = Before the roll spend 1 Arcana to remove all threat dice.
sentence-vulnerability-1 = Until the end of the turn threat ignores the dice of your pool.
sentence-invisibility-cloak-1 = Nudge the dice of the next threat roll twice.
sentence-ichor-1 = Gain 2 Blood.
sentence-bat-1 = Gain 1 Blood for each threat die that misses.
sentence-phylactery-1 = Ignore the effects of a mortal wound.
sentence-phylactery-2 = Discard its card.

## Facts that can be predicted and expected.

fact-seat-dice = { NAME($seat) }: dice in the pool
fact-seat-pool = { NAME($seat) }: the pool
fact-seat-wounds = { NAME($seat) }: wounded marks
fact-seat-mortal-wounds = { NAME($seat) }: mortal wounds
fact-seat-points = { NAME($seat) }: points for mortal wounds
fact-seat-must-rest = { NAME($seat) }: has to rest next turn
fact-seat-card = { NAME($seat) }: { NAME($id) }
fact-seat-piece = { NAME($seat) }: { NAME($id) }
fact-turn-over = The turn is over
fact-turn-mortal = A mortal wound was received this turn
fact-threat-dice = Threat dice rolled
fact-threat-prepared = Threat dice prepared
fact-threat-lost = Dice lost to this threat
fact-threat-wounds = Marks wounded by this threat
fact-threat-misses = Misses of this threat
fact-threat-mortal = This threat gave a mortal wound
fact-last-dice = Last threat: dice rolled
fact-last-prepared = Last threat: dice prepared
fact-last-lost = Last threat: dice lost
fact-last-wounds = Last threat: marks wounded
fact-last-misses = Last threat: misses
fact-last-mortal = Last threat: a mortal wound
fact-trial-gone = The trial has left the game
