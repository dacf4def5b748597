## Имена того, чем играют, кроме компонентов; эссенции с числом.

name-calm = покой
name-life = жизнь
name-elan = пыл
name-death = смерть
name-gold = золото
name-any = любые эссенции
name-calm-n = { $n ->
    [one] { $n } покой
   *[other] { $n } покоя
 }
name-life-n = { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
 }
name-elan-n = { $n ->
    [one] { $n } пыл
   *[other] { $n } пыла
 }
name-death-n = { $n ->
    [one] { $n } смерть
    [few] { $n } смерти
   *[many] { $n } смертей
 }
name-gold-n = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
 }
name-dragon = дракон
name-creature = существо
name-monuments = колода монументов
name-monument-deck = верхняя карта колоды монументов
name-place-tile-n = планшет места силы { $n }

cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
points-n = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 }
