## Names of what is played with, but for the components; essences with their numbers.

name-calm = calm
name-life = life
name-elan = elan
name-death = death
name-gold = gold
name-any = any essences
name-calm-n = { $n } calm
name-life-n = { $n } life
name-elan-n = { $n } elan
name-death-n = { $n } death
name-gold-n = { $n } gold
name-dragon = dragon
name-creature = creature
name-monuments = the monument deck
name-monument-deck = the top card of the monument deck
name-place-tile-n = place of power tile { $n }

cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
