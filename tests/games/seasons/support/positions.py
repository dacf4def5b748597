"""Short ways to set up players and positions of Seasons."""

from __future__ import annotations

from typing import Any

from tutor.engine.game import Flaw
from tutor.engine.state import State
from tutor.framework.position_form import DoSpec
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.position.form import CopySpec, DieSpec, PlayerSpec, Position, TurnSpec
from tutor.games.seasons.position.reading import lay, place
from tutor.games.seasons.state.table import Table

__all__ = [
    "SEATS",
    "CopySpec",
    "DieSpec",
    "DoSpec",
    "PlayerSpec",
    "TurnSpec",
    "flaws",
    "side",
    "table",
    "turn",
]

SEATS = ("anna", "boris", "vera", "gleb")


def table(*do: DoSpec, rulings: dict[str, str] | None = None, **said: Any) -> State[Table]:
    """A position of players by seat, two bare ones unless more are given, with what is carried out in it."""
    players = {seat: said.pop(seat) for seat in SEATS if seat in said}
    for seat in SEATS[: said.pop("n", 2)]:
        players.setdefault(seat, PlayerSpec())
    ordered = {seat: players[seat] for seat in SEATS if seat in players}
    placed = lay(Position(players=ordered, do=do, **said), tuple((rulings or {}).items()))
    assert placed.state is not None, placed.flaws
    return placed.state


def turn(
    rulings: dict[str, str] | None = None, *, access: bool = False, extra: int = 0, **said: Any
) -> State[Table]:
    """Anna's turn behind the gains of her die."""
    spec = TurnSpec("anna", "actions", access, extra)
    return table(DoSpec("anna", "actions"), rulings=rulings, turn=spec, **said)


def flaws(**said: Any) -> list[Flaw]:
    """The flaws of a position."""
    return list(place(Position(**said)).flaws)


def side(season: str = "winter", **wanted: Any) -> DieSpec:
    """A die of a season with the first side that shows what is wanted, and nothing else that matters."""
    for die in box().dice_of(season):
        for number, one in enumerate(box().die(die).sides, 1):
            if all(getattr(one, name) == value for name, value in wanted.items()):
                return DieSpec(die, number)
    raise LookupError(f"no side of {season} shows {wanted}")
