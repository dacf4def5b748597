"""Whom and what the avatar targets: by a printed priority, and by the crown in ties (brw.avatar.target)."""

from __future__ import annotations

from typing import NamedTuple, cast

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import candidates, query
from tutor.engine.question import Choices, Option, Refusal, Refused
from tutor.engine.sentence import Choose, If, sentence
from tutor.games.blackrose.actions.avatar.criteria import Narrowed, Step, View, narrowed, priority
from tutor.games.blackrose.actions.avatar.orders import CROWN
from tutor.games.blackrose.state.table import IMAGINARY, Table
from tutor.games.blackrose.verbs.compiler.queries import RoomChoice
from tutor.games.blackrose.verbs.effects.common import At, ids, myself, self_of
from tutor.games.blackrose.verbs.effects.memory import remember
from tutor.games.blackrose.verbs.schema.picks import Range, RoomPick, Target
from tutor.games.blackrose.verbs.targets import targeted, there

TARGET = "brw.avatar.target"
OTHERS = "brw.ruling.avatar.other-targets"


class Aims(NamedTuple):
    """What the avatar can aim at: what is left after the comparisons, and how it came to that."""

    choices: Choices
    """Everything of the kind that is there, within reach or not."""
    compared: Narrowed
    left: tuple[str, ...]


def aims(moment: At) -> Aims:
    """What is left of the targets within "reach" when they are compared by the "priority"."""
    get, table = moment.frame.get, moment.table
    choices = there(moment, cast("Target", get("aim")), cast("Range", get("reach")))
    figures = tuple(option.key for option in choices.options)
    n = get("priority")
    if get("aim") != "area":
        compared = compared_figures(moment, figures, n)
        return Aims(choices, compared, compared.left)
    if n == 3:
        compared = narrowed(figures, priority(3, view(moment)))
        return Aims(choices, compared, compared.left)
    inside = (one for room in figures for one in table.figures_in(room) if table.is_mage(one))
    compared = by_priority(moment, tuple(one for one in inside if one != self_of(moment)), n)
    return Aims(choices, compared, tuple(dict.fromkeys(map(table.where, compared.left))) or figures)


def view(moment: At) -> View:
    """What the avatar compares by, seen from where it stands."""
    return View(self_of(moment), moment.table, moment.reading)


def by_priority(moment: At, figures: tuple[str, ...], n: Bound) -> Narrowed:
    """The best of some figures by a priority; all of them without one."""
    return narrowed(figures, priority(n, view(moment)) if isinstance(n, int) else ())


def compared_figures(moment: At, figures: tuple[str, ...], n: Bound) -> Narrowed:
    """The best of some figures: mages first, then evocations (brw.ruling.avatar.other-targets)."""
    table, own = moment.table, self_of(moment)
    mages = tuple(one for one in figures if table.is_mage(one))
    if mages:
        best = by_priority(moment, mages, n)
        about = (("kind", "mage"),)
        later = {one: Refusal(TARGET, "mages-first", about) for one in figures if one not in mages}
        return Narrowed(best.left, best.settled, best.out | later)
    if moment.reading(OTHERS) == "crown" or not isinstance(n, int):
        return Narrowed(figures, (), {})
    others = Step(("opposing",), TARGET, lambda id, _: table.evocation(id).owner != own)
    return narrowed(figures, (others, *priority(n, view(moment))))


@sentence
def weigh(moment: At) -> Outcome[Table]:
    """The comparisons that the priority asks for are made, one after the other."""
    return Outcome(moment.state, comparison_events(moment, aims(moment).compared))


def comparison_events(moment: At, compared: Narrowed) -> tuple[Event, ...]:
    """The events of the comparisons that were made."""
    return tuple(
        moment.event("avatar-compared", one.rule, who=self_of(moment), by=one.by, n=one.best, left=one.left)
        for one in compared.settled
    )


@candidates
def aimable(moment: At) -> Choices:
    """The targets that the comparisons leave, and why it is none of the others."""
    return tied(aims(moment))


def tied(aims: Aims) -> Choices:
    """What is left to choose from, the others with what stands against them."""
    options = {option.key: option for option in aims.choices.options}
    worse = (Refused(options[one], (why,)) for one, why in aims.compared.out.items() if one in options)
    left = tuple(options[one] for one in aims.left)
    return Choices(left, (*worse, *aims.choices.refused))


@query
def can_imagine(moment: At) -> Bound:
    """Whether there is nobody to aim at, and the crown places an imaginary figure."""
    figure = moment.frame.get("aim") not in ("area", "special", "self")
    nobody = moment.frame.get("aimed-at") is None
    return figure and nobody and moment.reading("brw.ruling.avatar.imaginary") == "crown"


@candidates
def imaginary_rooms(moment: At) -> Choices:
    """The rooms in which an imaginary figure can stand."""
    pick = RoomPick(range=cast("Range", moment.frame.get("reach")))
    rooms = RoomChoice(pick=pick).choices(moment)
    options = tuple(Option(one.key, "imaginary-in", one.facts, IMAGINARY + one.key) for one in rooms.options)
    return Choices(options, rooms.refused)


@sentence
def take_aim(moment: At) -> Outcome[Table]:
    """The target is chosen, for the whole effect; whom it is may react."""
    of = moment.frame.activation
    figures = ids(moment.frame.get("aimed-at"), moment)
    if figures:
        outcome = targeted(moment, figures)
        target, at = figures[0], moment.table.where(figures[0])
    else:
        about = {"aim": moment.frame.get("aim"), "reach": moment.frame.get("reach")}
        event = moment.event("avatar-no-target", "brw.gen.effect.skip", who=self_of(moment), **about)
        outcome, target, at = Outcome(moment.state, (event,)), "", ""
    state = outcome.state
    for name, value in (("target", target), ("target-at", at), ("did", bool(figures))):
        state = remember(state, of, name, value)
    return Outcome(state, outcome.events)


AVATAR_TARGET = Program(
    "avatar-target",
    TARGET,
    (
        weigh,
        Choose(rule=CROWN, kind="avatar-target", among=aimable, into="aimed-at", who=myself),
        If(
            rule="brw.target.imaginary",
            cond=can_imagine,
            then=(
                Choose(
                    rule=CROWN,
                    kind="avatar-imaginary",
                    among=imaginary_rooms,
                    into="aimed-at",
                    who=myself,
                ),
            ),
        ),
        take_aim,
    ),
)
"""The avatar chooses a target "aim" within "reach" by a "priority"; its whole effect keeps it in mind."""

AVATAR_TARGETS = (AVATAR_TARGET,)
