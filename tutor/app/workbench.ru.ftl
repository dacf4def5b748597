# Слова верстака знатока правил.

bench-title = Верстак
bench-begin-with = Начать с …
bench-begin-short = Начать
bench-find-rule = Найти правило
begin-note = Нажмите положение, похожее на ваше: вопрос о нём будет задан, а стол можно менять.
begin-else = Или с другого
begin-nothing = Пустой стол
begin-link = Ссылка на позицию: вставьте её сюда
bench-begin = Начать с другой позиции
bench-game = Игра
bench-set-up = Начало целой партии
bench-lesson = Урок
bench-pick = выберите …
bench-file = Файл сценария: выберите его или перетащите на эту страницу
bench-your-file = ваш файл
bench-opening = Это начало целой партии. Первая же правка запишет позицию такой, какая она сейчас.
bench-undo = Отменить
bench-redo = Вернуть
bench-here = Править показанную позицию
bench-here-note = Форма меняет позицию, с которой начинается линия; ответы после неё даются заново. «Править показанную позицию» делает началом нынешний момент.
bench-misfit = После этой правки линия кончается раньше: { $found }; допустимо: { $allowed }.
bench-left = Записанная позиция не содержит:
bench-not-written = Пока идёт этот эффект, позицию не записать. Дойдите до его конца или меняйте начало.
bench-at-beginning = Это позиция, с которой начинается линия; после правки ответы даются заново.
bench-no-move = Туда это поставить нельзя.
bench-no-place = В позиции, с которой начинается линия, этой фигуры или карты нет.
bench-no-beginning = Начала «{ $id }» нет. Есть: { $ids }.
bench-gone = Этой части позиции уже нет.
bench-rulings = Трактовки спорных мест
bench-rulings-note = { $changed ->
    [0] { $n }, все по умолчанию
   *[other] { $n }, изменено: { $changed }
}
bench-other-reading = не по умолчанию
bench-asks = Что вы хотите узнать?
bench-unsound = Сначала исправьте позицию.
bench-luck = Пусть решит случай
bench-outcome = Что выпало? Введите { $form }.
bench-outcome-give = Выпало это
bench-form-dice = { $n ->
    [one] { $n } значение от 1 до { $faces }
    [few] { $n } значения от 1 до { $faces }
   *[other] { $n } значений от 1 до { $faces }
}
bench-form-draw = { $n ->
    [1] одно из имён ниже
   *[other] имена из списка ниже ({ $n }), между ними +
}
bench-form-deal = все имена из списка ниже ({ $n }) по порядку, между ними +
bench-line = Линия { $n }: { $what }
bench-saved = Сохранено: { $name }.

evidence-intro = Ответ как файл сценария: «tutor check» сыграет его снова и сравнит.
evidence-file = Сохранить файл
evidence-link = Скопировать ссылку
bench-link = Ссылка

own-head = Мои вопросы
own-note = Они хранятся в этом браузере, только для вас. Файлом их можно унести, и «tutor check» задаёт их тоже.
own-none = Спросите, можно ли сделать ход или какова вероятность, и вопрос можно будет добавить сюда.
own-add = Добавить этот вопрос
own-ask = { $n ->
    [one] Задать снова { $n } вопрос
    [few] Задать снова { $n } вопроса
   *[other] Задать снова { $n } вопросов
}
own-file = Сохранить файлом
own-drop = Убрать: { $title }
own-then = Когда был добавлен
own-now = Теперь
own-same = Как и раньше: { $answer }
own-yes = можно
own-no = нельзя: { $rules }
own-chance = вероятность { $chance }
own-cannot = Задать этот вопрос больше нельзя.
own-added = { $n ->
    [0] Ничего не добавлено.
    [one] К вашим добавлен { $n } вопрос.
    [few] К вашим добавлено { $n } вопроса.
   *[other] К вашим добавлено { $n } вопросов.
}
own-not-added = Этот вопрос добавить нельзя.

error-case-too-long = Эта ссылка длиннее любой из наших. Ничего не открыто.
error-case-asked = Вопрос из этой ссылки к позиции не подходит: задайте его заново своими словами.
error-case-damaged = Эта ссылка повреждена или в ней нет позиции. Ничего не открыто.
error-case-version = Эта ссылка от другой версии. Ничего не открыто.
error-case-changed = С тех пор правила изменились: ссылка ведёт туда, куда ещё можно дойти.
error-case-long = Линия слишком длинна для ссылки: сохраните её файлом.

panel-outcomes = Что может случиться
panel-tab-outcomes = Что будет
outcomes-until = Смотреть
outcomes-fact = Что станет с
outcomes-op-law = все значения
outcomes-op-condition = условие целиком
outcomes-value = Значение
outcomes-seats = Как отвечают места
outcomes-free = любой ответ
outcomes-adversarial = против этого
outcomes-cooperative = за это
outcomes-best = как можно больше
outcomes-look = Узнать
search-stop = Остановить
search-on = Искать дальше
search-progress = Как далеко зашёл поиск
search-running = Просмотрено: { $done }; ждут ещё: { $left }.
search-partial = Просмотрена только часть: { $done }; ждут ещё: { $left }. Найденное остаётся.
outcomes-bad = Так спросить нельзя: { $found }; допустимо: { $allowed }.
outcomes-lines-to = Линии, которые ведут туда
outcomes-tree = Дерево
outcomes-click = Нажмите на узел, чтобы развернуть или свернуть его.
outcomes-go = Перейти туда
outcomes-fold = Свернуть или развернуть
outcomes-till-effect = до конца эффекта
outcomes-till-turn = до конца хода
outcomes-till-phase = до конца фазы
outcomes-till-round = до конца раунда
outcomes-till-end = до конца всего, что идёт
evidence-report = Сохранить отчёт
evidence-print = Напечатать лист
evidence-picture = Картинка ({ $kind })
evidence-lesson = Сделать уроком

panel-tab-may = Можно ли?
may-who = Кто
may-everybody = все
may-all = Все ходы
may-no-such = Такого хода в этой позиции нет.

panel-tab-readings = Трактовки
readings-intro = Там, где правила что-то оставляют открытым, другая трактовка может изменить ответ.
readings-search = Какие спорные места здесь важны?
readings-stages = Обе на столе
readings-laws = Сравнить вероятности
readings-now = Действующие трактовки
readings-others = { $n ->
    [one] { $n } другая трактовка
    [few] { $n } другие трактовки
   *[other] { $n } других трактовок
}

panel-answers = Кто может ответить
panel-tab-answers = Кто ответит
answers-intro = Кто может вмешаться в то, что происходит, чем именно и кто ответит на это в свою очередь, до конца эффекта.
answers-look = Кто может ответить здесь?
