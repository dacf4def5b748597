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
option-take-no-die = взять кубик
refusal-die-chosen = кубик уже взят ({ NAME($who) }): { NAME($die) }
allowed-die-chosen = в следующем раунде
refusal-not-rolled = кубики этого раунда не брошены
allowed-not-rolled = когда выбирают кубики раунда
refusal-die-taken = этот кубик взят другим ({ NAME($who) }): { NAME($die) }
allowed-die-taken = если бы его никто не взял
refusal-not-choosing = { $who ->
    [none] кубики сейчас не выбирают
   *[other] кубик сейчас выбирает { NAME($who) }
 }
allowed-not-choosing = когда придёт черёд выбирать
