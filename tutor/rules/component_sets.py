"""What a game is played with: a box of faces for each set of facts.

Two sets come with a game: "book" holds what the rulebook says and no more; "training" fills its gaps with a
training set that is made up for learning. A reader's own facts file becomes a set with `Boxes.register`.

What a position assumes is laid over one of these. The name of such a set tells all of it, so that a position,
which names the set that it is played with, means the same wherever it comes to.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, Protocol, TypeVar

from tutor.rules.catalogue import Catalogue, load
from tutor.rules.components import ComponentData
from tutor.rules.merging import Check, merge, training

BOOK: Final = "book"
COMES_WITH: Final[dict[str, Callable[[str], Catalogue]]] = {BOOK: load, "training": training}
"""The sets that come with a game, and how their catalogue is read."""

OWN: Final = "own-"
ASSUMED: Final = "assumed-"
"""How the names of readers' own sets begin, and of those that positions assume."""

AT_ONCE: Final = 16
"""So many sets that positions assume are kept for a game; others are made anew out of their names."""


class HasCatalogue(Protocol):
    """A box: it keeps the catalogue that it was made of."""

    @property
    def catalogue(self) -> Catalogue: ...


B = TypeVar("B", bound=HasCatalogue)

_GAMES: Final[dict[str, Boxes[Any]]] = {}
"""The boxes of each game that can be played with several sets of facts."""


class Boxes(dict[str, B]):
    """The boxes of a game by name; those that come with it or are assumed are made when they are asked for.

    Another name raises `KeyError`. `make` makes a box of its name and a catalogue, `check` is what the game
    demands of a facts file.
    """

    def __init__(self, game: str, make: Callable[[str, Catalogue], B], check: Check) -> None:
        super().__init__()
        self._game, self._make, self._check = game, make, check
        _GAMES[game] = self

    def __missing__(self, name: str) -> B:
        return self._keep(name, self._made(name))

    def _made(self, name: str) -> B:
        """A box that is not there yet."""
        if name in COMES_WITH:
            return self._make(name, COMES_WITH[name](self._game))
        base, components = assumed_in(name)
        if base == name:
            raise KeyError(f"no set of facts {name!r}; register the file that it comes from")
        text = _as_json({"game": self._game, "components": components})
        return self._make(name, merge(self[base].catalogue, text, "assume", "assumed", self._check))

    def _keep(self, name: str, made: B) -> B:
        """Keeps a box, and lets go of the assumed ones that were placed longest ago."""
        if name.startswith(ASSUMED):
            for one in [one for one in self if one.startswith(ASSUMED)][: 1 - AT_ONCE or None]:
                self.pop(one, None)
        self[name] = made
        return made

    def own(self) -> tuple[str, ...]:
        """The names of the boxes that were made out of readers' own facts."""
        return tuple(name for name in self if name.startswith(OWN))

    def register(self, text: str, filename: str, base: str = BOOK) -> str:
        """Makes a box out of a reader's facts file (its text), laid over the box `base`; returns its name.

        The facts are merged by id; `filename` is only shown in defects. The name tells one text from another,
        and the same text has the same name everywhere. Raises `DefectiveFile` with every defect of the file,
        and `KeyError` for an unknown `base`.
        """
        name = f"{OWN}{sha256(f'{base}:{text}'.encode()).hexdigest()[:12]}"
        if name not in self:
            self[name] = self._make(name, merge(self[base].catalogue, text, filename, "user", self._check))
        return name

    def assume(self, base: str, components: Sequence[dict[str, Any]]) -> str:
        """The name of the box that has these components, as in a facts file, laid over the box `base`.

        Raises `DefectiveFile` with every defect of them, and `KeyError` for an unknown `base`.
        """
        name = ASSUMED + urlsafe_b64encode(_as_json([base, components]).encode()).decode().rstrip("=")
        self._keep(name, self.pop(name, None) or self._made(name))
        return name


def assumed_in(name: str) -> tuple[str, tuple[dict[str, Any], ...]]:
    """The box over which an assumed one is laid, and its components (`Boxes.assume`); any other is itself."""
    try:
        base, components = json.loads(urlsafe_b64decode(name.removeprefix(ASSUMED) + "=="))
        return (base, tuple(components)) if name.startswith(ASSUMED) else (name, ())
    except ValueError:
        return name, ()


def _as_json(value: Any) -> str:
    """The same JSON for the same value, in whichever order its parts were written down."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def catalogues(game: str, name: str = "") -> tuple[Catalogue, ...]:
    """The catalogue of a set of facts that does not come with the game; without a name those of all of them.

    Raises `KeyError` for an unknown set.
    """
    boxes: Mapping[str, HasCatalogue] = _GAMES.get(game, {})
    names = (name,) if name else tuple(boxes)
    return tuple(boxes[one].catalogue for one in names if one not in COMES_WITH)


def raw(data: ComponentData, name: str) -> Any:
    """A fact as it is written, without its basis; "unknown" where the component does not have it."""
    return bare_value(data.facts.get(name, "unknown"))


def bare_value(fact: Any) -> Any:
    """What a fact says, without its basis and notes."""
    return fact["value"] if isinstance(fact, dict) and "value" in fact else fact


def is_open(value: Any) -> bool:
    """Whether a written fact is unknown as a whole or in part, or is a wording that only a reader can use.

    A ``text`` or a ``name`` inside a fact is a wording beside it, and does not count.
    """
    if isinstance(value, dict):
        return value.keys() == {"en", "ru"} or any(
            is_open(item) for key, item in value.items() if key not in ("text", "name")
        )
    if isinstance(value, list | tuple):
        return any(is_open(item) for item in value)
    return bool(value == "unknown")
