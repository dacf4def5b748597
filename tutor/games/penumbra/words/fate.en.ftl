## The set-up, fate cards, the end of the game and the count. What stands for several cards is counted.

counted-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
counted-trials = { $n ->
    [one] { $n } trial
   *[other] { $n } trials
 }
counted-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
name-part-arcana = Arcana
name-part-trials = trials
name-part-mortal = mortal wounds
name-part-experience = experience
name-part-contracts = contracts
name-part-board = board
name-part-goals = goals
name-part-fate = fate
name-part-cards = wizard cards

## The fate deck.

event-prophecy-laid = The prophecy “{ NAME($prophecy) }” lies face up in the common area.
event-trial-row = The opening trial row: { NAMES($trials) }.
event-trials-boxed = The other trials of difficulty 1 leave the game: { $n }.
event-pile-trial = The pile of difficulty { $difficulty } gets { counted-trials }.
event-pile-goal = The pile of difficulty { $difficulty } gets { $n ->
    [one] a goal
   *[other] { $n } goals
 }.
event-pile-prophecy = The pile of difficulty { $difficulty } gets { $n ->
    [one] a prophecy
   *[other] { $n } prophecies
 }.
event-pile-event = The pile of difficulty { $difficulty } gets { $n ->
    [one] { $n } event
   *[other] { $n } events
 }.
event-pile-shuffled = The pile of difficulty { $difficulty } is shuffled by itself; cards in it: { $cards }.
    .quiet = yes
event-fate-stacked = The piles are stacked unmixed: difficulty 2 on top, then 3, and 4 at the bottom.
event-fate-short = A short game for practice: the fate deck is the pile of difficulty { $difficulty } alone, which the rules do not provide for.
event-fate-prepared = The prepared deck of the first game is laid in its printed order; cards in it: { $cards }.
event-prepared-left-out = { $players ->
    [one] Cards of the prepared deck and row that are for more than { $players } player stay in the box: { $n }.
   *[other] Cards of the prepared deck and row that are for more than { $players } players stay in the box: { $n }.
 }
event-prepared-unknown = { $players ->
    [one] The sources do not say which cards of the prepared deck { $players } player uses, so it cannot be laid.
   *[other] The sources do not say which cards of the prepared deck { $players } players use, so it cannot be laid.
 }
event-fate-size = The fate deck is ready. Cards: { $cards }; trials: { $trials }, events: { $events }, goals: { $goals }, prophecies: { $prophecies }.

## Talents, and what wizards start with.

event-board-taken = { NAME($seat) } takes a wizard board.
event-talents-dealt = { NAME($seat) } is dealt { $n ->
    [one] a talent
   *[other] { $n } talents
 }.
event-talent-kept = { NAME($seat) } secretly keeps one of the talents.
event-talent-revealed = { NAME($seat) } reveals the talent { NAME($talent) }.
event-talents-boxed = The rejected talents go back to the box: { $n }.
event-lies-open = From now on everything that lies in front of the wizards is open to all.
    .quiet = yes
event-talent-gives = { NAME($seat) }: the talent { NAME($talent) } gives { NAME("mark", $mark, case: "a") }, the card { NAME($card) } and the turn-order number { $order }.
event-talent-unknown = { NAME($seat) }: the sources do not say what the talent gives.
event-start-card = { NAME($seat) } finds { NAME($card) } in { NAME("deck", $deck) } and lays it into the grimoire.
event-start-card-unknown = { NAME($seat) }: the sources do not name the starting card.
event-start-stock-unknown = { NAME($seat) }: the sources do not give the starting ingredients.
event-turn-order = The order of turns for the whole game: { NAMES($seats) }.

## The common area.

event-common-area = City, Wild Lands, supply, mortal wounds and decks lie in the common area.
event-supply-unlimited = Dice and ingredients never run out.
    .quiet = yes
event-supply-limited = Marks are limited; in the supply: { $n }.
    .quiet = yes
event-mark-classes = Classes by starting marks: { NAMES($classes) }.
event-random-classes = Classes added at random: { NAMES($classes) }.
event-idle-decks = Decks without a class stay at hand: { NAMES($classes) }.
event-contract-under = The contract { NAME($contract) } has difficulty { $difficulty } and goes under the deck.
event-contract-laid = The contract { NAME($contract) } goes to space { $space } of the Guild.
event-market-open = There is room for { counted-cards } here: { NAME("market", $market) }.
    .quiet = yes

## Fate cards.

event-fate-due = { $turn ->
    [trial] The Trial turn of { NAME($seat) } is over: a fate card is revealed.
    [rest] The Rest of { NAME($seat) } is over: a fate card is revealed.
   *[other] A fate card is revealed.
 }
    .quiet = yes
event-fate-revealed = { NAME($seat) } reveals a fate card: { NAME($card) }. Left in the deck: { $left }.
event-fate-trial = The trial { NAME($card) } joins the trial row.
event-fate-goal = The goal “{ NAME($card) }” lies in the common area and gives everybody points at the end.
event-fate-prophecy = The prophecy “{ NAME($card) }” lies in the common area and is in force at once.
event-omen-unknown = The sources do not say what “{ NAME($card) }” asks for, so nothing comes of it here.
event-fate-event = The event “{ NAME($card) }” is resolved; “you” is { NAME($seat) }.
event-event-unknown = The sources do not give the text of “{ NAME($card) }”, so nothing happens.
event-fate-empty = The fate deck is empty, so nothing is revealed.
event-fate-empty-ends = With that the game is over at once.

## The end of the game.

event-prophecy-fulfilled = The prophecy “{ NAME($prophecy) }” is fulfilled.
event-end-begins = The end of the game begins in the turn of { NAME($seat) }.
event-turn-goes-on = { NAME($seat) } finishes the turn as usual.
event-last-round = Everybody takes one more turn: { NAMES($seats) }.
event-prophecy-late = The end has begun already, so “{ NAME($prophecy) }” changes nothing.
event-round-added = “{ NAME($prophecy) }” adds one more round: { NAMES($seats) }.
event-turn-passes = The turn passes to { NAME($seat) }.
    .quiet = yes
event-last-turn = { NAME($seat) } takes the last turn. Turns to come after it: { $left }.
event-extra-turn = { NAME($seat) } takes an extra turn, which { NAME($talent) } gives.
event-game-over = The last turn has been taken.
event-first-turn-free = The first turn of { NAME($seat) } may be { $turn ->
    [trial] a Trial
   *[rest] a Rest
 } too.
    .quiet = yes
event-mortal-none-left = All { $n } mortal wound cards are given out, so { NAME($seat) } receives none.
event-mortal-barred = { NAME($seat) } has a mortal wound already and cannot receive a second card of that name.

## The count.

event-points = { NAME($seat) }, { NAME("part", $part) }: { counted-points }.
event-points-goal = { NAME($seat) }, { NAME($goal) }: { counted-points }.
event-points-symbol = { NAME($seat) }, { NAME($symbol) }: { $n ->
    [one] { $n } symbol
   *[other] { $n } symbols
 }, { counted-points }.
event-points-six = { NAME($seat) }, sets of six different symbols: { $n }, { counted-points }.
event-symbols-twice = { NAME($seat) }: symbols of these sets count among the equal ones too.
    .quiet = yes
event-points-reserved = { NAME($seat) }, reserved contracts that were not completed ({ NAMES($cards) }): { counted-points }.
event-reserved-trial-free = { NAME($seat) }: the reserved trial { NAME($trial) } costs nothing.
event-symbols-counted = { NAME($seat) }: Light { $light }, Dark { $dark }.
event-points-unknown = { NAME($seat) }: the sources do not give what counts here: { NAMES($cards) }.
event-points-total = { NAME($seat) } has { counted-points }{ $unknown ->
    [0] {""}
    [one] , and { $unknown } unknown piece counts nothing
   *[other] , and { $unknown } unknown pieces count nothing
 }.
event-won = { $seats_count ->
    [1] { NAMES($seats) } wins with { counted-points }.
   *[other] { NAMES($seats) } share the win with { counted-points }.
 }

## What chance and players are asked.

ask-row-trials = The opening trial row is drawn.
ask-pile-trial = Trials of difficulty { $of } are drawn.
ask-pile-goal = A goal is drawn for the pile of difficulty { $of }.
ask-pile-prophecy = A prophecy is drawn for the pile of difficulty { $of }.
ask-pile-event = Events are drawn for the pile of difficulty { $of }.
ask-talents-dealt = { NAME($of) } is dealt talents.
ask-keep-talent = { NAME($who) }, which talent do you keep?
option-keep-talent = { NAME($talent) }
ask-random-classes = Further classes are drawn.
ask-top-card = The top card is taken: { NAME("deck", $deck) }.
ask-fate-card = The top card is revealed: { NAME("deck", $deck) }.
option-prophecy = the end begins

## Effects, and a wording for each of their full stops.

program-game = Game
sentence-game-1 = Set the game up.
sentence-game-2 = Take turns until the game is over.
sentence-game-3 = Count the points.
program-rounds = Rounds
sentence-rounds-1 = Take turns in turn order; when a prophecy is fulfilled, everybody takes one more.
program-setup = Set-up
sentence-setup-1 = Lay out the common area.
sentence-setup-2 = Everybody takes a board.
sentence-setup-3 = Assemble the fate deck.
sentence-setup-4 = Deal talents; everybody keeps one.
sentence-setup-5 = Every wizard takes what the talent names.
sentence-setup-6 = The numbers on the talents give the order of turns.
sentence-setup-7 = Open classes, contracts and markets.
program-setup-fate = Fate deck
sentence-setup-fate-1 = Lay out the prophecy of every game.
sentence-setup-fate-2 = Build the piles and stack them, or lay the prepared deck.
program-setup-talents = Talents
sentence-setup-talents-1 = Deal two talents to every player.
sentence-setup-talents-2 = Deal one to the Automa.
sentence-setup-talents-3 = Every player secretly keeps one.
sentence-setup-talents-4 = Reveal them together; the others go back to the box.
program-setup-start = What a wizard starts with
sentence-setup-start-1 = The talent names mark, card, ingredients and order.
sentence-setup-start-2 = The mark goes into the leftmost discipline slot.
sentence-setup-start-3 = The card is searched for in its deck.
sentence-setup-start-4 = A spark mark comes next.
sentence-setup-start-5 = It goes into the leftmost spark slot; a player takes ingredients and rolls four dice.
program-setup-common = Classes, contracts and markets
sentence-setup-common-1 = Draw further classes until there are four.
sentence-setup-common-2 = Lay out the four classes.
sentence-setup-common-3 = Reveal contracts until the Guild is full.
sentence-setup-common-4 = Reveal two cards for each market.
program-reveal-fate = Fate card
sentence-reveal-fate-1 = Reveal the top card and bring it into play.
sentence-reveal-fate-2 = An event affects every wizard it names, in turn order.
sentence-reveal-fate-3 = Then it affects “you”.
program-prophecy-fulfilled = Fulfilled prophecy
sentence-prophecy-fulfilled-1 = The end of the game begins.
program-score = Count
sentence-score-1 = Count every wizard's points.
sentence-score-2 = Most points win.
program-score-seat = Points of a wizard
sentence-score-seat-1 = 1 point for each Arcana.
sentence-score-seat-2 = The points of passed trials.
sentence-score-seat-3 = Minus 3 points for each mortal wound.
sentence-score-seat-4 = The points of experience symbols.
sentence-score-seat-5 = The points of contracts, minus 3 for each reserved one that is not completed.
sentence-score-seat-6 = The points below the marks.
sentence-score-seat-7 = The points of goals.
sentence-score-seat-8 = The difference between Light and Dark.
sentence-score-seat-9 = For the Automa its wizard cards.
sentence-score-seat-10 = Add it all up.

ask-prophecy = { NAME($who) }, which prophecy begins the end of the game?
