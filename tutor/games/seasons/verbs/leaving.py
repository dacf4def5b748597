"""What comes before a card leaves play: its owner may still move tokens off a Grimoire."""

from __future__ import annotations

from typing import Final

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Value
from tutor.engine.question import PASS, Option, Question
from tutor.engine.sentence import Sentence
from tutor.games.seasons.actions.payment import moved
from tutor.games.seasons.state.derived import GRIMOIRE
from tutor.games.seasons.state.energy import kinds
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids

GRIMOIRE_LEAVES: Final = "sea.ruling.grimoire-leaves"
MOVE: Final = "sea.card.bespelled-grimoire.move"
SETTLED: Final = "settled"
"""The name under which are bound the Grimoires whose owners move nothing more."""


class Leaving(Sentence, frozen=True):
    """Copies leave play.

    Tokens may be moved off a Grimoire at any moment, so in the turns of others too. It makes no difference
    before the card leaves play, and then only if the tokens on it are lost (sea.ruling.grimoire-leaves):
    there its owner is asked.
    """

    copy: Value

    def run(self, moment: At) -> Question | Outcome[Table]:
        for id in ids(self.copy, moment):
            copy = moment.table.copy(id)
            if copy is not None and self._is_asked(moment, copy):
                return _question(moment, copy)
        return self.execute(moment)

    def execute(self, moment: At) -> Outcome[Table]:
        """What happens when nothing more is moved: the copies leave play."""
        raise NotImplementedError(type(self).__name__)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        id = str(dict(option.facts)["copy"])
        if option.key == PASS:
            settled = (*ids(moment.frame.get(SETTLED), moment), id)
            return Outcome(moment.before.with_top(moment.frame.bind(SETTLED, settled)))
        player = moved(moment.table.player(moment.table.owner_of(id)), id, option.key, onto=False)
        about: dict[str, Bound] = {"seat": player.seat, "tokens": (option.key,), "card": GRIMOIRE}
        state = moment.before.with_table(moment.table.with_player(player))
        return Outcome(state, (moment.event("tokens-moved", MOVE, **about, onto=False),))

    def _is_asked(self, moment: At, copy: Copy) -> bool:
        return (
            copy.card == GRIMOIRE
            and bool(kinds(copy.tokens))
            and moment.reading(GRIMOIRE_LEAVES) == "lose-grimoire"
            and copy.id not in ids(moment.frame.get(SETTLED), moment)
        )


def _question(moment: At, copy: Copy) -> Question:
    """Which token its owner moves from the Grimoire to the board."""
    options = tuple(
        Option(kind, "save-token", facts(energy=kind, copy=copy.id), kind) for kind in kinds(copy.tokens)
    )
    done = Option(PASS, "save-done", facts(copy=copy.id))
    return Question(moment.table.owner_of(copy.id), MOVE, "save-tokens", (*options, done))
