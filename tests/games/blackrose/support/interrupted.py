"""Positions in which traps and defences interrupt something, small enough to count every line of answers."""

from __future__ import annotations

from typing import Any

from games.blackrose.support.positions import HALL, THRONE, armed, cast, deal, laid, mage, spell, table

from tutor.engine.state import State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import DoSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

__all__ = ["GAME", "bolt", "storm", "worm"]

ARENA, FORGE, GARDEN, CRYPT = "room-arena", "room-forge", "room-garden", "room-crypt"
HURT = {"event": "damaged", "who": "self"}
WARD = spell("ward", {"do": "ignore", "n": 1}, type="defence", target="self", trigger=HURT)
THORNS = spell("thorns", deal(1, to="trigger-by"), type="defence", target="self", trigger=HURT)
SPELLS = (WARD, THORNS)
"""Made up: two defences that answer damage, one takes a chip back, the other one hurts back."""


def board(*spells: str) -> dict[str, Any]:
    """A board on which those spells are activated, in the slots II and III."""
    return {slot: armed(f"spell-{name}") for slot, name in zip(("II", "III"), spells, strict=False)}


def worm() -> State[Table]:
    """The chain of the rulebook's example: Doria in the Forge moves by Inertia.

    Graminia has Brain Worm for red and yellow rooms and Baleful Curse, he has Persecution.
    """
    mages = {
        "doria": mage(
            "baron-doria",
            FORGE,
            board={"I": laid("spell-torment"), "II": armed("spell-persecution")},
        ),
        "graminia": mage(
            "graminia", THRONE, board={"I": armed("spell-brain-worm"), "II": armed("spell-baleful-curse")}
        ),
    }
    rooms = {
        FORGE: RoomSpec(at=(1, 0)),
        ARENA: RoomSpec(at=(2, 0)),
        THRONE: RoomSpec(at=(-1, 0)),
        GARDEN: RoomSpec(at=(0, 1)),
        CRYPT: RoomSpec(at=(1, 1)),
    }
    inertia = DoSpec("doria", program="inertia", given={"slot": "I"})
    return table(mages, inertia, rooms=rooms, first="doria")


def bolt(damage: int = 0) -> State[Table]:
    """Anna deals 2 damage to Boris, twice; he has Thorns and she a Ward, and she has `damage` already."""
    card = spell("bolt", deal(2), deal(2), target="mage", range=1)
    mages = {
        "anna": mage(
            "graminia", HALL, board={"I": laid("spell-bolt"), **board("ward")}, damage={"boris": damage}
        ),
        "boris": mage("riccart", THRONE, board=board("thorns", "ward")),
    }
    rooms = {THRONE: RoomSpec(at=(1, 0))}
    return table(mages, cast("anna"), spells=(*SPELLS, card), rooms=rooms, first="anna")


def storm(reading: str = "owner-block") -> State[Table]:
    """A room's worth of damage: Anna and Boris are hurt at once, each of them with two defences."""
    card = spell("storm", deal(1), target="area", range=1)
    mages = {
        "doria": mage("baron-doria", HALL, board={"I": laid("spell-storm")}),
        "anna": mage("graminia", THRONE, board=board("ward", "thorns")),
        "boris": mage("riccart", THRONE, board=board("ward", "thorns")),
    }
    rooms = {THRONE: RoomSpec(at=(1, 0))}
    rulings = {"brw.ruling.trap.mixed-order": reading}
    return table(mages, cast("doria"), spells=(*SPELLS, card), rooms=rooms, first="anna", rulings=rulings)
