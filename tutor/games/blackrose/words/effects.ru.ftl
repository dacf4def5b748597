## Что делают эффекты: урон, сила, нестабильность, фигурки, карты.

power-points = { $n ->
    [one] { $n } очко силы
    [few] { $n } очка силы
   *[many] { $n } очков силы
 }
spells-n = { $n ->
    [one] { $n } заклинание
    [few] { $n } заклинания
   *[many] { $n } заклинаний
 }
quests-n = { $n ->
    [one] { $n } задание
    [few] { $n } задания
   *[many] { $n } заданий
 }

damage-n = { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 }
instability-n = { $n ->
    [one] { $n } нестабильность
   *[other] { $n } нестабильности
 }

event-damaged = { NAME($who) } получает { damage-n }{ $health ->
    [none] {""}
   *[other] , всего { $total } из { $health }
 }. { $physical ->
    [yes] Атакует { NAME($dealer) }.
   *[no] Урон наносит { NAME($dealer) }.
 }{ $unplaced ->
    [0] {""}
   *[other] {" "}{ $placed ->
        [0] Ни одна фишка не легла.
       *[other] Фишек легло только { $placed }.
     }
 }
event-damage-changed = { NAME($who) }: вместо { $was } урона { $n }. Такова поправка карт в игре { $type ->
    [combat] для боевых заклинаний
    [contingency] для заклинаний сопряжения
    [defence] для защитных заклинаний
    [trap] для ловушек
   *[none] для такого урона
 }.
event-no-damage = Урона никто не получает.
event-no-chips = Фишки кончились ({ NAME($source) }), поэтому ничего не кладут.
event-unaffected = { NAME($who) }: эффект не действует.
event-damage-ignored = { NAME($who) } игнорирует { damage-n }; возвращают фишек: { $back }.
event-nothing-ignored = { NAME($who) }: игнорировать нечего.
event-spell-ignored = { NAME($who) } не подпадает под заклинание «{ NAME($cause) }».
event-replace-damage-chip = Фишка урона заменена ({ NAME($on) }). Владелец прежней: { NAME($of) }, новой: { NAME($by) }.
event-replace-damage-none = { NAME($by) } не заменяет урон.
event-replace-instability-chip = Фишка нестабильности заменена ({ NAME($on) }). Владелец прежней: { NAME($of) }, новой: { NAME($by) }.
event-replace-instability-none = { NAME($by) } не заменяет нестабильность.
event-heal-chip = { NAME($on) } теряет фишку урона ({ NAME($of) }).
event-heal-none = Урон не исцелён.

event-instability-placed = { NAME($by) } размещает { instability-n }: { NAME($room) }, всего { $total }.
event-no-instability = Нестабильность не размещена.
event-room-full = { NAME($room) }: ячейки заполнены, комната ждёт очистки.
event-restored-takes-none = { NAME($room) }: комната восстановлена, ячеек у неё нет.
event-slots-full = { $free ->
    [0] { NAME($room) }: свободных ячеек нет.
   *[other] { NAME($room) }: свободных ячеек мало, { $free } на { $n }.
 }
event-unknown-slots = { NAME($room) }: число ячеек неизвестно, поэтому ничего не кладут.

event-gained-power = { NAME($who) } получает { power-points }, теперь { $total }.
event-lost-power = { NAME($who) } теряет { power-points }, теперь { $total }.
event-no-power = { NAME($who) }: терять нечего, силы нет.
event-track-passed = { NAME($who) }: жетон прошёл трек до конца, его переворачивают стороной +35.
event-moon-began = Начинается фаза луны { $moon }.
event-decks-changed = Задания и события отныне берут из колод фазы луны { $moon }.
event-personal-spell = { NAME($seat) } получает личное заклинание { $to ->
    [grimoire] в гримуар
   *[hand] на руку
 }.

event-crown-taken = { NAME($seat) } берёт корону.
event-crown-kept = Корона уже здесь: { NAME($seat) }.
event-no-crown = Аватар никогда не берёт корону.
event-trophy-taken = { NAME($who) } берёт жетон трофея: { NAME($of) }.
event-no-trophy-left = Жетоны трофеев кончились ({ NAME($of) }), и { NAME($who) } остаётся без трофея.
event-no-trophy = { NAME($who) } остаётся без трофея.
event-trophy-given = { NAME($who) } отдаёт Чёрной Розе жетон трофея: { NAME($of) }.

event-entered = { NAME($who) } входит: { NAME($room) }.
event-stayed = { NAME($who) } остаётся на месте.
event-to-cell = { NAME($who) } отправляется в свою келью.
event-goes-on-in-cell = { NAME($who) } продолжает применять эффект и в келье.
    .quiet = yes
event-no-room = Такой комнаты нет, и ничего не происходит.

event-summoned = { NAME($who) } призывает воплощение: { NAME($evocation) }, { NAME($room) }.
event-evocation-assigned = { NAME($who) } назначает воплощение ({ NAME($evocation) }), его получает { NAME($to) }.
event-nothing-summoned = Подходящей фигурки в запасе нет, и в ложу ничего не помещают.
event-not-summoned = { $why ->
    [no-room] Комнаты для призыва нет ({ NAME($kind) }).
   *[other] Призыв не удался ({ NAME($kind) }): место осталось занятым.
 }
event-base-unknown = Большая подставка у мага одна, а большая ли подставка здесь, неизвестно: { NAMES($kinds) }. Можно ли призвать ещё одно воплощение ({ NAME($kind) }, маг { NAME($who) }), поэтому не решить, и никого не призывают. В позиции подставку можно предположить.
event-evocation-gone = { NAME($who) } покидает ложу.
event-no-reward = Ни силы, ни трофея за это воплощение никто не получает.
    .quiet = yes
event-nothing-removed = Ни одно воплощение не убрано.
event-evocation-activated = Активируется { NAME($who) }; решения принимает { NAME($by) }.
event-own-rules = { NAME($who) } активируется по правилам своей карты.
event-control-ends = { NAME($who) }: управление возвращается к владельцу ({ NAME($owner) }).
event-evocation-moves-lost = { NAME($who) }: после передвижения была атака, остальные передвижения потеряны ({ $n }).
event-nothing-activated = Такого воплощения нет, активировать некого.
event-boosted = { NAME($who) }: на ближайшую активацию сила больше на { $strength }, скорость — на { $speed }.
event-strength-unknown = { NAME($who) }: сила неизвестна, и атаки нет.
event-nobody-to-attack = { NAME($who) }: атаковать некого.

event-jinx-assigned = { NAME($who) } получает сглаз «{ NAME($jinx) }».
event-jinx-discarded = { NAME($who) } избавляется от сглаза «{ NAME($card) }».
event-jinx-chip = { NAME($who) } кладёт фишку на сглаз «{ NAME($jinx) }», всего { $total }.
event-no-jinx = { NAME($who) }: сглаза нет.
event-upgrade-assigned = { NAME($who) } получает улучшение «{ NAME($upgrade) }».
event-upgrade-discarded = { NAME($who) } теряет улучшение «{ NAME($card) }».
event-no-upgrade = { NAME($who) }: улучшений нет.
event-none-left = Таких карт больше нет.

event-spells-drawn = { NAME($who) } берёт { spells-n }.
event-from-library = { NAME($who) } берёт из библиотеки { spells-n }: { NAME($deck) }.
event-memories-shuffled = { NAME($who) } замешивает воспоминания в гримуар.
event-grimoire-shuffled = { NAME($who) } перемешивает гримуар.
event-deck-reshuffled = Сброс становится новой колодой: { NAME($deck) }.
event-to-memories = { NAME($who) } сбрасывает заклинание «{ NAME($card) }» в воспоминания.
event-spell-removed = Забытое заклинание «{ NAME($card) }» покидает игру.
event-too-few-cards = { NAME($who) }: заклинаний на руке мало, и предложение пропускают.
event-memories-taken = { $n ->
    [0] { NAME($who) } ничего не берёт из воспоминаний.
   *[other] { NAME($who) } берёт из воспоминаний: { NAMES($cards) }.
 }
event-spell-found = { $card ->
    [none] { NAME($who) } находит заклинание и берёт его.
   *[other] { NAME($who) } находит заклинание «{ NAME($card) }» и берёт его.
 }
event-nothing-found = { NAME($who) } ничего не находит.
event-looked = { $n ->
    [0] { NAME($who) }: смотреть нечего, колода пуста ({ NAME($deck) }).
   *[other] { NAME($who) } смотрит верхние карты ({ NAME($deck) }): { $n }.
 }
event-looked-taken = { NAME($who) } берёт одну из них.
event-looked-discarded = { $n ->
    [0] Других карт нет, сбрасывать нечего.
   *[other] Остальные карты сброшены: { $n }.
 }
event-nothing-looked = { NAME($who) }: смотреть нечего.
event-no-deck = { NAME($who) }: брать не из чего.
event-no-revealed = { NAME($who) }: такого раскрытого заклинания нет.
event-back-to-hand = { NAME($who) } возвращает на руку заклинание «{ NAME($card) }».
event-spells-swapped = { NAME($who) } меняет заклинание «{ NAME($of) }» на «{ NAME($card) }» с руки.

event-quests-drawn = { NAME($who) } берёт { quests-n }.
event-over-quest-limit = { NAME($who) }: пока можно держать все активные задания, их { $n } при лимите { $limit }.
    .quiet = yes
event-rose-drew-quest = Чёрная Роза берёт задание, и оно уходит в сброс.
event-quest-solved = { NAME($who) }: задание «{ NAME($quest) }» выполнено.
event-quest-discarded = { $quest ->
    [none] { NAME($who) } сбрасывает задание.
   *[other] { NAME($who) } сбрасывает задание «{ NAME($quest) }».
 }
event-no-quest = { NAME($who) }: такого задания нет.
event-event-drawn = { NAME($who) } берёт событие «{ NAME($card) }».
event-event-placed = Событие «{ NAME($card) }» ложится на место { $space }.
event-event-pushed-off = Событие «{ NAME($card) }» уходит с планшета.
event-event-discarded = { NAME($by) } сбрасывает событие «{ NAME($event) }».
event-no-event-left = Событий больше нет.

event-room-activated = { NAME($who) } активирует комнату: { NAME($room) }.
event-room-applied = Эффект комнаты применён: { NAME($room) }.
    .quiet = yes
event-room-not-activated = Комнату активировать нельзя: { NAME($room) }.
event-unknown-text = Что делает этот текст, неизвестно, поэтому ничего не происходит.
event-condition-unmet = Условие не выполнено, и ничего не происходит.
event-not-enhanced = Стихий для усиления не хватает: { NAMES($needs) }.
event-postponed = Остальное произойдёт на одном из следующих этапов.

## О чём спрашивают, пока применяют эффекты.

ask-may-apply = { NAME($who) }, применить это?
option-may-apply = да
option-may-apply-no = нет
ask-spread = { NAME($who) }, фишек не хватает. Куда пойдёт следующая?
option-spread-to = { NAME($on) }
option-spread-to-note = фишек уже: { $n }; осталось разделить: { $left }
ask-replace-damage = { NAME($who) }, какую фишку урона замените?
ask-replace-instability = { NAME($who) }, какую фишку нестабильности замените?
ask-heal = { NAME($who) }, какую фишку урона исцелите?
option-chip = фишка ({ NAME($of) }): { NAME($on) }
option-chip-note = всего таких: { $n }
option-replace-damage-done = больше не заменять
option-replace-instability-done = больше не заменять
option-heal-done = больше не исцелять
ask-move = { NAME($who) }, куда передвинуть фигурку?
option-move-to = { NAME($room) }
option-stay = остаться на месте
ask-attack = { NAME($who) }, кого атакуете?
option-victim = { NAME($figure) }
ask-evocation-step = { NAME($who) }, что дальше сделает воплощение?
option-evocation-move = передвинуться: { NAME($room) }
option-evocation-attack = атаковать: { NAME($figure) }
option-evocation-done = закончить активацию
ask-evocation-kind = { NAME($who) }, какое воплощение?
option-evocation-kind = { NAME($kind) }
ask-make-room = { NAME($who) }, какое воплощение уступит место новому?
option-replace-evocation = { NAME($figure) } возвращается в запас
option-keep-evocations = оставить все и обойтись без нового ({ NAME($kind) })
ask-jinx-card = { NAME($who) }, какой сглаз?
ask-upgrade-card = { NAME($who) }, какое улучшение?
ask-discard-jinx = { NAME($who) }, какой сглаз сбросите?
ask-discard-upgrade = { NAME($who) }, какое улучшение сбросить?
option-jinx = { NAME($card) }
option-upgrade = { NAME($card) }
ask-trophy = { NAME($who) }, какой трофей отдадите?
option-trophy = жетон трофея: { NAME($of) }
ask-school = { NAME($who) }, из колоды какой школы?
option-school-deck = { NAME($school) }
option-school-deck-note = карт: { $n }
ask-drawn-cards = { NAME($deck) }: какие карты придут?
ask-random-memory = Какие из воспоминаний придут?
ask-discard-spell = { NAME($who) }, какое заклинание сбросите?
ask-search = { NAME($who) }, какое заклинание возьмёте?
ask-take-looked = { NAME($who) }, какую карту возьмёте?
ask-hand-spell = { NAME($who) }, какое заклинание с руки?
option-card = { NAME($card) }
option-quest-card = { NAME($card) }
ask-revealed-spell = { NAME($who) }, какое раскрытое заклинание?
option-revealed-spell = { NAME($card) }
option-revealed-spell-note = { NAME($slot) }
ask-side = { NAME($who) }, какой стороной?
option-side = { $side ->
    [reverse] обратной стороной
   *[main] основной стороной
 }
ask-quest = { NAME($who) }, какое задание?
option-active-quest = { NAME($quest) }
option-solved-quest = { NAME($quest) }
ask-quest-deck = { NAME($who) }, какая колода заданий?
option-deck = { NAME($deck) }
ask-discard-event = { NAME($who) }, какое событие сбросите?
option-face-up-event = { NAME($event) }
option-face-up-event-note = место { $space }
ask-copy-room = { NAME($who) }, эффект какой комнаты примените?
ask-deeds = { NAME($who) }, что из этого произойдёт?
option-deeds = { $ru ->
    [none] вариант { $n }
   *[other] { $ru }
 }

## Что этому мешает.

refusal-no-figure = все такие фигурки уже в ложе ({ NAME($kind) })
refusal-not-large = дело не в нём: большая подставка у мага одна, а она нужна для фигурки «{ NAME($kind) }»
allowed-no-figure = если бы в запасе осталась хоть одна
allowed-not-large = вместо воплощения на большой подставке
refusal-base-unknown = большая подставка у мага одна, а кому она нужна, неизвестно: { NAMES($kinds) }; поэтому хватит ли этого, не решить
allowed-base-unknown = если предположить эту подставку в позиции
refusal-none-left = карт «{ NAME($card) }» больше нет
allowed-none-left = если бы такая карта вернулась в колоду
refusal-immune = { NAME($who) } имеет иммунитет: атакует { NAME($by) }
allowed-immune = с другой фигуркой
refusal-in-cell = { NAME($who) } в келье, а значит, вне ложи
allowed-in-cell = с фигуркой в ложе
refusal-no-moves-left = передвижений не осталось: { NAME($who) }
allowed-no-moves-left = со скоростью побольше
refusal-moves-split = после передвижения уже была атака, снова передвигаться нельзя: { NAME($who) }
allowed-moves-split = если атаковать до первого передвижения или после последнего
refusal-own-no-moves = передвижений по карте больше нет: { NAME($who) }
allowed-own-no-moves = столько, сколько даёт карта
refusal-own-no-attacks = атак по карте больше нет: { NAME($who) }
allowed-own-no-attacks = столько, сколько даёт карта
refusal-attacked-already = атака уже была: { NAME($who) }
allowed-attacked-already = один раз за активацию
refusal-room-used = жетон активации лежит использованной стороной вверх: { NAME($room) }
allowed-room-used = когда жетон перевернут при очистке
refusal-no-room-here = комнаты здесь нет
allowed-no-room-here = в комнате ложи

program-attack = Физическая атака
program-evocation-act = Действия по карте
program-activate-evocation = Активация воплощения
program-activate-room = Активация комнаты
program-activate-room-of = { NAME($card) }
program-draw-event = Взятие события
program-begin-moons = Новая фаза луны
sentence-attack-1 = Цель выбирают в той же комнате.
sentence-attack-2 = Она получает урон, равный силе атакующего.
sentence-evocation-act-1 = Карта говорит, сколько у него передвижений и атак.
sentence-evocation-act-2 = Воплощение передвигается и атакует, насколько позволяет его карта.
sentence-activate-evocation-1 = Воплощение активируется.
sentence-activate-evocation-2 = Оно делает то, что сказано на его карте; если там об этом ничего нет, передвигается в пределах скорости и один раз атакует до передвижений или после них.
sentence-activate-evocation-3 = Верните управление, если оно передано лишь на эту активацию.
sentence-activate-room-1 = Комната, которую можно активировать, применяет эффект той стороны, что сверху.
sentence-begin-moons-1 = Наступает очередная фаза луны.
