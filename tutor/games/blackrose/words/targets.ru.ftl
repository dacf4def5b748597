## Выбор целей, фигурок и комнат; что им мешает. См. также `lodge`.

event-targeted = { NAME($by) } выбирает цель: { NAME($who) }.
event-effect-spreads = { NAME($by) } применяет его ко всем, до кого оно достаёт: { NAMES($who) }.
event-no-target = Цели нет, и всё, что к ней относится, не действует.
event-in-reach = { $reach ->
    [any] { NAME($who) }: целиться можно откуда угодно.
   *[other] { $distance ->
        [0] { NAME($who) }: прямо здесь.
       *[other] { NAME($who) }: видно, до цели { rooms-away }.
     }
 }

ask-target = { NAME($who) }, какую цель выберете?
ask-imaginary-room = { NAME($who) }, в какой комнате стоит мнимая фигурка?
ask-pick-figure = { NAME($who) }, какая фигурка?
ask-pick-figures = { NAME($who) }, какая фигурка ещё?
ask-pick-room = { NAME($who) }, какая комната?
option-figure = { NAME($figure) }
option-figure-note = { $room ->
    [none] {""}
   *[other] { NAME($room) }
 }
option-room = { NAME($room) }
option-imaginary = мнимая фигурка
option-imaginary-note = урона она не получает
option-choose-none = больше никого

refusal-not-damaged = этот эффект не нанёс урона: { NAME($who) }
allowed-not-damaged = с фигуркой, которая его получила
refusal-too-healthy = { $health ->
    [none] здоровье неизвестно, а нужно не больше { $most }: { NAME($who) }
   *[other] здоровье { $health }, а нужно не больше { $most }: { NAME($who) }
 }
allowed-too-healthy = со здоровьем не больше { $most }
refusal-not-assigned = не назначено никому из тех, о ком речь: { NAME($who) }
allowed-not-assigned = с назначенным воплощением
refusal-not-upgraded = без улучшения: { NAME($who) }
allowed-not-upgraded = с улучшением
refusal-nowhere = мерить дальность неоткуда
allowed-nowhere = из комнаты ложи
refusal-no-room-in-range = в пределах дальности { $reach } нет ни одной комнаты
allowed-no-room-in-range = с комнатой в пределах дальности
