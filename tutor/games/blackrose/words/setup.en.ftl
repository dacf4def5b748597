## The set-up: lodge, decks, crown, mages, cells, avatar.

cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
name-colour-a = colour A
name-colour-b = colour B
name-colour-c = colour C
name-colour-d = colour D

## The lodge and the common boards.

event-lodge-not-given = The lodge is to be laid as somebody laid it down, but nobody has: the one that the catalogue proposes is laid instead.
event-core-rooms = Two rooms lie side by side in the middle: { NAMES($rooms) }.
event-lodge-laid = The other rooms are laid round them at random: the lodge is complete.
event-rooms-ruined = All rooms lie with their ruined side up: { $n }.
    .quiet = yes
event-room-colours = Colours of the rooms: { $colours }; rooms of one colour: { $n } at most.
    .quiet = yes
event-cells-face-down = The cells lie face down at their places: { NAMES($cells) }.
event-lodge-variant = With so many mages ({ $players }) the lodge has a shape of its own.
    .quiet = yes
event-boards-laid = The power board, the event board and the room activation tokens lie beside the lodge.
event-power-decks = The power board holds the quests of the first moon ({ $quests }), jinxes ({ $jinx }), upgrades ({ $upgrade }) and evocations ({ $evocation }).
event-rose-cube = The cube of the Black Rose stands on { $n }.
event-moon-cubes = The moon cubes stand on { $second } and { $third }.
event-three-moons = The foremost marker tells the moon; there are { $n } of them.
    .quiet = yes
event-event-board = The event board holds the events of the first moon ({ $events }) and black chips ({ $chips }).
event-three-event-decks = Decks of events, one for each moon, of so many cards: { $n1 }, { $n2 } and { $n3 }.
    .quiet = yes
event-three-quest-decks = Decks of quests, one for each moon, of so many cards: { $n1 }, { $n2 } and { $n3 }.
    .quiet = yes
event-first-crown = Who last gave or received a rose takes the crown: { NAME($who) }.
event-library = Six shuffled decks form the library: { NAMES($schools) }.
event-school-cards = The library holds { cards-n }; copies of each spell: { $copies }.
    .quiet = yes
event-forgotten-deck = The forgotten spells lie left of the library: { cards-n }.
event-power-start = All power markers stand on the first space.
event-figures-supply = The figures of evocations lie in the common supply: { $n }.
event-set-up = Everything is ready, and play begins. The crown: { NAME($crown) }.

## Mages, schools and cells.

event-mage-taken = { NAME($who) } takes { NAME($colour) } and this mage: { NAME($mage) }.
event-mage-values = { NAME($mage) }: health { $health ->
    [none] unknown
   *[other] { $health }
 }, hand limit { $hand ->
    [none] unknown
   *[other] { $hand }
 }, strength { $strength ->
    [none] unknown
   *[other] { $strength }
 }, speed { $speed ->
    [none] unknown
   *[other] { $speed }
 }, quest limit { $quests ->
    [none] unknown
   *[other] { $quests }
 }.
    .quiet = yes
event-personal-taken = { NAME($who) } gets a personal spell, { NAME($card) }: { cards-n }.
event-start-taken = { NAME($who) } takes into the grimoire: { NAMES($spells) }.
event-school-returned = The deck is shuffled and goes back to the library: { NAME($school) }, { cards-n }.
    .quiet = yes
event-grimoire-made = { NAME($who) } adds a personal spell and shuffles the grimoire: { cards-n }.
event-personal-aside = { NAME($who) } sets aside until the moon changes: { cards-n }.
    .quiet = yes
event-first-memory = { NAME($who) } puts the top card of the grimoire in the memories: { NAME($card) }.
event-cell-turned = { $who ->
    [none] A cell is turned up ({ NAME($cell) }): { NAME($colour) }, nobody's.
   *[other] A cell is turned up ({ NAME($cell) }): { NAME($colour) }, { NAME($who) }.
 }
event-mage-in-cell = { NAME($who) } begins in a cell: { NAME($cell) }.
    .quiet = yes

## The avatar.

event-avatar-board = The avatar board takes the place of a cell that is nobody's: { NAME($cell) }.
event-avatar-joins = The avatar plays too.
    .quiet = yes
event-avatar-figure = This figure stands for the avatar: { NAME($mage) }. It begins in { NAME($room, case: "the") }.
event-avatar-values = { NAME($who) }: health { $health }, strength { $strength }, speed { $speed }.
    .quiet = yes
event-avatar-seat = { $left ->
    [none] The avatar sits opposite { NAME($right) }.
   *[other] The avatar sits between two players: { NAME($right) } on its right, { NAME($left) } on its left.
 }
event-avatar-decks = The avatar's event decks replace the others, { $events } in the first; the orders of the first moon lie ready: { $orders }.
event-orders-are-hand = The orders of the avatar are its grimoire and its hand at once.
    .quiet = yes
event-avatar-level = Orders that the avatar plays in an action phase: { $n }.

## What is asked and can be answered.

ask-throne-place = On which side does the Throne Room lie?
ask-rooms-laid = In which order do the rooms lie? There are { $n }.
ask-rose-cube = { NAME($who) }, on which number does the cube of the Black Rose stand?
ask-second-cube = { NAME($who) }, on which number does the second-moon cube stand?
ask-third-cube = { NAME($who) }, on which number does the third-moon cube stand?
option-cube-space = { $n }
ask-first-crown = { NAME($who) }, who has last given or received a rose?
option-rose-giver = { NAME($who) }
ask-colour = { NAME($who) }, which colour do you take?
option-colour = { NAME($colour) }
ask-mage = { NAME($who) }, which mage do you take?
option-mage = { NAME($mage) }
option-school = { NAME($school) }
ask-start-list = { NAME($who) }, which of the two starting lists do you take?
option-start-list = list { $list }
option-start-list-note = { NAMES($spells) }
ask-first-memory = { NAME($of) }: which card is on top of the grimoire?
ask-cells-turned = Whose cell lies where?
ask-avatar-cell = { NAME($who) }, which cell does the avatar board replace?
option-free-cell = { NAME($cell) }
ask-avatar-mage = { NAME($who) }, whose figure stands for the avatar?
option-free-mage = { NAME($mage) }

refusal-colour-taken = { NAME($what) } is taken already by { NAME($who) }
allowed-colour-taken = with a colour that nobody has taken
refusal-mage-taken = { NAME($what) } is taken already by { NAME($who) }
allowed-mage-taken = with a mage whom nobody has taken
refusal-school-taken = { NAME($what) } is picked already by { NAME($who) }
allowed-school-taken = with a school that nobody has picked

## Effects and the words of each of their full stops.

program-setup = Set-up
sentence-setup-1 = Lay the lodge.
sentence-setup-2 = Lay out boards, decks and cubes, and pass on the crown.
sentence-setup-3 = Everybody chooses a colour, a mage, a school and a starting grimoire, and the mages take their cells.
sentence-setup-4 = Put the power markers on the first space.
sentence-setup-5 = Put the figures of evocations into the common supply.
sentence-setup-6 = If the avatar plays, set it up too.
sentence-setup-7 = Begin to play.
program-setup-lodge = The lodge
sentence-setup-lodge-1 = Lay the Black Rose Hall and the Throne Room in the middle.
sentence-setup-lodge-2 = Shuffle the other rooms and lay them round it, ruined side up.
sentence-setup-lodge-3 = Put the cells face down in their places.
program-setup-table = Boards and decks
sentence-setup-table-1 = Lay the boards and the activation tokens beside the lodge.
sentence-setup-table-2 = Put its decks on the power board.
sentence-setup-table-3 = If the place of the Rose's cube is not known, agree on one.
sentence-setup-table-4 = Put the cube of the Black Rose on the track.
sentence-setup-table-5 = If you like, choose other places for the moon cubes.
sentence-setup-table-6 = Put the moon cubes on the track.
sentence-setup-table-7 = Put its deck and the black chips on the event board.
sentence-setup-table-8 = Find out who last gave or received a rose.
sentence-setup-table-9 = That player takes the crown.
program-setup-mages = The mages
sentence-setup-mages-1 = Clockwise from the crown everybody takes a colour and a mage.
sentence-setup-mages-2 = Lay out the library.
sentence-setup-mages-3 = Lay the forgotten spells beside it.
sentence-setup-mages-4 = Clockwise from the crown everybody picks a school and makes a grimoire.
sentence-setup-mages-5 = Turn the cells up and put the mages in them.
program-setup-avatar = The avatar
sentence-setup-avatar-1 = Choose a cell that is nobody's.
sentence-setup-avatar-2 = Lay the avatar board in its place.
sentence-setup-avatar-3 = Choose a figure that nobody plays.
sentence-setup-avatar-4 = Put it in the Black Rose Hall.
sentence-setup-avatar-5 = Find the avatar its place at the table.
sentence-setup-avatar-6 = Replace the event decks and lay out the orders.
sentence-setup-avatar-7 = Keep the level in mind.
