## Set-up and prelude.

event-year-token = The year token starts on year { $mark }.
event-year-track = The tournament lasts { $years } years.
    .quiet = yes
event-season-token = The season token starts on space { $space } of the wheel.
event-level = Level: { NAME($level) }. There are { $cards } power cards to play with.
event-card-copies = These are { $cards } different cards, two copies of each.
    .quiet = yes
event-dice-picked = Dice of { NAME($season) } for this game: { NAMES($dice) }.
event-markers = Everybody places four markers: { NAMES($seats) }.
event-crystal-marker = Markers on the crystal track: { $n } crystals and no hundreds.
    .quiet = yes
event-power-marker = Markers on the summoning gauge: { $n } of at most { $most }.
    .quiet = yes
event-bonus-marker = Markers on the bonus track: { $n } of at most { $most } uses.
    .quiet = yes
event-library-tokens = Everybody takes two library tokens: { NAMES($tokens) }.
event-dealt = { NAME($seat) } is dealt { cards-n } face down.
event-set-taken = { NAME($seat) } takes { NAME($set) }.
event-deck-made = The deck: { cards-n }.
event-card-drafted = { $card ->
    [hidden] { NAME($seat) } sets a card face down. Chosen so far: { $n }.
   *[other] { NAME($seat) } sets a card face down: { NAME($card) }. Chosen so far: { $n }.
 }
event-hands-passed = Hands of { cards-n } go to the left neighbours.
event-draft-over = Everybody has chosen { cards-n }.
event-card-piled = { $card ->
    [hidden] { NAME($seat) } puts a card on a pile: { NAME($pile) }.
   *[other] { NAME($seat) } puts { NAME($card) } on a pile: { NAME($pile) }.
 }
event-piles-made = { NAME($seat) } has made three piles of { $n } cards.
event-may-look = { NAME($seat) } may look at the cards under the own library tokens at any time.
    .quiet = yes
event-items = { $n } of them are magic items, which work for their owner alone.
    .quiet = yes
event-familiars = { $n } of them are familiars, which reach several players.
    .quiet = yes
event-energy-types = There are four types of energy: { NAMES($energies) }.
    .quiet = yes
event-season-dice = Dice of { NAME($season) } in the box: { $n }.
    .quiet = yes

ask-pick-dice = Which dice of the season are in this game?
ask-deal = Which cards are dealt?
ask-starter-set = { NAME($who) }, which starter set do you take?
ask-draft = { NAME($who) }, which card do you choose?
ask-pile = { NAME($who) }, { $pile ->
    [hand] which card do you take into your hand?
   *[library-token-ii] which card do you put under library token II?
 }
option-starter-set = { NAME($set) }
option-draft-card = { NAME($card) }
option-pile-card = { NAME($card) }

program-game = Whole game
sentence-game-1 = Set the game up.
sentence-game-2 = In the prelude everybody chooses nine cards.
sentence-game-3 = The tournament is played round by round.
sentence-game-4 = Count the prestige.
program-setup = Set-up
sentence-setup-1 = Place the year and season tokens and make the deck of the level.
sentence-setup-2 = Take one die of each season more than there are players.
sentence-setup-3 = Everybody places four markers and takes the library tokens.
sentence-setup-4 = Everybody is dealt nine cards or takes a starter set.
sentence-setup-5 = The youngest player is first, and the other cards are the deck.
program-prelude = Prelude
sentence-prelude-1 = Everybody chooses a card and passes the others to the left until none is left.
sentence-prelude-2 = Everybody splits the nine cards into three piles.
program-piles = Three piles
sentence-piles-1 = Put three cards into your hand, three under token II and three under token III.
sentence-piles-2 = Look at the cards under your tokens whenever you like.
