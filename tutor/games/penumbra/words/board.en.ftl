## What is printed on cards and boards, in short phrases: costs, tasks, rewards, properties, effects.

list-or = { $first } or { $last }

shade-red = red
shade-orange = orange
shade-yellow = yellow
shade-green = green
shade-blue = blue
shade-violet = violet
shade-bone = bone
shade-spark = spark
shade-any = any

temporary = temporary{" "}

dice-counted = { $n ->
    [one] { $n } { $lasting_one }{ $one } die
   *[other] { $n } { $lasting_many }{ $one } dice
 }
dice-counted-spark = { $n ->
    [one] { $n } { $lasting_one }spark die
   *[other] { $n } { $lasting_many }spark dice
 }
dice-counted-any = { $n ->
    [one] { $n } { $lasting_one }die of any kind
   *[other] { $n } { $lasting_many }dice of any kind
 }
dice-all = { $plural } dice
dice-all-spark = spark dice
dice-all-any = any dice
dice-valued = { $dice } showing { $values }
threat-counted = { $n ->
    [one] { $n } die
   *[other] { $n } dice
 }

## Tasks. What is left to do of one is said by the table.

task-ingredients = discard { $pay }
task-sum = discard { $dice }, at least { $n } together
task-exact = discard exactly { $dice }
task-roll = roll exactly { $dice } for at least { $n }
task-endure = endure a threat of { threat-counted }
task-experience = { $n ->
    [one] have { $n } symbol “{ NAME($symbol) }” in the experience zone
   *[other] have { $n } symbols “{ NAME($symbol) }” in the experience zone
 }
name-approach-destroy = Destroy
name-approach-catch = Catch
name-approach-reconcile = Reconcile
name-approach-dispel = Dispel
name-approach-endure = Endure
name-approach-bribe = Bribe

## Rewards.

reward-discipline-cards = { $n ->
    [one] { $n } discipline card
   *[other] { $n } discipline cards
 }
reward-potions = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
 }
reward-artifacts = { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
 }
reward-light = { $n ->
    [one] { $n } Light symbol
   *[other] { $n } Light symbols
 }
reward-dark = { $n ->
    [one] { $n } Dark symbol
   *[other] { $n } Dark symbols
 }

## Properties of trials, launch icons, costs.

property-n = { NAME($property) } { $n }
property-task = { NAME($property) }: { $task }
icon-spell = { $colour ->
    [any] any spell
    [orange] an orange spell
   *[other] a { $shade } spell
 }
icon-potion = { $colour ->
    [any] any potion
    [orange] an orange potion
   *[other] a { $shade } potion
 }
icon-pet = { $colour ->
    [any] any pet
    [orange] an orange pet
   *[other] a { $shade } pet
 }

## Parts of effects told in data; "per" is the discipline whose marks count.

step-per = { $step } for each { NAME($discipline) } mark
step-gain = gain { NAME($what, $n) }
step-die = gain { $dice }
step-roll-resource = { $n ->
    [one] roll { $n } resource die
   *[other] roll { $n } resource dice
 }
step-heal = { $n ->
    [one] heal { $n } wound
   *[other] heal up to { $n } wounds
 }
step-unturn = { $n ->
    [one] unturn { $n } card
   *[other] unturn up to { $n } cards
 }
step-reroll = { $n ->
    [one] reroll a die once
   *[other] reroll { $n } times
 }
step-nudge = { $n ->
    [one] nudge a die once
   *[other] nudge { $n } times
 }
step-flip = { $n ->
    [one] flip a die
   *[other] flip { $n } times
 }
step-set = { $n ->
    [one] set a die to any face
   *[other] set { $n } dice to any face
 }
step-repaint = { $n ->
    [one] repaint a die
   *[other] repaint { $n } times
 }
step-cancel = { $n ->
    [one] cancel { $n } property of the trial
   *[other] cancel { $n } properties of the trial
 }
step-remove-threat = { $n ->
    [one] before a threat roll discard { $n } threat die
   *[other] before a threat roll discard { $n } threat dice
 }
step-take = { $what ->
    [potion] take a potion from the market or the deck
    [artifact] take an artifact from the market or the deck
   *[discipline] take a discipline card from a market or a deck
 }
step-reserve = { $what ->
    [contract] you may reserve a contract
   *[trial] you may reserve a trial
 }

## Conditions of prophecies, and what goals give points for.

omen-deck-empty = the fate deck has run out
omen-trials-any = { $n ->
    [one] some wizard has passed { $n } trial
   *[other] some wizard has passed { $n } trials
 }
omen-trials-every = { $n ->
    [one] every wizard has passed { $n } trial
   *[other] every wizard has passed { $n } trials
 }
omen-contracts-any = { $n ->
    [one] some wizard has completed { $n } contract
   *[other] some wizard has completed { $n } contracts
 }
omen-marks-any = { $n ->
    [one] some wizard has { $n } discipline mark
   *[other] some wizard has { $n } discipline marks
 }
omen-sparks-any = { $n ->
    [one] some wizard has { $n } spark mark
   *[other] some wizard has { $n } spark marks
 }
omen-marks-per-discipline = { $n ->
    [one] { points } for each discipline with at least { $n } mark
   *[other] { points } for each discipline with at least { $n } marks
 }
omen-per-arcana = { points } for each Arcana
omen-per-trial = { points } for each passed trial
omen-per-contract = { points } for each completed contract
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## What the Automa's board tells it to do.

automa-class-mark = place in a class, gain its mark and a card
automa-class-card = place in a class, gain a card
automa-contract = place in the guild, complete a contract
automa-potion = place in the brewery, gain a potion
automa-artifact = place in the shop, gain an artifact
automa-arcana = gain { NAME("arcana", $n) }
automa-path = { $step }; while it has no side, on the { $side ->
    [dark] Dark path
   *[light] Light path
 }
automa-trial = { $n ->
    [0] pass a trial of a difficulty of at most its level
   *[other] pass a trial of a difficulty of at most { $n }
 }
