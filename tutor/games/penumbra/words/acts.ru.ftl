## Что волшебник мог бы сделать в другой момент.

refusal-game-over = партия окончена
allowed-game-over = в другой партии
refusal-not-turn = { $who ->
    [none] сейчас ещё ничей ход
   *[other] сейчас ходит { NAME($who) }
 }
allowed-not-turn = в свой ход
refusal-act-begun = { NAME($who) }: уже начато другое
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
