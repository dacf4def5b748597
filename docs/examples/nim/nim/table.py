"""The table of Nim as one immutable value: who plays, the heaps, and the sticks that are not in play."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

HEAPS = ("left", "middle", "right")
MOST = 3
"""So many sticks are taken in a turn at most."""

Sticks = Annotated[int, Meta(ge=0, le=12)]


class Player(Struct, frozen=True):
    """A player, with the sticks taken so far."""

    seat: str
    taken: Sticks = 0


class Heap(Struct, frozen=True):
    """A heap, and how many sticks lie in it."""

    id: str
    sticks: Sticks = 0


class Table(Struct, frozen=True):
    """The whole table. `turn` is whose turn it is, `winner` who has won in the end."""

    players: tuple[Player, ...]
    heaps: tuple[Heap, ...] = tuple(Heap(id) for id in HEAPS)
    supply: Sticks = 0
    turn: str = ""
    winner: str = ""

    @property
    def sticks(self) -> int:
        """How many sticks lie in all heaps together."""
        return sum(heap.sticks for heap in self.heaps)

    def heap(self, id: str) -> Heap:
        """The heap of that id. Raises KeyError for another."""
        return {heap.id: heap for heap in self.heaps}[id]

    def other(self, seat: str) -> str:
        """The opponent of a seat."""
        return next(player.seat for player in self.players if player.seat != seat)

    def filled(self, id: str, n: int) -> Table:
        """The table with sticks out of the supply put into a heap."""
        return replace(self, heaps=self._with(id, n), supply=self.supply - n)

    def without(self, id: str, n: int, seat: str) -> Table:
        """The table after a seat has taken sticks from a heap; then it is the other's turn."""
        players = tuple(
            replace(one, taken=one.taken + n) if one.seat == seat else one for one in self.players
        )
        return replace(self, heaps=self._with(id, -n), players=players, turn=self.other(seat))

    def _with(self, id: str, n: int) -> tuple[Heap, ...]:
        return tuple(replace(one, sticks=one.sticks + n) if one.id == id else one for one in self.heaps)


def begun(*seats: str) -> Table:
    """The table with all sticks in the supply."""
    return Table(tuple(map(Player, seats)), supply=11, turn=seats[0])


def pieces(table: Table) -> dict[str, int]:
    """What there is as much of at every moment."""
    return {"stick": table.supply + table.sticks + sum(player.taken for player in table.players)}
