## Rooms, cells, and places that hold no room; case "the" is for the middle of a sentence.

name-room-black-rose-hall = { $case ->
    [the] the Black Rose Hall
   *[nom] Black Rose Hall
 }
name-room-throne = { $case ->
    [the] the Throne Room
   *[nom] Throne Room
 }
name-room-crypt = { $case ->
    [the] the Crypt
   *[nom] Crypt
 }
name-room-sacrificial-altar = { $case ->
    [the] the Sacrificial Altar
   *[nom] Sacrificial Altar
 }
name-room-cemetery = { $case ->
    [the] the Cemetery
   *[nom] Cemetery
 }
name-room-summoner = { $case ->
    [the] the Summoner Room
   *[nom] Summoner Room
 }
name-room-laboratory = { $case ->
    [the] the Alchemical Laboratory
   *[nom] Alchemical Laboratory
 }
name-room-arena = { $case ->
    [the] the Arena
   *[nom] Arena
 }
name-room-observatory = { $case ->
    [the] the Observatory
   *[nom] Observatory
 }
name-room-reading-room = { $case ->
    [the] the Reading Room
   *[nom] Reading Room
 }
name-room-sanctuary = { $case ->
    [the] the Sanctuary
   *[nom] Sanctuary
 }
name-room-garden = { $case ->
    [the] the Garden
   *[nom] Garden
 }
name-room-forge = { $case ->
    [the] the Forge
   *[nom] Forge
 }
name-room-treasury = { $case ->
    [the] the Treasure Room
   *[nom] Treasure Room
 }
name-room-abyss = { $case ->
    [the] the Abyss
   *[nom] The Abyss
 }
name-room-oracle = { $case ->
    [the] the Oracle Room
   *[nom] Oracle Room
 }
name-room-mirrors = { $case ->
    [the] the Mirrors Room
   *[nom] Mirrors Room
 }
name-room-armoury = { $case ->
    [the] the Armoury
   *[nom] Armoury
 }
name-room-pleasures = { $case ->
    [the] the Pleasures Room
   *[nom] Pleasures Room
 }
name-cell-a = cell A
name-cell-b = cell B
name-cell-c = cell C
name-cell-d = cell D
name-place-parts = place ({ $p1 }, { $p2 })
