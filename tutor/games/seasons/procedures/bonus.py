"""The bonuses of the personal board: help now for prestige at the end (sea.bonus)."""

from __future__ import annotations

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Owner, candidates
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, sentence
from tutor.games.seasons.actions.moves import EXCHANGED, least_exchange
from tutor.games.seasons.state.derived import usable
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.batch import DURATION, batch_over
from tutor.games.seasons.verbs.common import At, owner
from tutor.games.seasons.verbs.crystals import RaisePower
from tutor.games.seasons.verbs.tokens import GainAny, PayTokens

EXCHANGE = "sea.bonus.exchange"
CRYSTALLISE = "sea.bonus.crystallise"
GAUGE = "sea.bonus.gauge"
TWICE = "sea.ruling.bonus-crystallise-twice"
PENALTY = "sea.bonus.penalty"


@sentence
def use_bonus(moment: At, bonus: str) -> Outcome[Table]:
    """The marker moves a step on the bonus track."""
    player = owner(moment)
    uses = player.bonuses + 1
    about: dict[str, Bound] = {"seat": player.seat, "bonus": bonus, "uses": uses}
    events = (moment.event("bonus-used", **about), moment.event("bonus-marked", PENALTY, **about))
    table, batch_events = batch_over(moment, moment.table)
    return moment.with_table(table.changed(player.seat, bonuses=uses), *batch_events, *events)


@candidates
def how_many(moment: At) -> Choices:
    """How many tokens are exchanged: two, or also one (sea.ruling.bonus-exchange-one)."""
    most = min(EXCHANGED, size(usable(owner(moment))))
    numbers = range(most, least_exchange(moment.reading) - 1, -1)
    return Choices(tuple(Option(str(n), "exchange-tokens", facts(n=n), n) for n in numbers))


@sentence
def open_crystallising(moment: At) -> Outcome[Table]:
    """Until the end of the turn tokens may be crystallised, each for one crystal more.

    A second such bonus adds another (sea.ruling.bonus-crystallise-twice). By another reading of
    sea.ruling.bonus-crystallise-duration it lasts for one batch of tokens (`effects.batch.batch_over`).
    """
    turn = moment.table.turn
    had = 0 if turn is None else turn.extra
    extra = had + 1 if moment.reading(TWICE) == "add" else 1
    once = moment.reading(DURATION) == "once"
    by_bonus = once and turn is not None and (turn.by_bonus or not turn.access)
    table = moment.table.with_turn(access=True, extra=extra, by_bonus=by_bonus)
    return moment.with_table(table, moment.event("bonus-yield", seat=moment.frame.owner, n=extra, once=once))


BONUSES = (
    Program(
        "bonus-exchange",
        EXCHANGE,
        (
            use_bonus(bonus="bonus-exchange"),
            Choose(kind="how-many", among=how_many, into="n"),
            PayTokens(n=Bind(name="n"), who=Owner(), kind="exchange"),
            GainAny(rule="sea.term.gain-energy", n=Bind(name="n")),
        ),
    ),
    Program(
        "bonus-crystallise",
        CRYSTALLISE,
        (use_bonus(bonus="bonus-crystallise"), open_crystallising),
    ),
    Program(
        "bonus-summoning",
        GAUGE,
        (use_bonus(bonus="bonus-summoning"), RaisePower(n=1)),
    ),
    Program("bonus-draw", "sea.bonus.draw", (use_bonus(bonus="bonus-draw"),)),
)
"""What can be done with bonuses as an action; the bonus of two cards belongs to the draw of the die."""
