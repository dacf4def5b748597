## Карты, названные по именам, и эффекты карт, заданные по шагам.

## Что происходит.

event-nothing-to-give = { NAME($ingredient, case: "gen") } нет, и ничего не происходит ({ NAME($seat) }).
event-exchanged-once = За каждую активацию карта берёт и даёт взамен лишь один раз.
    .quiet = yes
event-rate-unknown = Курс этой карты неизвестен: { NAME($seat) } ничего не обменивает.
event-turn-stays = { NAME($seat) } не может отказаться от { $n ->
    [one] { $n } размещения
    [few] { $n } размещений
   *[many] { $n } размещений
 }: вид хода прежний.
event-turn-changed = { $turn ->
   *[trial] { NAME($seat) } отказывается от двух размещений: теперь это ход испытания.
 }
event-card-borrowed = { NAME($seat) } берёт до конца хода карту «{ NAME($card) }»: { NAME("market", $market) }.
event-no-trial-now = Испытания сейчас нет, и заменять задание не в чем ({ NAME($seat) }).
event-task-replaced = Задание любого пути испытания «{ NAME($trial) }» теперь такое: сбросить один кубик искры с любым значением.
event-mortal-owed = { NAME($seat) } получит в конце хода смертельное ранение.
event-effect-unknown = Эффект карты «{ NAME($card) }» неизвестен, и ничего не происходит.

## О чём спрашивают и что можно ответить.

ask-exchange-times = { NAME($who) }, сколько { NAME($give, case: "gen") } отдадите, чтобы получить { NAME($gain) }?
option-exchange-times = { $n ->
    [0] ничего не отдавать
   *[other] отдать { NAME($give, $n, case: "acc") } и получить { NAME($gain, $n, case: "acc") }
 }
ask-blood-given = { NAME($who) }, сколько Крови отдадите?
option-blood-given = сбросить { NAME("blood", $n, case: "acc") }
option-blood-given-note = { $dice ->
    [one] за { $dice } временный красный кубик; вместо 1 Крови годится раненая метка
    [few] за { $dice } временных красных кубика; вместо 1 Крови годится раненая метка
   *[many] за { $dice } временных красных кубиков; вместо 1 Крови годится раненая метка
 }
ask-market-spell = { NAME($who) }, какое заклинание с рынка запустите?
option-market-spell = запустить карту «{ NAME($card) }»
option-market-spell-note = { NAME("market", $market) }

## Карты и слова для каждой точки их эффектов.

sentence-scarlet-downpour-1 = Сосчитайте свои рубиновые метки.
sentence-scarlet-downpour-2 = Получите за каждую 1 Кровь.
sentence-mystery-1 = Сбросьте 1 Драгоценность и получите 1 Аркану.
sentence-alchemy-1 = Сбросьте сколько угодно Плодов и получите столько же Драгоценностей.
sentence-transmutation-1 = Превратите одни ингредиенты в другие по курсу, который неизвестен.
sentence-mind-devourer-1 = Сосчитайте свои сапфировые метки.
sentence-mind-devourer-2 = Получите за каждую карту дисциплины.
sentence-healing-1 = Исцелите все свои раненые метки.
sentence-transgression-1 = Откажитесь от двух размещений: ход становится испытанием.
sentence-sacrifice-1 = Решите, сколько Крови сбросить: 2 или больше.
sentence-sacrifice-2 = Получите за каждые 2 Крови временный красный кубик.
sentence-call-1 = Сосчитайте свои изумрудные метки.
sentence-call-2 = Разверните за каждую одного питомца.
sentence-unity-with-nature-1 = Бросьте 2 кубика ресурсов.
sentence-eclipse-1 = Выберите заклинание с рынка любого класса.
sentence-eclipse-2 = Запустите его; оно ваше до конца хода.
sentence-corruption-1 = Отмените одно свойство испытания.
sentence-memorarium-1 = Получите карту дисциплины с рынка или из колоды.
sentence-liquid-luck-1 = Перекрасьте свои кубики, всего два раза.
sentence-triplet-1 = Подкрутите свои кубики, всего три раза.
sentence-dead-water-1 = Задание любого пути испытания теперь выполнит любой кубик искры.
sentence-dead-water-2 = В конце хода получите смертельное ранение.
sentence-living-water-1 = Исцелите до двух раненых меток.
sentence-truth-teller-1 = Установите один свой кубик.
sentence-liquid-darkness-1 = Отмените одно свойство испытания.
sentence-duplica-1 = Сосчитайте свои сапфировые метки.
sentence-duplica-2 = Получите за каждую костяной кубик.
sentence-hunting-falcon-1 = Сосчитайте свои изумрудные метки.
sentence-hunting-falcon-2 = Бросьте за каждую кубик ресурсов.
sentence-wolf-of-all-colours-1 = Выберите цвет.
sentence-wolf-of-all-colours-2 = Получите кубик этого цвета.
sentence-sniffer-1 = За размещение в классе получите 1 Безделушку.
sentence-tawny-owl-1 = За размещение в классе примените ещё один его эффект, другой.
sentence-guide-rat-1 = Сделайте дополнительное размещение, которому не нужна ячейка.
sentence-courier-fox-1 = Обменяйте ингредиенты по курсу базара.
sentence-staff-of-sounding-1 = Сбросьте 1 Безделушку.
sentence-staff-of-sounding-2 = Получите за неё 2 оранжевых кубика.
sentence-staff-of-pulsing-1 = Сбросьте 1 Безделушку.
sentence-staff-of-pulsing-2 = Получите за неё 2 красных кубика.
sentence-staff-of-radiance-1 = Сбросьте 1 Безделушку.
sentence-staff-of-radiance-2 = Получите за неё 2 жёлтых кубика.
sentence-prickly-patch-1 = Исцелите до двух раненых меток.
sentence-eye-of-oblivion-1 = Отмените одно свойство испытания.
sentence-ring-of-doom-1 = Подход «Уничтожить»: заданию нужно на 6 меньше или на один кубик меньше.
sentence-whispering-ring-1 = Подход «Поймать»: заданию нужно на 6 меньше или на один кубик меньше.
sentence-good-manners-tome-1 = Получите карту дисциплины из любой колоды.
sentence-pariah-1 = Отмените одно свойство испытания.

## Эффекты, заданные по шагам.

program-printed-effect = Эффект карты
program-printed-effect-of = Эффект карты «{ NAME($card) }»
sentence-printed-effect-1 = Если эффект неизвестен, ничего не происходит.
sentence-printed-effect-2 = Выполните части эффекта по порядку.
program-do-steps = Части события
sentence-do-steps-1 = Выполните части события по порядку.
program-step-gain = Получить ингредиенты
sentence-step-gain-1 = Получите указанное число ингредиентов.
program-step-die = Получить кубики
sentence-step-die-1 = Бросьте указанное число кубиков и возьмите их.
program-step-unturn = Развернуть карты
sentence-step-unturn-1 = Разверните указанное число карт, одну за другой.
program-step-remove-threat = Убрать кубики угрозы
sentence-step-remove-threat-1 = До броска уберите указанное число кубиков угрозы.

name-artifact = артефакт
name-pet = питомец
name-potion = зелье
name-ready-made-potion = готовое зелье
name-spell = заклинание
name-tome = том
