"""Short ways to set up players and positions of Res Arcana."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine.state import State
from tutor.games.resarcana.position.form import ComponentSpec, DoSpec, PlayerSpec, Position
from tutor.games.resarcana.position.reading import lay
from tutor.games.resarcana.state.table import Table


def lies(turned: bool = False, down: bool = False, paid: int | None = None, **on: int) -> ComponentSpec:
    """A component that is turned, or with essences on it."""
    return ComponentSpec(turned, on, down, paid)  # type: ignore[arg-type]


def one(*components: str, pool: Mapping[str, int] | None = None, **said: Any) -> PlayerSpec:
    """A player with components as they are placed; others "with_" something on them or turned."""
    laid = dict.fromkeys(components, ComponentSpec()) | said.pop("with_", {})
    return PlayerSpec(pool=dict(pool or {}), components=laid, **said)  # type: ignore[arg-type]


def table(
    *do: DoSpec,
    rulings: dict[str, str] | None = None,
    players: dict[str, PlayerSpec] | None = None,
    **said: Any,
) -> State[Table]:
    """A position of Anna and Boris, or of others, with what is carried out in it."""
    position = Position(players=players or {"anna": one(), "boris": one()}, do=do, **said)
    placed = lay(position, tuple((rulings or {}).items()))
    assert placed.state is not None, placed.flaws
    return placed.state


def turn(who: str = "anna") -> DoSpec:
    """One turn of a player."""
    return DoSpec(who)


def do(program: str, who: str = "anna", **given: Any) -> DoSpec:
    """A program is carried out."""
    return DoSpec(who, program, given=given)


def use(power: str, who: str = "anna") -> DoSpec:
    """A power is used, its cost included."""
    return DoSpec(who, use=power)
