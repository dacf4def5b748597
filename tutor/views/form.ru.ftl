# Слова формы, в которой строят позицию.

head-editor = Позиция
editor-note = что здесь не задано, то остаётся таким, как в игре по умолчанию
form-whole = позиция
form-add = Добавить …
form-add-to = Добавить: { $what }
form-set = Задать …
form-set-in = Задать: { $what }
form-out = Убрать
form-remove = Убрать: { $what }
form-detail = Подробнее
form-detail-of = Подробнее: { $what }
form-rare = Нужно редко
form-empty = не задано
form-defect = стоит { $found }; допустимо: { $allowed }.
form-defects = { $n ->
    [one] { $n } ошибка. На столе пока последняя верная позиция.
    [few] { $n } ошибки. На столе пока последняя верная позиция.
   *[other] { $n } ошибок. На столе пока последняя верная позиция.
}
form-sound = Всё верно: ни одно правило не нарушено.
piece-shut = Закрыть
piece-remove = Убрать со стола
piece-less = На одно меньше: { $what }
piece-more = На одно больше: { $what }
stage-tried = Только примерка: Escape уберёт её.
stage-press = Нажмите на что угодно, чтобы изменить.
piece-palette = Что можно положить на стол
piece-move = Переставить …
piece-by-name = Или выбрать по названию
piece-inside = Переложить
piece-pick = Переложить: { $what }
piece-where = Нажмите место, куда это поставить.
piece-stay = Оставить на месте
