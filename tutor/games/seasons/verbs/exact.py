"""Tokens crystallised for a fixed number, as by the Balance of Ishtar, and reserves that are copied."""

from __future__ import annotations

from typing import Final

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.query import Query, Value, number, text
from tutor.engine.sentence import Sentence
from tutor.games.seasons.state.derived import bonus_yield, purses, reserve
from tutor.games.seasons.state.energy import listed
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids, owner
from tutor.games.seasons.verbs.tokens import crystallised

TWO_PURSES: Final = "sea.ruling.purse-two-balance"
PURSE: Final = "sea.card.balance-of-ishtar.purse"
APPLIES: Final = "sea.card.purse-of-io.applies"
NO_ACCESS: Final = "sea.card.balance-of-ishtar.no-access-needed"


class Weigh(Sentence, frozen=True):
    """Tokens that were paid are crystallised for `each` crystals, and what purses and bonuses add.

    Rules: sea.card.balance-of-ishtar.purse, sea.ruling.purse-two-balance, sea.ruling.bonus-balance.
    """

    tokens: Value
    each: Value

    def execute(self, moment: At) -> Outcome[Table]:
        player, table = owner(moment), moment.table
        tokens = ids(self.tokens, moment)
        purse = _purses(moment, player)
        bonus = bonus_yield(table, player.seat) if moment.reading("sea.ruling.bonus-balance") == "yes" else 0
        each = number(self.each, moment) + purse + bonus
        table, events = crystallised(moment, table, player.seat, tokens, each * len(tokens))
        return moment.with_table(table, *events, *_why(moment, player.seat, purse, bonus))


def _purses(moment: At, player: Player) -> int:
    """How many Purses count: all, or one at most."""
    n = purses(player)
    return min(n, 1) if moment.reading(TWO_PURSES) == "12" else n


def _why(moment: At, seat: str, purse: int, bonus: int) -> tuple[Event, ...]:
    events: list[Event] = []
    if purse:
        events += (moment.event("purse-added", rule, seat=seat, n=purse) for rule in (PURSE, APPLIES))
    if bonus:
        events.append(moment.event("bonus-added", "sea.bonus.crystallise", seat=seat, n=bonus))
    turn = moment.table.turn
    if turn is None or not turn.access:
        events.append(moment.event("access-not-needed", NO_ACCESS, seat=seat))
    return tuple(events)


class ReserveOf(Query, frozen=True):
    """The tokens of somebody's reserve, one by one; tokens on a Grimoire are among them."""

    who: Value

    def value(self, moment: At) -> Bound:
        return listed(reserve(moment.table.player(text(self.who, moment))))


class TellCopied(Sentence, frozen=True):
    """Whose reserve is copied; its tokens stay where they are."""

    who: Value

    def execute(self, moment: At) -> Outcome[Table]:
        tokens, of = ids(ReserveOf(who=self.who), moment), text(self.who, moment)
        event = moment.event("reserve-copied", seat=moment.frame.owner, of=of, tokens=tokens)
        return Outcome(moment.state, (event,))
