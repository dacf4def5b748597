"""Uses that are printed on no card: primagic, crystals, marks, and the nudge of a threat die."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Choose, Roll, Sentence, Stop
from tutor.games.penumbra.effects import (
    At,
    DiscardDie,
    LowerMark,
    RemoveThreat,
    SetDie,
    Spend,
    bound_die,
    owner,
    threat_of,
)
from tutor.games.penumbra.moves import CRYSTAL_PRICES, die_options, mark_targets
from tutor.games.penumbra.state import Table
from tutor.games.penumbra.wizard import DISCIPLINE_COLOURS


class OwnDice(Among, frozen=True):
    """Any die of the owner's pool (pen.man.own)."""

    def choices(self, moment: At) -> Choices:
        return Choices(die_options(owner(moment).dice, "pick-die"))


class MarkDice(Among, frozen=True):
    """The dice that the lowered mark may change; bone and spark dice are no targets of a discipline mark."""

    def choices(self, moment: At) -> Choices:
        wizard = owner(moment)
        mark = wizard.mark(str(moment.frame.get("mark")))
        targets = {die.id for die in mark_targets(wizard, mark)}

        def against(option: Option) -> tuple[Refusal, ...]:
            if option.value in targets:
                return ()
            about = facts(discipline=mark.discipline)
            if mark.effect == "repaint":
                return (Refusal("pen.mark.eff.repaint", "not-bone", about),)
            joker = dict(option.facts)["colour"] in ("bone", "spark")
            rule = "pen.mark.eff.set.no-joker" if joker else "pen.mark.eff.colour"
            return (Refusal(rule, "other-colour", about),)

        return sift(die_options(wizard.dice, "pick-die"), against)


class Faces(Among, frozen=True):
    """Any other face of the chosen die (pen.man.set)."""

    def choices(self, moment: At) -> Choices:
        now = bound_die(moment).value
        return Choices(tuple(_face(value) for value in range(1, 7) if value != now))


class NextFaces(Among, frozen=True):
    """The faces one up and one down; 6 does not go up, 1 does not go down (pen.man.nudge)."""

    def choices(self, moment: At) -> Choices:
        now = bound_die(moment).value

        def against(option: Option) -> tuple[Refusal, ...]:
            inside = isinstance(option.value, int) and 1 <= option.value <= 6
            return () if inside else (Refusal("pen.man.nudge", "no-such-face", facts(value=now)),)

        return sift((_face(now - 1), _face(now + 1)), against)


class Colours(Among, frozen=True):
    """Any colour of a discipline that the chosen die does not have (pen.man.repaint)."""

    def choices(self, moment: At) -> Choices:
        now = bound_die(moment).colour
        colours = (colour for colour in DISCIPLINE_COLOURS.values() if colour != now)
        return Choices(tuple(Option(c, "pick-colour", facts(colour=c), c) for c in colours))


class MarkColour(Sentence, frozen=True):
    """The colour of the lowered mark is the one to repaint in (pen.mark.eff.repaint)."""

    def execute(self, moment: At) -> Outcome[Table]:
        mark = owner(moment).mark(str(moment.frame.get("mark")))
        return Outcome(moment.bound("colour", DISCIPLINE_COLOURS[mark.discipline]))


class NudgeThreat(Sentence, frozen=True):
    """One threat die changes by exactly 1 (pen.man.nudge), which uses up one nudge.

    Ruling: pen.ruling.nudge-two-dice.
    """

    def execute(self, moment: At) -> Outcome[Table]:
        threat = threat_of(moment)
        value, change = moment.frame.get("value"), moment.frame.get("change")
        assert isinstance(value, int) and isinstance(change, int)
        left, places = list(threat.left), threat.nudged
        at = next(n for n, shown in enumerate(left) if shown == value and n not in places)
        left[at] = value + change
        if moment.reading("pen.ruling.nudge-two-dice") == "apart":
            places = tuple(sorted((*places, at)))
        nudged = replace(threat, left=tuple(left), nudges=threat.nudges - 1, nudged=places)
        event = moment.event("threat-nudged", was=value, value=value + change, nudges=nudged.nudges)
        return moment.with_table(moment.table.with_threat(nudged), event)


def _face(value: int) -> Option:
    shown: Bound = value
    return Option(str(value), "pick-face", facts(value=shown), value)


YELLOW = Program(
    "primagic-yellow",
    "pen.prim.yellow.discard",
    (
        Stop(
            rule="pen.prim.yellow.discard",
            body=(
                DiscardDie(rule="pen.prim.yellow.discard", as_colour="yellow"),
                RemoveThreat(rule="pen.prim.yellow.discard", n=1, by="primagic-yellow"),
            ),
        ),
    ),
    kind="primagic",
)


def _crystal(how: str, *steps: Sentence) -> Program:
    rule = f"pen.man.{how}"
    price = Spend(rule="pen.prim.crystal.prices", ingredient="crystal", n=CRYSTAL_PRICES[how])
    pick = Choose(rule="pen.man.own", kind="crystal-die", among=OwnDice(), into="die")
    body = (pick, price, *steps)
    return Program(f"crystal-{how}", "pen.prim.crystal", (Stop(rule=rule, body=body),), kind="primagic")


USES = (
    YELLOW,
    _crystal(
        "reroll",
        Roll(rule="pen.man.reroll", kind="own-reroll", dice=1, into="face-roll"),
        SetDie(rule="pen.man.reroll", how="reroll"),
    ),
    _crystal(
        "nudge",
        Choose(rule="pen.man.nudge", kind="pick-face", among=NextFaces(), into="face"),
        SetDie(rule="pen.man.nudge", how="nudge"),
    ),
    _crystal("flip", SetDie(rule="pen.man.flip", how="flip")),
    _crystal(
        "repaint",
        Choose(rule="pen.man.repaint", kind="pick-colour", among=Colours(), into="colour"),
        SetDie(rule="pen.man.repaint", how="repaint"),
    ),
    Program(
        "mark-set",
        "pen.mark.use",
        (
            Stop(
                rule="pen.mark.eff.set",
                body=(
                    LowerMark(rule="pen.mark.use"),
                    Choose(rule="pen.mark.eff.set", kind="mark-die", among=MarkDice(), into="die"),
                    Choose(rule="pen.man.set", kind="pick-face", among=Faces(), into="face"),
                    SetDie(rule="pen.mark.eff.set", how="set"),
                ),
            ),
        ),
        kind="mark",
    ),
    Program(
        "mark-repaint",
        "pen.mark.use",
        (
            Stop(
                rule="pen.mark.eff.repaint",
                body=(
                    LowerMark(rule="pen.mark.use"),
                    Choose(rule="pen.mark.eff.repaint", kind="mark-die", among=MarkDice(), into="die"),
                    MarkColour(rule="pen.mark.eff.repaint"),
                    SetDie(rule="pen.mark.eff.repaint", how="repaint"),
                ),
            ),
        ),
        kind="mark",
    ),
    Program(
        "nudge-threat",
        "pen.threat.step2.only-values",
        (NudgeThreat(rule="pen.threat.step2.only-values"),),
        kind="nudge",
    ),
)
