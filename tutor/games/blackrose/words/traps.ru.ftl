## Сотворение, ловушки и защиты, устойчивые эффекты и свойства.

event-revealed = { NAME($who) } раскрывает заклинание «{ NAME($card) }».
event-spell-activated = { NAME($who) } кладёт жетон { $type ->
    [defence] защиты
   *[other] ловушки
 } на заклинание, { NAME($slot) }: теперь оно активировано.
event-spell-resolved = Заклинание «{ NAME($card) }» применено.
    .quiet = yes
event-symbol-first = Символ нестабильности применяют прежде текста.
    .quiet = yes
event-no-spell = Такого заклинания нет.
event-nothing-to-cast = { NAME($who) }: творить нечего.
event-sustained = { NAME($who) } получает жетон устойчивости, { NAME($slot) }: «{ NAME($card) }» действует до конца раунда.
event-not-sustained = Носителя у устойчивого эффекта нет.

ask-trap = { NAME($who) }, примените какую-нибудь из своих карт?
option-reveal = раскрыть карту «{ NAME($card) }»
    .said = разыграть сыграть применить применять
option-reveal-note = { $about ->
    [none] { NAME($slot) }
   *[other] { NAME($slot) }; повод: { NAMES($about) }
 }
option-sustained-effect = действует «{ NAME($card) }»
option-ability = действует «{ NAME($card) }»
ask-cast = { NAME($who) }, какое заклинание сотворите?

refusal-trigger-unknown = условие срабатывания неизвестно
allowed-trigger-unknown = если бы условие было известно
refusal-trigger-other = условие срабатывания говорит о другом событии
allowed-trigger-other = когда случится то событие
refusal-trigger-who = условие говорит не о том, с кем это случилось ({ NAMES($who) })
allowed-trigger-who = когда это случится с тем, о ком говорит условие
refusal-trigger-by = { $by ->
    [none] условие говорит о другой причине
   *[other] условие говорит не о том, кто это сделал ({ NAME($by) })
 }
allowed-trigger-by = когда это сделает тот, о ком говорит условие
refusal-trigger-source = условие говорит об эффекте другого рода
allowed-trigger-source = с эффектом нужного рода
refusal-trigger-type = условие требует заклинания другого типа
allowed-trigger-type = с заклинанием этого типа
refusal-trigger-colour = { $colour ->
    [none] это случилось не в комнате известного цвета
   *[other] условие требует комнаты другого цвета: { NAME($room) }
 }
allowed-trigger-colour = в комнате нужного цвета
refusal-trigger-here = это случилось в другом месте: нужна { NAME($here) }
allowed-trigger-here = когда это случится там
refusal-trigger-action = условие требует другого действия
allowed-trigger-action = с этим действием
refusal-trigger-least = нужно не меньше { $needs }, а было { $n }
allowed-trigger-least = начиная с { $needs }
refusal-came-later = когда это случилось, оно ещё не было активировано
allowed-came-later = на то, что случится позже
refusal-quiet-damage = на этот урон ловушки и защиты не отзываются
allowed-quiet-damage = с другим уроном
refusal-step1-over = { NAME($who) }: возможность была на шаге 1 победы над магом
allowed-step1-over = на шаге 1 победы над магом

program-reveal-spell = Раскрытие
program-reveal-spell-of = { $card ->
    [none] Раскрытие
   *[other] { NAME($card) }
 }
program-cast-spell = Сотворение заклинания
program-cast-next = Сотворение следующего заклинания
sentence-reveal-spell-1 = Карту переворачивают лицом вверх.
sentence-reveal-spell-2 = Сперва размещают её нестабильность, затем выбирают цель и применяют текст предложение за предложением.
sentence-cast-spell-1 = Ловушка или защита лежит активированной, прочие заклинания раскрывают и применяют.
sentence-cast-next-1 = Выбирают одно из заклинаний, которые сейчас можно сотворить.
sentence-cast-next-2 = Его сотворяют.
