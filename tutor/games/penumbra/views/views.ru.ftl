## Стол «Пенумбры».

table-note = { $who }: планшет; подсвечено то, что изменил последний шаг
turn-learning = { $who }: ход обучения
turn-trial = { $who }: ход испытания
turn-rest = { $who }: ход отдыха
turn-open = { $who }: вид хода ещё не выбран
turn-over = ход окончен
trial-line = «{ $trial }», угроза { $threat }
trial-rift = «Разлом» { $n }
trial-passed = пройдено
trial-gone = выбыло из игры
must-rest = Следующий ход — обязательно отдых

## Что действует до конца хода, и конец игры.

placements = { $n ->
    [0] размещений не осталось
    [one] осталось { $n } размещение
    [few] осталось { $n } размещения
   *[many] осталось { $n } размещений
 }
chain-of = цепочка: { $cards }
strength = заклинанию засчитано меток сверху: { $n }
discount = { $n ->
    [one] цена ниже на { $n } ингредиент
    [few] цена ниже на { $n } ингредиента
   *[many] цена ниже на { $n } ингредиентов
 }
nudges = { $n ->
    [one] в запасе { $n } подкрутка кубиков угрозы
    [few] в запасе { $n } подкрутки кубиков угрозы
   *[many] в запасе { $n } подкруток кубиков угрозы
 }
besides = из них без ячейки: { $n }
hurried = дополнительное размещение куплено за безделушку
bound = за это размещение контракт уже взят в резерв за Кровь
dead-water = в конце хода ждёт смертельное ранение
end = Начался конец игры: исполнилось пророчество «{ $prophecy }». Последний ход раунда делает { $who }.
end-left = Ещё ходят: { $who }.
end-extra = После этого { $who } делает дополнительный ход.

## Попытка, которая идёт сейчас.

trial-now = Идёт испытание
contract-now = Идёт контракт
from-reserve = из резерва
stage-threat = Угроза
stage-task = Задание
stage-reward = Награда
properties = Свойства
cancelled = (отменено)
used-so-far = Применено карт и цепочек
of = { $n } из { $of }
task-now = Идёт задание
source-contract = контракта
source-trial = испытания
source-shield = свойства «Щит»
lessened = Облегчено
less-sum = требуется на { $n } меньше
less-dice = { $n ->
    [one] { $n } кубик можно не отдавать
    [few] { $n } кубика можно не отдавать
   *[many] { $n } кубиков можно не отдавать
 }
given = Уже отдано
taken = Взято для броска
taken-for-roll = взят для броска
tasks = Задания
replaced = заменены Мёртвой Водой: сбросить кубик искры
together = в сумме { $n }
task-met = Задание выполнено
talents = Таланты на выбор
talents-note = один оставляют, втайне до общего раскрытия
talent-kept = оставлен
start-mark = Первая метка
start-card = Первая карта
start-ingredients = Ингредиенты
start-order = Очередность хода
looking = Карты, которые смотрят
looking-note = { $n ->
    [one] { $who } видит { $n } карту, остальные — нет
    [few] { $who } видит { $n } карты, остальные — нет
   *[many] { $who } видит { $n } карт, остальные — нет
 }

## Кубики угрозы.

threat = Кубики угрозы
threat-prepare = { $n ->
    [0] не взято ни одного
    [one] подготовлен { $n }, бросок впереди
    [few] подготовлено { $n }, бросок впереди
   *[many] подготовлено { $n }, бросок впереди
 }
threat-rolled = { $n ->
    [0] бросать было нечего
   *[other] брошено: { $n }, бросает { $who }
 }
threat-taken = { $n ->
    [one] { $n } убран до броска
    [few] { $n } убраны до броска
   *[many] { $n } убрано до броска
 }
threat-fixed = отменить нельзя
threat-outer = { $n ->
    [1] ещё одна угроза ждёт снаружи
   *[other] снаружи ждут ещё угрозы: { $n }
 }
threat-last = прошлый бросок, всё разобрано
die-ready = готов
die-now = сейчас
die-waits = ждёт
die-settled = разобран
die-removed = убран
settled-die = ушла { $piece }
settled-mark = ранена { $piece }
settled-mortal = в раненую метку
settled-miss = промах
removed-solo = бросать некому
removed-card = картой

pool = Запас
pool-note = { $n ->
    [0] кубиков не осталось
    [one] { $n } кубик; сначала уходит кубик с тем же значением, метки — потом
    [few] { $n } кубика; сначала уходит кубик с тем же значением, метки — потом
   *[many] { $n } кубиков; сначала уходит кубик с тем же значением, метки — потом
 }
pool-ignored = в этот ход не учитывается
just-lost = только что потеряна
was = была { $what }
was-n = было { $n }
on-card = на карте «{ $card }»

marks = Метки
marks-note = вверху — заряжена, внизу — разряжена, с трещиной — ранена; число — значение угрозы ячейки
marks-note-whole = вверху — заряжена, внизу — разряжена, с трещиной — ранена; над ячейкой — эффекты отдыха, под ней — значение угрозы и эффект метки
slot-free = пусто
training-board = Учебный планшет: значения ячеек заданы уроком
effect-set = установка
effect-repaint = перекраска
effect-launch = запуск
effect-unturn = разворот
effect-none = нет
value-unknown = ? Источники не называют значения угрозы этой ячейки.
slots = Ячейки словами
slots-note = значение угрозы, эффекты отдыха, эффект метки, цена и очки
slot = Ячейка
slot-taken = занята
slot-threat = Значение угрозы
slot-rest = При отдыхе
slot-effect = Эффект метки
slot-arcana = Плата Арканой
slot-points = Очки
rest-die = кубик цвета метки
rest-spark = кубик искры
rest-brew = сварить зелья
rest-exchange = обмен
rest-buy = купить зелье или артефакт

stock = Ингредиенты
cards = Карты
zone-grimoire = гримуар
zone-inventory = инвентарь
zone-equipment = экипировка
zone-talent = талант
zone-discarded = сброс
zone-experience = зона опыта
head-grimoire = Гримуар
head-inventory = Инвентарь
head-equipment = Экипировка
head-talent = Талант
head-discarded = Сброшено в этот ход
cards-count = { $n ->
    [0] нет карт
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
equip-conductor = Проводник
equip-pendant = Кулон
equip-mantle = Мантия
equip-ring = Кольцо
equip-slot = Ячейка экипировки
kind-spell = заклинание
kind-potion = зелье
kind-recipe = рецепт зелья
kind-ready-made-potion = готовое зелье
kind-pet = питомец
kind-summoning = призыв питомца
kind-artifact = артефакт
kind-tome = том
kind-talent = талант
use-turn = применяют поворотом
use-discard = применяют сбросом
use-condition = отвечает своему условию
use-permanent = действует всегда
use-on-gain = действует при получении
cost = Стоимость
no-cost = платить нечего
price = Цена
or = или
used-in = Когда
needs = Принять
threat-n = угроза { $n }
threat-fixed-n = угроза { $n }, неотменяемая
launches = Запускает
launched-by = Запускают
symbols = Опыт
points = Очки
dice-on-it = Кубики на ней
borrowed = Вернётся в конце хода
not-known = Неизвестно: { $what }
from-lesson = Принято этим уроком: { $what }
unknown-list = { $n ->
    [one] О { $n } карте источники говорят не всё
   *[other] О { $n } картах источники говорят не всё
 }
unknown-count = число копий
mortal = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
mortal-points = по { $points } очка за каждую в конце

## Зона опыта и резерв.

head-experience = Зона опыта
experience-note = выполнено контрактов: { $contracts }, пройдено испытаний: { $trials }
symbols-unknown = На этих картах символов может быть больше, чем посчитано: { $cards }
side-light = Свет
side-dark = Мрак
path-light = Путь Света
path-dark = Путь Мрака
completed = выполнен
passed-on = пройдено, { $path }
reserve = Резерв
reserve-note = { $n ->
    [one] { $n } карта, для других — рубашкой вверх
    [few] { $n } карты, для других — рубашкой вверх
   *[many] { $n } карт, для других — рубашкой вверх
 }
seen-by-owner = видел только владелец
seen-by-all = раньше лежала открытой

## Контракты и испытания.

contracts = Контракты
contracts-note = { $n ->
    [one] { $n } в гильдии, { $deck } в колоде
    [few] { $n } в гильдии, { $deck } в колоде
   *[many] { $n } в гильдии, { $deck } в колоде
 }
trials = Испытания
trials-note = { $n ->
    [0] общедоступных нет
    [one] { $n } доступно всем
    [few] { $n } доступны всем
   *[many] { $n } доступно всем
 }
leftmost = крайний левый, новый
rightmost = крайний правый, уйдёт следующим
difficulty = Сложность { $n }
threat-printed = Угроза
task = Задание
reward = Награда
sides = Символы
counterstrike = Ответный удар

## Локации.

common = Общая зона
area-school = Школа
area-city = Город
area-wild = Дикие Земли
classes = классы и их рынки
class = Класс «{ $name }»
dice-placed = { $n ->
    [0] кубиков нет
    [one] стоит { $n } кубик
    [few] стоят { $n } кубика
   *[many] стоит { $n } кубиков
 }
slots-unknown = Источники не называют ячеек.
slot-any = любой кубик
slot-red = красный
slot-orange = оранжевый
slot-yellow = жёлтый
slot-green = зелёный
slot-blue = синий
slot-violet = фиолетовый
slot-spark = искра
from-players = игроков: от { $n }
any-number = сколько угодно
beside = рядом с ячейками
market = Рынок: { $n }; в колоде: { $deck }
idle-decks = Колоды без класса
marks-left = Метки в общем запасе

## Судьба.

fate = Судьба
fate-note = { $n ->
    [0] колода Судьбы пуста
    [one] { $n } карта в колоде Судьбы
    [few] { $n } карты в колоде Судьбы
   *[many] { $n } карт в колоде Судьбы
 }; действует целей и пророчеств: { $omens }
omen-prophecy = Пророчество
omen-goal = Цель
fulfilled = исполнилось
condition-unknown = Условие неизвестно.
out-of-game = Выбыли из игры: { $cards }

## Другие волшебники и очки.

others = Другие волшебники
others-dice = Кубики
others-marks = Метки
others-mortal = Смертельные ранения
others-experience = Зона опыта
others-wounded = { $n }, заряжено { $charged }, ранено { $wounded }
zone-count = { $zone } { $n }
reserved-known = в резерве, раньше открыты: { $cards }
reserved-secret = в резерве втайне { $n }
side-count = { $side } { $n }
automa = { $name }, уровень { $level }; сторона: { $side }
side-open = ещё не закреплена
automa-unknown = Источники не называют её инструкций.
scores = Очки
score-part = Часть
score-arcana = Аркана
score-trials = Испытания
score-mortal = Смертельные ранения
score-experience = Опыт
score-contracts = Контракты
score-board = Планшет
score-goals = Цели
score-fate = Судьба
score-cards = Карты волшебников
score-total = Всего
score-unknown = Не посчитано, потому что ценность никому не известна: { $cards }
winner = { $n ->
    [1] Победа: { $who }
    [few] Победу делят { $who }
   *[many] Победу делят { $who }
 }
winner-badge = Победа

## Цепочка запусков: какая карта какую запустила и что может последовать.

link-length = { $n ->
    [one] В цепочке { $n } звено.
    [few] В цепочке { $n } звена.
   *[many] В цепочке { $n } звеньев.
 }
link-vigilance = Для «Бдительности» вся цепочка — одно применение: { $used } из { $most } до броска на угрозу.
link-one-use = Какой бы длинной она ни стала, «Бдительность» засчитает её за одно применение.
link-first = первое звено
link-now = сейчас
link-spent = применена
link-shown = { $kind ->
    [spell] { $neuter } заклинание
    [potion] { $neuter } зелье
   *[pet] { $shade } питомец
 }
link-icon-right = значок справа: { $icon }
link-icon-left = значок слева: { $icon }
link-by-effect = по тексту предыдущей карты
link-by-mark = запущена меткой
link-line = { $n }. «{ $name }»: { $how }; { $state }.
link-may = можно запустить
link-more = и ещё { $n }, см. «Цепочка словами»
link-open = «{ $name }» можно запустить следующей ({ $how }).
link-refused = «{ $name }» запустить нельзя: { $reasons }.
link-more-reasons = Ещё причин: { $n }.
link-head-open = Можно запустить следующей
link-head-refused = Запустить сейчас нельзя

## Найденные цепочки.

chains-head = Цепочки отсюда
chains-find = Найти самые длинные цепочки отсюда
chains-none = Здесь цепочку ни начать, ни продолжить нельзя.
chains-length = { $n ->
    [1] Применить можно лишь одну карту: за ней ничего не последует.
    [one] В самой длинной цепочке { $n } звено.
    [few] В самой длинной цепочке { $n } звена.
   *[many] В самой длинной цепочке { $n } звеньев.
 }
chains-chance = Здесь решают кубики и колоды: { $certain ->
    [one] обеспечено { $certain } звено
    [few] обеспечены { $certain } звена
   *[many] обеспечено { $certain } звеньев
 }, а до { $length } доходит, если стремиться к этому, с вероятностью { $percent }.
chains-endless = Карты разворачивают друг друга по кругу: цепочке может не быть конца.
chains-proven = Перебрано всё: длиннее цепочек нет.
chains-cut = Перебор остановлен, осталось { $left ->
    [one] { $left } положение или ветвь
    [few] { $left } положения и ветви
   *[many] { $left } положений и ветвей
 }: возможны цепочки и длиннее.
chains-count = { $n ->
    [one] Всего можно составить { $n } цепочку.
    [few] Всего можно составить { $n } разные цепочки.
   *[many] Всего можно составить { $n } разных цепочек.
 }
chains-count-least = { $n ->
    [one] Можно составить не меньше { $n } цепочки.
   *[other] Можно составить не меньше { $n } разных цепочек.
 }
chains-searched = Просмотрено: { $positions ->
    [one] { $positions } положение
    [few] { $positions } положения
   *[many] { $positions } положений
 }, { $uses ->
    [one] { $uses } применение карты
    [few] { $uses } применения карт
   *[many] { $uses } применений карт
 }.
chains-asides = Посторонние эффекты прервали бы цепочку, их обошли стороной: { $n }.
chains-longest = Самые длинные
chains-productive = Самые выгодные: прибыль минус расход, каждый ингредиент, кубик и очко — за единицу
chains-step = { $name } ({ $how })
chains-brings = Прибыль: { $what }.
chains-takes = Расход: { $what }.
chains-even = Ни прибыли, ни расхода.
chains-worth = Итого: { $n }.
chains-luck = Нужна удача.
chains-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 }

## Главы: что может следовать за чем, и самая длинная цепочка.

launch-left = после: { $icon }
launch-right = дальше: { $icon }
launch-by-right = Карта «{ $one }» справа показывает, что запускает: { $icon }.
launch-by-left = Карта «{ $other }» слева показывает, за чем может следовать: { $icon }.
launch-may = ✓ { $name }. { $how }
launch-may-not = ✗ { $name }. { $why } ({ $rule })
launch-apart = ✗ Нет значка, который связал бы её с этими картами: { $names } ({ $rule }).
launch-made = Звеньев уже есть: { $n }.
launch-longest = { $n ->
    [1] Цепочки нет: применить можно только одну карту ({ $names }).
    [one] Самая длинная цепочка: { $n } звено: { $names }.
    [few] Самая длинная цепочка: { $n } звена: { $names }.
   *[many] Самая длинная цепочка: { $n } звеньев: { $names }.
 }
launch-none = Ни одной из этих карт не начать цепочку: платить нечем. Добавьте ту, что ничего не стоит, или артефакт.
launch-pick = Ваши карты: нажмите, чтобы взять или убрать
launch-order = Нажимайте карты по порядку; нажмите ещё раз, чтобы убрать
launch-before = Карта, которую только что применили
launch-worth = Самая длинная цепочка, если взять эту карту или убрать её
launch-worth-in = + { $name }
launch-worth-out = − { $name }

## Начальная страница.

entry-about = Кубики, метки и угрозы; карты, которые запускают друг друга.

## Главы: рука против броска угрозы.

hand-dice = Ваши кубики
hand-marks = Заряженные метки: значения
hand-wounded = Раненые метки
hand-threat = Кубики угрозы
hand-nudges = Подкруток после броска
nudged-chances = Вероятность смертельного ранения без подкруток: { $without }; с ними: { $within }.
nudged-safe = смертельного ранения и так нет
nudged-saved = спасают подкрутки
nudged-mortal = смертельно, несмотря на подкрутки
nudged-into = { $roll }: подкручено в { $end }, смертельного ранения нет
nudged-without = без подкруток
nudged-with = с подкрутками
chart-nudged = Вероятность смертельного ранения по числу кубиков угрозы, без подкруток и с ними
chart-mortal = Вероятность смертельного ранения по числу кубиков угрозы
rolls-head = Все броски: { $n }, каждому по клетке
rolls-label = { $roll }: { $lost ->
    [0] кубики целы
    [one] потерян { $lost } кубик
    [few] потеряно { $lost } кубика
   *[many] потеряно { $lost } кубиков
 }, { $wounds ->
    [0] метки целы
    [one] ранена { $wounds } метка
    [few] ранено { $wounds } метки
   *[many] ранено { $wounds } меток
 }{ $mortal ->
    [yes] , смертельное ранение
   *[no] {""}
 }
rolls-many = Бросков { $n }: по одному их не показать, но вероятности выше точные.
rolls-nothing = ничего не случилось
rolls-lost = потеряны только кубики
rolls-wounds = ранены метки
rolls-mortal = смертельное ранение

## Руины: при каком броске прочтения расходятся.

ruins-die = На кубике угрозы
ruins-faces = { $n ->
    [0] Прочтения не расходятся ни на одной грани
    [one] Прочтения расходятся на { $n } грани из шести
    [few] Прочтения расходятся на { $n } гранях из шести
   *[other] Прочтения расходятся на { $n } гранях из шести
 }; число внизу — ваша Кровь.
ruins-roll = Выпало { $roll }: по первому прочтению Крови { $one }, по второму { $other }

## Утверждения о бросках угрозы и доводы в их пользу.

claim-safe = Утверждение: кубики угрозы ({ $n }) никогда не ранят эту руку смертельно
classes-left = Осталось просмотреть { $n ->
    [one] { $n } случай
    [few] { $n } случая
   *[other] { $n } случаев
 }, а бросков всего { $all }.
classes-mixed = Один довод неверен: { $one } и { $other } сошли за один случай, а делают они разное.
classes-mortal = Красное — смертельное ранение.
classes-proved = Ни в одном случае нет смертельного ранения. Тем самым утверждение доказано для любого броска.
argument-press = Нажмите доводы, которым верите.
argument-order = Порядок кубиков не важен.
argument-sum = Важна только сумма кубиков.
argument-others = Значение, которого нет в руке, — промах, каким бы оно ни было.
argument-highest = Важен только старший кубик.
argument-wrong = «{ $argument }» Но { $one } и { $other } делают разное; ниже второй из этих бросков.
argument-more = пока верно, но случаев можно оставить меньше; сейчас их { $n }.
claim-press = Нажмите те, что в безопасности; второе нажатие убирает.
claim-nothing = пока ничего не нажато.
claim-more = пока верно, но есть ещё рука, которой ничего не грозит, что бы ни выпало.
claim-broken = «{ $claim }» Бросок { $roll } это опровергает.
claim-two-marks = Две заряженные метки с одним значением, кубиков нет.
claim-three-marks = Три заряженные метки с одним значением, кубиков нет.
claim-die-and-two-marks = Две заряженные метки с одним значением и один такой кубик.
claim-wounded = Раненая метка и два кубика её значения.
claim-three-values = Три заряженные метки с тремя значениями и по кубику на каждую.
claim-six-dice = Шесть кубиков с шестью значениями, меток нет вовсе.
