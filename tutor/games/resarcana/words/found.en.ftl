## What can be worked out from a position: ways to pay, the shortest way, attacks of opponents.

ways-head = What can be worked out
ways-find-pay = How can I pay?
ways-find-short = The shortest way
ways-find-attacks = What can they do to me?
ways-about-pay = What is paid for
ways-about-short = What you aim at
ways-goal-points = enough points
ways-goal-card = { NAME($card) }
ways-nobody = No player is about to act here.

spent-paid = paid: { NAMES($what) }
spent-lost = lost: { NAMES($what) }
spent-gained = gained: { NAMES($what) }
spent-put = onto { NAME($card) }: { NAMES($what) }
spent-removed = from { NAME($card) }: { NAMES($what) }
spent-turned = { NAME($card) } turned
spent-straightened = { NAME($card) } straightened
spent-destroyed = { NAME($card) } destroyed
spent-discarded = { NAME($card) } discarded
spent-placed = { NAME($card) } placed
spent-claimed = { NAME($card) } claimed
spent-more-points = { points-n } more at this check
spent-nothing = nothing

pay-head = Ways to pay: { $what }
pay-unknown = Nothing of that name can be paid for here.
pay-cost = The printed cost is { $cost }.
pay-reducing = It is lowered by { NAMES($cards) }.
pay-count = { $n ->
    [one] There is one way to pay.
   *[other] There are { $n } different ways to pay.
 }
pay-refused = It cannot be paid for now: { $reasons }.
pay-off = taken off: { $what }
pay-off-or = { $first }; or { $other }
pay-more = { $n ->
    [one] One more way is not listed here.
   *[other] { $n } more ways are not listed here.
 }
pay-table-way = What is paid
pay-table-off = What reductions take off

short-head = The shortest way
short-goal-points = Aim: { points-n } at the end of this round.
short-goal-card = Aim: { NAME($card) } in front of { NAME($who) }.
short-alone = As if all opponents passed now. What they hold is not looked at, and no monument that would be turned up is counted on.
short-reached = { $n ->
    [0] The aim is reached without another action.
    [one] One action leads there.
   *[other] { $n } actions lead there.
 }
short-proven = Everything that fewer actions can do was tried: there is no shorter way.
short-open = { $n ->
    [0] It is not known whether a shorter way leads there: not everything was tried.
    [one] One action is not enough. Whether there is a way between was not looked at to the end.
   *[other] { $n } actions are not enough. Whether there is a way between was not looked at to the end.
 }
short-over = It cannot be reached in this round: everything that can be done was tried.
short-none = { $n ->
    [0] No way was found. Not everything was tried.
    [one] No way was found. One action is not enough; beyond that not everything was tried.
   *[other] No way was found. { $n } actions are not enough; beyond that not everything was tried.
 }
short-looked = { $looked ->
    [one] Actions were tried from one position
   *[other] Actions were tried from { $looked } positions
 }{ $left ->
    [0] ; equal ones are counted once, and of those that differ in essences alone the richer one.
   *[other] { $stopped ->
        [yes] ; then the search was stopped. Not tried: { $left }.
       *[no] { $left ->
            [one] ; one was left out for want of room.
           *[other] ; { $left } were left out for want of room.
         }
     }
 }
short-chance = { $n ->
    [one] One action was not followed, because it draws or looks at cards: what comes then is up to chance.
   *[other] { $n } times an action was not followed, because it draws or looks at cards: what comes then is up to chance.
 }
short-at-check = At the check: { $what }
short-step = { $what } → { $then }

attacks-head = What they can do to you
attacks-count = { $n ->
    [0] With what lies on the table no opponent can do you harm now.
    [one] With what lies on the table one attack on you is possible now.
   *[other] With what lies on the table { $n } attacks on you are possible now.
 }
attacks-one = Each attack is one action by itself: what an opponent could prepare before it is not looked at.
attacks-passed = { NAME($who) } has passed and does nothing more in this round.
attacks-hand = { NAME($who) } holds { cards-n }; the hand is not looked at.
attacks-immune = You have passed: no loss of life touches you.
attacks-life = you lose { $n } life
attacks-discard = takes a card of your discard pile: { NAMES($cards) }
attacks-discard-none = takes a dragon of a discard pile
attacks-not-now = not now: { $reasons }
attacks-by = { NAME($who) }: { NAME($card) }
attacks-answer = { $what } ({ $outcome })
attacks-refused = not possible: { $what } ({ $reasons })
attacks-or = { $first }; or { $other }
attacks-more = { $n ->
    [one] { $said }; or otherwise, in { $n } more way
   *[other] { $said }; or otherwise, in { $n } more ways
 }
attacks-no-answer = nothing
attacks-table-with = With what
attacks-table-harm = What it does
attacks-table-answers = What you can answer
