## Что маг мог бы сделать в другой момент.

refusal-game-over = партия окончена, победа: { NAMES($who) }
allowed-game-over = в другой партии
refusal-other-phase = { $phase ->
    [rose] сейчас этап Чёрной Розы
    [study] сейчас этап изучения
    [planning] сейчас этап планирования
    [action] сейчас этап действий
    [evocation] сейчас этап воплощений
    [cleanup] сейчас этап очистки
   *[none] никакой этап раунда не идёт
 }
allowed-other-phase = { $needs ->
    [study] на этапе изучения
    [planning] на этапе планирования
    [evocation] на этапе воплощений
   *[action] на этапе действий
 }
refusal-not-active = { $who ->
    [none] ничья активация не идёт
   *[other] сейчас идёт активация, маг: { NAME($who) }
 }
allowed-not-active = в свою активацию
refusal-action-over = { $action ->
    [explore] исследование закончено
   *[combat] бой закончен
 }
allowed-action-over = в другом таком же действии
refusal-moves-gone = { $n ->
    [one] { $n } передвижение не использовано и сгорело
    [few] { $n } передвижения не использованы и сгорели
   *[many] { $n } передвижений не использовано, и они сгорели
 }
allowed-moves-gone = пока действие не было закончено
refusal-not-begun = { $action ->
    [explore] это часть исследования, а его ещё нужно начать
   *[combat] это часть боя, а его ещё нужно начать
 }
allowed-not-begun = { $action ->
    [explore] начав исследование
   *[combat] начав бой
 }
refusal-action-cut-off = { NAME($who) } пал в этом действии, и остаток его пропал
allowed-action-cut-off = в другом действии
refusal-fell-outright = мага победили сразу ({ NAME($who) }), а от этого спасает лишь текст «больше не побеждён»
allowed-fell-outright = с таким текстом
refusal-others-first = { $who ->
    [none] сейчас об этом не спрашивают
   *[other] сейчас решает { NAME($who) }
 }
allowed-others-first = когда дойдёт очередь
refusal-inside-effect = идёт эффект
allowed-inside-effect = когда он закончится
refusal-purged-already = { NAME($who) }: одно заклинание на этом этапе уже убрано
allowed-purged-already = в следующем раунде
refusal-purge-declined = { NAME($who) }: с этой рукой решено ничего не убирать
allowed-purge-declined = когда изменится рука или её предел
refusal-no-event = сейчас не происходит ничего, на что можно ответить
allowed-no-event = когда выполнится условие
refusal-not-activated = карта не активирована: её надо сначала сотворить
allowed-not-activated = после сотворения
refusal-revealed-already = карта уже раскрыта
allowed-revealed-already = в другом раунде
refusal-lies-elsewhere = { $zone ->
    [hand] «{ NAME($card) }» — карта на руке: { NAME($who) }
    [board] «{ NAME($card) }» лежит на планшете мага: { NAME($who) }
    [memories] «{ NAME($card) }» лежит в воспоминаниях: { NAME($who) }
    [grimoire] «{ NAME($card) }» лежит в гримуаре: { NAME($who) }
    [aside] «{ NAME($card) }» ещё не введена в игру: { NAME($who) }
    [discard] «{ NAME($card) }» лежит в сбросе своей школы
    [out] «{ NAME($card) }» вышла из игры
    [active] «{ NAME($card) }» — активное задание: { NAME($who) }
    [solved] «{ NAME($card) }» — решённое задание: { NAME($who) }
    [completed] «{ NAME($card) }» — завершённое задание: { NAME($who) }
    [quest-discard] «{ NAME($card) }» лежит в сбросе заданий
    [quest-deck] «{ NAME($card) }» ещё никто не брал
   *[library] «{ NAME($card) }» ещё никто не брал
 }
allowed-lies-elsewhere = когда карта лежит там, где её применяют
