## Using what lies in a play area: cards and what they cost, chains, marks, dice, healing.

## Names: so many dice of a colour, parts of a cost, zones.

name-dice-red-n = { $n ->
    [one] { $n } red die
   *[other] { $n } red dice
 }
name-dice-orange-n = { $n ->
    [one] { $n } orange die
   *[other] { $n } orange dice
 }
name-dice-yellow-n = { $n ->
    [one] { $n } yellow die
   *[other] { $n } yellow dice
 }
name-dice-green-n = { $n ->
    [one] { $n } green die
   *[other] { $n } green dice
 }
name-dice-blue-n = { $n ->
    [one] { $n } blue die
   *[other] { $n } blue dice
 }
name-dice-violet-n = { $n ->
    [one] { $n } violet die
   *[other] { $n } violet dice
 }
name-dice-bone-n = { $n ->
    [one] { $n } bone die
   *[other] { $n } bone dice
 }
name-dice-spark-n = { $n ->
    [one] { $n } spark die
   *[other] { $n } spark dice
 }
name-dice-any-n = { $n ->
    [one] { $n } die of any kind
   *[other] { $n } dice of any kind
 }
name-ingredient-parts = { NAME($p1, $p2) }
name-die-parts = { $p3 ->
    [0] { NAME("dice", $p1, $p2) }
   *[other] { NAME("dice", $p1, $p2) } showing { $p3 }
 }
name-zone-grimoire = grimoire
name-zone-inventory = inventory
name-zone-equipment = equipment
name-zone-talent = talent space
name-zone-experience = experience zone
name-zone-discarded = deck
value-grimoire = grimoire
value-inventory = inventory
value-equipment = equipment
value-talent = talent space
value-experience = experience zone

## What happens to cards.

event-mark-for-nothing = The effect of the mark has nothing to work on.
event-card-used = { NAME($seat) } uses { NAME($card) }.
    .quiet = yes
event-card-launched = { NAME($seat) }: { NAME($before) } launches { NAME($card) }.
event-chain-grows = { $length ->
    [one] The chain is { $length } link long now.
   *[other] The chain is { $length } links long now.
 }
event-chain-broken = Something from outside came between: the chain of { $length ->
    [one] { $length } link
   *[other] { $length } links
 } is broken.
event-chain-ended = { $length ->
    [one] The chain is over, { $length } link: { NAMES($cards) }.
   *[other] The chain is over, { $length } links: { NAMES($cards) }.
 }
event-card-applied = { NAME($seat) } has applied { NAME($card) } in full.
    .quiet = yes
event-spell-strengthened = The spell will count { $strength ->
    [one] { $strength } mark
   *[other] { $strength } marks
 } more.
event-potion-brewed = { NAME($seat) } brews { NAME($card) }: the potion can be used now.
event-pet-summoned = { NAME($seat) } summons { NAME($card) }: the pet can be used now.
event-card-moved = { NAME($seat) } puts { NAME($card) } into the { NAME("zone", $zone) }.
    .quiet = yes
event-card-unturned = { NAME($seat) } unturns { NAME($card) }.
event-potion-recipe = { NAME($card) } goes back to the grimoire of { NAME($seat) } and is a recipe again.

## What happens to marks and dice.

event-dice-gained = { $onto ->
    [none] { NAME($seat) } gains { NAME("dice", $colour, $values_count) }: { $values }.
   *[other] { NAME($seat) } gains { NAME("dice", $colour, $values_count) } until the end of the turn, on { NAME($onto) }: { $values }.
 }
event-marks-counted = { NAME($discipline) } marks counted: { $n }.
event-mark-gained = { NAME($seat) } gains { NAME("mark", $discipline, case: "a") }, charged: { NAME($slot) }.
event-no-slot = { $discipline ->
    [spark] All spark slots of { NAME($seat) } are taken: no mark is gained.
   *[other] All discipline slots of { NAME($seat) } are taken: no mark is gained.
 }
event-no-mark-left = The supply has no { NAME("mark", $discipline) } left: { NAME($seat) } gains none.
event-mark-healed = { NAME($seat) } heals { NAME("mark", $discipline, case: "the") }: it is charged again ({ NAME($slot) }).

## What is asked, and what may be answered.

ask-cost-variant = { NAME($who) }, how do you pay?
option-cost-variant = { $pay_count ->
    [0] pay nothing
   *[other] pay { NAMES($pay) }
 }
ask-strengthen = { NAME($who) }, do you strengthen the spell?
option-strengthen = discard { NAME("die", $colour, $value, case: "the") }{ temporary-die }
option-strengthen-note = the spell counts 2 marks more
option-strengthen-done = apply the spell as it is
ask-launch = { NAME($who) }, which card is launched next?
option-launch-card = launch { NAME($card) }
option-launch-card-note = without paying its cost
option-launch-done = launch nothing
option-brew-card = brew { NAME($card) }
option-brew-card-note = its effect comes later, when the potion is used
option-summon-card = summon { NAME($card) }
option-summon-card-note = its effect comes later, when the pet is used
option-use-fruit = heal a wounded mark
option-use-fruit-note = for { NAME($ingredient, $n) }
ask-gained-dice = { NAME($seat) } rolls { NAME("dice", $colour, $dice) }.
ask-manipulated-die = { NAME($who) }, which die do you change?
option-no-die = change no more dice
ask-mark-spell = { NAME($who) }, which spell does the mark launch?
ask-unturn-card = { NAME($who) }, which card do you unturn?
option-unturn-card = unturn { NAME($card) }
ask-heal-mark = { NAME($who) }, which mark do you heal?
option-heal-mark = heal { NAME("mark", $discipline, case: "the") }
option-heal-mark-note = { NAME($slot) }
option-no-heal = heal no more marks
ask-placed-in-class = { NAME($who) }, which card answers the placement first?

## Why something is not allowed, and what would make it so.

refusal-no-threat = there is no threat whose dice it could take away
allowed-no-threat = before a threat roll
refusal-use-unknown = { NAME($card) } has no known requirement by which it could be activated
allowed-use-unknown = if its requirement were known
refusal-window-unknown = the sources do not say in which turns { NAME($card) } can be activated
allowed-window-unknown = if the symbol of its effect were known
refusal-wrong-window = { $turn ->
    [learning] { NAME($card) } is activated in a Learning turn only
    [trial] { NAME($card) } is activated in a Trial turn only
   *[rest] { NAME($card) } is activated in a Rest turn only
 }
allowed-wrong-window = { $turn ->
    [learning] in a Learning turn
    [trial] in a Trial turn
   *[rest] in a Rest turn
 }
refusal-cost-unknown = the sources do not say what { NAME($card) } costs
allowed-cost-unknown = if its cost were known
refusal-cost-window-unknown = the sources do not say in which turns the cost of { NAME($card) } can be paid
allowed-cost-window-unknown = if the symbol of its cost were known
refusal-not-paid-in-rest = the cost of { NAME($card) } cannot be paid in a Rest turn
allowed-not-paid-in-rest = in a Learning or a Trial turn
refusal-icon-unknown = the sources do not say whether a launch icon joins { NAME($before) } and { NAME($card) }
allowed-icon-unknown = if their launch icons were known
refusal-no-icon = no launch icon joins { NAME($before) } and { NAME($card) }
allowed-no-icon = if a launch icon on one of them showed the other
refusal-not-prepared = { NAME($card) } is not brewed or summoned yet
allowed-not-prepared = if its cost had been paid before
refusal-mark-in-rest = { NAME("mark", $discipline, case: "the") } is not used in a Rest turn
allowed-mark-in-rest = in a Learning or a Trial turn
refusal-no-spell = your grimoire holds no spell that { NAME("mark", $discipline, case: "the") } could launch
allowed-no-spell = if there were such a spell
refusal-nothing-turned = none of your cards is turned
allowed-nothing-turned = if one of your cards were turned
refusal-no-spell-card = { NAME($card) } is no spell of your grimoire
allowed-no-spell-card = with a spell of your grimoire
refusal-other-spell-colour = { NAME("mark", $discipline, case: "the") } launches spells of its own colour only, and { NAME($card) } has another
allowed-other-spell-colour = with a spell of that colour
refusal-not-in-trial = Fruits do not heal in a Trial turn
allowed-not-in-trial = in a Learning or a Rest turn
refusal-nothing-wounded = none of your marks is wounded
allowed-nothing-wounded = if one of your marks were wounded
refusal-not-wounded = { NAME("mark", $discipline, case: "the") } is not wounded
allowed-not-wounded = if it were wounded
refusal-spark-stays = a spark die is not repainted
allowed-spark-stays = under the reading that lets spark dice be repainted

## Effects, and a wording for each of their full stops.

program-use-card = Use of a card
program-use-card-of = Use of { NAME($card) }
sentence-use-card-1 = The card begins to be used.
sentence-use-card-2 = Pay its cost, unless it is prepared or launched.
sentence-use-card-3 = Turn or discard the card, as it demands.
sentence-use-card-4 = Resolve the threat that it demands.
sentence-use-card-5 = Orange dice may strengthen a spell that counts marks.
sentence-use-card-6 = Apply the effect of the card.
sentence-use-card-7 = The card is applied in full.
sentence-use-card-8 = It may launch one other card.
sentence-use-card-9 = The use is over, and with the first card the whole chain.
program-prepare-card = Brewing or summoning
program-prepare-card-of = Preparing { NAME($card) }
sentence-prepare-card-1 = Pay the cost.
sentence-prepare-card-2 = Move the card to the inventory, unturned.
program-primagic-orange = Orange primagic
sentence-primagic-orange-1 = Discard an orange die: the spell counts two marks more.
program-answer-discard = Answer by discarding
program-answer-discard-of = Discarding { NAME($card) }
sentence-answer-discard-1 = Discard the card.
sentence-answer-discard-2 = Apply its effect.
program-manipulate-reroll = Reroll
sentence-manipulate-reroll-1 = Reroll dice of your own, as often as the card says.
program-manipulate-nudge = Nudge
sentence-manipulate-nudge-1 = Change dice of your own by 1, as often as the card says.
program-manipulate-flip = Flip
sentence-manipulate-flip-1 = Turn dice of your own to the opposite face, as often as the card says.
program-manipulate-repaint = Repaint
sentence-manipulate-repaint-1 = Change the colour of dice of your own, as often as the card says.
program-manipulate-set = Set
sentence-manipulate-set-1 = Turn dice of your own to any face, as often as the card says.
program-mark-launch = Mark: launch a spell
sentence-mark-launch-1 = Choose a spell of the colour of the mark.
sentence-mark-launch-2 = Lower the mark.
sentence-mark-launch-3 = Launch the spell without paying its cost.
program-mark-unturn = Mark: unturn a card
sentence-mark-unturn-1 = Lower the mark and unturn a card.
program-gain-mark = New mark
sentence-gain-mark-1 = Put the mark, charged, into the first free slot of its kind.
sentence-gain-mark-2 = Apply the rest effect above that slot.
program-heal-mark = Healing of a mark
sentence-heal-mark-1 = Turn the wounded mark to its healthy side and charge it.
sentence-heal-mark-2 = Apply the rest effect above it.
program-heal-chosen = Healing
sentence-heal-chosen-1 = Heal wounded marks of your choice, one after the other.
program-heal-all = Healing of all wounds
sentence-heal-all-1 = Heal every wounded mark, from left to right.
program-fruit-heal = Fruits: heal
sentence-fruit-heal-1 = Choose a wounded mark.
sentence-fruit-heal-2 = Spend 2 Fruits.
sentence-fruit-heal-3 = Heal the mark.

## More of what happens.

event-mark-stays = A mark stays on the board until the end of the game.
    .quiet = yes
event-mark-stays-charged = { NAME("mark", $discipline, case: "the") } is charged already.
    .quiet = yes
event-rest-gives-die = The slot gives a die of its mark's colour: { NAME($colour) }.
    .quiet = yes
event-permanent-off = { NAME($card) } is turned and adds nothing.
event-chain-new-card = { NAME($card) } was gained on the way and may be used all the same.
event-chain-again = { NAME($card) } is used in this chain once more and counts again.
event-chain-keeps = { $length ->
    [one] A discarded card of the chain still counts: { $length } link.
   *[other] A discarded card of the chain still counts: { $length } links.
 }
event-cost-waived = { NAME($card) } costs nothing now. Everything else that it demands still holds.
event-spell-stays = The spell stays in the grimoire, turned.
    .quiet = yes
event-threat-laid = The black dice lie ready. No wizard may take them; only effects can change them.
    .quiet = yes
refusal-not-brewed-now = recipes are brewed in Learning turns, or by the rest effect
allowed-not-brewed-now = in a Learning turn, or when the rest thread lets you brew
event-temporary-counts = A temporary die counts like any other die of the pool.
    .quiet = yes
event-no-spark-mark = A class gives { NAME($discipline) } marks, never spark marks, whatever die was placed.
    .quiet = yes
event-mark-colour = Dice of { NAME($discipline) } are { NAME($colour) }.
    .quiet = yes
event-used-in = { NAME($card) }: when it is paid for and when it is used are two things.
    .quiet = yes
event-marks-recharge = The discharged marks of { NAME($seat) } are charged again.
    .quiet = yes
event-bone-of-rest = { NAME($seat) } gets a bone die, as in every Rest.
    .quiet = yes
event-pool-unlimited = { $n ->
    [one] { NAME($seat) } has { $n } die now; a pool has no limit.
   *[other] { NAME($seat) } has { $n } dice now; a pool has no limit.
 }
    .quiet = yes
option-orange-alone = discard an orange die
refusal-orange-alone = orange dice only add to a spell that counts marks, while it is being used
allowed-orange-alone = while you use such a spell
event-primagic = This is primagic: { NAME($seat) } needs no card for it.
    .quiet = yes
event-primagic-at-once = Primagic takes effect at once.
    .quiet = yes
event-primagic-again = { NAME($seat) } still has { NAME($ingredient, $n) } and may do the same again: primagic has no limit.
    .quiet = yes
option-summon-there = summon { NAME($card) } from the { NAME($market) } market
refusal-name-held = a card called { NAME($card) } lies in your play area already
allowed-name-held = if you had no card of that name
program-summon-market = Summoning from a market
sentence-summon-market-1 = Choose how to pay, if there are several ways.
sentence-summon-market-2 = Pay the cost.
sentence-summon-market-3 = The pet comes to the inventory.
sentence-summon-market-4 = The market is filled up.
