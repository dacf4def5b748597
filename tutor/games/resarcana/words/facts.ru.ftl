## Что можно предсказать и что меняется.

fact-round = раунд
fact-phase = этап
fact-turn = чей ход
fact-first = у кого жетон первого игрока
fact-token-passed = жетон лежит стороной «Пас»
fact-ended = игра окончена
fact-winners = победители
fact-game = партия матча
fact-places = места силы в середине
fact-monuments = открытые монументы
fact-monument-deck = карт в колоде монументов
fact-items = волшебные предметы в общем запасе
fact-seat-calm = покой ({ NAME($seat) })
fact-seat-life = жизнь ({ NAME($seat) })
fact-seat-elan = пыл ({ NAME($seat) })
fact-seat-death = смерть ({ NAME($seat) })
fact-seat-gold = золото ({ NAME($seat) })
fact-seat-points = очки ({ NAME($seat) })
fact-seat-hand = карт на руке ({ NAME($seat) })
fact-seat-deck = карт в колоде ({ NAME($seat) })
fact-seat-discard = сброс ({ NAME($seat) })
fact-seat-passed = пас ({ NAME($seat) })
fact-seat-wins = победы ({ NAME($seat) })
fact-seat-components = компоненты ({ NAME($seat) })
fact-seat-turned = компонент «{ NAME($id) }» повёрнут ({ NAME($seat) })
fact-seat-on = { NAME($id) } ({ NAME($seat) })

name-calm-of = покой на компоненте «{ NAME($of) }»
name-life-of = жизнь на компоненте «{ NAME($of) }»
name-elan-of = пыл на компоненте «{ NAME($of) }»
name-death-of = смерть на компоненте «{ NAME($of) }»
name-gold-of = золото на компоненте «{ NAME($of) }»

value-collect = получение эссенций
value-actions = действия
value-check = проверка условия победы
