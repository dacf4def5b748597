## Сцена «Пенумбры».

stage-you = вы
stage-rolls = { $who } бросает
stage-rolls-you = { $who } бросает за вас
stage-wins = { $who }: победа
stage-turn-learning = ход обучения
stage-turn-trial = ход испытания
stage-turn-rest = ход отдыха
stage-choosing = { $who } выбирает вид хода
stage-choosing-you = Вы выбираете вид своего хода
stage-not-now = сейчас нельзя
stage-over = Конец хода: { $who }
stage-over-you = Ваш ход заканчивается
stage-over-mortal = ранение, если срок настал
stage-over-tidy = временные кубики и заклинания
stage-dice = Кубики
stage-marks = Метки
stage-wounds = Раны
stage-mortal = Смертельные ранения
stage-board = { $who }: планшет
stage-board-you = Ваш планшет
stage-board-empty = пока пусто
stage-more-cards = и ещё { $n }
stage-die-red = красный кубик
stage-die-orange = оранжевый кубик
stage-die-yellow = жёлтый кубик
stage-die-green = зелёный кубик
stage-die-blue = синий кубик
stage-die-violet = фиолетовый кубик
stage-die-bone = костяной кубик
stage-die-spark = кубик искры
stage-lost = { $what }: нет
stage-taken = взят
stage-temporary = временный
stage-discharged = разряжена
stage-wounded = ранена
stage-mark-wounded = метка ранена
stage-value = значение ячейки { $n }
stage-turned = повёрнута
stage-mortal-n = { $n ->
    [one] { $n } смертельное ранение
    [few] { $n } смертельных ранения
   *[many] { $n } смертельных ранений
 }
stage-mortal-wound = смертельное ранение
stage-says-dice = Кубики: { $what }
stage-says-marks = Метки: { $what }

## Угроза.

stage-threat-ready-you = { $n ->
    [0] Кубиков угрозы не осталось
    [one] В вас вот-вот бросят { $n } кубик угрозы
    [few] В вас вот-вот бросят { $n } кубика угрозы
   *[many] В вас вот-вот бросят { $n } кубиков угрозы
 }
stage-threat-ready = { $n ->
    [0] Кубиков угрозы не осталось
    [one] { $n } кубик угрозы ждёт броска, цель — { $whom }
    [few] { $n } кубика угрозы ждут броска, цель — { $whom }
   *[many] { $n } кубиков угрозы ждут броска, цель — { $whom }
 }
stage-threat-rolled-you = { $n ->
    [0] Бросать было нечего
    [one] { $who } бросает в вас { $n } кубик угрозы
    [few] { $who } бросает в вас { $n } кубика угрозы
   *[many] { $who } бросает в вас { $n } кубиков угрозы
 }
stage-threat-rolled = { $n ->
    [0] Бросать было нечего
   *[other] Кубики угрозы бросает { $who }, цель — { $whom }
 }
stage-threat-alone-you = { $n ->
    [0] Бросать было нечего
   *[other] Вы бросаете кубики угрозы сами
 }
stage-threat-alone = { $n ->
    [0] Бросать было нечего
   *[other] Кубики угрозы бросает сама цель — { $who }
 }
stage-threat-over = Угроза позади
stage-threat-unrolled = кубик угрозы, ещё не брошен
stage-threat-die = кубик угрозы { $value }
stage-pool-ignored = кубики не учитываются
stage-missed = промах
stage-done = готово
stage-now = сейчас
stage-next = следующий
stage-waits = ждёт
stage-removed = убран
stage-says-die = { $value } — потеря: { $piece }
stage-says-mark = { $value } — ранена { $piece }
stage-says-mortal = { $value } — удар по раненой: { $piece }
stage-says-miss = { $value } — промах
stage-says-now = { $value } — сейчас
stage-says-next = { $value } — следующий
stage-says-waits = { $value } ждёт
stage-says-lies = выпало { $value }

## Цепочка.

stage-chain = { $n ->
    [1] Пока одна карта
   *[other] Карт в цепочке: { $n }
 }
stage-chain-before = перед ними карт: { $n }
stage-cost = Цена: { $what }
stage-cost-free = Бесплатно: запущена
stage-face-threat = Угроза { $n }
stage-launched = запускает { $what }
stage-may-launch = может запустить: { $what }
stage-follows = идёт вслед: { $what }
stage-launched-text = по её тексту
stage-launched-mark = меткой
stage-cannot = Сейчас запустить нельзя
stage-cannot-n = Нельзя запустить других карт: { $n }
stage-discarded = сброшена
stage-why-not = не сейчас
stage-why-no-icon = нет общего значка
stage-why-icon-unknown = значок неизвестен
stage-why-not-prepared = ещё не подготовлена
stage-why-turned = повёрнута
stage-why-use-unknown = применение неизвестно
stage-why-permanent = действует всегда
stage-why-condition = ждёт своего условия
stage-why-not-in-rest = не при отдыхе
stage-why-wrong-window = не тот ход
stage-why-wrong-turn = не тот ход
stage-why-lacking = не хватает ингредиентов
stage-why-suppressed = подавлено
stage-why-vigilance = мешает «Бдительность»
stage-why-no-threat = угрозы нет
stage-why-window-unknown = время неизвестно
stage-why-cost-window-unknown = время неизвестно
stage-says-chain = { $n ->
    [1] Применяется: { $what }.
   *[other] Цепочка, карт: { $n }: { $what }.
 }
stage-says-may = Можно запустить: { $what }.
stage-kind-artifact = артефакт
stage-kind-tome = том
stage-kind-talent = талант
stage-kind-spell = заклинание
stage-kind-potion = зелье
stage-kind-pet = питомец
stage-shaded-spell = { $neuter } заклинание
stage-shaded-potion = { $neuter } зелье
stage-shaded-pet = { $shade } питомец
stage-launches = Затем запускает { $what }

## Размещения.

stage-placements = { $n ->
    [0] Размещений не осталось
    [one] Осталось { $n } размещение
    [few] Осталось { $n } размещения
   *[many] Осталось { $n } размещений
 }
stage-part-mark = метка
stage-part-card = карта
stage-part-die = кубик
stage-slot-closed = закрыта

## Испытания, контракты, рынки, отдых, конец.

stage-trial = испытание
stage-contract = контракт
stage-level = сложность { $n }
stage-gives = Награда: { $what }
stage-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 }
stage-price = Цена: { $what }
stage-task-contract = Задание контракта
stage-task-trial = Задание испытания
stage-task-shield = Задание «Щита»
stage-task-met = Задание выполнено
stage-given-die = { $value }, отдан
stage-given-sum = Отдано: { $n } из { $of }
stage-given-dice = Отдано кубиков: { $n } из { $of }
stage-given-none = Пока ничего не отдано
stage-says-task = Задание: { $what }
stage-open = Лежат открытыми: { $what }.
stage-rest-unturn = карты развернуть
stage-rest-charge = метки зарядить
stage-rest-bone = два костяных кубика
stage-rest-thread = эффекты меток
stage-rest-from = Кубики, которые можно забрать
stage-winner = Победа: { $who }

## Fate.

stage-fate-due = Пора открыть карту судьбы
stage-fate-up = Из колоды судьбы: { $what }
stage-turned-up = открыта
stage-event = событие
stage-event-all = Каждый волшебник: { $what }
stage-event-you = Тот, кто закончил ход: { $what }
stage-lie-trials = Уже открытые испытания
stage-lie-omens = Уже действуют

## The set-up.

stage-setup = Общая зона
stage-setup-fate = колода судьбы
stage-setup-talents = таланты
stage-setup-start = начальный набор
stage-setup-common = классы и рынки
stage-setup-empty = Стол пока пуст
stage-piles = Стопки колоды судьбы
stage-prophecies = Пророчество каждой партии
stage-row-trials = Ряд испытаний
stage-omens = Пророчества и цели
stage-pile = сложность { $n }
stage-drawn-trial = { $n ->
    [one] { $n } испытание
    [few] { $n } испытания
   *[many] { $n } испытаний
 }
stage-drawn-goal = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
 }
stage-drawn-prophecy = { $n ->
    [one] { $n } пророчество
    [few] { $n } пророчества
   *[many] { $n } пророчеств
 }
stage-drawn-event = { $n ->
    [one] { $n } событие
    [few] { $n } события
   *[many] { $n } событий
 }
stage-talents = { $who }
stage-talents-you = Ваши таланты
stage-none-yet = пока нет
stage-guild = Контракты гильдии
stage-classes = Классы этой партии

## The Automa.

stage-automa-foot = уровень { $level }, сторона: { $side }
stage-automa-classes = Классы
stage-automa-picked = эта
stage-rolled = выпало
stage-automa-unplaced = нет места
