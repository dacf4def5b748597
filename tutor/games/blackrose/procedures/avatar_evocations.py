"""Evocations that nobody controls: whom they target, how they come there, and their attack (brw.avatar.evo).

An evocation that can attack a mage, moving or not, targets the nearest mage; otherwise the nearest
evocation. What its ties are settled by is in the facts of the avatar; then the crown decides.
"""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query, text
from tutor.engine.question import Choices, Refused
from tutor.engine.sentence import Choose, If, Stop, While, sentence
from tutor.games.blackrose.actions.avatar.criteria import (
    Narrowed,
    Step,
    View,
    choice,
    most,
    narrowed,
    nearest,
    together,
)
from tutor.games.blackrose.actions.avatar.criteria import priority as by_priority
from tutor.games.blackrose.actions.avatar.orders import CROWN
from tutor.games.blackrose.procedures.attack import strength_of
from tutor.games.blackrose.procedures.avatar_moving import walk
from tutor.games.blackrose.procedures.avatar_targets import comparison_events
from tutor.games.blackrose.procedures.evocation_acts import (
    ACTIVATE,
    BY_CARD,
    CONTROLLED,
    OWN,
    allot,
    begin_activation,
    end_activation,
    own_rules,
)
from tutor.games.blackrose.state.derived import strength
from tutor.games.blackrose.state.lodge.ground import lodge_of, sight_of
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.queries import figure_option
from tutor.games.blackrose.verbs.effects.common import At, bound, counted, myself
from tutor.games.blackrose.verbs.effects.damage import Attack, damage
from tutor.games.blackrose.verbs.schema.picks import Criterion

MAGES = "brw.avatar.evo.target-mage"
EVOCATIONS = "brw.avatar.evo.target-evo"
BY_ORDER = "brw.ruling.avatar.evo-order"
FIGURE = Bind(name="figure")
GOAL = Bind(name="victim")


# ---- whom it targets


def harmable(moment: At, figure: str) -> tuple[str, ...]:
    """The figures in the lodge that an evocation can harm, wherever they are (brw.dmg.immunity.evocation)."""
    table, attack = moment.table, Attack.of(moment, moment.frame.owner, figure)
    return tuple(one for one in table.figures if one != figure and not attack.immunity(table, one))


def strike_rooms(moment: At, victim: str) -> tuple[str, ...]:
    """The rooms from which a figure can be attacked (brw.ruling.attack.range)."""
    table, reach = moment.table, int(moment.reading("brw.ruling.attack.range"))
    at, sight = table.where(victim), sight_of(table, moment.reading)
    return tuple(room.id for room in table.rooms if at in sight.targets(room.id, reach))


def in_reach(moment: At, figure: str, victim: str) -> bool:
    """Whether an evocation can attack a figure with the moves it has, or without moving."""
    lodge, here = lodge_of(moment.table), moment.table.where(figure)
    ways = (lodge.steps(here, room) for room in strike_rooms(moment, victim))
    return any(n is not None and n <= counted(moment, "moves-left") for n in ways)


def target_comparison(moment: At) -> Narrowed:
    """Whom the evocation targets, as far as the rules decide it."""
    table, figure = moment.table, text(FIGURE, moment)
    figures = harmable(moment, figure)
    mages = tuple(one for one in figures if table.is_mage(one))
    at = View(figure, table, moment.reading)
    if moment.frame.get("ordered") and moment.reading(BY_ORDER) == "priority":
        n = moment.frame.get("priority")
        steps = by_priority(n, at) if isinstance(n, int) else ()
        return narrowed(mages or figures, steps)
    near = tuple(one for one in mages if in_reach(moment, figure, one))
    if near:
        return narrowed(near, _mage_steps(at))
    return narrowed((one for one in figures if one not in mages), _evocation_steps(at))


def _mage_steps(at: View) -> tuple[Step, ...]:
    """The nearest mage, then by one thing, then by several together."""
    table = at.table
    first = together(choice(table, "mage"), MAGES, at)
    return (nearest(MAGES, at), *first, *together(choice(table, "mage_more"), MAGES, at))


def _evocation_steps(at: View) -> tuple[Step, ...]:
    """The nearest evocation, then by one thing, then by that together with one of its owner's."""
    own, owners = choice(at.table, "evocation"), choice(at.table, "owner")
    both = (_owners(owners, at),) if owners else ()
    return (nearest(EVOCATIONS, at), *together(own, EVOCATIONS, at), *both)


def _owners(criteria: tuple[Criterion, ...], at: View) -> Step:
    """The comparison of the owners; what is the evocations' own is equal by then."""
    steps = [most(one, EVOCATIONS, at) for one in criteria]

    def of(id: str, left: tuple[str, ...]) -> int:
        owner = at.table.evocation(id).owner
        return sum(step.of(owner, left) for step in steps)

    return Step(tuple(f"owner-{one}" for one in criteria), EVOCATIONS, of)


@sentence
def weigh_figures(moment: At) -> Outcome[Table]:
    """The figures are compared that the evocation could target."""
    return Outcome(moment.state, comparison_events(moment, target_comparison(moment)))


@candidates
def targets(moment: At) -> Choices:
    """The figures that the comparisons leave, and why it is none of the others."""
    comparison = target_comparison(moment)
    left = tuple(figure_option(moment, one, "victim") for one in comparison.left)
    worse = (Refused(figure_option(moment, one, "victim"), (why,)) for one, why in comparison.out.items())
    return Choices(left, tuple(worse))


# ---- what it does


@query
def is_there(moment: At) -> Bound:
    """Whether the evocation is in the lodge."""
    return moment.table.is_evocation(text(FIGURE, moment))


@sentence
def head_for(moment: At) -> Outcome[Table]:
    """The evocation heads for the rooms from which it can attack its target."""
    figure, victim = text(FIGURE, moment), text(GOAL, moment)
    named: dict[str, Bound] = {
        "walker": figure,
        "goals": strike_rooms(moment, victim),
        "steps-left": counted(moment, "moves-left"),
    }
    rule, at = MAGES if moment.table.is_mage(victim) else EVOCATIONS, moment.table.where(victim)
    event = moment.event("evocation-targets", rule, who=figure, goal=victim, room=at)
    return Outcome(bound(moment, named), (event,))


@query
def can_strike(moment: At) -> Bound:
    """Whether the evocation stands now where it can attack its target."""
    table, figure, victim = moment.table, text(FIGURE, moment), text(GOAL, moment)
    if not table.is_evocation(figure) or not table.in_lodge(victim):
        return False
    return table.where(figure) in strike_rooms(moment, victim) and victim in harmable(moment, figure)


@query
def attack_left(moment: At) -> Bound:
    """Whether the evocation has an attack left and can make it from where it stands."""
    if counted(moment, "attacks-left") < 1 or not can_strike.value(moment):
        return False
    return strength(moment.table, text(FIGURE, moment), moment.reading) is not None


@sentence
def spend_attack(moment: At) -> Outcome[Table]:
    """One of its attacks is used."""
    return Outcome(bound(moment, {"attacks-left": counted(moment, "attacks-left") - 1}))


@sentence
def too_far(moment: At) -> Outcome[Table]:
    """The evocation does not reach its target this time, if it has an attack at all."""
    if counted(moment, "attacks-left") < 1 or can_strike.value(moment):
        return Outcome(moment.state)
    event = moment.event("evocation-too-far", who=text(FIGURE, moment), goal=text(GOAL, moment))
    return Outcome(moment.state, (event,))


@query
def stays(moment: At) -> Bound:
    """Whether an evocation with nobody to target does nothing (brw.ruling.avatar.evo-nobody)."""
    return moment.reading("brw.ruling.avatar.evo-nobody") == "stays"


@sentence
def nobody_there(moment: At) -> Outcome[Table]:
    """There is nobody that the evocation could target."""
    event = moment.event("evocation-no-target", who=text(FIGURE, moment))
    return Outcome(moment.state, (event,))


ATTACK = Stop(rule="brw.evo.attack-physical", body=damage(strength_of(figure=FIGURE), GOAL, dealer=FIGURE))

BY_AI = If(
    rule=ACTIVATE,
    cond=is_there,
    then=(
        weigh_figures.under(MAGES),
        Choose(rule=CROWN, kind="evocation-target", among=targets, into="victim", who=myself),
        If(
            cond=GOAL,
            then=(
                head_for.under(MAGES),
                walk(),
                If(
                    rule="brw.evo.attack-physical",
                    cond=attack_left,
                    then=(While(rule=ACTIVATE, cond=attack_left, body=(spend_attack, ATTACK)),),
                    otherwise=(too_far.under(ACTIVATE),),
                ),
            ),
            otherwise=(
                nobody_there.under(EVOCATIONS),
                If(rule=CROWN, cond=stays, then=(), otherwise=(CONTROLLED,)),
            ),
        ),
    ),
)
"""The evocation "figure" acts by the AI rules, with the moves and attacks it has."""

AVATAR_EVOCATION = Program(
    "avatar-activate-evocation",
    "brw.avatar.evophase",
    (
        begin_activation.under(ACTIVATE),
        If(rule=OWN, cond=own_rules, then=(BY_CARD,), otherwise=(BY_AI,)),
        end_activation.under("brw.evo.owner"),
    ),
    kind="evocation",
)
"""The evocation "figure" of the avatar is activated; an order may add to it, or name a "priority"."""

AVATAR_EVOCATION_ACT = Program("avatar-evocation-act", OWN, (allot, BY_AI), kind="evocation")
"""A part of such an activation by the card's own rules: so many "moves" and "attacks" as it says."""

AVATAR_EVOCATIONS = (AVATAR_EVOCATION, AVATAR_EVOCATION_ACT)
