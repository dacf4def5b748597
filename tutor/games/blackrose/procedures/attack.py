"""Physical attacks, and the activation of an evocation (brw.act.attack, brw.evo.activate)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Query, Value, text
from tutor.engine.question import Choices, Option, Refusal, Refused, sorted_out
from tutor.engine.sentence import If, Sentence, Stop, While
from tutor.games.blackrose.deeds.queries import figure_option, room_option
from tutor.games.blackrose.deeds.scene import against
from tutor.games.blackrose.effects.common import At, PutFigure, Self, bound, counted, decide, unaffected
from tutor.games.blackrose.effects.damage import Attack, damage
from tutor.games.blackrose.lodge.ground import spot, ways
from tutor.games.blackrose.state import Table
from tutor.games.blackrose.values import speed, strength

ATTACK = "brw.act.attack"
ACTIVATE = "brw.evo.activate"
NO_SPLIT = "brw.evo.activate.no-split"
CONTROL = "brw.evo.control"
ORDERED = "brw.avatar.order.evo-activation"
NO_ATTACK = "brw.target.imaginary.no-attack"
FIGURE = Bind(name="figure")
VICTIM = Bind(name="victim")
MYSELF = Self()


def attack(figure: Value = MYSELF, rule: str = ATTACK, among: Among | None = None) -> tuple[Sentence, ...]:
    """The sentences of one physical attack: its target is chosen, then the damage is one full stop.

    It is chosen `among` all that the figure can attack, if nothing else is said. "victim" is who was
    attacked, None where nobody can be.
    """
    choose = decide(rule=rule, kind="attack", among=among or Victims(figure=figure), into="victim")
    hit = Stop(rule=rule, body=damage(StrengthOf(figure=figure), VICTIM, dealer=figure))
    nobody = NobodyToAttack(rule="brw.gen.effect.skip", figure=figure)
    return (choose, If(rule=rule, cond=VICTIM, then=(hit,), otherwise=(nobody,)))


class StrengthOf(Query, frozen=True):
    """The damage of a figure's attack, with what this effect adds; 0 where nobody knows it."""

    figure: Value

    def value(self, moment: At) -> Bound:
        found = strength(moment.table, text(self.figure, moment), moment.reading)
        return 0 if found is None else found + counted(moment, "more-strength")


IMAGINED = Refused(Option("imaginary", "imaginary"), (Refusal(NO_ATTACK, "imaginary-attack"),))
"""What stands against attacking a figure that is only imagined."""


class Victims(Among, frozen=True):
    """The figures that a figure can attack, and why it cannot attack the others."""

    figure: Value

    def choices(self, moment: At) -> Choices:
        figure = text(self.figure, moment)
        found = sorted_out(
            (figure_option(moment, other, "victim"), attack_refusals(moment, figure, other))
            for other in (*moment.table.turn_order, *(one.id for one in moment.table.evocations))
            if other != figure
        )
        return found + Choices((), (IMAGINED,))


def attack_refusals(moment: At, figure: str, other: str) -> tuple[Refusal, ...]:
    """Every reason why a figure cannot attack another (brw.ruling.attack.range, brw.dmg.immunity)."""
    table = moment.table
    rule = Attack.of(moment, moment.frame.owner, figure).immunity(table, other)
    immune = (Refusal(rule, "immune", facts(who=other, by=figure)),) if rule else ()
    if not table.in_lodge(other):
        return (*immune, Refusal("brw.cell.not-lodge", "in-cell", facts(who=other)))
    reach = int(moment.reading("brw.ruling.attack.range"))
    return (*immune, *against(table, spot(table, figure), table.where(other), reach, moment.reading))


class NobodyToAttack(Sentence, frozen=True):
    """There is nobody to attack, and the sentence is skipped."""

    figure: Value

    def execute(self, moment: At) -> Outcome[Table]:
        event = moment.event("nobody-to-attack", who=text(self.figure, moment))
        return Outcome(bound(moment, {"did": False}), (event,))


class BeginActivation(Sentence, frozen=True):
    """An evocation is activated under somebody's control: its moves and its attack are to be used.

    What was added to its next activation is used up with this one.
    """

    def execute(self, moment: At) -> Outcome[Table]:
        get, table = moment.frame.get, moment.table
        id = text(get("figure"), moment)
        if not table.is_evocation(id):
            state = bound(moment, {"moves-left": 0, "attacks-left": 0})
            return Outcome(state, (unaffected(moment, id, "brw.gen.effect.skip"),))
        one = table.evocation(id)
        named: dict[str, Bound] = {
            "moves-left": (speed(table, id, moment.reading) or 0) + counted(moment, "more-speed"),
            "attacks-left": 1,
            "more-strength": one.strength + counted(moment, "more-strength"),
            "moved": False,
            "ended": False,
        }
        table = table.with_evocation(replace(one, strength=0, speed=0))
        by = moment.frame.owner
        rule = CONTROL if by != one.owner else ORDERED if get("ordered") and table.mage(by).avatar else ""
        event = moment.event("evocation-activated", rule, who=id, by=by, owner=one.owner, room=one.at)
        return Outcome(bound(moment, named).with_table(table), (event,))


class EndActivation(Sentence, frozen=True):
    """Control that was passed for this activation alone comes back (brw.evo.control, brw.evo.owner)."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, id, by = moment.table, text(moment.frame.get("figure"), moment), moment.frame.owner
        if not table.is_evocation(id) or table.controller(id) == by:
            return Outcome(moment.state)
        event = moment.event("control-ends", who=id, by=by, owner=table.evocation(id).owner)
        return Outcome(moment.state, (event,))


class Active(Query, frozen=True):
    """Whether the evocation is still there and something may be left to do."""

    def value(self, moment: At) -> Bound:
        get = moment.frame.get
        left = counted(moment, "moves-left") + counted(moment, "attacks-left")
        return left > 0 and not get("ended") and moment.table.is_evocation(text(get("figure"), moment))


class EvocationSteps(Among, frozen=True):
    """What an evocation can do next: a move, its attack, or nothing more."""

    def choices(self, moment: At) -> Choices:
        figure = text(moment.frame.get("figure"), moment)
        table = moment.table
        moves = (
            (_step(room_option(room, "evocation-move"), "move"), self._move(moment, figure))
            for room in ways(table, figure, moment.reading)
        )
        attacks = (
            (
                _step(figure_option(moment, other, "evocation-attack"), "attack"),
                self._attack(moment, figure, other),
            )
            for other in table.figures_in(table.where(figure))
            if other != figure
        )
        done = Option("done", "evocation-done", facts(figure=figure), value="done|")
        return sorted_out((*moves, *attacks)) + Choices((done,))

    def _move(self, moment: At, figure: str) -> tuple[Refusal, ...]:
        get = moment.frame.get
        found: list[Refusal] = []
        if counted(moment, "moves-left") < 1:
            found.append(Refusal(ACTIVATE, "no-moves-left", facts(who=figure)))
        if get("moved") and not counted(moment, "attacks-left"):
            found.append(Refusal(NO_SPLIT, "moves-split", facts(who=figure)))
        return tuple(found)

    def _attack(self, moment: At, figure: str, other: str) -> tuple[Refusal, ...]:
        if counted(moment, "attacks-left") > 0:
            return attack_refusals(moment, figure, other)
        once = Refusal(ACTIVATE, "attacked-already", facts(who=figure))
        return (once, *attack_refusals(moment, figure, other))


def _step(option: Option, does: str) -> Option:
    return replace(option, key=f"{does}.{option.key}", value=f"{does}|{option.value}")


class TakeStep(Sentence, frozen=True):
    """What was chosen is worked out: "to" where it moves, "victim" whom it attacks, or the end."""

    def execute(self, moment: At) -> Outcome[Table]:
        get = moment.frame.get
        does, _, what = text(get("step"), moment).partition("|")
        named: dict[str, Bound] = {"to": "", "victim": ""}
        events: tuple[Event, ...] = ()
        if does == "move":
            left = counted(moment, "moves-left") - 1
            # Having attacked first it may only move now; moves made before end with the attack.
            named |= {"to": what, "moves-left": left, "moved": bool(counted(moment, "attacks-left"))}
        elif does == "attack":
            left = counted(moment, "moves-left")
            named |= {"victim": what, "attacks-left": 0, "moves-left": 0 if get("moved") else left}
            if get("moved") and left:
                events = (moment.event("moves-lost", NO_SPLIT, who=get("figure"), n=left),)
        else:
            named |= {"ended": True}
        return Outcome(bound(moment, named), events)


CONTROLLED = While(
    rule=ACTIVATE,
    cond=Active(),
    body=(
        decide(rule=ACTIVATE, kind="evocation-step", among=EvocationSteps(), into="step"),
        TakeStep(rule=ACTIVATE),
        If(
            rule="brw.act.move",
            cond=Bind(name="to"),
            then=(PutFigure(rule="brw.act.move", figure=FIGURE, room=Bind(name="to")),),
        ),
        If(
            rule="brw.evo.attack-physical",
            cond=VICTIM,
            then=(
                Stop(
                    rule="brw.evo.attack-physical",
                    body=damage(StrengthOf(figure=FIGURE), VICTIM, dealer=FIGURE),
                ),
            ),
        ),
    ),
)
"""Who controls the evocation "figure" uses its moves and its attack."""

ACTIVATE_EVOCATION = Program(
    "activate-evocation",
    ACTIVATE,
    (BeginActivation(rule=ACTIVATE), CONTROLLED, EndActivation(rule="brw.evo.owner")),
    kind="evocation",
)

PROGRAMS = (Program("attack", ATTACK, attack()), ACTIVATE_EVOCATION)
