## The table of Res Arcana.

table-note = what the last step changed is lit
round = Round { $n }
setting-up = Set-up
match-game = Game { $n } of the match
phase-collect = collecting essences
phase-actions = actions
phase-check = victory check
first = first-player token: { $who }
turn = Turn: { $who }.
was-n = was { $n }
nothing = nothing
nothing-left = nothing left
or = or
mix-but = (but { $kinds })
threat = { $card } ({ $by }) takes { $n } life. { $who ->
    [none] Nobody is hit: all rivals have passed.
   *[other] Threatened: { $who }.
 }

## How all stand, the victory check.

standing = Players
player = Player
points = Points
pool = Pool
hand = Hand
deck = Deck
discard = Discard pile
wins = Games won
token = First player
token-pass = First player, pass side
passed = Passed
winner = Winner
check = A victory check now
check-final = Result
points-from = Points from
points-total = Total
points-of = { $card }: { $n }
points-token = first-player token: { $n }
points-bonus = added for this check: { $n }
check-goes-on = the best has { $best ->
    [one] { $best } point
   *[other] { $best } points
 }, and { $needed } end the game
check-would = { $n ->
    [one] won by { $who }
   *[other] won together by { $who }
 }; { $best ->
    [one] { $best } point
   *[other] { $best } points
 }{ $tied ->
    [yes] {", "}a tie that the pools decide
   *[no] {""}
 }
check-won = { $n ->
    [one] won by { $who }
   *[other] won together by { $who }
 }
check-early = If { $cards } calls a check: { $said }.
check-more = { $card } ({ $who }): { $n ->
    [one] { $n } more point
   *[other] { $n } more points
 } at a check; { $can ->
    [yes] its cost can be paid
   *[no] its cost cannot be paid now
 }.

## Reactions.

answers = Who can react with what
answers-of = { $who } { $n }
answers-nobody = nobody now
answer-player = Player
answer-with = With
answer-what = To
answer-now = Now
answer-cost = { $card }{ $cost ->
    [none] {""}
   *[other] {":"} { $cost }
 }
answers-life_loss = loss of life
answers-dragon_power = the power of a dragon
answers-victory_check = a victory check
answer-yes = possible
answer-no = not possible ({ $reasons })
answer-immune = no need: who has passed loses no life

## A player in full, and the others.

pool-note = pool
others = Other players
tableau = Components
components-n = { $n ->
    [one] { $n } component
   *[other] { $n } components
 }
brief = { $name }{ $state ->
    [none] {""}
   *[other] {" "}({ $state })
 }
head-hand = Hand
cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
head-discard = Discard pile
mages-dealt = Mages to choose from
drafted = Artifacts to choose from
kept = Artifacts kept

## Components.

kind-artifact = artifact
kind-mage = mage
kind-magic-item = magic item
kind-monument = monument
kind-place-of-power = place of power
side-sun = sun side
side-moon = moon side
face-down = Face down
turned = turned
lies-down = face down until the round ends
lies-on = Lying on it
cost = Cost
cost-free = free
collect = Collect
reduction = Reduction
reduced = Reduced
reduced-by = reduced by { $cards }
ways-more = { $n ->
    [one] and { $n } more way
   *[other] and { $n } more ways
 }
power-n = Power { $n }
trigger-life_loss = Reaction to loss of life
trigger-dragon_power = Reaction to the power of a dragon
trigger-victory_check = Reaction to a victory check
trigger-on_claim = When it is claimed
can-use = can be used

## The middle of the table.

centre = Middle of the table
centre-note = places of power, monuments, magic items
component = Component
lacks = Missing ({ $who })
lacks-nothing = nothing
deck-top = Unseen monument (of { $n })
places = Places of power
monuments = Monuments
monuments-note = { $shown ->
    [none] { $deck } in the deck
   *[other] { $shown }; { $deck } in the deck
 }
items = Magic items in the supply
open = Open artifacts
looking = Cards being looked at
looking-note = { $who }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }

## The start page.

entry-about = Eight cards, five essences, ten points. Nothing is spare.

## What cells ask: ways out of a loss of life, ways to pay.

ways-out-head = { $n } life to lose, { $ways ->
    [one] one way out
   *[other] { $ways } ways out
 }: { $least ->
    [0] the cheapest costs nothing
   *[other] the cheapest comes to { $least }
 }, the dearest to { $most }
ways-out-none = Nobody is losing life here.
ways-out-more = { $n ->
    [one] One more way lies
   *[other] { $n } more ways lie
 } between the cheap ones above and the dear ones below.
ways-out-suffer = Bear it
ways-out-way-out = Take its way out
ways-out-turned = it is turned
ways-out-destroyed = { $card } destroyed
ways-out-discarded = { $card } discarded
loss-by = Taken by
loss-gold-weight = a gold counts as
loss-turned-weight = a turned card as
loss-lost-weight = a lost card as
chart-by-life = The cheapest and the dearest way by the life that you hold
chart-life-best = cheapest way
chart-life-worst = dearest way
chart-life-x = Life in the pool
chart-life-y = Price in essences
placement-card = Place
placement-head = { $card }: costs { $cost }. { $n ->
    [one] One way to pay
   *[other] { $n } ways to pay
 }.
placement-refused = { $card }: costs { $cost }. It cannot be placed: { $why }.
placement-more = { $n ->
    [one] One more way is
   *[other] { $n } more ways are
 } not drawn.
placement-off = Reductions
placement-way = { $off ->
    [0] Pay
   *[other] { $off } off, pay
 }
placement-free = Pay nothing
