## The set-up.

event-goal = The aim: most victory points, once a check finds { $n } with somebody.
event-players = The game is set up for { $n } players.
event-supply = { $n } magic items lie face up in the middle.
event-kinds = There are five kinds of essences: { NAMES($kinds) }.
    .quiet = yes
event-unlimited = Essences never run out.
    .quiet = yes
event-multiplier = An essence on a multiplier counts as five of its kind.
    .quiet = yes
event-variant = { $mode ->
    [draft] The variant with a draft is played.
   *[duel] The duel is played.
 }
event-laid-out = A place of power is laid out: { NAME($card) }.
event-monuments-shown = Face up lie { NAMES($cards) }; monuments in the deck: { $n }.
event-first-drawn = { NAME($who) } is drawn as first player.
event-first-player = { NAME($who) } is first player.
event-mages-dealt = { NAME($who) } is dealt mages: { $n }.
event-artifacts-dealt = { NAME($who) } is dealt { cards-n }.
event-deck-made = { NAME($who) } shuffles a deck of { cards-n }.
event-mage-chosen = { NAME($who) } plays the mage { NAME($card) }.
event-set-taken = { NAME($who) } gets first-game set { $n } with the mage { NAME($card) }.
event-kept = { NAME($who) } has kept { cards-n }.
event-handed-on = { $left ->
    [yes] What is left is handed on to the left: { cards-n } each.
   *[no] What is left is handed on to the right: { cards-n } each.
 }
event-card-taken = { NAME($who) } takes { NAME($card) }.

ask-side = Which side of { NAME($card) } is up?
ask-monuments = Which monuments are turned face up?
ask-first-player = Who is first player?
ask-draw-first = Who is drawn as first player?
ask-deal-mages = { NAME($who) } is dealt two mages.
ask-deal-artifacts = { NAME($who) } is dealt { cards-n }.
ask-set = Which first-game set does { NAME($who) } get?
ask-mage = Which mage do you play?
ask-keep = Which artifact do you keep?
ask-take-open = Which artifact do you take?

option-first-player = { NAME($who) }
option-mage = { NAME($card) }
option-keep = { NAME($card) }

program-setup = Set-up
sentence-setup-1 = Lay the magic items and the essences in the middle.
sentence-setup-2 = Lay out the five places of power.
sentence-setup-3 = Shuffle the monuments and turn two face up.
sentence-setup-4 = Everybody takes one essence of each kind.
sentence-setup-5 = Agree on the first player.
sentence-setup-6 = Deal mages and artifacts, draw a hand and choose a mage.
sentence-setup-7 = Counter-clockwise, the first player last, everybody takes a magic item.
program-deal-mages = Deal mages
sentence-deal-mages-1 = A player is dealt two mages.
program-deal-artifacts = Deal artifacts
sentence-deal-artifacts-1 = A player is dealt eight artifacts.
program-first-hand = First hand
sentence-first-hand-1 = Shuffle your artifacts into a deck.
sentence-first-hand-2 = Draw three of them.
program-choose-mage = Choose a mage
sentence-choose-mage-1 = Choose one of your mages.
sentence-choose-mage-2 = Put it face up in front of you and the other one back into the box.
program-first-game-cards = Cards of a first game
sentence-first-game-cards-1 = Everybody gets a marked set and its mage.
sentence-first-game-cards-2 = Everybody gets five random artifacts as well.
program-first-game-set = First-game set
sentence-first-game-set-1 = A player gets one of the sets that are left.
program-first-game-deck = Deck of a first game
sentence-first-game-deck-1 = A player is dealt five random artifacts.
sentence-first-game-deck-2 = Shuffle them into a deck.
sentence-first-game-deck-3 = Where all eight are shuffled, draw three.
program-draft = Draft
sentence-draft-1 = Draft four artifacts each, handing on to the left.
sentence-draft-2 = Draft four more, handing on to the right.
program-deal-draft = Deal for the draft
sentence-deal-draft-1 = A player is dealt four artifacts.
program-keep-one = Keep one artifact
sentence-keep-one-1 = Choose an artifact.
sentence-keep-one-2 = Lay it face down beside you.
program-next-game = Later game of a match
sentence-next-game-1 = Put everything back but the mages.
sentence-next-game-2 = Lay out magic items and essences again.
sentence-next-game-3 = Lay out the places of power again.
sentence-next-game-4 = Shuffle the monuments again and turn two face up.
sentence-next-game-5 = Both take one essence of each kind.
sentence-next-game-6 = The loser decides who is first player.
sentence-next-game-7 = In the second game take the artifacts out of the middle: one, then two in turn, the last one for the first player.
sentence-next-game-8 = Shuffle your artifacts and draw three.
sentence-next-game-9 = Take a magic item each, the first player last.
