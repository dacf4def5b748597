## Слова самих страниц. Слова стола каждой игры лежат рядом с её views.py.

product = Учебник правил
skip = Сразу к содержанию
language = Язык

head-now = Сейчас
head-choose = Выбор

## Верх страницы.

tool-link = Ссылка
tool-link-title = Скопировать ссылку на эту позицию
tool-file = Файл
tool-file-title = Сохранить позицию в файл
tool-bench = Верстак
tool-bench-title = Спросить об этой позиции на верстаке, где все карты открыты
tool-studio = Мастерская
tool-studio-title = Изменить этот урок или написать похожий
tool-again = Перечитать
tool-again-title = Прочитать файл заново
tool-keys = Клавиши
tool-keys-title = Что делают клавиши
tool-class = Класс
tool-class-title = Для ведущих: кто где находится

## Сейчас.

now-note = { $n ->
    [one] идёт { $n } эффект
    [few] начато { $n } эффекта, идёт нижний
   *[many] начато { $n } эффектов, идёт нижний
 }
now-none = ничего не происходит
flag-done = (сделано){" "}
flag-now = (сейчас){" "}
waits-here = ждёт здесь
nothing-left = больше ничего не осталось
text-training = Текст учебного набора, а не карты
text-user = Текст из ваших фактов
text-assumed = Текст принят этим уроком
text-open = (известно не целиком, поэтому ничего не происходит)
window = Можно ответить
window-note = на то, что сейчас случилось, можно ответить
window-passed = Отвечать не стали: { $who }

## Выбор.

nothing-asked = На этой точке выбирать нечего.
refused-head = Сейчас нельзя
refused-count = рассмотрено: { $n }
why-not = почему?
here = Сейчас
would-be-allowed = Было бы можно

## Почему.

why-note = { $n ->
    [1] правило этого шага
   *[other] правила этого шага
 }
why-none = этот шаг не опирается ни на одно правило
rule-link = { $id }, в указателе правил
source-page = { $book }, с. { $pages }
source-section = { $book }, раздел «{ $heading }»
basis-inferred = Следует из книги, но прямо там не сказано
basis-own = Наше обозначение
basis-translated = Наш перевод
basis-training = Придумано для тренировки, в книге этого нет
basis-user = Из вашего файла
basis-assumed = Принято этим уроком, в книге этого нет
ruling-in-force = Принято прочтение: { $reading }
ruling-silent = Книги об этом молчат
ruling-ambiguous = Книгу можно понять по-разному
ruling-contradiction = Два места книг расходятся
ruling-edition = Издания расходятся

## Время.

time-note = один шаг — одна точка в тексте; глубже лежат эффекты внутри эффектов
step-said = Шаг { $n }: { $said }
earlier = { $n ->
    [one] раньше ещё { $n } шаг
    [few] раньше ещё { $n } шага
   *[many] раньше ещё { $n } шагов
 }
later = { $n ->
    [one] дальше ещё { $n } шаг
    [few] дальше ещё { $n } шага
   *[many] дальше ещё { $n } шагов
 }
not-played = впереди
step-bar = Шаги
edit-bar = Правки и ящики
bar-undo = { $n ->
    [0] Отменить
    [one] Отменить ({ $n } правка)
    [few] Отменить ({ $n } правки)
   *[other] Отменить ({ $n } правок)
}
bar-redo = Вернуть
start = В начало
back = Назад
forward = Вперёд
play = Пуск
pause = Пауза
branches = Ветви
keep = Сохранить как ветвь
compare = Сравнить: { $name }
compare-head = Сравнение двух путей
compare-asked = Они расходятся здесь: { $asked }
compare-nothing = Ничего такого, чего нет на другом пути.
compare-end = Чем отличается конец
compare-lit = На столе подсвечено отличие от пути: { $name }.
compare-same = Пока оба пути совпадают.
step-of = Шаг { $n } из { $of }
ring-lit = изменил последний шаг
ring-cand = можно выбрать

## Цепочка.

chain-note = нажмите, чтобы вернуться к началу эффекта
chain-none = Ни один эффект ещё не начался.
chain-led-started = затем
chain-led-called = начинает
chain-led-used = применяет
chain-led-reacted = ответ
chain-led-opened = открывает
chain-led-resumed = затем назад
chain-goes-on = продолжится
chain-then = Следующим продолжится «{ $name }».
chain-more-ended = и ещё закончено: { $n }
chain-in-words = Цепочка словами
chain-now = сейчас
chain-wait = ждёт
chain-now-at = идёт предложение { $n }
chain-wait-at = ждёт на предложении { $n }
chain-spent = закончен
chain-line = { $n }. { $name }: { $state }.
chain-from-started = Был с самого начала.
chain-from-called = Начат текстом { $n }, «{ $name }».
chain-from-used = Применён внутри { $n }, «{ $name }».
chain-from-reacted = Отвечает внутри { $n }, «{ $name }», на это:
chain-from-opened = Открыт тем, что случилось в { $n }, «{ $name }».
chain-resumed = Затем продолжился { $n }, «{ $name }».
chain-will-resume = Затем продолжится { $n }, «{ $name }».

## Шансы.

odds-note = чего можно было ждать до броска; точно, перебраны все исходы: { $n }
odds-marks = Ранено меток
odds-as-table = Таблицей
odds-axis = Вероятность
odds-dice = { $n ->
    [0] Ни одного кубика
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
 }
odds-untouched = { $n ->
    [one] { $n } кубик, без эффектов
    [few] { $n } кубика, без эффектов
   *[many] { $n } кубиков, без эффектов
 }
odds-wounds = { $n ->
    [0] ни одной
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
   *[other] { $n }
 }
odds-mortal = Смертельное ранение
odds-this-roll = { $what }, этот бросок

## Начальная страница.

course-lessons = Уроки курса
level-first-steps = Первые шаги
level-full-rules = Полные правила
level-edge-case = Трудные случаи
done-of = { $n } из { $of }
lesson-done = пройден
lesson-begun = начат
lesson-new = не начат
lesson-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
 }
gallery-note = Что о вас хранится, видно в разделе «Мои успехи»; там же это можно удалить.
search = Найти
found = Найдено
found-page = { $game }, с. { $page }
found-all = Всё найденное: { $n }
found-first = Первые { $n } из найденного (всего { $total })
found-of = Показано { $n } из { $total }. Ещё одно слово сузит поиск.
found-none = Правил с такими словами нет.

## Карты и факты на любом столе.

title = «{ $name }»
may-pick = можно выбрать
changed = изменилось
face-down = Карта рубашкой вверх
unknown = неизвестно
all-but-name = всё, кроме названия
from-training = Учебный набор
from-training-of = Учебный набор: { $what }
from-user = Ваши факты
from-user-of = Ваши факты: { $what }
from-assumed = Принято этим уроком
from-assumed-of = Принято этим уроком: { $what }
unknown-text = текст
nothing = нет
incomplete = В книге неполно
when = Когда { $what }

## Указатель правил.

index-title = Указатель правил
index-search = Искать правила, карты и спорные случаи: слово, название или код
index-game = Игра
index-all-games = Все четыре игры
index-browse = По разделам
index-none = В указателе нет «{ $id }».
index-back = Вы смотрели:
rule-kind-definition = определение
rule-kind-setup = подготовка
rule-kind-procedure = порядок действий
rule-kind-timing = момент действия
rule-kind-permission = разрешение
rule-kind-prohibition = запрет
rule-kind-limit = ограничение
rule-kind-trigger = срабатывание
rule-kind-scoring = подсчёт очков
rule-kind-endgame = конец игры
rule-kind-variant = вариант игры
rule-kind-solo = соло-игра
link-around = Что с этим связано
link-needs = Опирается на
link-needs-back = На него опираются
link-part-of = Часть правила
link-part-of-back = Его части
link-corrects = Исправляет
link-corrects-back = Исправлено правилом
link-ruled = Спорные случаи
link-ruled-back = О каких правилах речь
link-governs = Карты и компоненты
link-governs-back = Правила о нём
link-governs-none = Ни одно правило не называет его прямо.
ground-stated = В собственном тексте
ground-carried = При выполнении эффекта
ground-named = По имени в правиле
ruling-also = Речь и об этом:
reading-taken = Принято:
reading-by = Так читают: { $who }.
reading-why = Почему: { $why }
rule-question = Спросить на верстаке:
shown-in = Где это видно в уроках
shown-note = урок откроется на точке, которая ссылается на правило
shown-step = шаг { $n }
shown-none = Уроков об этом пока нет.
state-enforced = Соблюдается в учебнике
state-asserted = Проверено тестом
state-taught = Есть в уроке
state-exempt = Выполнять здесь нечего: { $why }
map-head = Место среди правил
map-note = Стрелка ведёт от правила к тому, на что оно опирается. Нажмите на знак, чтобы перейти.
map-alone = С другими правилами оно прямо не связано.
map-rule = правило
map-ruling = спорный случай
map-component = карта или компонент
map-rest = и ещё { $n }
map-middle = В середине «{ $name }».

## Что может случиться.

head-outcomes = Что может случиться
outcomes-until-effect = Рассмотрено до конца самого внутреннего из идущих эффектов.
outcomes-until-turn = Рассмотрено до конца хода.
outcomes-until-round = Рассмотрено до конца раунда.
outcomes-until-phase = Рассмотрено до конца фазы.
outcomes-until-end = Рассмотрено до конца всего, что идёт.
outcomes-lines = Порядков ответов: { $n }; различных исходов: { $ends }.
outcomes-lines-so-far = Пока найдено порядков ответов: { $n }; различных исходов: { $ends }.
outcomes-circle = Ответы могут ходить по кругу, поэтому порядки не сосчитать; учтена только игра, которая кончается. Найдено исходов: { $ends }.
outcomes-merged = Рассмотрено положений: { $n }; одинаковые положения считаются одним.
outcomes-walked = Рассмотрено положений: { $n }; каждый порядок пройден отдельно.
outcomes-complete = Испробованы все ответы всех участников: больше ничего случиться не может.
outcomes-left = { $n ->
    [one] { $n } положение не рассмотрено: что из него выйдет, считается неизвестным.
    [few] { $n } положения не рассмотрены: что из них выйдет, считается неизвестным.
   *[many] { $n } положений не рассмотрено: что из них выйдет, считается неизвестным.
 }
outcomes-hidden = { $n ->
    [one] За { $n } положением лежит то, чего никому не видно: оно считается неизвестным.
   *[many] За { $n } положениями лежит то, чего никому не видно: оно считается неизвестным.
 }
outcomes-stuck = { $n ->
    [one] В { $n } положении ответить нечем: известно слишком мало, чтобы продолжать. Оно считается неизвестным.
   *[many] В { $n } положениях ответить нечем: известно слишком мало, чтобы продолжать. Они считаются неизвестными.
 }
outcomes-policy-free = { $who }: любой ответ
outcomes-policy-adversarial = { $who }: против этого
outcomes-policy-cooperative = { $who }: за это
outcomes-policy-best = { $who }: как можно больше «{ $what }»; из равных ответов первый
outcomes-policies = Кто как отвечает. { $all }.
outcomes-where = { $what } { $op } { $value }
outcomes-happened = По пути случается это или подобное: { $what }
outcomes-has = { $what }: среди них { $value }
outcomes-happens = по пути нечто вроде «{ $what }»
outcomes-and = { $one } и { $other }
outcomes-or = { $one } или { $other }
outcomes-not = неверно, что { $what }
outcomes-yes = да
outcomes-no = нет
outcomes-answer-always = Да, при любом исходе.
outcomes-answer-never = Нет, этого не случится.
outcomes-answer-always-at-best = Да, это возможно.
outcomes-answer-never-at-best = Нет, это невозможно.
outcomes-answer-exactly-at-best = В лучшем случае вероятность — { $least }.
outcomes-answer-always-so = Да, при таких ответах.
outcomes-answer-never-so = Нет, при таких ответах этого не случится.
outcomes-answer-exactly = Вероятность — { $least }.
outcomes-answer-between = Зависит от ответов: от { $least } до { $most }.
outcomes-answer-so-far = По тому, что рассмотрено: от { $least } до { $most }.
outcomes-value = Значение
outcomes-chance = Вероятность
outcomes-least = Не меньше
outcomes-most = Не больше
outcomes-bars = рисунок
outcomes-between = { $value }: от { $least } до { $most }
outcomes-exactly = { $value }: { $chance }
outcomes-law = { $what }. { $all }.
outcomes-mean = В среднем: { $n }.
outcomes-mean-between = В среднем: от { $least } до { $most }, смотря по ответам тех, кто волен в них.
outcomes-mean-unknown = Сколько это в среднем, сказать нельзя.
outcomes-unknown-bound = без границы
outcomes-unexplored = Не рассмотрено
outcomes-circling = Без конца по кругу
outcomes-loose = Это границы: неизвестно, достигают ли их какие-нибудь ответы.
outcomes-law-note = сплошное — наверняка; штриховка — смотря по ответам или неизвестно
outcomes-tree-note = ромб — случай, круг — вопрос, квадрат — исход, крест — не рассмотрено
outcomes-tree-in-words = Дерево словами
outcomes-asks = { $who }: { $what }
outcomes-start = Начало
outcomes-end = исход
outcomes-not-explored = не рассмотрено
outcomes-not-seen = дальше никому не видно
outcomes-no-answer = ответить нечем
outcomes-hidden-below = { $n ->
    [one] свёрнуто { $n } положение
    [few] свёрнуто { $n } положения
   *[many] свёрнуто { $n } положений
 }
outcomes-more-answers = { $all } и ещё { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[many] { $n } ответов
 }
outcomes-also = также из { $all }
outcomes-chance-of-answer = Вероятность этого ответа: { $chance }
outcomes-chance-of-node = Вероятность прийти сюда: { $chance }
outcomes-reaches = ведёт туда
outcomes-line = { $n }. { $all } → исход { $end }
outcomes-line-chance = { $n }. { $all } → исход { $end }; вероятность { $chance }
outcomes-none = Ни один порядок ответов туда не ведёт.

# Полоса внизу, ящики, ответы.
drawer-table = Весь стол
plain-stage = Что лежит на столе
drawer-why = Правила
drawer-chain = Цепочка
drawer-odds = Шансы
drawer-story = Ход игры
drawer-fields = Все поля
drawer-rulings = Трактовки
drawer-play = Играть дальше
drawer-take = Унести с собой
drawer-shut = Закрыть
options-filter = Ответов: { $n }. Наберите, что ищете
options-about = О том, что вы нажали
options-all = Все ответы
refused-why = { $n ->
    [one] { $n } ход сейчас нельзя: почему?
    [few] { $n } хода сейчас нельзя: почему?
   *[many] { $n } ходов сейчас нельзя: почему?
}
show-everything = Показать всё
show-less = По одному
more-tools = Ещё
rule-place = { $title } · с. { $pages }
