# Класс: страница ведущего.

class-title = Класс
class-sentence = { $title }: { $n ->
    [one] { $n } ученик
    [few] { $n } ученика
   *[other] { $n } учеников
 }, сведения на { $time }
class-choose = Класс
class-code = Код класса: { $code }.
class-to-start = Страница, с которой начинают ученики
class-where = Кто где
class-where-note = { $n ->
    [one] { $n } ученик
    [few] { $n } ученика
   *[other] { $n } учеников
 }, стоят на месте: { $stuck }
class-nobody = Пока никто не вошёл.
class-learner = Ученик
class-lesson = Урок
class-step = Шаг
class-time = Времени в нём
class-not-begun = ни один урок ещё не начат
class-minutes = { $n } мин
class-hours = { $n } ч
class-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
 }
class-done = пройден
class-stuck = стоит на месте
class-away = ответов нет уже { $time }
class-missed = Чаще всего ошибаются
class-missed-note = каждый ученик один раз по каждому правилу, по первому ответу
class-none-missed = Пока никто ни в чём не ошибся.
class-more-rules = и ещё { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
 }
class-wrong-answers = Отвечали вместо верного
class-said = { $what } × { $n }
class-of = { $n } из { $of }
class-wrong-of = неверно { $n } из { $of }
class-cell = { $who }: { class-wrong-of }
class-heat = Ученики и правила
class-heat-note = неверно из спрошенного; нажмите клетку, чтобы увидеть ответы
class-no-answers = Пока никто не отвечал.
class-not-met = ещё не спрашивали
class-level-h0 = без ошибок
class-level-h1 = до трети
class-level-h2 = до 60 %, жирно
class-level-h3 = больше, в рамке
class-level-hx = ещё не спрашивали
class-rule = Правило
class-wrong-people = Кто ошибался
class-all-right = все верно
class-close = Закрыть
class-no-wrong = Неверных ответов нет.
class-question = Вопрос
class-given = Ответ
class-truth = Верно
class-when = Когда
class-said-note = неверные ответы, сначала новые
class-more-answers = и ещё { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[other] { $n } ответов
 }
class-goal = Цель головоломки
class-no-question = Вопрос, которого в уроке больше нет
class-reached = достигнута
class-not-reached = не достигнута
class-take = Забрать с собой
class-csv = Ответы в CSV
class-json = Всё в JSON
class-hide = Скрыть имена
class-live = Следить за классом
class-names-note = Ученики показаны под теми именами, которые ввели. Скройте их, прежде чем показывать экран. Пока страница следит за классом, новое появляется само.
class-hidden = Ученик { $n }
class-no-class = Класса пока нет
class-how = Класс начинается с кода. Запустите с ним сервер и сообщите код ученикам:
class-command = tutor serve --class КОД="Название класса"
class-views = На графике
class-view-time = Время на урок
class-view-people = По ученикам
class-view-rules = По правилам
class-axis-minutes = минут в уроке
class-median = медиана
class-one-learner = один ученик
class-no-figure = Рисовать пока нечего.
class-note-people = Каждый вопрос считается один раз, по первому ответу. Точка — доля ошибок, полоса — доли, которые согласуются с таким числом ответов. Пунктир — весь класс; сказать что-то надёжное можно, только если полоса целиком по одну его сторону, да и то из двадцати учеников один может оказаться там случайно.
class-note-rules = Каждый ученик считается один раз по каждому правилу, по первому ответу. Пунктир — треть; сказать что-то надёжное можно, только если полоса целиком по одну его сторону.
class-alt-time = Сколько минут провели в каждом уроке. { $all }
class-alt-time-one = { $lesson }: медиана { $n }, учеников: { $people }.
class-alt-shares = Доли неверных ответов, черта на { $line } %. { $all }
class-refused = Это страница ведущего. Откройте её с ключом ведущего.
class-away-store = Сейчас ответы не прочитать: { $why }. Страница попробует ещё раз.
