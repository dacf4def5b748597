# Reasons in two or three words, beside the piece that they are about.

short-no-access = crystallising shut
short-none-held = none held
short-energy-missing = energy lacking
short-tokens-missing = tokens: { $has } of { $needed }
short-alike-missing = { $has } of { $needed } alike
short-reserve-empty = reserve empty
short-water-missing = no water
short-crystals-missing = crystals: { $has } of { $needed }
short-fairies-first = crystals: { $has } of { $needed }
short-leech-unpaid = crystals: { $has } of { $needed }
short-no-power = power { $power }
short-power-full = power { $most }
short-turned = turned
short-played-now = just played
short-nothing-to-activate = no activation
short-bonuses-used = bonuses used up
short-instead-of-die-draw = only after a draw
short-not-turn = has the turn
short-act-begun = acts now
short-not-choosing = chooses a die
short-die-chosen = has a die
short-die-taken = die taken
