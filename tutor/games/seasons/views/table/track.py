"""The crystal track: whose marker stands at how many crystals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.games.seasons.views.table import owners
from tutor.games.seasons.views.table.scene import Scene
from tutor.views.markup import Html, join, sub, tag
from tutor.views.words import capital

CHIP, AXIS, BELOW = 20, 8, 24
"""The height of a marker, the gap above the line, and what stands below it, in pixels."""

PART: Final = 50
"""The line is so long, or a multiple of it, as needed."""

NEAR: Final = 8
"""Markers closer than that, in per cent of the line, stand one above the other."""


def track(scene: Scene) -> Html | None:
    """The track as a picture and in words; nothing where nobody has crystals and no whole game lies there."""
    table = scene.table
    held = {player.seat: player.crystals for player in table.players}
    if not scene.whole and not any(held.values()):
        return None
    label = ", ".join(
        scene.words("crystals-of", who=capital(scene.speaker.name(seat)), n=n) for seat, n in held.items()
    )
    end = PART * max(1, -(-max(held.values()) // PART))
    rows = _rows(held, end)
    line = (max(rows.values()) + 1) * (CHIP + 2) + AXIS
    picture = tag(
        "svg",
        *_axis(end, line),
        *_markers(scene, held, rows, end, line),
        class_="rt-power",
        width="100%",
        height=line + BELOW,
        role="img",
        aria_label=label,
    )
    return join(sub(scene.words("track")), picture, tag("p", label, class_="rt-note"))


def _x(n: int, end: int) -> str:
    """Where a number of crystals stands, in per cent; the ends keep room for half a marker."""
    return f"{4 + 92 * max(n, 0) / end:.2f}%"


def _axis(end: int, line: int) -> Iterator[Html]:
    yield tag("line", x1=_x(0, end), x2=_x(end, end), y1=line, y2=line, class_="axis")
    step = end // 10
    for n in range(0, end + 1, step):
        numbered = n % (2 * step) == 0
        at = _x(n, end)
        yield tag("line", x1=at, x2=at, y1=line - (8 if numbered else 4), y2=line, class_="tick")
        if numbered:
            yield tag("text", str(n), x=at, y=line + 18, text_anchor="middle", class_="at")


def _rows(held: dict[str, int], end: int) -> dict[str, int]:
    """The row of each marker: those that would cover one another stand one above the other."""
    rows: dict[str, int] = {}
    for seat, n in held.items():
        near = {row for other, row in rows.items() if abs(held[other] - n) * 92 < NEAR * end}
        rows[seat] = next(row for row in range(len(held)) if row not in near)
    return rows


def _markers(scene: Scene, held: dict[str, int], rows: dict[str, int], end: int, line: int) -> Iterator[Html]:
    for player in scene.table.players:
        seat, n = player.seat, player.crystals
        y = line - AXIS - CHIP - rows[seat] * (CHIP + 2)
        moved = tag("rect", class_="lit", x=-2, y=-2, width=CHIP + 4, height=CHIP + 4, rx=4)
        name = capital(scene.speaker.name(seat))
        parts = (
            tag("title", scene.words("crystals-of", who=name, n=n)),
            owners.square(scene, seat, CHIP),
            moved if scene.earlier(player).crystals != n else None,
        )
        inner = tag("svg", *parts, x=-CHIP / 2, y=y, width=CHIP, height=CHIP, overflow="visible")
        yield tag("svg", inner, x=_x(n, end), y=0, overflow="visible")
