# Words of the form in which a position is built. What the attributes mean: tutor/views/workbench/form_words.py.

## A position.

field-players = players
    .keys = anna, boris, vera, gleb
field-do = what is to happen
field-places = places of power in the middle
field-monuments = open monuments
field-deck = deck of monuments
field-items = magic items of the supply
field-open = artifacts to draft from
    .rare = 1
field-first = has the first player token
    .offers = anna, boris, vera, gleb
field-token-passed = first player token on its pass side
field-round = round
field-phase = phase
field-mode = way of setting up
    .rare = 1
field-game = game of the match
    .rare = 1
field-turn = whose turn
    .offers = anna, boris, vera, gleb
field-looking = cards looked at
    .rare = 1
field-cut = the round ends at once
    .rare = 1
field-ended = the game is over
    .rare = 1
field-winners = winners
    .rare = 1
    .offers = anna, boris, vera, gleb
field-chooser = who says who is first in the next game
    .rare = 1
    .offers = anna, boris, vera, gleb
value-mode-draft = draft
value-mode-duel = duel
value-mode-first-game = first game

## A player.

field-pool = pool of essences
field-components = components
field-hand = hand
field-PlayerSpec-deck = deck
field-discard = discard pile
field-passed = passed
field-mages = mages to choose from
    .rare = 1
field-draft = cards to draft from
    .rare = 1
field-kept = cards drafted
    .rare = 1
field-wins = games won in the match
    .rare = 1
field-bonus = extra points for this check
    .rare = 1
field-own = artifacts of the match
    .rare = 1

## A component.

field-turned = turned
field-on = essences on it
field-down = face down
    .rare = 1
field-paid = essences it was placed for
    .rare = 1
field-source = out of whose discard pile
    .rare = 1
    .offers = anna, boris, vera, gleb

## What is carried out.

field-who = who
    .offers = anna, boris, vera, gleb
field-program = effect
    .offers = programs
field-use = power that is used
    .offers = programs
field-with = what is fixed already
    .rare = 1
field-at = begun, goes on at
    .rare = 1

## Cards looked at.

field-seat = player
    .offers = anna, boris, vera, gleb
field-cards = cards
field-LookingSpec-deck = whose deck
