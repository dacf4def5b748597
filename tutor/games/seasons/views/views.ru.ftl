## Стол «Времён года».

table-note = подсвечено то, что изменил последний шаг
year-before = перед годом 1
year-over = последний год окончен
year-n = год { $n } из { $last }
season-space = { $season }, деление { $space } из { $of }
round = раунд { $n }
first-player = первый игрок: { $who }
first-player-mark = первый игрок
level-apprentice = «Ученик чародея»
level-magician = «Волшебник»
level-archmage = «Архимаг»
ended = последний раунд окончен
turn-before-die = Ход: { $who }. Действия кубика ещё впереди.
turn-die = Ход: { $who }. Идут действия кубика.
turn-actions = Ход: { $who }. Все прочие действия, в любом порядке.
turn-left = Ещё не выполнено: { $symbols }.
turn-access = { $n ->
    [0] До конца хода жетоны можно кристаллизовать.
    [one] До конца хода жетоны можно кристаллизовать, за каждый на { $n } кристалл больше.
    [few] До конца хода жетоны можно кристаллизовать, за каждый на { $n } кристалла больше.
   *[other] До конца хода жетоны можно кристаллизовать, за каждый на { $n } кристаллов больше.
 }
turn-access-once = { $n ->
    [one] Жетоны можно кристаллизовать; за каждый из одной партии на { $n } кристалл больше.
    [few] Жетоны можно кристаллизовать; за каждый из одной партии на { $n } кристалла больше.
   *[other] Жетоны можно кристаллизовать; за каждый из одной партии на { $n } кристаллов больше.
 }
symbol-draw = карта
symbol-energy = энергия
symbol-crystals = кристаллы
symbol-power = сила призыва
symbol-crystallise = кристаллизация
window-entered = Карта вошла в игру
window-summoning = Карту собираются призвать
window-activated = Карту активируют
window-sacrificed = Картой пожертвовали
window-die-taken = Кубик взят
window-season-changed = Смена сезона
window-year-began = Начался год
window-round-over = Раунд окончен
window-game-over = Игра окончена
window-energy-gained = Получена энергия
window-crystallised = Жетоны кристаллизованы
window-drew = Взяты карты
window-cost-paid = Цена уплачена
window-tokens-moved = Жетоны переложены
window-overflow = В резерве слишком много жетонов

## Колесо, цена жетонов, счётчик кристаллов.

season-winter = зима
season-spring = весна
season-summer = лето
season-autumn = осень
wheel = Колесо сезонов
wheel-note = { $season }, деление { $space } из { $spaces }
wheel-label = Колесо сезонов: { $year }, { $season }, деление { $space } из { $spaces }
wheel-was = Фишка сезона стояла на делении { $space }.
year = Год
season = Сезон
worth = Кристаллизация
worth-note = сколько кристаллов даёт жетон
worth-more = { $n ->
    [one] { $who }: за каждый жетон на { $n } кристалл больше.
    [few] { $who }: за каждый жетон на { $n } кристалла больше.
   *[other] { $who }: за каждый жетон на { $n } кристаллов больше.
 }
track = Счётчик кристаллов
crystals-of = { $who } { $n }

## Энергия и кубики.

energy-air = воздух
energy-water = вода
energy-fire = огонь
energy-earth = земля
tokens-of = { $energy } { $n }
crystals-n = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[other] { $n } кристаллов
 }
power-plus = сила призыва +{ $n }
gives-draw = карта
gives-crystallise = кристаллизация
pips-n = { $n ->
    [one] { $n } точка
    [few] { $n } точки
   *[other] { $n } точек
 }
dice = Кубики раунда
dice-note = сверху — что даёт кубик; снизу — точки
die = Кубик
die-free = пока ничей
die-left = остался
die-label = { $die }: { $gives }; { $pips ->
    [one] { $pips } точка
    [few] { $pips } точки
   *[other] { $pips } точек
 }; { $whose }
die-too-many = лишних для резерва: { $n } (предел { $limit })
left-moves = { $die } остался: в конце раунда фишка сезона пройдёт { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[other] { $n } делений
 } и встанет на деление { $space } ({ $season }).{ $change ->
    [year] {" "}Начнётся новый год.
    [season] {" "}Сезон сменится.
   *[none] {""}
 }
sides = Все грани этих кубиков
sides-note = верхняя грань отмечена
side-n = Грань { $n }
side-up = сверху

## Игроки.

others = Другие игроки
winner = Победа
crystals = Кристаллы
prestige = Престиж карт в игре
prestige-unknown = { $n ->
    [one] и { $n } карта, престиж которой неизвестен
    [few] и { $n } карты, престиж которых неизвестен
   *[other] и { $n } карт, престиж которых неизвестен
 }
power = Сила призыва
power-used = занято { $n } из { $of }
reserve = Резерв
reserve-n = { $n } из { $of }
reserve-on-card = на Зачарованной книге { $n }
reserve-over = лишних { $n }
bonuses = Применено бонусов
bonuses-n = { $n } из { $of }{ $penalty ->
    [0] {""}
   *[other] {" "}(престиж −{ $penalty })
 }
hand = В руке
library = Под жетонами архива
library-note = II: { $second }, III: { $third }
counted-now = Престиж, если считать сейчас
was-n = было { $n }
cards-count = { $n ->
    [0] нет карт
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
head-play = Карты в игре
head-hand = Карты в руке
head-dealt = Карты на выбор
head-drafted = Выбранные карты
dealt-of-other = На выбор: { $cards }.
drafted-of-other = Уже выбрано: { $cards }.
hand-now = { $n ->
    [0] сейчас призвать нельзя ни одну
   *[other] сейчас можно призвать: { $cards }
 }
hand-can = { $n ->
    [0] ни на одну не хватает
   *[other] хватает на призыв: { $cards }
 }

## Карты.

copies = ×{ $n }
magic-item = магический предмет
familiar = фамильяр
card-about = { $kind }, престиж { $n }
card-about-unknown = { $kind }, престиж неизвестен
effect-immediate = При входе в игру.
effect-activated = Активация.
effect-permanent = Постоянно.
no-effect = Эффекта нет.
cost = Цена:
cost-none = ничего
cost-choice = жетоны разных типов, на ваш выбор
cost-less = { $n ->
    [one] на { $n } жетон меньше
    [few] на { $n } жетона меньше
   *[other] на { $n } жетонов меньше
 }
summon-now = можно призвать
summon-can = хватает на призыв
summon-not = призвать нельзя
turned = повёрнута
on-card = На карте: { $tokens }

## Между игроками и конец партии.

looking = Взятые карты
looking-note = { $shown ->
    [yes] { $who }: { cards-count }, видны всем
   *[no] { $who }: { cards-count }, прочим не видны
 }
piles = Карты
piles-note = обе стопки лежат рубашкой вверх
deck = Колода
discard = Сброс
scores = Престиж
score-part = За что
score-crystals = Кристаллы
score-cards = Карты в игре
score-hand = Карты в руке
score-bonus = Применённые бонусы
score-total = Всего
won-by = { $n ->
    [1] Победа: { $who }
   *[other] Победа: { $who }
 }

## Начальная страница.

entry-about = Круг сезонов, три года, карты, которые отвечают друг другу.

## What cells ask: the wheel, and what tokens bring on it.

ring-here = { $season }, деление { $space }: сейчас за них дадут { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[other] { $n } кристаллов
 }.
ring-ahead = Через { $ahead ->
    [one] { $ahead } раунд
    [few] { $ahead } раунда
   *[other] { $ahead } раундов
 } — от { $least } до { $most }, в среднем { $mean }.
ring-space = Фишка сезона
ring-slider = Раундов вперёд
ring-rounds = Раундов вперёд
ring-crystals = Кристаллов
ring-chart = Сколько в среднем дадут за жетоны раунд за раундом, с наименьшим и наибольшим
wheel-full = Жетонов { $n }, а в резерв входит { $most }. Сначала уберите лишние.
