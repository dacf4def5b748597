## Что происходит.

sticks-n = { $n ->
    [one] { $n } палочка
    [few] { $n } палочки
   *[other] { $n } палочек
 }
sticks-acc = { $n ->
    [one] { $n } палочку
    [few] { $n } палочки
   *[other] { $n } палочек
 }
event-filled = { NAME($heap) }: { sticks-n }.
event-taken = { NAME($seat) } берёт { sticks-acc } ({ NAME($heap) }); осталось: { $left }.
event-won = { $last ->
    [none] Побеждает { NAME($seat) }.
   *[other] Последнюю палочку берёт { NAME($last) }: побеждает { NAME($seat) }.
 }

## О чём спрашивают, и что мешает ответу.

ask-third-heap = Сколько палочек в правой кучке?
ask-take = { NAME($who) }, сколько палочек и из какой кучки?
option-take = взять { sticks-acc } ({ NAME($heap) })
refusal-too-many = за ход берут самое большее { $most }
allowed-too-many = если брать не больше { $most }
refusal-too-few = { NAME($heap) }: есть только { $held }
allowed-too-few = если бы палочек было больше

## Программы и их текст по предложениям.

program-game = партия
sentence-game-1 = Одна палочка — это левая кучка.
sentence-game-2 = Четыре палочки — средняя.
sentence-game-3 = Бросают кубик.
sentence-game-4 = Столько палочек в правой кучке.
sentence-game-5 = Потом двое ходят по очереди.
program-play = ходы по очереди
sentence-play-1 = Пока есть палочки, игроки ходят по очереди.
sentence-play-2 = Когда взяты все, решает последняя палочка.
program-turn = ход
sentence-turn-1 = Выберите кучку и от одной до трёх её палочек.
sentence-turn-2 = Возьмите их.

## Факты и поля позиции.

fact-seat-taken = взято палочек ({ NAME($seat) })
fact-seat-sticks = { NAME($seat) }, палочек
fact-supply = палочек в запасе
fact-turn = чей ход
fact-winner = победитель
field-players = игроки
    .keys = anna, boris
field-taken = взято палочек
field-heaps = кучки
    .keys = left, middle, right
field-sticks = палочек
field-supply = палочек в запасе
    .rare = 1
field-turn = чей ход
    .offers = anna, boris
field-winner = победитель
    .rare = 1
    .offers = anna, boris
field-do = что происходит
field-who = кто
    .offers = anna, boris
field-program = что
    .offers = programs
field-with = с чем
    .rare = 1
field-at = откуда продолжается
    .rare = 1
field-part = часть следующего
    .rare = 1
