"""The texts of the 50 power cards, and how one is written down.

Each card has one entry in the file of its group (`cards_01_10.py` ... `cards_41_50.py`): `card(number, id,
*parts)`. A part is a program, found as `card-<number>.<part>` ("card-03.enter"):

- `enter(rule, ...)`: what happens when the card comes into play, summoned or free,
- `activate(rule, ..., against=...)`: what it costs and gives when it is activated; `against` yields a
  `Refusal` for everything that stands against that (above all a cost that cannot be paid),
- `trigger(on, rule, ..., whose=..., when=...)`: what happens at a season change, at the end of a round, when
  somebody summons, activates, sacrifices... (`making.On` lists all; `timing.py` tells in what order).

For example, number 3 is `card(3, "amulet-of-earth", enter(RULE, GainCrystals(rule=RULE, n=9)))`.

The sentences are those of `verbs` and of the kernel (`Choose`, `If`, `ForEach`, `Stop`...). A part has as
many sentences at its top as the catalogue has full stops of that type (`immediate` for `enter`, `activated`
for `activate`, `permanent` for triggers): what takes several steps is put into one `Stop`. So the wording
comes from the catalogue (`components/printed_text.py`) and needs no words of its own; events and options that
are new do, in `words/cards.{en,ru}.ftl`. Every sentence carries the rule of the card that it follows.

A permanent effect that changes a number has no program: the number is worked out where it is needed, in
`state/derived.py` (the Hand of Fortune takes tokens off, the Purse of Io adds crystals, the Grimoire widens
the reserve); the entry of such a card is `card(20, "hand-of-fortune")`. What a card in play has against the
summons of others is a function in its `bars` (the Arcano Leech).
"""

from __future__ import annotations

from typing import Final

from tutor.engine.program import Program
from tutor.games.seasons.cards.cards_01_10 import CARDS_01_10
from tutor.games.seasons.cards.cards_11_20 import CARDS_11_20
from tutor.games.seasons.cards.cards_21_30 import CARDS_21_30
from tutor.games.seasons.cards.cards_31_40 import CARDS_31_40
from tutor.games.seasons.cards.cards_41_50 import CARDS_41_50
from tutor.games.seasons.cards.making import Bars, CardText, On

CARDS: Final[tuple[CardText, ...]] = (
    *CARDS_01_10,
    *CARDS_11_20,
    *CARDS_21_30,
    *CARDS_31_40,
    *CARDS_41_50,
)

TEXTS: Final[dict[str, CardText]] = {text.card: text for text in CARDS}
"""The text of every card that is written down, by the id of the card."""

PROGRAMS: Final[tuple[Program, ...]] = tuple(program for text in CARDS for program in text.programs)

BARS: Final[tuple[Bars, ...]] = tuple(bar for text in CARDS for bar in text.bars)
"""What cards in play have against summons."""

WAITING: Final[dict[On, tuple[str, ...]]] = {
    trigger.on: tuple(
        dict.fromkeys(text.card for text in CARDS for other in text.triggers if other.on == trigger.on)
    )
    for text in CARDS
    for trigger in text.triggers
}
"""The cards that wait for something, by what they wait for."""
