"""Which pieces of the stage an answer is about."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.question import Option
from tutor.games.resarcana.actions.moves import DISCARD
from tutor.games.resarcana.state.essences import KINDS, read

WAYS = frozenset({"way-out-pay", "way-out-destroy", "way-out-discard"})
ESSENCES = frozenset({"gain", "pay", "put", "lose", "pay-x"})
"""The kinds of answers that are essences."""


def things_of(option: Option) -> Iterator[str]:
    """The keys of the pieces that an answer is about, the closest first.

    Giving a card away is about the discard pile: that makes no card of the hand stand out.
    """
    about = dict(option.facts)
    if option.kind == DISCARD:
        yield "pile"
    elif option.kind in WAYS:
        yield "way-out"
    elif option.kind == "suffer":
        yield "loss"
    elif option.kind in ESSENCES:
        yield f"way-{option.key}"
        yield from (f"kind-{kind}" for kind, n in zip(KINDS, read(option.key), strict=True) if n)
    elif option.kind == "order":
        cards = about.get("cards")
        if isinstance(cards, tuple) and cards:
            yield f"card-{cards[0]}"
    elif "card" in about:
        yield f"card-{about['card']}"
    elif "who" in about:
        yield f"player-{about['who']}"
    elif "deck" in about:
        yield f"deck-{about['deck']}"
