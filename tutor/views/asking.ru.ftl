# Слова о том, что можно и чего нельзя, что помогло бы, и о других прочтениях.

head-may = Можно ли?
may-refused-n = нельзя: { $n }
may-note = можно: { $n } из { $of }
may-nothing = Здесь нет ходов: решает случай или всё уже закончилось.
may-allowed = можно
may-refused = нельзя
may-why = нельзя: почему?
may-when = Когда было бы можно?
may-when-of = Когда было бы можно: { $move }?

annotation-light = Показать { $n } на столе

head-when = Когда было бы можно?
when-none = Ни одно из проверенных изменений не помогает.
when-unknown = В той позиции, которую удаётся записать, такого хода нет и в мыслях.
when-left = Можно, как только закончится то, что нельзя записать.
when-cut = В записанную позицию не вошло: { $what }
when-complete = Сыграно изменённых позиций: { $n }. Проверено каждое известное изменение и все наборы до трёх, где каждое приближает к цели.
when-unfinished = Сыграно изменённых позиций: { $n }. Проверено ещё не всё.
when-more = Ещё { $n ->
    [one] { $n } способ
    [few] { $n } способа
   *[other] { $n } способов
 }
when-take = Взять эту позицию
when-take-of = Взять позицию способа { $n }
when-if = Было бы можно, если бы
when-tried = Только примерка: на столе видно, что было бы иначе. Ещё одно нажатие или Escape уберёт её.
when-removes = больше не запрещает
when-over = Уже позади: { $what }
when-this = текущий эффект
when-time = Настал миг для такого выбора: «{ $program }», выбирает { $who }
when-turn = Ходит { $who }
when-turn-over = Ходит { $who }, и больше ничего не идёт
when-taken = Там нет: { $what } ({ $where })
when-added = Там есть ещё: { $what } ({ $where })
when-moved = { $what }, но в другом месте: { $before } → { $after }
when-instead = { $after } вместо: { $before } ({ $where })
when-change = { $place }: { $before } → { $after }

readings-head = Сравнение двух прочтений
readings-same = Оба прочтения дают одно и то же: пока ничего не отличается.
readings-position = При одном из прочтений такой позиции нет.
readings-events = Расходятся в том, что происходит.
readings-question = Расходятся в том, о чём спрашивают.
readings-offered = Расходятся в том, что можно ответить.
readings-refused = Расходятся в том, чего нельзя и почему.
readings-table = Расходятся в том, что лежит на столе.
readings-end = При одном из них всё заканчивается раньше.
readings-only = Только здесь: { $move }
readings-refused-for = Здесь нельзя: { $move } ({ $why })
readings-given = Ответ { $n } больше не подходит.
readings-no-position = такой позиции нет
readings-over = больше ничего не происходит
readings-which = Какие трактовки здесь важны
readings-none = Ни одно другое прочтение здесь ничего не меняет.
readings-left = ещё не сыграно прочтений: { $n }
readings-all = сыграны все остальные прочтения
readings-other = При другом прочтении: { $reading }
readings-compare = Сравнить
readings-compare-of = Сравнить с прочтением: { $reading }
readings-sources = Все прочтения одного источника:
readings-of = Прочтение: { $what }
readings-file = Как в файле

asked-about-move = { $who }: { $move }
asked-about-name = { $who }: { $name } ({ $rule })
asked-may = { $about } — можно ли?
asked-which = { $who }: { $what } — что именно?
which-allowed = Сейчас можно: { $n } из { $of }. О чём вопрос?
which-refused = { $n ->
    [one] нельзя, { $n } причина
    [few] нельзя, { $n } причины
   *[many] нельзя, { $n } причин
 }
which-move = { $move } — { $says }
which-more = ещё { $n }
asked-may-all = Какие ходы разрешены?
asked-may-seat = { $who }: что можно?
asked-outcomes = { $about } — что может случиться?
asked-outcomes-all = Что может случиться?
asked-answers = { $about } — кто может ответить?
asked-answers-all = Кто может ответить?
asked-readings = { $about } — при других трактовках?
asked-readings-all = Какие трактовки важны?
asked-order = { $first } или { $second } — что раньше?
asked-order-all = В каком порядке всё происходит?

may-yes = Да, сейчас это можно.
may-no = { $n ->
    [one] Нет, по { $n } причине.
    [few] Нет, по { $n } причинам.
   *[other] Нет, по { $n } причинам.
 }
ask-field = Что вы хотите узнать?
ask-example = кто и что делает, своими словами
ask-completions = Во что может сложиться вопрос
ask-unknown = Ни в одном ходе здесь нет: { $words }
ask-none = Такого хода здесь нет.
ask-nearest = Что ближе всего
asked-fact = { $compared ->
    [none] Насколько вероятно каждое значение: { $fact }?
   *[other] Насколько вероятно: { $fact } { $compared }?
 }
ask-no-fact = Ни одного факта этой позиции здесь не узнать.
ask-facts = Измениться может вот что:
ask-counts = Это вопрос о количестве, а не о ходе.
ask-value = { $fact } — сейчас { $value }
ask-value-law = Как вероятно каждое значение потом?
ask-no-value = Такого количества в этой позиции нет.
ask-instead = Вместо этого можно спросить:
ask-others = Что-то другое?
ask-usual = О чём здесь часто спрашивают

responses-none = Ответить не может никто: до конца этого эффекта ничто не даёт никому вмешаться.
responses-none-yet = В просмотренном ответить пока никто не может.
responses-looked = Просмотрено позиций: { $n }
responses-more = это не всё
responses-others = { $n ->
    [one] ещё { $n }
    [few] ещё { $n }
   *[other] ещё { $n }
 }
ask-left-out = В этом вопросе нет: { $words }

order-first = Сначала — { $move }: второе до этого нельзя.
order-either = Любое может быть первым: сейчас можно и то и другое.
order-neither = Сейчас нельзя ни того ни другого.
