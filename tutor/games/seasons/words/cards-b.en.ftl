## Cards 26 to 50: their own events, questions, options and refusals.

event-no-answer = { NAME($card) } ({ NAME($seat) }) does not answer { NAME($of) }.
    .quiet = yes
event-tokens-counted = Tokens on { NAME($card) } belong to the reserve ({ NAME($seat) }): { $n }.
    .quiet = yes
event-tokens-untouched = Tokens on { NAME($card) } are no part of the reserve ({ NAME($seat) }): { $n }.
    .quiet = yes
event-cost-paid = { NAME($seat) } has paid for { NAME($card) }.
    .quiet = yes
event-access-closed = Crystallising is closed again ({ NAME($seat) }).
    .quiet = yes
event-counts-as-paid = Played free, the card counts as paid with every type: { NAMES($tokens) }.
event-amulet-reduced = The Hand of Fortune saves { NAME($seat) } a token: { NAME($energy) } counts as paid.
event-looked-at-top = { NAME($seat) } looks at the top card of the deck.
event-put-back = { NAME($seat) } puts the card back on top of the deck.
event-top-discarded = { NAME($seat) } discards the top card of the deck unseen.
event-cost-in-full = { NAME($card) } takes nothing off the cost of an activation ({ NAME($seat) }).
    .quiet = yes
event-summon-stopped = { NAME($seat) } has no crystal to give and does not summon { NAME($card) }.
event-revealed = { NAME($seat) } shows { NAME($card) }; its prestige is { $n }.
event-more-than-fits = { NAME($seat) } would gain { tokens-n }, more than the reserve holds: the rest is discarded at once.
event-no-prestige = { NAME($card) } has no prestige to give: { NAME($seat) } gains no tokens.
event-surplus-stays = { NAME($seat) } has more cards in play than summoning power; all of them stay.
event-tokens-turned = { NAME($seat) }: these tokens become air: { NAMES($tokens) }.
event-no-leader = { NAME($seat) } does not have more crystals than everybody else and takes nothing.
event-no-power-needed = { NAME($seat) } has no summoning power left, and needs none to receive the card.
    .quiet = yes
event-card-costs = { NAME($card) } is in play at the end and costs { NAME($seat) } prestige: { $n }.
    .quiet = yes
event-prestige-unknown = The prestige of { NAME($card) } is not known and counts nothing ({ NAME($seat) }).

ask-cost-paid = { NAME($who) }, the cost of an activation was paid: which card acts next?
ask-tokens-moved = { NAME($who) }, tokens were moved: which card acts next?
ask-amulet-more = { NAME($who) }, which type do you count as paid besides? Types saved: { $left }.
ask-tree-way = { NAME($who) }, what do you use the Tree of Light for?
ask-orb-way = { NAME($who) }, what do you use the Crystal Orb for?
ask-orb-card = { NAME($who) }, the top card is { NAME($card) }. What happens to it?
ask-feed = { NAME($who) }, which token goes on the Cauldron?
ask-crown-way = { NAME($who) }, do you draw a card or discard one?
ask-crown-discard = { NAME($who) }, which card do you discard?
ask-sacrifice-for-skull = { NAME($who) }, which card do you sacrifice?
ask-give-up-familiar = { NAME($who) }, which familiar do you give up?
ask-mirror-number = { NAME($who) }, how many tokens do you exchange, at a crystal each?
ask-exchange-for = { NAME($who) }, which energy do you take for them? Tokens left to take: { $left }.

option-amulet-type = { NAME($energy) }
option-amulet-more-done = no other type
option-tree-token = pay 3 crystals for a token
option-tree-access = discard a token to open crystallising
option-orb-look = look at the top card of the deck
option-orb-mill = pay 3 crystals to discard the top card of the deck
option-orb-return = put { NAME($card) } back on the deck
option-orb-discard = discard { NAME($card) }
option-orb-play = discard 4 tokens and play { NAME($card) } free
option-crown-draw = draw a card
option-crown-discard = discard a card
option-discard-familiar = discard { NAME($card) } from hand
option-sacrifice-familiar = sacrifice { NAME($card) }

refusal-fairies-first = { $has ->
    [one] { NAME($seat) } has { $has } crystal and needs { $needed }, but Thieving Fairies take { $n } first
   *[other] { NAME($seat) } has { $has } crystals and needs { $needed }, but Thieving Fairies take { $n } first
 }
allowed-fairies-first = with more crystals
refusal-leech-unpaid = { $has ->
    [one] { NAME($seat) } has { $has } crystal and needs { $needed }, as Arcano Leeches demand { $n }
   *[other] { NAME($seat) } has { $has } crystals and needs { $needed }, as Arcano Leeches demand { $n }
 }
allowed-leech-unpaid = { $needed ->
    [one] with { $needed } crystal
   *[other] with { $needed } crystals
 }
refusal-reserve-empty = { NAME($seat) } has no token in the reserve
allowed-reserve-empty = with a token in the reserve
refusal-sacrifices-missing = { $has ->
    [one] { NAME($seat) } can sacrifice { $has } card; needed: { $needed }
   *[other] { NAME($seat) } can sacrifice { $has } cards; needed: { $needed }
 }
allowed-sacrifices-missing = { $needed ->
    [one] with { $needed } card in play
   *[other] with { $needed } cards in play
 }
refusal-no-familiar = { NAME($seat) } has no familiar in hand or in play
allowed-no-familiar = with a familiar in hand or in play
refusal-none-held = { NAME($seat) } has no token of this energy: { NAME($energy) }
allowed-none-held = with such a token
refusal-water-missing = { NAME($seat) } has no water token
allowed-water-missing = with a water token
refusal-hand-empty = { NAME($seat) } has no card in hand to discard
allowed-hand-empty = with a card in hand
