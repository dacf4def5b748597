## Слова самих страниц. Слова стола каждой игры лежат рядом с её views.py.

product = Учебник правил
skip = Сразу к уроку
language = Язык

head-table = Стол
head-now = Сейчас
head-choose = Выбор
head-why = Почему
head-time = Время
head-chain = Цепочка
head-odds = Шансы

## Верх страницы.

tool-link = Ссылка
tool-link-title = Скопировать ссылку на эту позицию
tool-file = Файл
tool-file-title = Сохранить позицию в файл
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
    [one] правило этого шага
   *[other] правила этого шага
 }
why-none = этот шаг не опирается ни на одно правило
rule-link = { $id }, в указателе правил
source-page = { $book }, с. { $pages }
source-section = { $book }, раздел
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

chain-note = сплошная линия — начал, пунктир — ещё продолжится
chain-in-words = Цепочка словами
chain-now = сейчас
chain-wait = ждёт
chain-now-at = идёт точка { $n }
chain-wait-at = ждёт на точке { $n }
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
odds-bars = рисунок
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

hero-title = Четыре игры о магах: от точки до точки
hero-text = Проходите правила по шагам, предсказывайте, что случится, и пробуйте то, чего нельзя: в ответ всегда назовут правило и страницу.
hero-caption = Любая карта останавливается на своих точках. Остановитесь и вы.
sample-1 = Выберите целью этого мага.
sample-2 = Нанесите 2 урона.
sample-3 = Наложите порчу «Медлительность».
game-cover = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
 }, встречено в уроках: { $met }
game-no-lessons = Уроков пока нет. Искать по правилам можно выше.
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
gallery-note = Успехи хранятся только в этом браузере.
search-label = { $n ->
    [one] Поиск по { $n } правилу всех четырёх игр
   *[other] Поиск по { $n } правилам всех четырёх игр
 }
search = Найти
found = Найдено
found-page = { $game }, с. { $page }
found-all = Всё найденное: { $n }
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
