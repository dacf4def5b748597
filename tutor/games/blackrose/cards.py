"""The programs of everything that has a printed text, made from the faces of a box when they are needed.

The book's own are all in `PROGRAMS`; those of other boxes, a reader's own included, are found by `find`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tutor.engine.program import Program
from tutor.games.blackrose.components.component_set import Box, box
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
    SpellFace,
    Text,
    UpgradeFace,
)
from tutor.games.blackrose.verbs.compiler.sentences import lasting, sentences
from tutor.games.blackrose.verbs.schema.ids import BOOK, parsed, program_id


class Part(NamedTuple):
    """A part of a component that has a text, the kind of its program, and the rule under which it runs."""

    part: str
    text: Text
    kind: str
    rule: str


def parts(of: Box, component: str) -> tuple[Part, ...]:
    """The parts of a component that have texts. Raises KeyError for an id that the box does not have."""
    match of.face(component):
        case SpellFace(main=main, reverse=reverse):
            sides = (("main", main),) if reverse is None else (("main", main), ("reverse", reverse))
            return tuple(Part(name, side.text, "spell", "brw.spell.two-effects") for name, side in sides)
        case RoomFace(ruined=ruined, restored=restored, other_ruined=other):
            rule = "brw.room.ruined.effect"
            faces = (
                Part("ruined", ruined, "room", rule),
                Part("restored", restored, "room", "brw.room.restored.token"),
            )
            return (*faces, Part("ruined-other", other, "room", rule)) if other else faces
        case QuestFace(text=text):
            return (Part("main", text, "quest", "brw.quest.use"),)
        case EventFace(text=text):
            return (Part("main", text, "event", "brw.event.when"),)
        case OrderFace() as order:
            rule = "brw.avatar.order.as-usual"
            return (
                Part("spell", order.spell, "order", rule),
                Part("physical", order.physical, "physical-action", rule),
                Part("trap", order.trap, "order", "brw.avatar.order.trap.resolve"),
            )
        case EvocationFace(abilities=abilities, activation=activation):
            own = Part("activation", activation, "evocation", "brw.evo.activate.own-rules")
            return (
                Part("main", abilities or (), "evocation", "brw.gen.golden"),
                *((own,) if activation else ()),
            )
        case UpgradeFace(text=upgraded):
            return (Part("main", upgraded or (), "evocation", "brw.gen.golden"),)
        case JinxFace(text=jinxed):
            return (Part("main", jinxed or (), "jinx", "brw.gen.golden"),)
        case MageFace() | SchoolFace() | AvatarFace():
            return ()


def programs_of(of: Box, component: str) -> Iterator[Program]:
    """The programs of a component: of each of its parts, and of what lasts of it."""
    for part in parts(of, component):
        id = program_id(component, part.part, of.name)
        yield Program(id, part.rule, sentences(part.text, id, component), part.kind, component)
        yield from lasting(part.text, id, component, part.kind)


@lru_cache(maxsize=2048)
def _programs(box_name: str, component: str) -> dict[str, Program]:
    return {program.id: program for program in programs_of(box(box_name), component)}


def find(program: str) -> Program | None:
    """The program of a printed text in any box that there is; None for any other id."""
    id = parsed(program)
    if id is None:
        return None
    try:
        return _programs(id.box, id.component).get(program)
    except KeyError:
        return None


def components(of: Box) -> tuple[str, ...]:
    """The ids of everything in a box that has a text."""
    return tuple(id for id in of.ids if parts(of, id))


PROGRAMS: tuple[Program, ...] = tuple(
    program for component in components(box(BOOK)) for program in _programs(BOOK, component).values()
)
"""The programs of the book's own components."""
