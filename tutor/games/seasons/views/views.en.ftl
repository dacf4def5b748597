## The table of Seasons.

table-note = what the last step changed is lit up
year-before = before year 1
year-over = the last year is over
year-n = year { $n } of { $last }
season-space = { $season }, space { $space } of { $of }
round = round { $n }
first-player = first player: { $who }
first-player-mark = first player
level-apprentice = apprentice
level-magician = magician
level-archmage = archmage
ended = the last round is over
turn-before-die = { $who }'s turn: the actions of the die are still to come.
turn-die = { $who }'s turn: the actions of the die.
turn-actions = { $who }'s turn: all other actions, in any order.
turn-left = Still to come: { $symbols }.
turn-access = { $n ->
    [0] Tokens can be crystallised until the end of the turn.
    [one] Tokens can be crystallised until the end of the turn, each for { $n } crystal more.
   *[other] Tokens can be crystallised until the end of the turn, each for { $n } crystals more.
 }
turn-access-once = { $n ->
    [one] Tokens can be crystallised; those of one batch each for { $n } crystal more.
   *[other] Tokens can be crystallised; those of one batch each for { $n } crystals more.
 }
symbol-draw = a card
symbol-energy = energy
symbol-crystals = crystals
symbol-power = summoning power
symbol-crystallise = crystallising
window-entered = A card has come into play
window-summoning = A card is about to be summoned
window-activated = A card is activated
window-sacrificed = A card has been sacrificed
window-die-taken = A die has been taken
window-season-changed = The season changes
window-year-began = A year begins
window-round-over = The round is over
window-game-over = The game is over
window-energy-gained = Energy has been gained
window-crystallised = Tokens have been crystallised
window-drew = Cards have been drawn
window-cost-paid = The cost has been paid
window-tokens-moved = Tokens have been moved
window-overflow = Too many tokens in the reserve

## The wheel, what tokens are worth, the crystal track.

season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
wheel = Season wheel
wheel-note = { $season }, space { $space } of { $spaces }
wheel-label = Season wheel: { $year }, { $season }, space { $space } of { $spaces }
wheel-was = The season token was on space { $space }.
year = Year
season = Season
worth = Crystallising
worth-note = crystals for a token
worth-more = { $n ->
    [one] { $who } gets { $n } crystal more for every token.
   *[other] { $who } gets { $n } crystals more for every token.
 }
track = Crystal track
crystals-of = { $who } { $n }

## Energy and dice.

energy-air = air
energy-water = water
energy-fire = fire
energy-earth = earth
tokens-of = { $energy } { $n }
crystals-n = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
 }
power-plus = summoning power +{ $n }
gives-draw = a card
gives-crystallise = crystallising
pips-n = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
 }
dice = Dice of the round
dice-note = above: what a die gives; below: its pips
die = Die
die-free = nobody's yet
die-left = left over
die-label = { $die }: { $gives }; { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
 }; { $whose }
die-too-many = { $n } more than the reserve holds ({ $limit })
left-moves = { $die } is left: at the end of the round the season token goes { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 } on, to space { $space } ({ $season }).{ $change ->
    [year] {" "}A new year begins.
    [season] {" "}The season changes.
   *[none] {""}
 }
sides = All sides of these dice
sides-note = the side that lies up is marked
side-n = Side { $n }
side-up = up

## Players.

others = Other players
winner = Winner
crystals = Crystals
prestige = Prestige of cards in play
prestige-unknown = { $n ->
    [one] and { $n } card of unknown prestige
   *[other] and { $n } cards of unknown prestige
 }
power = Summoning power
power-used = { $n } of { $of } taken
reserve = Reserve
reserve-n = { $n } of { $of }
reserve-on-card = { $n ->
    [one] { $n } of them on the Bespelled Grimoire
   *[other] { $n } of them on the Bespelled Grimoire
 }
reserve-over = { $n } too many
bonuses = Bonuses used
bonuses-n = { $n } of { $of }{ $penalty ->
    [0] {""}
   *[other] {" "}(prestige −{ $penalty })
 }
hand = Hand
library = Under the library tokens
library-note = II: { $second }, III: { $third }
counted-now = Prestige if counted now
was-n = was { $n }
cards-count = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
 }
head-play = Cards in play
head-hand = Cards in hand
head-dealt = Cards to choose from
head-drafted = Chosen cards
dealt-of-other = Is choosing from: { $cards }.
drafted-of-other = Has chosen: { $cards }.
hand-now = { $n ->
    [0] none can be summoned now
   *[other] can be summoned now: { $cards }
 }
hand-can = { $n ->
    [0] none could be paid for and placed
   *[other] could be paid for and placed: { $cards }
 }

## Cards.

copies = ×{ $n }
magic-item = magic item
familiar = familiar
card-about = { $kind }, prestige { $n }
card-about-unknown = { $kind }, prestige unknown
effect-immediate = On coming into play.
effect-activated = Activated.
effect-permanent = Permanent.
no-effect = No effect.
cost = Cost:
cost-none = nothing
cost-choice = tokens of different types, as you choose
cost-less = { $n ->
    [one] { $n } token less
   *[other] { $n } tokens less
 }
summon-now = can be summoned now
summon-can = can be paid for and placed
summon-not = cannot be summoned now
turned = turned
on-card = On the card: { $tokens }

## Between the players, and the end.

looking = Drawn cards
looking-note = { $shown ->
    [yes] { $who }: { cards-count }, shown to everybody
   *[no] { $who }: { cards-count }, seen by nobody else
 }
piles = Cards
piles-note = both piles lie face down
deck = Deck
discard = Discard pile
scores = Prestige
score-part = For
score-crystals = Crystals
score-cards = Cards in play
score-hand = Cards left in hand
score-bonus = Bonuses used
score-total = Total
won-by = { $n ->
    [one] { $who } has won
   *[other] { $who } have won
 }

## The start page.

entry-about = A wheel of seasons, three years, cards that answer one another.

## What cells ask: the wheel, and what tokens bring on it.

ring-here = { $season }, space { $space }: now they bring { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
 }.
ring-ahead = { $ahead ->
    [one] In one round
   *[other] In { $ahead } rounds
 } { $least ->
    [0] nothing
   *[other] { $least }
 } to { $most }, on average { $mean }.
ring-space = Season token
ring-slider = Rounds ahead
ring-rounds = Rounds ahead
ring-crystals = Crystals
ring-chart = What the tokens bring on average, round by round, with the least and the most
wheel-full = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}; the reserve holds { $most }. Take some away first.
