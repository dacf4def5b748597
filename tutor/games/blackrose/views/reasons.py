"""What on the stage a reason against a move is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tutor.analysis.legality import Verdict
from tutor.engine.event import Bound
from tutor.engine.question import Refusal
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.things import things_of
from tutor.views.stage import Setting
from tutor.views.stage.annotations import ReasonPlace, Spot

FIGURES: Final = frozenset(
    (
        *("immune", "in-cell", "not-in-cell", "strength-unknown", "too-healthy", "not-damaged"),
        *("evocation-used", "not-own-evocation", "assigned-evocation", "must-leave", "attacked-already"),
        *("no-moves-left", "not-upgraded", "not-assigned", "moves-split", "own-no-moves", "own-no-attacks"),
    )
)  # fmt: skip
"""The reasons whose `who` is a figure in the lodge, and not somebody who decides."""
SIGHT: Final = ("los-", "out-of-range")
"""How the kinds of the reasons begin that are about the way to a target."""
PLACES: Final = ("room", "cell", "gap")
"""The facts that name a room or cell."""
CARDS: Final = ("card", "quest")


def reason_place(reason: Refusal, move: Verdict, setting: Setting[Table]) -> ReasonPlace:
    """The edge, room, figure, slot, card or mage that a reason is about; of a target the line to it, too."""
    look = Look.of(setting)
    facts = {name: value for name, value in reason.facts if value}
    spots = tuple(_spots(reason, facts, move, own=move.seat == look.actor))
    if not reason.kind.startswith(SIGHT):
        return ReasonPlace(spots)
    target = _end(str(facts.get("target") or _target(move)), look.table)
    source = str(facts.get("source") or "")
    start = source if source and source != look.spot(move.seat) else f"figure-{move.seat}"
    return ReasonPlace((*spots, target), (start, target) if start != target else None)


def _spots(reason: Refusal, facts: Mapping[str, Bound], move: Verdict, *, own: bool) -> Iterator[Spot]:
    edge, who = facts.get("edge"), str(facts.get("who") or facts.get("seat") or "")
    if isinstance(edge, tuple) and len(edge) == 2:
        yield str(edge[0]), str(edge[1])
    if reason.kind in FIGURES:
        yield f"figure-{who}"
    if "slot" in facts and own:
        yield f"slot-{facts['slot']}"
    if not reason.kind.startswith("out-of-range"):
        yield from (str(facts[name]) for name in PLACES if name in facts)
        yield from things_of(move.option) if reason.kind == "target-cell" else ()
    yield from (str(facts[name]) for name in CARDS if name in facts)
    if reason.kind == "no-token":
        yield from things_of(move.option)
    if who:
        yield f"seat-{who}"


def _target(move: Verdict) -> str:
    """The figure or room at which a move is aimed."""
    about = dict(move.option.facts)
    return str(about.get("figure") or about.get("room") or "")


def _end(id: str, table: Table) -> str:
    """The key of a figure or room."""
    return id if table.is_room(id) or id.startswith("cell-") else f"figure-{id}"
