## Потеря жизней и ответы на неё.

event-threatened = «{ NAME($card) }» грозит отнять жизни: { $n }. Под ударом: { NAME($who) }.
event-immune = { NAME($who) }: пас уже сказан, жизни не теряются.
event-answers = { $does ->
    [suffer] { NAME($who) } терпит потерю.
    [react] { NAME($who) } применяет ответ.
   *[other] { NAME($who) } выполняет условие, чтобы избежать потери.
 }
event-decided = { NAME($who) }: решение принято.
event-avoided = { NAME($who) } не теряет ничего.
event-lost = { NAME($who) } теряет: { NAMES($what) }.
event-owes-nothing = Больше у игрока ничего нет ({ NAME($who) }), и долга не остаётся.

ask-life-loss = { NAME($who) }: «{ NAME($card) }» ({ NAME($by) }) грозит отнять у вас жизни: { $n }. Что вы делаете?
ask-substitutes = Какие эссенции вы сбросите вместо жизни?

option-react = ответить: «{ NAME($card) }»
option-suffer = терпеть потерю жизней ({ $n })
option-lose = { NAMES($what) }
option-way-out-pay = сбросить и ничего не терять: { NAMES($what) }
option-way-out-destroy = уничтожить артефакт и ничего не терять
option-way-out-discard = сбросить карту и ничего не терять

refusal-no-dragon = «{ NAME($by) }» — не дракон
allowed-no-dragon = против способности дракона

program-life-loss = Потеря жизней
sentence-life-loss-1 = Ответьте, выполните условие или сбросьте жизни, а за каждую недостающую — две другие эссенции.
