# Слова формы, в которой строят позицию. Значение атрибутов: tutor/views/workbench/form_words.py.

## Позиция.

field-players = игроки
    .keys = anna, boris, vera, gleb
field-do = что предстоит
field-places = места силы в середине
field-monuments = открытые монументы
field-deck = колода монументов
field-items = волшебные предметы общего запаса
field-open = артефакты на выбор
    .rare = 1
field-first = жетон первого игрока у
    .offers = anna, boris, vera, gleb
field-token-passed = жетон первого игрока лежит стороной «Пас»
field-round = раунд
field-phase = этап
field-mode = вид подготовки
    .rare = 1
field-game = партия матча
    .rare = 1
field-turn = чей ход
    .offers = anna, boris, vera, gleb
field-looking = карты, которые смотрят
    .rare = 1
field-cut = раунд кончается сразу
    .rare = 1
field-ended = игра окончена
    .rare = 1
field-winners = победители
    .rare = 1
    .offers = anna, boris, vera, gleb
field-chooser = кто решает, кто первый в следующей партии
    .rare = 1
    .offers = anna, boris, vera, gleb
value-mode-draft = драфт
value-mode-duel = дуэль
value-mode-first-game = первая партия

## Игрок.

field-pool = личный запас эссенций
field-components = компоненты
field-hand = рука
field-PlayerSpec-deck = колода
field-discard = сброс
field-passed = спасовал
field-mages = маги на выбор
    .rare = 1
field-draft = карты драфта
    .rare = 1
field-kept = отобранные карты
    .rare = 1
field-wins = победы в матче
    .rare = 1
field-bonus = дополнительные очки этой проверки
    .rare = 1
field-own = артефакты на весь матч
    .rare = 1

## Компонент.

field-turned = повёрнут
field-on = эссенции на нём
field-down = лежит лицом вниз
    .rare = 1
field-paid = за сколько эссенций выложен
    .rare = 1
field-source = из чьего сброса
    .rare = 1
    .offers = anna, boris, vera, gleb

## Что исполняется.

field-who = кто
    .offers = anna, boris, vera, gleb
field-program = эффект
    .offers = programs
field-use = применяемое свойство
    .offers = programs
field-with = что уже определено
    .rare = 1
field-at = уже началось, дальше с
    .rare = 1

## Карты, которые смотрят.

field-seat = игрок
    .offers = anna, boris, vera, gleb
field-cards = карты
field-LookingSpec-deck = чья колода
