## Раунды и получение эссенций.

event-round = Начинается раунд { $n }.
event-collect-begins = Все получают эссенции.
event-by-themselves = Свойства «Получение» действуют сами и не стоят действия.
    .quiet = yes
event-collects-turned = «{ NAME($card) }» даёт эссенции и в повёрнутом виде.
    .quiet = yes
event-in-order = { NAME($who) } просит получать эссенции по очереди.
event-points-gone = За взятые эссенции «{ NAME($card) }» очков больше не даёт.
event-stays = На компоненте «{ NAME($card) }» остаётся: { NAMES($what) }.
    .quiet = yes
event-left = Эссенции на компоненте «{ NAME($card) }» остаются лежать.
    .quiet = yes
event-actions-begin = Начинаются действия, первый ход: { NAME($who) }.
event-all-straightened = Развёрнуто: { NAMES($cards) }.
event-flipped = Жетон и волшебные предметы перевёрнуты лицом вверх; раунд { $round } окончен.

ask-collect = { NAME($who) }: что вы получаете дальше?
ask-collect-order = Получать эссенции по очереди?

option-collect-gain = получить эссенции: «{ NAME($card) }»
option-collect-vault = оставить золото на компоненте «{ NAME($card) }» и взять две эссенции
option-collect-grow = умножить эссенции на компоненте «{ NAME($card) }»
option-forge-pay = уплатить за компонент «{ NAME($card) }»: { NAMES($what) }
option-forge-turn = повернуть компонент «{ NAME($card) }»
option-collect-done = это всё
option-collect-order = по очереди
option-collect-order-no = всем одновременно

refusal-worked = компонент «{ NAME($card) }» уже сработал за то, что на нём лежит
allowed-worked = в следующем раунде
refusal-taken-from = в этот раз с компонента «{ NAME($card) }» уже брали
allowed-taken-from = если бы всё осталось на нём лежать
refusal-no-gold-on = на компоненте «{ NAME($card) }» нет золота
allowed-no-gold-on = если бы на нём лежало золото
refusal-can-pay = цену компонента «{ NAME($card) }» можно уплатить
allowed-can-pay = если бы уплатить её было нечем
refusal-forge-waits = за компонент «{ NAME($card) }» надо уплатить или повернуть его
allowed-forge-waits = когда сделано одно из двух
refusal-ability-waits = компонент «{ NAME($card) }» ещё не дал своих эссенций
allowed-ability-waits = когда они получены

program-round = Раунд
sentence-round-1 = Начинается новый раунд.
sentence-round-2 = Все игроки получают эссенции.
sentence-round-3 = Этап действий открывает владелец жетона первого игрока.
sentence-round-4 = Игроки действуют по очереди, пока все не спасуют.
sentence-round-5 = Проверяется условие победы.
sentence-round-6 = Если никто не победил, все компоненты разворачивают, а жетон и предметы переворачивают лицом вверх.
program-rounds = Раунды
sentence-rounds-1 = Играйте раунд за раундом, пока проверка не закончит игру.
program-collect = Получение эссенций
sentence-collect-1 = Раунд открывается получением эссенций.
sentence-collect-2 = Любой игрок может попросить делать это по порядку.
sentence-collect-3 = Получайте эссенции одновременно либо по часовой стрелке от первого игрока.
program-collect-seat = Получение одного игрока
sentence-collect-seat-1 = Возьмите всё, что не оставляет выбора.
sentence-collect-seat-2 = Применяйте свойства и забирайте эссенции с компонентов в любом порядке.
sentence-collect-seat-3 = Что вы не забрали, остаётся лежать.
