## Экземпляры в игре: имя карты, у второго ещё и номер.

copy-n = { $n ->
    [1] { "" }
   *[other] { " " }({ $n })
 }
name-amulet-of-air-n = { NAME("amulet-of-air") }{ copy-n }
name-amulet-of-fire-n = { NAME("amulet-of-fire") }{ copy-n }
name-amulet-of-earth-n = { NAME("amulet-of-earth") }{ copy-n }
name-amulet-of-water-n = { NAME("amulet-of-water") }{ copy-n }
name-balance-of-ishtar-n = { NAME("balance-of-ishtar") }{ copy-n }
name-staff-of-spring-n = { NAME("staff-of-spring") }{ copy-n }
name-temporal-boots-n = { NAME("temporal-boots") }{ copy-n }
name-purse-of-io-n = { NAME("purse-of-io") }{ copy-n }
name-divine-chalice-n = { NAME("divine-chalice") }{ copy-n }
name-syllas-n = { NAME("syllas") }{ copy-n }
name-figrim-n = { NAME("figrim") }{ copy-n }
name-naria-n = { NAME("naria") }{ copy-n }
name-wondrous-chest-n = { NAME("wondrous-chest") }{ copy-n }
name-beggars-horn-n = { NAME("beggars-horn") }{ copy-n }
name-die-of-malice-n = { NAME("die-of-malice") }{ copy-n }
name-kairn-n = { NAME("kairn") }{ copy-n }
name-amsug-n = { NAME("amsug") }{ copy-n }
name-bespelled-grimoire-n = { NAME("bespelled-grimoire") }{ copy-n }
name-ragfields-helm-n = { NAME("ragfields-helm") }{ copy-n }
name-hand-of-fortune-n = { NAME("hand-of-fortune") }{ copy-n }
name-lewis-n = { NAME("lewis") }{ copy-n }
name-runic-cube-n = { NAME("runic-cube") }{ copy-n }
name-potion-of-power-n = { NAME("potion-of-power") }{ copy-n }
name-potion-of-dreams-n = { NAME("potion-of-dreams") }{ copy-n }
name-potion-of-knowledge-n = { NAME("potion-of-knowledge") }{ copy-n }
name-potion-of-life-n = { NAME("potion-of-life") }{ copy-n }
name-hourglass-n = { NAME("hourglass") }{ copy-n }
name-scepter-n = { NAME("scepter") }{ copy-n }
name-olafs-statue-n = { NAME("olafs-statue") }{ copy-n }
name-forgotten-vase-n = { NAME("forgotten-vase") }{ copy-n }
name-elemental-amulet-n = { NAME("elemental-amulet") }{ copy-n }
name-tree-of-light-n = { NAME("tree-of-light") }{ copy-n }
name-arcano-leech-n = { NAME("arcano-leech") }{ copy-n }
name-crystal-orb-n = { NAME("crystal-orb") }{ copy-n }
name-glutton-cauldron-n = { NAME("glutton-cauldron") }{ copy-n }
name-vampiric-crown-n = { NAME("vampiric-crown") }{ copy-n }
name-dragon-skull-n = { NAME("dragon-skull") }{ copy-n }
name-demon-of-argos-n = { NAME("demon-of-argos") }{ copy-n }
name-titus-n = { NAME("titus") }{ copy-n }
name-air-elemental-n = { NAME("air-elemental") }{ copy-n }
name-thieving-fairies-n = { NAME("thieving-fairies") }{ copy-n }
name-cursed-treatise-n = { NAME("cursed-treatise") }{ copy-n }
name-idol-n = { NAME("idol") }{ copy-n }
name-necrotic-kriss-n = { NAME("necrotic-kriss") }{ copy-n }
name-lantern-n = { NAME("lantern") }{ copy-n }
name-sealed-chest-n = { NAME("sealed-chest") }{ copy-n }
name-mirror-n = { NAME("mirror") }{ copy-n }
name-pendant-n = { NAME("pendant") }{ copy-n }
name-sid-n = { NAME("sid") }{ copy-n }
name-damned-soul-n = { NAME("damned-soul") }{ copy-n }
