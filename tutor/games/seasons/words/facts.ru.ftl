## Что можно предсказать и что меняется.

fact-year = год
fact-space = деление фишки сезона
fact-season = сезон
fact-round = раунд
fact-first = первый игрок
fact-ended = игра окончена
fact-deck = карт в колоде
fact-discard = карт в сбросе
fact-looking = карт на просмотре
fact-winners = победители
fact-turn-seat = чей ход
fact-turn-stage = часть хода
fact-turn-access = кристаллизация открыта
fact-turn-extra = прибавка бонуса к жетону
fact-seat-crystals = кристаллы ({ NAME($seat) })
fact-seat-power = сила призыва ({ NAME($seat) })
fact-seat-bonuses = применено бонусов ({ NAME($seat) })
fact-seat-hand = карт в руке ({ NAME($seat) })
fact-seat-play = в игре ({ NAME($seat) })
fact-seat-cards = карт в игре ({ NAME($seat) })
fact-seat-reserve = { $id ->
    [none] жетонов в резерве ({ NAME($seat) })
   *[other] в резерве, { NAME($id) } ({ NAME($seat) })
 }
fact-seat-limit = предел резерва ({ NAME($seat) })
fact-seat-overflow = лишних жетонов ({ NAME($seat) })
fact-seat-library = карт под жетонами архива ({ NAME($seat) })
fact-seat-drafted = выбрано карт ({ NAME($seat) })
fact-seat-turned = повёрнута: { NAME($id) } ({ NAME($seat) })
fact-seat-tokens = жетонов на карте «{ NAME($id) }» ({ NAME($seat) })
fact-seat-die = кубик ({ NAME($seat) })
fact-seat-side = сторона: { NAME($seat) }
fact-seat-seat = у кого: { NAME($seat) }
fact-seat-total = итог ({ NAME($seat) })
fact-seat-score-crystals = очки за кристаллы ({ NAME($seat) })
fact-seat-score-cards = очки за карты в игре ({ NAME($seat) })
fact-seat-score-hand = очки за карты в руке ({ NAME($seat) })
fact-seat-score-bonus = очки за бонусы ({ NAME($seat) })

value-before-die = до кубика
value-die = кубик
value-actions = остальные действия
