## Этап планирования: каждый тайно выкладывает заклинания.

event-spell-laid = { NAME($who) } кладёт заклинание лицевой стороной вниз: { NAME($slot) }.
event-slot-left-empty = { NAME($who) } ничего не кладёт: { NAME($slot) }.
event-planned = { NAME($who) } заканчивает планирование: { spells-n }.
event-prepared = { NAME($who) }: выложенное считается заготовленным, пока не раскрыто.
    .quiet = yes
event-few-planned = { NAME($who) }: на руке меньше двух заклинаний, выложено { $n }.
event-plans-locked = Теперь порядок и место заклинаний не меняют; своё смотреть можно.

ask-lay-spell = { NAME($who) }, что положите в { NAME($slot, case: "acc") }?
option-lay-spell = { $side ->
    [reverse] { NAME($card) }, обратной стороной
   *[main] { NAME($card) }, основной стороной
 }
option-leave-empty = ничего

refusal-too-few-laid = выложено { $laid }, осталось ячеек: { $left }, а нужно не меньше { $needs }
allowed-too-few-laid = если выложено достаточно
refusal-gap-before = не занята { NAME($empty) }, а ячейки заполняют без пропусков
allowed-gap-before = если занять и { NAME($empty, case: "acc") }

program-planning-phase = Этап планирования
sentence-planning-phase-1 = Каждый тайно выкладывает от 2 до 4 заклинаний выбранной стороной.
sentence-planning-phase-2 = Выложенное больше не меняют.
