## Defeats.

event-mage-falls = { NAME($who) } is defeated by { NAME($by) }.
event-defeated-outright = { NAME($by) } defeats { NAME($who) } outright, whatever the damage.
event-saved = { NAME($who) } is saved by the text of the card itself.
event-defeat-averted = { NAME($who) } is no longer defeated.
event-action-lost = What is left of the physical action is lost: { NAME($who) }.
event-spell-goes-on = “{ NAME($card) }” is not lost: what is left of it is still applied.
event-still-defeated = { NAME($who) } was defeated outright and stays so, whatever was healed.
event-share = { NAME($who) } has { $chips } of the damage on { NAME($of) }: { $n } power.
event-no-share = There is no damage on { NAME($of) }, so nobody gains power.
event-chips-counted = Only the damage that lay on { NAME($of) } has counted: { $n }.
    .quiet = yes
event-chips-returned = Damage chips of { NAME($who) } that go back to their owners: { $n }.
event-mage-defeated = The defeat of { NAME($who) } has been resolved.
    .quiet = yes

ask-defeat = { NAME($who) } is defeated.
option-defeat = resolve the defeat
ask-evocation-defeat = { NAME($who) }, an evocation is defeated.
option-evocation-defeat = { NAME($who) } leaves the lodge
ask-moon = A new moon begins.
option-moon = moon { $moon }

program-defeat = Defeat of a mage
program-evocation-defeat = Defeat of an evocation
sentence-defeat-1 = The mage may still use traps and defences whose conditions are met.
sentence-defeat-2 = If he is not saved: assigned evocations leave, the figure goes to its cell, a trophy is taken, power is split, and the chips return.
sentence-evocation-defeat-1 = Its figure leaves the lodge, and its card goes back to its deck.
