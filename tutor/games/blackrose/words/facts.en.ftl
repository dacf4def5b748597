## What can be predicted, and what changes.

fact-moon = moon
fact-round = round
fact-phase = phase
fact-crown = crown
fact-first = first mage
fact-ended = game over
fact-evocations = evocations in the lodge
fact-out = cards out of the game
fact-winners = winners
fact-event = event on space { $id }
fact-deck = deck: { NAME($id) }
fact-pile = discards: { NAME($id) }
fact-turn-seat = active mage
fact-turn-doing = action under way
fact-turn-left = left of the action
fact-turn-actions = actions done
fact-seat-power = power of { NAME($seat) }
fact-seat-damage = { $id ->
    [none] damage on { NAME($seat) }
   *[other] damage on { NAME($seat) } by { NAME($id) }
 }
fact-seat-instability = { $id ->
    [none] instability in { NAME($seat, case: "the") }
   *[other] instability of { NAME($id) } in { NAME($seat, case: "the") }
 }
fact-seat-health = health of { NAME($seat) }
fact-seat-at = place of { NAME($seat) }
fact-seat-owner = owner of { NAME($seat) }
fact-seat-chips = chips left to { NAME($seat) }
fact-seat-hand = hand of { NAME($seat) }
fact-seat-grimoire = grimoire of { NAME($seat) }
fact-seat-memories = memories of { NAME($seat) }
fact-seat-aside = personal spells set aside by { NAME($seat) }
fact-seat-active = active quests of { NAME($seat) }
fact-seat-solved = solved quests of { NAME($seat) }
fact-seat-completed = completed quests of { NAME($seat) }
fact-seat-jinxes = jinxes on { NAME($seat) }
fact-seat-trophies = trophies of { NAME($seat) }
fact-seat-physical = available physical actions of { NAME($seat) }
fact-seat-crown = { NAME($seat) } holds the crown
fact-seat-evocations = evocations of { NAME($seat) }
fact-seat-restored = { NAME($seat) } is restored
fact-seat-total = final points of { NAME($seat) }
fact-seat-score-power = points for power of { NAME($seat) }
fact-seat-score-quests = points for quests of { NAME($seat) }
fact-seat-score-trophies = points for trophies of { NAME($seat) }
fact-seat-score-crown = points for the crown of { NAME($seat) }
fact-seat-board-quick = quick spell of { NAME($seat) }
fact-seat-board-quick-state = state of the quick spell of { NAME($seat) }
fact-seat-board-quick-sustained = bearer of the quick spell of { NAME($seat) }
fact-seat-board-I = spell I of { NAME($seat) }
fact-seat-board-I-state = state of spell I of { NAME($seat) }
fact-seat-board-I-sustained = bearer of spell I of { NAME($seat) }
fact-seat-board-II = spell II of { NAME($seat) }
fact-seat-board-II-state = state of spell II of { NAME($seat) }
fact-seat-board-II-sustained = bearer of spell II of { NAME($seat) }
fact-seat-board-III = spell III of { NAME($seat) }
fact-seat-board-III-state = state of spell III of { NAME($seat) }
fact-seat-board-III-sustained = bearer of spell III of { NAME($seat) }
fact-seat-chips-on = chips of { NAME($seat) } on the quest { NAME($id) }
fact-seat-piece = { NAME($id) } of { NAME($seat) }

value-prepared = prepared
value-activated = activated
value-revealed = revealed
value-explore = Explore
value-combat = Combat
value-order = Order
value-cast = Cast
value-inertia = Inertia
value-move = Move (1)
value-lost = lost Move (1)
value-activate = activating a room
value-attack = attack
value-rose = Black Rose
value-study = study
value-planning = planning
value-action = action
value-evocation = evocation
value-cleanup = cleanup
