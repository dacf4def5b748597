"""Makes the faces of components out of their facts: what the engine can read, and None for the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tutor.framework.typed_facts import forms, read_component, read_text, wordless
from tutor.games.blackrose.components.faces import KINDS, Face, SideFace
from tutor.games.blackrose.verbs.schema.verb import Verb, any_verb
from tutor.rules.component_sets import is_open, raw
from tutor.rules.components import ComponentData
from tutor.rules.struct_validation import reader

FORMS: Final = {kind: forms(face) for kind, face in KINDS.items()}
"""The form of each fact that the engine reads, by kind of component."""


def verb(data: Any) -> Verb | None:
    """What a sentence does; None where that is not known as a whole."""
    if data is None or is_open(data):
        return None
    parsed: Verb = _verb_reader()(data)
    return parsed


@cache
def _verb_reader() -> Callable[[Any], Any]:
    return reader(any_verb())


def face(data: ComponentData, spells: Sequence[ComponentData]) -> Face:
    """The face of a component; `spells` are all spells there are, for the schools."""
    match data.kind:
        case "spell":
            given = _sides(data)
        case "room":
            given = _other_ruined(data)
        case "event" | "avatar-event":
            given = {"avatar": data.kind == "avatar-event"}
        case "avatar":
            given = _priorities(data)
        case "school":
            given = _lists(data, spells)
        case _:
            given = {}
    return read_component(KINDS[data.kind], data, verb, **given)


def _sides(data: ComponentData) -> dict[str, Any]:
    reverse = None if raw(data, "reverse") == "none" else side_face(data, "reverse")
    return {"main": side_face(data, "main"), "reverse": reverse}


def side_face(data: ComponentData, side: str) -> SideFace:
    """One side of a spell. Of one that is known in part the parts are read that are known."""
    value = raw(data, side)
    parts = value if isinstance(value, dict) else {}
    known = {name: wordless(part) for name, part in parts.items() if not is_open(part)}
    return replace(msgspec.convert(known, SideFace), text=read_text(data, side, verb) or ())


def _other_ruined(data: ComponentData) -> dict[str, Any]:
    other = raw(data, "ruined_public_alternative")
    return {"other_ruined": (verb(wordless(other)),) if isinstance(other, dict) else ()}


def _priorities(data: ComponentData) -> dict[str, Any]:
    """The criteria of the avatar; of its choices those that are known."""
    criteria, choices = raw(data, "criteria"), raw(data, "choices")
    known = choices.items() if isinstance(choices, dict) else ()
    return {
        "criteria": None if is_open(criteria) else tuple(options for _, options in sorted(criteria.items())),
        "choices": tuple((name, tuple(options)) for name, options in known if not is_open(options)),
    }


def _lists(data: ComponentData, spells: Sequence[ComponentData]) -> dict[str, Any]:
    """The spells of a school, and its starting lists, which name those of the book without ``spell-``."""
    school, lists = data.id.removeprefix("school-"), raw(data, "starting_grimoires")
    book = {spell.id.removeprefix("spell-"): spell.id for spell in spells}
    named = (
        () if is_open(lists) else tuple(tuple(book.get(one, one) for one in each["spells"]) for each in lists)
    )
    return {
        "spells": tuple(sorted(spell.id for spell in spells if raw(spell, "school") == school)),
        "starting": None if is_open(lists) else named,
    }
