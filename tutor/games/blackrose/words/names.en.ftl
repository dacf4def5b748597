## Names of what plays and is played with, but for rooms; case "the" is for the middle of a sentence.

name-rose = the Black Rose
name-avatar = the avatar
name-graminia = Graminia
name-riccart = Riccart
name-doria = Doria
name-baron-doria = Baron Doria
name-arianna = Arianna
name-cell = the own cell
name-imaginary-parts = imaginary figure in { NAME($p1, case: "the") }
name-quick = quick slot
name-I = slot I
name-II = slot II
name-III = slot III

name-succubus-n = Succubus { $n }
name-colossus-n = Colossus { $n }
name-nigredo-n = Nigredo { $n }
name-cadaver-n = Cadaver { $n }
name-umbra-n = Umbra { $n }
name-totem-n = Totem { $n }
name-mysterious-totem-n = Mysterious Totem { $n }
name-ancestral-totem-n = Ancestral Totem { $n }
name-albedo-n = Albedo { $n }

name-grimoire-parts = { NAME($p1) }'s grimoire
name-forgotten = Forgotten spells
name-quest = Quests
name-event = Events
name-jinx = Jinxes
name-upgrade = Upgrades
name-evocation = Evocations
name-quest-n = Quests of moon { $n }
name-event-n = Events of moon { $n }
name-avatar-event-n = Avatar events of moon { $n }
name-order-n = Orders of moon { $n }

name-air = air
name-earth = earth
name-fire = fire
name-water = water
name-holy = holy
name-profane = profane
name-magic = magic
