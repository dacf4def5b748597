"""Victory points and ties (res.win)."""

from __future__ import annotations

from msgspec import Struct

from tutor.framework.readings import Readings
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Face
from tutor.games.resarcana.state.essences import GOLD, Essences
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table

THRESHOLD = 10
"""So many points end the game (res.win.check-time)."""

EARLY_THRESHOLD = "res.ruling.early-threshold"
TOKEN_EARLY = "res.ruling.token-early"
BASE_POINTS = "res.ruling.pop-base-points"


class Score(Struct, frozen=True, gc=False):
    """The points of a seat: those of components one by one, of the token, and for this check alone."""

    seat: str
    parts: tuple[tuple[str, int], ...] = ()
    token: int = 0
    bonus: int = 0

    @property
    def total(self) -> int:
        """All points together."""
        return sum(points for _, points in self.parts) + self.token + self.bonus


def threshold(reading: Readings, *, early: bool) -> int:
    """How many points end the game at a check (res.win.threshold, res.ruling.early-threshold)."""
    return THRESHOLD + (early and reading(EARLY_THRESHOLD) == "eleven-early")


def scores(table: Table, reading: Readings, *, early: bool = False) -> tuple[Score, ...]:
    """What every player has at a check, in seating order."""
    return tuple(score(table, player, reading, early=early) for player in table.players)


def score(table: Table, player: Player, reading: Readings, *, early: bool = False) -> Score:
    """What a player has at a check: components turned or not, the token, and the Golden Statue."""
    parts = ((one.id, component_points(player, one, reading)) for one in player.tableau)
    holds = table.first == player.seat
    scored = not early or table.token_passed or reading(TOKEN_EARLY) == "holder"
    token = box().token_points if holds and scored else 0
    return Score(player.seat, tuple(part for part in parts if part[1]), token, player.bonus)


def component_points(player: Player, component: Component, reading: Readings) -> int:
    """What a component scores for its owner (res.win.sources, res.win.pop-essences, res.win.bestiary)."""
    face = box()[component.id]
    if face.scoring is None:
        return face.points
    here = 0 if face.scoring.kind is None else component.on[face.scoring.kind]
    base = face.points if here or reading(BASE_POINTS) == "always" else 0
    return base + here * face.scoring.each + _for_types(player, face)


def _for_types(player: Player, face: Face) -> int:
    """The points for own creatures and dragons; one that is both counts as both."""
    scoring = face.scoring
    if scoring is None or not (scoring.creature or scoring.dragon):
        return 0
    types = [type for one in player.tableau for type in box()[one.id].types]
    return scoring.creature * types.count("creature") + scoring.dragon * types.count("dragon")


def in_tie(pool: Essences) -> int:
    """What a pool counts where points are equal: each gold as two (res.win.tie-break)."""
    return sum(pool) + (box().gold_in_ties - 1) * pool[GOLD]


def winners(table: Table, scores: tuple[Score, ...]) -> tuple[str, ...]:
    """Who wins a check at which the game ends: most points, then most essences; else they share it."""
    best = max(score.total for score in scores)
    tied = [score.seat for score in scores if score.total == best]
    most = max(in_tie(table.player(seat).pool) for seat in tied)
    return tuple(seat for seat in tied if in_tie(table.player(seat).pool) == most)
