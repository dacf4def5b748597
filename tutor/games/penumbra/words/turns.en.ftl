## Turns of all three kinds, the rest thread, and the facts of the whole table.

## Paths of trials.

value-dark = Dark
value-light = Light

## What happens in a turn.

event-turn-begins = { NAME($seat) } begins turn { $number }.
event-turn-kind = { $turn ->
    [learning] { NAME($seat) } takes a Learning turn.
    [trial] { NAME($seat) } takes a Trial turn.
   *[rest] { NAME($seat) } takes a Rest turn.
 }
    .quiet = yes
event-placements = { NAME($seat) } may make { $n ->
    [one] { $n } placement
   *[other] { $n } placements
 }.
event-trial-declared = { NAME($seat) } announces the Trial at the beginning of the turn.
    .quiet = yes
event-temporary-gone = { NAME($seat) }: { $n ->
    [one] { $n } temporary die goes
   *[other] { $n } temporary dice go
 } back to the supply.
event-turn-ends = { NAME($seat) } ends the turn.
event-row-stays = { NAME($seat) }: after a Learning turn the contract row and the fate deck stay as they are.
    .quiet = yes

## What happens in a Rest.

event-rest-begins = { NAME($seat) } begins to rest, at the left end of the thread.
event-mark-recharged = { NAME($seat) } charges { NAME("mark", $discipline, case: "the") } again ({ NAME($slot) }).
event-mark-stays-wounded = { NAME($seat) }: { NAME("mark", $discipline, case: "the") } is wounded and is not charged ({ NAME($slot) }).
event-rest-effect = { NAME($seat) } applies the rest effect above { NAME("mark", $discipline, case: "the") } ({ NAME($slot) }).
event-only-in-rest = { $effect ->
    [brew] { NAME($seat) } does not brew now: only the thread of a Rest turn allows it ({ NAME($slot) }).
    [exchange] { NAME($seat) } does not exchange now: only the thread of a Rest turn allows it ({ NAME($slot) }).
   *[buy] { NAME($seat) } does not buy now: only the thread of a Rest turn allows it ({ NAME($slot) }).
 }
event-die-fetched = { NAME($seat) } takes { NAME("dice", $colour, 1) } from the dice that were placed: { NAME($section) }.

## What is asked, and what may be answered.

ask-turn-kind = { NAME($who) }, which turn do you take?
option-turn-kind = { $turn ->
    [learning] a Learning turn
    [trial] a Trial turn
   *[rest] a Rest turn
 }
option-turn-kind-note = { $turn ->
    [learning] place dice in locations
    [trial] attempt a trial
   *[rest] unturn cards, charge marks, gain dice
 }
ask-effects = { NAME($who) }, do you use anything now?
option-effects-done = go on
option-effects-done-note = nothing more is used at this point
ask-rest-die = { NAME($who) }, which of the placed dice do you take?
option-rest-die = take { NAME("die", $colour, $value, case: "the") }
option-rest-die-note = { NAME($section) }
ask-rest-brew = { NAME($who) }, do you brew anything?
option-rest-brew-done = brew nothing more

## Why something is not allowed, and what would make it so.

refusal-must-rest = after a mortal wound the next turn has to be a Rest
allowed-must-rest = in the turn after that Rest
refusal-no-trial = no trial lies in the row, and you have none in reserve
allowed-no-trial = if there were a trial to attempt

## Effects, and a wording for each of their full stops.

program-turn = Turn
sentence-turn-1 = A turn begins.
sentence-turn-2 = Choose a Learning, a Trial or a Rest turn.
sentence-turn-3 = Announce it.
sentence-turn-4 = Play the turn.
program-play-turn = Course of the turn
sentence-play-turn-1 = In a Learning turn, place dice in locations.
sentence-play-turn-2 = In a Trial turn, attempt a trial.
sentence-play-turn-3 = In a Rest turn, follow the rest thread.
sentence-play-turn-4 = The turn ends.
sentence-play-turn-5 = After a Learning turn, leave the contract row and the fate deck alone.
sentence-play-turn-6 = After a Trial turn, move the contract row on and reveal a fate card.
sentence-play-turn-7 = After a Rest turn, move the contract row on and reveal a fate card.
program-end-of-turn = End of the turn
sentence-end-of-turn-1 = Receive a mortal wound that is due now.
sentence-end-of-turn-2 = Discard temporary dice and borrowed spells.
sentence-end-of-turn-3 = Under one reading the markets of the classes are filled up now.
program-uses = Effects
sentence-uses-1 = Use available effects, as many as you like.
program-rest = Rest
sentence-rest-1 = Before resting, use what you like.
sentence-rest-2 = Unturn all your cards.
sentence-rest-3 = Charge every discharged mark that is not wounded.
sentence-rest-4 = Before the dice of the thread, effects may be let in.
sentence-rest-5 = Gain a bone die.
sentence-rest-6 = Gain a second bone die.
sentence-rest-7 = Before the marks of the thread, effects may be let in.
sentence-rest-8 = From left to right, apply the rest effect above each unwounded mark.
sentence-rest-9 = After resting, use what you like.
program-rest-effects = Rest effects of a slot
program-rest-effects-of = Rest effects: { NAME($slot) }
sentence-rest-effects-1 = The rest effect above the slot happens.
sentence-rest-effects-2 = Take a die, brew, exchange or buy, as the slot shows.
program-rest-die = Die of a rest effect
sentence-rest-die-1 = Choose a suitable die among those placed in locations.
sentence-rest-die-2 = Take it, or one of the supply where there is none.

## Facts that can be predicted and expected.

fact-seat-temporary = { NAME($seat) }: temporary dice
fact-seat-marks = { NAME($seat) }: discipline marks
fact-seat-sparks = { NAME($seat) }: spark marks
fact-seat-cards = { NAME($seat) }: cards in the play area
fact-seat-contracts = { NAME($seat) }: completed contracts
fact-seat-trials = { NAME($seat) }: passed trials
fact-seat-reserved = { NAME($seat) }: contracts and trials in reserve
fact-seat-zone = { NAME($seat) }: where { NAME($id) } lies
fact-winners = winners
fact-seat-total = { NAME($seat) }: points in all
fact-seat-score = { $id ->
    [arcana] { NAME($seat) }: points for Arcana
    [trials] { NAME($seat) }: points for trials
    [mortal] { NAME($seat) }: points for mortal wounds
    [experience] { NAME($seat) }: points for experience
    [contracts] { NAME($seat) }: points for contracts
    [board] { NAME($seat) }: points of the board
    [goals] { NAME($seat) }: points for goals
    [fate] { NAME($seat) }: points for fate
   *[cards] { NAME($seat) }: points for cards
 }
fact-turn-kind = Kind of the turn
fact-turn-placements = Placements left in the turn
fact-chain-length = Length of the chain
fact-trial-passed = The trial is passed
fact-trial-path = Path of the trial
fact-trial-properties = Properties of the trial in force
fact-trial-used = Cards and chains used before the threat roll of the trial
fact-contract-done = The contract is completed
fact-guild-contracts = Contracts in the row
fact-row-trials = Trials in the row
fact-market = Open cards: { NAME("market", $id) }
fact-deck = How many cards: { NAME("deck", $id) }
fact-placed-dice = Dice in locations
fact-end-prophecy = Prophecy that was fulfilled first
