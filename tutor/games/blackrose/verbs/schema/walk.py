"""What printed texts hold: the deeds inside deeds, and what they refer to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from tutor.games.blackrose.components.faces import SpellFace, Text
from tutor.games.blackrose.components.verb_union import Each, Later, Modify, When
from tutor.games.blackrose.verbs.schema.picks import Pick
from tutor.games.blackrose.verbs.schema.verbs import DeedForm, Summon, TargetFigure, TargetRoom


def deeds(text: Iterable[DeedForm | None]) -> Iterator[DeedForm]:
    """All deeds of a text that are known, those inside others included, in the order of the text."""
    for deed in text:
        if deed is not None:
            yield deed
            yield from deeds(_inside(deed))


def _inside(deed: DeedForm) -> Iterator[DeedForm]:
    for value in _values(deed):
        if isinstance(value, tuple):
            for part in value:
                if isinstance(part, DeedForm):
                    yield part
                elif isinstance(part, tuple):
                    yield from (each for each in part if isinstance(each, DeedForm))


def _values(struct: Struct) -> tuple[object, ...]:
    return tuple(getattr(struct, name) for name in struct.__struct_fields__)


def summons(spell: SpellFace) -> bool:
    """Whether a spell has a summoning effect on one of its sides, as far as its text is known."""
    sides = (spell.main,) if spell.reverse is None else (spell.main, spell.reverse)
    return any(isinstance(deed, Summon) for side in sides for deed in deeds(side.text))


def needs_target(text: Text) -> bool:
    """Whether a text speaks of its target before it names one itself."""
    for deed in deeds(text):
        if isinstance(deed, TargetFigure | TargetRoom):
            return False
        if any(_speaks_of_target(value) for value in _values(deed)):
            return True
    return False


def concerns_mages(text: Text) -> bool:
    """Whether a text does something to mages when it is carried out: to each of them, or to some figures."""
    acting = (deed for deed in text if not isinstance(deed, When | Modify | Later))
    return any(isinstance(deed, Each) or any(map(_picks_mages, _values(deed))) for deed in deeds(acting))


def _picks_mages(value: object) -> bool:
    return isinstance(value, Pick) and value.what in ("figure", "mage")


def picks(text: Text) -> Iterator[Pick]:
    """The picks of all such figures that a text affects, in the order of the text."""
    for deed in deeds(text):
        yield from (value for value in _values(deed) if isinstance(value, Pick) and value.pick == "each")


def _speaks_of_target(value: object) -> bool:
    if isinstance(value, DeedForm):
        return False
    if isinstance(value, Struct):
        return any(_speaks_of_target(part) for part in _values(value))
    return value == "target"
