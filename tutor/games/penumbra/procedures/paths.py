"""The task step of a trial: its shield, its two paths, and the task of the path taken."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Facts, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query
from tutor.engine.question import Choices, Option, Refusal, Refused
from tutor.engine.sentence import Call, Choose, If, sentence
from tutor.games.penumbra.actions.moves import using
from tutor.games.penumbra.components.faces import PATHS, Path
from tutor.games.penumbra.components.tasks import Task
from tutor.games.penumbra.procedures.demands import SPARK_TASK, feasible, task_of
from tutor.games.penumbra.procedures.mortal import end_turn, trial_leaves
from tutor.games.penumbra.procedures.paying import packed
from tutor.games.penumbra.procedures.rewards import trial_face
from tutor.games.penumbra.procedures.tasks import is_met
from tutor.games.penumbra.scoring.final_points import symbols
from tutor.games.penumbra.state.table import Table, TaskNow
from tutor.games.penumbra.verbs.effects import At, in_force, owner

EFFECTS = "pen.turn.trial.effects"
CHOOSE_PATH = "pen.trial.choose-path"


@query
def tasks_known(moment: At) -> Bound:
    """Whether a task of the trial is known."""
    return bool(paths.choices(moment).options)


@sentence
def task_unknown(moment: At) -> Outcome[Table]:
    """Says that the sources do not give the task: the attempt cannot be played further."""
    return Outcome(moment.state, (moment.event("task-unknown", seat=moment.frame.owner),))


@query
def shield_up(moment: At) -> Bound:
    """Whether a shield has to be paid before the task (pen.prop.shield)."""
    return "shield" in in_force(moment.table) and _shield(moment.table) is not None


def _shield(table: Table) -> Task | None:
    properties = trial_face(table).properties or ()
    return next((one.task for one in properties if one.id == "shield"), None)


@sentence
def begin_shield(moment: At) -> Outcome[Table]:
    """The dice of the shield are the task at hand."""
    task = _shield(moment.table)
    assert task is not None
    event = moment.event("shield-first", seat=moment.frame.owner, **dict(task_facts(task)))
    return moment.with_table(replace(moment.table, task=TaskNow(task, "shield")), event)


@sentence
def end_shield(moment: At) -> Outcome[Table]:
    """The shield is paid, or no task can be done (pen.ruling.shield-unpaid)."""
    table, seat = moment.table, moment.frame.owner
    now, trial = task_of(table), table.trial
    assert trial is not None
    table = replace(table, task=None)
    if "shield" not in in_force(table):
        return moment.with_table(table)
    kind = "shield-paid"
    if not now.met:
        hopeless = not feasible(table, owner(moment), now, moment.reading)
        ignored = hopeless and moment.reading("pen.ruling.shield-unpaid") == "ignore"
        kind = "shield-skipped" if ignored else "shield-unpaid"
    if kind != "shield-unpaid":
        table = replace(table, trial=replace(trial, shielded=True))
    return Outcome(
        moment.bound("failed", kind == "shield-unpaid").with_table(table),
        (moment.event(kind, seat=seat),),
    )


@candidates
def paths(moment: At) -> Choices:
    """The two paths, whatever was chosen before (pen.light.free), as far as their tasks are known."""
    table = moment.table
    options, refused = [], []
    for path in PATHS:
        approach = trial_face(table).path(path).approach
        option = Option(path, "trial-path", facts(path=path, approach=approach or None), path)
        if path_tasks(table, path):
            options.append(option)
        else:
            refused.append(Refused(option, (Refusal(CHOOSE_PATH, "path-unknown"),)))
    return Choices(tuple(options), tuple(refused))


def path_tasks(table: Table, path: Path) -> tuple[Task, ...]:
    """The tasks of a path, of which one is enough; Dead Water replaces them; () where they are not known."""
    if table.trial is not None and table.trial.replaced:
        return (SPARK_TASK,)
    return trial_face(table).path(path).tasks or ()


def path_taken(table: Table) -> Path:
    """The path taken in the trial under way. Raises LookupError where none is taken yet."""
    if table.trial is None or not table.trial.path:
        raise LookupError("no path is taken")
    return table.trial.path


@sentence
def take_path(moment: At) -> Outcome[Table]:
    """The path is taken, and with it its approach (pen.trial.approach)."""
    trial, chosen = moment.table.trial, moment.frame.get("path")
    assert trial is not None
    path: Path = "dark" if chosen == "dark" else "light"
    table = replace(moment.table, trial=replace(trial, path=path))
    about: dict[str, Bound] = {"path": path, "approach": trial_face(table).path(path).approach or None}
    wizard = owner(moment)
    events = [moment.event("path-taken", "pen.trial.paths", seat=wizard.seat, **about)]
    held = symbols(table, wizard)
    if held.light if path == "dark" else held.dark:
        events.append(moment.event("path-free", "pen.light.free", seat=wizard.seat, path=path))
    return moment.with_table(table, *events)


@candidates
def tasks_of_path(moment: At) -> Choices:
    """The tasks of the path; one of them is enough (pen.trial.one-task)."""
    tasks = path_tasks(moment.table, path_taken(moment.table))
    return Choices(
        tuple(Option(f"task-{n}", "trial-task", task_facts(task), n) for n, task in enumerate(tasks))
    )


def task_facts(task: Task) -> Facts:
    """A task as the facts of an option or an event."""
    return facts(
        task=task.kind,
        n=task.n,
        dice=task.dice,
        colours=", ".join(task.colours),
        values=", ".join(str(value) for value in task.values),
        pay=packed(task.pay),
        symbol=task.symbol,
    )


@sentence
def begin_task(moment: At) -> Outcome[Table]:
    """The chosen task is the one to be done."""
    table, n = moment.table, moment.frame.get("task")
    assert isinstance(n, int)
    path = path_taken(table)
    now = TaskNow(path_tasks(table, path)[n], "trial", trial_face(table).path(path).approach)
    event = moment.event("task-begins", seat=moment.frame.owner, **dict(task_facts(now.task)))
    return moment.with_table(replace(table, task=now), event)


@sentence
def pass_trial(moment: At) -> Outcome[Table]:
    """The trial is passed: nothing that comes later undoes that (pen.reward.counterstrike.passed)."""
    table, trial = moment.table, moment.table.trial
    assert trial is not None
    table = replace(table, trial=replace(trial, passed=True, stage="reward"), task=None)
    event = moment.event("trial-succeeds", seat=moment.frame.owner, trial=trial.card, path=trial.path)
    return moment.with_table(table, event)


@sentence
def fail_trial(moment: At) -> Outcome[Table]:
    """The trial is failed, and its card leaves the game (pen.trial.fail)."""
    table, trial, seat = moment.table, moment.table.trial, moment.frame.owner
    assert trial is not None
    trap = "trap" in in_force(table)
    events = [
        moment.event("trial-fails", seat=seat, trial=trial.card),
        moment.event("trial-gone", trial=trial.card),
    ]
    if trap:
        events.append(moment.event("trap-springs", "pen.prop.trap", seat=seat))
    state = moment.bound("trap", trap).with_table(replace(trial_leaves(table), task=None))
    return Outcome(state, tuple(events))


@sentence
def turn_over(moment: At) -> Outcome[Table]:
    """The turn ends at once, with all that is under way in it (pen.trial.fail)."""
    table = moment.table.with_turn(over=True)
    event = moment.event("turn-over", seat=moment.frame.owner)
    return Outcome(end_turn(moment.state, "end-of-turn").with_table(table), (event,))


FAILED = Call(rule="pen.trial.fail", program="trial-failed")

PATH_PROGRAMS = (
    Program(
        "trial-task",
        CHOOSE_PATH,
        (
            If(
                rule="pen.prop.shield",
                cond=shield_up,
                then=(
                    begin_shield,
                    using(EFFECTS),
                    Call(program="task"),
                    end_shield,
                    If(rule="pen.trial.fail", cond=Bind(name="failed"), then=(FAILED,)),
                ),
            ),
            using(EFFECTS),
            Choose(kind="trial-path", among=paths, into="path"),
            take_path,
            Choose(rule="pen.trial.one-task", kind="trial-task", among=tasks_of_path, into="task"),
            begin_task.under("pen.trial.one-task"),
            using(EFFECTS),
            Call(rule="pen.trial.one-task", program="task"),
            If(
                rule="pen.trial.one-task",
                cond=is_met,
                then=(pass_trial,),
                otherwise=(FAILED,),
            ),
        ),
        kind="trial",
    ),
    Program(
        "trial-failed",
        "pen.trial.fail",
        (
            fail_trial,
            If(
                rule="pen.prop.trap",
                cond=Bind(name="trap"),
                then=(Call(program="receive-mortal"),),
            ),
            turn_over,
        ),
        kind="trial",
    ),
)
