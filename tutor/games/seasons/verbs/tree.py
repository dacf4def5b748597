"""The two uses of the Tree of Light."""

from __future__ import annotations

from typing import Final

from tutor.engine.moment import Outcome
from tutor.engine.query import candidates
from tutor.engine.question import Choices, Option, sorted_out
from tutor.engine.sentence import sentence
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, owner
from tutor.games.seasons.verbs.costs import COST, crystals_short, tokens_short

TOKEN_COST: Final = 3
"""So many crystals a token costs (sea.card.tree-of-light.effect)."""


@candidates
def tree_ways(moment: At) -> Choices:
    """Crystals for a token of choice, or a token for the right to crystallise."""
    player = owner(moment)
    token, access = (
        Option("token", "tree-token", value="token"),
        Option("access", "tree-access", value="access"),
    )
    return sorted_out(
        (
            (token, crystals_short(player, TOKEN_COST, COST)),
            (access, tokens_short(player, 1, COST, moment.reading)),
        )
    )


@sentence
def open_access(moment: At) -> Outcome[Table]:
    """From now on to the end of the turn tokens may be crystallised (sea.cry.needs-access)."""
    table = moment.table.with_turn(access=True, by_bonus=False)
    return moment.with_table(table, moment.event("crystallising-open", seat=moment.frame.owner))
