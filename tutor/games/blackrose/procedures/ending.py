"""The whole game, the check whether it ends, the final points and who wins (brw.clean.end-check, brw.end)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, sentence
from tutor.engine.state import Frame
from tutor.framework.readings import Readings
from tutor.games.blackrose.procedures.phases import first_mage
from tutor.games.blackrose.scoring.final_points import awards, leaders, quests, scores, trophies
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.effects.common import At

WHEN = "brw.ruling.end.when"
CHECK = "brw.clean.end-check"
ADD = "brw.end.add"
TIEBREAK = "brw.end.tiebreak"


def at_cube(table: Table) -> tuple[str, ...]:
    """The sources whose power markers have reached or passed the cube of the Black Rose."""
    return tuple(source for source in table.sources if table.power(source) >= table.rose_at)


def has_ended(table: Table, reading: Readings) -> bool:
    """Whether the game ends when that is checked.

    Whether it is enough that a marker has been at the cube once is brw.ruling.end.when.
    """
    return bool(at_cube(table)) or (table.reached and reading(WHEN) != "cleanup")


@query
def end_reached(moment: At) -> Bound:
    """Whether the game ends with this round."""
    return has_ended(moment.table, moment.reading)


@sentence
def go_on(moment: At) -> Outcome[Table]:
    """No marker has got so far: a new round is to begin."""
    table = replace(moment.table, round=moment.table.round + 1)
    return moment.with_table(table, moment.event("game-goes-on", round=table.round, at=table.rose_at))


@sentence
def end_game(moment: At) -> Outcome[Table]:
    """The game has ended; what is left is to add up."""
    table = replace(moment.table, ended=True)
    return moment.with_table(table, moment.event("end-reached", who=at_cube(table), at=table.rose_at))


@sentence
def stop_game(moment: At) -> Outcome[Table]:
    """Everything that is under way stops at once, but for the game itself, which goes on to add up."""
    state = moment.state
    at = next(
        (at for at, one in enumerate(state.stack) if isinstance(one, Frame) and one.program == "game"), -1
    )
    state = replace(state, stack=state.stack[: at + 1], keeping=False)
    return Outcome(state, (moment.event("stopped-at-once"),))


@sentence
def add_up(moment: At) -> Outcome[Table]:
    """To the power on the track the awards for quests and trophies and the crown are added."""
    table = replace(moment.table, scores=scores(moment.table, moment.reading))
    events: list[Event] = []
    for part, counts in (("quests", quests(table)), ("trophies", trophies(table))):
        for gain in awards(counts, f"brw.end.{part}", moment.reading):
            named: dict[str, Bound] = {"who": gain.source, "n": gain.n, "count": gain.count}
            events.append(moment.event("award", gain.rule, part=part, **named))
    for source in table.sources:
        if len({*table.trophies(source)}) > 1:
            n = len(table.trophies(source))
            events.append(moment.event("trophies-alike", "brw.end.trophy-any", who=source, n=n))
    if table.crown:
        events.append(moment.event("crown-award", "brw.end.crown", who=table.crown, n=1))
    for score in table.scores:
        events.append(moment.event("final-points", who=score.source, n=score.total))
    return moment.with_table(table, *events)


@candidates
def tied_leaders(moment: At) -> Choices:
    """Who has the most points and is equal by quests and trophies."""
    tied = leaders(moment.table, moment.reading)
    return Choices(tuple(Option(one, "winner", facts(who=one), one) for one in tied))


@sentence
def declare(moment: At) -> Outcome[Table]:
    """The winner is the new Grand Master; if it is the Black Rose, all players lose."""
    winner, table = text(Bind(name="winner"), moment), moment.table
    best = max(score.total for score in table.scores)
    tied = sum(score.total == best for score in table.scores) > 1
    events = [moment.event("tie-broken", TIEBREAK, who=winner, n=best)] if tied else []
    won = "rose-wins" if winner == ROSE else "game-won"
    events.append(moment.event(won, who=winner, n=best))
    return moment.with_table(replace(table, winners=(winner,), ended=True), *events)


ENDING = (
    Program(
        "game",
        "brw.round.phases",
        (
            Call(rule="brw.setup.players", program="setup", hand_over=(("rose-at", Bind(name="rose-at")),)),
            Call(program="rounds"),
            Call(rule=ADD, program="final-scoring"),
        ),
        kind="game",
    ),
    Program("end-of-game", CHECK, (end_game,), kind="game"),
    Program("end-at-once", CHECK, (end_game, stop_game), kind="game"),
    Program(
        "final-scoring",
        ADD,
        (
            add_up,
            Choose(rule=TIEBREAK, kind="pick-winner", among=tied_leaders, into="winner", who=first_mage),
            declare.under("brw.end.winner"),
        ),
        kind="game",
    ),
)
"""The whole game, and how it ends: after the cleanup, or at once (brw.ruling.end.when)."""
