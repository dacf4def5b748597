"""Hidden information: fields of cards, the backs of those that a seat does not see, and their ids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tutor.framework.decks import Deck
from tutor.framework.field_readers import Reading, reader
from tutor.framework.shared_fields import Hidden, Piece, marked
from tutor.framework.table_fields import Column

HeldT = TypeVar("HeldT", bound=Struct)

HIDDEN: Final = "hidden"
"""What stands in a table for a card whose face the seat does not know."""


def from_outside(held: HeldT) -> HeldT:
    """A player's things as the others see them: with the backs of all cards that lie face down."""
    return replace(held, **_from_outside(type(held))(held))


def face_down(held: Struct) -> dict[str, Any]:
    """The fields of cards that nobody sees, by name, with their backs."""
    return _face_down(type(held))(held)


def backs(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards face down."""
    return (HIDDEN,) * len(cards)


def backs_of_deck(deck: Deck) -> Deck:
    """A deck of which nothing but the number of cards is seen."""
    return Deck(deck.id, tuple([(HIDDEN,) * len(one) for one in deck.layers]))


def lying(held: Struct) -> Iterator[str]:
    """The ids of the components that lie there."""
    return chain.from_iterable(_lying(type(held))(held).values())


def lying_hidden(held: Struct) -> Iterator[str]:
    """The ids of the components that lie there and others do not see."""
    return chain.from_iterable(_lying_hidden(type(held))(held).values())


@cache
def _from_outside(kind: type[Struct]) -> Callable[[Any], dict[str, Any]]:
    return _covering([field for field, _ in marked(kind, Hidden)])


@cache
def _face_down(kind: type[Struct]) -> Callable[[Any], dict[str, Any]]:
    return _covering([field for field, mark in marked(kind, Hidden) if mark.from_all])


def _covering(hidden: Iterable[Column]) -> Callable[[Any], dict[str, Any]]:
    return reader({field.name: (field.name, _turning(field)) for field in hidden})


@cache
def _lying(kind: type[Struct]) -> Callable[[Any], dict[str, Iterable[str]]]:
    return reader({field.name: _listing(field) for field, _ in marked(kind, Piece)})


@cache
def _lying_hidden(kind: type[Struct]) -> Callable[[Any], dict[str, Iterable[str]]]:
    hidden = {field.name for field, _ in marked(kind, Hidden)}
    there = (field for field, _ in marked(kind, Piece) if field.name in hidden)
    return reader({field.name: _listing(field) for field in there})


def _turning(field: Column) -> Callable[[Any], Any]:
    if field.struct is Deck:
        return backs_of_deck
    return backs if field.holds is str else lambda piles: tuple([(HIDDEN,) * len(pile) for pile in piles])


def _listing(field: Column) -> Reading:
    if field.struct is Deck:
        return f"{field.name}.cards", None
    if field.key == "id":
        return field.name, lambda pieces: [one.id for one in pieces]
    return field.name, None if field.holds is str else chain.from_iterable
