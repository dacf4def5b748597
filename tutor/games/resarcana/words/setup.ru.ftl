## Подготовка к игре.

event-goal = Цель: больше всех победных очков на проверке, где хоть у кого-то их не меньше { $n }.
event-players = Игроков: { $n }.
event-supply = Волшебные предметы лежат в середине лицом вверх: { $n }.
event-kinds = Эссенции бывают пяти видов: { NAMES($kinds) }.
    .quiet = yes
event-unlimited = Эссенции не кончаются.
    .quiet = yes
event-multiplier = Эссенция на жетоне-множителе считается за пять.
    .quiet = yes
event-variant = { $mode ->
    [draft] Играют в вариант с драфтом.
   *[duel] Играют дуэль.
 }
event-laid-out = Выложено место силы: «{ NAME($card) }».
event-monuments-shown = Открыты монументы: { NAMES($cards) }; в колоде монументов: { $n }.
event-first-drawn = Первого игрока выбирает жребий: { NAME($who) }.
event-first-player = Первый игрок: { NAME($who) }.
event-mages-dealt = Розданы маги ({ NAME($who) }): { $n }.
event-artifacts-dealt = Розданы артефакты ({ NAME($who) }): { cards-n }.
event-deck-made = { NAME($who) } перемешивает свою колоду: { cards-n }.
event-mage-chosen = { NAME($who) } играет магом «{ NAME($card) }».
event-set-taken = { NAME($who) } получает для первой партии набор { $n } с магом «{ NAME($card) }».
event-kept = { NAME($who) } оставляет себе карту; всего отложено: { $n }.
event-handed-on = { $left ->
    [yes] Остальное передают налево, карт: { $n }.
   *[no] Остальное передают направо, карт: { $n }.
 }
event-card-taken = { NAME($who) } берёт карту «{ NAME($card) }».

ask-side = Какой стороной ложится { NAME($card) }?
ask-monuments = Какие монументы открываются?
ask-first-player = Кто первый игрок?
ask-draw-first = Кого первым игроком выбирает жребий?
ask-deal-mages = { NAME($who) } получает двух магов.
ask-deal-artifacts = { NAME($who) } получает артефакты: { cards-n }.
ask-set = Какой набор первой партии получает { NAME($who) }?
ask-mage = Каким магом вы играете?
ask-keep = Какой артефакт вы оставляете?
ask-take-open = Какой артефакт вы берёте?

option-first-player = { NAME($who) }
option-mage = «{ NAME($card) }»
option-keep = «{ NAME($card) }»

program-setup = Подготовка
sentence-setup-1 = Выложите в середину волшебные предметы и эссенции.
sentence-setup-2 = Выложите пять мест силы.
sentence-setup-3 = Перемешайте монументы и откройте два.
sentence-setup-4 = Каждый берёт по одной эссенции каждого вида.
sentence-setup-5 = Договоритесь, кто первый игрок.
sentence-setup-6 = Раздайте магов и артефакты, возьмите карты на руку и выберите мага.
sentence-setup-7 = Против часовой стрелки каждый берёт волшебный предмет, первый игрок — последним.
program-deal-mages = Раздача магов
sentence-deal-mages-1 = Игрок получает двух магов.
program-deal-artifacts = Раздача артефактов
sentence-deal-artifacts-1 = Игрок получает восемь артефактов.
program-first-hand = Начальная рука
sentence-first-hand-1 = Перемешайте свои артефакты в колоду.
sentence-first-hand-2 = Возьмите из неё три карты.
program-choose-mage = Выбор мага
sentence-choose-mage-1 = Выберите одного из своих магов.
sentence-choose-mage-2 = Положите его перед собой лицом вверх, второго уберите в коробку.
program-first-game-cards = Карты первой партии
sentence-first-game-cards-1 = Каждый получает отмеченный набор и его мага.
sentence-first-game-cards-2 = Каждый получает ещё пять случайных артефактов.
program-first-game-set = Набор первой партии
sentence-first-game-set-1 = Игрок получает один из оставшихся наборов.
program-first-game-deck = Колода первой партии
sentence-first-game-deck-1 = Игрок получает пять случайных артефактов.
sentence-first-game-deck-2 = Перемешайте их в колоду.
sentence-first-game-deck-3 = Если перемешаны все восемь, возьмите три.
program-draft = Драфт
sentence-draft-1 = Наберите по четыре артефакта, передавая остальные налево.
sentence-draft-2 = Наберите ещё по четыре, передавая остальные направо.
program-deal-draft = Раздача для драфта
sentence-deal-draft-1 = Игрок получает четыре артефакта.
program-keep-one = Оставить один артефакт
sentence-keep-one-1 = Выберите артефакт.
sentence-keep-one-2 = Положите его рядом лицом вниз.
program-next-game = Следующая партия матча
sentence-next-game-1 = Уберите всё, кроме магов.
sentence-next-game-2 = Снова выложите предметы и эссенции.
sentence-next-game-3 = Снова выложите места силы.
sentence-next-game-4 = Снова перемешайте монументы и откройте два.
sentence-next-game-5 = Оба берут по одной эссенции каждого вида.
sentence-next-game-6 = Проигравший решает, кто первый игрок.
sentence-next-game-7 = Во второй партии разберите артефакты из середины: сначала один, потом по два, последний — первому игроку.
sentence-next-game-8 = Перемешайте свои артефакты и возьмите три.
sentence-next-game-9 = Возьмите по волшебному предмету, первый игрок — последним.
