# Слова формы, в которой строят позицию. Значение атрибутов: tutor/views/workbench/form_words.py.

## Позиция.

field-players = игроки
    .keys = anna, boris, vera, gleb
field-do = что предстоит
field-level = уровень
    .rare = 1
field-first = первый игрок
    .offers = anna, boris, vera, gleb
field-year = год
field-space = деление фишки сезона
field-round = раунд
field-dice = кубики этой партии
    .rare = 1
field-left = кубик, который никто не взял
field-deck = колода
field-discard = сброс
field-turn = ход
field-dice-season = сезон брошенных кубиков
    .rare = 1
field-looking = карты на просмотре
    .rare = 1
field-past = третий год прошёл
    .rare = 1
field-ended = игра окончена
    .rare = 1
field-scores = итоговые очки
    .rare = 1
    .keys = anna, boris, vera, gleb
field-winners = победители
    .rare = 1
    .offers = anna, boris, vera, gleb
field-stockpile = ограниченный запас жетонов
    .rare = 1
value-scores-crystals = кристаллы
value-scores-cards = карты в игре
value-scores-hand = карты в руке
value-scores-bonus = бонусы

## Игрок.

field-crystals = кристаллы
field-reserve = энергия в резерве
field-power = сила призыва
field-bonuses = применено бонусов
field-hand = рука
field-play = карты в игре
field-library = карты под жетонами архива
field-die = кубик этого раунда
field-dealt = сданные карты
    .rare = 1
field-drafted = выбранные карты
    .rare = 1
field-origin = архив после пролога
    .rare = 1
field-returned = карты, взятые обратно в этом раунде
    .rare = 1
value-II = год II
value-III = год III

## Карта в игре, кубик.

field-card = карта
field-turned = повёрнута
field-tokens = энергия на ней
field-received = передана другим игроком
    .rare = 1
field-number = номер экземпляра
    .rare = 1
field-DieSpec-die = кубик
field-side = верхняя сторона

## Ход.

field-seat = игрок
    .offers = anna, boris, vera, gleb
field-stage = часть хода
field-access = кристаллизация открыта
field-extra = прибавка к каждому жетону
    .rare = 1
field-TurnSpec-left = оставшиеся символы кубика
    .rare = 1
field-played = карты, вошедшие в игру
    .rare = 1
field-owed = кристаллы, причитающиеся за кубик
    .rare = 1
field-crystallised = уже кристаллизовал
    .rare = 1
field-announced = призываемая карта
    .rare = 1
field-by-bonus = открыта только бонусом
    .rare = 1
field-batch = жетоны этой порции кристаллизованы
    .rare = 1
field-cards = карты
field-shown = показаны всем

## Что исполняется.

field-who = кто
    .offers = anna, boris, vera, gleb
field-program = эффект
    .offers = programs
field-with = что уже определено
    .rare = 1
field-at = уже началось, дальше с
    .rare = 1
field-part = кончается вместе со следующей записью
    .rare = 1
