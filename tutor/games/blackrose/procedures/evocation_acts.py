"""The activation of an evocation: by the booklet, or by the rules on its card (brw.evo.activate)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, query, text
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Call, If, Stop, While, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.procedures.attack import attack_refusals, strength_of
from tutor.games.blackrose.state.derived import speed, strength
from tutor.games.blackrose.state.lodge.ground import ways
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.queries import figure_option, room_option
from tutor.games.blackrose.verbs.effects.common import (
    At,
    PutFigure,
    bound,
    counted,
    decide,
    myself,
    unaffected,
)
from tutor.games.blackrose.verbs.effects.damage import damage
from tutor.games.blackrose.verbs.effects.lending import lend
from tutor.games.blackrose.verbs.schema.ids import program_id

ACTIVATE = "brw.evo.activate"
NO_SPLIT = "brw.evo.activate.no-split"
OWN = "brw.evo.activate.own-rules"
CONTROL = "brw.evo.control"
ORDERED = "brw.avatar.order.evo-activation"
FIGURE = Bind(name="figure")
VICTIM = Bind(name="victim")


@query
def own_rules(moment: At) -> Bound:
    """Whether the card of the evocation "figure" says how it activates."""
    id, table = text(FIGURE, moment), moment.table
    return table.is_evocation(id) and bool(box(table.box).evocation(table.evocation(id).kind).activation)


@sentence
def begin_activation(moment: At) -> Outcome[Table]:
    """An evocation is activated under somebody's control: its moves and its attack are to be used.

    Whoever activates it controls it until it is over: abilities of it are his to decide on, too. What was
    added to its next activation is used up with this one. Values that nobody knows are told.
    """
    get, table = moment.frame.get, moment.table
    id = text(get("figure"), moment)
    if not table.is_evocation(id):
        state = bound(moment, {"moves-left": 0, "attacks-left": 0})
        return Outcome(state, (unaffected(moment, id, "brw.gen.effect.skip"),))
    one, printed = table.evocation(id), speed(table, id, moment.reading)
    moves = None if printed is None else printed + counted(moment, "more-speed")
    named: dict[str, Bound] = {
        "speed": moves,
        "moves-left": moves or 0,
        "attacks-left": 1,
        "more-strength": one.strength + counted(moment, "more-strength"),
    }
    by = moment.frame.owner
    table, named["lent-before"] = lend(table, replace(one, strength=0, speed=0), by), one.lent
    rule = CONTROL if by != one.owner else ORDERED if get("ordered") and table.mage(by).avatar else ""
    events = [moment.event("evocation-activated", rule, who=id, by=by, owner=one.owner, room=one.at)]
    if own_rules.value(moment):
        events.append(moment.event("own-rules", OWN, who=id, card=one.kind))
    else:
        events += unknown(moment, id, moves, 1)
    return Outcome(bound(moment, named).with_table(table), tuple(events))


@sentence
def end_activation(moment: At) -> Outcome[Table]:
    """Control that was passed for this activation alone comes back (brw.evo.control, brw.evo.owner)."""
    table, id, by = moment.table, text(moment.frame.get("figure"), moment), moment.frame.owner
    if not table.is_evocation(id):
        return Outcome(moment.state)
    table = table.with_evocation(
        replace(table.evocation(id), lent=str(moment.frame.get("lent-before") or ""))
    )
    if table.controller(id) == by:
        return Outcome(moment.state.with_table(table))
    event = moment.event("control-ends", who=id, by=by, owner=table.evocation(id).owner)
    return moment.with_table(table, event)


@query
def own_text(moment: At) -> Bound:
    """The program of what the card says about the activation, as the table's box has it."""
    table = moment.table
    return program_id(table.evocation(text(FIGURE, moment)).kind, "activation", table.box)


@sentence
def allot(moment: At) -> Outcome[Table]:
    """What the card grants its evocation: so many "moves" ("speed": as many as that is) and "attacks"."""
    get = moment.frame.get
    of_speed = get("moves") == "speed"
    moves = get("speed") if of_speed else get("moves")
    named: dict[str, Bound] = {"moves-left": moves or 0, "attacks-left": get("attacks"), "own": True}
    id, attacks = text(FIGURE, moment), counted(moment, "attacks")
    return Outcome(bound(moment, named), tuple(unknown(moment, id, moves, attacks)))


def unknown(moment: At, id: str, moves: Bound, attacks: int) -> Iterator[Event]:
    """What is told of an evocation whose values nobody knows: it has no moves, or makes no attack."""
    if moves is None:
        yield moment.event("speed-unknown", who=id)
    table = moment.table
    if attacks and table.is_evocation(id) and strength(table, id, moment.reading) is None:
        yield moment.event("strength-unknown", who=id)


@query
def active(moment: At) -> Bound:
    """Whether the evocation is still there and something may be left to do."""
    get = moment.frame.get
    left = counted(moment, "moves-left") + counted(moment, "attacks-left")
    return left > 0 and not get("ended") and moment.table.is_evocation(text(get("figure"), moment))


class EvocationSteps(Among, frozen=True):
    """What an evocation can do next: a move, its attack, or nothing more."""

    def choices(self, moment: At) -> Choices:
        figure = text(moment.frame.get("figure"), moment)
        table, near = moment.table, moment.reading("brw.ruling.attack.range") == "0"
        moves = (
            (_step(room_option(room, "evocation-move"), "move"), self._move(moment, figure))
            for room in ways(table, figure, moment.reading)
        )
        attacks = (
            (
                _step(figure_option(moment, other, "evocation-attack"), "attack"),
                self._attack(moment, figure, other),
            )
            for other in (table.figures_in(table.where(figure)) if near else table.figures)
            if other != figure
        )
        done = Option("done", "evocation-done", facts(figure=figure), value="done|")
        return sorted_out((*moves, *attacks)) + Choices((done,))

    def _move(self, moment: At, figure: str) -> tuple[Refusal, ...]:
        get = moment.frame.get
        refusals: list[Refusal] = []
        if counted(moment, "moves-left") < 1:
            refusals.append(_spent(moment, "own-no-moves", "no-moves-left", figure))
        if get("moved") and not counted(moment, "attacks-left"):
            refusals.append(Refusal(NO_SPLIT, "moves-split", facts(who=figure)))
        return tuple(refusals)

    def _attack(self, moment: At, figure: str, other: str) -> tuple[Refusal, ...]:
        if counted(moment, "attacks-left") > 0:
            return attack_refusals(moment, figure, other)
        once = _spent(moment, "own-no-attacks", "attacked-already", figure)
        return (once, *attack_refusals(moment, figure, other))


def _spent(moment: At, by_card: str, by_booklet: str, figure: str) -> Refusal:
    """That an evocation has had all that its card, or else the booklet, grants it."""
    own = moment.frame.get("own")
    return Refusal(OWN if own else ACTIVATE, by_card if own else by_booklet, facts(who=figure))


def _step(option: Option, does: str) -> Option:
    return replace(option, key=f"{does}.{option.key}", value=f"{does}|{option.value}")


@sentence
def take_step(moment: At) -> Outcome[Table]:
    """What was chosen is worked out: "to" where it moves, "victim" whom it attacks, or the end.

    With an attack moves that were begun before it are over, unless the card lets the evocation "split" them.
    """
    get = moment.frame.get
    does, _, what = text(get("step"), moment).partition("|")
    named: dict[str, Bound] = {"to": "", "victim": ""}
    events: tuple[Event, ...] = ()
    moves, attacks = counted(moment, "moves-left"), counted(moment, "attacks-left")
    if does == "move":
        # Having attacked first it may only move now; moves made before end with the attack.
        named |= {"to": what, "moves-left": moves - 1, "moved": bool(attacks) and not get("split")}
    elif does == "attack":
        left = 0 if get("moved") else moves
        named |= {"victim": what, "attacks-left": attacks - 1, "moves-left": left}
        if left < moves:
            events = (moment.event("evocation-moves-lost", NO_SPLIT, who=get("figure"), n=moves),)
    else:
        named |= {"ended": True}
    return Outcome(bound(moment, named), events)


CONTROLLED = While(
    rule=ACTIVATE,
    cond=active,
    body=(
        decide(rule=ACTIVATE, kind="evocation-step", among=EvocationSteps(), into="step"),
        take_step,
        If(
            rule="brw.act.move",
            cond=Bind(name="to"),
            then=(PutFigure(figure=FIGURE, room=Bind(name="to")),),
        ),
        If(
            rule="brw.evo.attack-physical",
            cond=VICTIM,
            then=(Stop(body=damage(strength_of(figure=FIGURE), VICTIM, dealer=FIGURE)),),
        ),
    ),
)
"""Who controls the evocation "figure" uses its moves and its attack."""

HANDED = ("figure", "speed", "more-strength", "ordered", "priority")
"""What the text of a card is told about the activation."""
BY_CARD = Call(
    program=own_text,
    who=myself,
    hand_over=(("bearer", FIGURE), *((name, Bind(name=name)) for name in HANDED)),
)
"""The card's own rules are carried out."""

ACTIVATE_EVOCATION = Program(
    "activate-evocation",
    ACTIVATE,
    (
        begin_activation,
        If(rule=OWN, cond=own_rules, then=(BY_CARD,), otherwise=(CONTROLLED,)),
        end_activation.under("brw.evo.owner"),
    ),
    kind="evocation",
)
EVOCATION_ACT = Program("evocation-act", OWN, (allot, CONTROLLED), kind="evocation")
"""A part of such an activation: so many "moves" and "attacks" as the card says, if need be "split"."""

EVOCATION_ACTS = (ACTIVATE_EVOCATION, EVOCATION_ACT)
