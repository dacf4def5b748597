## Дальность и линии видимости: что мешает выбрать цель и при каком условии её можно выбрать.

rooms-away = { $distance ->
    [one] { $distance } комната
    [few] { $distance } комнаты
   *[other] { $distance } комнат
 }

refusal-out-of-range = { $distance ->
    [none] до { NAME($target, case: "gen") } не дойти по комнатам
   *[other] до { NAME($target, case: "gen") } { rooms-away }, а дальность { $reach }
 }
allowed-out-of-range = { $distance ->
    [none] если бы туда вёл путь по комнатам
   *[other] при дальности не меньше { $distance }
 }
refusal-los-edge = линия идёт по ребру между { NAMES($edge, case: "ins") }
allowed-los-edge = если бы линия по ребру двух комнат считалась
refusal-los-rim = линия идёт по внешнему краю { NAME($room, case: "gen") }: за ним нет комнаты
allowed-los-rim = если бы { NAME($beyond) } было занято комнатой
refusal-los-corner = линия задевает угол, где сходятся { NAMES($corner) }
allowed-los-corner = если бы задетый угол не мешал
refusal-los-gap = линия проходит через { NAME($gap, case: "acc") }, где нет комнаты
allowed-los-gap = если бы там лежала комната
refusal-los-gap-edge = линия идёт между { NAMES($edge, case: "ins") }, где нет комнат
allowed-los-gap-edge = если бы там лежали комнаты, а линия по их ребру считалась
refusal-los-cell = линия проходит через { NAME($gap, case: "acc") }, а она не входит в ложу
allowed-los-cell = если бы линия могла проходить через келью
refusal-target-cell = { NAME($target, case: "acc") } нельзя выбрать целью
refusal-caster-outside = тот, кто в { NAME($source, case: "pre") }, считается вне ложи, и мерить дальность неоткуда
allowed-caster-outside = из комнаты ложи или при неограниченной дальности
refusal-imaginary-kind = мнимой бывает только фигурка, а цель этого эффекта — не фигурка
refusal-imaginary-attack = для физической атаки нужна настоящая фигурка
refusal-imaginary-real = можно выбрать настоящую фигурку
allowed-imaginary-real = если бы выбрать было некого

## Что линия видимости встречает, но что ей не мешает.

ground-los-same = Цель в той же комнате.
ground-los-clear = { $crossed_count ->
    [0] Комнаты лежат бок о бок.
   *[other] Линия проходит через { NAMES($crossed, case: "acc") }.
 }
ground-los-edge-open = Линия идёт по ребру между { NAMES($edge, case: "ins") }, и это считается проходом по комнатам.
ground-los-corner-open = Линия задевает угол, где сходятся { NAMES($corner) }, и это не мешает.
ground-los-cell-open = Линия проходит через { NAME($gap, case: "acc") }, и та считается комнатой.

## Ответ в одну строку.

los-head = { $visible ->
    [yes] Линия видимости есть.
   *[no] Линии видимости нет.
 } { $distance ->
    [none] По комнатам туда не дойти.
   *[other] Расстояние: { rooms-away }.
 }
