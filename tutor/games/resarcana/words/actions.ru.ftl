## Ходы, действия, цены и то, что делают способности.

event-turn = Ходит { NAME($who) }.
event-skipped = { NAME($who) }: пас уже сказан, ход пропущен.
event-acts = { $does ->
    [place] { NAME($who) } размещает артефакт с руки.
    [claim] { NAME($who) } забирает компонент «{ NAME($card) }».
    [claim-top] { NAME($who) } забирает верхнюю карту колоды монументов.
    [discard-card] { NAME($who) } сбрасывает карту ради эссенций.
    [pass-turn] { NAME($who) } пасует.
    [must-pass] { NAME($who) } больше ничего не может и потому пасует.
   *[use] { NAME($who) } применяет способность { $n } компонента «{ NAME($card) }».
 }
event-gained = { $card ->
    [none] { NAME($who) } получает: { NAMES($what) }.
   *[other] { NAME($who) } получает: { NAMES($what) } («{ NAME($card) }»).
 }
event-paid = { NAME($who) } платит: { NAMES($what) }.
event-put = На компонент «{ NAME($card) }» положено: { NAMES($what) }.
event-removed = С компонента «{ NAME($card) }» в общий запас ушло: { NAMES($what) }.
event-taken = { NAME($who) } забирает с компонента «{ NAME($card) }»: { NAMES($what) }.
event-nothing-gained = { NAME($who) } не получает ничего.
event-nothing-put = На компонент «{ NAME($card) }» не положено ничего.
event-on-item = Эссенции лежат на волшебном предмете, который владелец потом обменяет.
    .quiet = yes
event-turned = Компонент «{ NAME($card) }» повёрнут.
event-no-trigger = Компонент «{ NAME($card) }» повёрнут для чужой способности: своя не срабатывает.
    .quiet = yes
event-straightened = Компонент «{ NAME($card) }» развёрнут.
event-nothing-straightened = Ничто не развёрнуто.
event-destroyed = Артефакт «{ NAME($card) }» уничтожен и уходит в сброс ({ NAME($pile) }).
event-reduced = «{ NAME($card) }» снижает цену карты «{ NAME($of) }» на { $n }.
event-no-less = Цена карты «{ NAME($card) }» не бывает ниже нуля: остаток скидки пропадает.
    .quiet = yes
event-placed = Карта «{ NAME($card) }» размещена ({ NAME($who) }); уплачено эссенций: { $n }.
event-claimed = Компонент «{ NAME($card) }» теперь лежит у игрока ({ NAME($who) }).
event-ready = Компонент «{ NAME($card) }» развёрнут и готов к использованию.
    .quiet = yes
event-no-artifact = «{ NAME($card) }» — не артефакт, и уничтожить его нельзя.
    .quiet = yes
event-nothing-placed = Ни одна карта не размещена.
event-nothing-looked-at = Карты никто не смотрит.
event-revealed = В середину лёг новый монумент: «{ NAME($card) }».
event-no-refill = Колода монументов пуста: свободное место никто не займёт.
event-drawn = { NAME($who) } берёт из колоды карт: { $n }.
event-shuffled = Сброс перемешан в новую колоду ({ NAME($who) }): { cards-n }.
event-no-cards = Брать больше нечего ({ NAME($who) }).
event-discarded = { NAME($who) } сбрасывает карту «{ NAME($card) }».
event-nothing-discarded = Сбросить нечего ({ NAME($who) }).
event-on-pile = Карта «{ NAME($card) }» лежит под колодой лицом вверх, и смотреть её могут все.
    .quiet = yes
event-looked = { NAME($who) } смотрит верх { $deck ->
    [monuments] колоды монументов
   *[other] колоды (чья: { NAME($deck) })
 }, карт: { $n }.
event-fewer-cards = { NAME($who) } смотрит меньше карт: больше их нет, это весь верх { $deck ->
    [monuments] колоды монументов
   *[other] колоды (чья: { NAME($deck) })
 }.
event-put-back = { NAME($who) } возвращает карты на верх { $deck ->
    [monuments] колоды монументов
   *[other] колоды (чья: { NAME($deck) })
 }: { $n }.
event-rival-counted = В личном запасе ({ NAME($who) }): { NAMES($what) }. Всё остаётся на месте.

ask-action = { NAME($who) }: какое действие?
ask-pay = Чем вы платите?
ask-pay-x = Сколько одинаковых эссенций вы превращаете?
ask-gain = Что вы получаете?
ask-put = Что вы кладёте на компонент?
ask-put-on = На какой компонент вы кладёте эссенцию?
ask-turn-other = Какую свою карту вы для этого повернёте?
ask-straighten = Какой компонент вы развернёте?
ask-destroy = Какой артефакт вы уничтожите?
ask-discard = Какую карту вы сбросите?
ask-discard-gain = Что вы берёте за карту?
ask-rival = Чьи эссенции вы считаете?
ask-look = Какую колоду вы смотрите?
ask-order = В каком порядке вернуть карты? Первая ляжет сверху.
ask-place-by-power = Какую карту вы разместите?
ask-draw = { NAME($who) } берёт карт: { $n }.
ask-peek = { NAME($who) } смотрит карт: { $n }.
ask-top-monument = Какой монумент лежит на колоде сверху?
ask-reveal-monument = Какой монумент открывается?

option-pass-turn = спасовать
    .said = пас пасовать пасует
option-place = разместить карту «{ NAME($card) }»
    .said = разыграть сыграть выложить положить выкладывает кладёт
option-claim = забрать компонент «{ NAME($card) }», цена: { NAMES($cost) }
    .said = занять купить взять возьмёт возьму заберёт заберу
option-claim-top = забрать закрытый верхний монумент, цена: { NAMES($cost) }
    .said = занять купить взять возьмёт возьму заберёт заберу
option-discard-card = сбросить карту «{ NAME($card) }» ради эссенций
option-use = применить способность { $n } компонента «{ NAME($card) }»
    .said = повернуть активировать использовать
option-take = забрать всё с компонента «{ NAME($card) }»{ $what_count ->
    [0] {""}
   *[other] {": "}{ NAMES($what) }
 }
option-pay = { NAMES($what) }
option-pay-x = { NAMES($what) }
option-gain = { NAMES($what) }
option-put = { NAMES($what) }
option-put-on = «{ NAME($card) }»
option-turn-other = «{ NAME($card) }»
option-straighten = «{ NAME($card) }»
option-destroy = «{ NAME($card) }»
option-discard = «{ NAME($card) }»
option-rival = { NAME($who) }{ $what_count ->
    [0] {""}
   *[other] {": "}{ NAMES($what) }
 }
option-look = { $deck ->
    [monuments] { NAME($deck) }: { cards-n }
   *[other] колода ({ NAME($deck) }): { cards-n }
 }
option-order = { NAMES($cards) }
option-place-by-power = «{ NAME($card) }»
option-decline = не делать этого

group-place = Разместить
group-claim = Забрать
group-claim-top = { group-claim }
group-discard-card = Сбросить ради эссенций
group-use = Способности
group-take = Эссенции на компонентах

refusal-missing = { NAME($essence) }: нужно { $need }, в личном запасе { $have }
allowed-missing = если бы в личном запасе хватало таких эссенций
refusal-missing-on = { NAME($essence) } на компоненте «{ NAME($card) }»: нужно { $need }, лежит { $have }
allowed-missing-on = если бы таких эссенций хватало на самом компоненте
refusal-none-of = в личном запасе нет ни одной из этих эссенций: { NAMES($kinds) }
allowed-none-of = с одной из этих эссенций в личном запасе
refusal-nothing-for-x = превращать будет нечего
allowed-nothing-for-x = с ещё одной эссенцией в личном запасе
refusal-turned = компонент «{ NAME($card) }» повёрнут
allowed-turned = если бы он был развёрнут
refusal-upright = компонент «{ NAME($card) }» не повёрнут
allowed-upright = если бы он был повёрнут
refusal-none-upright = для компонента «{ NAME($card) }» нечего повернуть: нужна развёрнутая карта ({ NAME($type) })
allowed-none-upright = с развёрнутой картой этого типа
refusal-nothing-to-destroy = уничтожить нечего ({ NAME($who) })
allowed-nothing-to-destroy = с подходящим артефактом
refusal-no-artifact = «{ NAME($card) }» — не артефакт
allowed-no-artifact = с артефактом
refusal-itself = для своей же способности «{ NAME($card) }» не подходит
allowed-itself = с другим компонентом
refusal-no-type = «{ NAME($card) }» не того типа
allowed-no-type = с картой нужного типа
refusal-no-card-in-hand = на руке нет карт ({ NAME($who) })
allowed-no-card-in-hand = с картой на руке
refusal-reaction = эта способность компонента «{ NAME($card) }» — только ответ
allowed-reaction = когда произойдёт то, на что она отвечает
refusal-by-itself = компонент «{ NAME($card) }» делает это сам, когда его забирают
allowed-by-itself = если бы его забирали
refusal-in-discard = карта «{ NAME($card) }» лежит в сбросе, а не на руке
allowed-in-discard = если бы карта была на руке или её размещала оттуда способность
refusal-in-play = карта «{ NAME($card) }» уже размещена, и на руке её нет
allowed-in-play = если бы карта была на руке
refusal-claimed = компонент «{ NAME($card) }» уже лежит у игрока ({ NAME($who) })
allowed-claimed = если бы он лежал в середине
refusal-deck-empty = колода монументов пуста
allowed-deck-empty = если бы в колоде монументов были карты
refusal-not-an-action = забрать эссенции с компонента «{ NAME($card) }» — не действие
allowed-not-an-action = при получении эссенций
refusal-nobody-has = ни у кого из соперников этого нет: { NAME($essence) }
allowed-nobody-has = если бы такие эссенции были у соперника
refusal-nothing-to-place = после уплаты цены разместить было бы нечего («{ NAME($card) }»)
allowed-nothing-to-place = если бы была карта, которую можно разместить и оплатить
refusal-too-few-cards = карт не хватает ({ NAME($deck) }): есть { $have }, нужно { $n }
allowed-too-few-cards = если бы карт было больше
refusal-too-few-to-discard = сбросить нужно { $n }, а наберётся { $have }
allowed-too-few-to-discard = если бы карт было больше
refusal-no-cards = брать неоткуда: нет ни колоды, ни сброса ({ NAME($who) })
allowed-no-cards = если бы в колоде или в сбросе были карты
refusal-not-own-deck = это колода другого игрока ({ NAME($deck) })
allowed-not-own-deck = со своей колодой или с колодой монументов

program-draw = Взятие карт
sentence-draw-1 = Возьмите карты; вместо пустой колоды перемешайте сброс.
program-look = Просмотр карт
sentence-look-1 = Посмотрите верхние карты колоды.
sentence-look-2 = Выберите для них порядок.
sentence-look-3 = Верните их наверх в этом порядке.
program-discard-gain = Эссенции за сброшенную карту
sentence-discard-gain-1 = Возьмите одно золото или две эссенции других видов.
program-place = Разместить артефакт
sentence-place-1 = Уплатите цену размещения из личного запаса.
sentence-place-2 = Положите карту перед собой: она готова к использованию.
program-claim = Забрать компонент
sentence-claim-1 = Уплатите цену размещения из своего запаса.
sentence-claim-2 = Положите компонент перед собой.
sentence-claim-3 = На место открытого монумента откройте верхний из колоды.
sentence-claim-4 = Если компонент что-то делает, когда его забирают, это происходит сейчас.
program-discard-card = Сбросить ради эссенций
sentence-discard-card-1 = Сбросьте карту с руки.
sentence-discard-card-2 = Возьмите одно золото или две эссенции других видов, одинаковые или разные.
program-actions = Действия
sentence-actions-1 = Начиная с первого игрока, по часовой стрелке выполняют по одному действию, пока все не спасуют.
program-turn = Ход
sentence-turn-1 = Наступает ваш ход.
sentence-turn-2 = Выполните одно действие.
