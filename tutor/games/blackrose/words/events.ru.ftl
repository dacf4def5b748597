## События этапов и то, что отложено на начало этапа.

event-event-applies = Применяется событие «{ NAME($card) }».
event-event-at-once = Немедленное событие «{ NAME($card) }» применяют тут же, места оно не занимает.
event-avatar-ignores = Что событие делает с магами, аватара не касается.
    .quiet = yes
event-event-in-force = Событие «{ NAME($card) }» действует в течение этапа.
event-postponed-due = { NAME($who) }: наступает то, что было отложено.
event-in-turn-order = В порядке хода: { NAMES($order) }.
    .quiet = yes
event-crown-ignored = Символ короны на карте «{ NAME($card) }» не действует: корона недвижна.
event-crown-symbol = Символ короны на карте «{ NAME($card) }» относится к тому, кто её читает: { NAME($who) }.
    .quiet = yes
event-events-stay = Открытые события прошедшей фазы луны остаются на планшете.
    .quiet = yes
event-moon-stays = Фаза луны { $moon } продолжается: прошлая не возвращается.
    .quiet = yes

ask-postponed = { NAME($who) }, что из отложенного применить сперва?
option-postponed-effect = { PROGRAM($program) }

program-phase-start = Начало этапа
sentence-phase-start-1 = Перед событиями этапа изучения можно убрать заклинание.
sentence-phase-start-2 = Примените события этапа и то, что на него отложено.
program-phase-events = События этапа
sentence-phase-events-1 = Посмотрите, какие события открыты.
sentence-phase-events-2 = Примените события этого этапа слева направо.
