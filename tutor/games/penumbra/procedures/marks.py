"""Marks: using one, gaining one, healing one, and the rest effects above their slots."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Value, candidates, query
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, Stop, sentence
from tutor.games.penumbra.actions.uses.marks import launchable_spells, targets
from tutor.games.penumbra.actions.uses.primagic import HEAL_PRICE, die_options
from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.procedures.manipulate import faces
from tutor.games.penumbra.procedures.properties import counted
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Mark
from tutor.games.penumbra.verbs.effects import At, SetDie, Spend, Times, owner, unturn

KINDS = tuple(DISCIPLINE_COLOURS)
DISCIPLINE_SLOTS = tuple(f"discipline-{n}" for n in range(1, 9))
SPARK_SLOTS = tuple(f"spark-{n}" for n in range(1, 4))


def free_slot(moment: At, seat: str, discipline: str) -> str:
    """The first free slot from the left for a mark of that kind; "" where all are full (pen.mark.gain)."""
    slots = SPARK_SLOTS if discipline == "spark" else DISCIPLINE_SLOTS
    taken = {mark.slot for mark in moment.table.wizard(seat).marks}
    return next((slot for slot in slots if slot not in taken), "")


def marks_left(table: Table, discipline: str) -> int | None:
    """How many marks of a kind the supply still holds; None where nobody counts (pen.comp.marks-limited)."""
    return table.marks_left[KINDS.index(discipline)] if table.marks_left else None


@candidates
def mark_dice(moment: At) -> Choices:
    """The dice that the lowered mark may change; bone and spark dice are no targets of a discipline mark."""
    wizard = owner(moment)
    mark = wizard.mark(str(moment.frame.get("mark")))
    allowed = {die.id for die in targets(wizard, mark)}

    def against(option: Option) -> tuple[Refusal, ...]:
        if option.value in allowed:
            return ()
        about = facts(discipline=mark.discipline)
        if mark.effect == "repaint":
            return (Refusal("pen.mark.eff.repaint", "not-bone", about),)
        joker = dict(option.facts)["colour"] in ("bone", "spark")
        rule = "pen.mark.eff.set.no-joker" if joker else "pen.mark.eff.colour"
        return (Refusal(rule, "other-colour", about),)

    return sift(die_options(wizard.dice, "pick-die"), against)


@candidates
def mark_spells(moment: At) -> Choices:
    """The spells that the lowered mark may launch (pen.mark.eff.launch)."""
    wizard = owner(moment)
    return launchable_spells(moment.table, wizard, wizard.mark(str(moment.frame.get("mark"))), moment.reading)


class TurnedCards(Among, frozen=True):
    """The turned cards of the play area, of one kind or of any (pen.mark.eff.unturn)."""

    kind: str = ""

    def choices(self, moment: At) -> Choices:
        cards = [card for card in owner(moment).in_play if card.turned]
        if self.kind:
            cards = [card for card in cards if face(moment.table, card.id).kind == self.kind]
        return Choices(tuple(Option(card.id, "unturn-card", facts(card=card.id), card.id) for card in cards))


class WoundedMarks(Among, frozen=True):
    """The wounded marks; healing has no use on any other (pen.mark.heal.only-wounded)."""

    or_none: bool = False

    def choices(self, moment: At) -> Choices:
        def against(option: Option) -> tuple[Refusal, ...]:
            if dict(option.facts)["condition"] == "wounded":
                return ()
            return (Refusal("pen.mark.heal.only-wounded", "not-wounded", option.facts[:2]),)

        choices = sift((_option(mark) for mark in owner(moment).marks), against)
        if self.or_none and choices.options:
            return Choices((*choices.options, Option("none", "no-heal")), choices.refused)
        return choices


def _option(mark: Mark) -> Option:
    about = facts(slot=mark.slot, discipline=mark.discipline, condition=mark.condition)
    return Option(mark.slot, "heal-mark", about, mark.slot)


@sentence
def lower_mark(moment: At) -> Outcome[Table]:
    """A charged mark is lowered to use its effect (pen.mark.use).

    Whether Vigilance counts it is pen.ruling.vigilance-marks.
    """
    wizard = owner(moment)
    mark = wizard.mark(str(moment.frame.get("mark")))
    lowered = wizard.with_mark(replace(mark, condition="discharged"))
    rule = "pen.mark.eff.spark-any" if mark.discipline == "spark" else "pen.mark.use"
    about: dict[str, Bound] = {"slot": mark.slot, "discipline": mark.discipline}
    event = moment.event("mark-lowered", rule, seat=wizard.seat, **about)
    table = moment.table.with_wizard(lowered)
    if moment.reading("pen.ruling.vigilance-marks") == "yes":
        table = counted(table)
    return moment.with_table(table, event)


@sentence
def mark_colour(moment: At) -> Outcome[Table]:
    """The colour of the lowered mark is the one to repaint in (pen.mark.eff.repaint)."""
    mark = owner(moment).mark(str(moment.frame.get("mark")))
    colour = DISCIPLINE_COLOURS[mark.discipline]
    about: dict[str, Bound] = {"discipline": mark.discipline, "colour": colour}
    return Outcome(moment.bound("colour", colour), (moment.event("mark-colour", "pen.dice.colour", **about),))


@sentence
def place_mark(moment: At) -> Outcome[Table]:
    """A mark of the bound discipline goes, charged, into the first free slot of its kind from the left.

    Without a free slot or a mark in the supply nothing is gained (pen.mark.slots, pen.comp.marks-limited).
    """
    table, wizard = moment.table, owner(moment)
    discipline = str(moment.frame.get("discipline"))
    about: dict[str, Bound] = {"seat": wizard.seat, "discipline": discipline}
    slot = free_slot(moment, wizard.seat, discipline)
    if not slot:
        return Outcome(moment.state, (moment.event("no-slot", "pen.mark.slots", **about),))
    left = marks_left(table, discipline)
    if left == 0:
        return Outcome(moment.state, (moment.event("no-mark-left", "pen.comp.marks-limited", **about),))
    printed = box(table.box).slot(slot)
    rest: Any = printed.rest or ()
    effect: Any = printed.effect or ""
    kind: Any = discipline
    mark = Mark(slot, kind, printed.threat or 0, "charged", effect, rest, printed.points or 0)
    if left is not None:
        supply = list(table.marks_left)
        supply[KINDS.index(discipline)] -= 1
        table = replace(table, marks_left=tuple(supply))
    state = moment.bound("slot", slot).with_table(table.with_wizard(wizard.with_mark(mark)))
    gained = moment.event("mark-gained", slot=slot, **about)
    return Outcome(state, (gained, moment.event("mark-stays", "pen.mark.permanent", slot=slot, **about)))


@sentence
def heal_mark(moment: At) -> Outcome[Table]:
    """The chosen wounded mark is flipped to its healthy side and charged (pen.mark.heal)."""
    wizard = owner(moment)
    mark = wizard.mark(str(moment.frame.get("slot")))
    healed = wizard.with_mark(replace(mark, condition="charged"))
    event = moment.event("mark-healed", seat=wizard.seat, slot=mark.slot, discipline=mark.discipline)
    table = moment.table.with_wizard(healed).with_turn(healed=(*moment.table.turn.healed, mark.slot))
    return moment.with_table(table, event)


@query
def wounded_slots(moment: At) -> Bound:
    """The slots of all wounded marks, from the left."""
    return tuple(mark.slot for mark in owner(moment).marks if mark.condition == "wounded")


def heal_call(slot: Value) -> Call:
    """The sentence that heals the mark of a slot."""
    return Call(rule="pen.mark.heal", program="heal-mark", hand_over=(("slot", slot),))


@sentence
def mark_for_nothing(moment: At) -> Outcome[Table]:
    """The effect of the mark has nothing to work on (pen.ruling.mark-for-nothing)."""
    return Outcome(moment.state, (moment.event("mark-for-nothing", seat=moment.frame.owner),))


def _rest_effect(why: str) -> Call:
    over: tuple[tuple[str, Value], ...] = (("slot", Bind(name="slot")), ("why", why))
    return Call(rule="pen.rest.triggers", program="rest-effects", hand_over=over)


def _mark(effect: str, *body: Sentence) -> Program:
    lower = lower_mark.under("pen.mark.use")
    stop = Stop(rule=f"pen.mark.eff.{effect}", body=(lower, *body))
    return Program(f"mark-{effect}", "pen.mark.use", (stop,), kind="mark")


def _with(bound: str, rule: str, *then: Sentence) -> If:
    """What the effect of a mark does to what was chosen; nothing, where there was nothing to choose."""
    return If(rule=rule, cond=Bind(name=bound), then=then, otherwise=(mark_for_nothing,))


MARKS = (
    _mark(
        "set",
        Choose(kind="mark-die", among=mark_dice, into="die"),
        _with(
            "die",
            "pen.mark.eff.set",
            Choose(rule="pen.man.set", kind="pick-face", among=faces, into="face"),
            SetDie(how="set"),
        ),
    ),
    _mark(
        "repaint",
        Choose(kind="mark-die", among=mark_dice, into="die"),
        _with(
            "die",
            "pen.mark.eff.repaint",
            mark_colour,
            SetDie(how="repaint"),
        ),
    ),
    Program(
        "mark-launch",
        "pen.mark.use",
        (
            Choose(rule="pen.mark.eff.launch", kind="mark-spell", among=mark_spells, into="card"),
            lower_mark,
            _with(
                "card",
                "pen.mark.eff.launch",
                Call(
                    program="use-card",
                    hand_over=(("card", Bind(name="card")), ("free", True), ("mark", Bind(name="mark"))),
                ),
            ),
        ),
        kind="mark",
    ),
    _mark(
        "unturn",
        Choose(kind="unturn-card", among=TurnedCards(), into="card-back"),
        _with("card-back", "pen.mark.eff.unturn", unturn),
    ),
    Program(
        "gain-mark",
        "pen.mark.gain",
        (
            place_mark,
            If(cond=Bind(name="slot"), then=(_rest_effect("gain"),)),
        ),
        kind="mark",
    ),
    Program(
        "heal-mark",
        "pen.mark.heal",
        (heal_mark, _rest_effect("heal")),
        kind="mark",
    ),
    Program(
        "heal-chosen",
        "pen.mark.heal",
        (
            ForEach(
                over=Bind(name="times"),
                into="time",
                body=(
                    Choose(kind="heal-mark", among=WoundedMarks(or_none=True), into="slot"),
                    If(cond=Bind(name="slot"), then=(heal_call(Bind(name="slot")),)),
                ),
            ),
        ),
        kind="mark",
    ),
    Program(
        "heal-all",
        "pen.mark.heal",
        (ForEach(over=wounded_slots, into="slot", body=(heal_call(Bind(name="slot")),)),),
        kind="mark",
    ),
    Program(
        "fruit-heal",
        "pen.prim.fruit",
        (
            Choose(kind="heal-mark", among=WoundedMarks(), into="slot"),
            Spend(ingredient="fruit", n=HEAL_PRICE),
            heal_call(Bind(name="slot")),
        ),
        kind="primagic",
    ),
)


def heal_up_to(n: int) -> Call:
    """The sentence by which a card heals up to `n` wounded marks of the owner's choice."""
    return Call(rule="pen.mark.heal", program="heal-chosen", hand_over=(("times", Times(n=n)),))
