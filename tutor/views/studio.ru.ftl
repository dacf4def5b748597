# Слова мастерской, в которой пишут уроки.

studio-in-en = (по-английски)
studio-in-ru = (по-русски)
studio-pick = выбрать …
studio-out = Убрать: { $what }
studio-title = Название
studio-summary = Строка для списка
studio-level = Уровень
studio-topic = Тема
studio-you = Ученик играет за
studio-unanswered = Последний вопрос может остаться без ответа
studio-shows = Каким правилам учит
studio-shows-note = каждое должно прозвучать по пути
studio-shows-add = Добавить правило из прозвучавших
studio-shows-all = { $n ->
    [0] Все прозвучавшие уже здесь
    [one] Добавить { $n } прозвучавшее
    [few] Добавить все { $n } прозвучавших
   *[other] Добавить все { $n } прозвучавших
}
studio-uncited = не звучит
studio-line = Строка { $line }, { $field }:
studio-defect = { $found }; допустимо: { $allowed }.
studio-goto = К записи { $n }
studio-wrong = ошибка
studio-outline = Урок по порядку
studio-empty = Пока пусто. Играйте на столе: каждый ответ в конце линии становится частью урока.
studio-unsaid = (ещё нет текста)
studio-kind-say = Рассказ
studio-kind-predict = Предсказание
studio-kind-expect = Проверка
studio-kind-choose = Выбор
studio-kind-roll = Бросок
studio-kind-draw = Добор
studio-kind-deal = Раздача
studio-expect-asked = кого и о чём спрашивают
studio-expect-offered = что предложено
studio-expect-refused = нельзя
studio-expect-events = что произошло
studio-expect-may = что можно сделать
studio-expect-chance = с какой вероятностью
studio-expect-question = Вопрос, который ждёт ответа
studio-changing = Что меняется в уроке
studio-other-facts = Всё остальное
studio-goal-note = С целью урок становится головоломкой: это должно быть верно в конце. Шаги урока должны к ней приводить, и программа доказывает, что её можно достичь.
studio-goal-open = Головоломку играют до конца, а последний вопрос этого урока ещё открыт. Доиграйте до конца или начните со своей позиции, в которой осталось немного («Начало»).
studio-goal-add = Добавить к цели
studio-within = Цель достижима
studio-within-scripted = при бросках и чужих ответах как в уроке
studio-within-any = при любых бросках и чужих ответах
studio-within-best = если повезёт
studio-proof = { $n ->
    [0] Доказано: цель достигается без решений ученика.
    [one] Доказано: цели можно достичь за { $n } решение, меньше нельзя.
    [few] Доказано: цели можно достичь за { $n } решения, меньше нельзя.
   *[other] Доказано: цели можно достичь за { $n } решений, меньше нельзя.
}
studio-proof-later = Доказательство появится, когда будут исправлены другие ошибки.
studio-sound = { $stops ->
    [one] Всё верно: { $stops } точка, все ответы подходят.
    [few] Всё верно: { $stops } точки, все ответы подходят.
   *[other] Всё верно: { $stops } точек, все ответы подходят.
}
studio-unsound = { $n ->
    [one] { $n } ошибка:
    [few] { $n } ошибки:
   *[other] { $n } ошибок:
}
studio-file = Файл в том виде, в каком он сохранится
studio-text = Что говорится
studio-after = Когда
studio-after-answer = сразу после ответа
studio-after-settled = когда произошло всё, что из него следует
studio-entry = { $n }. { $what }
studio-up = Раньше: { $what }
studio-down = Позже: { $what }
studio-drop = Удалить
studio-told-here = здесь
studio-nothing-here = Здесь пока ничего не говорится.
studio-ask = Вопрос
studio-fact = О чём
studio-at = Когда станет ясно
studio-at-end = в конце урока
studio-at-next = когда подействует следующий ответ
studio-choices = Варианты
studio-choice-add = Добавить вариант
studio-choices-made = Пусть предложит программа
studio-true = верно
studio-truth = Программа отвечает: { $value }.
studio-no-truth = На линии урока это ни к чему не приводит: выберите другое свойство или другой момент.
studio-renew = Взять то, что верно сейчас
studio-add-say = Рассказать здесь
studio-add-predict = Попросить предсказать
studio-add-chance = Спросить, насколько это вероятно
studio-may-find = Проверить, можно ли сделать ход
studio-may-example = несколько слов о ходе
studio-may-nothing = Ни один ход не подходит под эти слова.
studio-may-not = нельзя
studio-chance-in-file = Условие может соединять сравнения словами «and», «or», «not» и спрашивать о событии: «anna.wounds >= 1 and not event mark-healed». Имена перечисляет `tutor vocabulary ИГРА`.
studio-events-in-file = Здесь проверяется лишь, какие события произошли. Что именно говорит событие (поле «facts»), можно задать только в файле, когда он сохранён.
studio-until = Докуда смотрим
studio-until-effect = до конца эффекта
studio-until-turn = до конца хода
studio-until-phase = до конца фазы
studio-until-round = до конца раунда
studio-until-end = до конца всего, что идёт
studio-compared = Сравнение
studio-value = Со значением
studio-condition = Или условие целиком
studio-seats = Как отвечают игроки
studio-seat-free = как угодно
studio-seat-adversarial = против этого
studio-seat-cooperative = ради этого
studio-add-expect = Проверить здесь
