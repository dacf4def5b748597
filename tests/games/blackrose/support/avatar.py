"""Short ways to set up the avatar, its orders and positions with them, and to play them by script."""

from __future__ import annotations

from typing import Any

from games.blackrose.support.play import Play, play_out
from games.blackrose.support.positions import HALL, THRONE, mage, table, text

from tutor.engine.state import State
from tutor.games.blackrose.position.form import DoSpec, EvocationSpec, MageSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

ARENA, SANCTUARY, ABYSS, CRYPT = "room-arena", "room-sanctuary", "room-abyss", "room-crypt"
ROOMS = {
    THRONE: RoomSpec(at=(1, 0)),
    ARENA: RoomSpec(at=(0, 1)),
    SANCTUARY: RoomSpec(at=(0, 2)),
    ABYSS: RoomSpec(at=(-1, 0)),
    CRYPT: RoomSpec(at=(-2, 0)),
}
"""The hall lies in the middle; Arena and Sanctuary in a line, Abyss and Crypt in another."""


def possessed(at: str = HALL, **said: Any) -> MageSpec:
    """The avatar, in the hall unless told otherwise."""
    return MageSpec(mage="", at=at, avatar=True, **said)


def order(
    id: str,
    *spell: dict[str, Any],
    physical: tuple[dict[str, Any], ...] = (),
    trap: tuple[dict[str, Any], ...] = (),
    back: str = "none",
    moon: int = 1,
    **said: Any,
) -> dict[str, Any]:
    """An order made up for a test: one full stop for each verb."""
    return {
        "id": f"training-order-my-{id}",
        "kind": "order",
        "name": {"en": id, "ru": "Проба"},
        "facts": {"moon": moon, "back": back, "extra": False, "instability": False, **said},
        "text": {"spell": text(*spell), "physical": text(*physical), "trap": text(*trap)},
    }


def aim(target: str = "mage", range: int | str = "any", priority: int = 2) -> dict[str, Any]:
    """The verb of choosing a target."""
    return {"do": "target_by", "target": target, "range": range, "priority": priority}


def approach(priority: int = 2) -> dict[str, Any]:
    """The verb of moving towards a mage."""
    return {"do": "approach", "to": "mage", "priority": priority}


GAIN = {"do": "gain_power", "n": 1}


def lodge(
    *orders: dict[str, Any],
    avatar: MageSpec | None = None,
    others: tuple[dict[str, Any], ...] = (),
    rulings: dict[str, str] | None = None,
    **said: Any,
) -> State[Table]:
    """A position with the avatar, Riccart and Graminia; the orders lie in its deck, the first on top."""
    mages = {
        "riccart": said.pop("riccart", mage("riccart", ARENA)),
        "graminia": said.pop("graminia", mage("graminia", ABYSS)),
        "avatar": avatar or possessed(orders=3),
    }
    decks = {"order-1": tuple((one["id"],) for one in orders)} | said.pop("decks", {})
    rooms = ROOMS | said.pop("rooms", {})
    return table(
        mages,
        *said.pop("do", ()),
        spells=(*orders, *others),
        rulings=rulings,
        decks=decks,
        rooms=rooms,
        **said,
    )


def acting(*orders: dict[str, Any], **said: Any) -> State[Table]:
    """The avatar is about to be activated."""
    return lodge(*orders, **said).push("avatar-activation", "avatar")


def activated(*orders: dict[str, Any], answers: tuple[str, ...] = (), **said: Any) -> Play:
    """One activation of the avatar, played to its end."""
    return play_out(acting(*orders, **said), *answers)


def askings(story: Play) -> list[tuple[str, str, str]]:
    """Whom each question was put to, for whom, and what it was about; chance left out."""
    return [(one.seat, one.for_seat, one.kind) for one in story.questions if one.chance is None]


def summoned(owner: str, at: str, **said: Any) -> EvocationSpec:
    """An evocation in the lodge."""
    return EvocationSpec(owner, at, **said)


def do(program: str, who: str, **given: Any) -> DoSpec:
    """A program that is carried out."""
    return DoSpec(who, program=program, given=given)
