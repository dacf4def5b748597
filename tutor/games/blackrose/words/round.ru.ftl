## Раунд и его этапы, этап Чёрной Розы, задания.

event-round-begins = Начинается раунд { $round }.
event-phase-begins = { $phase ->
    [rose] Этап Чёрной Розы.
    [study] Этап изучения.
    [planning] Этап планирования.
    [action] Этап действий.
    [evocation] Этап воплощений.
   *[cleanup] Этап очистки.
 } Первый маг: { NAME($first) }.
event-first-mage-changes = Корона сменила владельца: первый маг теперь { NAME($who) }, а до этого — { NAME($of) }.
    .quiet = yes
event-avatar-idle = На этом этапе аватар ничего не делает.
    .quiet = yes

## Этап Чёрной Розы.

event-no-events = Планшет событий пуст, сдвигать нечего.
event-events-shifted = { $events_count ->
    [0] Третья ячейка освобождается.
   *[other] События сдвигаются вправо: { NAMES($events) }.
 }
event-unknown-power = Сколько очков силы карта «{ NAME($card) }» приносит Чёрной Розе, неизвестно, и она их не получает.
event-unknown-quest-slots = Сколько ячеек на задании «{ NAME($quest) }», неизвестно, и выполненным оно не становится.
event-unknown-moon = Фаза луны задания неизвестна, и Чёрная Роза ничего не получает.
event-unknown-limit = { $what ->
    [hand-limit] { NAME($who) }: предел руки неизвестен, и ничего не сбрасывают.
   *[quest-limit] { NAME($who) }: предел заданий неизвестен, и ничего не сбрасывают.
 }

## Задания.

event-quest-revealed = { NAME($who) } раскрывает задание «{ NAME($quest) }».
event-quest-chip = { NAME($who) } кладёт фишку на задание «{ NAME($quest) }»: { $n } из { $slots }.

## О чём спрашивают и что можно ответить.

ask-discard-for-rose = { NAME($who) }, сбросите одно из активных заданий?
option-keep-quests = не сбрасывать
ask-trim-quests = { NAME($who) }, заданий больше предела. Какое сбросите?
ask-tasks = { NAME($who) } выполняет задачи своих заданий.
option-fulfil-quests = выполнены задачи: { NAMES($quests) }

## Эффекты и слова для каждой их точки.

program-rounds = Раунды
sentence-rounds-1 = Раунд следует за раундом, пока игра не кончится.
program-round = Раунд
sentence-round-1 = Начинается раунд.
sentence-round-2 = Разыграйте шесть этапов по порядку.
program-rose-phase = Этап Чёрной Розы
sentence-rose-phase-1 = Сдвиньте события на одну ячейку вправо.
sentence-rose-phase-2 = Сосед первого мага справа берёт событие.
sentence-rose-phase-3 = Примените события этого этапа, начиная с крайнего левого.
sentence-rose-phase-4 = По порядку хода каждый может сбросить одно активное задание.
sentence-rose-phase-5 = По порядку хода каждый, у кого нет активных заданий, берёт одно.
sentence-rose-phase-6 = Каждый сбрасывает лишние активные задания.
sentence-rose-phase-7 = Каждый сбрасывает лишние выполненные задания.
program-fulfil-quests = Выполнение задач
sentence-fulfil-quests-1 = Раскройте задание и положите на него фишку или к выполненным.
