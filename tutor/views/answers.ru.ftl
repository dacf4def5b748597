# Слова ответов.

answer-yes = можно
answer-no = нельзя

report-game = Игра: { $game }
report-rulings = Действующие трактовки
report-defaults = Все спорные места читаются по умолчанию.
report-rules = Правила
report-position = Позиция как файл сценария
report-asked = Спрашивает правило { $rule }.
report-offered = Можно: { $what }
report-refused = Нельзя: { $what }. { $why }
report-page = с. { $page }
answer-now = как сейчас
