## Rounds, dice, seasons, the end.

event-round-begins = Round { $n } begins. Season: { NAME($season) }. First player: { NAME($seat) }.
event-cards-straightened = { NAME($seat) } straightens turned cards: { NAMES($cards) }.
event-die-rolled = { NAME($die) } shows: { NAMES($symbols) }; pips: { $pips }.
event-die-taken = { NAME($seat) } takes { NAME($die) }: { NAMES($symbols) }.
event-die-left = Nobody took { NAME($die) }; pips: { $pips }.
event-turn-begins = { NAME($seat) } begins a turn.
event-turn-over = { NAME($seat) } ends the turn.
event-die-acts = { NAME($seat) } performs the die: { NAMES($symbols) }.
event-symbols-left = { NAME($seat) } leaves the rest of the die: { NAMES($symbols) }.
event-crystallising-open = { NAME($seat) } may crystallise until the end of the turn.
event-round-over = Round { $n } is over.
event-pips = The die that nobody took has { $n ->
    [one] { $n } pip
   *[other] { $n } pips
 }.
    .quiet = yes
event-season-moved = The season token moves from space { $origin } to space { $space }.
event-season-changed = The season changes: { NAME($was) } gives way to { NAME($now) }.
event-year-began = Year { $year } begins.
event-year-back = The year token goes back to year { $year }; all cards in hand stay there.
event-years-over = Year { $year } is over, and it was the last one.
event-library-taken = { NAME($seat) } takes { cards-n } from under library tokens.
event-last-round = Round { $n } was the last one.
event-first-player = First player: { NAME($seat) }.
event-game-over = The game is over.
event-points = { NAME($seat) }: { $n } for { $part ->
    [crystals] crystals
    [cards] cards in play
    [hand] cards in hand
   *[bonus] bonuses used
 }.
event-energy-worthless = { NAME($seat) } has { tokens-n } left; energy is worth no prestige.
event-total = { NAME($seat) } has { $n } prestige in all.
event-won = { $tied ->
    [1] Most prestige: { $n }. The winner: { NAMES($seats) }.
   *[other] Several have { $n } prestige; the winner by most cards in play: { NAMES($seats) }.
 }
event-season-energy = Energy on the dice of this season: often { NAMES($often) }, rarely { NAMES($rare) }, never { NAMES($never) }.
    .quiet = yes

ask-season-die = What does { NAME($die) } show?
ask-take-die = { NAME($who) }, which die do you take?
ask-die-symbol = { NAME($who) }, which symbol of the die do you perform next?
ask-die-draw = { NAME($who) }, do you draw one card, or two with the bonus?
ask-draw-cards = Which cards does { NAME($seat) } draw?
ask-keep-drawn = { NAME($who) }, do you keep { NAME($card) }?
ask-keep-one = { NAME($who) }, which card do you keep?
ask-before-die = { NAME($who) }, do you use something before your die?
ask-season-changed = { NAME($who) }, the season changes: which card acts next?
ask-year-began = { NAME($who) }, a new year begins: which card acts next?
ask-round-over = { NAME($who) }, the round is over: which card acts next?
ask-game-over = { NAME($who) }, the game is over: which card acts next?
option-take-die = { NAME($die) }{ $symbols_count ->
    [0] {""}
   *[other] {": "}{ NAMES($symbols) }
 }
option-take-die-note = pips: { $pips }
option-die-symbol = { NAME($symbol) }
option-leave-symbols = leave the rest
option-draw-one = draw one card
option-draw-two = draw two with the bonus
option-keep-card = keep { NAME($card) }
option-discard-card = discard { NAME($card) }
option-keep-none = discard both
option-before-die-done = go on to the die

program-rounds = Tournament
sentence-rounds-1 = Round follows round until the third year is over.
program-round = Round
sentence-round-1 = A round begins, and turned cards are straightened.
sentence-round-2 = The first player rolls the dice of the season.
sentence-round-3 = From the first player on, clockwise, everybody takes a die.
sentence-round-4 = One die is left over.
sentence-round-5 = From the first player on, clockwise, everybody has one turn.
sentence-round-6 = The round ends.
program-round-end = End of the round
sentence-round-end-1 = Cards that wait for the end of the round act.
sentence-round-end-2 = The season token moves by the pips of the die that is left.
sentence-round-end-3 = If that is how it is read, cards that wait for the end of the round act only now.
sentence-round-end-4 = Whoever has not taken the cards of a new year takes them.
sentence-round-end-5 = If the third year is over, the game ends.
sentence-round-end-6 = Else the left neighbour becomes first player.
program-turn = Turn
sentence-turn-1 = A turn begins.
sentence-turn-2 = Use what may be used before the die.
sentence-turn-3 = Perform the actions of the die.
sentence-turn-4 = Do everything else in any order.
sentence-turn-5 = The turn is over.
program-die-actions = Actions of the die
sentence-die-actions-1 = Look at the symbols of your die.
sentence-die-actions-2 = Draw, gain energy and crystals, raise your summoning power.
sentence-die-actions-3 = Now everything else may be done.
program-actions = Actions of the turn
sentence-actions-1 = Crystallise, summon, activate and use bonuses as often as you like.
program-ending = End of the game
sentence-ending-1 = Cards that wait for the end of the game act.
sentence-ending-2 = Add up crystals and prestige, and subtract cards in hand and bonuses.
sentence-ending-3 = Who has most prestige wins.
