# Причины в двух-трёх словах, у фигуры, карты или кубика, о которых они.

short-not-turn = ходит
short-act-begun = уже действует
short-kind-chosen = уже выбран
short-lacking = { NAME($ingredient) }: { $held } из { $n }
short-place-in-learning = в ход обучения
short-slot-condition = не тот кубик
short-slot-players = мало игроков
short-slot-taken = слот занят
short-slots-unknown = слоты неизвестны
short-no-own-die = нет кубиков
short-no-red-die = нет красного
short-no-such-die = нет такого
short-lacking-dice = кубики: { $held } из { $n }
short-not-charged = не заряжена
short-turned = повёрнута
short-permanent = действует всегда
short-condition = только в ответ
short-no-die = нет подходящего кубика
short-not-wounded = не ранена
short-nothing-wounded = нет раненых меток
short-no-threat-roll = только до угрозы
short-trial-chosen = уже выбрано
short-reserved-first = сначала оно
short-no-icon = нет значка запуска
short-row-no-market = не рынок
