# Reasons in two or three words, beside the piece that they are about.

short-missing = { NAME($essence) }: { $have } of { $need }
short-missing-on = { NAME($essence) }: { $have } of { $need }
short-turned = turned
short-upright = not turned
short-not-turn = has the turn
short-action-begun = acts already
short-step-begun = acts now
short-not-collecting = collects
short-not-passing = has not passed
short-has-passed = has passed
short-in-play = in play already
short-in-discard = in a discard pile
short-claimed = claimed
short-reaction = answers only
short-not-an-action = no action
short-ability-waits = gives first
short-deck-empty = deck empty
short-no-card-in-hand = hand empty
short-nothing-to-destroy = no artifact
short-nothing-to-place = nothing to place
short-own-item = own item
short-other-at-check = decides now
