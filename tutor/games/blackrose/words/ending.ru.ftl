## Конец игры, подсчёт очков и победа.

event-rose-cube-reached = { NAME($who) }: жетон силы дошёл до фишки Чёрной Розы ({ $at }).
event-game-goes-on = До фишки Чёрной Розы ({ $at }) никто не дошёл, начинается раунд { $round }.
event-end-reached = { $who_count ->
    [0] До фишки Чёрной Розы ({ $at }) уже доходили, и игра окончена.
   *[other] До фишки Чёрной Розы ({ $at }) дошли: { NAMES($who) }. Игра окончена.
 }
event-stopped-at-once = Всё прочее прекращается сразу.
event-award = { $part ->
    [quests] { NAME($who) }, завершённые задания ({ $count }): { power-points }.
   *[trophies] { NAME($who) }, трофеи ({ $count }): { power-points }.
 }
event-trophies-alike = { NAME($who) }: трофеев { $n }, а чьи они — неважно.
    .quiet = yes
event-crown-award = { NAME($who) }, корона: { power-points }.
event-final-points = { NAME($who) }, всего: { power-points }.
event-tie-broken = За первое место спорили несколько участников, и его занимает { NAME($who) }.
event-game-won = Новый Великий Магистр — { NAME($who) }: { power-points }.
event-rose-wins = Побеждает Чёрная Роза ({ $n }): этого звания никто не достоин, все игроки проиграли.

ask-pick-winner = { NAME($who) }, кто из равных победил?
option-winner = { NAME($who) }
ask-end = { NAME($who) }, игра окончена.
option-end = игра окончена: { NAME($who) }

program-game = Партия
sentence-game-1 = Подготовьте игру.
sentence-game-2 = Играйте раунд за раундом.
sentence-game-3 = Подсчитайте очки.
program-end-of-game = Конец игры
sentence-end-of-game-1 = Кто-то дошёл до фишки Чёрной Розы, и игра окончена.
program-end-at-once = Конец игры на месте
sentence-end-at-once-1 = До фишки Чёрной Розы дошли.
sentence-end-at-once-2 = Игра прекращается сразу.
program-final-scoring = Подсчёт очков
sentence-final-scoring-1 = Прибавьте к силе награды за задания и трофеи и очко за корону.
sentence-final-scoring-2 = Если равны и задания, и трофеи, победителя выбирает первый маг.
sentence-final-scoring-3 = Побеждает тот, у кого больше всех очков.
