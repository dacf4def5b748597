## Имена энергий, символов, сезонов и карт в игре.

name-air = воздух
name-water = { $case ->
    [acc] воду
   *[nom] вода
 }
name-fire = огонь
name-earth = { $case ->
    [acc] землю
   *[nom] земля
 }
name-energy = энергия
name-crystals = кристаллы
name-crystals-n = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
 }
name-power = сила призыва
name-draw = карта
name-crystallise = кристаллизация
name-winter = { $case ->
    [gen] зимы
   *[nom] зима
 }
name-spring = { $case ->
    [gen] весны
   *[nom] весна
 }
name-summer = { $case ->
    [gen] лета
   *[nom] лето
 }
name-autumn = { $case ->
    [gen] осени
   *[nom] осень
 }
name-hand = рука
name-apprentice = «Ученик чародея»
name-magician = «Волшебник»
name-archmage = «Архимаг»
name-on-parts = { $case ->
    [acc] { NAME($p2, case: "acc") } («{ NAME($p1) }»)
   *[nom] { NAME($p2) } («{ NAME($p1) }»)
 }
crystals-n = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
 }
cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
cards-n-acc = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
tokens-n = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
 }

name-familiar = фамильяр
name-item = магический предмет

## Экземпляры в игре: имя карты, у второго ещё и номер.

name-copy-n = { NAME($of) }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n })
 }
