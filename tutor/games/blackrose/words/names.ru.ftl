## Имена того, кто и чем играет, кроме комнат, в падежах; pre — то, что стоит после «в» и «на».

name-rose = { $case ->
    [gen] Чёрной Розы
    [dat] Чёрной Розе
    [acc] Чёрную Розу
    [ins] Чёрной Розой
    [pre] Чёрной Розе
   *[nom] Чёрная Роза
 }
name-avatar = { $case ->
    [gen] аватара
    [dat] аватару
    [acc] аватара
    [ins] аватаром
    [pre] аватаре
   *[nom] аватар
 }
name-graminia = { $case ->
    [gen] Граминьи
    [dat] Граминье
    [acc] Граминью
    [ins] Граминьей
    [pre] Граминье
   *[nom] Граминья
 }
name-riccart = { $case ->
    [gen] Риккарта
    [dat] Риккарту
    [acc] Риккарта
    [ins] Риккартом
    [pre] Риккарте
   *[nom] Риккарт
 }
name-doria = Дориа
name-baron-doria = { $case ->
    [gen] барона Дориа
    [dat] барону Дориа
    [acc] барона Дориа
    [ins] бароном Дориа
    [pre] бароне Дориа
   *[nom] барон Дориа
 }
name-arianna = { $case ->
    [gen] Арианны
    [dat] Арианне
    [acc] Арианну
    [ins] Арианной
    [pre] Арианне
   *[nom] Арианна
 }
name-cell = { $case ->
    [gen] своей кельи
    [dat] своей келье
    [acc] свою келью
    [ins] своей кельей
    [pre] своей келье
   *[nom] своя келья
 }
name-imaginary-parts = { $case ->
    [gen] мнимой фигурки ({ NAME($p1) })
    [dat] мнимой фигурке ({ NAME($p1) })
    [acc] мнимую фигурку ({ NAME($p1) })
    [ins] мнимой фигуркой ({ NAME($p1) })
    [pre] мнимой фигурке ({ NAME($p1) })
   *[nom] мнимая фигурка ({ NAME($p1) })
 }
name-quick = { $case ->
    [gen] ячейки быстрого заклинания
    [dat] ячейке быстрого заклинания
    [acc] ячейку быстрого заклинания
    [ins] ячейкой быстрого заклинания
    [pre] ячейке быстрого заклинания
   *[nom] ячейка быстрого заклинания
 }
name-I = { $case ->
    [gen] ячейки I
    [dat] ячейке I
    [acc] ячейку I
    [ins] ячейкой I
    [pre] ячейке I
   *[nom] ячейка I
 }
name-II = { $case ->
    [gen] ячейки II
    [dat] ячейке II
    [acc] ячейку II
    [ins] ячейкой II
    [pre] ячейке II
   *[nom] ячейка II
 }
name-III = { $case ->
    [gen] ячейки III
    [dat] ячейке III
    [acc] ячейку III
    [ins] ячейкой III
    [pre] ячейке III
   *[nom] ячейка III
 }

name-succubus-n = { $case ->
    [gen] суккуба { $n }
    [dat] суккубу { $n }
    [acc] суккуба { $n }
    [ins] суккубом { $n }
    [pre] суккубе { $n }
   *[nom] суккуб { $n }
 }
name-colossus-n = { $case ->
    [gen] колосса { $n }
    [dat] колоссу { $n }
    [acc] колосса { $n }
    [ins] колоссом { $n }
    [pre] колоссе { $n }
   *[nom] колосс { $n }
 }
name-nigredo-n = нигредо { $n }
name-cadaver-n = { $case ->
    [gen] кадавра { $n }
    [dat] кадавру { $n }
    [acc] кадавра { $n }
    [ins] кадавром { $n }
    [pre] кадавре { $n }
   *[nom] кадавр { $n }
 }
name-umbra-n = { $case ->
    [gen] умбры { $n }
    [dat] умбре { $n }
    [acc] умбру { $n }
    [ins] умброй { $n }
    [pre] умбре { $n }
   *[nom] умбра { $n }
 }
name-totem-n = { $case ->
    [gen] тотема { $n }
    [dat] тотему { $n }
    [acc] тотем { $n }
    [ins] тотемом { $n }
    [pre] тотеме { $n }
   *[nom] тотем { $n }
 }
name-mysterious-totem-n = { $case ->
    [gen] загадочного тотема { $n }
    [dat] загадочному тотему { $n }
    [acc] загадочный тотем { $n }
    [ins] загадочным тотемом { $n }
    [pre] загадочном тотеме { $n }
   *[nom] загадочный тотем { $n }
 }
name-ancestral-totem-n = { $case ->
    [gen] тотема предков { $n }
    [dat] тотему предков { $n }
    [acc] тотем предков { $n }
    [ins] тотемом предков { $n }
    [pre] тотеме предков { $n }
   *[nom] тотем предков { $n }
 }
name-albedo-n = альбедо { $n }

name-grimoire-parts = { $case ->
    [gen] гримуара ({ NAME($p1) })
    [dat] гримуару ({ NAME($p1) })
    [acc] гримуар ({ NAME($p1) })
    [ins] гримуаром ({ NAME($p1) })
    [pre] гримуаре ({ NAME($p1) })
   *[nom] гримуар ({ NAME($p1) })
 }
name-forgotten = Забытые заклинания
name-quest = Задания
name-event = События
name-jinx = Сглазы
name-upgrade = Улучшения
name-evocation = Воплощения
name-quest-n = Задания фазы { $n }
name-event-n = События фазы { $n }
name-avatar-event-n = События аватара фазы { $n }
name-order-n = Приказы фазы { $n }

name-air = воздух
name-earth = земля
name-fire = огонь
name-water = вода
name-holy = святость
name-profane = скверна
name-magic = магия
