"""Tokens that are put on the Glutton Cauldron, and what it gives when it is full."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.question import Option, Question
from tutor.engine.sentence import Sentence
from tutor.framework.readings import Readings
from tutor.games.seasons.actions.payment import kind_of, single, without
from tutor.games.seasons.components.faces import NONE
from tutor.games.seasons.state.energy import listed, of, plus
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, own_copy, owner
from tutor.games.seasons.verbs.crystals import gained
from tutor.games.seasons.verbs.play import sacrificed
from tutor.games.seasons.verbs.tokens import pay_option

SCOPE = "sea.ruling.amulet-water-scope"
LIMIT = "sea.card.glutton-cauldron.overflow"


def food(player: Player, reading: Readings) -> tuple[str, ...]:
    """The different tokens that may be put on a Cauldron (sea.ruling.amulet-water-scope)."""
    return single(player, cards=reading(SCOPE) == "all-and-cauldron")


class FeedCauldron(Sentence, frozen=True):
    """The owner puts a token of the reserve on this card."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        tokens = food(owner(moment), moment.reading)
        if not tokens:
            return Outcome(moment.state)
        if len(tokens) == 1:
            return self._put(moment, tokens[0])
        options = tuple(pay_option((token,)) for token in tokens)
        return Question(moment.frame.owner, self.rule, "feed", options)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._put(moment, option.key)

    def _put(self, moment: At, token: str) -> Outcome[Table]:
        player, id = without(owner(moment), (token,)), own_copy(moment)
        copy = player.copy(id)
        assert copy is not None
        player = player.with_copy(replace(copy, tokens=plus(copy.tokens, of(kind_of(token)))))
        event = moment.event(
            "tokens-moved", seat=player.seat, tokens=(token,), card=copy.card, onto=True, copy=id
        )
        return moment.with_table(moment.table.with_player(player), event)


class EmptyCauldron(Sentence, frozen=True):
    """This card is sacrificed, its tokens go to the reserve, and its owner gains `n` crystals.

    What the reserve cannot hold is discarded afterwards (sea.card.glutton-cauldron.overflow).
    """

    n: int

    def execute(self, moment: At) -> Outcome[Table]:
        player, table = owner(moment), moment.table
        copy = player.copy(own_copy(moment))
        assert copy is not None
        bare = replace(copy, tokens=NONE)
        table = table.with_player(player.with_copy(bare))
        events: list[Event] = []
        table, more = sacrificed(moment, table, bare)
        events += more
        player = table.player(player.seat)
        table = table.with_player(replace(player, reserve=plus(player.reserve, copy.tokens)))
        kinds = listed(copy.tokens)
        events.append(
            moment.event("tokens-moved", LIMIT, seat=player.seat, tokens=kinds, card=copy.card, onto=False)
        )
        table, more = gained(moment, table, player.seat, self.n)
        return moment.with_table(table, *events, *more)
