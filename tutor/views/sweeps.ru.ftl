# Что дал перебор, в ячейке.

share-range = { $low }–{ $high } %
share-sample = { $count }; истинная доля { $range }
sweep-asked = { $what }: { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[other] { $n } строк
 }.
sweep-failed = Без ответа: { $n }. { $why }
sweep-none = нет
sweep-others = остальное
sweep-counts = { $what }: сколько раз
sweep-by-chance = В 95 таких выборках из 100 истинная доля лежит внутри полосы.
sweep-rows = Все строки
sweep-more = и ещё { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[other] { $n } строк
 }
sweep-column-source = Позиция
sweep-column-game = Игра
sweep-column-seed = Номер случая
sweep-column-replaced = Заменённые прочтения
sweep-column-rulings = Действующие прочтения
sweep-column-status = Состояние
sweep-column-error = Что не так
sweep-column-code = Версия
sweep-column-finished = Доиграна до конца
sweep-column-decisions = Решений
sweep-column-answers = Ответов
sweep-column-winners = Победители
sweep-column-asked = О чём вопрос
sweep-column-seat = Кого спрашивают
sweep-column-legal = Ходов можно
sweep-column-refused = Ходов нельзя
sweep-column-rules = Правил против них
sweep-column-changes = Другое прочтение что-то меняет
sweep-column-rulings_that_matter = Важных толкований
sweep-column-tried = Проверено прочтений
sweep-column-which = Какие
sweep-column-least = В среднем не меньше
sweep-column-most = В среднем не больше
sweep-column-law = Закон
sweep-column-unexplored = Не изучено
sweep-column-complete = Изучено всё
sweep-column-lines = Линий
sweep-column-ends = Концов
sweep-position = позиция { $n }
