"""How well a player stands in the middle of a game: points as they are, and something for the means to more.

The weights are our own, for opponents that compare positions; no rule of the game rests on them.
"""

from __future__ import annotations

from typing import Final

from tutor.engine.state import State
from tutor.framework.readings import readings_of
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.scoring.final_points import THRESHOLD, scores
from tutor.games.resarcana.state.essences import GOLD
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table

POINT: Final = 40
"""What a point is worth; everything else is weighed against it."""

WON: Final = 10_000
ESSENCE, GOLD_PIECE, STORED = 3, 7, 2
"""An essence in the pool, a gold one, and one lying on a component."""

INCOME: Final = 9
"""What each essence that a component collects every round is worth."""

PLACED, READY, CARD, SHUFFLED = 4, 2, 5, 1
"""A component on the table, one that is upright, a card in hand, one in the deck."""


def evaluation(state: State[Table], seat: str) -> int:
    """How well the seat stands; higher is better."""
    table = state.table
    if table.winners:
        return WON if seat in table.winners else -WON
    totals = {score.seat: score.total for score in scores(table, readings_of(state))}
    best = max(total for other, total in totals.items() if other != seat)
    ahead = POINT * totals[seat] - POINT // 2 * min(best, THRESHOLD)
    return ahead + _means(table.player(seat))


def _means(player: Player) -> int:
    pool = ESSENCE * sum(player.pool) + (GOLD_PIECE - ESSENCE) * player.pool[GOLD]
    cards = CARD * len(player.hand) + SHUFFLED * player.deck.size
    return pool + cards + sum(map(_component, player.tableau))


def _component(one: Component) -> int:
    collect = box()[one.id].collect
    income = 0
    if collect is not None and not collect.special:
        income = collect.gain.total if collect.gain is not None else 1
    return PLACED + READY * (not one.turned) + STORED * sum(one.on) + INCOME * income
