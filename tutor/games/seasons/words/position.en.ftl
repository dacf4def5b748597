# Words of the form in which a position is built. What the attributes mean: tutor/views/workbench/form_words.py.

## A position.

field-players = players
    .keys = anna, boris, vera, gleb
field-do = what is to happen
field-level = level
    .rare = 1
field-first = first player
    .offers = anna, boris, vera, gleb
field-year = year
field-space = space of the season marker
field-round = round
field-dice = dice of the game
    .rare = 1
field-left = die that nobody took
field-deck = deck
field-discard = discard pile
field-turn = the turn
field-dice-season = season of the rolled dice
    .rare = 1
field-looking = cards on their way
    .rare = 1
field-past = the third year is over
    .rare = 1
field-ended = the game is over
    .rare = 1
field-scores = final points
    .rare = 1
    .keys = anna, boris, vera, gleb
field-winners = winners
    .rare = 1
    .offers = anna, boris, vera, gleb
field-stockpile = limited supply of tokens
    .rare = 1
value-scores-crystals = crystals
value-scores-cards = cards in play
value-scores-hand = cards in hand
value-scores-bonus = bonuses

## A player.

field-crystals = crystals
field-reserve = energy in the reserve
field-power = summoning power
field-bonuses = bonuses used
field-hand = hand
field-play = cards in play
field-library = cards under the library tokens
field-die = die of the round
field-dealt = cards dealt
    .rare = 1
field-drafted = cards chosen
    .rare = 1
field-origin = library after the prelude
    .rare = 1
field-returned = cards taken back in this round
    .rare = 1
value-II = year II
value-III = year III

## A card in play, a die.

field-card = card
field-turned = turned
field-tokens = energy on it
field-received = passed on by another player
    .rare = 1
field-number = number of the copy
    .rare = 1
field-DieSpec-die = die
field-side = side that lies up

## The turn.

field-seat = player
    .offers = anna, boris, vera, gleb
field-stage = part of the turn
field-access = crystallising is open
field-extra = extra crystals for every token
    .rare = 1
field-TurnSpec-left = symbols of the die still to come
    .rare = 1
field-played = cards that came into play
    .rare = 1
field-owed = crystals due with the die
    .rare = 1
field-crystallised = has crystallised
    .rare = 1
field-announced = card being summoned
    .rare = 1
field-by-bonus = open by the bonus alone
    .rare = 1
field-batch = tokens of the batch crystallised
    .rare = 1
field-cards = cards
field-shown = shown to all

## What is carried out.

field-who = who
    .offers = anna, boris, vera, gleb
field-program = effect
    .offers = programs
field-with = what is fixed already
    .rare = 1
field-at = begun, goes on at
    .rare = 1
field-part = ends with the next entry
    .rare = 1
