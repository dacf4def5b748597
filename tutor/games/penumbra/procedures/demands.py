"""What a task asks for at this moment, what fits it, and whether it can be met: functions of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from tutor.engine.event import facts
from tutor.engine.question import Refusal
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.tasks import Task, TaskKind
from tutor.games.penumbra.procedures.paying import affordable, counts_as, free_dice
from tutor.games.penumbra.scoring.final_points import SYMBOLS, experience
from tutor.games.penumbra.state.table import Table, TaskNow
from tutor.games.penumbra.state.wizard import Die, Wizard

RULES: Final[dict[TaskKind, str]] = {
    "ingredients": "pen.task.ingredients",
    "sum": "pen.task.sum",
    "exact": "pen.task.exact",
    "roll": "pen.task.roll",
    "endure": "pen.task.endure",
    "experience": "pen.task.experience",
}
"""The rule of each kind of task."""

SPARK_TASK: Final = Task("sum", ("spark",), 1)
"""What Dead Water makes of a task: one spark die or more."""

ZERO: Final = "pen.ruling.zero-task"
LESSEN: Final = "pen.ruling.lessen-task"


class Demand(Struct, frozen=True):
    """What a task asks for now, rings taken off.

    `total` is the sum to reach, or the number of threat dice. `count` is how many dice an exact task or a
    roll takes, `least` how many dice a sum takes at the least. `nothing`: it is met without doing anything.
    """

    total: int
    count: int = 0
    least: int = 0
    nothing: bool = False


def task_of(table: Table) -> TaskNow:
    """The task that is being done. Raises LookupError where none is."""
    if table.task is None:
        raise LookupError("no task is being done")
    return table.task


def demand_of(now: TaskNow, reading: Readings) -> Demand:
    """What the task asks for now; how far it can be lowered is pen.ruling.zero-task."""
    task, zero = now.task, reading(ZERO)
    lowest = 1 if zero == "floor-one" else 0
    fewest = 0 if zero == "auto" else 1
    total = max(task.n - now.minus, min(lowest, task.n))
    if task.kind == "sum":
        least = 1 if zero == "min-one" else 0
        return Demand(total, least=least, nothing=total <= 0 and not least)
    if task.kind == "exact":
        count = max(len(task.values) - now.ignored, min(fewest, len(task.values)))
        return Demand(total, count, nothing=not count)
    if task.kind == "roll":
        count = max(task.dice - now.ignored, min(fewest, task.dice))
        return Demand(total, count, nothing=not count or (total <= 0 and zero == "auto"))
    total = max(total - now.ignored, min(fewest, task.n))
    return Demand(total, nothing=task.kind == "endure" and total <= 0)


def lessenings(now: TaskNow, reading: Readings) -> tuple[str, ...]:
    """What a ring can do: "minus" takes 6 off, "ignore" leaves a die out (pen.ruling.lessen-task)."""
    kind = now.task.kind
    threat = kind == "endure" and reading(LESSEN) == "threat-too"
    ways = (("minus", kind in ("sum", "roll")), ("ignore", kind in ("exact", "roll")))
    return tuple(way for way, fits in ways if fits or threat)


def suits(die: Die, task: Task) -> bool:
    """Whether a die is of a colour that the task names; spark dice are of any (pen.dice.spark)."""
    return any(counts_as(die, colour) for colour in task.colours)


def suitable(table: Table, wizard: Wizard, task: Task) -> tuple[Die, ...]:
    """The dice of the pool that may be given for the task, their values aside."""
    return tuple(die for die in free_dice(table, wizard) if suits(die, task))


def missing(now: TaskNow) -> Counter[int]:
    """The values that an exact task still asks for."""
    return Counter(now.task.values) - Counter(now.given)


def feasible(table: Table, wizard: Wizard, now: TaskNow, reading: Readings) -> bool:
    """Whether the task can be met, or its roll be made, with what the wizard has now and without effects."""
    demand, task = demand_of(now, reading), now.task
    if demand.nothing or task.kind == "endure":
        return True
    if task.kind == "ingredients":
        return not affordable(table, wizard, task.pay, reading)
    if task.kind == "experience":
        return symbols_held(table, wizard, task, reading) >= task.n
    return _dice_suffice(suitable(table, wizard, task), now, demand)


def _dice_suffice(dice: tuple[Die, ...], now: TaskNow, demand: Demand) -> bool:
    if now.task.kind == "roll":
        return len(now.taken) + len(dice) >= demand.count
    if now.task.kind == "exact":
        values = Counter(die.value for die in dice) & missing(now)
        return len(now.given) + values.total() >= demand.count
    total = sum(now.given) + sum(die.value for die in dice)
    return total >= demand.total and len(now.given) + len(dice) >= demand.least


def reached(now: TaskNow, demand: Demand) -> bool:
    """Whether what was discarded so far meets a sum or an exact task."""
    if now.task.kind == "exact":
        return len(now.given) >= demand.count
    return sum(now.given) >= demand.total and len(now.given) >= demand.least


def symbols_held(table: Table, wizard: Wizard, task: Task, reading: Readings) -> int:
    """How many of the task's symbols lie in the experience zone (pen.ruling.reserved-symbols)."""
    return experience(table, wizard, reading).counts[SYMBOLS.index(task.symbol)]


def against_die(now: TaskNow, die: Die) -> Iterator[Refusal]:
    """What stands against giving or taking this die for the task that is being done."""
    task, rule = now.task, RULES[now.task.kind]
    if not suits(die, task):
        about = facts(colours=", ".join(task.colours))
        if die.colour == "bone":
            yield Refusal("pen.dice.bone", "task-bone", about)
        if task.colours == ("spark",):
            yield Refusal("pen.dice.spark.required", "task-true-spark")
        yield Refusal(rule, "task-other-colour", about)
    if task.kind == "exact" and not missing(now)[die.value]:
        left = ", ".join(str(value) for value in sorted(missing(now).elements()))
        yield Refusal(rule, "task-other-value", facts(values=left))


def against_any_die(table: Table, wizard: Wizard, reading: Readings) -> tuple[Refusal, ...]:
    """What stands against giving or taking any die for the task that is being done."""
    now = task_of(table)
    if feasible(table, wizard, now, reading):
        return ()
    return (Refusal(RULES[now.task.kind], "task-hopeless"),)


def against_giving_up(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Refusal]:
    """What stands against giving the task up (pen.ruling.give-up-task)."""
    now = task_of(table)
    if reading("pen.ruling.give-up-task") == "no" and feasible(table, wizard, now, reading):
        yield Refusal(RULES[now.task.kind], "task-in-reach")


def against_paying(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Refusal]:
    """What stands against discarding the ingredients that the task asks for."""
    for refusal in affordable(table, wizard, task_of(table).task.pay, reading):
        own = refusal.rule == "pen.cost.ingredients"
        yield Refusal("pen.task.ingredients", refusal.kind, refusal.facts) if own else refusal
