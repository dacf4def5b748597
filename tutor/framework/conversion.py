"""The two ways between the values of a table and the form in which an author writes them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec import Struct

from tutor.framework.decks import Deck
from tutor.framework.field_readers import reader
from tutor.framework.shared_fields import Sorted, marked
from tutor.framework.under_way import sparse

HeldT = TypeVar("HeldT", bound=Struct)
FormT = TypeVar("FormT", bound=Struct)

Layers = tuple[str | tuple[str, ...], ...]
"""A written deck: cards that were shuffled, or layers with the first on top."""


class TwoWay(Protocol):
    """What reads a written value onto the table, and writes it back."""

    @property
    def read(self) -> Callable[[Any], Any]: ...

    @property
    def write(self) -> Callable[[Any], Any]: ...


class Codec(Struct, frozen=True):
    """Two functions that are inverse: from the form to the table, and back."""

    read: Callable[[Any], Any]
    write: Callable[[Any], Any]


class Conversion(Generic[HeldT, FormT]):
    """The two ways between a struct of the table and its form.

    Fields of the same name stand for each other, by the codec that is given for them, or else as they are
    (`Sorted` ones sorted). What others hold, and those `apart` that depend on more, is given each time.
    """

    def __init__(
        self, held: type[HeldT], form: type[FormT], apart: Collection[str] = (), **codecs: TwoWay
    ) -> None:
        of_form = {*form.__struct_fields__} - {*apart}
        both = [name for name in held.__struct_fields__ if name in of_form]
        unordered = {field.name: _IN_NO_ORDER for field, _ in marked(held, Sorted)}
        ways: dict[str, TwoWay] = {**unordered, **codecs}
        self._held, self._form = held, form
        self._of_form = reader({name: (name, ways[name].read if name in ways else None) for name in both})
        self._of_held = reader({name: (name, ways[name].write if name in ways else None) for name in both})

    def read(self, form: FormT, **other: Any) -> HeldT:
        """The value of the table that is written so; `other` are the fields that are given each time."""
        return self._held(**self.values(form), **other)

    def values(self, form: FormT) -> dict[str, Any]:
        """The fields of the table's value that a form tells of, by name: of one that has several forms."""
        return self._of_form(form)

    def write(self, held: HeldT, **other: Any) -> FormT:
        """The form, with no more than it does not say by itself; `other` are the fields given each time."""
        return sparse(self._form, **self._of_held(held), **other)


def optional(codec: TwoWay) -> Codec:
    """The codec of a value that may be None, and is then written so."""
    return Codec(
        lambda form: None if form is None else codec.read(form),
        lambda held: None if held is None else codec.write(held),
    )


def each(codec: TwoWay) -> Codec:
    """The codec of a tuple of such values."""
    return Codec(lambda forms: tuple(map(codec.read, forms)), lambda held: tuple(map(codec.write, held)))


def deck(id: str, layers: Callable[[Layers], tuple[tuple[str, ...], ...]] | None = None) -> Codec:
    """The codec of the deck of that id; `layers` takes a written one apart where the game has its own way."""
    read = layers or layers_of
    return Codec(lambda form: Deck(id, read(form)), _form_of)


def layers_of(form: Layers) -> tuple[tuple[str, ...], ...]:
    """A written deck as layers, each sorted; plain ids are one that was shuffled."""
    if all(isinstance(one, str) for one in form):
        return (_sorted(map(str, form)),) if form else ()
    return tuple((one,) if isinstance(one, str) else _sorted(one) for one in form if one)


def _form_of(deck: Deck) -> Layers:
    return deck.layers[0] if len(deck.layers) == 1 else deck.layers


def _sorted(entries: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(entries))


_IN_NO_ORDER = Codec(_sorted, lambda held: held)

DECKS: Final = Codec(
    lambda form: tuple(Deck(id, layers_of(cards)) for id, cards in form.items()),
    lambda decks: {deck.id: _form_of(deck) for deck in decks},
)
"""The codec of decks, written by their ids."""
