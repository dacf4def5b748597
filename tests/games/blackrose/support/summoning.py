"""Summoning for tests: a mage in the hall who casts a spell of chosen verbs, and evocations of hers."""

from __future__ import annotations

from typing import Any

from games.blackrose.support.positions import HALL, THRONE, cast, laid, mage, spell, table

from tutor.engine.state import State
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

ARENA, GARDEN = "room-arena", "room-garden"
ROOMS = {THRONE: RoomSpec(at=(1, 0)), ARENA: RoomSpec(at=(0, 1)), GARDEN: RoomSpec(at=(-1, 1))}


def summoning(*verbs: dict[str, Any], **said: Any) -> State[Table]:
    """Anna in the hall casts a spell of those verbs at the Throne Room."""
    rite = spell("rite", *verbs, target=said.pop("target", "area"))
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-rite")}, **said.pop("anna", {})),
        "boris": mage("riccart", ARENA, **said.pop("boris", {})),
    }
    spells = (rite, *said.pop("spells", ()))
    return table(mages, cast("anna"), spells=spells, rooms=ROOMS, **said)


def own(*names: str, at: str = HALL) -> dict[str, EvocationSpec]:
    """Evocations of Anna's."""
    return {name: EvocationSpec("anna", at) for name in names}
