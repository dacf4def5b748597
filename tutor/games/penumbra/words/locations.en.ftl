## Places: classes, their sections, markets and decks.

name-class-ruby = Ruby class
name-class-amber = Amber class
name-class-jasper = Jasper class
name-class-emerald = Emerald class
name-class-sapphire = Sapphire class
name-class-amethyst = Amethyst class
name-mark-of = { NAME("class", $of) }, mark section
name-card-of = { NAME("class", $of) }, card section
name-die-of = { NAME("class", $of) }, die section
name-market-brewery = the market of the Brewery
name-market-shop = the market of the Shop
name-market-ruby = the market of the Ruby class
name-market-amber = the market of the Amber class
name-market-jasper = the market of the Jasper class
name-market-emerald = the market of the Emerald class
name-market-sapphire = the market of the Sapphire class
name-market-amethyst = the market of the Amethyst class
name-deck-ruby = the Ruby deck
name-deck-amber = the Amber deck
name-deck-jasper = the Jasper deck
name-deck-emerald = the Emerald deck
name-deck-sapphire = the Sapphire deck
name-deck-amethyst = the Amethyst deck
name-deck-potion = the deck of potions
name-deck-artifact = the deck of artifacts
name-deck-contract = the deck of contracts
name-deck-fate = the fate deck
name-slot-conductor = Conductor
name-slot-pendant = Pendant
name-slot-mantle = Mantle
name-slot-ring = Ring

## Placing dice.

event-placed = { $slot ->
    [beside] { NAME($seat) } places { NAME("die", $colour, $value, case: "the") } beside the slots: { NAME($section) }.
   *[other] { NAME($seat) } places { NAME("die", $colour, $value, case: "the") }: { NAME($section) }.
 } Placements left: { $left }.
event-in-area = The die lies in { $area ->
    [city] the City
    [wild] the Wild Lands
   *[school] School
 }.
    .quiet = yes
event-die-nobodys = The placed die belongs to nobody now.
    .quiet = yes
event-spark-placed-as = The spark die counts as { $colour ->
    [orange] an orange one
   *[other] a { NAME($colour) } one
 }.
event-needs-no-slot = This placement needs no slot.
event-knocked-out = { $to ->
    [none] { NAME("die", $colour, $was, case: "the") } is knocked out and goes to the supply.
   *[other] { NAME("die", $colour, $was, case: "the") } is knocked out and goes back to { NAME($to) }.
 }
event-placed-discarded = { NAME("die", $colour, $was, case: "the") } is discarded: { NAME($section) }.
event-section-applied = { NAME($seat) } applies the effect: { NAME($section) }.
event-section-unused = { NAME($seat) } leaves the effect unused: { NAME($section) }.
event-another-effect = { NAME($seat) } may apply one more effect of this class.
event-die-brings = The placed { $colour ->
    [green] green
   *[violet] violet
 } die brings a resource die.
event-green-together = The green die adds a resource die to that of the Forest, and both are rolled at once.
event-first-turn-extra = Extra placements are allowed in the first turn too.
    .quiet = yes

ask-learning = { NAME($who) }, what do you do in your Learning turn?
ask-placement = { NAME($who) }, what do you do inside this placement?
ask-counts-as = { NAME($who) }, which colour does the spark die count as?
ask-placed-die = { NAME($who) }, which placed die do you discard?

option-learning-done = end the turn
option-learning-done-note = no more placements and uses in this turn
option-placement-done = end the placement
option-place-die = place { NAME("die", $colour, $value, case: "the") }: { NAME($section) }
option-place-die-note = slot { $slot }{ $temporary ->
    [yes] {"; "}a temporary die
   *[no] {""}
 }
option-place-beside = place { NAME("die", $colour, $value, case: "the") } beside the slots: { NAME($section) }
option-place-beside-note = for { NAME("arcana", 1) }
option-place-free = place { NAME("die", $colour, $value, case: "the") } beside the slots: { NAME($section) }
option-place-free-note = this placement needs no slot
option-place-knock = knock out { NAME("die", $was_colour, $was, case: "the") } with { NAME("die", $colour, $value, case: "the") }: { NAME($section) }
option-place-knock-note = red primagic; it uses a placement
option-place-section = place a die: { NAME($section) }
    .said = put
option-beside-section = place a die beside the slots: { NAME($section) }
option-place-class = place a die: { NAME("class", $discipline) }
option-place-any = place a die
option-knock-die = knock out { NAME("die", $was_colour, $was, case: "the") } with a red die: { NAME($section) }
option-counts-as = { $colour ->
    [spark] as a spark die and nothing else
    [orange] as an orange die
   *[other] as a { NAME($colour) } die
 }
option-apply-section = apply the effect: { NAME($section) }
option-roll-for-die = roll the resource die of the { $colour ->
    [green] green
   *[violet] violet
 } die
option-bind = reserve a contract for { NAME("blood", 1) }
option-bind-note = Blood primagic, once in each placement in the City
option-discard-red = discard { NAME("die", $colour, $value, case: "the") } to discard a placed die
option-discard-red-note = red primagic
option-placed-die = { NAME("die", $colour, $value) }: { NAME($section) }
option-hurry = make an extra placement
option-hurry-note = for { NAME("trinket", 1) }, once in each turn
option-clear-slot = discard { NAME($card) }
option-clear-slot-note = this empties an equipment slot

refusal-no-placements = you have no placements left
allowed-no-placements = if an effect gave you an extra placement
refusal-only-beside = the placement that is left is one without a slot
allowed-only-beside = beside the slots
refusal-slots-unknown = the sources do not say what slots there are: { NAME($section) }
allowed-slots-unknown = in a game whose facts give them
refusal-slot-players = a slot there is open from { $n } players on, and you are { $players }
allowed-slot-players = with { $n } players
refusal-slot-taken = a slot there holds a die already
allowed-slot-taken = if that slot were free
refusal-slot-condition = the slot takes { $value ->
    [0] { $colour ->
        [any] any die
        [spark] spark dice only
       *[other] { NAME($colour) } dice only
     }
   *[other] { $colour ->
        [any] only dice that show { $value }
       *[other] only { NAME("die", $colour, $value, case: "a") }
     }
 }, and your pool has none that would do
allowed-slot-condition = if you had such a die
refusal-mark-slots-full = all eight discipline slots of your board hold marks, so there is no price to pay
allowed-mark-slots-full = if a slot were empty
refusal-class-not-in-play = this game is played without the { NAME("class", $discipline) }
allowed-class-not-in-play = in a game with this class
refusal-not-lower = the placed die shows { $was }, which is not lower than the { $value } of your red die
allowed-not-lower = if your red die showed more than { $was }
refusal-lies-beside = the die stands beside the slots
allowed-lies-beside = if it stood in a slot
refusal-place-in-learning = dice are placed in Learning turns only
allowed-place-in-learning = in a Learning turn
refusal-primagic-of-learning = this is a Trial turn, and this primagic works in Learning turns only
allowed-primagic-of-learning = in a Learning turn
refusal-nothing-placed = no die lies in any location
allowed-nothing-placed = if a die lay in some location
refusal-hurried-already = a Trinket has bought an extra placement in this turn already
allowed-hurried-already = in your next Learning turn
refusal-bind-in-city = Blood reserves a contract only during a placement in the City
allowed-bind-in-city = once a die lies in a location of the City
refusal-bound-already = Blood has been used in this placement already
allowed-bound-already = in another placement in the City
refusal-rolled-together = in the Forest this die is rolled together with that of the location
allowed-rolled-together = as a part of the effect of the Forest

## The effects of the locations.

event-resource-rolled = { $faces_count ->
    [one] { NAME($seat) } rolls a resource die: { NAMES($faces) }.
   *[other] { NAME($seat) } rolls { $faces_count } resource dice at once: { NAMES($faces) }.
 }
event-resource-unknown = The sources do not give the faces of the resource die, so it cannot be rolled.
event-exchanged = { NAME($seat) } exchanges { NAME($give, $lot) } for { NAME($get, $n) }.
event-contract-attempted = { $reserved ->
    [yes] { NAME($seat) } attempts the contract { NAME($contract) } from the reserve.
   *[no] { NAME($seat) } attempts the contract { NAME($contract) }.
 }
event-bound-and-attempted = Binding a contract and attempting one fit into the same visit.
    .quiet = yes
event-bought = { NAME($seat) } buys { NAME($card) }.
event-price-lowered = The blue die takes { NAME($ingredient, $n) } off the price.
event-discount-used = That was the discount of this visit: it applies to the whole sum.
    .quiet = yes

ask-resource-roll = { $dice ->
    [one] { NAME($seat) } rolls a resource die.
   *[other] { NAME($seat) } rolls { $dice } resource dice.
 }
ask-exchange = { NAME($who) }, what do you exchange?
ask-contract = { NAME($who) }, which contract do you attempt?
ask-buy = { NAME($who) }, what do you buy?
ask-discount = { NAME($who) }, which ingredient does the blue die take off the price?

option-exchange-done = exchange nothing more
option-exchange-lot = exchange { NAME($give, $lot) } for { NAME($get, $n) }
option-exchange-other = exchange { NAME($give) }
option-attempt-contract = attempt { NAME($contract) }
option-attempt-contract-note = { $reserved ->
    [yes] from your reserve
   *[no] from the open row
 }
option-attempt-foreign = attempt a contract reserved by { NAME($seat) }
option-buy-done = buy nothing more
option-buy-card = buy { NAME($card) }
option-buy-top = buy the top card of the deck: { NAME($market) }
option-discount = { NAME($ingredient, 1) } less

refusal-no-lot = one lot is { NAME($ingredient, $n) }, and you have { $held }
allowed-no-lot = if you had { NAME($ingredient, $n) }
refusal-not-traded = { $ingredient ->
    [arcana] Arcana cannot be bought, exchanged or given away
   *[blood] the bazaar takes no Blood
 }
allowed-not-traded = with Fruits, Crystals, Jewels or Trinkets
refusal-nothing-to-exchange = you have no whole lot to exchange
allowed-nothing-to-exchange = if you had 4 Fruits, 3 Crystals, 2 Jewels or 1 Trinket
refusal-nothing-to-buy = there is nothing here that you can buy
allowed-nothing-to-buy = if the market held a card that you can pay for
refusal-no-contract = there is no contract that you can attempt
allowed-no-contract = if the row or your reserve held such a contract
refusal-contract-unknown = the sources do not give what { NAME($contract) } asks for and gives
allowed-contract-unknown = in a game whose facts give it
refusal-not-yours = it is reserved by { NAME($seat) }
allowed-not-yours = if it were in your own reserve
refusal-price-unknown = the sources do not give the price of { NAME($card) }
allowed-price-unknown = in a game whose facts give it
refusal-open-only = only the open cards of the market are for sale
allowed-open-only = if the card lay open in the market
refusal-resource-unknown = the sources do not give the faces of the resource die
allowed-resource-unknown = in a game whose facts give them
refusal-arcana-unknown = the sources do not give the Arcana shown in { NAME($slot) }
allowed-arcana-unknown = in a game whose facts give it
refusal-no-mark-left = the { NAME($discipline) } marks are used up
allowed-no-mark-left = if the supply had such a mark
refusal-no-card-to-gain = there is no card here that you could gain
allowed-no-card-to-gain = if there were a card here that you do not have

## Gaining cards.

event-card-gained = { NAME($seat) } gains { NAME($card) }.
event-card-lies = { NAME($card) } goes to { $zone ->
    [grimoire] the grimoire
    [inventory] the inventory, ready to be used once
    [equipment] its equipment slot
   *[experience] the experience zone
 }.
event-artifact-ready = { $use ->
    [permanent] { NAME($card) } works from now on.
    [condition] { NAME($card) } answers its condition from now on.
    [turn] { NAME($card) } is ready to be activated.
    [discard] { NAME($card) } is ready to be activated.
   *[other] { NAME($card) } is equipped; the sources do not say how it is used.
 }
event-slot-filled = { NAME($card) } takes the equipment slot { NAME("slot", $slot) }; no second artifact fits there.
    .quiet = yes
event-slot-unknown = The sources do not give the equipment slot of { NAME($card) }, so it takes the place of nothing.
event-name-repeated = { NAME($seat) } has a card named { NAME($card) }: the one drawn goes under the deck, and another is drawn.
event-no-card = There is no card that { NAME($seat) } could gain.
event-market-card = { NAME($card) } is revealed in { NAME("market", $market) }.
event-market-short = The deck has run out: { NAME("market", $market) } stays with { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
 }.
event-market-cleared = { NAME($seat) } has { NAME("market", $market) } refreshed; discarded: { $cards_count ->
    [0] nothing
   *[other] { NAMES($cards) }
 }.
event-put-under = { $n ->
    [one] { $n } card goes under { NAME("deck", $deck) }.
   *[other] { $n } cards go under { NAME("deck", $deck) } in a random order.
 }

ask-gain-card = { NAME($who) }, which card do you gain?
ask-full-slot = { NAME($who) }, which artifact do you discard?
ask-put-under = { NAME($who) }, which card goes under the deck next?

option-take-card = { NAME($card) }
option-take-card-note = open in { NAME("market", $market) }
option-take-top = the top card of { NAME("deck", $deck) }
option-take-top-note = at random
option-discard-artifact = discard { NAME($card) }
option-discard-artifact-note = { $which ->
    [old] the equipped one
   *[new] the one just gained
 }
option-put-under = { NAME($card) }
option-put-under-note = the next one lies below it
option-refresh-market = refresh { NAME("market", $market) }
option-refresh-market-note = for { NAME("jewel", 1) }
option-refresh-row = refresh the row of contracts

refusal-name-owned = your play area holds a card named { NAME($card) } already
allowed-name-owned = if you did not have it
refusal-deck-empty = { NAME("deck", $deck) } is empty
allowed-deck-empty = if it held a card
refusal-no-artifacts-here = classes never give artifacts
allowed-no-artifacts-here = in the shop, or as a reward
refusal-row-no-market = the row of contracts is not a market
allowed-row-no-market = with the market of the Brewery, of the Shop or of a class

## Reserving.

event-binds = { NAME($seat) } binds with Blood: a contract may be reserved.
event-looked-at = { $n ->
    [one] { NAME($seat) } looks at the top contract of the deck; nobody else sees it.
   *[other] { NAME($seat) } looks at the top { $n } contracts of the deck; nobody else sees them.
 }
event-kept-none = { NAME($seat) } keeps none of them.
event-reserved-secretly = { NAME($seat) } reserves one of them face down.
event-contract-reserved = { NAME($seat) } reserves the contract { NAME($contract) }.
event-reserve-unlimited = { $n ->
    [one] { NAME($seat) } now has { $n } contract in reserve; any number is allowed.
   *[other] { NAME($seat) } now has { $n } contracts in reserve; any number is allowed.
 }
    .quiet = yes
event-contract-opened = The row moves to the right; on the left { NAME($contract) } is revealed.
event-contract-discarded = The rightmost contract, { NAME($contract) }, goes under the deck.
event-row-short = The deck of contracts has run out: { $n ->
    [0] no contracts lie
    [one] { $n } contract lies
   *[other] { $n } contracts lie
 } in the row.
event-trial-reserved = { NAME($seat) } reserves the trial { NAME($trial) }.
event-trial-reserved-secretly = { NAME($seat) } reserves the top card of the fate deck face down: it is a trial.
event-trials-unlimited = By the rulebook as printed any number of trials may be in reserve; { NAME($seat) } now has { $n }.
event-trial-returned = The trial { NAME($trial) } goes back to the row: only one can be reserved.
event-reserve-full = { NAME($seat) } has reserved { NAME($trial) }, and more than one trial cannot be reserved.
event-no-trial-on-top = The top card of the fate deck is no trial that { NAME($seat) } can reserve; it stays there.

ask-contract-source = { NAME($who) }, which contract do you reserve?
ask-looked-at = The top contracts of the deck are taken up.
ask-keep-contract = { NAME($who) }, which contract do you keep?
ask-trial-source = { NAME($who) }, which trial do you reserve?

option-reserve-open = { NAME($contract) }
option-reserve-open-note = from the open row
option-look-at-contracts = { $n ->
    [one] look at the top contract of the deck
   *[other] look at the top { $n } contracts of the deck
 }
option-look-at-contracts-note = you keep one of them or none; nobody else sees them
option-reserve-none = reserve nothing
option-keep-contract = keep { NAME($contract) }
option-keep-none = keep none
option-reserve-trial = { NAME($trial) }
option-reserve-top = the top card of the fate deck
option-reserve-top-note = if it is a trial

## Effects, and a wording for each of their full stops.

program-learning = Learning turn
sentence-learning-1 = Place dice, and use any effects before, between and after.
program-placement = Placement
sentence-placement-1 = A spark die counts as one colour.
sentence-placement-2 = The die leaves your pool and lies in the section.
sentence-placement-3 = Apply the effect of the section, and use any effects before and after it.
sentence-placement-4 = Under one reading the effect is applied even if you would rather not.
sentence-placement-5 = The placement is over.
program-apply-section = Effect of the section
sentence-apply-section-1 = The effect of the section is applied.
sentence-apply-section-2 = What it says happens.
program-primagic-resource = Resource die of the placed die
sentence-primagic-resource-1 = The green or violet die that was placed brings a resource die.
sentence-primagic-resource-2 = Roll it and take what it shows.
program-other-effect = Another effect
sentence-other-effect-1 = One more, different effect of the class may be applied.
program-primagic-red = Red primagic
sentence-primagic-red-1 = Discard a red die to discard any placed die.
program-primagic-trinket = Trinket primagic
sentence-primagic-trinket-1 = Discard 1 Trinket.
sentence-primagic-trinket-2 = Make one extra placement, once in a turn.
program-discard-artifact = Discard of an artifact
sentence-discard-artifact-1 = Discard one of your artifacts.
sentence-forest-1 = Roll one resource die; with a green die two at once.
sentence-forest-2 = Take everything they show.
sentence-sanctuary-1 = Discard 1 Blood.
sentence-sanctuary-2 = Gain a spark die.
sentence-guild-1 = Choose an open contract or one that you have reserved.
sentence-guild-2 = The attempt begins.
sentence-guild-3 = Go through the steps of the contract.
program-class-mark = Class: mark and card
sentence-class-mark-1 = Pay the Arcana shown in your nearest empty slot and gain the mark there.
sentence-class-mark-2 = Gain a card of the discipline.
program-class-card = Class: card
sentence-class-card-1 = Gain a card of the discipline.
program-class-die = Class: die
sentence-class-die-1 = Gain a die of the colour of the class.
program-exchange = Exchange
sentence-exchange-1 = Exchange whole lots: 4 Fruits, 3 Crystals, 2 Jewels and 1 Trinket are worth the same.
program-rest-exchange = Exchange at a Rest
sentence-rest-exchange-1 = Exchange whole lots at the rate of the bazaar.
program-exchange-lot = Exchange of a lot
sentence-exchange-lot-1 = Give one lot and take another.
program-roll-resource = Resource dice
sentence-roll-resource-1 = Roll the resource dice and take everything they show at once.
program-buy-potions = Purchase of potions
sentence-buy-potions-1 = Buy any number of open potions.
program-buy-artifact = Purchase of an artifact
sentence-buy-artifact-1 = Buy one open artifact.
program-rest-buy = Purchase at a Rest
sentence-rest-buy-1 = Buy one open potion or one open artifact.
program-buy-card = Purchase
program-buy-card-of = Purchase: { NAME($card) }
sentence-buy-card-1 = A blue die takes one ingredient off the price.
sentence-buy-card-2 = The price is fixed.
sentence-buy-card-3 = Pay it.
sentence-buy-card-4 = The card leaves the market.
sentence-buy-card-5 = It is yours.
sentence-buy-card-6 = A new card is revealed in its place.
program-gain-card = Gained card
program-gain-card-of = Gained card: { NAME($card) }
sentence-gain-card-1 = If its equipment slot is taken, discard the old artifact or the new one.
sentence-gain-card-2 = The card goes to its place; a tome gives its effect at once.
program-draw-card = Card at random
sentence-draw-card-1 = Draw cards until one has a name that you do not have yet.
program-gain-class-card = Card of a class
sentence-gain-class-card-1 = Choose an open card of the class or the top of its deck.
sentence-gain-class-card-2 = Take the open card, and a new one is revealed.
sentence-gain-class-card-3 = Take the top card of the deck.
sentence-gain-class-card-4 = If there is none to take, you gain nothing.
program-gain-discipline-card = Discipline card
sentence-gain-discipline-card-1 = Choose an open card of a class or the top of a discipline deck.
sentence-gain-discipline-card-2 = Take the open card, and a new one is revealed.
sentence-gain-discipline-card-3 = Take the top card of the deck.
sentence-gain-discipline-card-4 = If there is none to take, you gain nothing.
program-gain-potion = Potion
sentence-gain-potion-1 = Choose an open potion or the top of the deck.
sentence-gain-potion-2 = Take the open card, and a new one is revealed.
sentence-gain-potion-3 = Take the top card of the deck.
sentence-gain-potion-4 = If there is none to take, you gain nothing.
program-gain-artifact = Artifact
sentence-gain-artifact-1 = Choose an open artifact or the top of the deck.
sentence-gain-artifact-2 = Take the open card, and a new one is revealed.
sentence-gain-artifact-3 = Take the top card of the deck.
sentence-gain-artifact-4 = If there is none to take, you gain nothing.
program-refill-market = New cards in a market
sentence-refill-market-1 = Reveal cards until two lie open.
sentence-refill-market-2 = If the deck has run out, there are fewer.
program-refill-markets = New cards in all markets
sentence-refill-markets-1 = Reveal what the markets are short of.
program-primagic-jewel = Jewel primagic
sentence-primagic-jewel-1 = Discard 1 Jewel.
sentence-primagic-jewel-2 = All open cards of one market are discarded.
sentence-primagic-jewel-3 = They go under their deck.
sentence-primagic-jewel-4 = New cards are revealed.
program-put-under = Cards under a deck
sentence-put-under-1 = Under one reading they go there in a random order.
sentence-put-under-2 = You choose the order in which they lie.
program-primagic-blood = Blood primagic
sentence-primagic-blood-1 = Once in a placement in the City a contract can be bound.
sentence-primagic-blood-2 = Discard 1 Blood.
sentence-primagic-blood-3 = Reserve a contract.
program-reserve-contract = Reserved contract
sentence-reserve-contract-1 = Choose an open contract or look at the top three of the deck.
sentence-reserve-contract-2 = Reserve the one you have chosen; what you looked at and did not keep goes under the deck.
program-refill-contracts = New contracts
sentence-refill-contracts-1 = The row moves to the right, and new contracts are revealed on the left.
sentence-refill-contracts-2 = If the deck has run out, there are fewer.
program-refresh-contracts = Row of contracts
sentence-refresh-contracts-1 = The rightmost contract is discarded.
sentence-refresh-contracts-2 = The row moves on and is filled up.
program-reserve-trial = Reserved trial
sentence-reserve-trial-1 = Choose a trial of the row, or none; it is yours alone from now on.
