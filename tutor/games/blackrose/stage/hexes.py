"""The lodge as a map of hexes: which part of it is shown, and the pieces that lie on it.

Lengths are in units of the plan; how long a unit is on the page follows in the style sheet from the room
there is (`--u`), for the whole lodge and, on a phone, for the part that matters.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tutor.games.blackrose.drawing.panel import HUES
from tutor.games.blackrose.drawing.places import Plan, corners
from tutor.games.blackrose.stage.crop import Crop, named_rooms, softened
from tutor.games.blackrose.stage.look import ROSE_SHAPE, Look
from tutor.games.blackrose.state import Room
from tutor.views.markup import Html, join, tag
from tutor.views.stage.pieces import Motion, piece
from tutor.views.stage.seals import seal

PATHS = {
    "disc": "M0-17A17 17 0 1 1 0 17A17 17 0 1 1 0-17z",
    "kite": "M0-20L16 0L0 20L-16 0z",
    "shield": "M-15-16H15V1Q15 13 0 19Q-15 13-15 1z",
    "square": "M-15-15H15V15H-15z",
    "rose": "M-7-17H7L17-7V7L7 17H-7L-17 7V-7z",
    "flag": "M-17-14H17V15L0 8L-17 15z",
}
"""The outlines of figures and chips round 0."""


ROOMY = 0.8
"""A room has room for a reason below its figure from so many pixels a unit on."""
TIGHT = 40
"""Figures side by side have room for their damage from so many pixels on."""


class Mark(NamedTuple):
    """How a room stands to what is asked: how it looks, and the reason in up to three words."""

    look: str
    why: str = ""


def drawn_lodge(look: Look, shown: Crop, marks: dict[str, Mark], *over: Html) -> Html:
    """The lodge with rooms, cells, figures and what is drawn over them."""
    at = look.plan
    cells = [cell for cell in look.table.cells if cell.id in shown.inside or _used(look, cell.id)]
    named = named_rooms(look, at, shown)
    parts = [
        *(_room(look, at, room, shown, named, marks.get(room.id, Mark(""))) for room in look.table.rooms),
        *(_cell(look, at, cell.id, shown) for cell in cells),
    ]
    figures = [_figure(look, id, spot, shown) for id, spot in figure_spots(look).items()]
    x, y, w, h = shown.whole
    px, py, pw, ph = shown.part
    style = (
        f"--wx:{x:.0f};--wy:{y:.0f};--ww:{w:.0f};--wh:{h:.0f};"
        f"--px:{px:.0f};--py:{py:.0f};--pw:{pw:.0f};--ph:{ph:.0f}"
    )
    return tag("div", tag("div", *parts, *over, *figures, class_="st-map", style=style), class_="st-lodge")


def overlay(shown: Crop, *parts: Html) -> Html:
    """Lines over the whole lodge, in units of the plan."""
    x, y, w, h = shown.whole
    return tag(
        "svg", *parts, class_="st-over", viewBox=f"{x:.0f} {y:.0f} {w:.0f} {h:.0f}", aria_hidden="true",
        style=f"--x:{x:.0f};--y:{y:.0f};--w:{w:.0f};--h:{h:.0f}",
    )  # fmt: skip


def sign(shape: str, hue: str, letter: str = "") -> Html:
    """A figure or chip by shape and hue, with its letter."""
    outline = tag("path", d=PATHS[shape])
    flower = tag("use", href="#g-rose", x=-11, y=-11, width=22, height=22) if shape == ROSE_SHAPE else None
    drawn = tag("svg", outline, flower, viewBox="-21 -21 42 42", aria_hidden="true")
    name = tag("b", letter, aria_hidden="true") if letter and flower is None else None
    return tag("span", drawn, name, class_=f"st-sign st-hue--{hue}")


def _used(look: Look, cell: str) -> bool:
    return any(look.spot(seat) == cell for seat in look.table.seats)


def cells_in_use(look: Look) -> tuple[str, ...]:
    """The cells in which a mage is, or was before the step."""
    return tuple(
        cell.id for cell in look.table.cells
        if any(cell.id in (look.spot(seat), look.was(seat)) for seat in look.table.seats)
    )  # fmt: skip


def _room(look: Look, at: Plan, room: Room, shown: Crop, named: dict[str, float], mark: Mark) -> Html:
    x, y = at.rooms[room.id]
    was = look.before.room(room.id) if look.before.is_room(room.id) else room
    changed = (was.restored, was.used, was.instability) != (room.restored, room.used, room.instability)
    pick = look.setting.pick(room.id)
    colour = look.box.room(room.id).colour or ""
    name = look.name(room.id)
    picture = _hexagon(room.restored, join(*_chips(look, room)))
    state = "" if not room.restored else look.words("room-used" if room.used else "room-ready")
    looks = [
        mark.look,
        "is-restored" if room.restored else "",
        "" if room.id in shown.inside else "is-out",
        "" if room.id in named else "is-unnamed",
        "has-who" if look.table.figures_in(room.id) else "",
        "is-tight" if shown.unit < ROOMY else "",
    ]
    made = piece(
        "room",
        picture,
        _seal(room.id, HUES.get(colour, "")),
        tag("small", softened(name), class_="st-room__name", style=f"--n:{named.get(room.id, 0)}px"),
        tag("small", mark.why or state, class_="st-room__why") if mark.why or state else None,
        key=room.id,
        pick=pick,
        look=" ".join(filter(None, looks)),
        says=_room_said(look, room, mark),
        lit=changed and not pick,
    )
    return _placed(made, x, y)


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


def _room_said(look: Look, room: Room, mark: Mark) -> str:
    there = ", ".join(look.who(figure) for figure in look.table.figures_in(room.id))
    said = [look.name(room.id), mark.why]
    if room.restored:
        said.append(look.words("room-used" if room.used else "room-ready"))
    elif room.instability:
        said.append(look.words("chips", n=len(room.instability), of=look.box.room(room.id).slots or 0))
    return ", ".join(part for part in (*said, there) if part)


def _chips(look: Look, room: Room) -> list[Html]:
    """The chips on a ruined room's slots and the free slots, where there is any chip."""
    if room.restored or not room.instability:
        return []
    slots = max(look.box.room(room.id).slots or 0, len(room.instability))
    row = 5 if slots > 6 else 6
    made = []
    for n in range(slots):
        wide = min(row, slots - row * (n // row))
        x, y = (n % row - (wide - 1) / 2) * 9.6, (37 if slots > row else 40) + 9.5 * (n // row)
        place = f"translate({x:.1f} {y:.1f}) scale(.23)"
        if n < len(room.instability):
            source = room.instability[n]
            made.append(tag("path", d=PATHS[look.shape(source)], transform=place, class_="chip",
                            style=f"fill:var(--{look.hue(source)})"))  # fmt: skip
        else:
            made.append(tag("circle", r=3.2, cx=round(x, 1), cy=round(y, 1), class_="slot"))
    return made


def _cell(look: Look, at: Plan, cell: str, shown: Crop) -> Html:
    x, y = at.cells[cell]
    picture = tag(
        "svg", tag("polygon", points=corners((0, 0), 0.6), class_="hex"), viewBox="-51 -59 102 118",
        aria_hidden="true", class_="st-room__hex",
    )  # fmt: skip
    name = tag("small", look.scene.words("map-cell"), class_="st-room__name")
    out = "" if cell in shown.inside else "is-out"
    made = piece("room", picture, name, key=cell, look=f"st-room--cell {out}".strip())
    return _placed(made, x, y)


class Spot(NamedTuple):
    """Where a figure stands on the plan, how large it is, and in which room or cell with how many others."""

    x: float
    y: float
    size: float
    place: str
    beside: int


def figure_spots(look: Look) -> dict[str, Spot]:
    """The figures of every place, side by side in its lower half."""
    at = look.plan
    by_place: dict[str, list[str]] = {}
    for figure in look.all_figures:
        place = look.spot(figure)
        if place in at.rooms or place in at.cells:
            by_place.setdefault(place, []).append(figure)
    return {
        figure: _spot(at.at(place), n, len(held), place)
        for place, held in by_place.items()
        for n, figure in enumerate(held)
    }


def _spot(at: tuple[float, float], n: int, of: int, place: str) -> Spot:
    row = of if of <= 3 else (of + 1) // 2
    size = 37.0 if of <= 2 else 29.0 if of == 3 else 26.0 if row <= 3 else 21.0
    beside = min(row, of - row * (n // row))
    x = at[0] + (n % row - (beside - 1) / 2) * (size + (6 if of == 2 else 1))
    y = at[1] + (11 if of <= 3 else 3 + (size + 1) * (n // row))
    return Spot(x, y, size, place, of)


def _figure(look: Look, id: str, spot: Spot, shown: Crop) -> Html:
    mage = look.table.is_mage(id)
    seat = id if mage else look.table.evocation(id).owner
    letter = look.letters[seat] if mage else _kind_letters(look, id)
    shape = look.shape(seat) if mage else "flag"
    hurt = look.table.damage_of(id)
    life = tag("small", look.life(id), class_="st-who__life") if hurt and spot.beside <= 2 else None
    lit = id in look.hurt or id in look.moved
    tight = spot.beside > 1 and 43 * shown.unit < TIGHT
    looks = [
        "st-who--evocation" if not mage else "",
        "" if spot.place in shown.inside else "is-out",
        "is-tight" if tight else "",
    ]
    motion: Motion = "pop"
    made = piece(
        "who",
        sign(shape, look.hue(seat), letter),
        life,
        key=f"figure-{id}",
        pick=look.setting.pick(f"figure-{id}"),
        look=" ".join(filter(None, looks)),
        says=figure_said(look, id),
        lit=lit,
        motion=motion,
        state=look.life(id),
    )
    return _placed(made, spot.x, spot.y, spot.size)


def figure_said(look: Look, id: str) -> str:
    """A figure in words: name, whose, damage, place."""
    place = look.spot(id)
    name = look.who(id)
    if look.table.is_evocation(id):
        name = look.scene.words("of-owner", figure=name, owner=look.who(look.table.evocation(id).owner))
    return look.words("figure", who=name, life=look.life(id), place=look.name(place) if place else "")


def _kind_letters(look: Look, id: str) -> str:
    name = look.name(look.table.evocation(id).kind)
    return name[:2]


def _placed(made: Html, x: float, y: float, size: float = 0) -> Html:
    """A piece at a point of the plan."""
    style = f"--x:{x:.1f};--y:{y:.1f}" + (f";--s:{size:.0f}" if size else "")
    return Html(made.replace("<div ", f'<div style="{style}" ', 1))
