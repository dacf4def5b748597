"""The lodge as a drawing for a cell: rooms by how they stand to an aim, rays, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.state.lodge.sight import Sight
from tutor.games.blackrose.views.table.aim import Aim, Standing, numbers, standings
from tutor.games.blackrose.views.table.lodge import CORNERS, Point, centre
from tutor.games.blackrose.views.table.phrases import lodge_text, place_line
from tutor.trace.words import Speaker
from tutor.views.markup import Attribute, Html, join, tag

UNIT: Final = 44
"""The side of a hex in the picture, in pixels."""

INSIDE: Final = 0.95
"""How much of its place a room fills."""

DIMMEST: Final = 0.24
"""How bright a room is that lies as far away as one can see in a lodge."""


def lodge_drawing(sight: Sight, aim: Aim, speaker: Speaker) -> Html:
    """The lodge as a drawing: what is seen is light, what is blocked is crossed, what is far is dark."""
    at = places(sight.lodge)
    standing = standings(sight, aim)
    parts = [
        _room(id, at[id], _look(aim, id, how), how == "blocked", _number(sight.lodge, id), speaker)
        for id, how in standing.items()
    ]
    return frame_of(at, (*parts, _aimed(sight, aim, at)), lodge_text(sight, aim, (), speaker))


def lit_lodge(sight: Sight, aim: Aim, speaker: Speaker, act: str) -> Html:
    """The lodge lit from where one looks: a ray to every room in range, and what blocks it.

    Pressing a room reports `act` with its id.
    """
    at = places(sight.lodge)
    standing = standings(sight, aim)
    far = {id: sight.distance(aim.source, id) or 0 for id in standing}
    rays = [
        _ray(at[aim.source], at[id], f"rt-ray is-{how}")
        for id, how in standing.items()
        if how in ("seen", "blocked") and id != aim.source
    ]
    parts = [
        _room(
            id,
            at[id],
            _look(aim, id, how) + (" is-target" if id == aim.target else ""),
            how == "blocked",
            _number(sight.lodge, id),
            speaker,
            light=max(DIMMEST, 0.86 - 0.2 * far[id]) if how == "seen" and id != aim.source else 0,
            press=pressed(act, id, place_line(sight, aim, id, how, (), speaker)) if how != "cell" else None,
        )
        for id, how in standing.items()
    ]
    line = _aimed(sight, aim, at)
    return frame_of(at, (*parts, *([] if line else rays), line), lodge_text(sight, aim, (), speaker))


def places(lodge: Lodge) -> Mapping[str, Point]:
    """The centre of every room and cell in the drawing, whose hexes have sides of length 1."""
    rooms = {room.id: centre(room.at) for room in lodge.rooms}
    return rooms | {cell.id: centre(cell.at) for cell in lodge.cells}


def hexagon(at: Point, **attributes: Attribute) -> Html:
    """A room in its place."""
    x, y = at
    corners = " ".join(f"{x + INSIDE * dx:.3f},{y + INSIDE * dy:.3f}" for dx, dy in CORNERS[:-1])
    return tag("polygon", points=corners, **attributes)


def room_text(at: Point, text: str, below: float) -> Html:
    """Words in a room, so far below its centre."""
    return tag("text", text, x=f"{at[0]:.3f}", y=f"{at[1] + below:.3f}")


def pressed(act: str, id: str, label: str) -> dict[str, Attribute]:
    """What makes a part of a drawing a button that reports `act` with an id."""
    return {
        "role": "button",
        "tabindex": "0",
        "aria_label": label,
        "data_act": act,
        "data_value": id,
        "data_key": f"{act}-{id}",
    }


def frame_of(at: Mapping[str, Point], parts: Iterable[Html | None], label: str) -> Html:
    """The parts as one drawing around those places."""
    xs, ys = [x for x, _ in at.values()], [y for _, y in at.values()]
    box = (min(xs) - 1, min(ys) - 1.1, max(xs) - min(xs) + 2, max(ys) - min(ys) + 2.2)
    return tag(
        "svg",
        join(*parts),
        viewBox=" ".join(f"{one:.3f}" for one in box),
        width=round(box[2] * UNIT),
        class_="rt-sight",
        role="group",
        aria_label=label,
    )


def _room(
    id: str,
    at: Point,
    look: str,
    crossed: bool,
    number: str,
    speaker: Speaker,
    light: float = 0,
    press: Mapping[str, Attribute] | None = None,
) -> Html:
    x, y = at
    cross = tag("path", d=f"M{x - 0.3:.3f} {y - 0.05:.3f}l.6 .6m0-.6l-.6 .6", class_="rt-sight__cross")
    return tag(
        "g",
        tag("title", speaker.name(id)),
        hexagon(at),
        hexagon(at, class_="rt-sight__light", fill_opacity=f"{light:.2f}") if light else None,
        cross if crossed else None,
        room_text(at, number, -0.2),
        class_=look,
        **(press or {}),
    )


def _look(aim: Aim, id: str, how: Standing) -> str:
    return "is-source" if id == aim.source else f"is-{how}"


def _number(lodge: Lodge, id: str) -> str:
    return str(numbers(lodge).get(id, ""))


def _ray(start: Point, end: Point, look: str) -> Html:
    (x1, y1), (x2, y2) = start, end
    return tag("line", x1=f"{x1:.3f}", y1=f"{y1:.3f}", x2=f"{x2:.3f}", y2=f"{y2:.3f}", class_=look)


def _aimed(sight: Sight, aim: Aim, at: Mapping[str, Point]) -> Html | None:
    """The line to what is aimed at."""
    if not aim.target or aim.target == aim.source:
        return None
    seen = sight.look(aim.source, aim.target).visible
    return _ray(at[aim.source], at[aim.target], "rt-sight__line" if seen else "rt-sight__line is-blocked")
