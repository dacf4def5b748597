"""Manipulations of dice: by Crystals, by cards, and the nudge of a threat die; and yellow primagic."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, candidates, number
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Call, Choose, If, Roll, Sentence, Stop, While, sentence
from tutor.games.penumbra.actions.uses.primagic import CRYSTAL_PRICES, die_options
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.games.penumbra.verbs.effects import (
    At,
    DiscardDie,
    RemoveThreat,
    SetDie,
    Spend,
    bound_die,
    owner,
    threat_of,
)

How = Literal["reroll", "nudge", "flip", "repaint", "set"]
HOWS: tuple[How, ...] = ("reroll", "nudge", "flip", "repaint", "set")


class OwnDice(Among, frozen=True):
    """Any die of the owner's pool (pen.man.own); `or_none` lets what is left of several go unused."""

    or_none: bool = False

    def choices(self, moment: At) -> Choices:
        options = die_options(owner(moment).dice, "pick-die")
        if self.or_none and options:
            options += (Option("none", "no-die"),)
        return Choices(options)


@candidates
def faces(moment: At) -> Choices:
    """Any other face of the chosen die (pen.man.set)."""
    now = bound_die(moment).value
    return Choices(tuple(_face(value) for value in range(1, 7) if value != now))


@candidates
def next_faces(moment: At) -> Choices:
    """The faces one up and one down; 6 does not go up, 1 does not go down (pen.man.nudge)."""
    now = bound_die(moment).value

    def against(option: Option) -> tuple[Refusal, ...]:
        inside = isinstance(option.value, int) and 1 <= option.value <= 6
        return () if inside else (Refusal("pen.man.nudge", "no-such-face", facts(value=now)),)

    return sift((_face(now - 1), _face(now + 1)), against)


@candidates
def colours(moment: At) -> Choices:
    """Any colour of a discipline that the chosen die does not have (pen.man.repaint).

    Whether a spark die may be repainted is pen.ruling.repaint-spark.
    """
    die = bound_die(moment)
    spared = die.colour == "spark" and moment.reading("pen.ruling.repaint-spark") == "no-spark"
    disciplines = [colour for colour in DISCIPLINE_COLOURS.values() if colour != "spark"]
    options = tuple(Option(c, "pick-colour", facts(colour=c), c) for c in disciplines if c != die.colour)

    def against(option: Option) -> tuple[Refusal, ...]:
        return (Refusal("pen.man.repaint", "spark-stays"),) if spared else ()

    return sift(options, against)


@sentence
def nudge_threat(moment: At) -> Outcome[Table]:
    """One threat die changes by exactly 1 (pen.man.nudge), which uses up one nudge.

    Ruling: pen.ruling.nudge-two-dice.
    """
    threat = threat_of(moment)
    value, change = moment.frame.get("value"), moment.frame.get("change")
    assert isinstance(value, int) and isinstance(change, int)
    left, places = list(threat.left), threat.nudged
    at = next(n for n, face in enumerate(left) if face == value and n not in places)
    left[at] = value + change
    if moment.reading("pen.ruling.nudge-two-dice") == "apart":
        places = tuple(sorted((*places, at)))
    nudged = replace(threat, left=tuple(left), nudges=threat.nudges - 1, nudged=places)
    event = moment.event("threat-nudged", was=value, value=value + change, nudges=nudged.nudges)
    return moment.with_table(moment.table.with_threat(nudged), event)


class CountDown(Sentence, frozen=True):
    """One manipulation of several has been made; `stop` ends them all."""

    stop: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        left = moment.frame.get("n")
        n = 0 if self.stop or not isinstance(left, int) else left - 1
        return Outcome(moment.bound("n", n))


@cache
def _face(value: int) -> Option:
    bound: Bound = value
    return Option(str(value), "pick-face", facts(value=bound), value)


STEPS: dict[How, tuple[Sentence, ...]] = {
    "reroll": (
        Roll(kind="own-reroll", dice=1, into="face-roll"),
        SetDie(how="reroll"),
    ),
    "nudge": (
        Choose(kind="pick-face", among=next_faces, into="face"),
        SetDie(how="nudge"),
    ),
    "flip": (SetDie(how="flip"),),
    "repaint": (
        Choose(kind="pick-colour", among=colours, into="colour"),
        If(cond=Bind(name="colour"), then=(SetDie(how="repaint"),)),
    ),
    "set": (
        Choose(kind="pick-face", among=faces, into="face"),
        SetDie(how="set"),
    ),
}
"""What each manipulation does to the die that was picked."""


class PayCrystals(Spend, frozen=True):
    """Crystals are discarded: without any card, for a change at once, and again while they last.

    Rules: pen.prim.define, pen.prim.instant, pen.prim.unlimited.
    """

    def execute(self, moment: At) -> Outcome[Table]:
        paid = super().execute(moment)
        price, seat = number(self.n, moment), moment.frame.owner
        left = owner(moment).held(self.ingredient) - price
        events = [
            moment.event("primagic", "pen.prim.define", seat=seat),
            moment.event("primagic-at-once", "pen.prim.instant", seat=seat),
        ]
        if left >= price:
            again: dict[str, Bound] = {"seat": seat, "ingredient": self.ingredient, "n": left}
            events.append(moment.event("primagic-again", "pen.prim.unlimited", **again))
        return Outcome(paid.state, (*paid.events, *events))


def _crystal(how: How) -> Program:
    rule = f"pen.man.{how}"
    price = PayCrystals(rule="pen.prim.crystal.prices", ingredient="crystal", n=CRYSTAL_PRICES[how])
    pick = Choose(rule="pen.man.own", kind="crystal-die", among=OwnDice(), into="die")
    body = (pick, price, *STEPS[how])
    return Program(f"crystal-{how}", "pen.prim.crystal", (Stop(rule=rule, body=body),), kind="primagic")


def _manipulate(how: How) -> Program:
    """Binding `n`: so many manipulations of one kind, on dice in any mix (pen.man.split)."""
    rule = f"pen.man.{how}"
    once = (
        Choose(kind="manipulated-die", among=OwnDice(or_none=True), into="die"),
        If(
            rule=rule,
            cond=Bind(name="die"),
            then=(*STEPS[how], CountDown(rule="pen.man.instant")),
            otherwise=(CountDown(rule="pen.man.instant", stop=True),),
        ),
    )
    body = (While(rule="pen.man.split", cond=Bind(name="n"), body=once),)
    return Program(f"manipulate-{how}", "pen.man.instant", body, kind="manipulation")


def manipulate(how: How, n: int = 1) -> Call:
    """The sentence by which a card gives manipulations."""
    return Call(rule=f"pen.man.{how}", program=f"manipulate-{how}", hand_over=(("n", n),))


YELLOW = Program(
    "primagic-yellow",
    "pen.prim.yellow.discard",
    (Stop(body=(DiscardDie(as_colour="yellow"), RemoveThreat(n=1, by="primagic-yellow"))),),
    kind="primagic",
)

MANIPULATIONS = (
    YELLOW,
    *(_crystal(how) for how in HOWS if how in CRYSTAL_PRICES),
    *(_manipulate(how) for how in HOWS),
    Program(
        "nudge-threat",
        "pen.threat.step2.only-values",
        (nudge_threat,),
        kind="nudge",
    ),
)
