"""Short ways to play the action phase: mages in a lodge of known rooms, answered key by key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.blackrose.support.play import Play, play
from games.blackrose.support.positions import HALL, THRONE, mage, table

from tutor.engine.question import PASS
from tutor.engine.state import State
from tutor.games.blackrose.position.form import DoSpec, MageSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

ABYSS, ARENA, FORGE, MIRRORS = "room-abyss", "room-arena", "room-forge", "room-mirrors"
CRYPT, TREASURY, SANCTUARY = "room-crypt", "room-treasury", "room-sanctuary"
ROOMS = {
    ABYSS: RoomSpec(at=(0, 1)),
    MIRRORS: RoomSpec(at=(-1, 0)),
    ARENA: RoomSpec(at=(0, -1)),
    FORGE: RoomSpec(at=(1, 1)),
    TREASURY: RoomSpec(at=(2, 0)),
    CRYPT: RoomSpec(at=(-1, -1)),
    SANCTUARY: RoomSpec(at=(-2, 0)),
}
"""Around the hall lie the Throne Room, the Abyss, the Mirrors Room and the Arena.

With two mages the first one's cell opens to the Crypt and the Sanctuary, that of the second to the Forge and
the Treasury.
"""


def lodge(
    doria: MageSpec | None = None,
    *others: tuple[str, MageSpec],
    do: str = "activation",
    who: str = "doria",
    rulings: dict[str, str] | None = None,
    given: dict[str, Any] | None = None,
    **said: Any,
) -> State[Table]:
    """A position in which Doria's activation begins (or what `do` names); Graminia is in the Throne Room."""
    mages = {
        "doria": doria or mage("baron-doria", HALL),
        "graminia": mage("graminia", THRONE),
        **dict(others),
    }
    rooms = {**ROOMS, **said.pop("rooms", {})}
    what = DoSpec(who, program=do, given=given or {})
    return table(mages, *([what] if do else []), rooms=rooms, rulings=rulings, **said)


def doria(at: str = HALL, **said: Any) -> MageSpec:
    """Baron Doria, of speed 2 and strength 2."""
    return mage("baron-doria", at, **said)


def orders(state: State[Table]) -> set[tuple[str, ...]]:
    """All orders in which the effects of the physical action that is asked about can be applied."""
    return set(_orders(play(state), ()))


def _orders(at: Play, done: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if not at.asked.endswith("-step"):
        yield done
        return
    for key in at.offered:
        kind = key.partition(".")[0]
        yield from _orders(play(at.state, key), done if kind == "done" else (*done, kind))


def passes(at: Play, limit: int = 200) -> Play:
    """Plays on to the end: first answers, but ends whatever may be ended."""
    for _ in range(limit):
        if at.over:
            return at
        chance = at.question.chance
        end = [key for key in at.offered if key in (PASS, "done", "stay")]
        at.answer(chance.pick(0) if chance is not None else (end or list(at.offered))[0])
    raise AssertionError("no end")
