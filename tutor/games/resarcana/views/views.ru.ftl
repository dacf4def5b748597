## Стол «Res Arcana».

table-note = подсвечено то, что изменил последний шаг
round = Раунд { $n }
setting-up = Подготовка
match-game = Партия матча { $n }
phase-collect = получение эссенций
phase-actions = действия
phase-check = проверка победы
first = жетон первого игрока: { $who }
turn = Ход: { $who }.
was-n = было { $n }
nothing = ничего
nothing-left = ничего не осталось
or = или
mix-but = (кроме { $kinds })
threat = { $card } ({ $by }) отнимает { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
 }. { $who ->
    [none] Никого не задевает: все соперники спасовали.
   *[other] Кому это грозит: { $who }.
 }

## Как все стоят, проверка победы.

standing = Игроки
player = Игрок
points = Очки
pool = Личный запас
hand = Рука
deck = Колода
discard = Сброс
wins = Победы в матче
token = Первый игрок
token-pass = Первый игрок, сторона «Пас»
passed = Пас
winner = Победа
check = Проверка победы сейчас
check-final = Итог
points-from = За что очки
points-total = Всего
points-of = { $card }: { $n }
points-token = жетон первого игрока: { $n }
points-bonus = прибавка на эту проверку: { $n }
check-goes-on = лучший результат — { $best ->
    [one] { $best } очко
    [few] { $best } очка
   *[many] { $best } очков
 }, а игру заканчивают { $needed }
check-would = { $n ->
    [1] победа: { $who }
   *[other] общая победа: { $who }
 }; { $best ->
    [one] { $best } очко
    [few] { $best } очка
   *[many] { $best } очков
 }{ $tied ->
    [yes] {", "}поровну, решают эссенции в запасе
   *[no] {""}
 }
check-won = { $n ->
    [1] победа: { $who }
   *[other] общая победа: { $who }
 }
check-early = Если проверку вызовет { $cards }: { $said }.
check-more = { $card } ({ $who }): { $n ->
    [one] ещё { $n } очко
    [few] ещё { $n } очка
   *[many] ещё { $n } очков
 } на проверку, цену { $can ->
    [yes] можно заплатить
   *[no] сейчас не заплатить
 }.

## Ответы.

answers = Кто чем может ответить
answers-of = { $who } { $n }
answers-nobody = сейчас никто
answer-player = Игрок
answer-with = Чем
answer-what = На что
answer-now = Сейчас
answer-cost = { $card }{ $cost ->
    [none] {""}
   *[other] {":"} { $cost }
 }
answers-life_loss = потеря жизней
answers-dragon_power = способность дракона
answers-victory_check = проверка победы
answer-yes = можно
answer-no = нельзя ({ $reasons })
answer-immune = незачем: после паса жизней не теряют

## Игрок в полном виде и остальные.

pool-note = личный запас
others = Другие игроки
tableau = Компоненты
components-n = { $n ->
    [one] { $n } компонент
    [few] { $n } компонента
   *[many] { $n } компонентов
 }
brief = { $name }{ $state ->
    [none] {""}
   *[other] {" "}({ $state })
 }
head-hand = Рука
cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
head-discard = Сброс
mages-dealt = Маги на выбор
drafted = Артефакты на выбор
kept = Отобранные артефакты

## Компоненты.

kind-artifact = артефакт
kind-mage = маг
kind-magic-item = волшебный предмет
kind-monument = монумент
kind-place-of-power = место силы
side-sun = сторона с солнцем
side-moon = сторона с луной
face-down = Лицом вниз
turned = компонент повёрнут
lies-down = лицом вниз до конца раунда
lies-on = Лежит на нём
cost = Цена
cost-free = бесплатно
collect = Получение
reduction = Скидка
reduced = Со скидкой
reduced-by = скидка: { $cards }
ways-more = { $n ->
    [one] и ещё { $n } способ
    [few] и ещё { $n } способа
   *[many] и ещё { $n } способов
 }
power-n = Способность { $n }
trigger-life_loss = Ответ на потерю жизней
trigger-dragon_power = Ответ на способность дракона
trigger-victory_check = Ответ на проверку победы
trigger-on_claim = Когда его забирают
can-use = можно применить

## Середина стола.

centre = Середина стола
centre-note = места силы, монументы, волшебные предметы
component = Компонент
lacks = Не хватает ({ $who })
lacks-nothing = хватает
deck-top = Закрытый монумент (из { $n })
places = Места силы
monuments = Монументы
monuments-note = { $shown ->
    [none] в колоде { $deck }
   *[other] { $shown }; в колоде { $deck }
 }
items = Волшебные предметы в общем запасе
open = Открытые артефакты
looking = Карты, которые смотрят
looking-note = { $who }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }

## Начальная страница.

entry-about = Восемь карт, пять эссенций, десять очков. Ничего лишнего.

## What cells ask: ways out of a loss of life, ways to pay.

ways-out-head = Теряется { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[other] { $n } жизней
 }. { $ways ->
    [one] { $ways } выход
    [few] { $ways } выхода
   *[other] { $ways } выходов
 }: { $least ->
    [0] самый дешёвый не стоит ничего
   *[other] самый дешёвый обойдётся в { $least }
 }, самый дорогой — в { $most }
ways-out-none = Сейчас никто не теряет жизней.
ways-out-more = Между дешёвыми, что выше, и дорогими, что ниже, ещё { $n ->
    [one] { $n } выход
    [few] { $n } выхода
   *[other] { $n } выходов
 }.
ways-out-suffer = Стерпеть
ways-out-way-out = Откупиться
ways-out-turned = карта повёрнута
ways-out-destroyed = { $card }: уничтожить
ways-out-discarded = { $card }: сбросить
loss-by = Отнимает
loss-gold-weight = золото считать за
loss-turned-weight = поворот карты за
loss-lost-weight = потерю карты за
chart-by-life = Самый дешёвый и самый дорогой выход, смотря сколько у вас жизней
chart-life-best = самый дешёвый
chart-life-worst = самый дорогой
chart-life-x = Жизней в запасе
chart-life-y = Цена в эссенциях
placement-card = Выложить
placement-head = { $card }: цена { $cost }. { $n ->
    [one] { $n } способ
    [few] { $n } способа
   *[other] { $n } способов
 } заплатить.
placement-refused = { $card }: цена { $cost }. Выложить нельзя: { $why }.
placement-more = Не нарисовано ещё { $n ->
    [one] { $n } способ
    [few] { $n } способа
   *[other] { $n } способов
 }.
placement-off = Скидки
placement-way = { $off ->
    [0] Платите
   *[other] Скидка { $off }, платите
 }
placement-free = Платить нечего
