## What can be predicted, and what changes.

fact-round = round
fact-phase = phase
fact-turn = whose turn
fact-first = holder of the first-player token
fact-token-passed = pass side of the token up
fact-ended = the game has ended
fact-winners = winners
fact-game = game of the match
fact-places = places of power in the middle
fact-monuments = face-up monuments
fact-monument-deck = cards in the monument deck
fact-items = magic items in the supply
fact-seat-calm = calm ({ NAME($seat) })
fact-seat-life = life ({ NAME($seat) })
fact-seat-elan = elan ({ NAME($seat) })
fact-seat-death = death ({ NAME($seat) })
fact-seat-gold = gold ({ NAME($seat) })
fact-seat-points = points ({ NAME($seat) })
fact-seat-hand = cards in hand ({ NAME($seat) })
fact-seat-deck = cards in the deck ({ NAME($seat) })
fact-seat-discard = discard pile ({ NAME($seat) })
fact-seat-passed = passed ({ NAME($seat) })
fact-seat-wins = wins ({ NAME($seat) })
fact-seat-components = components ({ NAME($seat) })
fact-seat-turned = { NAME($id) } turned ({ NAME($seat) })
fact-seat-on = { NAME($id) } ({ NAME($seat) })

name-calm-of = calm on { NAME($of) }
name-life-of = life on { NAME($of) }
name-elan-of = elan on { NAME($of) }
name-death-of = death on { NAME($of) }
name-gold-of = gold on { NAME($of) }

value-collect = collecting essences
value-actions = actions
value-check = victory check
