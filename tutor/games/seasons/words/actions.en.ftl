## Energy, crystals, summoning, activating, bonuses.

event-crystals-gained = { NAME($seat) } gains { crystals-n } and has { $total }.
event-crystals-lost = { NAME($seat) } loses { crystals-n } and has { $total }.
event-no-crystals = { NAME($seat) } has no crystals to lose.
event-power-raised = { NAME($seat) }: summoning power rises by { $n } to { $total }.
event-power-lowered = { NAME($seat) }: summoning power falls by { $n } to { $total }.
event-power-at-most = { NAME($seat) }: summoning power never exceeds { $most }, { $n } is lost.
event-energy-gained = { NAME($seat) } gains energy: { NAMES($tokens) }.
event-energy-placed = { NAME($seat) } puts energy on { NAME($card) }: { NAMES($tokens) }.
event-energy-spent = { NAME($seat) } returns energy to the stockpile: { NAMES($tokens) }.
event-tokens-moved = { $onto ->
    [yes] { NAME($seat) } moves energy onto { NAME($card) }: { NAMES($tokens) }.
   *[no] { NAME($seat) } moves energy from { NAME($card) } to the reserve: { NAMES($tokens) }.
 }
event-tokens-lost = Energy on { NAME($card) } returns to the stockpile: { NAMES($tokens) }.
event-stockpile-empty = { $tokens_count ->
    [0] { NAME($seat) }: the stockpile is empty, nothing is gained.
   *[other] { NAME($seat) }: the stockpile has no more of these tokens: { NAMES($tokens) }.
 }
event-over-limit = { NAME($seat) }: the reserve holds { $limit } tokens, { $n } too many.
event-limit-once = { NAME($seat) }: a second Grimoire does not widen the reserve.
    .quiet = yes
event-crystallised = { $tokens_count ->
    [0] { NAME($seat) } crystallises nothing.
   *[other] { NAME($seat) } crystallises: { NAMES($tokens) }. Crystals: { $n }.
 }
event-bonus-added = The bonus adds to each token: { $n }.
    .quiet = yes
event-purse-added = The Purse of Io adds to each token: { $n }.
    .quiet = yes
event-summoning = { NAME($seat) } is going to summon { NAME($card) }.
event-cost-by-players = For { $players } players { NAME($card) } has a cost of its own.
    .quiet = yes
event-cost-chosen = { NAME($seat) } chooses what to pay for { NAME($card) }: { NAMES($tokens) }.
    .quiet = yes
event-cost-reduced = { NAME($card) } costs less; tokens taken off: { $n }.
event-no-cost = { NAME($card) } costs nothing and is summoned all the same.
    .quiet = yes
event-entered = { $how ->
    [free] { NAME($seat) } plays { NAME($card) } free.
   *[summoned] { NAME($seat) } summons { NAME($card) }.
 }
event-activated = { NAME($seat) } activates { NAME($card) }.
event-straightened = { NAME($seat) } straightens { NAME($card) }.
event-sacrificed = { NAME($seat) } sacrifices { NAME($card) }.
event-taken-back = { NAME($seat) } takes { NAME($card) } back to hand.
event-passed-on = { NAME($seat) } passes { NAME($card) } on to { NAME($to) }.
event-drew = { NAME($seat) } draws { cards-n }.
event-card-kept = { $card ->
    [hidden] { NAME($seat) } keeps a card.
   *[other] { NAME($seat) } keeps a card: { NAME($card) }.
 }
event-card-discarded = { $card ->
    [hidden] { NAME($seat) } discards a card.
   *[other] { NAME($seat) } discards a card: { NAME($card) }.
 }
event-reshuffled = The deck has run out: the discard pile is shuffled and becomes the deck.
event-no-cards = { NAME($seat) } cannot draw: deck and discard pile are empty.
event-bonus-used = { NAME($seat) } uses a bonus: { NAME($bonus) }.
event-bonus-marked = { NAME($seat) }: bonuses used { $uses }.
    .quiet = yes
event-bonus-yield = { $once ->
    [yes] { NAME($seat) } may crystallise one batch of tokens, for { $n } more a token.
   *[no] { NAME($seat) } may crystallise until the end of the turn, for { $n } more a token.
 }
event-batch-over = { NAME($seat) } has crystallised the batch that the bonus was for; the bonus is over.
event-table-read = The table of { NAME($season) } for { NAME($energy) }: { crystals-n }.
    .quiet = yes
event-still-open = { NAME($seat) } may go on crystallising until the end of the turn.
    .quiet = yes
event-summons-again = { NAME($seat) } summons again in this turn; cards so far: { $n }.
    .quiet = yes
event-two-copies = { NAME($seat) } has both copies of { NAME($card) } in play: their effects add up.
event-stays-in-force = { NAME($card) } stays in force as long as it is in play.
    .quiet = yes
event-card-prevails = The card prevails over the rules: { NAME($card) } comes into play without its cost.
    .quiet = yes
event-hand-size = { NAME($seat) } has { cards-n } in hand; there is no limit.
    .quiet = yes

ask-turn = { NAME($who) }, what do you do?
ask-gain-any = { NAME($who) }, which energy do you take? Tokens left to take: { $left }.
ask-discard-token = { NAME($who) }, which token do you discard? Too many: { $left }.
ask-overflow = { NAME($who) } has more tokens than the reserve may hold.
ask-pay-summon = { NAME($who) }, with which tokens do you pay?
ask-pay = { NAME($who) }, which tokens do you pay?
ask-exchange = { NAME($who) }, which tokens do you exchange?
ask-how-many = { NAME($who) }, how many tokens do you exchange?
ask-crystallise-many = { NAME($who) }, how many of these tokens do you crystallise: { NAME($token) }?
ask-save-tokens = { NAME($who) }, the Bespelled Grimoire is about to leave play: which token do you move to the board first?
ask-entered = { NAME($who) }, a card has come into play: what acts next?
ask-summoning = { NAME($who) }, a card is going to be summoned: which card acts next?
ask-activated = { NAME($who) }, a card is activated: which card acts next?
ask-sacrificed = { NAME($who) }, a card was sacrificed: which card acts next?
ask-die-taken = { NAME($who) }, a die was taken: which card acts next?
ask-energy-gained = { NAME($who) }, energy was gained: which card acts next?
ask-crystallised = { NAME($who) }, tokens were crystallised: which card acts next?
ask-drew = { NAME($who) }, cards were drawn: which card acts next?
group-crystallise = Crystallise
group-crystallise-several = Crystallise
group-summon = Summon
group-activate = Activate
group-bonus = Bonuses
group-move-token = Bespelled Grimoire
option-turn-done = end the turn
    .said = pass finish
option-crystallise = crystallise { NAME($token) }: { crystals-n }
    .said = sell
option-crystallise-several = crystallise several tokens at once
option-so-many-tokens = { $n ->
    [0] none
   *[other] { tokens-n }
 }
option-save-token = move { NAME($energy) } to the board
option-save-done = move nothing more
option-summon = summon { NAME($card) }
    .said = cast play
option-activate = activate { NAME($card) }
    .said = tap turn use
option-bonus = use a bonus: { NAME($bonus) }
    .said-bonus-exchange = swap trade
option-move-token = { $onto ->
    [yes] move { NAME($energy) } onto the Grimoire
   *[no] move { NAME($energy) } to the board
 }
option-energy = { NAME($energy) }
option-overflow = discard tokens: { $n }
option-pay-tokens = { NAMES($tokens) }
option-exchange-tokens = { tokens-n }
option-answer = { NAME($card) }
option-enter = { NAME($card) }

refusal-die-first = the gains of the die come first
allowed-die-first = after the actions of the die
refusal-no-access = { NAME($seat) } has nothing in this turn that opens crystallising
allowed-no-access = with the symbol on the die, the bonus, or a card that opens it
refusal-no-power = { NAME($seat) } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in play and summoning power { $power }
allowed-no-power = with summoning power above { $cards }
refusal-crystals-missing = { NAME($seat) } has { $has ->
    [one] { $has } crystal
   *[other] { $has } crystals
 }, and { $needed ->
    [one] { $needed } is
   *[other] { $needed } are
 } needed
allowed-crystals-missing = with { $needed ->
    [one] { $needed } crystal
   *[other] { $needed } crystals
 }
refusal-energy-missing = { $tokens_count ->
    [0] { NAME($seat) } has no token to pay with
   *[other] { NAME($seat) } lacks energy: { NAMES($tokens) }
 }
allowed-energy-missing = with the energy of the cost
refusal-nothing-to-activate = { NAME($card) } has no effect to activate
allowed-nothing-to-activate = with a card that has an activated effect
refusal-before-die-only = { NAME($card) } is activated before the actions of the die only
allowed-before-die-only = before the actions of the die
refusal-turned = { NAME($card) } is turned already
allowed-turned = in the next round
refusal-played-now = { NAME($card) } came into play in this turn
allowed-played-now = in a later turn
refusal-bonuses-used = { NAME($seat) } has used { $n } bonuses, and there are no more
allowed-bonuses-used = in another game
refusal-tokens-missing = { NAME($seat) } has { $has ->
    [one] { $has } token
   *[other] { $has } tokens
 }, and { $needed ->
    [one] { $needed } is
   *[other] { $needed } are
 } needed
allowed-tokens-missing = with { $needed ->
    [one] { $needed } token
   *[other] { $needed } tokens
 }
refusal-power-full = { NAME($seat) } has summoning power { $most }, the most there is
allowed-power-full = with less summoning power
refusal-instead-of-die-draw = it takes the place of the card that the die gives
allowed-instead-of-die-draw = while drawing a card by the die

program-summon = Summon
sentence-summon-1 = Announce the card; what others demand before the summon happens now.
sentence-summon-2 = Pay its cost.
sentence-summon-3 = Lay it face up beside your board.
program-activate = Activation
sentence-activate-1 = Turn the card.
sentence-activate-2 = Pay its cost and carry out its effect.
program-crystallise = Crystallising
sentence-crystallise-1 = Return the token and gain crystals by the table of the season.
program-crystallise-several = Crystallising several tokens
sentence-crystallise-several-1 = Say how many tokens of each type you crystallise.
sentence-crystallise-several-2 = Return them and gain crystals by the table of the season.
program-move-token = Moving a token
sentence-move-token-1 = Move a token between board and Grimoire.
program-overflow = Reserve too full
sentence-overflow-1 = Look how many tokens the reserve may hold.
sentence-overflow-2 = Discard tokens until the rest fits.
program-bonus-exchange = Bonus: exchange
sentence-bonus-exchange-1 = Move your marker on the bonus track.
sentence-bonus-exchange-2 = Say how many tokens you exchange.
sentence-bonus-exchange-3 = Return them to the stockpile.
sentence-bonus-exchange-4 = Take as many of any types.
program-bonus-crystallise = Bonus: better crystallising
sentence-bonus-crystallise-1 = Move your marker on the bonus track.
sentence-bonus-crystallise-2 = Until the end of the turn you may crystallise, each token for one crystal more.
program-bonus-summoning = Bonus: summoning power
sentence-bonus-summoning-1 = Move your marker on the bonus track.
sentence-bonus-summoning-2 = Your summoning power rises by 1.
program-bonus-draw = Bonus: two cards
sentence-bonus-draw-1 = Move your marker on the bonus track.
