"""What happens to whole reserves, and tokens that are exchanged for others."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Owner, Value, candidates, number, query, text
from tutor.engine.question import Choices, Option, Question, Refusal, sorted_out
from tutor.engine.sentence import Sentence
from tutor.games.seasons.actions.payment import Tokens, emptied, kind_of, single
from tutor.games.seasons.components.faces import Stock
from tutor.games.seasons.state.derived import GRIMOIRE, purses, reserve, usable
from tutor.games.seasons.state.energy import listed, of, size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids, owner
from tutor.games.seasons.verbs.costs import crystals_short
from tutor.games.seasons.verbs.tokens import STOCKPILE, available, gained_tokens, offered

MIRROR = "sea.card.mirror.effect"
SAME_TYPE = "sea.ruling.mirror-same-type"
LANTERN_YIELD = 3
"""What the Lantern of Xidit gives for each token (sea.card.lantern.effect)."""


class TurnIntoAir(Sentence, frozen=True):
    """All tokens of somebody's reserve become air, those on a Grimoire too, as far as there is air."""

    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        player = moment.table.player(text(self.who, moment))
        changed = listed((0, *reserve(player)[1:]))
        if not changed:
            return Outcome(moment.state)
        n, *_ = available(moment, moment.table, (len(changed), 0, 0, 0))
        if n < len(changed):
            return self._as_far_as(moment, player, changed[:n], changed[n:])
        play = tuple(
            replace(copy, tokens=_all_air(copy.tokens)) if copy.card == GRIMOIRE else copy
            for copy in player.play
        )
        player = replace(player, reserve=_all_air(player.reserve), play=play)
        event = moment.event("tokens-turned", seat=player.seat, tokens=changed)
        return moment.with_table(moment.table.with_player(player), event)

    def _as_far_as(self, moment: At, player: Player, turned: Tokens, gone: Tokens) -> Outcome[Table]:
        """All tokens are given back, and as much air is taken as there is."""
        air = reserve(player)[0] + len(turned)
        player = replace(emptied(player)[0], reserve=(air, 0, 0, 0))
        events = (
            moment.event("tokens-turned", seat=player.seat, tokens=turned),
            moment.event("energy-spent", seat=player.seat, tokens=gone),
            moment.event("stockpile-empty", STOCKPILE, seat=player.seat, tokens=("air",) * len(gone)),
        )
        return moment.with_table(moment.table.with_player(player), *(events if turned else events[1:]))


def _all_air(stock: Stock) -> Stock:
    return (size(stock), 0, 0, 0)


@query
def lantern_yield(moment: At) -> Bound:
    """What the Lantern gives: for each token of the reserve, and with purses or without.

    Ruling: sea.ruling.lantern-is-crystallising.
    """
    player = owner(moment)
    purse = purses(player) if moment.reading("sea.ruling.lantern-is-crystallising") == "yes" else 0
    return (LANTERN_YIELD + purse) * size(reserve(player))


class TokensOf(Among, frozen=True):
    """The tokens of one type that can pay, each by where it lies."""

    energy: str

    def choices(self, moment: At) -> Choices:
        tokens = (token for token in single(owner(moment)) if kind_of(token) == self.energy)
        return Choices(tuple(Option(token, "pay-tokens", facts(tokens=(token,)), token) for token in tokens))


@candidates
def mirror_numbers(moment: At) -> Choices:
    """How many tokens the Mirror exchanges: a crystal each, and all of one type (sea.card.mirror.effect)."""
    player = owner(moment)
    most = max(size(usable(player)), 1)
    numbers = (Option(str(n), "exchange-tokens", facts(n=n), n) for n in range(1, most + 1))
    return sorted_out((option, _mirror_refusals(player, int(option.key))) for option in numbers)


def _mirror_refusals(player: Player, n: int) -> Iterator[Refusal]:
    yield from crystals_short(player, n, MIRROR)
    has = max(usable(player))
    if has < n:
        yield Refusal(MIRROR, "alike-missing", facts(seat=player.seat, needed=n, has=has))


class ExchangeFor(Sentence, frozen=True):
    """As many tokens are taken as were given: of one other type, or of any (sea.ruling.mirror-same-type)."""

    n: Value
    given: Value

    def run(self, moment: At) -> Question | Outcome[Table]:
        left = self._left(moment)
        given = ids(self.given, moment)
        if left <= 0 or not given:
            return Outcome(moment.state)
        options = tuple(
            Option(kind, "energy", facts(energy=kind), kind)
            for kind in offered(moment)
            if kind != kind_of(given[0])
        )
        if not options:
            event = moment.event("stockpile-empty", STOCKPILE, seat=moment.frame.owner, tokens=())
            return Outcome(moment.state, (event,))
        about = facts(left=left)
        return Question(moment.frame.owner, self.rule, "exchange-for", options, facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        left, each = self._left(moment), moment.reading(SAME_TYPE) == "yes"
        n = 1 if each else left
        table, events = gained_tokens(
            moment, moment.table, moment.frame.owner, of(*(option.key,) * n), more=left - n
        )
        frame = moment.here if left == n else moment.frame.bind("exchange-left", left - n)
        return Outcome(moment.before.with_top(frame).with_table(table), events)

    def _left(self, moment: At) -> int:
        left = moment.frame.get("exchange-left")
        return left if isinstance(left, int) else number(self.n, moment)
