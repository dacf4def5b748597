## The Automa.

name-automa = the Automa

event-automa-board = The Automa plays with this board: { NAME($board) }.
event-prepared-as-for-two = Fate deck and common area are prepared as for two players.
event-automa-empty = The Automa takes no dice and no ingredients.
event-automa-turn = The Automa begins turn { $number }.
event-automa-unknown = The sources do not give the instructions of this board ({ NAME($board) }), so the Automa does nothing.
event-automa-kind = { $turn ->
    [learning] For the Automa this is a Learning turn.
    [trial] For the Automa this is a Trial turn.
   *[rest] For the Automa this is a Rest turn.
 } Instructions: { $n }.
event-automa-done = The Automa has followed its instructions and does nothing else.
event-automa-level = The level of the Automa is { $n }: so many discipline marks lie on its board.
event-automa-picks = { $what ->
    [class] The Automa goes to the { NAME("class", $card) }.
    [contract] The Automa turns to the contract { NAME($card) }.
   *[trial] The Automa turns to the trial { NAME($card) }.
 }
event-automa-finds-none = { $what ->
    [class] The Automa finds no class.
    [contract] The Automa finds no contract of its side.
   *[trial] The Automa finds no trial that its instruction allows.
 }
event-automa-die = The Automa takes a die from the supply free of charge: { NAME($colour) }.
    .quiet = yes
event-automa-placed = The Automa places { NAME("die", $colour, $value, case: "the") }: { NAME($section) }.
event-automa-no-slot = No slot is free for { NAME("die", $colour, $value, case: "the") } of the Automa ({ NAME($section) }): it is not placed, and the instruction is carried out all the same.
event-automa-blocked = The die that the Automa needs is not to be had ({ NAME($section) }), so the instruction ends.
event-automa-takes = The Automa takes the { $side ->
    [left] left
   *[right] right
 } card, { NAME($card) }: { NAME("market", $market) }.
event-automa-keeps = The Automa keeps { NAME($card) } unused until the count.
    .quiet = yes
event-automa-no-card = There is no card for the Automa here: { NAME("market", $market) }.
event-automa-contract = The Automa completes the contract { NAME($contract) } without doing its task.
event-automa-side = From now on the side of the Automa is { $side ->
    [light] Light
   *[dark] Dark
 }.
event-automa-no-reward = From { NAME($card) } the Automa gets its symbols and no other reward.
event-automa-path = The Automa takes the { $side ->
    [light] Light
   *[dark] Dark
 } path.
event-automa-no-side = The Automa has no side yet, and its instruction names none, so it leaves the trial alone.
event-automa-no-threat = The Automa rolls no threat.
    .quiet = yes
event-automa-trial = The Automa passes the trial { NAME($trial) } by the { $side ->
    [light] Light
   *[dark] Dark
 } path.
event-automa-event = The Automa has revealed “{ NAME($card) }”; it is resolved as if { NAME($seat) } had, and leaves the Automa out.

ask-automa-roll = The Automa rolls its die.
ask-automa-class = Which class does the Automa go to?
ask-automa-contract = { NAME($who) }, which contract does the Automa complete?
ask-automa-trial = { NAME($who) }, which trial does the Automa pass?
ask-automa-side = { NAME($who) }, by which path does the Automa pass the trial?
option-automa-class = { NAME("class", $card) }
option-automa-contract = { NAME($card) }
option-automa-trial = { NAME($card) }
option-automa-side = { $side ->
    [light] the Light path
   *[dark] the Dark path
 }

program-automa-turn = Turn of the Automa
sentence-automa-turn-1 = The Automa begins its turn.
sentence-automa-turn-2 = It carries out its instructions one by one.
sentence-automa-turn-3 = Beyond them it does nothing.
sentence-automa-turn-4 = After a Trial turn move the contract row on and reveal a fate card.
sentence-automa-turn-5 = After a Rest turn move the contract row on and reveal a fate card.
program-automa-class-mark = Automa: mark and card of a class
sentence-automa-class-mark-1 = A class is picked.
sentence-automa-class-mark-2 = The needed die comes from the supply.
sentence-automa-class-mark-3 = Roll it, place it, and give the Automa the mark and a card of the class.
program-automa-class-card = Automa: card of a class
sentence-automa-class-card-1 = A class is picked.
sentence-automa-class-card-2 = The needed die comes from the supply.
sentence-automa-class-card-3 = Roll it, place it, and give the Automa a card of the class.
program-automa-potion = Automa: potion
sentence-automa-potion-1 = The needed die comes from the supply.
sentence-automa-potion-2 = Roll it, place it, and give the Automa a potion of the market.
program-automa-artifact = Automa: artifact
sentence-automa-artifact-1 = The needed die comes from the supply.
sentence-automa-artifact-2 = Roll it, place it, and give the Automa an artifact of the market.
program-automa-arcana = Automa: Arcana
sentence-automa-arcana-1 = The Automa gains Arcana.
program-automa-contract = Automa: contract
sentence-automa-contract-1 = The needed die comes from the supply.
sentence-automa-contract-2 = Roll it, place it, and let the Automa complete a contract of its side.
program-automa-trial = Automa: trial
sentence-automa-trial-1 = A trial is picked.
sentence-automa-trial-2 = The Automa passes it by the path of its side.
