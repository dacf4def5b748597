"""Everything that is wrong with what a written position says is under way, and with what it carries out."""

from __future__ import annotations

from typing import get_args

from tutor.engine.game import Flaw
from tutor.framework.bindings import kept_flaws
from tutor.framework.conservation import Flaws, Path, asked_for, each_of, names, one_of
from tutor.framework.under_way import part_flaws
from tutor.games.blackrose.components.component_set import Box
from tutor.games.blackrose.components.faces import EventFace, OrderFace, QuestFace, SpellFace
from tutor.games.blackrose.position.form import DoSpec, Position, QuestSpec
from tutor.games.blackrose.programs import BOOK, played
from tutor.games.blackrose.reactions.timing import BLOW
from tutor.games.blackrose.scoring.final_points import PARTS
from tutor.games.blackrose.state.table import ROSE, Phase
from tutor.games.blackrose.verbs.schema.ids import ACTIVATION, parsed
from tutor.rules.words import Words

GAME = "blackrose"
NEEDS = {
    "activate-evocation": "figure",
    "avatar-activate-evocation": "figure",
    "cast": "slot",
    "cleanup-effects": "phase",
    "draw-event": "deck",
    "inertia": "slot",
    "phase-events": "phase",
    "phase-start": "phase",
    "restore-room": "room",
    "use-quest": "card",
}
"""What a program has to be given by a position that starts it: what it is about."""
_FIGURE = ("more-strength", "more-speed", "ordered", "priority")
ASKS = {
    "activate-evocation": _FIGURE,
    "avatar-activate-evocation": _FIGURE,
    "avatar-approach": ("towards", "priority", "target", "target-at"),
    "avatar-attack": ("priority", "target", "approached"),
    "avatar-order": ("follows",),
    "defeat": ("by", "dealer", "room", "of", "outright", *BLOW),
    "draw-event": ("step",),
    "fulfil-quests": ("quests", "of", "source"),
    "game": ("rose-at",),
    "setup": ("rose-at",),
    "setup-table": ("rose-at",),
}
"""What else it can be given; a text is given all that is told of what sets it off."""
INSIDE = frozenset(
    {
        "activate-room", "avatar-discard", "avatar-evocation-act", "avatar-target", "avatar-trap",
        "cast-spell", "evocation-act", "evocation-defeat", "reveal-spell", "setup-avatar",
    }
)  # fmt: skip
"""Programs that carry on what another has begun, or that `cast` and `room` start."""
PROCEDURES = tuple(name for name in BOOK if "." not in name and name not in INSIDE)


def going_flaws(position: Position, box: Box, rooms: tuple[str, ...]) -> Flaws:
    """Every flaw of the activation under way, of what waits or was told, and of what is carried out."""
    seats = tuple(position.mages)
    if position.turn is not None:
        yield from one_of(("turn", "seat"), position.turn.seat, seats)
    yield from _waiting_flaws(position, box, seats)
    for name in ("out", "drawn"):
        for n, card in enumerate(getattr(position, name)):
            yield from one_of((name, n), card, cards_of(box))
    yield from _ending_flaws(position, seats)
    yield from do_flaws(position, box, rooms)


def cards_of(box: Box) -> tuple[str, ...]:
    """What can be drawn, looked at and taken out of the game: spells, quests, events and orders."""
    return tuple(
        id for id in box.ids if isinstance(box.face(id), SpellFace | QuestFace | EventFace | OrderFace)
    )


def do_flaws(position: Position, box: Box, rooms: tuple[str, ...] = ()) -> Flaws:
    """What cannot be carried out on a lodge of those rooms."""
    for n, do in enumerate(position.do):
        yield from _do_flaws(("do", n), do, position, box, rooms)
    yield from part_flaws([do.part for do in position.do])


def _waiting_flaws(position: Position, box: Box, seats: tuple[str, ...]) -> Flaws:
    """Seats that are none and cards that are not in the box, of cards looked at and of what waits."""
    if position.looking is not None:
        yield from one_of(("looking", "seat"), position.looking.seat, seats)
        for n, card in enumerate(position.looking.cards):
            yield from one_of(("looking", "cards", n), card, cards_of(box))
    for n, due in enumerate(position.due):
        yield from one_of(("due", n, "seat"), due.seat, seats)
        if played(due.program, box.name) is None:
            text = Words("a text such as room-abyss.ruined", "текст, как room-abyss.ruined")
            yield Flaw(("due", n, "program"), due.program, text)
    for n, seat in enumerate(position.purged):
        yield from one_of(("purged", n), seat, seats, "brw.study.purge")
    for n, declined in enumerate(position.declined):
        at = ("declined", n)
        yield from one_of((*at, "seat"), declined.seat, seats, "brw.study.purge")
        yield from each_of((*at, "hand"), declined.hand, cards_of(box), "brw.study.purge")


def _ending_flaws(position: Position, seats: tuple[str, ...]) -> Flaws:
    """Who cannot have won or have points."""
    for n, winner in enumerate(position.winners):
        yield from one_of(("winners", n), winner, (*seats, ROSE), "brw.end.winner")
    for source, parts in position.scores.items():
        yield from one_of(("scores", source), source, (*seats, ROSE), "brw.end.add")
        for part in parts:
            yield from one_of(("scores", source, part), part, PARTS, "brw.end.add")


def is_inside(program: str) -> bool:
    """Whether a program carries on what another has begun: an evocation's own rules its activation."""
    id = parsed(program)
    return program in INSIDE or (id is not None and id.part == ACTIVATION)


def _do_flaws(at: Path, spec: DoSpec, position: Position, box: Box, rooms: tuple[str, ...]) -> Flaws:
    yield from one_of((*at, "who"), spec.who, tuple(position.mages))
    named = [name for name in ("cast", "room", "program") if getattr(spec, name)]
    if len(named) != 1:
        actual = ", ".join(named) or Words("nothing", "ничего")
        allowed = Words("one of cast, room, program", "одно из: cast, room, program")
        yield Flaw(at, actual, allowed)
    if (
        spec.cast is not None
        and spec.who in position.mages
        and spec.cast not in position.mages[spec.who].board
    ):
        boards = ", ".join(position.mages[spec.who].board) or Words(
            "a spell on the board", "заклинание на планшете"
        )
        yield Flaw((*at, "cast"), spec.cast, boards, "brw.act.cast")
    if spec.room:
        yield from one_of((*at, "room"), spec.room, rooms)
    yield from _program_flaws(at, spec, position, box, rooms)


def _program_flaws(at: Path, spec: DoSpec, position: Position, box: Box, rooms: tuple[str, ...]) -> Flaws:
    """A program that is none, or does not begin by itself, and what it was not given."""
    program = played(spec.program, box.name)
    seats, ids = tuple(position.mages), box.ids
    if spec.program and program is not None and (spec.at or program not in PROCEDURES):
        yield from kept_flaws(GAME, at, spec, position, seats, ids=ids, program=BOOK[program])
    else:
        yield from kept_flaws(GAME, at, spec, position, seats, ids=ids)
    if spec.program and program is not None and spec.at:
        return
    if spec.program and (is_inside(spec.program) or program is None):
        known = names(spec.program, PROCEDURES)
        listed = Words(known, known) if isinstance(known, str) else known
        texts = Words("or a text such as room-abyss.ruined", "или текст, как room-abyss.ruined")
        allowed = Words(f"{listed.en}, {texts.en}", f"{listed.ru}, {texts.ru}")
        yield Flaw((*at, "program"), spec.program, allowed)
    needed = NEEDS.get(spec.program)
    if spec.program in PROCEDURES or not spec.program:
        askable = (*filter(None, (needed,)), *ASKS.get(spec.program, ()))
        yield from asked_for(at, spec.given, askable)
    if needed is not None:
        there = _given(needed, spec, position, rooms)
        yield from one_of((*at, "with", needed), str(spec.given.get(needed, "")), there)


def _given(name: str, spec: DoSpec, position: Position, rooms: tuple[str, ...]) -> tuple[str, ...]:
    """What a program can be given under that name."""
    mage = position.mages.get(spec.who)
    match name:
        case "figure":
            return tuple(position.evocations)
        case "room":
            return rooms
        case "deck":
            return tuple(position.decks)
        case "phase":
            return tuple(filter(None, get_args(Phase)))
        case "slot":
            return () if mage is None else tuple(mage.board)
        case _:
            own = () if mage is None else (*mage.active, *mage.solved)
            return tuple(one.quest if isinstance(one, QuestSpec) else one for one in own)
