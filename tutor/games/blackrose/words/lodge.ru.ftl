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
allowed-target-cell = если выбрать комнату ложи
refusal-caster-outside = тот, кто в { NAME($source, case: "pre") }, считается вне ложи, и мерить дальность неоткуда
allowed-caster-outside = из комнаты ложи или при неограниченной дальности
refusal-imaginary-attack = для физической атаки нужна настоящая фигурка
allowed-imaginary-attack = если бы там кто-нибудь стоял
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

## Карта ложи и то, что рядом с ней.

lodge-title = Линии видимости
lodge-head = Ложа
lodge-head-note = { $cells ->
    [0] комнат: { $rooms }
   *[other] комнат: { $rooms }, келий: { $cells }
 }
lodge-inferred = Схема выведена по смыслу: рисунок из книги утрачен
lodge-sample = Один из многих раскладов комнат
lodge-map = Карта ложи
lodge-press = Нажмите комнату на карте: это
lodge-press-from = откуда смотреть
lodge-press-to = во что целиться
lodge-note-edge = ребро { $rooms }
lodge-note-corner = угол { $rooms }
lodge-note-gap = пусто

lodge-key-from = смотрят отсюда
lodge-key-seen = можно выбрать целью
lodge-key-all = эффект достаёт
lodge-key-blocked = линия загорожена
lodge-key-far = вне дальности
lodge-key-target = выбранная комната
lodge-key-cell = келья, вне ложи
lodge-key-figure = фигурка
lodge-key-struck = фигурка, которую эффект достаёт

lodge-place-from = смотрят отсюда
lodge-place-seen = можно выбрать целью
lodge-place-all = эффект достаёт
lodge-place-blocked = в пределах дальности, но линия загорожена
lodge-place-far = вне дальности
lodge-place-cell = вне ложи, целью не бывает
lodge-place = { $number }. { $name }{ $colour ->
    [none] {""}
   *[other] , { $colour }
 }: { $how }.{ $figures_count ->
    [0] {""}
   *[other] {" "}Здесь { NAMES($figures) }.
 }
lodge-place-numberless = { $name }: { $how }.{ $figures_count ->
    [0] {""}
   *[other] {" "}Здесь { NAMES($figures) }.
 }
colour-black = чёрный цвет
colour-grey = серый цвет
colour-red = красный цвет
colour-blue = голубой цвет
colour-purple = фиолетовый цвет
colour-yellow = жёлтый цвет
colour-green = зелёный цвет

aim-head = Что можно выбрать целью?
aim-from = Откуда
aim-to = Цель
aim-to-none = ещё не выбрана
aim-reach = Дальность
aim-reach-any = любая комната
aim-what = Эффект
aim-what-one = одна цель
aim-what-all = все в пределах дальности
aim-mage = { $mage }: { NAME($room) }
aim-mage-cell = { $mage }: { NAME($room) }
aim-room = { $number }. { $name }
aim-nothing = Цель ещё не выбрана.
aim-yes = Да.
aim-no = Нет.
aim-can = { NAME($source) } → { NAME($target) }: цель выбрать можно.
aim-cannot = { NAME($source) } → { NAME($target) }: { $against ->
    [one] мешает { $against } причина.
    [few] мешают { $against } причины.
   *[other] мешают { $against } причин.
 }
aim-in-range = В пределах дальности
aim-out-of-range = Вне дальности
aim-line = Линия видимости есть
aim-no-line = Линии видимости нет
aim-target = Цель
aim-unlimited = Любая комната
aim-unlimited-text = Неограниченная дальность достаёт до любой комнаты, и линия видимости не нужна.
aim-range-text = От { NAME($source, case: "gen") } до { NAME($target, case: "gen") } { rooms-away }, дальность — { $reach }.
aim-range-same = Это та же комната, хватает и дальности 0.
aim-ruling = В книге это не решено. При другом прочтении ответ был бы тем же.
aim-ruling-other = В книге это не решено. При другом прочтении ответ был бы: { $yes ->
    [yes] да
   *[no] нет
 }.
aim-all-head = Кого эффект достаёт
aim-all-none = Эффект не достаёт ни одной фигурки.
aim-all-rooms = Эффект достаёт { $n ->
    [one] { $n } комнату
    [few] { $n } комнаты
   *[other] { $n } комнат
 }, в том числе свою; на того, кто его применяет, он не действует.
aim-all-outside = { NAME($source) } лежит вне ложи, и дальность оттуда не меряют.

rooms-head = Что видно: { NAME($source) }
rooms-seen = Можно выбрать целью
rooms-all = Эффект достаёт
rooms-blocked = В пределах дальности, но линия загорожена
rooms-far = Вне дальности
rooms-cells = Кельи, целью не бывают
rooms-why = Что встречает линия
rooms-room = Комната
rooms-number = №
rooms-none = нет
rooms-count = { $n ->
    [one] { $n } комната
    [few] { $n } комнаты
   *[other] { $n } комнат
 }

reading-head = Схема и прочтение правил
reading-about = Об этом в указателе правил
layout-head = Схема
layout-rooms = 19 комнат
layout-players = на { $n } игроков
