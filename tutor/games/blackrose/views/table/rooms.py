"""The rooms of the lodge in words: colour, side, chips from left to right, who is there, what it does."""

from __future__ import annotations

from tutor.games.blackrose.state.lodge.lodge import is_place
from tutor.games.blackrose.state.table import Room
from tutor.games.blackrose.views.table import owners, texts
from tutor.games.blackrose.views.table.panel import HUES
from tutor.games.blackrose.views.table.places import plan
from tutor.games.blackrose.views.table.scene import Scene
from tutor.views.markup import Html, join, tag
from tutor.views.parts import Row, facts, fold
from tutor.views.theme import glyph
from tutor.views.theme import sign as drawn_sign
from tutor.views.words import capital


def rooms(scene: Scene) -> Html | None:
    """Every room in words, folded; nothing where the position has no rooms."""
    table, before, words = scene.table, scene.before, scene.words
    if not table.rooms:
        return None
    numbers = plan(scene).numbers
    ordered = sorted(table.rooms, key=lambda room: numbers[room.id])
    listed = tag("div", *[_room(scene, numbers[room.id], room) for room in ordered], class_="rt-places")
    restored = sum(room.restored for room in table.rooms)
    return fold(
        words,
        "rooms",
        words("rooms"),
        words("rooms-note", n=len(table.rooms), restored=restored),
        listed,
        offered=scene.offers_one("room", numbers),
        lit=table.rooms != before.rooms,
    )


def room_line(scene: Scene, number: int, room: Room) -> str:
    """One room in a line: number, name, colour, side, chips in order, figures."""
    colour = scene.box.room(room.id).colour
    there = [_figure(scene, figure) for figure in scene.table.figures_in(room.id)]
    return scene.words(
        "room-line",
        number=number,
        name=capital(scene.speaker.name(room.id)),
        colour=scene.speaker.say(f"colour-{colour}") if colour else scene.words("unknown"),
        state=_state(scene, room),
        chips=None if room.restored else _chips_words(scene, room),
        there=scene.words("there", who=", ".join(there)) if there else None,
    )


def _room(scene: Scene, number: int, room: Room) -> Html:
    words = scene.words
    was = scene.before.room(room.id) if scene.before.is_room(room.id) else room
    there = [_figure(scene, figure) for figure in scene.table.figures_in(room.id)]
    face = scene.box.room(room.id)
    colour = scene.speaker.say(f"colour-{face.colour}") if face.colour else words("unknown")
    rows: list[Row] = [
        (words("rooms-chips"), None if room.restored else _chips(scene, room, was.instability, face.slots)),
        (words("rooms-there"), ", ".join(there)),
    ]
    head = tag("h4", f"{number}. ", _sign(face.colour), capital(scene.speaker.name(room.id)))
    offered = tag("span", words("may-pick"), class_="rt-flag rt-flag--cand")
    waits = is_place(room.id)
    text = None if waits else texts.part(scene, room.id, "restored" if room.restored else "ruined")
    return tag(
        "div",
        tag("div", head, offered if scene.offered("room", room.id) else None, class_="rt-row"),
        tag("p", f"{colour}; {_state(scene, room)}", class_="rt-card__meta"),
        facts(rows),
        tag("p", text, class_="rt-place__text"),
        None if waits else texts.origins(scene, room.id),
        class_="rt-place is-lit" if was != room else "rt-place",
    )


def _sign(colour: str | None) -> Html | None:
    icon = drawn_sign("rose") if colour == "black" else glyph(HUES.get(colour or "", ""))
    return join(icon, " ") if icon else None


def _state(scene: Scene, room: Room) -> str:
    if not room.restored:
        return scene.words("ruined")
    return scene.words("restored-used" if room.used else "restored-ready")


def _chips(scene: Scene, room: Room, before: tuple[str, ...], slots: int | None) -> Html:
    label = _chips_words(scene, room)
    drawn = owners.chips(scene, room.instability, slots, before, label=label)
    flags = scene.box.room(room.id).flags
    points = scene.words("flags", flags=", ".join(map(str, flags))) if flags else ""
    return join(drawn, tag("small", join(label, points, by="; ")), by=" ")


def _chips_words(scene: Scene, room: Room) -> str:
    """The chips of a ruined room in words, by owner; how many slots there are."""
    slots = scene.box.room(room.id).slots
    owners_text = owners.counted(scene, room.instability)
    return scene.words("chips-taken", n=len(room.instability), of=slots, who=owners_text or None)


def _figure(scene: Scene, figure: str) -> str:
    """A figure with whose it is."""
    table = scene.table
    if table.is_mage(figure):
        return scene.speaker.name(figure)
    one = table.evocation(figure)
    return scene.words("of-owner", figure=scene.speaker.name(figure), owner=scene.speaker.name(one.owner))
