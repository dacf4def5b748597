## The stage of Seasons: short words on the drawn table.

stage-you = You
stage-at = The season token stands on space { $space }, { $season }.
stage-space = space { $n }
stage-year = Year { $n }
stage-year-before = Before year 1
stage-year-over = The end
stage-round = round { $n }
stage-round-fact = Round
stage-season = Season
stage-crystals = crystals
stage-energy = energy
stage-nothing = nothing
stage-was = was { $n }

## Dice and the round.

stage-dice = Dice of this round
stage-die-nobody = The die that is left
stage-die = { $die }: { $gives }; { $n ->
    [one] { $n } pip
   *[other] { $n } pips
 }
stage-die-left = left over
stage-die-free = free
stage-spaces-on = { $n ->
    [one] { $n } space on
   *[other] { $n } spaces on
 }
stage-prices = A token is worth now
stage-takes-die = { $you ->
    [yes] Take a die.
   *[no] { $who } takes a die.
 }
stage-rolls = { $you ->
    [yes] You roll the dice of the season.
   *[no] { $who } rolls the dice of the season.
 }
stage-took = { $you ->
    [yes] You took a die.
   *[no] { $who } took a die.
 }
stage-one-left = One die is left. Its pips move the season.
stage-choosing = Each player takes a die. One will be left over.
stage-rolled = The dice are rolled.
stage-first = { $you ->
    [yes] You are the first player of this round.
   *[no] { $who } is the first player of this round.
 }
stage-ended = The last round is over.
stage-new-year = A new year begins.
stage-season-changed = The season changes: now it is { $now }.
stage-moved = The season token moves on.

## The board of a player.

stage-brief = { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
 }, energy { $n }, in play { $cards }
stage-reserve = { $you ->
    [yes] Your energy
   *[no] Energy of { $who }
 }
stage-of = { $n } of { $most }
stage-too-many = { $n } too many
stage-worth = worth { $n }
stage-token-said = { $energy }: { $n }{ $priced ->
    [yes] , each worth { $worth }
   *[no] {""}
 }
stage-crystals-head = Crystals
stage-power = Summoning power
stage-power-of = { $n } of { $most } used
stage-in-play = { $you ->
    [yes] Your cards in play
   *[no] Cards in play of { $who }
 }
stage-hand = { $you ->
    [yes] Your hand
   *[no] Hand of { $who }
 }
stage-cost-none = free
stage-cost-choice = different tokens
stage-bonuses = Bonuses
stage-bonuses-used = { $n } of { $most } used{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty } at the end
 }
stage-bonus-exchange = swap 2 tokens
stage-bonus-crystallise = crystallise, +1 each
stage-bonus-summoning = summoning power +1
stage-bonus-draw = draw 2, keep 1
stage-bonus-used = { $you ->
    [yes] You use a bonus: { $bonus }.
   *[no] { $who } uses a bonus: { $bonus }.
 }
stage-die-of = { $you ->
    [yes] Your die
   *[no] Die of { $who }
 }
stage-die-still = to come: { $symbols }
stage-die-before-die = not used yet
stage-die-die = at work
stage-die-actions = all used
stage-board-of = { $you ->
    [yes] Your board
   *[no] The board of { $who }
 }
stage-board-said = { $you ->
    [yes] You have
   *[no] { $who } has
 } { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
 }, { $n ->
    [one] { $n } token
   *[other] { $n } tokens
 }, summoning power { $power }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in play.

## The turn.

stage-acts = { $you ->
    [yes] You decide.
   *[no] { $who } decides.
 }
stage-asked-turn = { $you ->
    [yes] Your turn: act, or end it.
   *[no] { $who } acts, or ends the turn.
 }
stage-asked-gain-any = { $you ->
    [yes] Take a token of any type.
   *[no] { $who } takes a token of any type.
 }
stage-asked-discard-token = { $you ->
    [yes] Too many tokens: give one back.
   *[no] Too many tokens: { $who } gives one back.
 }
stage-asked-die-draw = { $you ->
    [yes] The die lets you draw.
   *[no] The die lets { $who } draw.
 }
stage-asked-keep-drawn = { $you ->
    [yes] Keep this card, or discard it.
   *[no] { $who } keeps the card, or discards it.
 }
stage-asked-keep-one = { $you ->
    [yes] Keep one of these cards.
   *[no] { $who } keeps one of these cards.
 }
stage-asked-before-die = { $you ->
    [yes] Before your die: use a card, or go on.
   *[no] Before the die: { $who } uses a card, or goes on.
 }
stage-crystallises = { $you ->
    [yes] You crystallise energy.
   *[no] { $who } crystallises energy.
 }
stage-turn-before-die = { $you ->
    [yes] Your turn begins.
   *[no] The turn of { $who } begins.
 }
stage-turn-die = { $you ->
    [yes] Your turn: first what the die brings.
   *[no] { $who }: first what the die brings.
 }
stage-turn-actions = { $you ->
    [yes] Your turn: everything else, in any order.
   *[no] { $who }: everything else, in any order.
 }

## Cards at work.

stage-cause-entered = comes into play
stage-cause-summoning = being summoned
stage-cause-activated = activated
stage-cause-sacrificed = sacrificed
stage-cause-cost-paid = paid for
stage-cause-tokens-moved = tokens moved
stage-called = Cards that answer
stage-answers = answer
stage-answer-now = { $you ->
    [yes] yours, at work
   *[no] { $who }, at work
 }
stage-answer-done = { $you ->
    [yes] yours, done
   *[no] { $who }, done
 }
stage-answer-waits = { $you ->
    [yes] yours
   *[no] { $who }
 }
stage-summons = { $you ->
    [yes] you summon
   *[no] { $who } summons
 }
stage-uses = { $you ->
    [yes] yours
   *[no] { $who }
 }
stage-summons-card = { $you ->
    [yes] You summon { $card }.
   *[no] { $who } summons { $card }.
 }
stage-uses-card = { $you ->
    [yes] You use { $card }.
   *[no] { $who } uses { $card }.
 }
stage-works = { $you ->
    [yes] Your { $card } is at work.
   *[no] { $card } of { $who } is at work.
 }

## Before the first round, and the end.

stage-setup = The table is being set up.
stage-prelude = Choose the cards of your game.
stage-prelude-said = { $you ->
    [yes] You have
   *[no] { $who } has
 } { $dealt ->
    [one] { $dealt } card
   *[other] { $dealt } cards
 } to choose from, { $chosen } chosen, { $hand } in hand.
stage-asked-starter-set = { $you ->
    [yes] Take a starter set of nine cards.
   *[no] { $who } takes a starter set of nine cards.
 }
stage-asked-draft = { $you ->
    [yes] Keep one card. The others go on.
   *[no] { $who } keeps one card. The others go on.
 }
stage-asked-pile = { $you ->
    [yes] Put three cards aside for each year.
   *[no] { $who } puts three cards aside for each year.
 }
stage-asked-pick-dice = Dice for each season are chosen by chance.
stage-asked-deal = Nine cards are dealt.
stage-dealt = { $you ->
    [yes] You choose from
   *[no] { $who } chooses from
 }
stage-drafted = { $you ->
    [yes] Your cards
   *[no] Cards of { $who }
 }
stage-piles = { $you ->
    [yes] Your three years
   *[no] Three years of { $who }
 }
stage-pile-I = Year I: hand
stage-pile-II = Year II
stage-pile-III = Year III
stage-dice-in-game = { $n ->
    [one] { $n } die in the game
   *[other] { $n } dice in the game
 }
stage-score-crystals = Crystals
stage-score-cards = Cards
stage-score-hand = Hand
stage-score-bonus = Bonuses
stage-score-total = Total
stage-won = winner
stage-winners = { $n ->
    [1] The winner: { $who }.
   *[other] The winners: { $who }.
 }
stage-counting = The prestige is counted.
