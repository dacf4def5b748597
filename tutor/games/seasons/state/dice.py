"""Season dice as they are read: which sides they have where sources differ, and which of them lies up.

Rulings: sea.ruling.dice-brotherta, sea.ruling.dice-takitsu, sea.ruling.example-two-earth-face. The catalogue
has the dice of the default readings; here is what another reading changes on them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from tutor.engine.event import Facts, facts
from tutor.framework.readings import Readings
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import DieFace, Side
from tutor.games.seasons.state.derived import symbols_of
from tutor.games.seasons.state.table import Rolled

BROTHERTA: Final = "sea.ruling.dice-brotherta"
TAKITSU: Final = "sea.ruling.dice-takitsu"
TWO_EARTH: Final = "sea.ruling.example-two-earth-face"


class Change(NamedTuple):
    """What a reading of a ruling prints on one side of a die (1 to 6) instead."""

    ruling: str
    reading: str
    side: int
    prints: dict[str, Any]


def _by_brotherta(side: int, **prints: Any) -> Change:
    return Change(BROTHERTA, "brotherta", side, prints)


def _by_takitsu(*sides: int) -> tuple[Change, ...]:
    return tuple(Change(TAKITSU, "no", side, {"power": 0}) for side in sides)


CHANGES: Final[dict[str, tuple[Change, ...]]] = {
    "die-winter-1": (_by_brotherta(3, pips=3), _by_brotherta(6, pips=3)),
    "die-winter-2": (_by_brotherta(2, power=1), _by_brotherta(6, energy=(1, 1, 0, 0))),
    "die-winter-3": (_by_brotherta(5, energy=(1, 0, 1, 0)), _by_brotherta(6, power=1, pips=1)),
    "die-autumn-2": (_by_brotherta(2, energy=(0, 0, 1, 1)), _by_brotherta(6, energy=(2, 0, 0, 1))),
    "die-autumn-3": (_by_brotherta(2, power=0),),
    "die-autumn-4": (_by_brotherta(6, energy=(0, 0, 1, 1)),),
    "die-winter-5": _by_takitsu(3, 4),
    "die-spring-5": _by_takitsu(1, 4),
    "die-summer-5": (*_by_takitsu(2, 5), Change(TWO_EARTH, "yes", 3, {"crystallise": False})),
    "die-autumn-5": _by_takitsu(3, 6),
}
"""What other readings change, by the die."""


def die_face(die: str, reading: Readings) -> DieFace:
    """A season die with its six sides as the rulings are read. Raises `KeyError` for an id that is no die."""
    return _printed(die, _changed(die, reading))


def _changed(die: str, reading: Readings) -> tuple[bool, ...]:
    """Which of the changes of a die are made by the rulings as they are read."""
    changes = CHANGES.get(die)
    return tuple([reading(one.ruling) == one.reading for one in changes]) if changes else ()


@cache
def _printed(die: str, changed: tuple[bool, ...]) -> DieFace:
    face = box().dice[die]
    if not any(changed):
        return face
    sides = list(face.sides)
    for change, made in zip(CHANGES[die], changed, strict=True):
        if made:
            sides[change.side - 1] = replace(sides[change.side - 1], **change.prints)
    return replace(face, sides=tuple(sides))


def side_up(rolled: Rolled, reading: Readings) -> Side:
    """The side of a die that lies up."""
    return die_face(rolled.die, reading).sides[rolled.side - 1]


def die_facts(rolled: Rolled, reading: Readings) -> Facts:
    """A die with what it shows, as facts of an event or an option."""
    return _die_facts(rolled.die, rolled.side, _changed(rolled.die, reading))


@cache
def _die_facts(die: str, side: int, changed: tuple[bool, ...]) -> Facts:
    up = _printed(die, changed).sides[side - 1]
    return facts(die=die, side=side, symbols=symbols_of(up), pips=up.pips)
