## Пас и победа.

event-passes = { NAME($who) } пасует.
    .quiet = yes
event-token-taken = { NAME($who) } пасует раньше всех и берёт жетон первого игрока.
event-item-taken = { NAME($who) } берёт волшебный предмет «{ NAME($card) }».
event-item-down = Новый волшебный предмет до конца раунда лежит лицом вниз.
    .quiet = yes
event-check = { $early ->
    [yes] Досрочная проверка условия победы.
   *[no] Все спасовали: проверяется условие победы.
 }
event-scores = «{ NAME($card) }» ({ NAME($who) }): { points-n }.
event-token-scores = Жетон первого игрока ({ NAME($who) }): { points-n }.
event-points = { NAME($who) }: { points-n }.
event-passed-may = { NAME($who) }: пас уже сказан, но на проверку ответить можно.
    .quiet = yes
event-more-points = На эту проверку прибавка ({ NAME($who) }): { points-n }.
event-goes-on = Очков не хватает никому, больше всего: { $n }. Игра продолжается.
event-round-cut = Раунд сразу заканчивается.
event-tie-counted = Ничья: личный запас ({ NAME($who) }) считается за { $n }, золото идёт за два.
event-pool-only = Эссенции на компонентах не считаются ({ NAME($who) }).
    .quiet = yes
event-shared = Победу делят { NAMES($who) }: { points-n }.
event-won = { NAME($who) } побеждает: { points-n }.
event-win = { NAME($who) } побеждает в партии матча; побед: { $n }.
event-no-win = Партия матча { $n } никому не засчитана.
event-match-won = Матч окончен, победа: { NAMES($who) }; выиграно партий: { $n }.
event-next-game = Готовится { $n }-я партия матча.

ask-item = Какой волшебный предмет вы берёте?
ask-at-check = { NAME($who) }: вы отвечаете на проверку?

option-item = «{ NAME($card) }»
option-at-check-done = оставить как есть

refusal-own-item = «{ NAME($card) }» — тот самый предмет, который возвращают
allowed-own-item = с другим волшебным предметом

program-pass = Пас
sentence-pass-1 = Вы пасуете; первый спасовавший берёт жетон первого игрока.
sentence-pass-2 = Выберите другой волшебный предмет.
sentence-pass-3 = Верните свой и положите новый лицом вниз.
sentence-pass-4 = Возьмите одну карту.
program-first-item = Первый волшебный предмет
sentence-first-item-1 = Выберите волшебный предмет.
sentence-first-item-2 = Положите его перед собой лицом вверх.
program-check = Проверка условия победы
sentence-check-1 = Если отвечать надо до подсчёта, отвечают сейчас.
sentence-check-2 = Сосчитайте очки всех игроков.
sentence-check-3 = Можно применить «Золотую статую».
sentence-check-4 = Если очков хватает, игра окончена и побеждает тот, у кого их больше; иначе она идёт дальше.
program-early-check = Досрочная проверка
sentence-early-check-1 = Условие победы сразу проверяется у всех игроков.
program-match = Матч до двух побед
sentence-match-1 = Сыграйте первую партию по обычным правилам.
sentence-match-2 = Запишите, кто в ней победил.
sentence-match-3 = Играйте дальше теми же магами, пока у кого-нибудь не будет двух побед.
program-record-win = Итог партии матча
sentence-record-win-1 = Запишите, кто победил в партии.
program-game = Партия
sentence-game-1 = Подготовьте игру на двоих, троих или четверых.
sentence-game-2 = Играйте раунды, пока кто-нибудь не победит.
