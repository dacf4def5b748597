"""What a ring does for the task of an approach: 6 off its sum, or one of its dice ignored."""

from __future__ import annotations

from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import candidates
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, sentence
from tutor.games.penumbra.procedures.demands import lessenings, task_of
from tutor.games.penumbra.procedures.tasks import with_task
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import At

MINUS = 6
"""How much a ring takes off the sum of a task (pen.trial.approach)."""


@candidates
def ways_to_lessen(moment: At) -> Choices:
    """What the ring may do for the task; nothing for a task of another approach (pen.trial.approach)."""
    now = moment.table.task
    if now is None or now.source != "trial" or now.approach != moment.frame.get("approach"):
        return Choices()
    ways = lessenings(now, moment.reading)
    return Choices(tuple(Option(way, "lessen-task", facts(way=way, n=MINUS), way) for way in ways))


@sentence
def lessen(moment: At) -> Outcome[Table]:
    """6 is taken off the sum of the task, or one of its dice is ignored."""
    way, seat = moment.frame.get("way"), moment.frame.owner
    if not way:
        return Outcome(moment.state, (moment.event("task-unchanged", seat=seat),))
    now = task_of(moment.table)
    if way == "minus":
        table = with_task(moment.table, minus=now.minus + MINUS)
    else:
        table = with_task(moment.table, ignored=now.ignored + 1)
    return moment.with_table(table, moment.event("task-lessened", seat=seat, way=way, n=MINUS))


RINGS = (
    Program(
        "lessen-task",
        "pen.trial.approach",
        (
            Choose(kind="lessen-task", among=ways_to_lessen, into="way"),
            lessen,
        ),
        kind="task",
    ),
)
