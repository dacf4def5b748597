## Подсказки по шагам.

hint = Подсказка
hint-next = Ещё подсказка ({ $n } из { $of })
hint-rules = Что здесь важно:
hint-options = Присмотритесь к этим двум: { $first }; { $second }.
hint-move = Ход: { $move }.

## Итог в конце урока.

summary-head = Что вам встретилось
summary-rules = Правила этого урока
summary-others = { $n ->
    [one] Работало ещё { $n } правило
    [few] Работали ещё { $n } правила
   *[other] Работало ещё { $n } правил
}
summary-foreseen = Предсказания: верных { $n } из { $of }
summary-told = Предсказания
foreseen-right = Верно: { $truth }.
foreseen-wrong = Вы сказали: { $picked }; на деле: { $truth }.
foreseen-skipped = Без предсказания; на деле: { $truth }.
puzzle-solved = Головоломка решена.
puzzle-open = Так головоломка не решается. Вернитесь и попробуйте иначе.
