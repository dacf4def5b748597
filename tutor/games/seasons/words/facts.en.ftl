## What can be predicted, and what changes.

fact-year = year
fact-space = space of the season token
fact-season = season
fact-round = round
fact-first = first player
fact-ended = game over
fact-deck = cards in the deck
fact-discard = cards in the discard pile
fact-looking = cards being looked at
fact-winners = winners
fact-turn-seat = whose turn
fact-turn-stage = part of the turn
fact-turn-access = crystallising is open
fact-turn-extra = crystals the bonus adds
fact-seat-crystals = crystals ({ NAME($seat) })
fact-seat-power = summoning power ({ NAME($seat) })
fact-seat-bonuses = bonuses used ({ NAME($seat) })
fact-seat-hand = cards in hand ({ NAME($seat) })
fact-seat-play = in play ({ NAME($seat) })
fact-seat-cards = cards in play ({ NAME($seat) })
fact-seat-reserve = { $id ->
    [none] tokens in reserve ({ NAME($seat) })
   *[other] { NAME($id) } in reserve ({ NAME($seat) })
 }
fact-seat-limit = limit of the reserve ({ NAME($seat) })
fact-seat-overflow = tokens too many ({ NAME($seat) })
fact-seat-library = cards under library tokens ({ NAME($seat) })
fact-seat-drafted = cards chosen ({ NAME($seat) })
fact-seat-turned = turned: { NAME($id) } ({ NAME($seat) })
fact-seat-tokens = tokens on { NAME($id) } ({ NAME($seat) })
fact-seat-die = die ({ NAME($seat) })
fact-seat-side = side of { NAME($seat) }
fact-seat-seat = who has { NAME($seat) }
fact-seat-total = total ({ NAME($seat) })
fact-seat-score-crystals = points for crystals ({ NAME($seat) })
fact-seat-score-cards = points for cards in play ({ NAME($seat) })
fact-seat-score-hand = points for cards in hand ({ NAME($seat) })
fact-seat-score-bonus = points for bonuses ({ NAME($seat) })

value-before-die = before the die
value-die = the die
value-actions = all other actions
