## What is printed on components, in words: amounts, costs, effects, collecting, reductions, points.

says-kind = { $kind ->
    [calm] calm
    [life] life
    [elan] elan
    [death] death
   *[gold] gold
 }
says-or = { $first } or { $last }
says-any = { $n ->
    [one] { $n } essence of any kind
   *[other] { $n } essences of any kind
 }
says-but = { $what } but { $but }
says-of = { $n ->
    [one] { $n } essence
   *[other] { $n } essences
 }: { $of }

says-cost-turn = turn { $itself ->
    [yes] this component{ $type ->
        [dragon] {""} and one of your dragons
        [creature] {""} and one of your creatures
       *[none] {""}
    }
   *[no] { $type ->
        [dragon] one of your dragons
       *[creature] one of your creatures
    }
 }
says-cost-pay = pay { $what }
says-cost-from-self = remove { $what } from this component
says-cost-same-x = { $more ->
    [yes] X more essences of one kind
   *[no] pay X essences of one kind
 }
says-cost-destroy = { $what ->
    [self] destroy this artifact
    [own_artifact_any] destroy any artifact of yours, even this one
    [own_artifact_other] destroy another artifact of yours
   *[own_dragon_or_creature] destroy a dragon or a creature of yours
 }
says-cost-discard = { $n ->
    [one] discard a card from your hand
   *[other] discard { $n } cards from your hand
 }
says-cost-even-turned = { $cost }; even while this component is turned

says-gain = gain { $what }
says-gain-x = gain X { $what }
says-gain-x-mixed = gain X essences of one kind, any but { $but }
says-by-cost = gain as much { $what } as there are essences in the cost of the { $of ->
    [discarded] discarded
   *[destroyed] destroyed
 } card{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } more
 }
says-by-cost-mixed = gain as many essences of any kind but { $but } as there are in the cost of the { $of ->
    [discarded] discarded
   *[destroyed] destroyed
 } card{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } more
 }
says-copy = gain as much { $gain } as one of your rivals has { $count } in the pool
says-put = put { $what } on this component
says-put-paid = { $anywhere ->
    [yes] put the essence you paid on any component of yours
   *[no] put the essence you paid on this component
 }
says-rivals-gain = every rival, even one who has passed, gains { $what }
says-lose-life = rivals who have not passed lose { $n } life
says-way-out = { $way ->
    [destroy] a rival who destroys an artifact of theirs loses nothing
    [discard] a rival who discards a card from hand loses nothing
   *[pay] a rival who pays { $what } loses nothing
 }
says-ignore = { $what ->
    [dragon_power] the power of the dragon does nothing to you
   *[life_loss] you do not lose that life
 }
says-straighten = { $what ->
    [self] straighten this component
    [creature] straighten one turned creature of yours
    [dragon] straighten one turned dragon of yours
   *[any] straighten one turned component of yours
 }
says-draw = { $n ->
    [one] draw a card from your deck
   *[other] draw { $n } cards from your deck
 }
says-draw-discard = { $drawn }, then discard { $n ->
    [one] a card
   *[other] { $n } cards
 } from your hand
says-look = look at the top { $n ->
    [one] card
   *[other] { $n } cards
 } of { $of }, and put them back on top in any order
says-deck = { $deck ->
    [monument_deck] the monument deck
   *[own_artifact_deck] your own deck
 }
says-place = place { $type ->
    [dragon] a dragon
    [creature] a creature
   *[none] an artifact
 } { $source ->
    [own_discard] from your discard pile
    [any_discard] from the discard pile of any player
   *[hand] from your hand
 }{ $how ->
    [free] {""} for nothing
    [reduced] {""} for { $n } less
    [reduced-but] {""} for { $n } less (but not { $but })
   *[paid] , paying its placement cost
 }
says-more-points = score { $n ->
    [one] { $n } more point
   *[other] { $n } more points
 } for this check only
says-check-now = victory is checked at once

says-collect-vault = if nothing was taken from it now and gold lies on it, you may gain { $what }
says-collect-automaton = if nothing was taken from it now, put { $n } more on it of every kind that lies there
says-collect-forge = pay { $what }, or turn this component
says-reduction = { $type ->
    [dragon] dragons cost { $n } less
    [creature] creatures cost { $n } less
   *[artifact] artifacts cost { $n } less
 }{ $but ->
    [none] {""}
   *[other] {""} (but not { $but })
 }
says-score-each = { $n } for { $what } on it
says-score-type = { $n } for { $type ->
    [dragon] each dragon of yours
   *[creature] each creature of yours
 }
says-one = { $kind ->
    [calm] each calm
    [life] each life
    [elan] each elan
    [death] each death
   *[gold] each gold
 }
