## The table of Black Rose Wars.

table-note = what the last step changed is lit
round = Round { $n }
phase-none = no phase
phase-rose = phase of the Black Rose
phase-study = study phase
phase-planning = planning phase
phase-action = action phase
phase-evocation = evocation phase
phase-cleanup = cleanup phase
moon-n = moon { $n }
moon-2 = moon 2
moon-3 = moon 3
moon-mark = { $moon }: { $n }
rose-mark = end: { $n }
first-mage = first mage: { $who }
crown-at = crown: { $who }
activation = Activation: { $who }.
done-so-far = Actions begun: { $actions }.
doing = Under way: { $action }.
still-to-use = Still to use: { $effects }.
fallen = The mage was defeated in it.
action-explore = Explore
action-combat = Combat
action-order = Order
action-cast = Cast
action-inertia = Inertia
left-move = Move (1)
left-lost = a Move (1) that is lost
left-activate = activating the room
left-attack = Attack
left-order = activating an evocation
window-trap = Time to answer with a card
window-defeat = A mage is defeated
window-evocation-defeat = An evocation is defeated
window-moon = The moon changes

## The lodge.

map = Map of the lodge
map-cell = cell
map-ready = available
map-used = used
key-mage = mage
key-evocation = evocation: owner and kind
key-chip = chip, free slot
key-restored = restored room
key-count = slots taken
key-token = restored: available, used
key-moved = moved in the last step
map-short-ready = ✓
map-short-used = ×
press-room = { $room } Press to choose it.
press-figure = { $figure }: press to choose it
rooms = Rooms
rooms-note = { $n ->
    [one] { $n } room
   *[other] { $n } rooms
 }, restored: { $restored }
rooms-chips = Instability
rooms-there = Figures
ruined = ruined
restored-ready = restored, token available
restored-used = restored, token used
room-line = { $number }. { $name }, { $colour }: { $state }.{ $chips ->
    [none] {""}
   *[other] {" "}{ $chips }.
 }{ $there ->
    [none] {""}
   *[other] {" "}{ $there }.
 }
cell-line = { $name }, { $owner }.{ $there ->
    [none] {""}
   *[other] {" "}{ $there }.
 }
there = There: { $who }
nobodys = nobody's
of-owner = { $figure } ({ $owner })
chips-of = { $who } { $n }
chips-taken = { $of ->
    [none] chips: { $n }, number of slots unknown
   *[other] { $n } of { $of } slots taken
 }{ $who ->
    [none] {""}
   *[other] : { $who }
 }
flags = flags { $flags }

## Mages.

others = The other mages
winner = Winner
where = Where
life = Damage
damage-taken = { $of ->
    [none] { $n }, health unknown
   *[other] { $n } of { $of }
 }{ $who ->
    [none] {""}
   *[other] : { $who }
 }
power = Power
crown = Crown
crown-held = holds it
orders = Orders still to play
tokens = Physical action tokens
strength = Strength
speed = Speed
hand = Hand
hand-limit = (limit { $n })
jinxes = Jinxes
tokens-borne = Sustained tokens
trophies = Trophies
was-n = was { $n }
head-board = Spells on the board
head-hand = Hand
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
head-quests = Quests
quests-note = active { $active }, solved { $solved }, completed { $completed }
quest-limit = limit { $n }
head-evocations = Evocations
head-jinxes = Jinxes
head-books = Grimoire and memories
books-note = grimoire { $grimoire }, memories { $memories }
grimoire-holds = In the grimoire, order unknown
memories = Memories
aside = Personal spells set aside

## Spells.

slot-quick = quick slot
slot-I = I
slot-II = II
slot-III = III
slots-free = Free: { $slots }.
back = face down
brief-spell = { $slot }: { $card }, { $state }
slot-lies = { $slot }: { $state }
spell-prepared = prepared
spell-activated = activated
spell-revealed = revealed
sustained-on = Sustained token: { $who }
seen-by-owner = Face down for others
copies = ×{ $n }
side-main = Main effect
side-reverse = Reverse effect
school-forgotten = Forgotten spell
school-personal = Personal spell
instability-sign = instability symbol
instability-unknown = instability symbol unknown
type-combat = combat
type-contingency = contingency
type-defence = defence
type-trap = trap
element-air = air
element-earth = earth
element-fire = fire
element-water = water
element-holy = holy
element-profane = profane
element-magic = magic
element-any = any element
target-self = target: self
target-figure = target: figure
target-mage = target: mage
target-evocation = target: evocation
target-area = target: area
target-special = special target
target-own-evocation = target: own evocation
target-own-demon = target: own demon
target-own-undead = target: own undead
target-own-construct = target: own construct
target-own-nightmare = target: own nightmare
target-own-altar = target: own altar
range = range { $n }
range-any = any range

## Quests, jinxes, evocations, events.

quest-moon = quest of moon { $n }
quest-task = Task
quest-effect = Effect
quest-reward = Reward
quest-worth = reward { $n }
quest-active = active
quest-solved = solved
quest-completed = completed
quest-chips = chips { $n } of { $of }
jinx = jinx
jinx-chips = chips { $n } of { $of }
evocation-slot = slot { $n }
upgrades = Upgrades
card-turned = Card turned in this phase
controlled-by = Controlled by { $who }
assigned-to = assigned to { $who }
owned-by = owner { $who }
large-base = large base
archetype-demon = demon
archetype-undead = undead
archetype-construct = construct
archetype-nightmare = nightmare
archetype-altar = altar
order-moon = order of moon { $n }
back-none = no symbol on the back
back-targeted = answers spells aimed at the avatar
back-damaged = answers damage to the avatar
order-extra = a second order follows
order-spell = Spell
order-physical = Physical action
order-trap = Trap or defence
events = Events
events-note = { $deck } left in the deck of this moon
event-space = space { $n }
space-free = No event
event-pile = Discarded: { $n }, last { $top }.
event-moon = moon { $n }
event-immediate = immediate
event-black-rose = phase of the Black Rose
event-study = study phase
event-action = action phase
event-permanent = permanent
event-crown = crown symbol
event-reveal = Power to the Rose when revealed
event-discard = Power to the Rose when discarded

## Power and decks.

power-track = Power track
power-of = { $who } { $n }
rose-line = The Black Rose: power { $power }, chips in supply { $chips }.
rose-trophies = Trophies:
head-library = Library and decks
library = Library
decks = Other decks
library-note = { $n ->
    [one] { $n } school
   *[other] { $n } schools
 }
deck-name = Deck
deck-size = Cards
deck-pile = Discarded, last first
out-of-game = Out of the game: { $cards }.
looking = Cards being looked at
looking-note = { $who }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
drawn = { $n ->
    [one] { $n } card has been drawn and is not dealt with yet.
   *[other] { $n } cards have been drawn and are not dealt with yet.
 }

## The points at the end.

scores = Final points
won-by = { $n ->
    [one] won by { $who }
   *[other] won together by { $who }
 }
score-part = Part
score-power = Power
score-quests = Completed quests
score-trophies = Trophies
score-crown = Crown
score-total = Total

## The start page.

entry-about = A lodge of rooms, lines of sight, traps that interrupt.
