"""Sentences that change nothing and tell why something does, or does not, happen."""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.sentence import Sentence, sentence
from tutor.games.seasons.components.faces import NONE
from tutor.games.seasons.state.energy import listed
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids, own_copy, owner, solvent


class TellPlace(Sentence, frozen=True):
    """Whether the tokens on the own card belong to the reserve: they do, or they lie apart from it."""

    belong: bool

    def execute(self, moment: At) -> Outcome[Table]:
        player, copy = owner(moment), owner(moment).copy(own_copy(moment))
        if copy is None or copy.tokens == NONE:
            return Outcome(moment.state)
        about: dict[str, Bound] = {"seat": player.seat, "card": copy.card, "tokens": listed(copy.tokens)}
        event = moment.event("tokens-belong" if self.belong else "tokens-apart", **about)
        return Outcome(moment.state, (event,))


@sentence
def tell_poor(moment: At) -> Outcome[Table]:
    """Opponents who have no crystals give none."""
    seat, giving = moment.frame.owner, ids(solvent, moment)
    poor = (one for one in moment.table.others(seat) if one not in giving)
    return Outcome(moment.state, tuple(moment.event("nothing-to-give", seat=one, to=seat) for one in poor))
