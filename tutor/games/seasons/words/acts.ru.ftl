## Что игрок мог бы сделать в другой момент.

refusal-game-over = последний раунд окончен
allowed-game-over = в другой партии
refusal-not-turn = { $who ->
    [none] сейчас ничей ход
   *[other] сейчас ходит { NAME($who) }
 }
allowed-not-turn = в свой ход
refusal-act-begun = { NAME($who) }: уже начато другое
allowed-act-begun = после этого
