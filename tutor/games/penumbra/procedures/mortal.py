"""The mortal wound: what its card does once the roll is over (pen.threat.mortal.effect)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.sentence import Sentence
from tutor.engine.state import Frame, State
from tutor.games.penumbra.effects import At, owner
from tutor.games.penumbra.state import Table

ROLL = ("threat", "threat-die", "mortal-wound")
"""Programs that belong to any threat roll; the frame below them is the source of the threat."""


class Applies(Sentence, frozen=True):
    """The current roll is over, so the card begins to act."""

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.state, (moment.event("mortal-applies", seat=moment.frame.owner),))


class EndTurn(Sentence, frozen=True):
    """The turn is over: everything that was under way in it ends.

    A trial leaves the game unless it is passed already (pen.trial.threat.mortal, pen.trial.task.mortal,
    pen.reward.counterstrike.passed); a contract stays (pen.contract.threat.mortal). Rulings:
    pen.ruling.other-threat-in-trial, pen.ruling.ruins-mortal.
    """

    def execute(self, moment: At) -> Outcome[Table]:
        under_way = tuple(e.program for e in moment.state.stack if isinstance(e, Frame))
        seat = moment.frame.owner
        events = [moment.event("turn-over", seat=seat)]
        table = replace(moment.table, turn=replace(moment.table.turn, over=True), threats=())
        table = self._trial(moment, table, under_way, events)
        if "contract" in under_way:
            events.append(moment.event("contract-stays", "pen.contract.threat.mortal"))
        goes_on = {moment.frame.program}
        if "ruins" in under_way:
            if moment.reading("pen.ruling.ruins-mortal") == "yes":
                goes_on.add("ruins")
            else:
                events.append(moment.event("no-blood", "pen.loc.ruins", seat=seat))
        state: State[Table] = moment.state.without(lambda frame: frame.program not in goes_on)
        return Outcome(state.with_table(table), tuple(events))

    def _trial(self, moment: At, table: Table, under_way: tuple[str, ...], events: list[Event]) -> Table:
        trial = table.trial
        if trial is None or trial.gone:
            return table
        if trial.passed:
            rule = "pen.reward.counterstrike.passed"
            events.append(moment.event("trial-stays-passed", rule, trial=trial.card))
            return table
        source = next((program for program in reversed(under_way) if program not in ROLL), "")
        if source == "endure":
            rule = "pen.trial.task.mortal"
        elif source == "trial" or moment.reading("pen.ruling.other-threat-in-trial") == "leaves":
            rule = "pen.trial.threat.mortal"
        else:
            return table
        events.append(moment.event("trial-gone", rule, trial=trial.card))
        return replace(table, trial=replace(trial, gone=True))


class DiscardPool(Sentence, frozen=True):
    """Every die of the pool is discarded."""

    def execute(self, moment: At) -> Outcome[Table]:
        wizard = owner(moment)
        event = moment.event("pool-discarded", seat=wizard.seat, n=len(wizard.dice))
        return moment.with_table(moment.table.with_wizard(replace(wizard, dice=())), event)


class RestNext(Sentence, frozen=True):
    """The next turn has to be a Rest."""

    def execute(self, moment: At) -> Outcome[Table]:
        wizard = replace(owner(moment), must_rest=True)
        event = moment.event("must-rest", seat=wizard.seat)
        return moment.with_table(moment.table.with_wizard(wizard), event)


EFFECT = "pen.threat.mortal.effect"

MORTAL_WOUND = Program(
    "mortal-wound",
    EFFECT,
    (Applies(rule=EFFECT), EndTurn(rule=EFFECT), DiscardPool(rule=EFFECT), RestNext(rule=EFFECT)),
    kind="card",
    component="mortal-wound",
)
