"""Crystallising as an action: which tokens together, and how far the bonus for it goes."""

from __future__ import annotations

from typing import Final, TypeAlias

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Value
from tutor.engine.question import Option, Question
from tutor.engine.sentence import Sentence
from tutor.framework.readings import Readings
from tutor.games.seasons.actions.payment import SCOPE, kind_of, places
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.state.derived import bonus_yield, purses, table_season, yields
from tutor.games.seasons.state.energy import of
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids, owner
from tutor.games.seasons.verbs.crystals import TableEvents
from tutor.games.seasons.verbs.tokens import crystallised, spent_tokens

BONUS: Final = "sea.bonus.crystallise"
DURATION: Final = "sea.ruling.bonus-crystallise-duration"
PURSE: Final = "sea.card.purse-of-io.effect"
TABLE: Final = "sea.comp.table"
REPEAT: Final = "sea.cry.repeat"

TOGETHER: Final = 2
"""From so many tokens on several are crystallised together."""

Held: TypeAlias = tuple[tuple[str, int], ...]
"""Tokens by their names, with how many there are of each."""


def batch_over(moment: At, table: Table) -> TableEvents:
    """The table as another action begins: a bonus that lasts for one batch of tokens may be over with it.

    Where nothing but the bonus had opened crystallising it closes (sea.ruling.bonus-crystallise-duration).
    """
    turn = table.turn
    if turn is None or not turn.batch:
        return table, ()
    table = table.with_turn(extra=0, batch=False, access=turn.access and not turn.by_bonus, by_bonus=False)
    return table, (moment.event("batch-over", BONUS, seat=turn.seat),)


class ChooseTokens(Sentence, frozen=True):
    """The owner says of each token that can be crystallised how many go; at least two in all.

    The action takes one token or several, of one type or of different ones (sea.cry.action): one alone is
    offered by itself. They are bound to "tokens".
    """

    def run(self, moment: At) -> Question | Outcome[Table]:
        there = crystallisable(owner(moment), moment.reading)
        counts = _counts(moment, there)
        if len(counts) == len(there):
            tokens = tuple(token for (token, _), n in zip(there, counts, strict=True) for _ in range(n))
            return Outcome(moment.bound("tokens", tokens))
        token, most = there[len(counts)]
        numbers = range(most, _least(there, counts) - 1, -1)
        options = tuple(Option(str(n), "so-many-tokens", facts(n=n, token=token), n) for n in numbers)
        about = facts(token=token)
        return Question(moment.frame.owner, self.rule, "crystallise-many", options, facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        counts = _counts(moment, crystallisable(owner(moment), moment.reading))
        chosen = moment.frame.bind("counts", (*counts, int(option.key)))
        return Outcome(moment.before.with_top(chosen))


def crystallisable(player: Player, reading: Readings) -> Held:
    """The tokens that can be crystallised by their names, each with how many there are."""
    spots = places(player, cards=reading(SCOPE) != "costs-only")
    return tuple(
        (place + kind, n) for place, stock in spots for kind, n in zip(ENERGIES, stock, strict=True) if n
    )


def _counts(moment: At, there: Held) -> tuple[int, ...]:
    """How many go of each of the first tokens: as was answered, or since there is no choice."""
    stored = moment.frame.get("counts")
    counts = tuple(map(int, stored)) if isinstance(stored, tuple) else ()
    while len(counts) < len(there) and _least(there, counts) == there[len(counts)][1]:
        counts = (*counts, there[len(counts)][1])
    return counts


def _least(there: Held, counts: tuple[int, ...]) -> int:
    """How many of the next token must go at least, so that several go in all."""
    most, later = there[len(counts)][1], sum(n for _, n in there[len(counts) + 1 :])
    return min(most, max(0, TOGETHER - sum(counts) - later))


class CrystalliseTokens(Sentence, frozen=True):
    """Tokens become crystals by the table of the current season (sea.cry.value)."""

    tokens: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, player = moment.table, owner(moment)
        tokens = ids(self.tokens, moment)
        events = [*_read(moment, tokens)]
        each = yields(table, player, moment.reading)
        table, more = spent_tokens(moment, table, player.seat, tokens)
        events += more
        bonus, purse, turn = bonus_yield(table, player.seat), purses(player), table.turn
        batch = bonus > 0 and moment.reading(DURATION) == "once"
        table = table.with_turn(crystallised=True, batch=batch)
        n = sum(one * each[at] for at, one in enumerate(of(*map(kind_of, tokens))))
        table, more = crystallised(moment, table, player.seat, tokens, n)
        events += more
        if bonus:
            events.append(moment.event("bonus-added", BONUS, seat=player.seat, n=bonus))
        if purse:
            events.append(moment.event("purse-added", PURSE, seat=player.seat, n=purse))
        if turn is not None and not turn.by_bonus:
            events.append(moment.event("still-open", REPEAT, seat=player.seat))
        return moment.with_table(table, *events)


def _read(moment: At, tokens: tuple[str, ...]) -> tuple[Event, ...]:
    """What the table says of each type that is crystallised."""
    season = table_season(moment.table, moment.reading)
    plain = dict(zip(ENERGIES, box().yields[season], strict=True))
    events = []
    for kind in ENERGIES:
        if kind in map(kind_of, tokens):
            about: dict[str, Bound] = {"energy": kind, "season": season, "n": plain[kind]}
            events.append(moment.event("table-read", TABLE, **about))
    return tuple(events)
