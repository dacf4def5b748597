"""Paying: dice one by one, ingredients, and wounded marks for Blood."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Choose, ForEach, While, sentence
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.actions.uses.primagic import die_options
from tutor.games.penumbra.components.costs import Cost, Pay
from tutor.games.penumbra.procedures.properties import forbidden
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Die, Mark, Wizard
from tutor.games.penumbra.verbs.effects import At, owner

WOUNDED_COST = "pen.ruling.wounded-cost"
SUPPRESSED_PAYING = "pen.ruling.suppression-tasks"
JOKER = "pen.ruling.spark-task-joker"


class Unit(Struct, frozen=True):
    """One die that is asked for: its colour ("any", "spark"), and its value if it is not 0."""

    colour: str
    value: int = 0

    @property
    def rule(self) -> str:
        """The rule under which such a die is paid."""
        if self.value:
            return "pen.cost.die-six"
        return {"any": "pen.dice.bone.icon", "spark": "pen.dice.spark.required"}.get(
            self.colour, "pen.cost.die"
        )


def packed(cost: Iterable[Pay]) -> tuple[str, ...]:
    """A cost as a binding can hold it: "die:red:1:6", "ingredient:crystal:2:0"."""
    return tuple(f"{pay.what}:{pay.kind}:{pay.n}:{pay.value}" for pay in cost)


def unpacked(binding: Bound) -> Cost:
    """The cost that a binding holds; nothing is nothing to pay."""
    if not isinstance(binding, tuple):
        return ()
    return tuple(_pay(str(part)) for part in binding)


def _pay(part: str) -> Pay:
    what, kind, n, value = part.split(":")
    return Pay(cast("Literal['die', 'ingredient']", what), kind, int(n), int(value))


def counts_as(die: Die, colour: str) -> bool:
    """Whether a die can be used where that colour is asked for (pen.dice.spark, pen.dice.bone.icon)."""
    return colour == "any" or die.colour in (colour, "spark")


def fits(die: Die, unit: Unit) -> bool:
    """Whether a die can be paid for what is asked."""
    return counts_as(die, unit.colour) and unit.value in (0, die.value)


def units_of(cost: Cost, reading: Readings) -> tuple[Unit, ...]:
    """The dice that a cost asks for, one by one.

    Whether a spark die that a Spark demand takes fills a bone place too is pen.ruling.spark-task-joker.
    """
    return _units(cost, reading(JOKER) == "both")


@lru_cache(maxsize=1024)
def _units(cost: Cost, joker: bool) -> tuple[Unit, ...]:
    units = [Unit(pay.kind, pay.value) for pay in cost if pay.what == "die" for _ in range(pay.n)]
    if joker:
        for _ in range(sum(unit.colour == "spark" for unit in units)):
            if Unit("any") in units:
                units.remove(Unit("any"))
    return tuple(units)


@lru_cache(maxsize=1024)
def ingredients_of(cost: Cost) -> tuple[tuple[str, int], ...]:
    """The ingredients that a cost asks for, each once."""
    owed: dict[str, int] = {}
    for pay in cost:
        if pay.what == "ingredient":
            owed[pay.kind] = owed.get(pay.kind, 0) + pay.n
    return tuple(owed.items())


def payable(dice: tuple[Die, ...], units: tuple[Unit, ...]) -> int:
    """For how many of the units different dice can be found."""
    if not units:
        return 0
    if len(units) == 1:
        return int(any(fits(die, units[0]) for die in dice))
    paid: dict[int, int] = {}

    def place(unit: int, tried: set[int]) -> bool:
        for n, die in enumerate(dice):
            if n in tried or not fits(die, units[unit]):
                continue
            tried.add(n)
            if n not in paid or place(paid[n], tried):
                paid[n] = unit
                return True
        return False

    return sum(place(unit, set()) for unit in range(len(units)))


def free_dice(table: Table, wizard: Wizard) -> tuple[Die, ...]:
    """The dice of the pool that can be paid with: all but those taken for the roll of a task."""
    taken = table.task.taken if table.task is not None else ()
    if not taken:
        return wizard.dice
    return tuple(die for die in wizard.dice if die.id not in taken)


def bleeds(reading: Readings, effect: bool) -> bool:
    """Whether wounded marks stand for Blood in this payment (pen.ruling.wounded-cost)."""
    return effect or reading(WOUNDED_COST) == "yes"


def affordable(
    table: Table, wizard: Wizard, cost: Cost, reading: Readings, *, effect: bool = False
) -> tuple[Refusal, ...]:
    """Everything that stands against paying the whole cost now; nothing if it can be paid.

    `effect`: it is no cost and no task but what an effect discards (pen.ruling.wounded-cost).
    """
    return tuple(against_paying(table, wizard, cost, reading, effect=effect))


def against_paying(
    table: Table, wizard: Wizard, cost: Cost, reading: Readings, *, effect: bool = False
) -> Iterator[Refusal]:
    """What `affordable` tells, found one by one."""
    yield from _lacking_dice(table, wizard, units_of(cost, reading))
    yield from _lacking(table, wizard, cost, bleeds(reading, effect))
    if table.trial is not None:
        yield from _suppressed(table, cost, reading)


def _lacking_dice(table: Table, wizard: Wizard, units: tuple[Unit, ...]) -> Iterator[Refusal]:
    dice = free_dice(table, wizard)
    if payable(dice, units) == len(units):
        return
    alone = 0
    for unit in dict.fromkeys(units):
        n, held = units.count(unit), sum(fits(die, unit) for die in dice)
        if held < n:
            alone += 1
            about = facts(colour=unit.colour, value=unit.value, n=n, held=held)
            yield Refusal(unit.rule, "lacking-dice", about)
    if not alone:
        yield Refusal("pen.cost.die", "dice-shared", facts(n=len(units), held=payable(dice, units)))
    if len(dice) < len(wizard.dice):
        yield Refusal("pen.task.roll", "dice-taken", facts(n=len(wizard.dice) - len(dice)))


def _lacking(table: Table, wizard: Wizard, cost: Cost, bleeding: bool) -> Iterator[Refusal]:
    for ingredient, n in ingredients_of(cost):
        held = wizard.held(ingredient)
        held += wizard.wounded if ingredient == "blood" and bleeding else 0
        if held < n:
            yield Refusal("pen.cost.ingredients", "lacking", facts(ingredient=ingredient, n=n, held=held))


def _suppressed(table: Table, cost: Cost, reading: Readings) -> Iterator[Refusal]:
    refusal = forbidden(table, "crystals") if "crystal" in dict(ingredients_of(cost)) else None
    if refusal is not None and reading(SUPPRESSED_PAYING) == "all":
        yield refusal


@sentence
def owe(moment: At) -> Outcome[Table]:
    """Binds the dice that are still to be paid, one by one."""
    units = units_of(unpacked(moment.frame.get("cost")), moment.reading)
    owed = tuple(f"{unit.colour}:{unit.value}" for unit in units)
    return Outcome(moment.bound("owed", owed))


def _owed(moment: At) -> tuple[Unit, ...]:
    owed = moment.frame.get("owed")
    assert isinstance(owed, tuple)
    parts = [str(one).split(":") for one in owed]
    return tuple(Unit(colour, int(value)) for colour, value in parts)


@candidates
def paying_dice(moment: At) -> Choices:
    """The dice that can be paid for the part in turn, so that all other parts can still be paid."""
    unit, *others = _owed(moment)
    dice = free_dice(moment.table, owner(moment))
    by_id = {die.id: die for die in dice}

    def against(option: Option) -> tuple[Refusal, ...]:
        die = by_id[str(option.value)]
        about = facts(colour=unit.colour, value=unit.value)
        if not counts_as(die, unit.colour):
            return (Refusal(unit.rule, "pays-other-colour", about),)
        if not fits(die, unit):
            return (Refusal(unit.rule, "pays-other-value", about),)
        left = tuple(other for other in dice if other.id != die.id)
        if payable(left, tuple(others)) < len(others):
            return (Refusal("pen.cost.die", "needed-elsewhere"),)
        return ()

    return sift(die_options(dice, "pay-die"), against)


@sentence
def pay_die(moment: At) -> Outcome[Table]:
    """The chosen die goes to the supply (pen.dice.discard); a spark die counts as the colour asked for."""
    wizard, unit = owner(moment), _owed(moment)[0]
    die = wizard.die(str(moment.frame.get("die")))
    about: dict[str, Bound] = {"seat": wizard.seat, "colour": die.colour, "value": die.value}
    events = [moment.event("die-discarded", unit.rule, die=die.id, **about)]
    if die.colour == "spark" and unit.colour not in ("spark", "any"):
        events.append(moment.event("spark-counts", "pen.dice.spark", colour=unit.colour))
    if die.card:
        events.append(moment.event("temporary-counts", "pen.dice.temp.pool", card=die.card))
    owed = moment.frame.get("owed")
    assert isinstance(owed, tuple)
    table = moment.table.with_wizard(wizard.without_die(die.id))
    return Outcome(moment.bound("owed", owed[1:]).with_table(table), tuple(events))


@query
def owed_ingredients(moment: At) -> Bound:
    """The ingredients to pay, as "crystal:2"."""
    cost = unpacked(moment.frame.get("cost"))
    return tuple(f"{ingredient}:{n}" for ingredient, n in ingredients_of(cost))


def _part(moment: At) -> tuple[str, int]:
    ingredient, n = str(moment.frame.get("part")).split(":")
    return ingredient, int(n)


@candidates
def from_marks(moment: At) -> Choices:
    """How many wounded marks are flipped for the Blood to pay (pen.mark.blood.mix)."""
    (ingredient, n), wizard = _part(moment), owner(moment)
    if ingredient != "blood" or not bleeds(moment.reading, bool(moment.frame.get("effect"))):
        return Choices((Option("0", "blood-from-marks", facts(marks=0, stock=n), 0),))
    numbers = range(max(0, n - wizard.stock.blood), min(n, wizard.wounded) + 1)
    return Choices(
        tuple(
            Option(str(marks), "blood-from-marks", facts(marks=marks, stock=n - marks), marks)
            for marks in numbers
        )
    )


@query
def flips(moment: At) -> Bound:
    """One entry for each wounded mark that is flipped for Blood."""
    flips = moment.frame.get("flips")
    assert isinstance(flips, int)
    return tuple(range(flips))


@candidates
def bleeding(moment: At) -> Choices:
    """The wounded marks; none is flipped but for Blood that is asked for (pen.mark.blood.only-if)."""
    marks = (mark for mark in owner(moment).marks if mark.condition == "wounded")
    return Choices(tuple(flip_option(mark) for mark in marks))


def flip_option(mark: Mark) -> Option:
    """The option of flipping a wounded mark for one Blood."""
    return Option(mark.slot, "flip-mark", facts(slot=mark.slot, discipline=mark.discipline), mark.slot)


@sentence
def flip_mark(moment: At) -> Outcome[Table]:
    """A wounded mark is flipped for one Blood: healthy, discharged, no rest effect (pen.mark.blood)."""
    wizard = owner(moment)
    mark = wizard.mark(str(moment.frame.get("slot")))
    about: dict[str, Bound] = {"seat": wizard.seat, "slot": mark.slot, "discipline": mark.discipline}
    flipped = wizard.with_mark(replace(mark, condition="discharged"))
    return moment.with_table(
        moment.table.with_wizard(flipped),
        moment.event("mark-bled", **about),
        moment.event("bled-no-rest", "pen.mark.blood.no-rest-effect", **about),
    )


@sentence
def pay_ingredient(moment: At) -> Outcome[Table]:
    """What no mark has paid of an ingredient goes from the stock to the supply (pen.ing.discard)."""
    (ingredient, n), wizard = _part(moment), owner(moment)
    flips = moment.frame.get("flips")
    n -= flips if isinstance(flips, int) else 0
    if not n:
        return Outcome(moment.state)
    table = moment.table.with_wizard(wizard.with_stock(**{ingredient: -n}))
    rule = "pen.ing.arcana.use" if ingredient == "arcana" else ""
    event = moment.event("spent", rule, seat=wizard.seat, ingredient=ingredient, n=n)
    return moment.with_table(table, event)


PAYING = (
    Program(
        "pay-cost",
        "pen.card.use",
        (
            owe.under("pen.cost.die"),
            While(
                rule="pen.cost.die",
                cond=Bind(name="owed"),
                body=(
                    Choose(kind="pay-die", among=paying_dice, into="die"),
                    pay_die,
                ),
            ),
            ForEach(
                rule="pen.cost.ingredients",
                over=owed_ingredients,
                into="part",
                body=(
                    Choose(
                        rule="pen.mark.blood.mix", kind="blood-from-marks", among=from_marks, into="flips"
                    ),
                    ForEach(
                        rule="pen.mark.blood",
                        over=flips,
                        into="flip",
                        body=(
                            Choose(kind="flip-mark", among=bleeding, into="slot"),
                            flip_mark,
                        ),
                    ),
                    pay_ingredient,
                ),
            ),
        ),
        kind="payment",
    ),
)
