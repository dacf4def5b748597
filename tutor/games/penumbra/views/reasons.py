"""What on the stage a reason against a move is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.analysis.legality import Verdict
from tutor.engine.question import Refusal
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views.stage.look import View
from tutor.games.penumbra.views.stage.things import things_of
from tutor.views.stage import Setting
from tutor.views.stage.annotations import ReasonPlace

CARDS: Final = ("card", "trial", "contract")
"""The facts that name a card."""
OWN: Final = frozenset(
    (
        *("slot-condition", "slot-players", "slot-taken", "slots-unknown", "place-in-learning"),
        *("not-charged", "turned", "no-die", "not-bone", "other-colour", "not-lower", "not-wounded"),
        *("task-other-colour", "task-bone", "task-true-spark", "task-other-value", "pays-other-colour"),
        *("pays-other-value", "needed-elsewhere", "no-such-face", "nudged-already", "spark-stays"),
        *("permanent", "condition", "not-in-rest", "wrong-turn", "wrong-window", "no-threat-roll"),
        *("mark-in-rest", "no-spell", "nothing-turned", "suppressed", "price-unknown", "other-approach"),
        *("row-no-market", "cost-unknown", "window-unknown", "not-in-trial", "nothing-wounded"),
    )
)
"""The reasons that are about the very thing of the move."""
POOL: Final = frozenset(("no-own-die", "no-red-die", "no-such-die", "lacking-dice", "dice-taken"))
"""The reasons that are about the pool of dice."""


def reason_place(reason: Refusal, move: Verdict, setting: Setting[Table]) -> ReasonPlace:
    """The die, mark, card, stock, section or wizard that a reason is about."""
    return ReasonPlace(tuple(_spots(reason, move, View(setting).seat)))


def _spots(reason: Refusal, move: Verdict, board: str) -> Iterator[str]:
    facts, kind = dict(reason.facts), reason.kind
    own = move.seat == board
    seat = str(facts.get("who") or facts.get("seat") or "")
    if kind == "lacking" and own:
        yield f"stock-{facts['ingredient']}"
    if kind == "kind-chosen":
        yield f"turn-{facts['turn']}"
    if kind in OWN:
        yield from things_of(move.option)
    yield from (f"card-{facts[name]}" for name in CARDS if facts.get(name))
    if kind in POOL and own:
        yield from ("board", "self")
    if kind in POOL or kind == "lacking":
        seat = move.seat
    if seat:
        yield f"seat-{seat}"
