## Trials, contracts, their tasks and rewards, the properties of trials, and paying.

## Names: colours before the word "dice".

name-of-red = red
name-of-orange = orange
name-of-yellow = yellow
name-of-green = green
name-of-blue = blue
name-of-violet = violet
name-of-spark = spark
name-of-any = any

task-told = { $task ->
    [ingredients] discard { NAMES($pay) }
    [sum] discard { NAMES($colours, of: "of") } dice that show at least { $n } together
    [exact] discard { NAMES($colours, of: "of") } dice that show exactly { $values }
    [roll] roll exactly { NAME("dice", $colours, $dice) } for at least { $n } together
    [endure] endure { threat-dice }
   *[experience] { task-experience }
 }

## What happens in a trial.

event-trial-begins = { NAME($seat) } attempts { NAME($trial) }.
event-own-trial-first = While a trial is reserved, no other may be attempted ({ NAME($seat) }).
event-property-in-force = { $n ->
    [0] { NAME($property) } is in force from now on.
   *[other] { NAME($property) } { $n } is in force from now on.
 }
event-no-trial = { NAME($seat) } has no trial to attempt: the turn stays empty.
event-task-unknown = The sources do not give the task, so the attempt cannot be played on.
event-shield-first = { NAME($seat) } has to meet the shield before any task: { task-told }.
event-shield-paid = { NAME($seat) } has met the shield.
event-shield-skipped = { NAME($seat) } cannot meet the shield and goes on without it.
event-shield-unpaid = { NAME($seat) } has not met the shield, so no task can be done.
event-path-taken = { $approach ->
    [none] { NAME($seat) } takes the { path }.
   *[other] { NAME($seat) } takes the { path }, with the approach { NAME("approach", $approach) }.
 }
path = { $path ->
    [dark] Dark path
   *[light] Light path
 }
event-trial-succeeds = { NAME($seat) } has passed { NAME($trial) }.
event-trial-fails = { NAME($seat) } has failed { NAME($trial) }.
event-trap-springs = The Trap springs: { NAME($seat) } receives a mortal wound.
event-trap-void = The Trap of { NAME($trial) } acts as well, but a second mortal wound in one turn is ignored.
event-trial-kept = { NAME($seat) } lays { NAME($trial) } into the experience zone so that only the { path } shows.
event-symbols = { $light ->
    [none] The sources do not give the symbols of { NAME($card) }.
   *[other] { NAME($card) } gives { NAME($seat) } its symbols. Light: { $light }; Dark: { $dark }.
 }
event-property-cancelled = { $late ->
    [yes] { NAME($seat) } cancels { NAME($property) }, but it has acted already: nothing changes.
   *[no] { NAME($seat) } cancels { NAME($property) } until the end of the trial.
 }
event-nothing-to-cancel = No property is in force: { NAME($seat) } has nothing to cancel.
event-mortal-received = { NAME($seat) } receives a card of a mortal wound.
event-mortal-limit = { NAME($seat) } had a mortal wound in this turn already: another one is ignored.

## What happens in a task.

event-task-begins = The task of { NAME($seat) }: { task-told }.
event-task-is-spark = The task of { NAME($trial) } is replaced: discard one spark die or more.
event-task-nothing-left = Nothing is left of the task: { NAME($seat) } has met it.
event-task-given-up = { NAME($seat) } gives the task up.
event-task-out-of-reach = { NAME($seat) } cannot meet the task with what is there.
event-die-taken = { NAME($seat) } takes { NAME("die", $colour, $value, case: "the") } for the roll.
event-task-rolled = { NAME($seat) } rolls { NAME("dice", $colour, $values_count) } for the task: { $values }.
event-task-sum = { $met ->
    [yes] The dice of { NAME($seat) } show { $sum } together; asked for: { $n }. The task is met.
   *[no] The dice of { NAME($seat) } show { $sum } together; asked for: { $n }. The task is not met.
 }
event-experience-shown = { $met ->
    [yes] Symbols “{ NAME($symbol) }” in the experience zone of { NAME($seat) }: { $held } of { $n }. The task is met.
   *[no] Symbols “{ NAME($symbol) }” in the experience zone of { NAME($seat) }: { $held } of { $n }. The task is not met.
 }
event-symbols-unknown = The sources do not give the symbols of { NAMES($cards) }, so they count nothing.
event-task-lessened = { $way ->
    [minus] { NAME($seat) } takes { $n } off the task.
   *[ignore] { NAME($seat) } ignores one die of the task.
 }
event-task-unchanged = This task cannot be lowered: nothing changes for { NAME($seat) }.

## What happens in a contract, and rewards.

event-contract-threat = The threat of the contract comes before its task ({ NAME($seat) }).
    .quiet = yes
event-contract-succeeds = { NAME($seat) } has fulfilled { NAME($contract) }.
event-contract-fails = { NAME($seat) } has not fulfilled { NAME($contract) }: nothing happens, and it stays where it is.
event-contract-kept = { NAME($seat) } lays { NAME($contract) } face up into the experience zone.
event-reward-unknown = The sources do not give the reward, so { NAME($seat) } gets none.
event-counterstrike-unknown = The sources do not say whether there is a counterstrike, so there is none.
event-spark-earned = { $marks ->
    [one] The difficulty { $difficulty } is greater than the { $marks } spark mark of { NAME($seat) }: a new one is gained.
   *[other] The difficulty { $difficulty } is greater than the { $marks } spark marks of { NAME($seat) }: a new one is gained.
 }
event-mark-returned = { NAME($seat) } puts { NAME("mark", $discipline, case: "the") } back to make room ({ NAME($slot) }).

## What happens when Blood is paid with wounds.

event-mark-bled = { NAME($seat) } turns { NAME("mark", $discipline, case: "the") } to its healthy side instead of discarding 1 Blood ({ NAME($slot) }).
event-bled-no-rest = { NAME("mark", $discipline, case: "the") } of { NAME($seat) } stays discharged, and there is no rest effect.
    .quiet = yes

## Told only where nothing else is.

event-any-die = Any die fits this task.
    .quiet = yes
event-dice-complete = Exactly { $n ->
    [one] { $n } die is
   *[other] { $n } dice are
 } rolled, and { NAME($seat) } adds no more.
    .quiet = yes
event-contract-side = { $side ->
    [light] { NAME($contract) } is a light contract with a single path.
   *[dark] { NAME($contract) } is a dark contract with a single path.
 }
    .quiet = yes
event-more-contracts = { NAME($seat) } may complete another contract in this turn, with another placement.
    .quiet = yes
event-path-free = What { NAME($seat) } chose before does not bind: the { path } is open as well.
    .quiet = yes
event-difficulty-compared = { $difficulty ->
    [none] The sources do not give the difficulty, so there is no Spark mark.
   *[other] The difficulty is { $difficulty }, and the Spark marks are { $marks }.
 }
    .quiet = yes
event-primagic-spared = Vigilance does not limit the primagic of { NAME($seat) }.
    .quiet = yes

## What is asked, and what may be answered.

ask-trial = { NAME($who) }, which trial do you attempt?
option-attempt-trial = attempt { NAME($trial) }
option-attempt-trial-note = { $reserved ->
    [yes] from your reserve
   *[no] from the trial row
 }
ask-trial-path = { NAME($who) }, which path do you take?
option-trial-path = take the { path }
option-trial-path-note = { $approach ->
    [none] its approach is not known
   *[other] approach: { NAME("approach", $approach) }
 }
ask-trial-task = { NAME($who) }, which task of the path do you try?
option-trial-task = { task-told }
ask-task-sum = { NAME($who) }, which die do you discard for the task?
ask-task-exact = { NAME($who) }, which die do you discard for the task?
ask-task-roll = { NAME($who) }, which die do you take for the roll?
ask-task-dice = { NAME($by) } rolls { NAME("dice", $colour, $dice) } for the task.
ask-task-pay = { NAME($who) }, do you discard what the task asks for?
option-give-die = discard { NAME("die", $colour, $value, case: "the") }{ temporary-die }
    .said = give pay die
option-take-die = take { NAME("die", $colour, $value, case: "the") }{ temporary-die }
option-task-done = be done with the task
option-task-done-note = discarded so far: { $sum } together
option-give-up = give the task up
option-give-up-note = what was discarded does not come back
option-task-pay = discard { NAMES($pay) }
ask-lessen-task = { NAME($who) }, what does the ring do for the task?
option-lessen-task = { $way ->
    [minus] take { $n } off the task
   *[ignore] ignore one die of the task
 }
ask-cancel-property = { NAME($who) }, which property do you cancel?
option-cancel-property = { $property ->
    [threat] cancel the threat
   *[other] cancel { NAME($property) }
 }
option-cancel-property-note = { $late ->
    [yes] it has acted already: nothing would change
   *[no] until the end of the trial
 }
ask-reward-part = { NAME($who) }, which part of the reward do you take next?
option-reward-part = { $what ->
    [dice] { NAME("dice", $which, $n) }
    [ingredient] { NAME($which, $n) }
    [discipline-card] a discipline card
    [potion] a potion
    [artifact] an artifact
   *[spark-mark] a Spark mark
 }
ask-reuse-slot = { NAME($who) }, which Spark mark makes room?
option-reuse-slot = put back the mark in { NAME($slot) }
ask-pay-die = { NAME($who) }, which die do you pay?
option-pay-die = discard { NAME("die", $colour, $value, case: "the") }{ temporary-die }
ask-blood-from-marks = { NAME($who) }, how do you pay the Blood?
option-blood-from-marks = { $marks ->
    [0] all of it from the stock
    [one] turn { $marks } wounded mark
   *[other] turn { $marks } wounded marks
 }
option-blood-from-marks-note = { $stock ->
    [0] nothing from the stock
   *[other] { NAME("blood", $stock) } from the stock
 }
ask-flip-mark = { NAME($who) }, which wounded mark do you turn?
option-flip-mark = turn { NAME("mark", $discipline, case: "the") }
option-flip-mark-note = { NAME($slot) }; it stays discharged

## Why something is not allowed, and what would make it so.

refusal-reserved-first = { NAME($trial) } is in your reserve and comes first
allowed-reserved-first = if no trial were in your reserve
refusal-trial-unknown = the sources do not give all that attempting { NAME($trial) } takes
allowed-trial-unknown = with a set of facts that has it
refusal-path-unknown = the sources do not give the task of this path
allowed-path-unknown = with a set of facts that has it
refusal-task-other-colour = the task asks for { NAMES($colours, of: "of") } dice
allowed-task-other-colour = if the die had such a colour
refusal-task-bone = a bone die has no colour, and the task asks for { NAMES($colours, of: "of") } dice
allowed-task-bone = if the die were repainted
refusal-task-true-spark = the task asks for spark dice, and no other die counts as one
allowed-task-true-spark = with a spark die
refusal-task-other-value = the task still asks for { $values }
allowed-task-other-value = if the die showed such a value
refusal-task-hopeless = the task is out of reach with the dice of your pool
allowed-task-hopeless = if your dice were enough for the whole task
refusal-no-blood-asked = nothing asks for Blood, so no wounded mark is turned
allowed-no-blood-asked = where Blood is asked for
refusal-sum-short = the discarded dice show { $sum } together; asked for: { $n }
allowed-sum-short = if the sum were reached
refusal-task-in-reach = the task can be met with what is there
allowed-task-in-reach = under the reading that lets any task be given up
refusal-suppressed = { $kind ->
    [crystals] a property of the trial forbids Crystals
    [potions] a property of the trial forbids potions
    [artifacts] a property of the trial forbids artifacts
   *[pets] a property of the trial forbids pets
 }
allowed-suppressed = if that property were cancelled, or behind the trial
refusal-vigilance = { $used ->
    [0] Vigilance lets no card or chain be used before the threat roll
    [one] Vigilance lets { $n } be used before the threat roll, and { $used } card or chain is used
   *[other] Vigilance lets { $n } be used before the threat roll, and { $used } cards or chains are used
 }
allowed-vigilance = behind the threat roll, or without Vigilance
refusal-threat-no-property = threat dice are no property
allowed-threat-no-property = with a property of the trial
refusal-counterstrike-no-property = a counterstrike is no property
allowed-counterstrike-no-property = under the reading that takes it for one
refusal-forbids-itself = { NAME($property) } forbids { NAME($card) } itself
allowed-forbids-itself = with an effect that is not forbidden
refusal-nothing-in-force = no property is in force that { NAME($card) } could cancel
allowed-nothing-in-force = in a trial that has properties
refusal-other-approach = you are not at a task with the approach { NAME("approach", $approach) }
allowed-other-approach = at such a task
refusal-no-task-ahead = there is no task of a trial ahead that it could replace
allowed-no-task-ahead = in a trial, before its task is done
refusal-not-task-step = the trial has not come to its task yet
allowed-not-task-step = behind the threat of the trial
refusal-lacking-dice = it takes { $value ->
    [0] { NAME("dice", $colour, $n) }
   *[other] { NAME("dice", $colour, $n) } showing { $value }
 }, and you have { $held }
allowed-lacking-dice = if you had the dice
refusal-dice-shared = it takes { $n } different dice, and yours fit only { $held } of its parts at a time
allowed-dice-shared = if you had another die that fits
refusal-dice-taken = { $n ->
    [one] { $n } die is taken for a roll and cannot be paid
   *[other] { $n } dice are taken for a roll and cannot be paid
 }
allowed-dice-taken = behind the roll, with dice that are left
refusal-pays-other-colour = { $colour ->
    [spark] this part takes a spark die and no other
    [orange] this part takes an orange die
   *[other] this part takes a { NAME("of", $colour) } die
 }
allowed-pays-other-colour = { $colour ->
    [spark] with a spark die
   *[other] with a die of that colour or a spark die
 }
refusal-pays-other-value = this part takes a die showing { $value }
allowed-pays-other-value = if it showed { $value }
refusal-needed-elsewhere = another part of the cost can be paid with this die only
allowed-needed-elsewhere = if another die could pay that part

## Effects, and a wording for each of their full stops.

program-attempt = Trial turn
sentence-attempt-1 = Under one reading use effects before the choice.
sentence-attempt-2 = Choose the trial to attempt.
sentence-attempt-3 = Its properties are in force from now on.
sentence-attempt-4 = Attempt the trial.
sentence-attempt-5 = When it is over, use any available effects.
sentence-trial-1 = Resolve the printed threat.
sentence-trial-2 = The task comes next.
sentence-trial-3 = Choose a path and do one of its tasks.
sentence-trial-4 = If the trial is passed, take the reward and keep the card.
sentence-trial-5 = Under one reading the Trap acts on a trial that was lost without the turn being over.
program-trial-task = Task of a trial
sentence-trial-task-1 = Meet the shield first.
sentence-trial-task-2 = Use any available effects.
sentence-trial-task-3 = Choose the Dark or the Light path.
sentence-trial-task-4 = The path and its approach are taken.
sentence-trial-task-5 = Choose one of its tasks.
sentence-trial-task-6 = The task begins.
sentence-trial-task-7 = Use effects again before the task.
sentence-trial-task-8 = Do the task.
sentence-trial-task-9 = The trial is passed or failed.
program-trial-failed = Failed trial
sentence-trial-failed-1 = The card leaves the game.
sentence-trial-failed-2 = A Trap gives a mortal wound.
sentence-trial-failed-3 = The turn ends at once.
sentence-contract-1 = Resolve the printed threat.
sentence-contract-2 = Do the task.
sentence-contract-3 = If it is met, take the reward, keep the card and refill the row.
program-task = Task
sentence-task-1 = See what effects have made of the task.
sentence-task-2 = Do what is left of it.
program-task-ingredients = Task: ingredients
sentence-task-ingredients-1 = Decide whether to discard the ingredients.
sentence-task-ingredients-2 = Discard them.
program-task-sum = Task: a sum
sentence-task-sum-1 = Discard dice until the sum is reached.
program-task-exact = Task: exact values
sentence-task-exact-1 = Discard dice that show the values.
program-task-roll = Task: a roll
sentence-task-roll-1 = Take exactly as many dice as the task says.
sentence-task-roll-2 = Roll them, and discard them whatever they show.
program-task-endure = Task: a threat
sentence-task-endure-1 = Endure the threat of the task.
program-task-experience = Task: experience
sentence-task-experience-1 = Show the symbols in the experience zone.
program-lessen-task = Easier task
sentence-lessen-task-1 = Choose what becomes easier.
sentence-lessen-task-2 = Lower the task.
program-reward = Reward
sentence-reward-1 = See what the reward is.
sentence-reward-2 = Use any available effects.
sentence-reward-3 = Take it part by part.
program-spark-mark = Spark mark
sentence-spark-mark-1 = The trial is harder than your Spark marks are many.
sentence-spark-mark-2 = Under one reading make room for a fourth.
sentence-spark-mark-3 = Gain the mark.
program-trial-reward = Reward of a trial
sentence-trial-reward-1 = See what the reward of the path is.
sentence-trial-reward-2 = Use any available effects.
sentence-trial-reward-3 = Take it part by part.
sentence-trial-reward-4 = See whether a counterstrike is known.
sentence-trial-reward-5 = Resolve the counterstrike last.
program-receive-mortal = Mortal wound without a roll
sentence-receive-mortal-1 = Receive the card, but only one in a turn.
sentence-receive-mortal-2 = The mortal wound takes effect.
program-cancel-property = Cancelled property
sentence-cancel-property-1 = Choose a property in force.
sentence-cancel-property-2 = It is off until the end of the trial.
program-pay-cost = Payment
sentence-pay-cost-1 = See which dice are asked for.
sentence-pay-cost-2 = Discard them one by one.
sentence-pay-cost-3 = Discard the ingredients, with wounded marks for Blood.
