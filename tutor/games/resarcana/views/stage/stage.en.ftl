## The stage of Res Arcana.

stage-you = You
stage-none = nothing
stage-none-of = no { $kind }
stage-plate = { $who }, { $n ->
    [one] { $n } point
   *[other] { $n } points
 }{ $passed ->
    [yes] , passed
   *[no] {""}
 }
stage-round = Round
stage-game = Game
stage-first = First player:
stage-pool-empty = no essences
stage-scores = scores { $points }
stage-each-round = Each round: { $what }.
stage-turned = turned
stage-down = face down
stage-cheaper = { $n } less for you
stage-free = free for you
stage-short = short of
stage-deck-top = unseen monument
stage-turn = { $you ->
    [yes] It is your turn.
   *[no] It is the turn of { $who }.
 }
stage-has = { $you ->
    [yes] Your pool: { $pool }; in front of you: { $cards }.
   *[no] { $who }, pool: { $pool }; in front: { $cards }.
 }
stage-pile = { $top }, { $n } more
stage-pile-empty = a card goes here
stage-items = Magic items
stage-middle = The middle
stage-laid = { $n ->
    [one] { $n } component
   *[other] { $n } components
 }{ $turned ->
    [0] {""}
   *[other] , { $turned } turned
 }

## Loss of life.

stage-lose = lose { $n } life
stage-more = and { $n } more
stage-safe = has passed: safe
stage-waits = still to decide
stage-done = has answered
stage-way-out = to lose nothing
stage-way-destroy = destroy one of your artifacts
stage-way-discard = discard a card
stage-pool-of = { $you ->
    [yes] Your pool: { $pool }.
   *[no] { $who }, pool: { $pool }.
 }

## Choosing essences, cards, magic items.

stage-supply = Supply
stage-gives-back = goes back
stage-setting-up = Set-up. { $who } chooses from: { $cards }.
stage-mages = mages
stage-draft = to choose from

## Points.

stage-of-ten = of { $n }
stage-token = First-player token: { $n }
stage-bonus = For this check: { $n }
stage-won = { $you ->
    [yes] { $n ->
        [1] You have won!
       *[other] Won together: { $who }
     }
   *[no] { $n ->
        [1] { $who } has won
       *[other] Won together: { $who }
     }
 }
