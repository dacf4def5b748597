# Причины в двух-трёх словах, у фигуры, карты или кубика, о которых они.

short-missing = { NAME($essence) }: { $have } из { $need }
short-missing-on = { NAME($essence) }: { $have } из { $need }
short-turned = повёрнута
short-upright = не повёрнута
short-not-turn = ходит
short-action-begun = уже действует
short-step-begun = уже действует
short-not-collecting = собирает сущности
short-not-passing = не пасует
short-has-passed = пас
short-in-play = уже в игре
short-in-discard = в сбросе
short-claimed = уже взято
short-reaction = только в ответ
short-not-an-action = не действие
short-ability-waits = сначала даёт
short-deck-empty = колода пуста
short-no-card-in-hand = рука пуста
short-nothing-to-destroy = нет артефакта
short-nothing-to-place = нечего разместить
short-own-item = свой предмет
short-other-at-check = решает сейчас
