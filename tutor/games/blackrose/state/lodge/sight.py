"""Range and line of sight: who can be aimed at from where, and what decides it.

Rules: brw.range.max, brw.range.any, brw.range.los, brw.range.los.line, brw.cell.not-target,
brw.cell.not-lodge, brw.target.all, brw.target.imaginary, brw.target.imaginary.no-attack. Rulings:
brw.ruling.los.along-edge, brw.ruling.los.vertex, brw.ruling.los.cell, brw.ruling.range.count,
brw.ruling.all.sight, brw.ruling.cell.caster, brw.ruling.imaginary.when.

A range is a number of rooms, or None where it is unlimited. Rooms and cells are named by their ids.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from tutor.engine.event import Facts, facts
from tutor.engine.question import Refusal
from tutor.framework.readings import Readings, by_default
from tutor.games.blackrose.state.lodge.hexes import Hex, distance, line, neighbours
from tutor.games.blackrose.state.lodge.lines import lines
from tutor.games.blackrose.state.lodge.lodge import Lodge

Range: TypeAlias = int | None

ALONG_EDGE: Final = "brw.ruling.los.along-edge"
VERTEX: Final = "brw.ruling.los.vertex"
OVER_CELL: Final = "brw.ruling.los.cell"
COUNT: Final = "brw.ruling.range.count"
ALL: Final = "brw.ruling.all.sight"
CASTER: Final = "brw.ruling.cell.caster"

RULINGS: Final = (ALONG_EDGE, VERTEX, OVER_CELL, COUNT, ALL, CASTER)
"""The rulings on which lines of sight and distances depend."""

LINE: Final = "brw.range.los.line"


class Ground(Struct, frozen=True):
    """One of the facts that decide whether there is a line of sight, with the rule that makes it count.

    Facts name rooms, cells and places by id: `crossed`, `edge` (the two between which the line runs),
    `corner` (the two that it passes and the one that it touches), `gap`; where a ruling decides, they name
    the `ruling` and its `reading`.
    """

    rule: str
    kind: str
    facts: Facts = ()


class Sighting(Struct, frozen=True):
    """What can be said of two places: how far, whether there is a line of sight, and why.

    `distance` is None where no way leads there and distances are walked.
    """

    source: str
    target: str
    distance: int | None
    visible: bool
    because: tuple[Ground, ...]


class Terms(NamedTuple):
    """The readings of the rulings on which sight depends."""

    along_edge: str
    vertex: str
    over_cell: str
    counted: str
    all: str
    caster: str


class Sight:
    """Who sees whom in a lodge, under some readings. Built by `sight`, which remembers it."""

    def __init__(self, lodge: Lodge, terms: Terms) -> None:
        self.lodge: Final = lodge
        self.terms: Final = terms
        self._seen: Final = self._worked_out()
        self._areas: Final[dict[tuple[str, Range, bool], tuple[str, ...]]] = {}

    def __repr__(self) -> str:
        return f"<Sight of {len(self.lodge.rooms)} rooms, {self.terms}>"

    def sees(self, source: str, target: str) -> bool:
        """Whether a line of sight leads from a room (or cell) to a room.

        Raises KeyError for a source that is neither room nor cell of the lodge.
        """
        return target in self._seen[source]

    def distance(self, source: str, target: str) -> int | None:
        """How far it is in rooms (brw.range.max); None where no way leads there and ways are counted.

        Ruling: brw.ruling.range.count. Raises KeyError for an id that is not in the lodge.
        """
        lodge = self.lodge
        place, other = self._at(source), self._at(target)
        if self.terms.counted == "straight" or source == target:
            return distance(place, other)
        # From a cell, or to it, one step leads over each edge that it shares with a room.
        ways = [
            way + (not lodge.is_room(source)) + (not lodge.is_room(target))
            for one in self._doors(source)
            for to in self._doors(target)
            if (way := lodge.steps(one, to)) is not None
        ]
        return min(ways, default=None)

    def seen_from(self, source: str, reach: Range = None) -> tuple[str, ...]:
        """The rooms in line of sight within a range (without one: at any distance), in their order."""
        return self._area(source, reach, seen=True)

    def targets(self, source: str, reach: Range) -> tuple[str, ...]:
        """The rooms against which `refusals` has nothing, in their order: looked up, as no reason is asked.

        Raises KeyError for a source that is neither room nor cell of the lodge.
        """
        return self._area(source, reach, seen=reach is not None)

    def within(self, source: str, reach: Range) -> tuple[str, ...]:
        """All rooms within a range, seen or not, in their order."""
        return self._area(source, reach, seen=False)

    def area(self, source: str, reach: Range) -> tuple[str, ...]:
        """The rooms whose figures an effect on all figures within a range reaches (brw.target.all).

        It reaches the source too, but never who applies it. Ruling: brw.ruling.all.sight.
        """
        if reach is None or self.terms.all == "all":
            return self.within(source, reach)
        return self.seen_from(source, reach)

    def look(self, source: str, target: str) -> Sighting:
        """Distance and line of sight, with the facts that decide it. Raises KeyError for an unknown id."""
        against = (*self._outside(source, target),)
        if not against and source == target:
            same = Ground("brw.range.max", "los-same", facts(target=target))
            return Sighting(source, target, 0, True, (same,))
        met = against or (*self._met(source, target),)
        blocking = tuple(ground for ground in met if ground.kind in BLOCKING)
        because = blocking or (*self._clear(source, target), *met)
        return Sighting(source, target, self.distance(source, target), not blocking, because)

    def refusals(self, source: str, target: str, reach: Range) -> tuple[Refusal, ...]:
        """Every reason why an effect of that range cannot be aimed from one place at another.

        Nothing is against an unlimited range, except that cells are no targets (brw.range.any,
        brw.cell.not-target). Raises KeyError for an unknown id.
        """
        outside = tuple(_refusal(ground) for ground in self._outside(source, target))
        if reach is None:
            return tuple(refusal for refusal in outside if refusal.kind == "target-cell")
        if outside:
            return outside
        sighting = self.look(source, target)
        far = () if sighting.distance is not None and sighting.distance <= reach else (_far(sighting, reach),)
        return (*far, *(() if sighting.visible else map(_refusal, sighting.because)))

    def terms_by_ruling(self) -> dict[str, str]:
        """The reading of every ruling on which the answers depend."""
        return dict(zip(RULINGS, self.terms, strict=True))

    # ---- how it is worked out

    def _at(self, id: str) -> Hex:
        """Where a room or cell lies. Raises KeyError for any other id."""
        if id not in self._seen:
            raise KeyError(f"no room or cell {id!r} in this lodge")
        return self.lodge.where(id)

    def _doors(self, id: str) -> tuple[str, ...]:
        """A room itself; the rooms that a cell touches."""
        lodge = self.lodge
        if lodge.is_room(id):
            return (id,)
        touched = (lodge.at(place) for place in neighbours(lodge.where(id)))
        return tuple(room for room in touched if lodge.is_room(room))

    def _worked_out(self) -> dict[str, frozenset[str]]:
        """For every room and cell the rooms in line of sight."""
        lodge, terms = self.lodge, self.terms
        known = lines((*(room.at for room in lodge.rooms), *(cell.at for cell in lodge.cells)))
        over = terms.over_cell == "open"
        missing = known.outside | (0 if over else known.mask(cell.at for cell in lodge.cells))
        rows = known.rows(missing, edges=terms.along_edge == "open", corners=terms.vertex == "open")
        names = [room.id for room in lodge.rooms]
        seen = {
            id: frozenset(name for at, name in enumerate(names) if row >> at & 1)
            for id, row in zip((*names, *(cell.id for cell in lodge.cells)), rows, strict=True)
        }
        nothing = {cell.id: frozenset[str]() for cell in lodge.cells}
        return seen if terms.caster == "cell" else seen | nothing

    def _area(self, source: str, reach: Range, *, seen: bool) -> tuple[str, ...]:
        key = (source, reach, seen)
        rooms = self._areas.get(key)
        if rooms is None:
            in_sight = self._seen[source]
            rooms = self._areas[key] = tuple(
                room.id
                for room in self.lodge.rooms
                if (not seen or room.id in in_sight) and self._reaches(source, room.id, reach)
            )
        return rooms

    def _reaches(self, source: str, room: str, reach: Range) -> bool:
        if reach is None:
            return True
        if self.lodge.cell(source) is not None and self.terms.caster == "none":
            return False
        far = self.distance(source, room)
        return far is not None and far <= reach

    def _outside(self, source: str, target: str) -> Iterator[Ground]:
        """What stands against cells as targets and as places to aim from."""
        for id in (source, target):
            self._at(id)
        if not self.lodge.is_room(target):
            yield Ground("brw.cell.not-target", "target-cell", facts(target=target))
        if not self.lodge.is_room(source) and self.terms.caster == "none":
            ruled = facts(source=source, ruling=CASTER, reading=self.terms.caster)
            yield Ground("brw.cell.not-lodge", "caster-outside", ruled)

    def _clear(self, source: str, target: str) -> Iterator[Ground]:
        """What the line passes through; nothing is said of one that runs along an edge all the way."""
        lodge = self.lodge
        between = line(lodge.where(source), lodge.where(target))
        if between.through or not between.edges:
            crossed = tuple(lodge.at(place) for place in between.through)
            yield Ground(LINE, "los-clear", facts(source=source, target=target, crossed=crossed))

    def _met(self, source: str, target: str) -> Iterator[Ground]:
        """What the line meets that is, or could be, against it."""
        lodge, terms = self.lodge, self.terms
        between = line(lodge.where(source), lodge.where(target))
        for place in between.through:
            yield from self._gap(place)
        for one, other in between.edges:
            beside = tuple(lodge.at(place) for place in (one, other))
            inside = [place for place in (one, other) if self._is_inside(place)]
            if len(inside) == 2:
                yield _ruled("los-edge", ALONG_EDGE, terms.along_edge, edge=beside)
            elif inside:
                room, beyond = (one, other) if one in inside else (other, one)
                about = facts(edge=beside, room=lodge.at(room), beyond=lodge.at(beyond))
                yield Ground(LINE, "los-rim", about)
            else:
                yield Ground(LINE, "los-gap-edge", facts(edge=beside))
        for corner in between.corners:
            yield _ruled("los-corner", VERTEX, terms.vertex, corner=tuple(map(lodge.at, corner)))

    def _is_inside(self, place: Hex) -> bool:
        id = self.lodge.at(place)
        return self.lodge.is_room(id) or (self.terms.over_cell == "open" and self.lodge.cell(id) is not None)

    def _gap(self, place: Hex) -> Iterator[Ground]:
        id = self.lodge.at(place)
        if self.lodge.cell(id) is not None:
            yield _ruled("los-cell", OVER_CELL, self.terms.over_cell, gap=id)
        elif not self.lodge.is_room(id):
            yield Ground(LINE, "los-gap", facts(gap=id))


BLOCKING: Final = frozenset(
    (
        *("los-edge", "los-rim", "los-corner", "los-gap", "los-gap-edge", "los-cell"),
        *("target-cell", "caster-outside"),
    )
)
"""The kinds of grounds that stand against a line of sight; the others only say what it passes."""


def _ruled(kind: str, ruling: str, reading: str, **met: str | tuple[str, ...]) -> Ground:
    """What a ruling decides: under the reading `open` it does not stand against the line."""
    about = facts(**met, ruling=ruling, reading=reading)
    return Ground(LINE, f"{kind}-open" if reading == "open" else kind, about)


def _refusal(ground: Ground) -> Refusal:
    return Refusal(ground.rule, ground.kind, ground.facts)


def _far(sighting: Sighting, reach: int) -> Refusal:
    about = facts(source=sighting.source, target=sighting.target, distance=sighting.distance, reach=reach)
    return Refusal("brw.range.max", "out-of-range", about)


def sight(lodge: Lodge, reading: Readings = by_default) -> Sight:
    """Who sees whom in a lodge under the readings in force: worked out once, then looked up."""
    return _sight(lodge, Terms(*map(reading, RULINGS)))


@lru_cache(maxsize=64)
def _sight(lodge: Lodge, terms: Terms) -> Sight:
    return Sight(lodge, terms)
