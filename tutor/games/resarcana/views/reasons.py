"""What on the stage a reason against a move is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.analysis.legality import Verdict
from tutor.engine.question import Refusal
from tutor.games.resarcana.state.table import Table
from tutor.views.stage import Setting
from tutor.views.stage.annotations import ReasonPlace

POOL: Final = frozenset(("missing", "none-of", "nothing-for-x"))
"""The reasons that are about the essences of whoever moves."""
HAND: Final = frozenset(("no-card-in-hand", "nothing-to-destroy", "nobody-has", "too-few-to-discard"))
"""The reasons that are about what a player has."""


def reason_place(reason: Refusal, move: Verdict, setting: Setting[Table]) -> ReasonPlace:
    """The essence, card, deck or player that a reason is about."""
    return ReasonPlace(tuple(_spots(reason, move)))


def _spots(reason: Refusal, move: Verdict) -> Iterator[str]:
    facts, kind = dict(reason.facts), reason.kind
    seat = str(facts.get("who") or facts.get("seat") or "")
    essence = str(facts.get("essence") or "")
    if kind == "missing-on":
        yield f"on-{facts['card']}-{essence}"
    if kind in POOL:
        seat = str(facts.get("who") or move.seat)
        yield f"pool-{seat}-{essence}"
    if kind == "deck-empty":
        yield "deck-monuments"
    if facts.get("card"):
        yield f"card-{facts['card']}"
    if kind in HAND:
        seat = seat or move.seat
    if seat:
        yield from (f"seat-{seat}", f"player-{seat}")
