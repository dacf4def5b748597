"""A Trial turn: choosing the trial, its threat, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Call, Choose, If, sentence
from tutor.games.penumbra.actions.moves import using
from tutor.games.penumbra.components.card_names import reserved
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.procedures.paths import CHOOSE_PATH, EFFECTS, path_taken, tasks_known
from tutor.games.penumbra.procedures.properties import CALLED_PROPERTY, COUNTERSTRIKE
from tutor.games.penumbra.procedures.rewards import trial_face
from tutor.games.penumbra.state.table import Table, Trial
from tutor.games.penumbra.state.wizard import Passed, Wizard
from tutor.games.penumbra.verbs.effects import At, owner

RESERVED = "pen.ruling.reserved-trials"


@candidates
def attemptable(moment: At) -> Choices:
    """The trials that may be attempted: a reserved one alone, else any of the row (pen.trial.available).

    Whether the rulebook's freer choice holds is pen.ruling.reserved-trials.
    """
    table, wizard = moment.table, owner(moment)
    own = reserved(wizard, "trial")
    bound = bool(own) and moment.reading(RESERVED) == "errata"

    def against(option: Option) -> Iterator[Refusal]:
        trial, reserved = str(option.facts[0][1]), bool(option.facts[1][1])
        if bound and not reserved:
            yield Refusal("pen.resv.trial.must-take", "reserved-first", facts(trial=own[0]))
        if not box(table.box).trial(trial).known:
            yield Refusal("pen.turn.trial.must-attempt", "trial-unknown", facts(trial=trial))

    options = (*(_trial(id, True) for id in own), *(_trial(id, False) for id in table.trials))
    return sift(options, against)


def _trial(trial: str, reserved: bool) -> Option:
    key = f"reserved-{trial}" if reserved else trial
    return Option(key, "attempt-trial", facts(trial=trial, reserved=reserved), (trial, int(reserved)))


@sentence
def begin_trial(moment: At) -> Outcome[Table]:
    """The attempt begins: the properties of the card are in force from now on (pen.prop.define)."""
    chosen, seat = moment.frame.get("trial"), moment.frame.owner
    if not isinstance(chosen, tuple):
        return Outcome(moment.state, (moment.event("no-trial", "pen.turn.trial.must-attempt", seat=seat),))
    card, is_reserved = str(chosen[0]), bool(chosen[1])
    printed = box(moment.table.box).trial(card)
    properties = {one.id: one.n for one in printed.properties or ()}
    if printed.counterstrike and moment.reading(CALLED_PROPERTY) == "property":
        properties[COUNTERSTRIKE] = printed.counterstrike
    threat = printed.threat or 0
    trial = Trial(
        card, threat, properties=tuple(properties), numbers=tuple(properties.values()), reserved=is_reserved
    )
    rule = "pen.resv.trial" if is_reserved else "pen.trial.available"
    if reserved(owner(moment), "trial") and moment.reading(RESERVED) == "rulebook":
        rule = "pen.resv.trial.rulebook-choice"
    events = [moment.event("trial-begins", rule, seat=seat, trial=card, threat=threat)]
    if rule == "pen.resv.trial" and moment.table.trials:
        events.append(moment.event("own-trial-first", "pen.resv.trial.must-take", seat=seat, trial=card))
    for one, n in properties.items():
        events.append(moment.event("property-in-force", property=one, n=n))
    if "vigilance" in properties:
        events.append(moment.event("primagic-spared", "pen.prop.vigilance.primagic", seat=seat))
    table = replace(moment.table, trial=trial, last_threat=None)
    if is_reserved:
        table = table.with_wizard(_revealing(owner(moment), card))
    return moment.with_table(table, *events)


def _revealing(wizard: Wizard, trial: str) -> Wizard:
    """The wizard with a reserved trial that everybody has seen."""
    reserved = tuple(replace(one, secret=one.secret and one.id != trial) for one in wizard.reserved)
    return replace(wizard, reserved=reserved)


@query
def may_use_first(moment: At) -> Bound:
    """Whether effects are let in before the trial is chosen (pen.ruling.effects-before-trial)."""
    return moment.reading("pen.ruling.effects-before-trial") == "any-moment"


@query
def trial_threat(moment: At) -> Bound:
    """The threat printed on the trial that is being attempted; 0 where it has none."""
    trial = moment.table.trial
    return 0 if trial is None else trial.threat


@sentence
def threat_met(moment: At) -> Outcome[Table]:
    """The threat is behind; the task comes next."""
    trial = moment.table.trial
    assert trial is not None
    if trial.gone or trial.passed:
        return Outcome(moment.state)
    return moment.with_table(replace(moment.table, trial=replace(trial, stage="task")))


@query
def is_now(moment: At, how: Literal["open", "passed", "lost"]) -> Bound:
    """Whether the trial is to be attempted further, is passed, or is lost though the turn goes on."""
    trial, over = moment.table.trial, moment.table.turn.over
    if trial is None:
        return False
    if how == "passed":
        return trial.passed and trial.stage == "reward"
    return trial.gone == (how == "lost") and not trial.passed and not over


@sentence
def task_unknown(moment: At) -> Outcome[Table]:
    """Says that the sources do not give the task: the attempt cannot be played further."""
    return Outcome(moment.state, (moment.event("task-unknown", seat=moment.frame.owner),))


@query
def trap_may_act(moment: At) -> Bound:
    """Whether Trap acts on a trial lost by a mortal wound that was ignored (pen.ruling.trap-on-mortal)."""
    trial = moment.table.trial
    lost = is_now(how="lost").value(moment) and trial is not None and "trap" in trial.properties
    return lost and moment.reading("pen.ruling.trap-on-mortal") == "moot"


@sentence
def keep(moment: At) -> Outcome[Table]:
    """The passed trial lies in the experience zone so that only the path taken shows (pen.trial.keep).

    Its properties are in force no longer: the trial is over (pen.prop.define).
    """
    table, wizard = moment.table, owner(moment)
    trial, path = table.trial, path_taken(table)
    assert trial is not None
    reserved = tuple(one for one in wizard.reserved if one.id != trial.card)
    wizard = replace(wizard, reserved=reserved, trials=(*wizard.trials, Passed(trial.card, path)))
    over = replace(trial, stage="over", properties=(), numbers=())
    row = tuple(card for card in table.trials if card != trial.card)
    table = replace(table.with_wizard(wizard), trial=over, trials=row)
    printed = trial_face(table).path(path)
    about: dict[str, Bound] = {"seat": wizard.seat, "trial": trial.card}
    gives: dict[str, Bound] = {"seat": wizard.seat, "card": trial.card}
    events = (
        moment.event("trial-kept", path=path, **about),
        moment.event("symbols", "pen.light.symbols", light=printed.light, dark=printed.dark, **gives),
    )
    return moment.with_table(table, *events)


TRIALS = (
    Program(
        "attempt",
        "pen.turn.trial.must-attempt",
        (
            If(rule=EFFECTS, cond=may_use_first, then=(using(EFFECTS),)),
            Choose(kind="trial", among=attemptable, into="trial"),
            begin_trial.under("pen.prop.define"),
            If(cond=Bind(name="trial"), then=(Call(program="trial"),)),
            using(EFFECTS),
        ),
        kind="trial",
    ),
    Program(
        "trial",
        "pen.trial.threat",
        (
            If(
                cond=trial_threat,
                then=(Call(program="threat", hand_over=(("dice", trial_threat), ("main", True))),),
            ),
            threat_met.under(CHOOSE_PATH),
            If(
                rule=CHOOSE_PATH,
                cond=is_now(how="open"),
                then=(
                    If(
                        cond=tasks_known,
                        then=(Call(program="trial-task"),),
                        otherwise=(task_unknown.under("pen.trial.one-task"),),
                    ),
                ),
            ),
            If(
                rule="pen.trial.reward",
                cond=is_now(how="passed"),
                then=(
                    Call(program="trial-reward"),
                    keep.under("pen.trial.keep"),
                ),
            ),
            If(
                rule="pen.prop.trap",
                cond=trap_may_act,
                then=(Call(program="receive-mortal"),),
            ),
        ),
        kind="trial",
    ),
)
