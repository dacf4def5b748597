"""What on the stage a reason against a move is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.analysis.legality import Verdict
from tutor.engine.question import Refusal
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.views.stage.look import is_copy, view
from tutor.games.seasons.views.stage.things import things_of
from tutor.views.stage import Setting
from tutor.views.stage.annotations import ReasonPlace

OWN: Final = frozenset(
    ("turned", "played-now", "before-die-only", "nothing-to-activate", "lies-elsewhere", "not-reduced")
)
"""The reasons that are about the very thing of the move."""
ENERGY: Final = frozenset(("none-held", "energy-missing", "tokens-missing", "alike-missing", "reserve-empty"))
POWER: Final = frozenset(("no-power", "power-full"))
CRYSTALS: Final = frozenset(("crystals-missing", "fairies-first", "leech-unpaid"))
BONUS: Final = frozenset(("bonuses-used", "instead-of-die-draw"))


def reason_place(reason: Refusal, move: Verdict, setting: Setting[Table]) -> ReasonPlace:
    """The card, energy, die, bonus or player that a reason is about."""
    shown = view(setting)
    causes = tuple(_causes(reason, shown.table)) if reason.kind == "leech-unpaid" else ()
    return ReasonPlace(tuple(_spots(reason, move, shown.seat)), causes=causes)


def _causes(reason: Refusal, table: Table) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The Leeches of the others; where their boards are not drawn, their players stand for them."""
    for seat in table.others(str(dict(reason.facts)["seat"])):
        for copy in table.player(seat).play:
            if copy.card == "arcano-leech":
                yield copy.card, (copy.id, f"seat-{seat}", f"player-{seat}")


def _spots(reason: Refusal, move: Verdict, board: str) -> Iterator[str]:
    facts, kind = dict(reason.facts), reason.kind
    seat = str(facts.get("who") or facts.get("seat") or "")
    if kind in OWN:
        copy = move.option.key.partition("-")[2]
        yield from (copy,) if is_copy(copy) else things_of(move.option)
    if "die" in facts:
        yield str(facts["die"])
    if kind in ENERGY | {"water-missing"} and seat == board:
        yield from (f"energy-{one}" for one in _energies(reason))
        yield "reserve"
    if kind in POWER:
        yield f"power-{seat}"
    if kind in CRYSTALS:
        yield f"crystals-{seat}"
    if kind in BONUS and move.seat == board:
        yield from (f"bonus-{move.option.key.removeprefix('bonus-')}", "bonuses")
    if seat:
        yield from (f"seat-{seat}", f"player-{seat}")


def _energies(reason: Refusal) -> tuple[str, ...]:
    """The kinds of energy that are lacking."""
    facts = dict(reason.facts)
    tokens = facts.get("tokens")
    if reason.kind == "water-missing":
        return ("water",)
    return tuple(map(str, tokens)) if isinstance(tokens, tuple) else (str(facts.get("energy", "")),)
