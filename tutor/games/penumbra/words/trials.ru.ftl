## Испытания, контракты, их задания и награды, свойства испытаний и оплата.

## Имена: цвета перед словом «кубики».

name-of-red = { $case ->
    [single] красный
   *[nom] красные
 }
name-of-orange = { $case ->
    [single] оранжевый
   *[nom] оранжевые
 }
name-of-yellow = { $case ->
    [single] жёлтый
   *[nom] жёлтые
 }
name-of-green = { $case ->
    [single] зелёный
   *[nom] зелёные
 }
name-of-blue = { $case ->
    [single] синий
   *[nom] синие
 }
name-of-violet = { $case ->
    [single] фиолетовый
   *[nom] фиолетовые
 }
name-of-spark = { $case ->
    [single] искровой
   *[nom] искровые
 }
name-of-any = { $case ->
    [single] любой
   *[nom] любые
 }
task-dice = { $colours ->
    [spark] кубики искры
   *[other] { NAMES($colours, of: "of") } кубики
 }
task-told = { $task ->
    [ingredients] сбросить { NAMES($pay, case: "acc") }
    [sum] сбросить { task-dice }, в сумме не меньше { $n }
    [exact] сбросить { task-dice }, ровно такие значения: { $values }
    [roll] бросить ровно { NAME("dice", $colours, $dice) } и набрать не меньше { $n }
    [endure] выдержать { threat-dice }
   *[experience] { task-experience }
 }

## Что происходит в испытании.

event-trial-begins = { NAME($seat) } берётся за испытание «{ NAME($trial) }».
event-own-trial-first = Пока испытание в резерве, за другие браться нельзя ({ NAME($seat) }).
event-property-in-force = { $n ->
    [0] Отныне действует свойство «{ NAME($property) }».
   *[other] Отныне действует свойство «{ NAME($property) } { $n }».
 }
event-no-trial = Браться не за что: ход испытания пуст ({ NAME($seat) }).
event-task-unknown = Источники не называют задания, поэтому дальше попытку не сыграть.
event-shield-first = Сначала щит, и лишь потом задание ({ NAME($seat) }): { task-told }.
event-shield-paid = { NAME($seat) } справляется со щитом.
event-shield-skipped = Оплатить щит нечем, и { NAME($seat) } продолжает без него.
event-shield-unpaid = Щит не оплачен, поэтому браться за задание нельзя ({ NAME($seat) }).
event-path-taken = { $approach ->
    [none] { NAME($seat) } выбирает { path }.
   *[other] { NAME($seat) } выбирает { path } с подходом «{ NAME("approach", $approach) }».
 }
path = { $path ->
    [dark] путь Мрака
   *[light] путь Света
 }
event-trial-succeeds = { NAME($seat) } проходит испытание «{ NAME($trial) }».
event-trial-fails = { NAME($seat) } проваливает испытание «{ NAME($trial) }».
event-trap-springs = Ловушка захлопывается: { NAME($seat) } получает смертельное ранение.
event-trap-void = Ловушка испытания «{ NAME($trial) }» тоже срабатывает, но второе смертельное ранение за ход не в счёт.
event-trial-kept = { NAME($seat) } кладёт испытание «{ NAME($trial) }» в зону опыта, и виден только { path }.
event-symbols = { $light ->
    [none] Источники не называют символов карты «{ NAME($card) }».
   *[other] { NAME($seat) } получает символы карты «{ NAME($card) }». Свет: { $light }; Мрак: { $dark }.
 }
event-property-cancelled = { $late ->
    [yes] { NAME($seat) } отменяет свойство «{ NAME($property) }», но оно уже сработало: ничего не меняется.
   *[no] { NAME($seat) } отменяет свойство «{ NAME($property) }» до конца испытания.
 }
event-nothing-to-cancel = Ни одно свойство не действует, отменять нечего ({ NAME($seat) }).
event-mortal-received = { NAME($seat) } получает карту смертельного ранения.
event-mortal-limit = В этот ход смертельное ранение уже было, второе не в счёт ({ NAME($seat) }).

## Что происходит при задании.

event-task-begins = Задание ({ NAME($seat) }): { task-told }.
event-task-is-spark = Задание испытания «{ NAME($trial) }» заменено: сбросить хотя бы один кубик искры.
event-task-nothing-left = От задания ничего не осталось, оно выполнено ({ NAME($seat) }).
event-task-given-up = { NAME($seat) } отказывается от задания.
event-task-out-of-reach = Тем, что есть, задание не выполнить ({ NAME($seat) }).
event-die-taken = { NAME($seat) } берёт для броска { NAME("die", $colour, $value, case: "acc") }.
event-task-rolled = { NAME($seat) } бросает для задания { NAME("dice", $colour, $values_count) }: { $values }.
event-task-sum = { $met ->
    [yes] На кубиках в сумме { $sum }, требовалось { $n }: задание выполнено ({ NAME($seat) }).
   *[no] На кубиках в сумме { $sum }, а требовалось { $n }: задание не выполнено ({ NAME($seat) }).
 }
event-experience-shown = { $met ->
    [yes] Символов «{ NAME($symbol) }» в зоне опыта { $held } из { $n }: задание выполнено ({ NAME($seat) }).
   *[no] Символов «{ NAME($symbol) }» в зоне опыта { $held } из { $n }: задание не выполнено ({ NAME($seat) }).
 }
event-symbols-unknown = Источники не называют символов опыта, поэтому не в счёт: { NAMES($cards) }.
event-task-lessened = { $way ->
    [minus] { NAME($seat) } снижает задание на { $n }.
   *[ignore] { NAME($seat) } не учитывает в задании один кубик.
 }
event-task-unchanged = Это задание не облегчить, ничего не меняется ({ NAME($seat) }).

## Что происходит с контрактом, и награды.

event-contract-threat = Прежде задания — угроза контракта ({ NAME($seat) }).
    .quiet = yes
event-contract-succeeds = { NAME($seat) } выполняет контракт «{ NAME($contract) }».
event-contract-fails = Контракт «{ NAME($contract) }» не выполнен: ничего не происходит, он остаётся на месте ({ NAME($seat) }).
event-contract-kept = { NAME($seat) } кладёт контракт «{ NAME($contract) }» открытым в зону опыта.
event-reward-unknown = Источники не называют награды, поэтому её нет ({ NAME($seat) }).
event-counterstrike-unknown = Источники не говорят, есть ли ответный удар, поэтому его нет.
event-spark-earned = { $marks ->
    [one] Сложность { $difficulty } больше, чем { $marks } метка искры: { NAME($seat) } получает новую.
    [few] Сложность { $difficulty } больше, чем { $marks } метки искры: { NAME($seat) } получает новую.
   *[many] Сложность { $difficulty } больше, чем { $marks } меток искры: { NAME($seat) } получает новую.
 }
event-mark-returned = { NAME($seat) } возвращает { NAME("mark", $discipline, case: "acc") }, чтобы освободить место ({ NAME($slot) }).

## Что происходит, когда Кровью служат раны.

event-mark-bled = Вместо того чтобы сбросить 1 Кровь, { NAME($seat) } переворачивает { NAME("mark", $discipline, case: "acc") } на здоровую сторону ({ NAME($slot) }).
event-bled-no-rest = { NAME("mark", $discipline) } остаётся разряженной, и эффекта отдыха нет ({ NAME($seat) }).
    .quiet = yes

## Говорят лишь тогда, когда больше нечего.

event-any-die = Для этого задания годится любой кубик.
    .quiet = yes
event-dice-complete = { $n ->
    [one] Бросают ровно { $n } кубик, добавить больше нельзя ({ NAME($seat) }).
    [few] Бросают ровно { $n } кубика, добавить больше нельзя ({ NAME($seat) }).
   *[many] Бросают ровно { $n } кубиков, добавить больше нельзя ({ NAME($seat) }).
 }
    .quiet = yes
event-contract-side = { $side ->
    [light] «{ NAME($contract) }» — светлый контракт, путь у него один.
   *[dark] «{ NAME($contract) }» — мрачный контракт, путь у него один.
 }
    .quiet = yes
event-more-contracts = В этот ход { NAME($seat) } может выполнить ещё один контракт, но уже новым размещением.
    .quiet = yes
event-path-free = Прежний выбор не связывает: доступен и { path } ({ NAME($seat) }).
    .quiet = yes
event-difficulty-compared = { $difficulty ->
    [none] Источники не называют сложности, поэтому метки искры не будет.
   *[other] Сложность { $difficulty }, меток искры { $marks }.
 }
    .quiet = yes
event-primagic-spared = Примагию «Бдительность» не ограничивает ({ NAME($seat) }).
    .quiet = yes

## О чём спрашивают и что можно ответить.

ask-trial = { NAME($who) }, за какое испытание возьмётесь?
option-attempt-trial = взяться за испытание «{ NAME($trial) }»
option-attempt-trial-note = { $reserved ->
    [yes] из вашего резерва
   *[no] из ряда испытаний
 }
ask-trial-path = { NAME($who) }, какой путь выберете?
option-trial-path = выбрать { path }
option-trial-path-note = { $approach ->
    [none] подход неизвестен
   *[other] подход: { NAME("approach", $approach) }
 }
ask-trial-task = { NAME($who) }, какое задание пути попробуете выполнить?
option-trial-task = { task-told }
ask-task-sum = { NAME($who) }, какой кубик сбросите для задания?
ask-task-exact = { NAME($who) }, какой кубик сбросите для задания?
ask-task-roll = { NAME($who) }, какой кубик возьмёте для броска?
ask-task-dice = { NAME($by) } бросает для задания { NAME("dice", $colour, $dice) }.
ask-task-pay = { NAME($who) }, сбросите то, чего требует задание?
option-give-die = сбросить { NAME("die", $colour, $value, case: "acc") }{ temporary-die }
    .said = отдать заплатить кубик
option-take-die = взять { NAME("die", $colour, $value, case: "acc") }{ temporary-die }
option-task-done = закончить задание
option-task-done-note = в сумме сброшено { $sum }
option-give-up = отказаться от задания
    .said = сдаться сдаётся
option-give-up-note = сброшенное не вернётся
option-task-pay = сбросить { NAMES($pay, case: "acc") }
ask-lessen-task = { NAME($who) }, чем кольцо облегчит задание?
option-lessen-task = { $way ->
    [minus] снизить задание на { $n }
   *[ignore] не учитывать один кубик
 }
ask-cancel-property = { NAME($who) }, какое свойство отмените?
option-cancel-property = { $property ->
    [threat] отменить угрозу
   *[other] отменить свойство «{ NAME($property) }»
 }
option-cancel-property-note = { $late ->
    [yes] оно уже сработало, ничего не изменится
   *[no] до конца испытания
 }
ask-reward-part = { NAME($who) }, какую часть награды возьмёте следующей?
option-reward-part = { $what ->
    [dice] { NAME("dice", $which, $n) }
    [ingredient] { NAME($which, $n) }
    [discipline-card] карта дисциплины
    [potion] зелье
    [artifact] артефакт
   *[spark-mark] метка искры
 }
ask-reuse-slot = { NAME($who) }, какая метка искры уступит место?
option-reuse-slot = вернуть метку: { NAME($slot) }
ask-pay-die = { NAME($who) }, каким кубиком заплатите?
option-pay-die = сбросить { NAME("die", $colour, $value, case: "acc") }{ temporary-die }
ask-blood-from-marks = { NAME($who) }, чем заплатите Кровь?
option-blood-from-marks = { $marks ->
    [0] только из запаса
    [one] перевернуть { $marks } раненую метку
    [few] перевернуть { $marks } раненые метки
   *[many] перевернуть { $marks } раненых меток
 }
option-blood-from-marks-note = { $stock ->
    [0] из запаса ничего
   *[other] из запаса: { NAME("blood", $stock) }
 }
ask-flip-mark = { NAME($who) }, какую раненую метку перевернёте?
option-flip-mark = перевернуть { NAME("mark", $discipline, case: "acc") }
option-flip-mark-note = { NAME($slot) }; останется разряженной

## Почему нельзя и при каком условии было бы можно.

refusal-reserved-first = сначала испытание «{ NAME($trial) }» из вашего резерва
allowed-reserved-first = если бы резерв испытаний был пуст
refusal-trial-unknown = источники не называют всего, что нужно для испытания «{ NAME($trial) }»
allowed-trial-unknown = с набором фактов, где это есть
refusal-path-unknown = источники не называют задания этого пути
allowed-path-unknown = с набором фактов, где оно есть
refusal-task-other-colour = заданию нужны { task-dice }
allowed-task-other-colour = если бы кубик был такого цвета
refusal-task-bone = костяной кубик не имеет цвета, а заданию нужны { task-dice }
allowed-task-bone = если бы кубик перекрасили
refusal-task-true-spark = заданию нужны именно кубики искры, и заменить их нечем
allowed-task-true-spark = с кубиком искры
refusal-task-other-value = заданию ещё нужны значения: { $values }
allowed-task-other-value = если бы на кубике было такое значение
refusal-task-hopeless = задание не выполнить кубиками вашего запаса
allowed-task-hopeless = если бы кубиков хватало на всё задание
refusal-no-blood-asked = Кровь здесь не нужна, и раненую метку не переворачивают
allowed-no-blood-asked = там, где нужна Кровь
refusal-sum-short = сброшено в сумме { $sum }, а надо { $n }
allowed-sum-short = если бы сумма была набрана
refusal-task-in-reach = задание можно выполнить тем, что есть
allowed-task-in-reach = при чтении, по которому отказаться можно от любого задания
refusal-suppressed = { $kind ->
    [crystals] свойство испытания запрещает Кристаллы
    [potions] свойство испытания запрещает зелья
    [artifacts] свойство испытания запрещает артефакты
   *[pets] свойство испытания запрещает питомцев
 }
allowed-suppressed = если отменить это свойство, или после испытания
refusal-vigilance = { $used ->
    [0] «Бдительность» не позволяет до броска на угрозу применить ни карты, ни цепочки
   *[other] «Бдительность» позволяет до броска на угрозу карт и цепочек: { $n }, а применено уже { $used }
 }
allowed-vigilance = после броска на угрозу или без «Бдительности»
refusal-threat-no-property = кубики угрозы — не свойство
allowed-threat-no-property = со свойством испытания
refusal-counterstrike-no-property = ответный удар — не свойство
allowed-counterstrike-no-property = при чтении, по которому это свойство
refusal-forbids-itself = «{ NAME($property) }» запрещает и саму карту «{ NAME($card) }»
allowed-forbids-itself = эффектом, который не запрещён
refusal-nothing-in-force = нет свойства, которое могла бы отменить карта «{ NAME($card) }»
allowed-nothing-in-force = в испытании со свойствами
refusal-other-approach = сейчас нет задания с подходом «{ NAME("approach", $approach) }»
allowed-other-approach = при таком задании
refusal-no-task-ahead = впереди нет задания испытания, которое можно заменить
allowed-no-task-ahead = в испытании, пока задание не сделано
refusal-not-task-step = до задания испытание ещё не дошло
allowed-not-task-step = после угрозы испытания
refusal-lacking-dice = требуется { $value ->
    [0] { NAME("dice", $colour, $n) }
   *[other] { NAME("dice", $colour, $n) } со значением { $value }
 }, а есть { $held }
allowed-lacking-dice = если бы таких кубиков хватало
refusal-dice-shared = нужны разные кубики, всего { $n }, а ваших разом хватает лишь на { $held }
allowed-dice-shared = если бы нашёлся ещё один подходящий кубик
refusal-dice-taken = { $n ->
    [one] { $n } кубик взят для броска, и платить им нельзя
    [few] { $n } кубика взяты для броска, и платить ими нельзя
   *[many] { $n } кубиков взяты для броска, и платить ими нельзя
 }
allowed-dice-taken = после броска, кубиками, что останутся
refusal-pays-other-colour = { $colour ->
    [spark] здесь годится только кубик искры
   *[other] здесь нужен { NAME("of", $colour, case: "single") } кубик
 }
allowed-pays-other-colour = { $colour ->
    [spark] с кубиком искры
   *[other] с кубиком этого цвета или с искрой
 }
refusal-pays-other-value = здесь нужен кубик со значением { $value }
allowed-pays-other-value = если бы на нём было { $value }
refusal-needed-elsewhere = только этим кубиком можно оплатить другую часть стоимости
allowed-needed-elsewhere = если бы ту часть мог оплатить другой кубик

## Эффекты и слова для каждой их точки.

program-attempt = Ход испытания
sentence-attempt-1 = При одном из чтений применяйте эффекты до выбора.
sentence-attempt-2 = Выберите испытание.
sentence-attempt-3 = Его свойства теперь в силе.
sentence-attempt-4 = Попытайтесь пройти испытание.
sentence-attempt-5 = Когда оно позади, применяйте любые доступные эффекты.
sentence-trial-1 = Разыграйте угрозу карты.
sentence-trial-2 = Теперь очередь задания.
sentence-trial-3 = Выберите путь и сделайте одно из его заданий.
sentence-trial-4 = Если испытание пройдено, возьмите награду и оставьте карту себе.
sentence-trial-5 = При одном из чтений ловушка бьёт и тогда, когда испытание сорвано, а ход не окончен.
program-trial-task = Задание испытания
sentence-trial-task-1 = Сначала справьтесь со щитом.
sentence-trial-task-2 = Применяйте любые доступные эффекты.
sentence-trial-task-3 = Выберите путь Мрака или путь Света.
sentence-trial-task-4 = Путь выбран, а с ним и подход.
sentence-trial-task-5 = Выберите одно из его заданий.
sentence-trial-task-6 = Задание начинается.
sentence-trial-task-7 = Перед заданием снова применяйте эффекты.
sentence-trial-task-8 = Сделайте задание.
sentence-trial-task-9 = Испытание пройдено или провалено.
program-trial-failed = Провал испытания
sentence-trial-failed-1 = Карта выбывает из игры.
sentence-trial-failed-2 = Ловушка наносит смертельное ранение.
sentence-trial-failed-3 = Ход кончается немедленно.
sentence-contract-1 = Разыграйте угрозу карты.
sentence-contract-2 = Сделайте задание.
sentence-contract-3 = Если оно выполнено, возьмите награду, оставьте карту себе и пополните ряд.
program-task = Задание
sentence-task-1 = Посмотрите, что сделали с заданием эффекты.
sentence-task-2 = Сделайте то, что от него осталось.
program-task-ingredients = Задание: ингредиенты
sentence-task-ingredients-1 = Решите, сбрасывать ли ингредиенты.
sentence-task-ingredients-2 = Сбросьте их.
program-task-sum = Задание: сумма
sentence-task-sum-1 = Сбрасывайте кубики, пока не наберёте сумму.
program-task-exact = Задание: точные значения
sentence-task-exact-1 = Сбросьте кубики с этими значениями.
program-task-roll = Задание: бросок
sentence-task-roll-1 = Возьмите ровно столько кубиков, сколько сказано.
sentence-task-roll-2 = Бросьте их и сбросьте, что бы ни выпало.
program-task-endure = Задание: угроза
sentence-task-endure-1 = Выдержите угрозу задания.
program-task-experience = Задание: опыт
sentence-task-experience-1 = Покажите символы в зоне опыта.
program-lessen-task = Задание легче
sentence-lessen-task-1 = Выберите, что станет легче.
sentence-lessen-task-2 = Снизьте задание.
program-reward = Награда
sentence-reward-1 = Посмотрите, какова награда.
sentence-reward-2 = Применяйте любые доступные эффекты.
sentence-reward-3 = Возьмите её по частям.
program-spark-mark = Метка искры
sentence-spark-mark-1 = Сложность испытания больше числа ваших меток искры.
sentence-spark-mark-2 = При одном из чтений освободите место для четвёртой.
sentence-spark-mark-3 = Получите метку.
program-trial-reward = Награда испытания
sentence-trial-reward-1 = Посмотрите, какова награда пути.
sentence-trial-reward-2 = Применяйте любые доступные эффекты.
sentence-trial-reward-3 = Возьмите её по частям.
sentence-trial-reward-4 = Посмотрите, известен ли ответный удар.
sentence-trial-reward-5 = Последним разыграйте ответный удар.
program-receive-mortal = Смертельное ранение без броска
sentence-receive-mortal-1 = Получите карту, но не больше одной за ход.
sentence-receive-mortal-2 = Смертельное ранение вступает в силу.
program-cancel-property = Отмена свойства
sentence-cancel-property-1 = Выберите действующее свойство.
sentence-cancel-property-2 = До конца испытания его нет.
program-pay-cost = Оплата
sentence-pay-cost-1 = Посмотрите, какие нужны кубики.
sentence-pay-cost-2 = Сбросьте их один за другим.
sentence-pay-cost-3 = Сбросьте ингредиенты; вместо Крови годятся раненые метки.
