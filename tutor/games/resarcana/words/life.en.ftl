## Loss of life and reactions.

event-threatened = { NAME($card) }: { NAME($who) } is to lose { $n } life.
event-immune = { NAME($who) } has passed and loses no life.
event-answers = { $does ->
    [suffer] { NAME($who) } bears the loss.
    [react] { NAME($who) } reacts.
   *[other] { NAME($who) } takes the way out.
 }
event-decided = { NAME($who) } has decided.
event-avoided = { NAME($who) } loses nothing.
event-lost = { NAME($who) } loses { NAMES($what) }.
event-owes-nothing = { NAME($who) } has nothing left and owes nothing more.

ask-life-loss = { NAME($who) }: { NAME($card) } of { NAME($by) } is about to take { $n } life from you. What do you do?
ask-substitutes = Which essences do you discard in the place of life?

option-react = react with { NAME($card) }
option-suffer = bear the loss of { $n } life
option-lose = { NAMES($what) }
option-way-out-pay = discard { NAMES($what) } and lose nothing
option-way-out-destroy = destroy an artifact and lose nothing
option-way-out-discard = discard a card and lose nothing

refusal-no-dragon = { NAME($by) } is no dragon
allowed-no-dragon = against the power of a dragon

program-life-loss = Loss of life
sentence-life-loss-1 = React, take the way out, or discard life and two other essences for each life that is missing.
