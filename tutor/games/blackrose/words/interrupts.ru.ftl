## Как всё может пойти: поиск всех порядков ловушек и защит и безопасных комнат.

ways-head = Как это может пойти
ways-find-step = Как это может пойти?
ways-find-action = До конца действия
ways-find-rooms = В какие комнаты можно войти?
ways-asks = Кто спрашивает
ways-asks-open = все карты открыты

ways-nothing = Никакое действие здесь не идёт, и никто его не начинает.
ways-of = { $of ->
    [none] Следующее действие, каким бы оно ни было.
   *[other] { $name } ({ NAME($of) }).
 }
ways-until-step = Рассмотрено до следующего шага действия.
ways-until-action = Рассмотрено до конца действия.
ways-endings = { $n ->
    [one] Возможен { $n } исход.
    [few] Возможны { $n } исхода.
   *[many] Возможно { $n } исходов.
 }
ways-orders = { $n ->
    [one] Порядков ответов: { $n }.
   *[other] Порядков ответов: { $n }.
 }
ways-endless = Ответы могут ходить по кругу, поэтому порядки не сосчитать.
ways-complete = Испробованы все ответы всех участников: других исходов нет.
ways-cut = { $left ->
    [one] На этом поиск остановлен: { $left } положение не рассмотрено, возможны и другие исходы.
    [few] На этом поиск остановлен: { $left } положения не рассмотрены, возможны и другие исходы.
   *[many] На этом поиск остановлен: { $left } положений не рассмотрено, возможны и другие исходы.
 }
ways-merged = { $n ->
    [one] Рассмотрено { $n } положение; одинаковые считаются один раз.
    [few] Рассмотрено { $n } положения; одинаковые считаются один раз.
   *[many] Рассмотрено { $n } положений; одинаковые считаются один раз.
 }
ways-known-open = Для этого поиска открыты все карты.
ways-known-seat = Учтено только то, что знает { NAME($seat) }.
ways-unknown = { $n ->
    [1] { NAME($of) }: активирована карта, которой { NAME($seat) } не знает ({ NAMES($slots) }). Она не учтена и может сработать.
    [one] { NAME($of) }: активирована { $n } карта, которых { NAME($seat) } не знает ({ NAMES($slots) }). Они не учтены и могут сработать.
    [few] { NAME($of) }: активированы { $n } карты, которых { NAME($seat) } не знает ({ NAMES($slots) }). Они не учтены и могут сработать.
   *[many] { NAME($of) }: активировано { $n } карт, которых { NAME($seat) } не знает ({ NAMES($slots) }). Они не учтены и могут сработать.
 }
ways-always = В любом случае: { $what }.
ways-rooms-apart = Комнаты, что ведут к одному исходу, перечислены вместе; не каждая из них сочетается с каждой другой.

ways-table-ending = Чем кончится
ways-table-routes = Что к этому ведёт
ways-table-orders = Порядков
ways-table-number = Исход
ways-number = Исход { $n }
ways-orders-unknown = не сосчитано
ways-more-routes = и иначе

ways-answer = { $who ->
    [chance] Случай: { $what }
   *[other] { NAME($who) }: { $what }
 }
ways-answer-for = { NAME($who) } за { NAME($for, case: "acc") }: { $what }
ways-answer-rooms = { $what }; так же { NAMES($rooms) }
ways-answer-many = { $what }; так же ещё { $n ->
    [one] { $n } комната
    [few] { $n } комнаты
   *[many] { $n } комнат
 }
ways-to-ending = исход { $n }
ways-to-again = как после строки { $n }
ways-to-more = { $n ->
    [1] ведёт дальше к исходу { $ends }
   *[other] ведёт дальше к исходам { $ends }
 }

ways-tree-head = Дерево ответов
ways-tree-label = Дерево ответов: каждая строка — ответ, правее — ответы на него
ways-tree-words = Дерево словами
ways-tree-deeper = { $n ->
    [one] { $n } строка, что лежит глубже, опущена.
    [few] { $n } строки, что лежат глубже, опущены.
   *[many] { $n } строк, что лежат глубже, опущены.
 }

fate-done = действие закончено
fate-step = действие идёт дальше
fate-lost = остаток действия потерян
fate-hidden = а дальше то, во что нельзя заглядывать
fate-cut = дальше не рассмотрено

change-none = ничего не меняется
change-defeated = { $now ->
    [1] { NAME($who) }: маг побеждён
   *[other] { NAME($who) }: маг побеждён, раз: { $now }
 }
change-damage = { NAME($who) }: урон { $was } → { $now }{ $chips ->
    [none] {""}
   *[other] {" "}({ $chips })
 }
change-power = { NAME($who) }: сила { $was } → { $now }
change-at = { $rooms ->
    [none] { $now ->
        [cell] { NAME($who) } отправляется в келью
       *[other] { NAME($who) }: { NAME($was) } → { NAME($now) }
     }
   *[other] { NAME($who) }: { NAME($was) } → одна из комнат: { NAMES($rooms) }
 }
change-jinx = { NAME($who) } получает сглаз «{ NAME($card) }»
change-jinx-off = { NAME($who) } теряет сглаз «{ NAME($card) }»
change-upgrade = { NAME($who) } получает улучшение «{ NAME($card) }»
change-upgrade-off = { NAME($who) } теряет улучшение «{ NAME($card) }»
change-hand = { NAME($who) }: карт на руке { $was } → { $now }
change-revealed = { NAME($who) }: раскрыто «{ NAME($card) }»
change-activated = { NAME($who) }: активировано «{ NAME($card) }»
change-gone = { $card ->
    [none] { NAME($who) } покидает ложу
   *[other] { NAME($who) }: на планшете больше нет «{ NAME($card) }»
 }
change-summoned = { NAME($who) } появляется в ложе: { NAME($now) }
change-controller = { NAME($who) } подчиняется новому магу: { NAME($now) }
change-instability = { $rooms ->
    [none] { NAME($who) }: нестабильность { $was } → { $now } ({ $chips })
   *[other] нестабильность { $was } → { $now } ({ $chips }) в одной из комнат: { NAMES($rooms) }
 }
change-restored = { $now ->
    [1] { NAME($who) }: комната восстановлена
   *[other] { NAME($who) }: комната разрушена
 }
change-solved = { NAME($who) }: выполнено задание «{ NAME($card) }»
change-completed = { NAME($who) }: завершено задание «{ NAME($card) }»
change-crown = { NAME($who) } получает корону
change-moon = фаза луны { $was } → { $now }
change-ended = игра окончена
change-chips = { NAME($of) } { $n }

safe-head = Комнаты в пределах хода
safe-nobody = Никто здесь сейчас не передвигается.
safe-how = { $how ->
    [explore] Если { NAME($who) } начнёт исследование: { moves-n }.
    [inertia] { NAME($who) } может передвинуться один раз по инерции.
    [effect] { NAME($who) } может передвинуться этим эффектом: { moves-n }.
   *[moves] { NAME($who) }: осталось { moves-n }.
 }
safe-rule = Худший случай — что могут сделать остальные, если { NAME($who) } отвечает как можно лучше; лучший — если все помогают.
safe-all = { $unknown ->
    [yes] Насколько знает { NAME($seat) }, ни одна из комнат в пределах хода не вредит.
   *[no] Ни одна из комнат в пределах хода не вредит.
 }
safe-unharmed = { $unknown ->
    [yes] Насколько знает { NAME($seat) }, не повредят: { $what }.
   *[no] Не повредят: { $what }.
 }
safe-via = { NAME($room) } (через { NAMES($via, case: "acc") })
safe-cut = { $left ->
    [one] На этом поиск остановлен: не рассмотрен { $left } путь.
    [few] На этом поиск остановлен: не рассмотрены { $left } пути.
   *[many] На этом поиск остановлен: не рассмотрено { $left } путей.
 }
safe-table-room = Комната
safe-table-met = Что может сработать
safe-table-worst = В худшем случае
safe-table-best = В лучшем случае
safe-met-must = { NAME($seat) }: «{ NAME($card) }», само
safe-met-may = { NAME($seat) }: «{ NAME($card) }»
safe-met-at = { $what } (комната: { NAME($room) })
safe-met-none = ничего
safe-outcome-none = без вреда
safe-outcome-defeated = маг побеждён
safe-outcome-damage = урон { $n }
safe-outcome-jinxes = сглазы { $n }
safe-outcome-power = сила { $n }
safe-outcome-hidden = что дальше, скрыто
name-order-trap = приказ аватара
