## Что волшебник мог бы сделать в другой момент.

refusal-game-over = партия окончена
allowed-game-over = в другой партии
refusal-not-turn = { $who ->
    [none] сейчас ещё ничей ход
   *[other] сейчас ходит { NAME($who) }
 }
allowed-not-turn = в свой ход
refusal-act-begun = { NAME($who) }: начатое ещё не закончено
allowed-act-begun = после этого
refusal-kind-chosen = { $turn ->
    [learning] уже идёт ход обучения
    [trial] уже идёт ход испытания
   *[rest] уже идёт ход отдыха
 }
allowed-kind-chosen = в начале следующего хода
refusal-not-trial-turn = испытание проходят только в ход испытания
allowed-not-trial-turn = в ход испытания
refusal-trial-chosen = в этом ходу уже выбрано испытание «{ NAME($trial) }»
allowed-trial-chosen = в следующий ход испытания
option-place-lacking = поставить { NAME("die", $colour, $value, case: "acc") }
refusal-no-such-die = { NAME($seat) }: такого кубика в пуле нет — { NAME("die", $colour, $value) }
allowed-no-such-die = с этим кубиком в пуле
refusal-no-red-die = { NAME($seat) }: в пуле нет красного кубика
allowed-no-red-die = с красным кубиком в пуле
refusal-no-mark-of = { NAME($seat) }: нет метки этой дисциплины с эффектом — { NAME($discipline) }
allowed-no-mark-of = с такой меткой
refusal-no-market = { NAME("market", $market) }: в этой партии не открыт
allowed-no-market = в партии, где он открыт
refusal-lies-elsewhere = { $zone ->
    [grimoire] { NAME($card) } — карта гримуара: { NAME($where) }
    [inventory] { NAME($card) } лежит в инвентаре: { NAME($where) }
    [equipment] { NAME($card) } лежит в снаряжении: { NAME($where) }
    [talent] { NAME($card) } — талант: { NAME($where) }
    [experience] { NAME($card) } лежит в зоне опыта: { NAME($where) }
    [discarded] { NAME($card) } сброшена в этом ходу и лежит под своей колодой: { NAME($where) }
    [market] { NAME($card) } лежит на рынке и никому не принадлежит: { NAME("market", $where) }
    [gone] { NAME($card) } вышла из игры
   *[nowhere] { NAME($card) } ни перед кем и ни на одном рынке не лежит
 }
allowed-lies-elsewhere = когда карта лежит там, где её применяют
