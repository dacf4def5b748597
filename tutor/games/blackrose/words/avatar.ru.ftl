## Аватар: приказы, выбор цели, передвижение, воплощения, ловушки, очистка.

## Что происходит.

event-avatar-activates = { NAME($who) } активируется. Осталось приказов на этот этап: { $left }.
event-avatar-done = { $left ->
    [0] { NAME($who) } разыграл все приказы этого этапа.
   *[other] { NAME($who) } заканчивает активацию. Осталось приказов на этот этап: { $left }.
 }
event-order-revealed = { NAME($by) } раскрывает приказ { NAME($who, case: "gen") }: «{ NAME($card) }».
event-order-discarded = { NAME($who) } сбрасывает приказ «{ NAME($card) }» в воспоминания.
event-no-order = У { NAME($who, case: "gen") } нет приказа, который можно раскрыть.
event-order-part-lost = { $part ->
    [spell] В келье { NAME($who) } не может применить заклинание приказа «{ NAME($card) }».
   *[physical] В келье { NAME($who) } не применяет физическое действие приказа «{ NAME($card) }».
 }
event-order-back = { $back ->
    [targeted] На рубашке следующего приказа символ: он сработает, когда { NAME($who) } станет целью боевого заклинания.
    [damaged] На рубашке следующего приказа символ: он сработает, когда { NAME($who) } получит урон.
   *[none] На рубашке следующего приказа символа нет.
 }
event-order-counts = Приказ входит в предел этого этапа, осталось { $left }.
event-orders-shuffled = Колоду приказов перемешивают.
event-orders-put-under = { $n ->
    [0] В этом раунде { NAME($who) } приказов не раскрывал.
    [one] { $n } раскрытый приказ уходит под свою колоду.
    [few] { $n } раскрытых приказа перемешивают и кладут под их колоды.
   *[many] { $n } раскрытых приказов перемешивают и кладут под их колоды.
 }
event-orders-replaced = { NAME($who) } получает приказы фазы { $moon }.
event-avatar-compared = Признак «{ NAMES($by, of: "criterion") }»: лучшее значение — { $n }. Осталось: { NAMES($left) }.
event-avatar-no-target = { $reach ->
    [any] { NAME($who) } не находит цели.
   *[other] { NAME($who) } не находит цели на дальности до { $reach }.
 }
event-sets-out = { NAME($who) } направляется туда, где { NAME($goal) }.
event-there-already = { NAME($who) } уже там, где { NAME($goal) }.
event-nobody-to-approach = { NAME($who) } никуда не движется: не к кому.
event-evocation-targets = Цель { NAME($who, case: "gen") }: { NAME($goal) }.
event-evocation-too-far = { NAME($who) } на этот раз не достаёт до цели: { NAME($goal) }.
event-evocation-no-target = Воплощению ({ NAME($who) }) некого выбрать целью.

## По каким признакам сравнивают.

name-criterion-near = расстояние
name-criterion-mages = маги там
name-criterion-figures = фигурки там
name-criterion-opposing = чужое
name-criterion-power = сила
name-criterion-damage = урон
name-criterion-rose-damage = урон от Чёрной Розы
name-criterion-trophies = трофеи
name-criterion-health = оставшееся здоровье
name-criterion-quests = завершённые задания
name-criterion-evocations = воплощения
name-criterion-instability = нестабильность
name-criterion-strength = значение силы
name-criterion-owner-power = сила владельца
name-criterion-owner-damage = урон владельца
name-criterion-owner-rose-damage = урон владельца от Чёрной Розы
name-criterion-owner-trophies = трофеи владельца
name-criterion-owner-health = оставшееся здоровье владельца
name-criterion-owner-quests = завершённые задания владельца
name-criterion-owner-evocations = воплощения владельца
name-criterion-owner-instability = нестабильность владельца
name-criterion-owner-strength = значение силы владельца

## О чём спрашивают и что можно ответить.

ask-avatar-target = { NAME($who) }, что или кого из этого выбрать целью?
ask-avatar-imaginary = { NAME($who) }, в какой комнате мнимая фигурка?
option-imaginary-in = { NAME($room) }
ask-avatar-goal = { NAME($who) }, к кому он движется?
ask-avatar-step = { NAME($who) }, каким из кратчайших путей?
option-avatar-step = { NAME($room) }
ask-evocation-target = { NAME($who) }, кого воплощение выберет целью?
ask-discard-order = { NAME($who) }, какой приказ сбросить?
ask-avatar-loses = { NAME($who) }, какое из назначенных воплощений убрать?
ask-order-back = Что на рубашке верхнего приказа?
option-order-trap = { $back ->
    [targeted] раскрыть верхний приказ: аватар стал целью боевого заклинания
   *[damaged] раскрыть верхний приказ: аватар получил урон
 }
option-order-back = посмотреть на рубашку верхнего приказа

## Почему выбрано другое или ничего.

refusal-worse-by-priority = признак «{ NAMES($by, of: "criterion") }» у другой цели лучше: { $best }, а здесь { $n }
allowed-worse-by-priority = будь и здесь { $best }
refusal-mages-first = маги важнее воплощений
allowed-mages-first = если магов выбрать нельзя
refusal-longer-way = путь через эту комнату дольше, чем нужно: передвижений { $n }, а хватит { $best }
allowed-longer-way = если бы не было пути короче
refusal-harmed-later = сначала фишки получают другие: { NAMES($first) }
allowed-harmed-later = когда другим они уже не нужны
refusal-orders-used-up = { NAME($who) } уже разыграл приказы этого этапа
allowed-orders-used-up = при другом прочтении

## Что меняется.

fact-seat-orders = приказов осталось ({ NAME($seat) })
fact-seat-back = рубашка верхнего приказа ({ NAME($seat) })
value-targeted = срабатывает от боевого заклинания
value-damaged = срабатывает от урона

## Процедуры.

program-avatar-activation = Активация аватара
sentence-avatar-activation-1 = Разыграйте верхний приказ; если аватар в келье, вместо этого он попадает в Зал Чёрной Розы.
program-avatar-order = Приказ аватара
sentence-avatar-order-1 = Пустую колоду сделайте заново из воспоминаний.
sentence-avatar-order-2 = Узнайте, какой приказ сверху.
sentence-avatar-order-3 = Раскройте его и применяйте сверху вниз; если на нём сказано, разыграйте ещё один.
program-avatar-target = Цель аватара
sentence-avatar-target-1 = Сравните возможные цели шаг за шагом, как велит приоритет.
sentence-avatar-target-2 = Возьмите лучшую; при ничьей решает корона.
sentence-avatar-target-3 = Если целиться не в кого, возможна мнимая фигурка.
sentence-avatar-target-4 = Нацельте на неё эффект.
program-avatar-approach = Путь аватара
sentence-avatar-approach-1 = Узнайте, к кому он движется.
sentence-avatar-approach-2 = Передвижений у него столько, какова его скорость.
sentence-avatar-approach-3 = Ведите его кратчайшим путём, передвижение за передвижением.
program-avatar-attack = Атака аватара
sentence-avatar-attack-1 = Выберите, кого он атакует.
sentence-avatar-attack-2 = Нанесите урон по значению его силы.
program-avatar-evocation-act = Действия по карте
sentence-avatar-evocation-act-1 = Карта говорит, сколько у него передвижений и атак.
sentence-avatar-evocation-act-2 = Выберите ему цель по правилам ИИ, ведите к ней и атакуйте, насколько позволяет карта.
program-avatar-activate-evocation = Воплощение аватара
sentence-avatar-activate-evocation-1 = Активируйте воплощение.
sentence-avatar-activate-evocation-2 = Сделайте то, что сказано на его карте; если там об этом ничего нет, выберите ему цель по правилам ИИ, ведите к ней и атакуйте.
sentence-avatar-activate-evocation-3 = Верните управление, если оно передано лишь на эту активацию.
program-avatar-back = Рубашка следующего приказа
sentence-avatar-back-1 = Посмотрите, что на рубашке верхнего приказа.
program-avatar-trap = Ловушка или защита аватара
sentence-avatar-trap-1 = Узнайте, какой приказ сверху.
sentence-avatar-trap-2 = Раскройте его; он входит в предел этапа.
sentence-avatar-trap-3 = Примените только ловушку или защиту.
program-avatar-discard = Сброс карт аватара
sentence-avatar-discard-1 = Проверьте, хватает ли приказов.
sentence-avatar-discard-2 = Сбросьте их один за другим.
sentence-avatar-discard-3 = Если колоду просматривали, перемешайте её.
program-avatar-cleanup = Очистка аватара
sentence-avatar-cleanup-1 = Положите по фишке на каждый его сглаз.
sentence-avatar-cleanup-2 = Выберите одно из назначенных ему воплощений.
sentence-avatar-cleanup-3 = Уберите его.
sentence-avatar-cleanup-4 = Перемешайте раскрытые приказы и положите под их колоды.
program-avatar-quests = Задания аватара
sentence-avatar-quests-1 = Завершите его выполненные задания, не применяя их.
