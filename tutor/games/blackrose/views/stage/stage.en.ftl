## The stage of Black Rose Wars.

stage-you = you
stage-seat-asked = { $who }, asked
stage-seat-acts = { $who } acts
stage-seat-turn = turn of { $who }
stage-seat-won = { $who } wins
stage-you-asked = your answer
stage-you-acts = you act
stage-you-turn = your turn
stage-you-won = you win
stage-may-answer = { $who } may answer
stage-damage-note = damage
stage-power = { $who }: power
stage-crown = crown
stage-crown-of = crown: { $who }
stage-chip-of = chip of { $who }
stage-token-on = token of { $what }: { $where }
stage-room-ready = restored, ready
stage-room-used = restored, used
stage-ready = ready
stage-used = used
stage-chips = { $n } of { $of } slots taken
stage-figure = { $who }, damage { $life }, { $place }
stage-falls = { $who } is defeated
stage-falls-note = full life track
stage-of = { $who } plays it
stage-spell-of = spell of { $who }
stage-trap-of = trap of { $who }
stage-defence-of = defence of { $who }
stage-waits = { $who } · waits
stage-label-due = Postponed: { $names }.
stage-waiting = Waits
stage-runs = Runs now
stage-slot = { $slot }: { $state }
stage-quest = quest, reward { $n }
stage-left = left: { $what }
stage-why-far = too far
stage-why-blocked = no line
stage-actions = Physical actions, { $n } left
stage-your-spells = Your spells
stage-spells-of = Spells of { $who }
stage-label-runs = { $what } of { $who } runs.
stage-label-waits = Waiting: { $what }.
stage-label-at = { $who }: { $place }, damage { $life }.
stage-winner = { $n ->
    [1] { $who } wins
   *[other] { $who } win together
 }
stage-count = The final count
stage-points = { $who }: { $n }.
stage-chips-n = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
 }
stage-label-track = Life track of { $who }: { $n } of { $of }.
stage-track-of = Life track of { $who }
stage-power-head = Power and trophies
stage-has = power { $power }, trophies { $trophies }
stage-step-last-chance = last chance
stage-step-cell = to the cell
stage-step-trophy = trophy
stage-step-share = power is shared
stage-step-chips = chips go home
stage-label-events = Events: { $names }.
stage-choose = { $who } chooses
stage-label-choice = { $who } chooses among { $names }.
stage-label-board = At the table: { $who }.
stage-grimoire = grimoire
stage-nothing-yet = nothing yet
stage-you-choose = You choose
stage-memories = memories
stage-label-mage = { $who } holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }: { $names }.
stage-in-hand = in hand
stage-left-hand = left the hand
stage-in-active = active quest
stage-left-active = no longer active
stage-in-solved = solved quest
stage-left-solved = solved before
stage-in-completed = completed
stage-in-jinxes = jinx
stage-left-jinxes = jinx taken off
stage-in-trophies = trophy
stage-label-holdings = What changed: { $who }.
stage-jinx-chips = jinx, { $n ->
    [0] no chips
    [one] { $n } chip
   *[other] { $n } chips
 }
