## Heads above many options of one kind.

group-place-die = Place a die: { NAME($section) }
group-place-beside = Place a die beside the slots
group-place-free = { group-place-beside }
group-place-knock = Knock out a placed die
group-use-card = Cards
group-brew-card = { group-use-card }
group-summon-card = { group-use-card }
group-summon-there = { group-use-card }
group-use-mark = Marks and primagic
group-use-crystal = { group-use-mark }
group-use-fruit = { group-use-mark }
group-discard-red = { group-use-mark }
group-discard-yellow = { group-use-mark }
group-hurry = { group-use-mark }
group-bind = { group-use-mark }
group-roll-for-die = { group-use-mark }
group-refresh-market = { group-use-mark }
group-refresh-row = { group-use-mark }
