"""Points: crystals, prestige in play, cards left in hand, and the bonus track (sea.score)."""

from __future__ import annotations

from tutor.framework.readings import Readings, by_default
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import counted, prestige
from tutor.games.seasons.state.table import Score, Table

HAND_PENALTY = 5
"""What every card left in hand costs (sea.score.hand)."""

PARTS = (
    ("crystals", "sea.score.crystals"),
    ("cards", "sea.score.cards"),
    ("hand", "sea.score.hand"),
    ("bonus", "sea.score.bonus"),
)
"""The parts of a score with their rules."""


def score(table: Table, seat: str, reading: Readings) -> Score:
    """The points of a seat as they would be counted now; energy counts nothing (sea.score.energy-none)."""
    player = table.player(seat)
    return Score(
        seat,
        (
            ("crystals", player.crystals),
            ("cards", prestige(player, reading)),
            ("hand", -HAND_PENALTY * len(player.hand)),
            ("bonus", -box().penalties[player.bonuses]),
        ),
    )


def winners(table: Table, scores: tuple[Score, ...], reading: Readings = by_default) -> tuple[str, ...]:
    """Who has most points, and of these who has most cards in play; they share (sea.score.winner).

    What if these are as many too is sea.ruling.tie-after-cards: nothing more counts, or crystals do.
    """
    most = max(score.total for score in scores)
    tied = [score.seat for score in scores if score.total == most]
    cards = {seat: len(counted(table.player(seat), reading)) for seat in tied}
    tied = [seat for seat in tied if cards[seat] == max(cards.values())]
    if reading("sea.ruling.tie-after-cards") == "further":
        crystals = {seat: table.player(seat).crystals for seat in tied}
        tied = [seat for seat in tied if crystals[seat] == max(crystals.values())]
    return tuple(tied)
