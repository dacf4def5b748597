"""What a game is played with: a box of faces for each set of facts.

Two sets come with a game: "book" holds what the rulebook says and no more; "training" fills its gaps with a
training set that is made up for learning. A reader's own facts file becomes a set with `Boxes.register`.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, Protocol, TypeVar

from tutor.rules.catalogue import Catalogue, load
from tutor.rules.components import ComponentData
from tutor.rules.facts import Basis
from tutor.rules.merging import Check, merge, training
from tutor.rules.naming import add_names

BOOK: Final = "book"
COMES_WITH: Final[dict[str, Callable[[str], Catalogue]]] = {BOOK: load, "training": training}
"""The sets that come with a game, and how their catalogue is read."""


class HasCatalogue(Protocol):
    """A box: it keeps the catalogue that it was made of."""

    @property
    def catalogue(self) -> Catalogue: ...


B = TypeVar("B", bound=HasCatalogue)


class Boxes(dict[str, B]):
    """The boxes of a game by name; those that come with it are made when they are first asked for.

    Another name raises `KeyError`. `make` makes a box of its name and a catalogue, `check` is what the game
    demands of a facts file.
    """

    def __init__(self, game: str, make: Callable[[str, Catalogue], B], check: Check) -> None:
        super().__init__()
        self._game, self._make, self._check = game, make, check
        self._made_of: dict[str, tuple[str, str]] = {}

    def __missing__(self, name: str) -> B:
        if name not in COMES_WITH:
            raise KeyError(f"no set of facts {name!r}; register the file that it comes from")
        made = self[name] = self._make(name, COMES_WITH[name](self._game))
        return made

    def own(self) -> tuple[str, ...]:
        """The names of the boxes that were made out of readers' own facts."""
        return tuple(name for name in self if name.startswith("own-"))

    def register(self, text: str, filename: str, base: str, basis: Basis) -> str:
        """Makes a box out of a facts file (its text), laid over the box `base`, and returns its name.

        The facts are merged by id and get the `basis`; `filename` is only shown in defects. The name tells
        one text from another, and the same text has the same name everywhere. Raises `DefectiveFile` with
        every defect of the file, and `KeyError` for an unknown `base`.
        """
        kind = "own" if basis == "user" else basis
        name = f"{kind}-{sha256(f'{base}:{text}'.encode()).hexdigest()[:12]}"
        if name not in self:
            catalogue = merge(self[base].catalogue, text, filename, basis, self._check)
            self[name] = self._make(name, catalogue)
            self._made_of[name] = (base, text)
            add_names(catalogue)
        return name

    def made_of(self, name: str) -> tuple[str, str] | None:
        """The box that a registered one lies over and the facts file it was made of; None for any other."""
        return self._made_of.get(name)


def raw(data: ComponentData, name: str) -> Any:
    """A fact as it is written, without its basis; "unknown" where the component does not have it."""
    return bare_value(data.facts.get(name, "unknown"))


def bare_value(fact: Any) -> Any:
    """What a fact says, without its basis and notes."""
    return fact["value"] if isinstance(fact, dict) and "value" in fact else fact


def is_open(written: Any) -> bool:
    """Whether a written fact is unknown as a whole or in part, or is a wording that only a reader can use.

    A ``text`` or a ``name`` inside a fact is a wording beside it, and does not count.
    """
    if isinstance(written, dict):
        return written.keys() == {"en", "ru"} or any(
            is_open(item) for key, item in written.items() if key not in ("text", "name")
        )
    if isinstance(written, list | tuple):
        return any(is_open(item) for item in written)
    return bool(written == "unknown")
