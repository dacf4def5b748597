## Сцена «Времён года»: короткие слова на нарисованном столе.

stage-you = Вы
stage-at = Фишка сезона на делении { $space }, { $season }.
stage-space = деление { $n }
stage-year = Год { $n }
stage-year-before = Перед годом 1
stage-year-over = Конец
stage-round = раунд { $n }
stage-round-fact = Раунд
stage-season = Сезон
stage-crystals = кристаллы
stage-energy = энергия
stage-nothing = ничего
stage-was = было { $n }

## Кубики и раунд.

stage-dice = Кубики раунда
stage-die-nobody = Кубик, который остался
stage-die = { $die }: { $gives }; { $n ->
    [one] { $n } точка
    [few] { $n } точки
   *[other] { $n } точек
 }
stage-die-left = остался
stage-die-free = ничей
stage-spaces-on = { $n ->
    [one] на { $n } деление
    [few] на { $n } деления
   *[other] на { $n } делений
 }
stage-prices = Сейчас жетон стоит
stage-takes-die = { $you ->
    [yes] Возьмите кубик.
   *[no] Кубик берёт { $who }.
 }
stage-rolls = { $you ->
    [yes] Вы бросаете кубики сезона.
   *[no] Кубики сезона бросает { $who }.
 }
stage-took = { $you ->
    [yes] Вы взяли кубик.
   *[no] Кубик теперь есть: { $who }.
 }
stage-one-left = Один кубик остался. Его точки двигают сезон.
stage-choosing = Каждый берёт по кубику. Один останется.
stage-rolled = Кубики брошены.
stage-first = { $you ->
    [yes] В этом раунде первый игрок — вы.
   *[no] В этом раунде первый игрок — { $who }.
 }
stage-ended = Последний раунд окончен.
stage-new-year = Начинается новый год.
stage-season-changed = Смена сезона: теперь { $now }.
stage-moved = Фишка сезона идёт вперёд.

## Планшет игрока.

stage-brief = { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[other] { $crystals } кристаллов
 }, энергия { $n }, в игре { $cards }
stage-reserve = { $you ->
    [yes] Ваша энергия
   *[no] Энергия: { $who }
 }
stage-of = { $n } из { $most }
stage-too-many = лишних { $n }
stage-worth = по { $n }
stage-token-said = { $energy }: { $n }{ $priced ->
    [yes] , каждый по { $worth }
   *[no] {""}
 }
stage-crystals-head = Кристаллы
stage-power = Сила призыва
stage-power-of = занято { $n } из { $most }
stage-in-play = { $you ->
    [yes] Ваши карты в игре
   *[no] Карты в игре: { $who }
 }
stage-hand = { $you ->
    [yes] Ваша рука
   *[no] Рука: { $who }
 }
stage-cost-none = даром
stage-cost-choice = разные жетоны
stage-bonuses = Бонусы
stage-bonuses-used = { $n } из { $most }{ $penalty ->
    [0] {""}
   *[other] , −{ $penalty } в конце
 }
stage-bonus-exchange = обмен 2 жетонов
stage-bonus-crystallise = кристаллизация, +1
stage-bonus-summoning = сила призыва +1
stage-bonus-draw = 2 карты, 1 себе
stage-bonus-used = { $you ->
    [yes] Вы применяете бонус: { $bonus }.
   *[no] { $who } применяет бонус: { $bonus }.
 }
stage-die-of = { $you ->
    [yes] Ваш кубик
   *[no] Кубик: { $who }
 }
stage-die-still = впереди: { $symbols }
stage-die-before-die = ещё впереди
stage-die-die = действует
stage-die-actions = уже сыграл
stage-board-of = { $you ->
    [yes] Ваш планшет
   *[no] Планшет: { $who }
 }
stage-board-said = { $you ->
    [yes] У вас
   *[no] { $who }:
 } { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[other] { $crystals } кристаллов
 }, { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
 }, сила призыва { $power }, в игре { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
 }.

## Ход.

stage-acts = { $you ->
    [yes] Решаете вы.
   *[no] Решает { $who }.
 }
stage-asked-turn = { $you ->
    [yes] Ваш ход: действуйте или закончите его.
   *[no] Ход: { $who }.
 }
stage-asked-gain-any = { $you ->
    [yes] Возьмите любой жетон.
   *[no] Любой жетон берёт { $who }.
 }
stage-asked-discard-token = { $you ->
    [yes] Жетонов слишком много: верните один.
   *[no] Жетонов слишком много: один возвращает { $who }.
 }
stage-asked-die-draw = { $you ->
    [yes] Кубик даёт вам карту.
   *[no] Кубик даёт карту. Решает { $who }.
 }
stage-asked-keep-drawn = { $you ->
    [yes] Оставьте карту или сбросьте её.
   *[no] Оставить ли карту, решает { $who }.
 }
stage-asked-keep-one = { $you ->
    [yes] Оставьте одну из этих карт.
   *[no] Одну из этих карт оставляет { $who }.
 }
stage-asked-before-die = { $you ->
    [yes] До кубика: примените карту или идите дальше.
   *[no] До кубика решает { $who }.
 }
stage-crystallises = { $you ->
    [yes] Вы кристаллизуете энергию.
   *[no] Энергию кристаллизует { $who }.
 }
stage-turn-before-die = { $you ->
    [yes] Начинается ваш ход.
   *[no] Начинается ход: { $who }.
 }
stage-turn-die = { $you ->
    [yes] Ваш ход: сначала то, что даёт кубик.
   *[no] { $who }: сначала то, что даёт кубик.
 }
stage-turn-actions = { $you ->
    [yes] Ваш ход: всё остальное, в любом порядке.
   *[no] { $who }: всё остальное, в любом порядке.
 }

## Карты в действии.

stage-cause-entered = входит в игру
stage-cause-summoning = призывают
stage-cause-activated = активирована
stage-cause-sacrificed = пожертвована
stage-cause-cost-paid = оплачена
stage-cause-tokens-moved = жетоны переложены
stage-called = Отвечают карты
stage-answers = отвечают
stage-answer-now = { $you ->
    [yes] ваша, действует
   *[no] { $who }, действует
 }
stage-answer-done = { $you ->
    [yes] ваша, уже
   *[no] { $who }, уже
 }
stage-answer-waits = { $you ->
    [yes] ваша
   *[no] { $who }
 }
stage-summons = { $you ->
    [yes] вы призываете
   *[no] призывает { $who }
 }
stage-uses = { $you ->
    [yes] ваша
   *[no] { $who }
 }
stage-summons-card = { $you ->
    [yes] Вы призываете карту { $card }.
   *[no] { $who } призывает карту { $card }.
 }
stage-uses-card = { $you ->
    [yes] Вы применяете карту { $card }.
   *[no] { $who } применяет карту { $card }.
 }
stage-works = { $you ->
    [yes] Действует ваша карта { $card }.
   *[no] { $who }: действует карта { $card }.
 }

## До первого раунда и конец.

stage-setup = Идёт подготовка к игре.
stage-prelude = Выберите карты на всю игру.
stage-prelude-said = { $you ->
    [yes] У вас
   *[no] { $who }:
 } на выбор { $dealt }, выбрано { $chosen }, в руке { $hand }.
stage-asked-starter-set = { $you ->
    [yes] Возьмите стартовый набор из девяти карт.
   *[no] Стартовый набор из девяти карт берёт { $who }.
 }
stage-asked-draft = { $you ->
    [yes] Оставьте одну карту. Остальные идут дальше.
   *[no] Одну карту оставляет { $who }. Остальные идут дальше.
 }
stage-asked-pile = { $you ->
    [yes] Отложите по три карты на каждый год.
   *[no] По три карты на каждый год откладывает { $who }.
 }
stage-asked-pick-dice = Кубики каждого сезона выбирает случай.
stage-asked-deal = Раздают по девять карт.
stage-dealt = { $you ->
    [yes] Вы выбираете из
   *[no] Выбирает { $who }
 }
stage-drafted = { $you ->
    [yes] Ваши карты
   *[no] Карты: { $who }
 }
stage-piles = { $you ->
    [yes] Ваши три года
   *[no] Три года: { $who }
 }
stage-pile-I = Год I: рука
stage-pile-II = Год II
stage-pile-III = Год III
stage-dice-in-game = { $n ->
    [one] { $n } кубик в игре
    [few] { $n } кубика в игре
   *[other] { $n } кубиков в игре
 }
stage-score-crystals = Кристаллы
stage-score-cards = Карты
stage-score-hand = Рука
stage-score-bonus = Бонусы
stage-score-total = Всего
stage-won = победа
stage-winners = { $n ->
    [1] Победитель: { $who }.
   *[other] Победители: { $who }.
 }
stage-counting = Подсчёт престижа.
