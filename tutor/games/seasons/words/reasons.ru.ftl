# Причины в двух-трёх словах, у фигуры, карты или кубика, о которых они.

short-no-access = кристаллизация закрыта
short-none-held = нет такой
short-energy-missing = не хватает энергии
short-tokens-missing = жетоны: { $has } из { $needed }
short-alike-missing = одинаковых { $has } из { $needed }
short-reserve-empty = резерв пуст
short-water-missing = нет воды
short-crystals-missing = кристаллы: { $has } из { $needed }
short-fairies-first = кристаллы: { $has } из { $needed }
short-leech-unpaid = кристаллы: { $has } из { $needed }
short-no-power = сила { $power }
short-power-full = сила { $most }
short-turned = повёрнута
short-played-now = только сыграна
short-nothing-to-activate = не активируется
short-bonuses-used = бонусы потрачены
short-instead-of-die-draw = только при доборе
short-not-turn = ходит
short-act-begun = уже действует
short-not-choosing = выбирает кубик
short-die-chosen = кубик есть
short-die-taken = кубик взят
