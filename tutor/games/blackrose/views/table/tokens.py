"""Figures on the map: mages as discs with their letter, evocations as plates with owner and kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tutor.games.blackrose.views.table import owners
from tutor.games.blackrose.views.table.places import Point
from tutor.games.blackrose.views.table.scene import Scene
from tutor.views.markup import Html, join, tag
from tutor.views.words import capital


class Size(NamedTuple):
    """How large figures are drawn, and how much room there is for them."""

    where: str
    disc: float
    plate: float
    square: float
    room: float
    y: float


SIZES: Final[dict[str, tuple[Size, ...]]] = {
    "room": (Size("wide", 21, 36, 19, 88, 30), Size("narrow", 28, 27, 27, 84, 31)),
    "low": (Size("wide", 20, 36, 19, 60, 36), Size("narrow", 28, 27, 27, 84, 31)),
    "cell": (Size("wide", 21, 36, 19, 50, 30), Size("narrow", 28, 27, 27, 50, 33)),
}
"""The sizes in which figures are drawn in a room, in one with two rows of chips, and in a cell."""
GAP: Final = 2.0


def figure_row(scene: Scene, figures: Sequence[str], at: Point, where: str) -> Html:
    """The figures of a place side by side, for wide maps and for narrow ones.

    Evocations lose the letters of their kind where it gets tight, and at last only as many figures are drawn
    as there is room for, with the number of the others behind them. Those that changed, or can be picked,
    come first.
    """
    ordered = sorted(figures, key=lambda figure: not _stands_out(scene, figure))
    return join(*[_row(scene, ordered, at, size) for size in SIZES[where]]) if figures else join()


def _row(scene: Scene, figures: Sequence[str], at: Point, size: Size) -> Html:
    for plate in (size.plate, size.square):
        widths = [size.disc if scene.table.is_mage(one) else plate for one in figures]
        if sum(widths) + GAP * (len(widths) - 1) <= size.room:
            break
    count = len(figures)
    while count > 1 and _length(widths[:count], len(figures) - count, size) > size.room:
        count -= 1
    left = at[0] - _length(widths[:count], len(figures) - count, size) / 2
    drawn: list[Html] = []
    for figure, width in zip(figures[:count], widths, strict=False):
        middle = (left + width / 2, at[1] + size.y)
        drawn.append(_figure(scene, figure, middle, width, size))
        left += width + GAP
    if count < len(figures):
        more = f"+{len(figures) - count}"
        drawn.append(
            tag("text", more, x=round(left + size.disc / 2, 1), y=round(at[1] + size.y + 5, 1), class_="more")
        )
    return tag("g", *drawn, class_=size.where)


def _length(widths: Sequence[float], left_out: int, size: Size) -> float:
    more = [size.disc] if left_out else []
    return sum(widths) + sum(more) + GAP * (len(widths) + len(more) - 1)


def _figure(scene: Scene, figure: str, at: Point, width: float, size: Size) -> Html:
    """One figure; one that a single option names answers when it is pressed."""
    table = scene.table
    mage = table.is_mage(figure)
    drawn = _mage(scene, figure, at, width) if mage else _evocation(scene, figure, at, width, size)
    height = size.disc if mage else size.square
    rings = [
        name
        for name, on in (("lit", _changed(scene, figure)), ("cand", scene.offered("figure", figure)))
        if on
    ]
    ringed = [_ring(name, at, width, height, round_=mage) for name in rings]
    key = scene.key("figure", figure)
    name = capital(scene.speaker.name(figure))
    if not key:
        return tag("g", tag("title", name), drawn, *ringed, class_="pawn")
    label = scene.words("press-figure", figure=name)
    reach = tag("circle", cx=round(at[0], 1), cy=round(at[1], 1), r=round(0.6 * width, 1), class_="reach")
    return tag(
        "g", tag("title", label), reach, drawn, *ringed, class_="pawn press", role="button", tabindex=0,
        aria_label=label, data_act="answer", data_value=key, data_key=f"figure-{size.where}-{figure}",
    )  # fmt: skip


def _stands_out(scene: Scene, figure: str) -> bool:
    moved = scene.before.where(figure) != scene.table.where(figure)
    return moved or _changed(scene, figure) or scene.offered("figure", figure)


def _changed(scene: Scene, figure: str) -> bool:
    """Whether the last step changed something of a figure but for its place, which an arrow shows."""
    now, before = scene.table, scene.before
    if now.is_mage(figure):
        return not before.is_mage(figure) or now.mage(figure).damage != before.mage(figure).damage
    return not before.is_evocation(figure) or now.evocation(figure).damage != before.evocation(figure).damage


def _ring(name: str, at: Point, width: float, height: float, *, round_: bool) -> Html:
    x, y = at
    if round_:
        return tag("circle", cx=round(x, 1), cy=round(y, 1), r=width / 2 + 2, class_=name)
    return tag(
        "rect", x=round(x - width / 2 - 2, 1), y=round(y - height / 2 - 2, 1), width=width + 4,
        height=height + 4, rx=4, class_=name,
    )  # fmt: skip


def _mage(scene: Scene, seat: str, at: Point, width: float) -> Html:
    x, y = at
    shade = owners.hue(scene, seat)
    disc = tag(
        "circle", cx=round(x, 1), cy=round(y, 1), r=width / 2 - 1, fill=f"var(--{shade})", class_="disc"
    )
    return join(disc, owners.mark(scene, seat, x, y, width * 0.75))


def _evocation(scene: Scene, id: str, at: Point, width: float, size: Size) -> Html:
    """A plate with the sign of its owner, and the letters of its kind where they fit."""
    x, y = at
    left, top, side = round(x - width / 2, 1), round(y - size.square / 2, 1), size.square
    sign = owners.sign(scene, scene.table.evocation(id).owner, left, top, side)
    if width == size.square:
        return sign
    rest = tag("rect", x=left + side, y=top, width=width - side, height=side, class_="plate")
    kind = initials(scene.name(scene.table.evocation(id).kind))
    text = tag("text", kind, x=round(left + side + (width - side) / 2, 1), y=round(y + 4.6, 1))
    return join(rest, sign, text)


def initials(name: str) -> str:
    """Two letters for a kind of evocation: the first of both words, or the first two of one."""
    words = name.split()
    return "".join(word[0] for word in words[:2]) if len(words) > 1 else name[:2]
