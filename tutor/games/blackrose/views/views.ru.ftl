## Стол «Войн Чёрной Розы».

table-note = подсвечено то, что изменил последний шаг
round = Раунд { $n }
phase-none = этап не указан
phase-rose = этап Чёрной Розы
phase-study = этап изучения
phase-planning = этап планирования
phase-action = этап действий
phase-evocation = этап воплощений
phase-cleanup = этап очистки
moon-n = фаза луны { $n }
moon-2 = фаза 2
moon-3 = фаза 3
moon-mark = { $moon }: { $n }
rose-mark = конец: { $n }
first-mage = первый маг: { $who }
crown-at = корона: { $who }
activation = Активация: { $who }.
done-so-far = Начатые действия: { $actions }.
doing = Идёт: { $action }.
still-to-use = Ещё не использовано: { $effects }.
fallen = Маг в ней побеждён.
action-explore = исследование
action-combat = бой
action-order = приказ
action-cast = сотворение заклинания
action-inertia = инерция
left-move = Передвиньтесь (1)
left-lost = потерянное Передвиньтесь (1)
left-activate = активация комнаты
left-attack = атака
left-order = активация воплощения
window-trap = Можно ответить картой
window-defeat = Маг побеждён
window-evocation-defeat = Воплощение побеждено
window-moon = Смена фазы луны

## Ложа.

map = Карта ложи
map-cell = келья
map-ready = доступна
map-used = использована
key-mage = маг
key-evocation = воплощение: владелец и вид
key-chip = фишка, свободная ячейка
key-restored = восстановленная комната
key-count = занято ячеек
key-token = восстановлена: доступна, использована
key-moved = перемещение на последнем шаге
map-short-ready = ✓
map-short-used = ×
press-room = { $room } Нажмите, чтобы выбрать.
press-figure = { $figure }: нажмите, чтобы выбрать
rooms = Комнаты
rooms-note = всего { $n }, восстановлено { $restored }
rooms-chips = Нестабильность
rooms-there = Фигурки
ruined = разрушена
restored-ready = восстановлена, жетон доступной стороной
restored-used = восстановлена, жетон использованной стороной
room-line = { $number }. { $name }, { $colour }: { $state }.{ $chips ->
    [none] {""}
   *[other] {" "}{ $chips }.
 }{ $there ->
    [none] {""}
   *[other] {" "}{ $there }.
 }
cell-line = { $name }: { $owner }.{ $there ->
    [none] {""}
   *[other] {" "}{ $there }.
 }
there = Здесь { $who }
nobodys = ничья
of-owner = { $figure } ({ $owner })
chips-of = { $who } { $n }
chips-taken = { $of ->
    [none] фишки: { $n }, число ячеек неизвестно
   *[other] занято ячеек: { $n } из { $of }
 }{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
 }
flags = флажки { $flags }

## Маги.

others = Другие маги
winner = Победа
where = Где
life = Урон
damage-taken = { $of ->
    [none] { $n }, здоровье неизвестно
   *[other] { $n } из { $of }
 }{ $who ->
    [none] {""}
   *[other] {" "}({ $who })
 }
power = Очки силы
crown = Корона
crown-held = есть
orders = Осталось приказов
tokens = Жетоны физических действий
strength = Сила
speed = Скорость
hand = На руке
hand-limit = (предел { $n })
jinxes = Сглазы
tokens-borne = Жетоны устойчивости
trophies = Трофеи
was-n = было { $n }
head-board = Заклинания на планшете
head-hand = Рука
cards-count = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
head-quests = Задания
quests-note = активных { $active }, выполненных { $solved }, завершённых { $completed }
quest-limit = предел { $n }
head-evocations = Воплощения
head-jinxes = Сглазы
head-books = Гримуар и воспоминания
books-note = гримуар { $grimoire }, воспоминания { $memories }
grimoire-holds = В гримуаре, порядок неизвестен
memories = Воспоминания
aside = Отложенные личные заклинания

## Заклинания.

slot-quick = быстрое
slot-I = I
slot-II = II
slot-III = III
slots-free = Свободны: { $slots }.
back = рубашкой вверх
brief-spell = { $slot }: { $card }, { $state }
slot-lies = { $slot }: { $state }
spell-prepared = заготовлено
spell-activated = активировано
spell-revealed = раскрыто
sustained-on = Жетон устойчивости: { $who }
seen-by-owner = Для других — рубашкой вверх
copies = ×{ $n }
side-main = Основной эффект
side-reverse = Обратный эффект
school-forgotten = Забытое заклинание
school-personal = Личное заклинание
instability-sign = символ нестабильности
instability-unknown = символ нестабильности неизвестен
type-combat = боевое
type-contingency = сопряжение
type-defence = защитное
type-trap = ловушка
element-air = воздух
element-earth = земля
element-fire = огонь
element-water = вода
element-holy = святость
element-profane = скверна
element-magic = магия
element-any = любая стихия
target-self = цель: сам маг
target-figure = цель: фигурка
target-mage = цель: маг
target-evocation = цель: воплощение
target-area = цель: область
target-special = особая цель
target-own-evocation = цель: своё воплощение
target-own-demon = цель: свой демон
target-own-undead = цель: своя нежить
target-own-construct = цель: свой конструкт
target-own-nightmare = цель: свой кошмар
target-own-altar = цель: свой алтарь
range = дальность { $n }
range-any = дальность любая

## Задания, сглазы, воплощения, события.

quest-moon = задание фазы { $n }
quest-task = Задача
quest-effect = Эффект
quest-reward = Награда
quest-worth = награда { $n }
quest-active = активное
quest-solved = выполнено
quest-completed = завершено
quest-chips = фишек { $n } из { $of }
jinx = сглаз
jinx-chips = фишек { $n } из { $of }
evocation-slot = ячейка { $n }
upgrades = Улучшения
card-turned = Карта на этом этапе перевёрнута
controlled-by = Контролирует { $who }
assigned-to = назначено: { $who }
owned-by = владеет { $who }
large-base = большая подставка
archetype-demon = демон
archetype-undead = нежить
archetype-construct = конструкт
archetype-nightmare = кошмар
archetype-altar = алтарь
order-moon = приказ фазы { $n }
back-none = без символа на рубашке
back-targeted = отвечает на заклинания, цель которых — аватар
back-damaged = отвечает на урон аватару
order-extra = за ним следует второй приказ
order-spell = Заклинание
order-physical = Физическое действие
order-trap = Ловушка или защита
events = События
events-note = в колоде этой фазы { $deck }
event-space = ячейка { $n }
space-free = Нет события
event-pile = В сбросе: { $n }, последнее — { $top }.
event-moon = фаза { $n }
event-immediate = немедленное
event-black-rose = этап Чёрной Розы
event-study = этап изучения
event-action = этап действий
event-permanent = постоянное
event-crown = символ короны
event-reveal = Очки силы Розе при раскрытии
event-discard = Очки силы Розе при сбросе

## Сила и колоды.

power-track = Трек силы
power-of = { $who } { $n }
rose-line = Чёрная Роза: очков силы { $power }, фишек в запасе { $chips }.
rose-trophies = Трофеи:
head-library = Библиотека и колоды
library = Библиотека
decks = Другие колоды
library-note = { $n ->
    [one] { $n } школа
    [few] { $n } школы
   *[other] { $n } школ
 }
deck-name = Колода
deck-size = Карт
deck-pile = В сбросе, последние первыми
out-of-game = Вне игры: { $cards }.
looking = Просмотр карт
looking-note = { $who }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
drawn = { $n ->
    [one] { $n } карта взята и ещё не распределена.
    [few] { $n } карты взяты и ещё не распределены.
   *[other] { $n } карт взято и ещё не распределено.
 }

## Очки в конце игры.

scores = Итоговые очки
won-by = { $n ->
    [1] побеждает { $who }
   *[other] побеждают вместе: { $who }
 }
score-part = За что
score-power = Очки силы
score-quests = Завершённые задания
score-trophies = Трофеи
score-crown = Корона
score-total = Всего

## Начальная страница.

entry-about = Ложа из комнат, линии видимости и ловушки, которые вмешиваются.
