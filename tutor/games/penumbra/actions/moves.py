"""What a wizard may use at a moment, and every reason why something may not be used now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import get_args

from tutor.engine.event import facts
from tutor.engine.moment import Moment
from tutor.engine.query import Among
from tutor.engine.question import Choices, Option, Refusal, Refused, sorted_out
from tutor.engine.sentence import Act
from tutor.games.penumbra.actions.uses import (
    Allowed,
    Readings,
    Step,
    UseKind,
    cards,
    markets,
    marks,
    primagic,
)
from tutor.games.penumbra.state.table import Table, TurnKind
from tutor.games.penumbra.state.wizard import Mark, Wizard

At = Moment[Table]

KINDS: tuple[UseKind, ...] = (
    cards.KIND,
    cards.DRUID_KIND,
    *primagic.KINDS[:1],
    marks.KIND,
    *primagic.KINDS[1:],
    *markets.USES,
)
"""Every kind of use, in the order in which it is offered."""


IDLE = ("clear-slot",)
"""For the sake of discarding artifacts alone nobody is asked: it is offered where something else is."""


class Usable(Among, frozen=True):
    """Everything the wizard has, sorted into what this moment lets in and what not."""

    step: Step = "free"

    def choices(self, moment: At) -> Choices:
        table = moment.table
        return usable(table, table.wizard(moment.frame.owner), self.step, moment.reading)

    def options(self, moment: At) -> tuple[Option, ...]:
        return may_be_used(moment, self.step)


def using(rule: str) -> Act:
    """The sentence that lets any available effects in (pen.turn.effects), where a rule says so."""
    return Act(rule=rule, kind="effects", among=Usable(), idle=IDLE)


PREPARING = Act(
    rule="pen.threat.step1.any-effects", kind="threat-prepare", among=Usable(step="prepare"), idle=IDLE
)
ROLLED = Act(rule="pen.threat.step2.only-values", kind="threat-values", among=Usable(step="roll"), idle=IDLE)
"""What lets effects in before the dice of a threat are rolled, and after it."""


def may_be_used(moment: At, step: Step = "free") -> tuple[Option, ...]:
    """What the owner may use at that step: the options of `usable`, in the same order."""
    table, reading = moment.table, moment.reading
    wizard = table.wizard(moment.frame.owner)
    options: list[Option] = []
    for allowed in _LET_IN[step, table.turn.kind]:
        options += allowed(table, wizard, reading)
    return tuple(options)


def usable(table: Table, wizard: Wizard, step: Step, reading: Readings) -> Choices:
    """What the wizard may use at that step, and what not, with every reason."""
    return sorted_out(considered(table, wizard, step, reading))


def considered(
    table: Table, wizard: Wizard, step: Step, reading: Readings
) -> Iterator[tuple[Option, Iterator[Refusal]]]:
    """Everything that the wizard could think of using, each with what stands against it, found one by one."""
    for kind in KINDS:
        for option, against in kind.considered(table, wizard, reading):
            yield option, chain(_moment(kind, step), against)


def considered_in_step3(
    moment: At, value: int | None = None, options: tuple[Option, ...] = ()
) -> tuple[Refused, ...]:
    """What a wizard may be tempted to do while results are handed out, with the reasons against it.

    With a value and the dice that match it: keeping them and wounding a mark instead, too.
    """
    table = moment.table
    wizard = table.wizard(moment.frame.owner)
    tempted: list[Refused] = []
    if value is not None and options:
        pool = ", ".join(option.key for option in options)
        reason = Refusal("pen.threat.step3.die", "die-first", facts(value=value, pool=pool))
        for mark in wizard.marks:
            if mark.condition != "wounded" and mark.threat:
                wound = mark_option(mark, "wound-instead")
                reasons = (reason, *mark_reasons(mark, value))
                tempted.append(Refused(Option(f"wound-{mark.slot}", wound.kind, wound.facts), reasons))
    return (*tempted, *usable(table, wizard, "distribute", moment.reading).refused)


def mark_option(mark: Mark, kind: str) -> Option:
    """The option of picking a mark."""
    about = facts(slot=mark.slot, discipline=mark.discipline, value=mark.threat, condition=mark.condition)
    return Option(mark.slot, kind, about, mark.slot)


def mark_reasons(mark: Mark, value: int) -> tuple[Refusal, ...]:
    """Why a threat die of a value cannot wound that mark, its value aside from all else."""
    if mark.threat == value:
        return ()
    about = facts(slot=mark.slot, has=mark.threat, value=value)
    return (Refusal("pen.threat.mark-value", "other-value", about),)


def _moment(kind: UseKind, step: Step) -> Iterator[Refusal]:
    """What the step of a threat roll has against any use of a kind."""
    if step == "distribute":
        yield Refusal("pen.threat.step3.none", "no-effects")
    elif kind.values and step != "roll":
        yield Refusal("pen.threat.step2.only-values", "not-rolled")
    elif step == "roll" and not kind.values:
        yield Refusal("pen.threat.step2.only-values", "only-values")


# A quarter of random play would go into uses that a step or a turn never lets in.
_LET_IN: dict[tuple[Step, TurnKind], tuple[Allowed, ...]] = {
    (step, turn): tuple(
        kind.finder()
        for kind in KINDS
        if not kind.never and turn not in kind.not_in and not any(_moment(kind, step))
    )
    for step in get_args(Step)
    for turn in get_args(TurnKind)
}
"""What finds the uses of each kind that is let in at a step, in a turn of a kind."""
