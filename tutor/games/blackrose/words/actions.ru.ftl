## Этап действий и этап воплощений: активации, действия, применение заданий.

## Что происходит.

event-activations-begin = Порядок хода: { NAMES($order) }.
event-activations-end = Никто больше не может действовать.
event-activation-begins = { NAME($who) } начинает активацию.
event-begins-in-cell = { $exits ->
    [none] { NAME($who) } начинает в келье, и выход из неё неизвестен.
   *[other] { NAME($who) } начинает в келье: из неё надо выйти.
 }
event-activation-ends = { NAME($who) } заканчивает активацию; действий: { $n }.
event-acted-out = { NAME($who) } остаётся без жетонов и заготовленных заклинаний и на этом этапе больше не действует.
event-stays-in-cell = { NAME($who) } остаётся в келье: выйти было уже нечем.
event-token-exhausted = { NAME($who) } истощает жетон физического действия, осталось { $left }.
event-action-begun = { $action ->
    [explore] { NAME($who) } начинает исследование. Передвижений: { $moves }.
    [combat] { NAME($who) } начинает бой.
    [order] { NAME($who) } начинает приказ.
    [cast] { NAME($who) } начинает сотворение заклинания, { NAME($slot) }.
   *[inertia] { NAME($who) } начинает инерцию, { NAME($slot) }.
 }
event-nobody-ordered = { NAME($who) } никого не активирует.
event-action-ended = { $action ->
    [explore] { NAME($who) } заканчивает исследование.
    [combat] { NAME($who) } заканчивает бой.
    [order] { NAME($who) } заканчивает приказ.
    [cast] { NAME($who) } заканчивает сотворение.
   *[inertia] { NAME($who) } заканчивает инерцию.
 }
    .quiet = yes
event-speed-unknown = { NAME($who) }: скорость неизвестна, и передвижений нет.
event-moves-lost = { NAME($who) } теряет { moves-n }.
event-moves-cut-off = { NAME($who) } прерывает путь и теряет { moves-n }.
event-rest-left = { NAME($who) } не использует остаток действия, пропущено эффектов: { $n }.
    .quiet = yes
event-move-declined = { NAME($who) } не передвигается.
event-quest-used = { NAME($who) } применяет задание «{ NAME($quest) }».
event-quest-applied = Эффект задания «{ NAME($quest) }» применён.
    .quiet = yes
event-quest-completed = { $reward ->
    [none] { NAME($who) } завершает задание «{ NAME($quest) }»; награда неизвестна.
   *[other] { NAME($who) } завершает задание «{ NAME($quest) }».
 }
event-quest-gone = Задания «{ NAME($quest) }» больше нет, и завершать нечего.
event-evocations-begin = Воплощения активируются.
event-rose-evocations-first = Раньше всех действуют воплощения Чёрной Розы.
event-evocations-end = Все воплощения в ложе активированы.
event-card-turned = Карту воплощения поворачивают: { NAME($who) }.

moves-n = { $n ->
    [one] { $n } передвижение
    [few] { $n } передвижения
   *[many] { $n } передвижений
 }

## О чём спрашивают и что можно ответить.

ask-action = { NAME($who) }, что сделаете в свою активацию?
option-explore = исследование
    .said = исследовать
option-explore-note = передвижения по числу скорости и активация своей комнаты; жетонов: { $tokens }
option-combat = бой
    .said = вступить сражаться драться
option-combat-note = одна атака и активация своей комнаты; жетонов: { $tokens }
option-order = приказ
    .said = отдать приказать приказывает
option-order-note = активируется одно ваше воплощение; жетонов: { $tokens }
option-cast = сотворить заклинание «{ NAME($card) }»
    .said = разыграть сыграть применить применять карта кинуть колдовать колдует
option-cast-note = { NAME($slot) }
option-cast-hand = сотворить с руки заклинание «{ NAME($card) }»
    .said = разыграть сыграть применить применять кинуть колдовать колдует
option-cast-nothing = сотворить заклинание
option-inertia = инерция: сбросить карту «{ NAME($card) }»
option-inertia-note = { NAME($slot) }; потом можно передвинуться
option-inertia-nothing = инерция
option-use-quest = применить задание «{ NAME($quest) }»
option-use-quest-note = это не действие
option-end-activation = закончить активацию
    .said = ход конец завершить
option-end-activation-note = действий сделано: { $n }
ask-explore-step = { NAME($who) }, что дальше в исследовании?
ask-combat-step = { NAME($who) }, что дальше в бою?
option-step-move = передвинуться: { NAME($room) }
    .said = двигаться идти ходить переместиться пойти войти двинется двинуться пойдёт пройти перейти проходить проходит бежать
option-step-attack = атаковать: { NAME($figure) }
    .said = бить ударить
option-step-activate = { $room ->
    [cell] активировать комнату
   *[other] активировать { NAME($room, case: "acc") }
 }
option-step-done = { $action ->
    [explore] закончить исследование
    [combat] закончить бой
   *[order] не активировать никого
 }
option-step-done-note = остальное пропустить
ask-order-step = { NAME($who) }, какое воплощение активируется?
option-step-order = { NAME($figure) }
ask-inertia-move = { NAME($who) }, куда передвинетесь?
option-inertia-stay = остаться на месте
ask-evocation = { NAME($who) }, какое воплощение активируется следующим?
option-next-evocation = { NAME($figure) }
option-next-evocation-note = { NAME($room) }

## Почему нельзя и при каком условии было бы можно.

refusal-two-actions = в активации не больше двух действий, и оба сделаны
allowed-two-actions = в следующую активацию
refusal-fell-in-activation = { NAME($who) }: поражение в эту активацию закончило её
allowed-fell-in-activation = в следующую активацию или при другом толковании
refusal-not-in-cell = из кельи есть только исследование и инерция
allowed-not-in-cell = из комнаты ложи
refusal-no-token = оба жетона физических действий истощены
allowed-no-token = с доступным жетоном
refusal-not-own-evocation = это воплощение не ваше ({ NAME($who) }), владелец — { NAME($owner) }
allowed-not-own-evocation = со своим воплощением
refusal-assigned-evocation = это воплощение назначено ({ NAME($to) }) и действует, лишь когда так велит эффект: { NAME($who) }
allowed-assigned-evocation = при другом толковании
refusal-not-prepared = «{ NAME($card) }» на руке и не заготовлено
allowed-not-prepared = если бы заклинание лежало на планшете: его заготавливают на этапе планирования
refusal-nothing-prepared = на планшете нет заготовленных заклинаний
allowed-nothing-prepared = с заготовленным заклинанием
refusal-already-cast = { $state ->
    [revealed] это заклинание уже раскрыто: { NAME($slot) }
   *[activated] это заклинание уже активировано: { NAME($slot) }
 }
allowed-already-cast = с заклинанием, которое ещё заготовлено
refusal-not-next-slot = очередь не этого заклинания ({ NAME($slot) }): { $next ->
    [none] творить нечего
   *[other] сейчас { NAMES($next) }
 }
allowed-not-next-slot = когда заклинания из младших ячеек сотворены или сброшены
refusal-cast-already = из двух заклинаний одной активации одно должно быть быстрым
allowed-cast-already = в следующую активацию
refusal-no-longer-prepared = { $state ->
    [revealed] это заклинание раскрыто и больше не заготовлено: { NAME($slot) }
   *[activated] это заклинание активировано и больше не заготовлено: { NAME($slot) }
 }
allowed-no-longer-prepared = с заготовленным заклинанием
refusal-quest-unsolved = задание «{ NAME($quest) }» ещё не выполнено
allowed-quest-unsolved = когда его задача выполнена
refusal-quest-over = задание «{ NAME($quest) }» уже завершено
allowed-quest-over = с заданием, которое выполнено, но не завершено
refusal-must-act = { NAME($who) } может действовать, а в эту активацию не сделано ни одного действия
allowed-must-act = после одного действия
refusal-must-leave = активация началась в келье, и из неё надо выйти: { NAME($who) }
allowed-must-leave = после выхода из кельи
refusal-not-adjacent = { NAME($room) } — не соседняя комната
allowed-not-adjacent = из соседней с ней комнаты
refusal-no-entry = в кельи самому не войти
allowed-no-entry = если бы в вашу келью вас поместил эффект
refusal-moves-cut-off = между передвижениями уже применён другой эффект
allowed-moves-cut-off = до другого эффекта или если бы до него не было передвижений
refusal-activated-already = активация этого действия уже использована
allowed-activated-already = другим действием
refusal-attack-used = атака этого действия уже использована
allowed-attack-used = другим действием
refusal-strength-unknown = сила неизвестна: { NAME($who) }
allowed-strength-unknown = если бы сила была известна
refusal-inside-action = идёт действие
allowed-inside-action = до или после действия
refusal-same-action = это действие уже активировало { NAME($room, case: "acc") }
allowed-same-action = другим действием
refusal-evocation-used = на этом этапе уже активировано: { NAME($who) }
allowed-evocation-used = на этапе воплощений следующего раунда
refusal-lower-slot = воплощения аватара идут по ячейкам, сперва { NAME($first) }
allowed-lower-slot = после того, как активируется { NAME($first) }

## Программы и слова для каждой их точки.

program-action-phase = Этап действий
sentence-action-phase-1 = Первым действует первый маг.
sentence-action-phase-2 = Маги разыгрывают активации по кругу, пока хоть кто-то может действовать.
sentence-action-phase-3 = Когда действовать больше никто не может, этап закончен.
program-activation = Активация
sentence-activation-1 = Активация начинается.
sentence-activation-2 = Маг выполняет одно или два действия; до и после каждого можно применять выполненные задания.
sentence-activation-3 = Активация закончена.
program-explore = Исследование
sentence-explore-1 = Жетон физического действия истощают.
sentence-explore-2 = Маг передвигается, насколько хватает скорости, и активирует свою комнату, в любом порядке; передвижения не разделяют.
sentence-explore-3 = Действие закончено, лишние передвижения сгорают.
program-combat = Бой
sentence-combat-1 = Жетон физического действия истощают.
sentence-combat-2 = Маг один раз атакует и активирует свою комнату, в любом порядке.
sentence-combat-3 = Действие закончено.
program-order = Приказ
sentence-order-1 = Жетон физического действия истощают.
sentence-order-2 = Выбирают одно из воплощений мага.
sentence-order-3 = Оно активируется.
sentence-order-4 = Действие закончено.
program-cast = Сотворение
sentence-cast-1 = Выбрано заготовленное заклинание.
sentence-cast-2 = Его раскрывают и применяют, а ловушка или защита лежит активированной.
sentence-cast-3 = Действие закончено.
program-inertia = Инерция
sentence-inertia-1 = Выбрано заготовленное заклинание.
sentence-inertia-2 = Оно уходит в воспоминания.
sentence-inertia-3 = Маг может выбрать соседнюю комнату.
sentence-inertia-4 = Он передвигается туда или остаётся на месте.
sentence-inertia-5 = Действие закончено.
program-use-quest = Выполненное задание
program-use-quest-of = { NAME($card) }
sentence-use-quest-1 = Маг применяет выполненное задание.
sentence-use-quest-2 = Применяют его эффект.
sentence-use-quest-3 = Эффект применён.
sentence-use-quest-4 = Задание завершено: карту переворачивают, владелец получает награду.
program-evocation-phase = Этап воплощений
sentence-evocation-phase-1 = Ни одно воплощение ещё не активировано.
sentence-evocation-phase-2 = Сначала активируются воплощения Чёрной Розы.
sentence-evocation-phase-3 = Затем маги по порядку хода активируют все свои воплощения.
sentence-evocation-phase-4 = Когда активированы все, этап закончен.
