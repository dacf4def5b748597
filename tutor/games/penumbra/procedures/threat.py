"""The threat roll: three steps, and four cases for each die."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Value, candidates, number, query
from tutor.engine.question import Choices, Later, Option
from tutor.engine.sentence import Call, Choose, ForEach, If, Roll, Sentence, Stop, While, sentence
from tutor.engine.state import Frame
from tutor.games.penumbra.actions.moves import PREPARING, ROLLED, considered_in_step3, mark_option
from tutor.games.penumbra.actions.uses.primagic import die_options
from tutor.games.penumbra.procedures.mortal import not_received
from tutor.games.penumbra.procedures.paying import free_dice
from tutor.games.penumbra.scoring.final_points import MORTAL_POINTS
from tutor.games.penumbra.state.table import Settled, Table, Threat
from tutor.games.penumbra.state.wizard import Mark, Wizard, of_value
from tutor.games.penumbra.verbs.effects import At, DiscardDie, RemoveThreat, all_threat, owner, threat_of

Case = Literal["die", "mark", "mortal", "miss"]

PLACED_YELLOW = "primagic-yellow-place"
"""What discards a threat die where a yellow one was placed (pen.prim.yellow.place)."""


def matching_marks(wizard: Wizard, value: int, wounded: bool) -> tuple[Mark, ...]:
    """The wizard's wounded, or unwounded, marks of a threat value."""
    return tuple(m for m in wizard.marks if m.threat == value and (m.condition == "wounded") == wounded)


def case_of(table: Table, wizard: Wizard, value: int) -> Case:
    """The first of the four cases that fits a threat die of that value (pen.threat.step3.order)."""
    if of_value(free_dice(table, wizard), value) and not table.turn.ignores_pool:
        return "die"
    if matching_marks(wizard, value, wounded=False):
        return "mark"
    return "mortal" if matching_marks(wizard, value, wounded=True) else "miss"


@sentence
def prepare(moment: At, dice: Value) -> Outcome[Table]:
    """As many black dice as the threat states are laid out; a placed yellow die takes one away, once."""
    table, seat = moment.table, moment.frame.owner
    dice = number(dice, moment)
    uncancellable = bool(moment.frame.get("uncancellable"))
    threat = Threat(seat, dice, uncancellable, bool(moment.frame.get("main")))
    events = [
        moment.event("threat-stated", "pen.threat.icon", dice=dice),
        moment.event("threat-prepared", seat=seat, dice=dice),
    ]
    if dice:
        events.append(moment.event("threat-laid", "pen.dice.threat", seat=seat, dice=dice))
    if uncancellable:
        events.append(moment.event("threat-uncancellable", "pen.threat.uncancellable", dice=dice))
    elif table.turn.placed == "yellow" and dice > 0 and not _demanded(moment):
        threat = replace(threat, prepared=dice - 1, removed=(PLACED_YELLOW,))
        table = table.with_turn(placed="")
        events.append(moment.event("threat-removed", "pen.prim.yellow.place", by=PLACED_YELLOW, n=1))
    return moment.with_table(replace(table, threats=(*table.threats, threat)), *events)


def _demanded(moment: At) -> bool:
    """Whether a card demands the threat: a placed die protects from that of its location only."""
    below = moment.state.stack[:-1]
    return bool(below) and isinstance(below[-1], Frame) and below[-1].program == "use-card"


@query
def rift_dice(moment: At) -> Bound:
    """One entry for each die that Rift takes: as many as stated, or as many as there are (pen.prop.rift)."""
    trial = moment.table.trial
    if trial is None or not threat_of(moment).main:
        return ()
    return tuple(range(min(trial.number("rift"), len(owner(moment).dice))))


@sentence
def rift_only_once(moment: At) -> Outcome[Table]:
    """Says that Rift acts now, at the end of step 1, or leaves a second roll of the same trial alone.

    Rules: pen.threat.step1.properties-last, pen.prop.rift.once.
    """
    trial = moment.table.trial
    if trial is None or not trial.number("rift"):
        return Outcome(moment.state)
    if not threat_of(moment).main:
        return Outcome(moment.state, (moment.event("rift-spared"),))
    about: dict[str, Bound] = {"seat": moment.frame.owner, "n": trial.number("rift")}
    acts = moment.event("rift-acts", "pen.threat.step1.properties-last", **about)
    return Outcome(moment.state, (acts,))


@candidates
def pool_dice(moment: At) -> Choices:
    """Any die of the owner's pool."""
    return Choices(die_options(owner(moment).dice, "rift-die"))


@candidates
def other_seats(moment: At) -> Choices:
    """Who may roll the threat dice: another player; alone, the ruling decides (pen.threat.step2.roller)."""
    others = [seat for seat in moment.table.players if seat != moment.frame.owner]
    if not others:
        others = [moment.frame.owner]
    return Choices(tuple(Option(seat, "roller", (("seat", seat),), seat) for seat in others))


@sentence
def lay_out(moment: At) -> Outcome[Table]:
    """The rolled values lie ready, and effects on values may be applied."""
    table, threat = moment.table, threat_of(moment)
    rolled = moment.frame.get("roll")
    values = tuple(int(value) for value in rolled) if isinstance(rolled, tuple) else ()
    ready = replace(
        threat,
        step="roll",
        left=values,
        roller=str(moment.frame.get("roller")),
        nudges=table.turn.nudges,
    )
    table = replace(table, turn=replace(table.turn, nudges=0)).with_threat(ready)
    return moment.with_table(table, *(() if values else (moment.event("nothing-rolled"),)))


@query
def solo_forbidden(moment: At) -> Bound:
    """Whether nobody may roll: a lone wizard under that reading (pen.ruling.solo-threat-roller)."""
    alone = len(moment.table.players) == 1
    return alone and moment.reading("pen.ruling.solo-threat-roller") == "forbidden"


@sentence
def hand_out(moment: At) -> Outcome[Table]:
    """From here on no effect may be applied (pen.threat.step3.none)."""
    threat = replace(threat_of(moment), step="distribute")
    return moment.with_table(moment.table.with_threat(threat))


@query
def threat_left(moment: At) -> Bound:
    """Whether a threat die still has to be handed out."""
    return bool(threat_of(moment).left)


@candidates
def next_die(moment: At) -> Choices:
    """The threat dice that may be handed out next: any; no effect is allowed meanwhile."""
    values = dict.fromkeys(threat_of(moment).left)
    options = tuple(Option(str(value), "next-die", (("value", value),), value) for value in values)
    return Choices(options, Later(lambda: considered_in_step3(moment)))


@query
def fits(moment: At, case: Case) -> Bound:
    """Whether this is the case in which the threat die is settled; decided once for each die."""
    if moment.frame.get("settled"):
        return False
    value = moment.frame.get("value")
    assert isinstance(value, int)
    return case_of(moment.table, owner(moment), value) == case


def _value(moment: At) -> int:
    return int(str(moment.frame.get("value")))


@candidates
def matching_dice(moment: At) -> Choices:
    """The dice of the pool that show the value; nothing else may be given instead (pen.threat.step3.die)."""
    value = _value(moment)
    options = die_options(of_value(free_dice(moment.table, owner(moment)), value), "lose-die")
    return Choices(options, Later(lambda: considered_in_step3(moment, value, options)))


@candidates
def marks_to_wound(moment: At) -> Choices:
    """The unwounded marks of the value (pen.threat.step3.mark)."""
    marks = matching_marks(owner(moment), _value(moment), wounded=False)
    options = tuple(mark_option(mark, "wound-mark") for mark in marks)
    return Choices(options, Later(lambda: considered_in_step3(moment)))


class Settle(Sentence, frozen=True):
    """A threat die is settled and discarded in one of the four cases."""

    how: Case

    def execute(self, moment: At) -> Outcome[Table]:
        table, wizard = moment.table, owner(moment)
        value = int(str(moment.frame.get("value")))
        seat, piece = wizard.seat, ""
        events: list[Event] = []
        if self.how == "die":
            die = wizard.die(str(moment.frame.get("die")))
            piece, wizard = f"{die.colour} {die.value}", wizard.without_die(die.id)
            events.append(moment.event("die-lost", seat=seat, die=die.id, colour=die.colour, value=value))
        elif self.how == "mark":
            mark = wizard.mark(str(moment.frame.get("mark")))
            piece = mark.slot
            facts: dict[str, Bound] = {"seat": seat, "slot": mark.slot, "discipline": mark.discipline}
            events.append(moment.event("mark-wounded", value=value, **facts))
            events.append(moment.event("mark-flipped", "pen.mark.wound", was=mark.condition, **facts))
            if table.turn.ignores_pool and of_value(wizard.dice, value):
                events.append(moment.event("pool-spared", "pen.card.text-first", seat=seat, value=value))
            wizard = wizard.with_mark(replace(mark, condition="wounded"))
        elif self.how == "mortal":
            piece = matching_marks(wizard, value, wounded=True)[0].slot
            table, wizard = self._mortal(moment, table, wizard, value, events)
        else:
            events.append(moment.event("missed", seat=seat, value=value))
        threat = threat_of(moment)
        left = list(threat.left)
        left.remove(value)
        received = wizard.mortal_wounds > owner(moment).mortal_wounds
        if self.how == "mortal" and left:
            events.append(moment.event("goes-on", "pen.threat.step3.continue", left=len(left)))
        settled = (*threat.settled, Settled(value, self.how, piece))
        threat = replace(threat, left=tuple(left), settled=settled, mortal=threat.mortal or received)
        table = table.with_wizard(wizard).with_threat(threat)
        return Outcome(moment.bound("settled", True).with_table(table), tuple(events))

    def _mortal(
        self, moment: At, table: Table, wizard: Wizard, value: int, events: list[Event]
    ) -> tuple[Table, Wizard]:
        seat = wizard.seat
        if table.turn.mortal:
            rule = "pen.threat.mortal.one-per-turn"
            events.append(moment.event("mortal-again", rule, seat=seat, value=value))
            return table, wizard
        if against := not_received(moment, seat):
            events += against
            return table, wizard
        cards = wizard.mortal_wounds + 1
        events.append(moment.event("mortal-wound", seat=seat, value=value, cards=cards))
        points = MORTAL_POINTS * cards
        events.append(moment.event("mortal-points", "pen.threat.mortal.points", seat=seat, points=points))
        table = replace(table, turn=replace(table.turn, mortal=True))
        return table, replace(wizard, mortal_wounds=cards)


@sentence
def end_threat(moment: At) -> Outcome[Table]:
    """All threat dice are settled; what the roll did is summed up."""
    threat = threat_of(moment)
    table = replace(moment.table, threats=moment.table.threats[:-1], last_threat=threat)
    event = moment.event(
        "threat-resolved",
        seat=threat.seat,
        lost=threat.count("die"),
        wounds=threat.count("mark"),
        misses=threat.count("miss"),
        mortal=threat.mortal,
    )
    return moment.with_table(table, event)


@query
def mortal_pending(moment: At) -> Bound:
    """Whether a mortal wound card was received in the roll that has just ended."""
    threat = moment.table.last_threat
    return threat is not None and threat.mortal


ALL_STEPS = "pen.threat.steps"

THREAT = Program(
    "threat",
    ALL_STEPS,
    (
        Stop(
            rule="pen.threat.step1.take",
            body=(
                prepare(dice=Bind(name="dice")),
                PREPARING,
                rift_only_once.under("pen.prop.rift.once"),
                ForEach(
                    rule="pen.threat.step1.properties-last",
                    over=rift_dice,
                    into="rift",
                    body=(
                        Choose(rule="pen.prop.rift", kind="rift", among=pool_dice, into="die"),
                        DiscardDie(rule="pen.prop.rift"),
                    ),
                ),
            ),
        ),
        Stop(
            rule="pen.threat.step2.roller",
            body=(
                If(cond=solo_forbidden, then=(RemoveThreat(n=all_threat, by="solo"),)),
                Choose(kind="roller", among=other_seats, into="roller"),
                Roll(kind="threat-roll", dice=all_threat, by=Bind(name="roller"), into="roll"),
                lay_out.under(ALL_STEPS),
                ROLLED,
            ),
        ),
        Stop(
            rule="pen.threat.step3.order",
            body=(
                hand_out.under("pen.threat.step3.none"),
                While(
                    cond=threat_left,
                    body=(
                        Choose(kind="threat-order", among=next_die, into="value"),
                        Call(program="threat-die", hand_over=(("value", Bind(name="value")),)),
                    ),
                ),
                end_threat.under(ALL_STEPS),
            ),
        ),
        If(
            rule="pen.threat.mortal.effect",
            cond=mortal_pending,
            then=(Call(program="mortal-wound"),),
        ),
    ),
    kind="threat",
)

CASE = "pen.threat.step3"


def _case(case: Case, *chosen: Choose) -> If:
    """One of the four cases, with what has to be chosen in it before the die is settled."""
    rule = f"{CASE}.{case}"
    return If(rule=rule, cond=fits(case=case), then=(*chosen, Settle(how=case)))


THREAT_DIE = Program(
    "threat-die",
    "pen.threat.step3.order",
    (
        _case("die", Choose(kind="lose-die", among=matching_dice, into="die")),
        _case("mark", Choose(kind="wound-mark", among=marks_to_wound, into="mark")),
        _case("mortal"),
        _case("miss"),
    ),
    kind="threat",
)
