## Что можно предсказать и что меняется.

fact-moon = фаза луны
fact-round = раунд
fact-phase = этап
fact-crown = корона
fact-first = первый маг
fact-ended = игра окончена
fact-evocations = воплощений в ложе
fact-out = карт вне игры
fact-winners = победители
fact-event = событие на месте { $id }
fact-deck = колода: { NAME($id) }
fact-pile = сброс: { NAME($id) }
fact-turn-seat = активный маг
fact-turn-doing = текущее действие
fact-turn-left = остаток действия
fact-turn-actions = выполненные действия
fact-seat-power = сила ({ NAME($seat) })
fact-seat-damage = { $id ->
    [none] урон ({ NAME($seat) })
   *[other] урон ({ NAME($seat) }), фишки: { NAME($id) }
 }
fact-seat-instability = { $id ->
    [none] нестабильность ({ NAME($seat) })
   *[other] нестабильность ({ NAME($seat) }), фишки: { NAME($id) }
 }
fact-seat-health = здоровье ({ NAME($seat) })
fact-seat-at = место ({ NAME($seat) })
fact-seat-owner = владелец ({ NAME($seat) })
fact-seat-chips = фишек в запасе ({ NAME($seat) })
fact-seat-hand = рука ({ NAME($seat) })
fact-seat-grimoire = гримуар ({ NAME($seat) })
fact-seat-memories = воспоминания ({ NAME($seat) })
fact-seat-aside = отложено личных заклинаний ({ NAME($seat) })
fact-seat-active = активных заданий ({ NAME($seat) })
fact-seat-solved = выполненных заданий ({ NAME($seat) })
fact-seat-completed = завершённых заданий ({ NAME($seat) })
fact-seat-jinxes = сглазы ({ NAME($seat) })
fact-seat-trophies = трофеев ({ NAME($seat) })
fact-seat-physical = доступно физических действий ({ NAME($seat) })
fact-seat-crown = корона на руках ({ NAME($seat) })
fact-seat-evocations = воплощений ({ NAME($seat) })
fact-seat-restored = комната восстановлена ({ NAME($seat) })
fact-seat-total = итог ({ NAME($seat) })
fact-seat-score-power = очки за силу ({ NAME($seat) })
fact-seat-score-quests = очки за задания ({ NAME($seat) })
fact-seat-score-trophies = очки за трофеи ({ NAME($seat) })
fact-seat-score-crown = очки за корону ({ NAME($seat) })
fact-seat-board-quick = быстрое заклинание ({ NAME($seat) })
fact-seat-board-quick-state = состояние быстрого заклинания ({ NAME($seat) })
fact-seat-board-quick-sustained = носитель быстрого заклинания ({ NAME($seat) })
fact-seat-board-I = заклинание I ({ NAME($seat) })
fact-seat-board-I-state = состояние заклинания I ({ NAME($seat) })
fact-seat-board-I-sustained = носитель заклинания I ({ NAME($seat) })
fact-seat-board-II = заклинание II ({ NAME($seat) })
fact-seat-board-II-state = состояние заклинания II ({ NAME($seat) })
fact-seat-board-II-sustained = носитель заклинания II ({ NAME($seat) })
fact-seat-board-III = заклинание III ({ NAME($seat) })
fact-seat-board-III-state = состояние заклинания III ({ NAME($seat) })
fact-seat-board-III-sustained = носитель заклинания III ({ NAME($seat) })
fact-seat-chips-on = фишек на задании { NAME($id) } ({ NAME($seat) })

value-prepared = заготовлено
value-activated = активировано
value-revealed = раскрыто
value-explore = исследование
value-combat = бой
value-order = приказ
value-cast = сотворение заклинания
value-inertia = инерция
value-move = Передвиньтесь (1)
value-lost = потерянное Передвиньтесь (1)
value-activate = активация комнаты
value-attack = атака
value-rose = Чёрная Роза
value-study = изучение
value-planning = планирование
value-action = действия
value-evocation = воплощения
value-cleanup = очистка
