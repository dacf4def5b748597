"""Makes the faces of components out of their facts: what the engine can read, and None for the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from tutor.games.blackrose.components.faces import (
    AvatarFace,
    EventFace,
    EvocationFace,
    JinxFace,
    MageFace,
    OrderFace,
    QuestFace,
    RoomFace,
    SchoolFace,
    SideFace,
    SpellFace,
    Text,
    UpgradeFace,
)
from tutor.games.blackrose.components.schema import FORMS
from tutor.games.blackrose.verbs.schema.picks import Task, Trigger
from tutor.games.blackrose.verbs.schema.verb import Verb, any_verb
from tutor.rules.component_sets import bare_value, is_open, raw
from tutor.rules.components import ComponentData
from tutor.rules.struct_validation import reader


def form(data: ComponentData, name: str) -> Any:
    """A fact in its form of `FORMS`; None where it is not known."""
    written = raw(data, name)
    if is_open(written):
        return None
    return _reader(data.kind, name)(written)


@cache
def _reader(kind: str, name: str) -> Callable[[Any], Any]:
    return reader(FORMS[kind][name])


def bare(data: ComponentData, name: str, nothing: Any) -> Any:
    """A fact in its form, with `nothing` for ``none``."""
    found = form(data, name)
    return nothing if found == "none" else found


def count(data: ComponentData) -> int | None:
    """How many of it there are; None where that is not known."""
    found = bare_value(data.count)
    return found if isinstance(found, int) else None


def known_text(data: ComponentData, part: str) -> Text | None:
    """The verbs of a part of the text; None where the text is not known."""
    written = data.text.get(part, "unknown")
    return None if written == "unknown" else tuple(verb(sentence.get("facts")) for sentence in written)


def text(data: ComponentData, part: str) -> Text:
    """The verbs of a part of the text; () where it is not known."""
    return known_text(data, part) or ()


def verb(written: Any) -> Verb | None:
    """What a sentence does; None where that is not known as a whole."""
    if written is None or is_open(written):
        return None
    found: Verb = _verb_reader()(written)
    return found


@cache
def _verb_reader() -> Callable[[Any], Any]:
    return reader(any_verb())


def spell_face(data: ComponentData) -> SpellFace:
    """The face of a spell. Of a side that is known in part the parts are read that are known."""
    no_reverse = raw(data, "reverse") == "none"
    owner = form(data, "owner") or ()
    return SpellFace(
        id=data.id,
        school=form(data, "school"),
        instability=form(data, "instability"),
        main=side_face(data, "main"),
        reverse=None if no_reverse else side_face(data, "reverse"),
        owners=(owner,) if isinstance(owner, str) else owner,
    )


def side_face(data: ComponentData, side: str) -> SideFace:
    """One side of a spell."""
    written = raw(data, side)
    parts = written if isinstance(written, dict) else {}
    known = {name: part for name, part in parts.items() if name != "trigger" and not is_open(part)}
    trigger = wordless(parts.get("trigger"), Trigger)
    return replace(msgspec.convert(known, SideFace), trigger=trigger, text=text(data, side))


def wordless(written: Any, type_: Any) -> Any:
    """What is written as a mapping with its wording, without it; None where it is not known as a whole."""
    if not isinstance(written, dict) or is_open(written):
        return None
    return msgspec.convert({name: part for name, part in written.items() if name != "text"}, type_)


def room_face(data: ComponentData) -> RoomFace:
    """The face of a room."""
    written = raw(data, "ruined_public_alternative")
    other = {k: v for k, v in written.items() if k != "text"} if isinstance(written, dict) else None
    return RoomFace(
        id=data.id,
        colour=form(data, "colour"),
        slots=form(data, "slots"),
        flags=form(data, "flags"),
        centre=bool(form(data, "fixed_centre")),
        ruined=text(data, "ruined"),
        restored=text(data, "restored"),
        other_ruined=() if other is None else (verb(other),),
    )


def mage_face(data: ComponentData) -> MageFace:
    """The face of a mage card."""
    return MageFace(**{"id": data.id, **{name: form(data, name) for name in FORMS["mage"]}})


def evocation_face(data: ComponentData) -> EvocationFace:
    """The face of an evocation kind."""
    base = form(data, "base")
    return EvocationFace(
        id=data.id,
        archetype=form(data, "archetype"),
        health=form(data, "health"),
        strength=form(data, "strength"),
        speed=form(data, "speed"),
        count=count(data),
        figures=form(data, "figures"),
        shares=form(data, "shares") or "",
        large=None if base is None else base == "large",
        abilities=known_text(data, "abilities"),
        activation=text(data, "activation"),
    )


def jinx_face(data: ComponentData) -> JinxFace:
    """The face of a jinx."""
    verbs = known_text(data, "main")
    slots = next((full.to or 0 for one in verbs or () if one and (full := one.change("slots"))), 0)
    return JinxFace(data.id, verbs, slots, count(data))


def upgrade_face(data: ComponentData) -> UpgradeFace:
    """The face of an upgrade."""
    return UpgradeFace(data.id, known_text(data, "main"), count(data))


def quest_face(data: ComponentData) -> QuestFace:
    """The face of a quest."""
    return QuestFace(
        id=data.id,
        moon=form(data, "moon"),
        task=wordless(raw(data, "task"), Task),
        slots=form(data, "slots"),
        reward=form(data, "reward"),
        text=text(data, "main"),
    )


def event_face(data: ComponentData) -> EventFace:
    """The face of an event, or of an event of the avatar."""
    return EventFace(
        id=data.id,
        moon=form(data, "moon"),
        crown=form(data, "crown"),
        phase=form(data, "phase"),
        slot=bare(data, "slot", 0),
        reveal_power=form(data, "reveal_power"),
        discard_power=form(data, "discard_power"),
        text=text(data, "main"),
        avatar=data.kind == "avatar-event",
    )


def order_face(data: ComponentData) -> OrderFace:
    """The face of an order."""
    return OrderFace(
        id=data.id,
        moon=form(data, "moon"),
        back=bare(data, "back", ""),
        extra=form(data, "extra"),
        instability=form(data, "instability"),
        spell=text(data, "spell"),
        physical=text(data, "physical"),
        trap=text(data, "trap"),
        top=form(data, "top") or "spell",
    )


def avatar_face(data: ComponentData) -> AvatarFace:
    """The face of the avatar. Of the choices those are read that are known."""
    criteria, written = form(data, "criteria"), raw(data, "choices")
    choices = written.items() if isinstance(written, dict) else ()
    return AvatarFace(
        id=data.id,
        health=form(data, "health"),
        strength=form(data, "strength"),
        speed=form(data, "speed"),
        criteria=None if criteria is None else tuple(said for _, said in sorted(criteria.items())),
        choices=tuple((name, tuple(said)) for name, said in choices if not is_open(said)),
    )


def school_face(data: ComponentData, spells: Iterable[ComponentData]) -> SchoolFace:
    """A school with its spells, out of all spells there are."""
    name = data.id.removeprefix("school-")
    ids = {spell.id for spell in spells}
    starting = form(data, "starting_grimoires")
    elements = form(data, "element_counts")
    lists = [tuple(spell_id(one, ids) for one in each.spells) for each in starting or ()]
    return SchoolFace(
        id=data.id,
        spells=tuple(sorted(spell.id for spell in spells if form(spell, "school") == name)),
        starting=None if starting is None else tuple(lists),
        elements=None if elements is None else tuple(elements.items()),
    )


def spell_id(name: str, ids: Iterable[str]) -> str:
    """The id of a spell that a starting list names, without ``spell-`` if it is one of the book."""
    return f"spell-{name}" if f"spell-{name}" in ids else name
