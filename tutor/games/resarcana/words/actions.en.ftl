## Turns, actions, costs and what powers do.

event-turn = { NAME($who) } has the turn.
event-skipped = { NAME($who) } has passed and is skipped.
event-acts = { $does ->
    [place] { NAME($who) } places an artifact from the hand.
    [claim] { NAME($who) } claims { NAME($card) }.
    [claim-top] { NAME($who) } claims the top card of the monument deck.
    [discard-card] { NAME($who) } discards a card for essences.
    [pass-turn] { NAME($who) } passes.
    [must-pass] { NAME($who) } can do nothing else, and so passes.
   *[use] { NAME($who) } uses power { $n } of { NAME($card) }.
 }
event-gained = { $card ->
    [none] { NAME($who) } gains { NAMES($what) }.
   *[other] { NAME($who) } gains { NAMES($what) } ({ NAME($card) }).
 }
event-paid = { NAME($who) } pays { NAMES($what) }.
event-put = Onto { NAME($card) }: { NAMES($what) }.
event-removed = From { NAME($card) } to the supply: { NAMES($what) }.
event-taken = { NAME($who) } takes { NAMES($what) } from { NAME($card) }.
event-nothing-gained = { NAME($who) } gains nothing.
event-nothing-put = Nothing is put on { NAME($card) }.
event-on-item = The essences lie on a magic item, which its owner will exchange.
    .quiet = yes
event-turned = { NAME($card) } is turned.
event-no-trigger = { NAME($card) } was turned for another power: its own does not happen.
    .quiet = yes
event-straightened = { NAME($card) } is straightened.
event-nothing-straightened = Nothing is straightened.
event-destroyed = { NAME($card) } is destroyed and goes to the discard pile of { NAME($pile) }.
event-reduced = { NAME($card) } lowers the cost of { NAME($of) } by { $n }.
event-no-less = The cost of { NAME($card) } cannot fall below zero: the rest of the reduction is lost.
    .quiet = yes
event-placed = { NAME($card) } lies in front of { NAME($who) }; essences paid: { $n }.
event-claimed = { NAME($card) } belongs to { NAME($who) } now.
event-ready = { NAME($card) } is upright and ready.
    .quiet = yes
event-no-artifact = { NAME($card) } is no artifact and cannot be destroyed.
    .quiet = yes
event-nothing-placed = No card is placed.
event-nothing-looked-at = No cards are looked at.
event-revealed = A new monument lies in the middle: { NAME($card) }.
event-no-refill = The monument deck is empty: no monument takes the free place.
event-drawn = { NAME($who) } draws { cards-n }.
event-shuffled = { NAME($who) } shuffles the discard pile into a new deck: { cards-n }.
event-no-cards = { NAME($who) } has no cards left to draw.
event-discarded = { NAME($who) } discards { NAME($card) }.
event-nothing-discarded = { NAME($who) } has no card to discard.
event-on-pile = { NAME($card) } lies face up under the deck, for all to see.
    .quiet = yes
event-looked = { NAME($who) } looks at the top of { $deck ->
    [monuments] the monument deck
   *[other] the deck of { NAME($deck) }
 }: { cards-n }.
event-fewer-cards = { NAME($who) } sees fewer cards: there are no more in { $deck ->
    [monuments] the monument deck
   *[other] the deck of { NAME($deck) }
 }.
event-put-back = { NAME($who) } puts { cards-n } back on top of { $deck ->
    [monuments] the monument deck
   *[other] the deck of { NAME($deck) }
 }.
event-rival-counted = Counted in the pool of { NAME($who) }: { NAMES($what) }. It all stays there.

ask-action = { NAME($who) }: which action?
ask-pay = What do you pay with?
ask-pay-x = How many essences of one kind do you turn into others?
ask-gain = What do you gain?
ask-put = What do you put on the component?
ask-put-on = Which component do you put the essence on?
ask-turn-other = Which of your cards do you turn for it?
ask-straighten = Which component do you straighten?
ask-destroy = Which artifact do you destroy?
ask-discard = Which card do you discard?
ask-discard-gain = What do you gain for the card?
ask-rival = Whose essences do you count?
ask-look = Which deck do you look at?
ask-order = In which order do you put the cards back? The first comes on top.
ask-place-by-power = Which card do you place?
ask-draw = { NAME($who) } draws { cards-n }.
ask-peek = { NAME($who) } looks at { cards-n }.
ask-top-monument = Which monument is on top of the deck?
ask-reveal-monument = Which monument is turned face up?

option-pass-turn = pass
option-place = place { NAME($card) }
    .said = play cast
option-claim = claim { NAME($card) } for { NAMES($cost) }
    .said = buy take
option-claim-top = claim the unseen top monument for { NAMES($cost) }
    .said = buy take
option-discard-card = discard { NAME($card) } for essences
option-use = use power { $n } of { NAME($card) }
    .said = turn activate tap
option-take = take everything from { NAME($card) }{ $what_count ->
    [0] {""}
   *[other] {": "}{ NAMES($what) }
 }
option-pay = { NAMES($what) }
option-pay-x = { NAMES($what) }
option-gain = { NAMES($what) }
option-put = { NAMES($what) }
option-put-on = { NAME($card) }
option-turn-other = { NAME($card) }
option-straighten = { NAME($card) }
option-destroy = { NAME($card) }
option-discard = { NAME($card) }
option-rival = { NAME($who) }{ $what_count ->
    [0] {""}
   *[other] {": "}{ NAMES($what) }
 }
option-look = { $deck ->
    [monuments] { NAME($deck) }: { cards-n }
   *[other] the deck of { NAME($deck) }: { cards-n }
 }
option-order = { NAMES($cards) }
option-place-by-power = { NAME($card) }
option-decline = leave it undone

group-place = Place
group-claim = Claim
group-claim-top = { group-claim }
group-discard-card = Discard for essences
group-use = Powers
group-take = Essences on components

refusal-missing = { NAME($essence) }: { $need } needed, { $have } in the pool
allowed-missing = with enough of these essences in the pool
refusal-missing-on = { NAME($essence) } on { NAME($card) }: { $need } needed, { $have } there
allowed-missing-on = with enough of these essences lying on the component
refusal-none-of = the pool has none of these: { NAMES($kinds) }
allowed-none-of = with one of these essences in the pool
refusal-nothing-for-x = nothing would be left to be turned into other essences
allowed-nothing-for-x = with one more essence in the pool
refusal-turned = { NAME($card) } is turned
allowed-turned = after straightening it
refusal-upright = { NAME($card) } is not turned
allowed-upright = after turning it
refusal-none-upright = no upright { NAME($type) } can be turned for { NAME($card) }
allowed-none-upright = with an upright card of that type
refusal-nothing-to-destroy = { NAME($who) } has no artifact that could be destroyed
allowed-nothing-to-destroy = with an artifact that fits
refusal-no-artifact = { NAME($card) } is no artifact
allowed-no-artifact = with an artifact
refusal-itself = { NAME($card) } cannot be chosen for its own power
allowed-itself = with another component
refusal-no-type = { NAME($card) } is not of the right type
allowed-no-type = with a card of the right type
refusal-no-card-in-hand = { NAME($who) } has no card in hand
allowed-no-card-in-hand = with a card in hand
refusal-reaction = this power of { NAME($card) } only answers something
allowed-reaction = when the event happens that it answers
refusal-by-itself = { NAME($card) } does this by itself when it is claimed
allowed-by-itself = by claiming it
refusal-in-discard = { NAME($card) } lies in a discard pile, and not in hand
allowed-in-discard = with the card in hand, or by a power that places it from there
refusal-in-play = { NAME($card) } has been placed, and is not in hand any more
allowed-in-play = with the card in hand
refusal-claimed = { NAME($who) } has { NAME($card) } already
allowed-claimed = if it lay in the middle
refusal-deck-empty = the monument deck is empty
allowed-deck-empty = with cards in the monument deck
refusal-not-an-action = taking essences from { NAME($card) } is no action
allowed-not-an-action = while essences are collected
refusal-nobody-has = no rival has any { NAME($essence) }
allowed-nobody-has = with a rival who has such essences
refusal-nothing-to-place = once its cost is paid, no card could be placed: { NAME($card) }
allowed-nothing-to-place = with a card that could be placed and paid for
refusal-too-few-cards = too few cards ({ NAME($deck) }): { $have }, wanted { $n }
allowed-too-few-cards = with more cards
refusal-too-few-to-discard = { $n } to discard, and only { $have } to be had
allowed-too-few-to-discard = with more cards
refusal-no-cards = { NAME($who) } has neither deck nor discard pile to draw from
allowed-no-cards = with cards to draw
refusal-not-own-deck = the deck of another player ({ NAME($deck) })
allowed-not-own-deck = with the own deck or that of the monuments

program-draw = Draw cards
sentence-draw-1 = Draw cards; an empty deck is made anew out of the discard pile.
program-look = Look at cards
sentence-look-1 = Look at the top cards of the deck.
sentence-look-2 = Choose an order for them.
sentence-look-3 = Put them back on top in that order.
program-discard-gain = Essences for a discarded card
sentence-discard-gain-1 = Gain one gold, or two essences of other kinds.
program-place = Place an artifact
sentence-place-1 = Pay the placement cost out of your pool.
sentence-place-2 = Put the card in front of you, ready to be used.
program-claim = Claim a component
sentence-claim-1 = Pay the placement cost out of your pool.
sentence-claim-2 = Put the component in front of you.
sentence-claim-3 = In the place of a face-up monument turn up the top one of the deck.
sentence-claim-4 = If the component does something when it is claimed, it happens now.
program-discard-card = Discard for essences
sentence-discard-card-1 = Discard a card from your hand.
sentence-discard-card-2 = Gain one gold, or two essences of other kinds, alike or not.
program-actions = Actions
sentence-actions-1 = From the first player clockwise, take one action each in turn until all have passed.
program-turn = Turn
sentence-turn-1 = It is your turn.
sentence-turn-2 = Take one action.
