## Что игрок мог бы сделать в другой момент.

refusal-game-over = последний раунд окончен
allowed-game-over = в другой партии
refusal-not-turn = { $who ->
    [none] сейчас ничей ход
   *[other] сейчас ходит { NAME($who) }
 }
allowed-not-turn = в свой ход
refusal-act-begun = { NAME($who) }: начатое ещё не закончено
allowed-act-begun = после этого
option-take-no-die = взять кубик
refusal-die-chosen = { NAME($who) }: кубик этого раунда уже выбран ({ NAME($die) })
allowed-die-chosen = в следующем раунде
refusal-not-rolled = кубики этого раунда не брошены
allowed-not-rolled = когда выбирают кубики раунда
refusal-die-taken = { NAME($die) } больше не на выбор: его держит { NAME($who) }
allowed-die-taken = если бы его никто не взял
refusal-not-choosing = { $who ->
    [none] кубики сейчас не выбирают
   *[other] кубик сейчас выбирает { NAME($who) }
 }
allowed-not-choosing = когда придёт черёд выбирать
refusal-die-not-rolled = { NAME($die) } не из кубиков этого раунда
allowed-die-not-rolled = в раунде, в котором его бросили
refusal-lies-elsewhere = { $zone ->
    [hand] { NAME($card) } — карта на руке, она ещё не введена в игру: { NAME($who) }
    [play] { NAME($card) } уже в игре: { NAME($who) }
    [library] { NAME($card) } лежит под жетоном библиотеки { $n }-го года: { NAME($who) }
    [discard] { NAME($card) } лежит в сбросе
    [looked-at] { NAME($card) } только что взята, её смотрит { NAME($who) }
    [dealt] { NAME($card) } — среди карт, из которых выбирает { NAME($who) }
    [drafted] { NAME($card) } отложена при драфте и ещё не в стопке: { NAME($who) }
   *[nowhere] { NAME($card) } ещё никому не досталась; возможно, она в колоде
 }
allowed-lies-elsewhere = { $needs ->
    [hand] с этой картой на своей руке
   *[play] с этой картой в игре у себя
 }
