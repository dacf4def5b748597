"""What is played with: the faces of all components, and the sets they come in, from the catalogue."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from tutor.games.resarcana.components.decoding import face, number
from tutor.games.resarcana.components.faces import Face, Kind
from tutor.rules.catalogue import Catalogue, load
from tutor.rules.component_sets import raw
from tutor.rules.components import ComponentData

GAME: Final = "resarcana"
PLAYED: Final = ("artifact", "mage", "magic-item", "monument", "place-of-power")
"""The kinds of components that lie on the table."""


class FirstGameSet(Struct, frozen=True, gc=False):
    """What a player gets in a first game: a mage and three artifacts (res.setup.first-game.sets)."""

    number: int
    mage: str
    artifacts: tuple[str, ...]


class Tile(Struct, frozen=True, gc=False):
    """A double-sided place of power."""

    id: str
    sun: str
    moon: str


class Box:
    """All faces, made once. It never changes; a look-up is one access to a dict.

    Raises KeyError for an id that there is not.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        by_kind: dict[str, list[ComponentData]] = {}
        for data in catalogue.parts.components:
            by_kind.setdefault(data.kind, []).append(data)
        self.faces: Final[dict[str, Face]] = {
            data.id: face(data) for kind in PLAYED for data in by_kind.get(kind, ())
        }
        self._kinds: dict[str, tuple[str, ...]] = {
            kind: tuple(sorted(one.id for one in self.faces.values() if one.kind == kind)) for kind in PLAYED
        }
        self.sets: Final[tuple[FirstGameSet, ...]] = tuple(
            FirstGameSet(raw(data, "set"), raw(data, "mage"), tuple(raw(data, "artifacts")))
            for data in sorted(by_kind["first-game-set"], key=lambda one: int(raw(one, "set")))
        )
        self.tiles: Final[tuple[Tile, ...]] = tuple(
            Tile(data.id, raw(data, "sun"), raw(data, "moon")) for data in by_kind["place-tile"]
        )
        by_id = {data.id: data for data in catalogue.parts.components}
        self.gold_in_ties: Final = number(by_id["essence-gold"], "tie_break_value")
        self.token_points: Final = number(by_id["first-player-token"], "points")

    def __getitem__(self, id: str) -> Face:
        return self.faces[id]

    def __contains__(self, id: object) -> bool:
        return id in self.faces

    def of_kind(self, kind: Kind) -> tuple[str, ...]:
        """The sorted ids of all components of a kind."""
        return self._kinds[kind]


@cache
def box() -> Box:
    """The box of the base game."""
    return Box(load(GAME))
