"""What printed texts hold: the verbs inside verbs, and what they refer to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from tutor.games.blackrose.components.faces import SpellFace, Text
from tutor.games.blackrose.verbs.schema.picks import Pick
from tutor.games.blackrose.verbs.schema.verb import Verb


def verbs_in(text: Iterable[object]) -> Iterator[Verb]:
    """All verbs of a text that are known, those inside others included, in the order of the text."""
    for part in text:
        if isinstance(part, Verb):
            yield part
            yield from verbs_in(fields(part))
        elif isinstance(part, tuple):
            yield from verbs_in(part)


def fields(struct: Struct) -> tuple[object, ...]:
    """What the fields of a struct hold."""
    return tuple(getattr(struct, name) for name in struct.__struct_fields__)


def summons(spell: SpellFace) -> bool:
    """Whether a spell has a summoning effect on one of its sides, as far as its text is known."""
    sides = (spell.main,) if spell.reverse is None else (spell.main, spell.reverse)
    return any(verb.summons for side in sides for verb in verbs_in(side.text))


def needs_target(text: Text) -> bool:
    """Whether a text speaks of its target before it names one itself."""
    for verb in verbs_in(text):
        if verb.names_target:
            return False
        if any(_speaks_of_target(value) for value in fields(verb)):
            return True
    return False


def picks(text: Text) -> Iterator[Pick]:
    """The picks of all such figures that a text affects, in the order of the text."""
    for verb in verbs_in(text):
        yield from (value for value in fields(verb) if isinstance(value, Pick) and value.pick == "each")


def _speaks_of_target(value: object) -> bool:
    if isinstance(value, Verb):
        return False
    if isinstance(value, Struct):
        return any(_speaks_of_target(part) for part in fields(value))
    return value == "target"
