"""Doing a task of a contract, a trial or a shield: discarding, rolling, enduring, showing."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.chance import Dice
from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Is, Not, candidates, query
from tutor.engine.question import CHANCE, Choices, Option, Question, Refusal, Refused, sift
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, While, sentence
from tutor.games.penumbra.actions.moves import using
from tutor.games.penumbra.actions.uses.primagic import die_options
from tutor.games.penumbra.procedures.demands import (
    RULES,
    SPARK_TASK,
    against_any_die,
    against_die,
    against_giving_up,
    against_paying,
    demand_of,
    feasible,
    reached,
    symbols_held,
    task_of,
)
from tutor.games.penumbra.procedures.paying import flip_option, free_dice, ingredients_of, packed
from tutor.games.penumbra.scoring.final_points import experience
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Die
from tutor.games.penumbra.verbs.effects import At, in_force, owner

GIVE_UP, DONE = "give-up", "done"


def with_task(table: Table, **change: object) -> Table:
    """The table with something of the task changed."""
    return replace(table, task=replace(task_of(table), **change))


@sentence
def settle_task(moment: At) -> Outcome[Table]:
    """What effects have made of the task so far: replaced, cancelled with its shield, or nothing left."""
    table = moment.table
    now, trial = task_of(table), table.trial
    events: list[Event] = []
    if trial is not None and trial.replaced and now.source == "trial" and now.task != SPARK_TASK:
        now = replace(now, task=SPARK_TASK, minus=0, ignored=0, taken=())
        events.append(moment.event("task-is-spark", "pen.card.text-first", trial=trial.card))
    if now.source == "shield" and "shield" not in in_force(table):
        now = replace(now, met=True)
    elif demand_of(now, moment.reading).nothing:
        now = replace(now, met=True)
        events.append(moment.event("task-nothing-left", RULES[now.task.kind], seat=moment.frame.owner))
    return moment.with_table(replace(table, task=now), *events)


@query
def is_met(moment: At) -> Bound:
    """Whether the task is met."""
    return task_of(moment.table).met


@query
def task_program(moment: At) -> Bound:
    """The program of the task's kind."""
    return f"task-{task_of(moment.table).task.kind}"


@candidates
def task_dice(moment: At) -> Choices:
    """The dice that may be given for the task, being done with it, and giving it up; with reasons."""
    table, wizard = moment.table, owner(moment)
    dice, now = free_dice(table, wizard), task_of(table)
    by_id = {die.id: die for die in dice}
    kind = "take-die" if now.task.kind == "roll" else "give-die"
    hopeless = against_any_die(table, wizard, moment.reading)

    def against(option: Option) -> tuple[Refusal, ...]:
        return (*against_die(now, by_id[str(option.value)]), *hopeless)

    return sift(die_options(dice, kind), against) + _ending(moment)


def _ending(moment: At) -> Choices:
    """Being done with a task on dice that are discarded, and giving the task up."""
    table, reading = moment.table, moment.reading
    now = task_of(table)
    demand = demand_of(now, reading)
    done, refused = Option(DONE, "task-done", facts(sum=sum(now.given)), DONE), Choices()
    if now.task.kind == "sum":
        if reached(now, demand):
            return Choices((done,))
        lacks = Refusal("pen.task.sum", "sum-short", facts(sum=sum(now.given), n=demand.total))
        refused = Choices((), (Refused(done, (lacks,)),))
    given_up = (Option(GIVE_UP, "give-up", (), GIVE_UP),)
    return refused + sift(given_up, lambda option: against_giving_up(table, owner(moment), reading))


def _closed(moment: At) -> Outcome[Table] | None:
    """The outcome of being done or of giving up; None where a die was chosen."""
    chosen, table = moment.frame.get("die"), moment.table
    if chosen == DONE:
        return Outcome(moment.bound("over", True).with_table(with_task(table, met=True)))
    if chosen in (GIVE_UP, None):
        now = task_of(table)
        kind, rule = "task-given-up", RULES[now.task.kind]
        if not feasible(table, owner(moment), now, moment.reading):
            kind = "task-out-of-reach"
            rule = "pen.contract.hopeless" if now.source == "contract" else "pen.trial.hopeless"
        return Outcome(moment.bound("over", True), (moment.event(kind, rule, seat=moment.frame.owner),))
    return None


def _counting(moment: At, die: Die) -> tuple[Event, ...]:
    """Why a die fits that is of none of the colours: any die does, or a spark die counts as one of them."""
    colours = task_of(moment.table).task.colours
    if "any" in colours:
        return (moment.event("any-die", "pen.dice.bone.icon"),)
    if die.colour != "spark" or "spark" in colours:
        return ()
    return (moment.event("spark-counts", "pen.dice.spark", colour=colours[0]),)


@sentence
def give_die(moment: At) -> Outcome[Table]:
    """The chosen die is discarded for the task (pen.dice.discard); an exact task ends with its last die."""
    closed = _closed(moment)
    if closed is not None:
        return closed
    wizard, now = owner(moment), task_of(moment.table)
    die = wizard.die(str(moment.frame.get("die")))
    about: dict[str, Bound] = {"seat": wizard.seat, "die": die.id, "colour": die.colour}
    events = (moment.event("die-discarded", value=die.value, **about), *_counting(moment, die))
    now = replace(now, given=(*now.given, die.value))
    over = now.task.kind == "exact" and reached(now, demand_of(now, moment.reading))
    table = replace(moment.table, task=replace(now, met=over)).with_wizard(wizard.without_die(die.id))
    return Outcome(moment.bound("over", over).with_table(table), events)


@sentence
def take_die(moment: At) -> Outcome[Table]:
    """The chosen die is taken for the roll: exactly so many, no more (pen.task.roll.fixed-number)."""
    closed = _closed(moment)
    if closed is not None:
        return closed
    wizard, now = owner(moment), task_of(moment.table)
    die = wizard.die(str(moment.frame.get("die")))
    about: dict[str, Bound] = {"seat": wizard.seat, "colour": die.colour, "value": die.value}
    now = replace(now, taken=(*now.taken, die.id))
    over = len(now.taken) >= demand_of(now, moment.reading).count
    state = moment.bound("over", over).with_table(replace(moment.table, task=now))
    events = [moment.event("die-taken", **about), *_counting(moment, die)]
    if over:
        n = len(now.taken)
        events.append(moment.event("dice-complete", "pen.task.roll.fixed-number", seat=wizard.seat, n=n))
    return Outcome(state, tuple(events))


def taken_dice(moment: At) -> tuple[Die, ...]:
    """The dice taken for the roll that the wizard still has, in the order in which they were taken."""
    taken = task_of(moment.table).taken
    dice = {die.id: die for die in owner(moment).dice}
    return tuple(dice[id] for id in taken if id in dice)


@query
def taken_colours(moment: At) -> Bound:
    """The colours of the dice to roll; nothing if the task was given up before they were all taken."""
    now = task_of(moment.table)
    if len(now.taken) < demand_of(now, moment.reading).count:
        return ()
    return tuple(dict.fromkeys(die.colour for die in taken_dice(moment)))


class RollTaken(Sentence, frozen=True):
    """The dice of one colour that were taken for the task are rolled (pen.task.roll)."""

    def ask(self, moment: At) -> Question | None:
        about = facts(by=moment.frame.owner, colour=moment.frame.get("colour"), dice=len(self._dice(moment)))
        return Question(CHANCE, self.rule, "task-dice", chance=Dice(len(self._dice(moment))), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        wizard, values = owner(moment), tuple(int(value) for value in option.key.split("-"))
        for die, value in zip(self._dice(moment), values, strict=True):
            wizard = wizard.with_die(replace(die, value=value))
        colour = moment.frame.get("colour")
        event = moment.event("task-rolled", seat=wizard.seat, colour=colour, values=values)
        return moment.with_table(moment.table.with_wizard(wizard), event)

    def _dice(self, moment: At) -> tuple[Die, ...]:
        return tuple(die for die in taken_dice(moment) if die.colour == moment.frame.get("colour"))


@query
def taken(moment: At) -> Bound:
    """Whether all dice of the roll were taken."""
    now = task_of(moment.table)
    return len(now.taken) >= demand_of(now, moment.reading).count


@sentence
def decide_roll(moment: At) -> Outcome[Table]:
    """The sum decides; the dice are discarded whether or not it is reached (pen.task.roll)."""
    wizard, now = owner(moment), task_of(moment.table)
    dice, demand = taken_dice(moment), demand_of(now, moment.reading)
    total = sum(die.value for die in dice)
    met = now.met or total >= demand.total
    events = [moment.event("task-sum", seat=wizard.seat, sum=total, n=demand.total, met=met)]
    for die in dice:
        wizard = wizard.without_die(die.id)
        about: dict[str, Bound] = {"die": die.id, "colour": die.colour, "value": die.value}
        events.append(moment.event("die-discarded", seat=wizard.seat, **about))
    table = replace(moment.table, task=replace(now, met=met, taken=())).with_wizard(wizard)
    return moment.with_table(table, *events)


@candidates
def pay_or_not(moment: At) -> Choices:
    """Discarding the ingredients of the task, or giving it up."""
    table, wizard, reading = moment.table, owner(moment), moment.reading
    pay = packed(task_of(table).task.pay)

    def against(option: Option) -> tuple[Refusal, ...]:
        if option.key == GIVE_UP:
            return tuple(against_giving_up(table, wizard, reading))
        return tuple(against_paying(table, wizard, reading))

    options = (Option("pay", "task-pay", facts(pay=pay), pay), Option(GIVE_UP, "give-up"))
    return sift(options, against) + _no_blood(moment)


def _no_blood(moment: At) -> Choices:
    """The wounded marks, where the task asks for no Blood that they could pay (pen.mark.blood.only-if)."""
    if "blood" in dict(ingredients_of(task_of(moment.table).task.pay)):
        return Choices()
    reason = (Refusal("pen.mark.blood.only-if", "no-blood-asked"),)
    wounded = (mark for mark in owner(moment).marks if mark.condition == "wounded")
    return Choices((), tuple(Refused(flip_option(mark), reason) for mark in wounded))


@sentence
def meet(moment: At) -> Outcome[Table]:
    """The task is met."""
    return moment.with_table(with_task(moment.table, met=True))


@sentence
def give_up(moment: At) -> Outcome[Table]:
    """Nothing is discarded: the task is given up, or is out of reach."""
    closed = _closed(moment)
    assert closed is not None
    return closed


@query
def task_number(moment: At) -> Bound:
    """The number of threat dice to endure."""
    return demand_of(task_of(moment.table), moment.reading).total


@sentence
def show_experience(moment: At) -> Outcome[Table]:
    """The symbols in the experience zone are counted; nothing is spent (pen.task.experience)."""
    table, wizard = moment.table, owner(moment)
    task = task_of(table).task
    held = symbols_held(table, wizard, task, moment.reading)
    about: dict[str, Bound] = {"seat": wizard.seat, "symbol": task.symbol, "n": task.n, "held": held}
    events = [moment.event("experience-shown", met=held >= task.n, **about)]
    unknown = experience(table, wizard, moment.reading).unknown
    if held < task.n and unknown:
        events.append(moment.event("symbols-unknown", seat=wizard.seat, cards=unknown))
    return moment.with_table(with_task(table, met=held >= task.n), *events)


def _giving(kind: str, give: Sentence) -> While:
    """The sentence that takes dice for the task one by one."""
    choose = Choose(kind=f"task-{kind}", among=task_dice, into="die")
    return While(cond=Not(of=Bind(name="over")), body=(choose, give))


def _task(kind: str, *sentences: Sentence) -> Program:
    return Program(f"task-{kind}", f"pen.task.{kind}", sentences, kind="task")


TASKS = (
    Program(
        "task",
        "pen.task.manipulate",
        (
            settle_task,
            If(cond=Not(of=is_met), then=(Call(program=task_program),)),
        ),
        kind="task",
    ),
    _task(
        "ingredients",
        Choose(kind="task-pay", among=pay_or_not, into="pay"),
        If(
            cond=Bind(name="pay"),
            then=(Call(program="pay-cost", hand_over=(("cost", Bind(name="pay")),)), meet),
            otherwise=(give_up,),
        ),
    ),
    _task("sum", _giving("sum", give_die)),
    _task("exact", _giving("exact", give_die)),
    _task(
        "roll",
        _giving("roll", take_die),
        If(
            cond=taken,
            then=(
                ForEach(over=taken_colours, into="colour", body=(RollTaken(),)),
                using("pen.task.manipulate"),
                settle_task.under("pen.task.manipulate"),
                If(
                    cond=Is(left=task_program, right="task-roll"),
                    then=(decide_roll,),
                    otherwise=(Call(rule="pen.task.manipulate", program=task_program),),
                ),
            ),
        ),
    ),
    _task("endure", Call(program="endure", hand_over=(("dice", task_number),))),
    _task("experience", show_experience),
)
