## Rounds, and collecting essences.

event-round = Round { $n } begins.
event-collect-begins = Essences are collected.
event-by-themselves = Collect abilities work by themselves and cost no action.
    .quiet = yes
event-collects-turned = { NAME($card) } collects although it is turned.
    .quiet = yes
event-in-order = { NAME($who) } asks that all collect one after the other.
event-points-gone = { NAME($card) } gives no more points for the essences taken from it.
event-stays = What lies on { NAME($card) } stays there: { NAMES($what) }.
    .quiet = yes
event-left = What lies on { NAME($card) } is left there.
    .quiet = yes
event-actions-begin = The actions begin: { NAME($who) } is first.
event-all-straightened = Straightened: { NAMES($cards) }.
event-flipped = Token and magic items are turned face up; round { $round } is over.

ask-collect = { NAME($who) }: what do you collect next?
ask-collect-order = Shall all collect one after the other?

option-collect-gain = gain essences with { NAME($card) }
option-collect-vault = leave the gold on { NAME($card) } and gain two essences
option-collect-grow = let { NAME($card) } grow
option-forge-pay = pay { NAMES($what) } for { NAME($card) }
option-forge-turn = turn { NAME($card) }
option-collect-done = that is all
option-collect-order = one after the other
option-collect-order-no = all at the same time

refusal-worked = { NAME($card) } has already given for what lies on it
allowed-worked = in the next round
refusal-taken-from = something was taken from { NAME($card) } in this phase
allowed-taken-from = if what lies on it were left there
refusal-no-gold-on = no gold lies on { NAME($card) }
allowed-no-gold-on = with gold on it
refusal-can-pay = the cost of { NAME($card) } can be paid
allowed-can-pay = if it could not be paid
refusal-forge-waits = { NAME($card) } has still to be paid for or turned
allowed-forge-waits = after one of both
refusal-ability-waits = { NAME($card) } has not given its essences yet
allowed-ability-waits = after gaining them

program-round = Round
sentence-round-1 = A new round begins.
sentence-round-2 = All players collect essences.
sentence-round-3 = The holder of the first-player token opens the phase of actions.
sentence-round-4 = The players act in turn until all have passed.
sentence-round-5 = Victory is checked.
sentence-round-6 = If nobody has won, straighten all components and turn token and items face up.
program-rounds = Rounds
sentence-rounds-1 = Play round after round until a check ends the game.
program-collect = Collecting essences
sentence-collect-1 = The round opens with collecting essences.
sentence-collect-2 = Any player may ask that it is done one by one.
sentence-collect-3 = Collect at the same time, or else clockwise from the first player.
program-collect-seat = Collecting of one player
sentence-collect-seat-1 = Gain everything that leaves no choice.
sentence-collect-seat-2 = Use collect abilities and take essences from components in any order.
sentence-collect-seat-3 = What you did not take stays where it lies.
