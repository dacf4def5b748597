"""Which positions of a turn of Seasons are looked at first, and which need not be looked at.

A position is beaten if no more can come of it (`upper_bound`) than of one that was found; or if another is
the same but for crystals and tokens, and has as many: more of them is never worse, and where tokens can be
crystallised some of them may make up for crystals. Behind what somebody else or chance has answered nothing
is beaten by what others are worth, since it counts together with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from tutor.analysis.game_graph import Noted, Spot
from tutor.engine.state import State
from tutor.framework.readings import Readings
from tutor.games.seasons.analysis.action_order import MET, note
from tutor.games.seasons.analysis.upper_bound import Bound
from tutor.games.seasons.components.faces import NONE, Stock
from tutor.games.seasons.state.derived import yields
from tutor.games.seasons.state.table import Table

NOW, MOST = 4, 1
"""How much what a position is worth now, and the most that can come of it, count in what comes first."""

UNKNOWN: Final = 1_000
"""How much is hoped for where nobody can say how much can come at most."""


class _Held(NamedTuple):
    """Crystals and tokens of a position."""

    spot: int
    crystals: int
    tokens: Stock

    def covers(self, other: _Held, each: Stock | None) -> bool:
        """Whether this is as good; `each` is what a token gives, None where none can be crystallised."""
        more = [mine - yours for mine, yours in zip(self.tokens, other.tokens, strict=True)]
        if min(more) < 0:
            return False
        value = 0 if each is None else sum(n * one for n, one in zip(more, each, strict=True))
        return self.crystals + value >= other.crystals


class Race:
    """What was found so far. `now` tells what stopping in a spot is worth, None where one cannot."""

    def __init__(
        self, seat: str, reading: Readings, bound: Bound | None, now: Callable[[Spot[Table]], int | None]
    ) -> None:
        self.seat, self.reading, self.bound, self.now = seat, reading, bound, now
        self.best: int | None = None
        self._bounds: dict[int, int] = {}
        self._most: dict[int, int | None] = {}
        self._now: dict[int, int] = {}
        self._held: dict[tuple[State[Table], Noted], list[_Held]] = {}
        self._covered: set[int] = set()

    def rank(self, before: Spot[Table], spot: Spot[Table]) -> int:
        """How late a spot is looked at; what it is worth counts from now on."""
        now, alone = self.now(spot), not note(spot.noted, MET)
        most = self._most.get(before.number) if alone else None
        if now is None:
            value = self._now.get(before.number, 0)
        else:
            value, here = now, self._bounded(spot)
            most = here if most is None or (here is not None and here < most) else most
            if alone and (self.best is None or now > self.best):
                self.best = now
            if not note(spot.noted, "by"):
                self._compare(spot)
        self._most[spot.number], self._now[spot.number] = most, value
        return -(NOW * value + MOST * (value + UNKNOWN if most is None else most))

    def _bounded(self, spot: Spot[Table]) -> int | None:
        """The most that can come of a spot, the same wherever the position is the same."""
        if self.bound is None:
            return None
        most = self._bounds.get(spot.first)
        if most is None:
            most = self._bounds[spot.first] = self.bound.most(spot.state.table)
        return most

    def beaten(self, spot: Spot[Table]) -> bool:
        """Whether nothing that matters can come of a spot."""
        if spot.number in self._covered:
            return True
        most = self._most.get(spot.number)
        alone = not note(spot.noted, MET)
        return alone and most is not None and self.best is not None and most <= self.best

    def _compare(self, spot: Spot[Table]) -> None:
        """Compares a spot with those that are the same but for crystals and tokens."""
        table = spot.state.table
        player = table.player(self.seat)
        turn = table.turn
        bare = table.with_player(replace(player, crystals=0, reserve=NONE))
        each = yields(table, player, self.reading) if turn is not None and turn.access else None
        mine = _Held(spot.number, player.crystals, player.reserve)
        others = self._held.setdefault((spot.state.with_table(bare), spot.noted), [])
        if any(other.covers(mine, each) for other in others):
            self._covered.add(spot.number)
            return
        self._covered.update(other.spot for other in others if mine.covers(other, each))
        others[:] = [other for other in others if other.spot not in self._covered]
        others.append(mine)
