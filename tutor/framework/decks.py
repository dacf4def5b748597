"""Decks that lie face down: what is known of them, as immutable values."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace


class Deck(Struct, frozen=True, gc=False):
    """A face-down deck. Each layer is shuffled in itself, the first lies on top.

    Nobody knows the order within a layer, where ids are sorted. Copies of a card are the same id again. What
    is put under the deck is a layer of its own.
    """

    id: str
    layers: tuple[tuple[str, ...], ...] = ()

    @property
    def size(self) -> int:
        """How many cards the deck holds."""
        return sum(map(len, self.layers))

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards, from the top layer down."""
        return tuple(card for layer in self.layers for card in layer)

    def without(self, cards: Iterable[str]) -> Deck:
        """The deck after those cards were taken, each from the topmost layer that has it."""
        layers = list(self.layers)
        for card in cards:
            at = next(n for n, layer in enumerate(layers) if card in layer)
            left = list(layers[at])
            left.remove(card)
            layers[at] = tuple(left)
        return replace(self, layers=tuple(filter(None, layers)))

    def under(self, *cards: str) -> Deck:
        """The deck with cards put under it, one after the other."""
        return replace(self, layers=(*self.layers, *((card,) for card in cards)))

    def onto(self, *cards: str) -> Deck:
        """The deck with cards put on it, the first of them on top."""
        return replace(self, layers=(*((card,) for card in cards), *self.layers))

    def shuffled(self, *cards: str) -> Deck:
        """The deck with cards shuffled into it."""
        together = tuple(sorted((*self.cards, *cards)))
        return replace(self, layers=(together,) if together else ())
