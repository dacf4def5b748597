"""The sentences of Seasons: what the procedures and the texts of cards are written in.

Everything that a card text needs is to be had from here (`from tutor.games.seasons.verbs import ...`); each
kind changes the position, tells it in events under its `rule`, and leaves the limits to be kept by itself:

- crystals: `GainCrystals(n)`, `LoseCrystals(n, who)`, `GiveCrystals(n, giver, to)`; never below 0
  (sea.ruling.crystal-floor),
- summoning power: `RaisePower(n)`, `LowerPower(n, who)`; 0 to 15 (sea.gauge.max, sea.ruling.gauge-floor),
- energy: `GainTokens(kinds)`, `GainAny(n)` asks for each token of choice, `GainAny(n, onto=own)` puts them
  on the own card, `PayTokens(n)` asks which to pay, `PayChosen(tokens)`, `EmptyReserve()`. Tokens above the
  limit are discarded behind the full stop without a card doing anything for it (timing.py),
- cards: `DrawCards(n, into)` lays them where only the owner looks (`Table.looking`); then `Keep(card)`,
  `DiscardLooked(cards)`; `DiscardFromHand(card)`; the deck is shuffled anew by itself (sea.setup.reshuffle),
- play: `EnterPlay(card, origin)` puts a card into play free (`origin` "hand" or "looked"), whose effect then
  follows by itself; `Sacrifice(copy)`, `TakeBack(copy)`, `Straighten(copy)`, `PassOn(copy, to)`,
- crystallising: `Crystallise(tokens, each)` with purses and bonuses,
- queries: `own` the copy whose text this is, `opponents` and `everyone` clockwise,
  `solvent` the opponents who have crystals, `CountOwn(...)`,
  `ItemCount()`, `familiar_count`, `ReserveSize(who)`, `CrystalsOf(who)`, `Reading(ruling, reading)`,
- lists to choose from: `OwnInPlay(...)`, `Looked()`, `HandCards(...)`, `Seats(...)`, `Ways(n)`.

`who` is the owner of the running effect unless it is given; inside `ForEach(over=opponents, into="seat")`
it is `Bind(name="seat")`.
"""

from tutor.games.seasons.verbs.common import (
    At,
    CountOwn,
    CrystalsOf,
    ItemCount,
    Reading,
    ReserveSize,
    Seats,
    everyone,
    familiar_count,
    opponents,
    own,
    solvent,
)
from tutor.games.seasons.verbs.crystals import (
    GainCrystals,
    GiveCrystals,
    LoseCrystals,
    LowerPower,
    RaisePower,
)
from tutor.games.seasons.verbs.drawing import (
    DiscardFromHand,
    DiscardLooked,
    DrawCards,
    HandCards,
    Keep,
    Looked,
)
from tutor.games.seasons.verbs.play import (
    EnterPlay,
    OwnInPlay,
    PassOn,
    Sacrifice,
    Straighten,
    TakeBack,
)
from tutor.games.seasons.verbs.tokens import (
    Crystallise,
    EmptyReserve,
    GainAny,
    GainTokens,
    PayChosen,
    PayTokens,
    Ways,
)

__all__ = [
    "At",
    "CountOwn",
    "Crystallise",
    "CrystalsOf",
    "DiscardFromHand",
    "DiscardLooked",
    "DrawCards",
    "EmptyReserve",
    "EnterPlay",
    "GainAny",
    "GainCrystals",
    "GainTokens",
    "GiveCrystals",
    "HandCards",
    "ItemCount",
    "Keep",
    "Looked",
    "LoseCrystals",
    "LowerPower",
    "OwnInPlay",
    "PassOn",
    "PayChosen",
    "PayTokens",
    "RaisePower",
    "Reading",
    "ReserveSize",
    "Sacrifice",
    "Seats",
    "Straighten",
    "TakeBack",
    "Ways",
    "everyone",
    "familiar_count",
    "opponents",
    "own",
    "solvent",
]
