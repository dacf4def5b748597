# Начальная страница и страницы игр.

entry-title = Освойте игру о магах, играя по её правилам
entry-told = В вас летят три чёрных кубика. Тройка только что забрала ваш костяной кубик.
entry-ask = Во что попадёт единица?
entry-answer-mark-wounded = В сапфировую метку: значение её ячейки — 1
entry-answer-mortal-wound = В меня: смертельное ранение
entry-answer-missed = Ни во что: это промах
entry-right = Верно
entry-wrong = Не совсем
entry-said = Ваш ответ: { $answer }.
entry-onward = Пройти этот урок
entry-lesson-of = { $title }, { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
 }
entry-go-on = Продолжить: { $title }
entry-search = Найти правило или карту
entry-progress = Успехи
entry-ways = Другие страницы
entry-games = Игры
entry-left-out = Не показано, потому что пакет сломан: { $games }. Почему, скажет команда «tutor games».

entry-learn = Научиться
entry-learn-on = К уроку { $n }
entry-whole = Сыграть партию
entry-link = { $what }, { $game }
entry-play = Играть
entry-play-of = Сыграть целую партию: { $game }
entry-bench = Спросить
entry-bench-of = Спросить о правилах: { $game }
entry-lessons = { $n ->
    [one] { $n } урок
    [few] { $n } урока
   *[many] { $n } уроков
 }, { $minutes } мин
entry-none = Уроков пока нет

## Страница игры.

path-label = Курс
path-next = Начать: { $title }
path-on = Продолжить: { $title }
path-next-note = урок { $n } из { $of }, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
 }
path-whole = А теперь целая партия
path-chapter = { $n ->
    [one] { $n } урок
    [few] { $n } урока
   *[many] { $n } уроков
 }
path-chapter-whole = целая партия
path-chapter-done = пройдено { $n } из { $of }
path-lesson = Урок { $n }: { $title }, { $state }
path-here = следующий

tile-play = Целая партия
tile-play-do = Играть
tile-play-note = в одиночку и вместе, { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
 }
tile-puzzles = Головоломки
tile-puzzles-do = Решать
tile-puzzles-note = { $n ->
    [one] { $n } позиция со своей целью
    [few] { $n } позиции, у каждой своя цель
   *[many] { $n } позиций, у каждой своя цель
 }{ $done ->
    [0] { "" }
   *[other] ; решено: { $done }
 }
tile-topics = Одна тема
tile-topics-do = Выбрать
tile-topics-note = все уроки по темам, их { $n }
tile-bench = Разрешить спор
tile-bench-do = Спросить
tile-bench-note = соберите стол и спросите
tile-rules = Все правила
tile-rules-do = Искать
tile-rules-note = правил: { $n }, у каждого источник
tile-sight = Линии видимости
tile-sight-do = Смотреть
tile-sight-note = кто кого видит в ложе
tile-studio = Написать урок
tile-studio-do = Писать
tile-studio-note = играйте: ваши ответы станут уроком
list-puzzles = Головоломки
list-topics = Уроки по темам

## Указатель правил, пока в нём ничего не ищут.

index-about = Каждое правило: страница книги, что на нём держится и какие уроки его показывают.
index-sections = { $n ->
    [one] { $n } раздел
    [few] { $n } раздела
   *[other] { $n } разделов
 }

## Главы: блокноты, которые читают и меняют.
chapters-title = Главы
chapters-intro = Каждая начинается с вопроса за столом. Двигайте то, что видите: картинки меняются вместе с вами.
chapters-all-games = Все игры
chapters-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
tile-chapters = Главы
tile-chapters-do = Читать
tile-chapters-note = { $n ->
    [one] { $n } глава с живыми картинками
    [few] { $n } главы с живыми картинками
   *[many] { $n } глав с живыми картинками
}
