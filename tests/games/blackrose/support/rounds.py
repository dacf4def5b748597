"""Short ways to play set-ups, phases and endings in tests: everything that is asked is answered by kind."""

from __future__ import annotations

from typing import Any

from games.blackrose.support.play import QUIET, Play
from games.blackrose.support.positions import HALL, mage, table, text
from msgspec.structs import replace
from support.play import Choose

from tutor.engine.state import Frame, State
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.position.form import DoSpec, MageSpec
from tutor.games.blackrose.procedures.setup import opening
from tutor.games.blackrose.state.table import Table

BOX = box("training")
SEATS = ("anna", "boris", "vera", "gleb")
NAMES = ("baron-doria", "graminia", "arianna", "riccart")
AGONY = ("spell-torment", "spell-peak-of-agony", "spell-grim-torment", "spell-visceral-fire")


def mages(n: int = 2, at: str = HALL, **changed: dict[str, Any]) -> dict[str, MageSpec]:
    """So many mages with no cards; by seat what is different about them."""
    seats = zip(SEATS[:n], NAMES, strict=False)
    return {seat: mage(name, **{"at": at, **changed.get(seat, {})}) for seat, name in seats}


def phase(
    program: str,
    on: dict[str, MageSpec] | None = None,
    *,
    given: dict[str, Any] | None = None,
    changed: dict[str, Any] | None = None,
    who: str = "anna",
    **said: Any,
) -> Play:
    """A phase, or any program, about to begin with those mages; `changed` are fields of the table."""
    do = DoSpec(who, program=program, given=given or {})
    state = table(on or mages(), do, **{"phase": program.removesuffix("-phase"), **said})
    return Play(replace(state, table=replace(state.table, **(changed or {}))))


def begin(
    people: int = 2, choose: Choose = QUIET, *, rulings: dict[str, str] | None = None, **said: Any
) -> Play:
    """A training game after its set-up, when the first round is about to begin."""
    state = opening(SEATS[:people], rulings=tuple((rulings or {}).items()), **said)
    return Play.up_to(state, in_rounds, choose)


def in_rounds(state: State[Table]) -> bool:
    """Whether the set-up is over."""
    return any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack)


def event(
    id: str, when: str, *verbs: dict[str, Any], slot: int = 1, crown: bool = False, moon: int = 1
) -> dict[str, Any]:
    """An event made up for a test, with one full stop for each verb; its corners bring the Rose 1 and 2."""
    corners = {"reveal_power": 1, "discard_power": 2}
    return {
        "id": id,
        "kind": "event",
        "name": {"en": id, "ru": "Проба"},
        "count": 1,
        "facts": {"moon": moon, "crown": crown, "phase": when, "slot": slot or "none", **corners},
        "text": {"main": text(*verbs)},
    }


def quest(
    id: str, task: dict[str, Any], *verbs: dict[str, Any], slots: int = 0, reward: int = 1, moon: int = 1
) -> dict[str, Any]:
    """A quest made up for a test; without verbs its effect is to gain 1 power."""
    about = {**task, "text": {"en": "do it", "ru": "сделать это"}}
    return {
        "id": id,
        "kind": "quest",
        "name": {"en": id, "ru": "Проба"},
        "count": 1,
        "facts": {"moon": moon, "task": about, "slots": slots, "reward": reward},
        "text": {"main": text(*(verbs or ({"do": "gain_power", "n": 1},)))},
    }
