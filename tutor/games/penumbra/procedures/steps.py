"""Simple effects that are told in data: each step starts the program that does it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Value, query, text
from tutor.engine.sentence import Call, Choose, ForEach, sentence
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.components.effects import Deed, Step
from tutor.games.penumbra.procedures.marks import TurnedCards
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import (
    At,
    GainDice,
    MarkCount,
    RemoveThreat,
    Times,
    gained,
    unturn,
)

PROGRAMS: dict[tuple[str, str], str] = {
    ("roll-resource", ""): "roll-resource",
    ("take", "discipline"): "gain-discipline-card",
    ("take", "potion"): "gain-potion",
    ("take", "artifact"): "gain-artifact",
    ("reserve", "trial"): "reserve-trial",
    ("reserve", "contract"): "reserve-contract",
    ("cancel", ""): "cancel-property",
    ("heal", ""): "heal-chosen",
}
"""What carries out a deed on a thing; all others have a program of their own here or are manipulations."""

ONE_BY_ONE = ("take", "reserve", "cancel")
"""Deeds whose program does it once: it is started as often as the step says."""

MANIPULATIONS = ("reroll", "nudge", "flip", "set", "repaint")


def packed_steps(steps: Iterable[Step]) -> tuple[str, ...]:
    """Steps as a binding can hold them."""
    return tuple(":".join((s.do, str(s.n), s.what, s.per, "temporary" if s.temporary else "")) for s in steps)


def _step(moment: At) -> Step:
    do, n, what, per, temporary = text(Bind(name="step"), moment).split(":")
    return Step(cast("Deed", do), int(n), what, per, bool(temporary))


@query
def printed_steps(moment: At) -> Bound:
    """The steps of the card in use, as its face tells them."""
    steps = face(moment.table, text(Bind(name="card"), moment)).effect
    return packed_steps(steps or ())


@sentence
def read_step(moment: At) -> Outcome[Table]:
    """Binds what a step says: how often (marks counted, pen.act.boost), what, and onto which card."""
    step = _step(moment)
    n = step.n
    events = []
    if step.per:
        count = MarkCount(discipline=step.per)
        marks = int(str(count.value(moment)))
        n *= marks
        events = [*count.boosts(moment)]
        events.append(moment.event("marks-counted", "pen.act.boost", discipline=step.per, n=marks))
    state = moment.state.with_top(
        moment.here.bind("n", n)
        .bind("what", step.what)
        .bind("onto", str(moment.frame.get("card") or "") if step.temporary else "")
        .bind("runs", n if step.do in ONE_BY_ONE else 1)
    )
    return Outcome(state, tuple(events))


@query
def step_program(moment: At) -> Bound:
    """The program that carries out the step."""
    step = _step(moment)
    if step.do in MANIPULATIONS:
        return f"manipulate-{step.do}"
    what = step.what if step.do in ("take", "reserve") else ""
    return PROGRAMS.get((step.do, what), f"step-{step.do}")


@query
def source(moment: At) -> Bound:
    """Where a card that is taken comes from: any market or any deck."""
    return "any" if moment.frame.get("what") == "discipline" else "market-or-top"


@sentence
def gain_bound(moment: At) -> Outcome[Table]:
    """The owner gains the bound number of the bound ingredient."""
    n = moment.frame.get("n")
    assert isinstance(n, int)
    what = text(Bind(name="what"), moment)
    table, events = gained(moment, moment.table, moment.frame.owner, what, n)
    return moment.with_table(table, *events)


@sentence
def nothing_told(moment: At) -> Outcome[Table]:
    """Says that the sources do not give what the card does, where nothing is told of it."""
    card = text(Bind(name="card"), moment)
    if face(moment.table, card).effect is not None:
        return Outcome(moment.state)
    return Outcome(moment.state, (moment.event("effect-unknown", card=card),))


N: tuple[str, Value] = ("n", Bind(name="n"))
GIVEN: tuple[tuple[str, Value], ...] = (
    N,
    ("times", Times(n=Bind(name="n"))),
    ("what", Bind(name="what")),
    ("onto", Bind(name="onto")),
    ("source", source),
)
DO = Call(program=step_program, hand_over=GIVEN)
EACH = (
    read_step.under("pen.act.define"),
    ForEach(rule="pen.act.define", over=Times(n=Bind(name="runs")), into="run", body=(DO,)),
)

STEPS = (
    Program(
        "printed-effect",
        "pen.act.define",
        (
            nothing_told,
            ForEach(over=printed_steps, into="step", body=EACH),
        ),
        kind="card",
    ),
    Program(
        "do-steps",
        "pen.fate.event",
        (ForEach(over=Bind(name="steps"), into="step", body=EACH),),
        kind="event",
    ),
    Program("step-gain", "pen.ing.gain", (gain_bound,), kind="step"),
    Program(
        "step-die",
        "pen.dice.gain",
        (GainDice(colour=Bind(name="what"), n=Bind(name="n"), onto=Bind(name="onto")),),
        kind="step",
    ),
    Program(
        "step-unturn",
        "pen.act.unturn",
        (
            ForEach(
                over=Bind(name="times"),
                into="time",
                body=(Choose(kind="unturn-card", among=TurnedCards(), into="card-back"), unturn),
            ),
        ),
        kind="step",
    ),
    Program(
        "step-remove-threat",
        "pen.threat.step1.count-effects",
        (RemoveThreat(n=Bind(name="n"), by="card"),),
        kind="step",
    ),
)
