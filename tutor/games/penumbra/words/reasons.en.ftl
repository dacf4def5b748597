# Reasons in two or three words, beside the piece that they are about.

short-not-turn = has the turn
short-act-begun = acts now
short-kind-chosen = chosen already
short-lacking = { NAME($ingredient) }: { $held } of { $n }
short-place-in-learning = Learning only
short-slot-condition = wrong die
short-slot-players = too few players
short-slot-taken = slot taken
short-slots-unknown = slots unknown
short-no-own-die = no die
short-no-red-die = no red die
short-no-such-die = no such die
short-lacking-dice = dice: { $held } of { $n }
short-not-charged = not charged
short-turned = turned
short-permanent = always works
short-condition = answers only
short-no-die = no fitting die
short-not-wounded = not wounded
short-nothing-wounded = no wounded mark
short-no-threat-roll = only before threat
short-trial-chosen = chosen already
short-reserved-first = comes first
short-no-icon = no launch icon
short-row-no-market = no market
