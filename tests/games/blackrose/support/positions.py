"""Short ways to set up mages, spells of one's own and positions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tutor.engine.game import Game
from tutor.engine.program import Program, ProgramBook
from tutor.engine.sentence import Call, Sentence
from tutor.engine.state import State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.cards import PROGRAMS, find
from tutor.games.blackrose.position.form import BoardSpec, DoSpec, MageSpec, Position
from tutor.games.blackrose.position.reading import lay
from tutor.games.blackrose.programs import PROCEDURES
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import PutFigure

HALL, THRONE = "room-black-rose-hall", "room-throne"


def walk(*rooms: str, more: tuple[Sentence, ...] = ()) -> tuple[Sentence, ...]:
    """The sentences of a walk through rooms, with what follows."""
    steps = tuple(PutFigure(rule="brw.act.move", figure="doria", room=room, how="moved") for room in rooms)
    return (*steps, *more)


def walking(*rooms: str, then_room: str = "") -> Game[Table]:
    """The game with a physical action "walk" of Doria's: through rooms, then the activation of one."""
    activate = Call(rule="brw.act.explore", program="activate-room", hand_over=(("card", then_room),))
    sentences = walk(*rooms, more=(activate,) if then_room else ())
    return with_program("walk", sentences, "physical-action")


def with_program(id: str, sentences: tuple[Sentence, ...], kind: str = "") -> Game[Table]:
    """The game with one more program."""
    program = Program(id, "brw.act.explore", sentences, kind)
    return replace(GAME, programs=ProgramBook((*PROCEDURES, *PROGRAMS, program), find))


def laid(spell: str, **said: Any) -> BoardSpec:
    """A spell on a board."""
    return BoardSpec(spell, **said)


def armed(spell: str, side: str = "main") -> BoardSpec:
    """A trap or defence on a board that is activated."""
    return BoardSpec(spell, side, "activated")  # type: ignore[arg-type]


def mage(name: str = "graminia", at: str = THRONE, **said: Any) -> MageSpec:
    """A mage, in the Throne Room unless told otherwise."""
    return MageSpec(mage=f"mage-{name}", at=at, **said)


def deal(n: int, **said: Any) -> dict[str, Any]:
    """The verb of dealing damage."""
    return {"do": "damage", "n": n, **said}


def spell(
    id: str,
    *verbs: dict[str, Any],
    type: str = "combat",
    target: str = "figure",
    range: int | str = "any",
    element: str = "fire",
    instability: bool = False,
    trigger: dict[str, Any] | None = None,
    reverse: tuple[dict[str, Any], ...] = (),
) -> dict[str, Any]:
    """A spell made up for a test: one full stop for each verb."""
    side: dict[str, Any] = {"type": type, "element": element, "target": target, "range": range}
    if trigger is not None:
        side["trigger"] = {**trigger, "text": {"en": "when", "ru": "когда"}}
    return {
        "id": f"spell-{id}",
        "kind": "spell",
        "name": {"en": id, "ru": "Проба"},
        "facts": {
            "school": "agony",
            "instability": instability,
            "main": side,
            "reverse": side if reverse else "none",
        },
        "text": {"main": text(*verbs)} | ({"reverse": text(*reverse)} if reverse else {}),
    }


def text(*verbs: dict[str, Any]) -> list[dict[str, Any]]:
    """A text with one full stop for each verb."""
    return [{"en": f"Full stop {n}.", "ru": f"Точка {n}.", "facts": verb} for n, verb in enumerate(verbs, 1)]


def table(
    mages: dict[str, MageSpec],
    *do: DoSpec,
    rulings: dict[str, str] | None = None,
    spells: tuple[dict[str, Any], ...] = (),
    **said: Any,
) -> State[Table]:
    """A position of the training set, with spells of one's own and what is carried out in it."""
    position = Position(mages=mages, do=do, box=said.pop("box", "training"), assume=spells, **said)
    placed = lay(position, tuple((rulings or {}).items()))
    assert placed.state is not None, placed.flaws
    return placed.state


def cast(who: str, slot: str = "I") -> DoSpec:
    """A spell is cast."""
    return DoSpec(who, slot)  # type: ignore[arg-type]
