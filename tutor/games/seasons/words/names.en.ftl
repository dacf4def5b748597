## Names of energies, symbols, seasons, and cards in play.

name-air = air
name-water = water
name-fire = fire
name-earth = earth
name-energy = energy
name-crystals = crystals
name-crystals-n = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
 }
name-power = summoning power
name-draw = a card
name-crystallise = crystallising
name-winter = winter
name-spring = spring
name-summer = summer
name-autumn = autumn
name-hand = hand
name-apprentice = apprentice
name-magician = magician
name-archmage = archmage
name-on-parts = { NAME($p2) } on { NAME($p1) }
crystals-n = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
 }
cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
tokens-n = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
 }

name-familiar = familiar
name-item = magic item

## Copies in play are named by their card; the second one with its number.

name-copy-n = { NAME($of) }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n })
 }
