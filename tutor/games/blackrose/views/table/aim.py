"""What is looked at in the lodge: from where, how far and at what, and how every place stands to that."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.state.lodge.sight import Range, Sight
from tutor.games.blackrose.state.readings import GAME
from tutor.rules.catalogue import load

Standing: TypeAlias = Literal["seen", "blocked", "far", "cell"]
"""How a place stands to what is looked for: it can be aimed at, its line is blocked, it is out of range, or
it is a cell, which is never aimed at.
"""


class Figure(NamedTuple):
    """A figure on the map: its name, the room or cell it stands in, and the sign it is drawn with."""

    name: str
    place: str
    sign: str


class Aim(Struct, frozen=True):
    """From where one looks, how far the effect reaches, and at what it is aimed ("" for nothing yet).

    `all` says that the effect is one on all figures within its range, which has no single target. `mage`
    is the name of the figure that applies the effect, "" where only the room is known.
    """

    source: str
    target: str = ""
    reach: Range = 2
    all: bool = False
    mage: str = ""


def standings(sight: Sight, aim: Aim) -> Mapping[str, Standing]:
    """How every room and cell stands to an aim, by id, in the order of the lodge."""
    near = set(sight.within(aim.source, aim.reach))
    hit = set(reached(sight, aim))
    standings: dict[str, Standing] = {}
    for room in sight.lodge.rooms:
        standings[room.id] = "seen" if room.id in hit else "blocked" if room.id in near else "far"
    return standings | {cell.id: "cell" for cell in sight.lodge.cells}


def reached(sight: Sight, aim: Aim) -> tuple[str, ...]:
    """The rooms that can be aimed at, or those that an effect on all figures reaches."""
    if aim.reach is None or aim.all:
        return sight.area(aim.source, aim.reach)
    return sight.seen_from(aim.source, aim.reach)


def struck(sight: Sight, aim: Aim, figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """The figures that an effect on all figures within its range reaches, without who applies it.

    Rule: brw.target.all.
    """
    rooms = set(reached(sight, aim))
    return tuple(figure for figure in figures if figure.place in rooms and figure.name != aim.mage)


def numbers(lodge: Lodge) -> Mapping[str, int]:
    """The number of every room on the map, row by row."""
    return {room.id: number for number, room in enumerate(lodge.rooms, 1)}


@cache
def colour_of(room: str) -> str:
    """The colour of a room; "" for a place whose room is not known."""
    catalogue = load(GAME)
    if room not in {each.id for each in catalogue.of_kind("room")}:
        return ""
    return str(catalogue.component(room).value("colour"))
