"""What is never lost or made during play: cards by name, and chips and figures within their supplies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.framework.card_fields import lying
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.derived import figures_left
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.burdens import left


def pieces(table: Table) -> dict[str, int]:
    """How often each card is on the table or out of the game, and how far supplies are overdrawn.

    Chips, evocation figures, jinxes and upgrades come from supplies that are counted by what is on the table;
    of none may there be more than there are, so these numbers stay 0 (brw.dmg.chips-out, brw.evo.no-figure).
    """
    counts: dict[str, int] = Counter(_cards(table))
    for source in table.sources:
        counts[f"overdrawn chips {source}"] = max(0, -table.chips_left(source))
    known = box(table.box)
    for kind in {one.kind for one in table.evocations}:
        counts[f"overdrawn {kind}"] = max(0, -(figures_left(table, kind) or 0))
    for card in (*known.jinxes, *known.upgrades):
        counts[f"overdrawn {card}"] = max(0, -(left(table, card) or 0))
    return {piece: n for piece, n in counts.items() if n or not piece.startswith("overdrawn")}


def _cards(table: Table) -> Iterator[str]:
    for deck in table.decks:
        yield from deck.cards
    for pile in table.piles:
        yield from pile.cards
    yield from (event for event in table.events if event)
    yield from lying(table)
    if table.looking is not None:
        yield from table.looking.cards
    for mage in table.mages:
        yield from _of(mage)


def _of(mage: Mage) -> Iterator[str]:
    yield from lying(mage)
    yield from (one.spell for one in mage.board)
    yield from (one.id for one in (*mage.active, *mage.solved))
