"""The lodge as a map of hexes: which part of it is shown, and the pieces that lie on it.

Lengths are in units of the plan; how long a unit is on the page follows in the style sheet from the room
there is (`--u`), for the whole lodge and, on a phone, for the part that matters.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from tutor.games.blackrose.state.table import Room
from tutor.games.blackrose.views.stage.crop import Crop
from tutor.games.blackrose.views.stage.figures import Held, drawn_figures
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.names import Name, named_rooms, softened
from tutor.games.blackrose.views.stage.signs import PATHS, styled
from tutor.games.blackrose.views.stage.slots import ROOMY
from tutor.games.blackrose.views.table.panel import HUES
from tutor.games.blackrose.views.table.places import Plan, corners
from tutor.views.markup import Html, join, tag
from tutor.views.stage.pieces import handle, piece
from tutor.views.stage.seals import seal


class Mark(NamedTuple):
    """How a room stands to what is asked: how it looks, and the reason in up to three words."""

    look: str
    why: str = ""


def lines(look: Look, marks: Mapping[str, Mark]) -> dict[str, str]:
    """What is written below the figures of a room: why it cannot be reached, else whether it was used."""
    texts = {id: mark.why for id, mark in marks.items() if mark.why}
    for room in look.table.rooms:
        hurt = any(map(look.table.damage_of, look.table.figures_in(room.id)))
        if room.restored and room.id not in texts and not hurt:
            texts[room.id] = look.words("used" if room.used else "ready")
    return texts


def drawn_lodge(
    look: Look, view: Crop, marks: Mapping[str, Mark], places: Mapping[str, Held], *over: Html
) -> Html:
    """The lodge with rooms, cells, figures and what is drawn over them."""
    at, captions = look.plan, lines(look, marks)
    cells = [cell for cell in look.table.cells if cell.id in view.inside or _used(look, cell.id)]
    named = named_rooms(look, at, view, places)
    rooms = [
        _room(
            look,
            room,
            view,
            named.get(room.id),
            places[room.id],
            marks.get(room.id),
            captions.get(room.id, ""),
        )
        for room in look.table.rooms
    ]
    parts = [*rooms, *(_cell(look, at, cell.id, view) for cell in cells)]
    figures = drawn_figures(look, view, places, captions)
    x, y, w, h = view.whole
    px, py, pw, ph = view.part
    style = (
        f"--wx:{x:.0f};--wy:{y:.0f};--ww:{w:.0f};--wh:{h:.0f};"
        f"--px:{px:.0f};--py:{py:.0f};--pw:{pw:.0f};--ph:{ph:.0f}"
    )
    return tag("div", tag("div", *parts, *over, *figures, class_="st-map"), class_="st-lodge", style=style)


def overlay(view: Crop, *parts: Html) -> Html:
    """Lines over the whole lodge, in units of the plan."""
    x, y, w, h = view.whole
    return tag(
        "svg", *parts, class_="st-over", viewBox=f"{x:.0f} {y:.0f} {w:.0f} {h:.0f}", aria_hidden="true",
        style=f"--x:{x:.0f};--y:{y:.0f};--w:{w:.0f};--h:{h:.0f}",
    )  # fmt: skip


def _used(look: Look, cell: str) -> bool:
    return any(look.spot(seat) == cell for seat in look.table.seats)


def cells_in_use(look: Look) -> tuple[str, ...]:
    """The cells in which a mage is, or was before the step."""
    return tuple(
        cell.id for cell in look.table.cells
        if any(cell.id in (look.spot(seat), look.was(seat)) for seat in look.table.seats)
    )  # fmt: skip


def _room(
    look: Look, room: Room, view: Crop, name: Name | None, place: Held, mark: Mark | None, line: str
) -> Html:
    x, y = look.plan.rooms[room.id]
    was = look.before.room(room.id) if look.before.is_room(room.id) else room
    changed = (was.restored, was.used, was.instability) != (room.restored, room.used, room.instability)
    pick = look.setting.pick(room.id)
    colour = look.box.room(room.id).colour or ""
    looks = [
        mark.look if mark is not None else "",
        "is-restored" if room.restored else "",
        "is-used" if room.restored and room.used else "",
        "" if room.id in view.inside else "is-out",
        "" if name is not None else "is-unnamed",
        "has-who" if place.figures else "",
        "has-one" if len(place.figures) == 1 else "",
        "is-tight" if view.unit < ROOMY else "",
    ]
    wide, low = (name.wide, name.low) if name is not None else (0, 0.0)
    made = piece(
        "room",
        _hexagon(room.restored, _chips(look, room)),
        _seal(room.id, HUES.get(colour, "")),
        tag("small", softened(look.name(room.id)), class_="st-room__name"),
        tag("small", line, class_="st-room__why") if line else None,
        key=room.id,
        pick=pick,
        look=" ".join(filter(None, looks)),
        says=_room_said(look, room, "" if mark is None else mark.why),
        lit=changed and not pick,
    )
    return styled(made, x=x, y=y, foot=place.wide.foot, nfoot=place.phone.foot, n=f"{wide}px", low=low)


@lru_cache(maxsize=256)
def _hexagon(restored: bool, chips: Html) -> Html:
    inner = tag("polygon", points=corners((0, 0), 0.87), class_="inner") if restored else None
    return tag(
        "svg", tag("polygon", points=corners((0, 0), 0.97), class_="hex"), inner, chips,
        viewBox="-51 -59 102 118", aria_hidden="true", class_="st-room__hex",
    )  # fmt: skip


@lru_cache(maxsize=64)
def _seal(room: str, hue: str) -> Html:
    return seal("blackrose", room, hue)


def _room_said(look: Look, room: Room, why: str) -> str:
    there = ", ".join(look.who(figure) for figure in look.table.figures_in(room.id))
    parts = [look.name(room.id), why]
    if room.restored:
        parts.append(look.words("room-used" if room.used else "room-ready"))
    elif room.instability:
        parts.append(look.words("chips", n=len(room.instability), of=look.box.room(room.id).slots or 0))
    return ", ".join(part for part in (*parts, there) if part)


def _chips(look: Look, room: Room) -> Html:
    """The chips on the slots of a ruined room, and the free slots, along its lower edges."""
    if room.restored or not room.instability:
        return join()
    slots = max(look.box.room(room.id).slots or 0, len(room.instability))
    left = (slots + 1) // 2
    made = []
    for n in range(slots):
        side, at, of = (-1, left - 1 - n, left) if n < left else (1, n - left, slots - left)
        along = 22 + at * min(9.0, 30 / max(1, of - 1))
        x, y = side * (0.866 * along - 4.25), 50.6 - along / 2
        if n < len(room.instability):
            source = room.instability[n]
            place = f"translate({x:.1f} {y:.1f}) scale(.23)"
            made.append(tag("path", d=PATHS[look.shape(source)], transform=place, class_="chip",
                            style=f"fill:var(--{look.hue(source)})"))  # fmt: skip
        else:
            made.append(tag("circle", r=3.2, cx=round(x, 1), cy=round(y, 1), class_="slot"))
    return tag("g", *made, **handle(f"chips-{room.id}"))


def _cell(look: Look, at: Plan, cell: str, view: Crop) -> Html:
    x, y = at.cells[cell]
    picture = tag(
        "svg", tag("polygon", points=corners((0, 0), 0.6), class_="hex"), viewBox="-51 -59 102 118",
        aria_hidden="true", class_="st-room__hex",
    )  # fmt: skip
    name = tag("small", look.scene.words("map-cell"), class_="st-room__name")
    looks = [
        "st-room--cell",
        "" if cell in view.inside else "is-out",
        "is-unnamed" if view.unit < ROOMY else "",
    ]
    made = piece("room", picture, name, key=cell, look=" ".join(filter(None, looks)))
    return styled(made, x=x, y=y, n="60px", low=-12.0)
