"""The picture of a placement: the sections of the locations with their slots and dice, and the pool."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tutor.games.penumbra.components.faces import PlaceFace
from tutor.games.penumbra.state.places import CITY, CLASS_PARTS, WILD, is_open, part_of, slot_colour
from tutor.games.penumbra.state.table import Placed
from tutor.games.penumbra.views.stage import board, parts
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import View
from tutor.games.penumbra.views.stage.seats import plates, stock_facts
from tutor.rules.words import Words
from tutor.views.dice import hue_of
from tutor.views.markup import Html, Part, join, tag
from tutor.views.signs import GLYPHS
from tutor.views.stage import Stage, pieces
from tutor.views.theme import glyph
from tutor.views.words import Wording, capital


def stage(view: View) -> Stage:
    """The one section where the die lies, large, with the board; else every section, with the pool above."""
    section = view.table.turn.section
    if section and view.runs("placement"):
        return _one(view, section)
    text = view.words("stage-placements", n=view.table.turn.placements)
    scene = join(
        parts.many(*parts.pool(view, view.wizard), name="pool") if view.wizard.dice else None,
        areas(view),
        extras(view),
    )
    return Stage(scene, f"{text}. {board.label(view)}", plates(view), ((text, ""), *stock_facts(view)))


def matter(view: View) -> bool:
    """Whether anything of the locations is to be seen."""
    return bool(view.table.classes or view.table.placed or view.table.turn.section) or view.may(
        f"section-{name}" for name in (*CITY, *WILD)
    )


def _one(view: View, section: str) -> Stage:
    """The section that is applied, and the board that it changes."""
    title = view.place(section)
    effect = tag("p", _effect(view, section), class_="st-note")
    section_tile = tag("div", tile(view, section, title, large=True), effect, class_="st-section")
    return board.stage(view, section_tile, text=title)


def areas(view: View) -> Html:
    """City, Wild Lands and School, each section as a tile; of a small position only those that matter."""
    classes = view.table.classes
    return join(
        tag(
            "div",
            _area(view, "city", [tile(view, name, view.place(name)) for name in _visible(view, CITY)]),
            _area(view, "wild", [tile(view, name, view.place(name)) for name in _visible(view, WILD)]),
            class_="st-areas",
        ),
        tag("div", *[_class(view, gem) for gem in classes], class_="st-areas") if classes else None,
    )


def placed(view: View, held: Placed) -> Html:
    """A die that lies in a location."""
    die = view.speaker.value(f"{held.colour} {held.value}")
    key = f"placed-{held.section}-{held.colour}-{held.value}"
    return pieces.die(
        held.value, hue_of(held.colour), glyph(hue_of(held.colour)) or "", key=view.key(held.id),
        says=f"{die}: {view.place(held.section)}", pick=view.pick(key),
        lit=all(one.id != held.id for one in view.before.placed),
    )  # fmt: skip


def _visible(view: View, names: Iterable[str]) -> list[str]:
    if view.table.classes:
        return list(names)
    lying = {one.section for one in view.table.placed}
    return [name for name in names if name in lying or view.pick(f"section-{name}")]


def _area(view: View, area: str, tiles: list[Html]) -> Html | None:
    if not tiles:
        return None
    title = tag("h3", view.words(f"area-{area}"))
    return tag("section", title, tag("div", *tiles, class_="st-tiles"), class_="st-area")


def _class(view: View, gem: str) -> Html:
    title = tag("h3", glyph(gem), capital(view.speaker.name(gem)))
    tiles = [tile(view, f"{gem}.{part}", view.words(f"stage-part-{part}")) for part in CLASS_PARTS]
    return tag("section", title, tag("div", *tiles, class_="st-tiles"), class_="st-area st-area--class")


def tile(view: View, section: str, name: str, large: bool = False) -> Html:
    """A section with its slots and the dice that lie in them."""
    slots = view.box.places(section)
    dice = [one for one in view.table.placed if one.section == section]
    slots_drawn: list[Html] = []
    for slot in slots:
        lying = [one for one in dice if one.slot == slot.id]
        slots_drawn += [placed(view, one) for one in lying]
        if not lying or slot.many:
            slots_drawn.append(_slot(view, section, slot))
    known = {slot.id for slot in slots}
    slots_drawn += [placed(view, one) for one in dice if one.slot not in known]
    now = view.table.turn.section == section
    return pieces.piece(
        "tile",
        tag("b", name),
        tag("div", *slots_drawn, class_="st-slots") if slots_drawn else None,
        key=view.key(f"section-{section}"),
        pick=view.pick(f"section-{section}"),
        look="st-tile--large" if large else "",
        lit=now,
    )


def _slot(view: View, section: str, slot: PlaceFace) -> Html:
    """A free slot: the colour and the value that it asks for."""
    return _free(view.words, slot_colour(slot, section), slot.value, not is_open(view.table, slot))


@cache
def _free(words: Wording, colour: str, value: int, closed: bool) -> Html:
    hue = hue_of(colour) if colour else ""
    text = words("stage-slot-closed") if closed else words(f"slot-{colour or 'any'}")
    if value:
        text = f"{text} {value}"
    sign: Part = glyph(hue) if hue in GLYPHS else None
    return tag(
        "span",
        None if closed else sign,
        "⊘" if closed else str(value) if value else None,
        tag("span", text, class_="rt-vh"),
        class_="st-slot is-closed" if closed else "st-slot",
        style=f"--fill:var(--{hue});--on:var(--on-{hue})" if hue and not closed else None,
    )


def _effect(view: View, section: str) -> str:
    id = f"class-{part_of(section)}" if "." in section else section
    effect = view.box.catalogue.component(id).facts["effect"].value
    return capital(effect.of(view.words.lang)) if isinstance(effect, Words) else ""
