## Главы: линии видимости.

lit-counts = { NAME($source) }, дальность { $reach }: целью можно выбрать { $seen ->
    [one] { $seen } другую комнату
    [few] { $seen } другие комнаты
   *[other] { $seen } других комнат
 }, линия загорожена — { $blocked }, слишком далеко — { $far }.
viewpoint-source = Откуда смотрим
viewpoint-layout = Игроков
viewpoint-target = Цель
viewpoint-reach = Дальность
viewpoint-zoom = Увеличение: степень десяти
viewpoint-tolerance = Допуск, в сторонах комнаты
float-wrong = { $wrong ->
    [0] Все взгляды из комнаты в комнату ({ $looks }) оценены верно.
    [one] Взглядов из комнаты в комнату { $looks }, неверно оценён { $wrong }.
    [few] Взглядов из комнаты в комнату { $looks }, неверно оценено { $wrong }.
   *[many] Взглядов из комнаты в комнату { $looks }, неверно оценено { $wrong }.
 }{ $one_way ->
    [0] {""}
    [one] {" "}У { $one_way } пары комнат видно лишь в одну сторону.
    [few] {" "}У { $one_way } пар комнат видно лишь в одну сторону.
   *[many] {" "}У { $one_way } пар комнат видно лишь в одну сторону.
 }
float-edge-missed = Например: { NAME($source) } → { NAME($target) }. Линия идёт по ребру, а проверка его не замечает.
float-edge-seen = Например: { NAME($source) } → { NAME($target) }. Ребро лишь рядом с линией, а проверка считает, что линия идёт по нему.
float-room = { $name }: неверно оценённых взглядов отсюда: { $n }
corner-none = { NAME($source) } → { NAME($target) }: эта линия не идёт по ребру. Выберите комнату, до которой линия загорожена.
corner-zoom = Первый угол на линии{ $zoom ->
    [0] {""}
   *[other] , увеличенный в { $power } раз
 }. Кольцо — где он на самом деле. Точки — куда его помещают комнаты с этими номерами.
corner-exact = В целых числах
corner-room = Кто считает
corner-offset = В стороне от линии на
exercise-far = { NAME($source) } → { NAME($target) }: это дальше, чем 2.
exercise-counts = отсюда ({ NAME($source) }) достать можно до { $seen }, а загорожено { $blocked }.

## Главы: ловушки.

traps-none = ничего
traps-first = Граминья, первая карта
traps-second = Граминья, вторая карта
traps-defence = Дориа, его карта
traps-room = Дориа входит сюда
traps-damage = Урон на Дориа
traps-head = { NAME($who) } входит: { NAME($room) }
traps-nobody = Ответить не может никто: ход продолжается.
traps-twice = «{ NAME($spell) }» есть лишь в одном экземпляре: выберите другую карту.
traps-endings = { $n ->
    [one] Кончиться это может { $n } способом.
    [few] Кончиться это может { $n } способами.
   *[many] Кончиться это может { $n } способами.
 }
exercise-defeat = исходов тут { $n }, и поражения среди них нет.
exercise-endings = исходов тут { $n }.

## Главы: раунд.

lanes-rose = Роза
lanes-study = Изучение
lanes-planning = Планирование
lanes-action = Действия
lanes-evocation = Воплощения
lanes-cleanup = Очистка
lanes-head = Раунд { $round }, { $phase }.
lanes-first = Первый маг: { NAME($who) }.
lanes-nothing = Ничего заметного.
lanes-not-yet = в этом раунде пока ничего
lanes-moment = Момент
lanes-no-round = раунда { $round } здесь нет; можно от 1 до { $last }
lanes-ended = в этой партии до раунда { $round } дело не дошло
order-nth = { $n }.
order-event-drawn = приходит событие
order-library-taken = из библиотеки берут карты
order-spell-laid = заклинания кладут лицом вниз
order-action-begun = маг начинает исследование, бой или сотворение
order-evocation-activated = сами активируются воплощения
order-tokens-reset = жетоны переворачивают обратно
exercise-crown = здесь { NAME($who) } — и первый маг, и хранитель короны.
exercise-order-twice = все шесть должны стоять в списке по разу; не хватает вот чего: { $act }.
exercise-order = вот сыгранный раунд: к этому моменту «{ $before }» уже было, а «{ $after }» ещё нет.
