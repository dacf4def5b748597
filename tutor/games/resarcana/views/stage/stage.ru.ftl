## Сцена Res Arcana.

stage-you = Вы
stage-none = ничего
stage-none-of = нет: { $kind }
stage-plate = { $who }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 }{ $passed ->
    [yes] , пас
   *[no] {""}
 }
stage-round = Раунд
stage-game = Партия
stage-first = Первый игрок:
stage-pool-empty = нет эссенций
stage-scores = очки: { $points }
stage-each-round = Каждый раунд: { $what }.
stage-turned = повёрнуто
stage-down = лицом вниз
stage-cheaper = вам на { $n } дешевле
stage-free = вам бесплатно
stage-short = не хватает
stage-deck-top = монумент вслепую
stage-turn = { $you ->
    [yes] Ваш ход.
   *[no] Ходит { $who }.
 }
stage-has = { $you ->
    [yes] Ваш запас: { $pool }; перед вами: { $cards }.
   *[no] { $who }, запас: { $pool }; на столе: { $cards }.
 }
stage-pile = { $top } и ещё { $n }
stage-pile-empty = сюда кладут карту
stage-items = Волшебные предметы
stage-middle = Середина стола
stage-laid = { $n ->
    [one] { $n } компонент
    [few] { $n } компонента
   *[many] { $n } компонентов
 }{ $turned ->
    [0] {""}
   *[other] , повёрнуто: { $turned }
 }

## Потеря жизней.

stage-lose = { $n ->
    [one] потеря { $n } жизни
   *[other] потеря { $n } жизней
 }
stage-more = и ещё { $n }
stage-safe = пас: в безопасности
stage-waits = ещё решает
stage-done = уже ответил
stage-way-out = чтобы не терять
stage-way-destroy = уничтожить свой артефакт
stage-way-discard = сбросить карту
stage-pool-of = { $you ->
    [yes] Ваш запас: { $pool }.
   *[no] { $who }, запас: { $pool }.
 }

## Выбор эссенций, карт, магических предметов.

stage-supply = Общий запас
stage-gives-back = вернётся в запас
stage-setting-up = Подготовка. { $who }, выбор из: { $cards }.
stage-mages = маги
stage-draft = на выбор

## Очки.

stage-of-ten = из { $n }
stage-token = Жетон первого игрока: { $n }
stage-bonus = За эту проверку: { $n }
stage-won = { $you ->
    [yes] { $n ->
        [1] Вы победили!
       *[other] Победили вместе: { $who }
     }
   *[no] { $n ->
        [1] Победитель: { $who }
       *[other] Победили вместе: { $who }
     }
 }
