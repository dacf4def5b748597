"""Counting the points, once, after the last turn: part by part for each wizard, then who has won."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind
from tutor.engine.sentence import Call, ForEach, Sentence, sentence
from tutor.games.penumbra.procedures.setup_start import Seats
from tutor.games.penumbra.scoring.final_points import (
    ORDER,
    SYMBOLS,
    Part,
    experience,
    goal_points,
    part,
    parts_of,
    reserved_points,
    symbols,
    winners,
)
from tutor.games.penumbra.state.table import Score, Table
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.verbs.effects import At, owner

RULES = {
    "arcana": "pen.score.arcana",
    "trials": "pen.score.trials",
    "mortal": "pen.threat.mortal.points",
    "experience": "pen.score.experience.kinds",
    "contracts": "pen.score.contracts",
    "board": "pen.score.board",
    "goals": "pen.score.goals",
    "fate": "pen.score.fate",
    "cards": "pen.solo.cards",
}
"""The rule of each part of the points."""


class CountPart(Sentence, frozen=True):
    """One part of a wizard's points, with what it is made of; unknown cards are named and count nothing."""

    part: str

    def execute(self, moment: At) -> Outcome[Table]:
        table, wizard = moment.table, owner(moment)
        if self.part not in parts_of(wizard):
            return Outcome(moment.state)
        points = part(table, wizard, self.part, moment.reading)
        events = list(_details(moment, wizard, self.part))
        events.append(moment.event("points", seat=wizard.seat, part=self.part, points=points.points))
        if points.unknown:
            events.append(moment.event("points-unknown", seat=wizard.seat, cards=points.unknown))
        return moment.with_table(_with_part(table, wizard.seat, self.part, points), *events)


@sentence
def total(moment: At) -> Outcome[Table]:
    """All parts together."""
    seat = moment.frame.owner
    score = next(one for one in moment.table.scores if one.seat == seat)
    event = moment.event("points-total", seat=seat, points=score.total, unknown=len(score.unknown))
    return Outcome(moment.state, (event,))


@sentence
def name_winners(moment: At) -> Outcome[Table]:
    """The wizard with the most points has won; equal points are pen.ruling.tie."""
    won = winners(moment.table, moment.reading)
    points = max(score.total for score in moment.table.scores)
    event = moment.event("won", seats=won, points=points)
    return moment.with_table(replace(moment.table, winners=won), event)


def _with_part(table: Table, seat: str, name: str, part: Part) -> Table:
    score = next((one for one in table.scores if one.seat == seat), Score(seat))
    others = tuple(one for one in table.scores if one.seat != seat)
    unknown = dict.fromkeys((*score.unknown, *part.unknown))
    score = replace(score, parts=(*score.parts, (name, part.points)), unknown=tuple(unknown))
    return replace(table, scores=(*others, score))


def _details(moment: At, wizard: Wizard, name: str) -> tuple[Event, ...]:
    """What a part is made of, where that is more than one number."""
    seat, table = wizard.seat, moment.table
    if name == "experience":
        return _experience(moment, wizard)
    if name == "contracts":
        return _reserved(moment, wizard)
    if name == "goals":
        points = ((goal, goal_points(table, wizard, goal)) for goal in table.goals)
        return tuple(
            moment.event("points-goal", seat=seat, goal=goal, points=n) for goal, n in points if n is not None
        )
    if name == "fate":
        fate = symbols(table, wizard)
        about: dict[str, Bound] = {"light": fate.light, "dark": fate.dark}
        return (moment.event("symbols-counted", "pen.light.symbols", seat=seat, **about),)
    return ()


def _experience(moment: At, wizard: Wizard) -> tuple[Event, ...]:
    counted = experience(moment.table, wizard, moment.reading)
    same = counted.same(moment.reading("pen.ruling.six-same-symbols") == "restart")
    rule, seat = "pen.score.experience.same", wizard.seat
    events = [
        moment.event("points-symbol", rule, seat=seat, symbol=symbol, n=n, points=points)
        for symbol, n, points in zip(SYMBOLS, counted.counts, same, strict=True)
        if n
    ]
    if counted.sets:
        rule = "pen.score.experience.six"
        events.insert(0, moment.event("points-six", rule, seat=seat, n=counted.sets, points=counted.six))
        events.append(moment.event("symbols-twice", "pen.score.experience.both", seat=seat))
    return tuple(events)


def _reserved(moment: At, wizard: Wizard) -> tuple[Event, ...]:
    events: list[Event] = []
    seat = wizard.seat
    contracts = tuple(one.id for one in wizard.reserved if one.kind == "contract")
    if contracts:
        rule, points = "pen.resv.contract.penalty", reserved_points(wizard)
        events.append(moment.event("points-reserved", rule, seat=seat, cards=contracts, points=points))
    for one in wizard.reserved:
        if one.kind == "trial":
            rule = "pen.resv.trial.no-penalty"
            events.append(moment.event("reserved-trial-free", rule, seat=seat, trial=one.id))
    return tuple(events)


COUNTING = (
    Program(
        "score",
        "pen.gen.points-at-end",
        (
            ForEach(
                rule="pen.score.order",
                over=Seats(),
                into="seat",
                body=(Call(program="score-seat", who=Bind(name="seat")),),
            ),
            name_winners.under("pen.gen.goal"),
        ),
        kind="game",
    ),
    Program(
        "score-seat",
        "pen.score.order",
        (
            *(CountPart(rule=RULES[name], part=name) for name in (*ORDER, "cards")),
            total,
        ),
        kind="game",
    ),
)
