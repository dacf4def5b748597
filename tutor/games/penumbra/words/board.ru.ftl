## Что напечатано на картах и планшетах, короткими фразами: стоимости, задания, награды, свойства, эффекты.
## Формы оттенков: nom — «красный», many — «красных», plural — «красные», neuter — «красное».

list-or = { $first } или { $last }

shade-red = { $form ->
    [many] красных
    [plural] красные
    [neuter] красное
   *[nom] красный
 }
shade-orange = { $form ->
    [many] оранжевых
    [plural] оранжевые
    [neuter] оранжевое
   *[nom] оранжевый
 }
shade-yellow = { $form ->
    [many] жёлтых
    [plural] жёлтые
    [neuter] жёлтое
   *[nom] жёлтый
 }
shade-green = { $form ->
    [many] зелёных
    [plural] зелёные
    [neuter] зелёное
   *[nom] зелёный
 }
shade-blue = { $form ->
    [many] синих
    [plural] синие
    [neuter] синее
   *[nom] синий
 }
shade-violet = { $form ->
    [many] фиолетовых
    [plural] фиолетовые
    [neuter] фиолетовое
   *[nom] фиолетовый
 }
shade-bone = { $form ->
    [many] костяных
    [plural] костяные
    [neuter] костяное
   *[nom] костяной
 }
shade-spark = { $form ->
    [many] искровых
    [plural] искровые
    [neuter] искровое
   *[nom] искровой
 }
shade-any = { $form ->
    [many] любых
    [plural] любые
    [neuter] любое
   *[nom] любой
 }

temporary = { $form ->
    [many] временных{" "}
   *[nom] временный{" "}
 }

dice-counted = { $n ->
    [one] { $n } { $lasting_one }{ $one } кубик
    [few] { $n } { $lasting_many }{ $many } кубика
   *[many] { $n } { $lasting_many }{ $many } кубиков
 }
dice-counted-spark = { $n ->
    [one] { $n } { $lasting_one }кубик искры
    [few] { $n } { $lasting_many }кубика искры
   *[many] { $n } { $lasting_many }кубиков искры
 }
dice-counted-any = { $n ->
    [one] { $n } { $lasting_one }любой кубик
    [few] { $n } { $lasting_many }любых кубика
   *[many] { $n } { $lasting_many }любых кубиков
 }
dice-all = { $plural } кубики
dice-all-spark = кубики искры
dice-all-any = любые кубики
dice-valued = { $values_count ->
    [1] { $dice } со значением { $values }
    [few] { $dice } (значения { $values })
   *[many] { $dice } (значения { $values })
 }
threat-counted = { $n ->
    [one] { $n } кубика
    [few] { $n } кубиков
   *[many] { $n } кубиков
 }

## Задания. Сколько осталось сделать, говорит стол.

task-ingredients = сбросить { $pay }
task-sum = сбросить { $dice }, в сумме не меньше { $n }
task-exact = сбросить ровно { $dice }
task-roll = бросить ровно { $dice } и получить не меньше { $n }
task-endure = выдержать угрозу из { threat-counted }
task-experience = { $n ->
    [one] иметь в зоне опыта { $n } символ «{ NAME($symbol) }»
    [few] иметь в зоне опыта { $n } символа «{ NAME($symbol) }»
   *[many] иметь в зоне опыта { $n } символов «{ NAME($symbol) }»
 }
name-approach-destroy = Уничтожить
name-approach-catch = Поймать
name-approach-reconcile = Примирить
name-approach-dispel = Развеять
name-approach-endure = Выдержать
name-approach-bribe = Подкупить

## Награды.

reward-discipline-cards = { $n ->
    [one] { $n } карта дисциплины
    [few] { $n } карты дисциплин
   *[many] { $n } карт дисциплин
 }
reward-potions = { $n ->
    [one] { $n } зелье
    [few] { $n } зелья
   *[many] { $n } зелий
 }
reward-artifacts = { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[many] { $n } артефактов
 }
reward-light = { $n ->
    [one] { $n } символ Света
    [few] { $n } символа Света
   *[many] { $n } символов Света
 }
reward-dark = { $n ->
    [one] { $n } символ Мрака
    [few] { $n } символа Мрака
   *[many] { $n } символов Мрака
 }

## Свойства испытаний, значки запуска, стоимости.

property-n = { NAME($property) } { $n }
property-task = { NAME($property) }: { $task }
icon-spell = { $neuter } заклинание
icon-potion = { $neuter } зелье
icon-pet = { $colour ->
    [any] любого питомца
    [red] красного питомца
    [orange] оранжевого питомца
    [yellow] жёлтого питомца
    [green] зелёного питомца
    [blue] синего питомца
   *[violet] фиолетового питомца
 }

## Части эффектов, заданные данными; per — дисциплина, чьи метки считают.

step-per = { $step } за каждую метку дисциплины «{ NAME($discipline) }»
step-gain = получить { NAME($what, $n, case: "acc") }
step-die = получить { $dice }
step-roll-resource = { $n ->
    [one] бросить { $n } кубик ресурсов
    [few] бросить { $n } кубика ресурсов
   *[many] бросить { $n } кубиков ресурсов
 }
step-heal = { $n ->
    [one] исцелить { $n } рану
    [few] исцелить до { $n } ран
   *[many] исцелить до { $n } ран
 }
step-unturn = { $n ->
    [one] развернуть { $n } карту
    [few] развернуть до { $n } карт
   *[many] развернуть до { $n } карт
 }
step-reroll = { $n ->
    [1] перебросить кубик один раз
    [few] перебросить { $n } раза
   *[many] перебросить { $n } раз
 }
step-nudge = { $n ->
    [1] подкрутить кубик один раз
    [few] подкрутить { $n } раза
   *[many] подкрутить { $n } раз
 }
step-flip = { $n ->
    [1] перевернуть кубик
    [few] перевернуть { $n } раза
   *[many] перевернуть { $n } раз
 }
step-set = { $n ->
    [1] установить кубик на любую грань
    [one] установить { $n } кубик на любую грань
    [few] установить { $n } кубика на любую грань
   *[many] установить { $n } кубиков на любую грань
 }
step-repaint = { $n ->
    [1] перекрасить кубик
    [few] перекрасить { $n } раза
   *[many] перекрасить { $n } раз
 }
step-cancel = { $n ->
    [one] отменить { $n } свойство испытания
    [few] отменить { $n } свойства испытания
   *[many] отменить { $n } свойств испытания
 }
step-remove-threat = { $n ->
    [one] до броска на угрозу сбросить { $n } кубик угрозы
    [few] до броска на угрозу сбросить { $n } кубика угрозы
   *[many] до броска на угрозу сбросить { $n } кубиков угрозы
 }
step-take = { $what ->
    [potion] взять зелье с рынка или из колоды
    [artifact] взять артефакт с рынка или из колоды
   *[discipline] взять карту дисциплины с рынка или из колоды
 }
step-reserve = { $what ->
    [contract] можно взять контракт в резерв
   *[trial] можно взять испытание в резерв
 }

## Условия пророчеств и то, за что цели дают очки.

omen-deck-empty = колода Судьбы закончилась
omen-trials-any = { $n ->
    [one] кто-то из волшебников прошёл { $n } испытание
    [few] кто-то из волшебников прошёл { $n } испытания
   *[many] кто-то из волшебников прошёл { $n } испытаний
 }
omen-trials-every = { $n ->
    [one] каждый волшебник прошёл { $n } испытание
    [few] каждый волшебник прошёл { $n } испытания
   *[many] каждый волшебник прошёл { $n } испытаний
 }
omen-contracts-any = { $n ->
    [one] кто-то из волшебников выполнил { $n } контракт
    [few] кто-то из волшебников выполнил { $n } контракта
   *[many] кто-то из волшебников выполнил { $n } контрактов
 }
omen-marks-any = { $n ->
    [one] у кого-то из волшебников { $n } метка дисциплины
    [few] у кого-то из волшебников { $n } метки дисциплин
   *[many] у кого-то из волшебников { $n } меток дисциплин
 }
omen-sparks-any = { $n ->
    [one] у кого-то из волшебников { $n } метка искры
    [few] у кого-то из волшебников { $n } метки искры
   *[many] у кого-то из волшебников { $n } меток искры
 }
omen-marks-per-discipline = { $n ->
    [one] { points } за каждую дисциплину, где не меньше { $n } метки
    [few] { points } за каждую дисциплину, где не меньше { $n } меток
   *[many] { points } за каждую дисциплину, где не меньше { $n } меток
 }
omen-per-arcana = { points } за каждую Аркану
omen-per-trial = { points } за каждое пройденное испытание
omen-per-contract = { points } за каждый выполненный контракт
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }

## Что велит Автоме её планшет.

automa-class-mark = разместиться в классе, получить его метку и карту
automa-class-card = разместиться в классе, получить карту
automa-contract = разместиться в гильдии, выполнить контракт
automa-potion = разместиться в зельеварне, получить зелье
automa-artifact = разместиться в лавке, получить артефакт
automa-arcana = получить { NAME("arcana", $n, case: "acc") }
automa-path = { $step }; пока сторона не закреплена, — по пути { $side ->
    [dark] Мрака
   *[light] Света
 }
automa-trial = { $n ->
    [0] пройти испытание сложности не выше её уровня
   *[other] пройти испытание сложности не выше { $n }
 }
