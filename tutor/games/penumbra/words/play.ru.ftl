## Заголовки над многими вариантами одного рода.

group-place-die = Разместить кубик: { NAME($section) }
group-place-beside = Разместить кубик рядом с ячейками
group-place-free = { group-place-beside }
group-place-knock = Выбить размещённый кубик
group-use-card = Карты
group-brew-card = { group-use-card }
group-summon-card = { group-use-card }
group-summon-there = { group-use-card }
group-use-mark = Метки и примагия
group-use-crystal = { group-use-mark }
group-use-fruit = { group-use-mark }
group-discard-red = { group-use-mark }
group-discard-yellow = { group-use-mark }
group-hurry = { group-use-mark }
group-bind = { group-use-mark }
group-roll-for-die = { group-use-mark }
group-refresh-market = { group-use-mark }
group-refresh-row = { group-use-mark }
