## Сцена «Войн Чёрной Розы».

stage-you = вы
stage-seat-asked = { $who } отвечает
stage-seat-acts = { $who } действует
stage-seat-turn = ходит { $who }
stage-seat-won = победа: { $who }
stage-you-asked = ваш ответ
stage-you-acts = вы действуете
stage-you-turn = ваш ход
stage-you-won = вы победили
stage-may-answer = Может ответить: { $who }
stage-damage-note = урон
stage-power = { $who }: сила
stage-crown = корона
stage-crown-of = корона: { $who }
stage-chip-of = фишка: { $who }
stage-token-on = жетон «{ $what }»: { $where }
stage-room-ready = восстановлена, готова
stage-room-used = восстановлена, использована
stage-ready = готова
stage-used = сыграна
stage-chips = занято ячеек: { $n } из { $of }
stage-figure = { $who }, урон { $life }, { $place }
stage-falls = Поражение: { $who }
stage-falls-note = панель жизни заполнена
stage-of = разыгрывает { $who }
stage-spell-of = заклинание, { $who }
stage-trap-of = ловушка, { $who }
stage-defence-of = защита, { $who }
stage-waits = { $who } · ждёт
stage-label-due = Отложено: { $names }.
stage-waiting = Ждёт
stage-runs = Сейчас
stage-slot = { $slot }: { $state }
stage-quest = задание, награда { $n }
stage-left = осталось: { $what }
stage-why-far = далеко
stage-why-blocked = нет линии
stage-actions = Физические действия: { $n }
stage-your-spells = Ваши заклинания
stage-spells-of = Заклинания: { $who }
stage-label-runs = Сейчас: { $what }, { $who }.
stage-label-waits = Ждёт: { $what }.
stage-label-at = { $who }: { $place }, урон { $life }.
stage-winner = { $n ->
    [1] Победа: { $who }
   *[other] Общая победа: { $who }
 }
stage-count = Итоговый подсчёт
stage-points = { $who }: { $n }.
stage-chips-n = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[other] { $n } фишек
 }
stage-label-track = Панель жизни, { $who }: { $n } из { $of }.
stage-track-of = Панель жизни: { $who }
stage-power-head = Сила и трофеи
stage-has = сила { $power }, трофеи { $trophies }
stage-step-last-chance = последний шанс
stage-step-cell = в келью
stage-step-trophy = трофей
stage-step-share = делёж силы
stage-step-chips = фишки домой
stage-label-events = События: { $names }.
stage-choose = Выбирает { $who }
stage-label-choice = { $who } выбирает: { $names }.
stage-label-board = За столом: { $who }.
stage-grimoire = гримуар
stage-nothing-yet = пока ничего
stage-you-choose = Вы выбираете
stage-memories = воспоминания
stage-label-mage = { $who }, карт на руке: { $n }. { $names }
stage-in-hand = на руке
stage-left-hand = ушло с руки
stage-in-active = активное задание
stage-left-active = больше не активно
stage-in-solved = выполненное задание
stage-left-solved = было выполнено
stage-in-completed = завершено
stage-in-jinxes = сглаз
stage-left-jinxes = сглаз снят
stage-in-trophies = трофей
stage-label-holdings = Что изменилось: { $who }.
stage-jinx-chips = сглаз, { $n ->
    [0] без фишек
    [one] { $n } фишка
    [few] { $n } фишки
   *[other] { $n } фишек
 }
