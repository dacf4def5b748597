"""The power track: whose marker stands where, where the moons change and where the game ends."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.blackrose.state.table import ROSE
from tutor.games.blackrose.views.table import owners
from tutor.games.blackrose.views.table.scene import Scene
from tutor.views.markup import Html, Part, join, sub, tag

LAST = 35
"""The last space of the track; beyond it markers begin anew, with a power token (brw.power.track35)."""
CHIP, AXIS, BELOW = 20, 8, 40
"""The height of a marker, the gap above the line, and what stands below it, in pixels."""


def track(scene: Scene) -> Html | None:
    """The track as a picture and in words; nothing where nobody has power and no whole game lies there."""
    table, words = scene.table, scene.words
    powers = {source: table.power(source) for source in table.sources}
    if not scene.whole and not any(powers.values()):
        return None
    was = {source: scene.before.power(source) for source in table.sources}
    label = ", ".join(words("power-of", who=scene.speaker.name(source), n=n) for source, n in powers.items())
    rows = max(_rows(powers).values(), default=0) + 1
    line = rows * (CHIP + 2) + AXIS
    picture = tag(
        "svg",
        *_axis(scene, line),
        *_markers(scene, powers, was, line),
        class_="rt-power",
        width="100%",
        height=line + BELOW,
        role="img",
        aria_label=label,
    )
    note = words("moon-n", n=table.moon)
    return join(sub(words("power-track"), note), picture, tag("p", label, class_="rt-note"))


def _x(n: int) -> str:
    """Where a number of points stands, in per cent; the ends keep room for half a marker."""
    return f"{3 + 94 * n / LAST:.2f}%"


def _axis(scene: Scene, line: int) -> Iterator[Html]:
    yield tag("line", x1=_x(0), x2=_x(LAST), y1=line, y2=line, class_="axis")
    table, words = scene.table, scene.words
    marks: dict[int, Part] = {0: "0", LAST: str(LAST)}
    marks |= {
        n: words("moon-mark", moon=words(f"moon-{moon}"), n=n) for moon, n in enumerate(table.moon_at, 2)
    }
    marks[table.rose_at] = words("rose-mark", n=table.rose_at)
    for n in range(LAST + 1):
        yield tag("line", x1=_x(n), x2=_x(n), y1=line - (5 if n % 5 == 0 else 3), y2=line, class_="tick")
    for n, label in sorted(marks.items()):
        if n > LAST:
            continue
        low = n in (*table.moon_at, table.rose_at)
        anchor = "start" if n == 0 else "end" if n in (LAST, table.rose_at) else "middle"
        yield tag("line", x1=_x(n), x2=_x(n), y1=line - 8, y2=line + (22 if low else 5), class_="mark")
        yield tag("text", label, x=_x(n), y=line + (34 if low else 18), text_anchor=anchor, class_="at")


def _rows(powers: dict[str, int]) -> dict[str, int]:
    """The row of each marker: those that would cover one another stand one above the other."""
    rows: dict[str, int] = {}
    for source, n in powers.items():
        near = {row for other, row in rows.items() if _close(powers[other], n)}
        rows[source] = next(row for row in range(len(powers)) if row not in near)
    return rows


def _close(one: int, other: int) -> bool:
    """Whether the markers of two numbers would touch; a power token makes them wider."""
    wide = 3 if max(one, other) <= LAST else 6
    return abs(_space(one) - _space(other)) < wide


def _space(n: int) -> int:
    """The space on which so many points are marked."""
    return n if n <= LAST else n - LAST


def _markers(scene: Scene, powers: dict[str, int], was: dict[str, int], line: int) -> Iterator[Html]:
    rows = _rows(powers)
    for source, n in powers.items():
        y = line - AXIS - CHIP - rows[source] * (CHIP + 2)
        name = scene.speaker.name(source)
        moved = tag("rect", class_="lit", x=-2, y=-2, width=CHIP + 4, height=CHIP + 4, rx=4)
        parts = (
            tag("title", scene.words("power-of", who=name, n=n)),
            owners.sign(scene, source, 0, 0, CHIP),
            tag("text", f"+{LAST}", x=CHIP + 3, y=15, class_="at") if n > LAST else None,
            moved if was[source] != n else None,
        )
        inner = tag("svg", *parts, x=-CHIP / 2, y=y, width=CHIP, height=CHIP, overflow="visible")
        yield tag("svg", inner, x=_x(_space(n)), y=0, overflow="visible")


def rose_line(scene: Scene) -> Html | None:
    """The Black Rose: her power, the chips in her supply, her trophies."""
    table, words = scene.table, scene.words
    if not scene.whole and table.rose == type(table.rose)():
        return None
    text = words("rose-line", power=table.rose.power, chips=table.chips_left(ROSE))
    taken = owners.trophies(scene, table.rose.trophies)
    trophies = join(words("rose-trophies"), taken, by=" ") if taken else None
    return tag("p", join(owners.chip(scene, ROSE), text, trophies, by=" "), class_="rt-note")
