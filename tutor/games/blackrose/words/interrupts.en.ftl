## How something can go on: the search for every order of traps and defences, and for rooms that are safe.

ways-head = How it can go
ways-find-step = How can this go?
ways-find-action = To the end of the action
ways-find-rooms = Which rooms may I enter?
ways-asks = Who asks
ways-asks-open = all cards are open

ways-nothing = No action is under way here, and nobody is about to begin one.
ways-of = { $of ->
    [none] The next action, whichever it is.
   *[other] { $name } ({ NAME($of) }).
 }
ways-until-step = Looked at: up to the next step of the action.
ways-until-action = Looked at: up to the end of the action.
ways-endings = { $n ->
    [one] It can end in one way.
   *[other] It can end in { $n } ways.
 }
ways-orders = { $n ->
    [one] There is one order of answers.
   *[other] There are { $n } orders of answers.
 }
ways-endless = Answers can lead in a circle, so their orders cannot be counted.
ways-complete = Every answer of everybody was tried: there is no other ending.
ways-cut = { $left ->
    [one] Stopped there: { $left } position was not looked at, so there may be other endings.
   *[other] Stopped there: { $left } positions were not looked at, so there may be other endings.
 }
ways-merged = { $n ->
    [one] Looked at: one position; equal ones count once.
   *[other] Looked at: { $n } positions; equal ones count once.
 }
ways-known-open = All cards are open for this search.
ways-known-seat = Only what { NAME($seat) } knows is taken into account.
ways-unknown = { $n ->
    [one] { NAME($of) } has a card activated that { NAME($seat) } does not know ({ NAMES($slots) }). It is left out and may answer.
   *[other] { NAME($of) } has { $n } cards activated that { NAME($seat) } does not know ({ NAMES($slots) }). They are left out and may answer.
 }
ways-always = In every case: { $what }.
ways-rooms-apart = Rooms that lead to the same ending are listed together; not every one of them goes with every other.

ways-table-ending = How it ends
ways-table-routes = What leads there
ways-table-orders = Orders
ways-table-number = Ending
ways-number = Ending { $n }
ways-orders-unknown = not counted
ways-more-routes = and otherwise

ways-answer = { $who ->
    [chance] Chance: { $what }
   *[other] { NAME($who) }: { $what }
 }
ways-answer-for = { NAME($who) } for { NAME($for) }: { $what }
ways-answer-rooms = { $what }; likewise { NAMES($rooms) }
ways-answer-many = { $what }; likewise { $n ->
    [one] one more room
   *[other] { $n } more rooms
 }
ways-to-ending = ending { $n }
ways-to-again = as after line { $n }
ways-to-more = { $n ->
    [one] leads on to ending { $ends }
   *[other] leads on to the endings { $ends }
 }

ways-tree-head = The tree of answers
ways-tree-label = The tree of answers: each line an answer, further right what is answered to it
ways-tree-words = The tree in words
ways-tree-deeper = { $n ->
    [one] One line that lies deeper is left out.
   *[other] { $n } lines that lie deeper are left out.
 }

fate-done = the action is over
fate-step = the action goes on
fate-lost = the rest of the action is lost
fate-hidden = and then comes what nobody may look at
fate-cut = not looked at further

change-none = nothing is different
change-defeated = { $now ->
    [1] { NAME($who) } is defeated
   *[other] { NAME($who) } is defeated { $now } times
 }
change-damage = { NAME($who) }: damage { $was } → { $now }{ $chips ->
    [none] {""}
   *[other] {" "}({ $chips })
 }
change-power = { NAME($who) }: power { $was } → { $now }
change-at = { $rooms ->
    [none] { $now ->
        [cell] { NAME($who) } goes to the cell
       *[other] { NAME($who) }: { NAME($was) } → { NAME($now) }
     }
   *[other] { NAME($who) }: { NAME($was) } → one of { NAMES($rooms) }
 }
change-jinx = { NAME($who) } gets the jinx { NAME($card) }
change-jinx-off = { NAME($who) } loses the jinx { NAME($card) }
change-upgrade = { NAME($who) } gets the upgrade { NAME($card) }
change-upgrade-off = { NAME($who) } loses the upgrade { NAME($card) }
change-hand = { NAME($who) }: cards in hand { $was } → { $now }
change-revealed = { NAME($who) } has revealed “{ NAME($card) }”
change-activated = { NAME($who) } has activated “{ NAME($card) }”
change-gone = { $card ->
    [none] { NAME($who) } leaves the lodge
   *[other] { NAME($who) } has no “{ NAME($card) }” on the board any more
 }
change-summoned = { NAME($who) } enters the lodge: { NAME($now) }
change-controller = { NAME($who) } obeys { NAME($now) }
change-instability = { $rooms ->
    [none] { NAME($who) }: instability { $was } → { $now } ({ $chips })
   *[other] instability { $was } → { $now } ({ $chips }) in one of { NAMES($rooms) }
 }
change-restored = { $now ->
    [1] { NAME($who) } is restored
   *[other] { NAME($who) } is ruined
 }
change-solved = { NAME($who) } solves “{ NAME($card) }”
change-completed = { NAME($who) } completes “{ NAME($card) }”
change-crown = { NAME($who) } gets the crown
change-moon = the moon changes from { $was } to { $now }
change-ended = the game ends
change-chips = { NAME($of) } { $n }

safe-head = Rooms in reach
safe-nobody = Nobody is about to move here.
safe-how = { $how ->
    [explore] If { NAME($who) } begins Explore, there are { moves-n }.
    [inertia] { NAME($who) } may move once by Inertia.
    [effect] { NAME($who) } may move by this effect; there are { moves-n }.
   *[moves] { NAME($who) } has { moves-n } left.
 }
safe-rule = The worst is what the others can do while { NAME($who) } answers as well as possible; the best, if everybody wishes { NAME($who) } well.
safe-all = { $unknown ->
    [yes] No room in reach does any harm, as far as { NAME($seat) } knows.
   *[no] No room in reach does any harm.
 }
safe-unharmed = { $unknown ->
    [yes] No harm that { NAME($seat) } knows of can come of: { $what }.
   *[no] No harm can come of: { $what }.
 }
safe-via = { NAME($room) } by way of { NAMES($via) }
safe-cut = { $left ->
    [one] Stopped there: one way was not looked at.
   *[other] Stopped there: { $left } ways were not looked at.
 }
safe-table-room = Room
safe-table-met = What may answer
safe-table-worst = At worst
safe-table-best = At best
safe-met-must = { NAME($seat) }: “{ NAME($card) }” by itself
safe-met-may = { NAME($seat) }: “{ NAME($card) }”
safe-met-at = { $what } (in { NAME($room, case: "the") })
safe-met-none = nothing
safe-outcome-none = no harm
safe-outcome-defeated = defeated
safe-outcome-damage = damage { $n }
safe-outcome-jinxes = jinxes { $n }
safe-outcome-power = power { $n }
safe-outcome-hidden = what comes then is hidden
name-order-trap = the avatar’s order
