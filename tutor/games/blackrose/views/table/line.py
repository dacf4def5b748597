"""The line to what is aimed at, with the edges, corners and gaps that decide whether it counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from math import atan2, cos, degrees, radians, sin, sqrt
from typing import Final, cast

from tutor.games.blackrose.state.lodge.hexes import Hex, edge_ends, meeting
from tutor.games.blackrose.state.lodge.sight import BLOCKING, Ground, Sight
from tutor.games.blackrose.views.table.aim import Aim
from tutor.trace.words import Speaker
from tutor.views.figure import font
from tutor.views.traces import Point, Trace, lines, marks

MARKED: Final = ("edge", "corner", "gap")
"""The facts that are marked on the map."""
BESIDE: Final = "\N{NO-BREAK SPACE}|\N{NO-BREAK SPACE}"
AWAY: Final = 17
"""How many pixels a note lies beside what it names."""
NOTHING: Final = "\N{EN DASH}"


def drawn_line(
    sight: Sight, aim: Aim, colours: Mapping[str, str], numbers: Mapping[str, int], speaker: Speaker
) -> tuple[list[Trace], list[Trace]]:
    """The line as traces, solid if it counts and dashed if not, with a mark and a note for what decides it.

    The traces are always the same ones, empty where there is nothing to mark.
    """
    lodge = sight.lodge
    aimed = bool(aim.target) and aim.target != aim.source and not aim.all
    sighting = sight.look(aim.source, aim.target) if aimed else None
    seen = sighting is not None and sighting.visible
    ink = colours["ink"] if seen else colours["no"]
    ends = [point(_thirds(lodge.where(id))) for id in (aim.source, aim.target)] if sighting else []
    line = lines([ends] if ends else [], color=ink, width=3.5, dash="solid" if seen else "dash")
    line |= {"mode": "lines+markers", "marker": {"size": 10, "color": ink, "opacity": 1}}
    grounds = sighting.because if sighting else ()
    edges = [list(map(point, edge_ends(*_hexes(sight, ground, "edge")))) for ground in _with(grounds, "edge")]
    corners = [
        point(meeting(*cast("tuple[Hex, Hex, Hex]", _hexes(sight, ground, "corner"))))
        for ground in _with(grounds, "corner")
    ]
    gaps = [point(_thirds(_hexes(sight, ground, "gap")[0])) for ground in _with(grounds, "gap")]
    marked = [
        lines(edges, color=ink, width=9, dash="solid"),
        marks(corners, opacity=1, symbol="circle-open", size=22, color=ink, line={"width": 4}),
        marks(gaps, opacity=1, symbol="x", size=22, color=ink),
    ]
    look = {"ink": ink, "leaf": colours["leaf"]}
    notes = [
        _note(_middle(sight, ground), _angle(sight, ground), _named(sight, ground, numbers, speaker), look)
        for ground in grounds
        if ground.kind in BLOCKING or ground.kind.endswith("-open")
        if any(name in MARKED for name, _ in ground.facts)
    ]
    return [line, *marked], notes


def point(thirds: Hex) -> Point:
    """A point given in thirds of axial coordinates, in the figure."""
    return sqrt(3) * (thirds[0] + thirds[1] / 2) / 3, thirds[1] / 2


def _thirds(at: Hex) -> Hex:
    return 3 * at[0], 3 * at[1]


def _with(grounds: tuple[Ground, ...], fact: str) -> Iterator[Ground]:
    return (ground for ground in grounds if fact in dict(ground.facts))


def _hexes(sight: Sight, ground: Ground, fact: str) -> tuple[Hex, ...]:
    value = dict(ground.facts)[fact]
    ids = value if isinstance(value, tuple) else (value,)
    return tuple(sight.lodge.where(str(id)) for id in ids)


def _middle(sight: Sight, ground: Ground) -> Point:
    """Where the note of a ground stands: the middle of what it names."""
    fact = next(name for name, _ in ground.facts if name in MARKED)
    spots = [point(_thirds(at)) for at in _hexes(sight, ground, fact)]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _named(sight: Sight, ground: Ground, numbers: Mapping[str, int], speaker: Speaker) -> str:
    """The name of an edge, corner or gap by the numbers of its rooms; a cell has its own."""
    fact, value = next((name, value) for name, value in ground.facts if name in MARKED)
    ids = [str(id) for id in (value if isinstance(value, tuple) else (value,))]
    if sight.lodge.cell(ids[0]) is not None and len(ids) == 1:
        return speaker.name(ids[0])
    return speaker.say(f"lodge-note-{fact}", rooms=BESIDE.join(str(numbers.get(id, NOTHING)) for id in ids))


def _angle(sight: Sight, ground: Ground) -> float:
    """The slope of an edge in degrees, clockwise; nothing else has one."""
    if "edge" not in dict(ground.facts):
        return 0.0
    (x, y), (to_x, to_y) = map(point, edge_ends(*_hexes(sight, ground, "edge")))
    slope = degrees(atan2(to_y - y, to_x - x))
    return round(slope - 180 if slope > 90 else slope + 180 if slope <= -90 else slope, 3)


def _note(at: Point, angle: float, text: str, look: Mapping[str, str]) -> Trace:
    """A note beside a point, along the line there."""
    turned = radians(angle)
    return {
        "x": at[0],
        "y": at[1],
        "text": f"<b>{escape(text)}</b>",
        "textangle": angle,
        "showarrow": False,
        "xshift": round(AWAY * sin(turned), 2),
        "yshift": round(AWAY * cos(turned), 2),
        "font": font(look["ink"], 13),
        "bgcolor": look["leaf"],
        "bordercolor": look["ink"],
        "borderwidth": 1.5,
        "borderpad": 2,
        "name": "wide",
    }
