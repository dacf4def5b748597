## Что игрок мог бы сделать в другой момент.

refusal-game-over = партия окончена, победа: { NAMES($who) }
allowed-game-over = в другой партии
refusal-other-phase = { $phase ->
    [collect] сейчас получают эссенции
    [actions] сейчас этап действий
    [check] сейчас проверяют победу
   *[none] никакой этап раунда не идёт
 }
allowed-other-phase = { $needs ->
    [collect] пока получают эссенции
   *[actions] на этапе действий
 }
refusal-has-passed = { NAME($who) } уже пасует в этом раунде
allowed-has-passed = в следующем раунде
refusal-not-turn = { $who ->
    [none] сейчас ничей ход
   *[other] сейчас ходит { NAME($who) }
 }
allowed-not-turn = в свой ход
refusal-action-begun = { NAME($who) }: действие этого хода уже начато
allowed-action-begun = в следующий свой ход
refusal-step-begun = { NAME($who) }: начатое ещё не закончено
allowed-step-begun = после этого
refusal-not-collecting = { $who ->
    [none] ещё не решено, кто получает эссенции первым, или все их уже получили
   *[other] эссенции получает { NAME($who) }
 }
allowed-not-collecting = когда дойдёт очередь
refusal-no-check = победу сейчас не проверяют
allowed-no-check = во время проверки победы
refusal-other-at-check = { $who ->
    [none] идёт подсчёт очков
   *[other] о проверке решает { NAME($who) }
 }
allowed-other-at-check = когда дойдёт очередь
refusal-not-passing = { NAME($who) }: сейчас не пас, а предметы меняют, только пасуя
allowed-not-passing = спасовав
refusal-lies-elsewhere = { $zone ->
    [hand] { NAME($card) } — карта на руке: { NAME($who) }
    [play] { NAME($card) } лежит перед игроком: { NAME($who) }
    [discard] { NAME($card) } лежит в сбросе: { NAME($who) }
    [deck] { NAME($card) } лежит в колоде: { NAME($who) }
    [draft] { NAME($card) } роздана и ещё не выбрана: { NAME($who) }
    [supply] { NAME($card) } лежит среди магических предметов в запасе
    [display] { NAME($card) } лежит в центре стола, сначала её нужно получить
    [open] { NAME($card) } лежит в центре стола для драфта
   *[nowhere] { NAME($card) } никому не принадлежит и в центре стола не лежит
 }
allowed-lies-elsewhere = { $needs ->
    [hand] с этой картой на своей руке
    [display] пока она лежит в центре стола
   *[play] с этим компонентом перед собой
 }
