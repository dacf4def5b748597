"""The effects of the sections, and what stands against applying each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, query, text
from tutor.engine.question import Choices, Refusal
from tutor.engine.sentence import Call, If, sentence
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.procedures.bazaar import exchanges
from tutor.games.penumbra.procedures.bleeding import BLOOD, against_blood
from tutor.games.penumbra.procedures.buying import wares
from tutor.games.penumbra.procedures.guild import attemptable
from tutor.games.penumbra.procedures.markets import gainable
from tutor.games.penumbra.procedures.marks import marks_left
from tutor.games.penumbra.state.places import discipline_of, free_discipline_slot, part_of
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Wizard
from tutor.games.penumbra.verbs.effects import At, GainDice, Spend, owner

Against = Callable[[Table, Wizard, str, Readings], Iterable[Refusal]]

BLOCKED = "pen.ruling.discipline-slots-full"

RULES = {
    "brewery": "pen.loc.brewery.buy",
    "guild": "pen.loc.guild.contract",
    "bazaar": "pen.loc.bazaar.exchange",
    "shop": "pen.loc.shop.buy",
    "forest": "pen.loc.forest",
    "sanctuary": "pen.loc.sanctuary",
    "ruins": "pen.loc.ruins",
    "mark": "pen.loc.class.mark",
    "card": "pen.loc.class.card",
    "die": "pen.loc.class.die",
}
"""The rule of the effect of each section."""

PROGRAMS = {
    "brewery": "buy-potions",
    "bazaar": "exchange",
    "shop": "buy-artifact",
    "mark": "class-mark",
    "card": "class-card",
    "die": "class-die",
}
"""The program of a section's effect where it is not called like the location."""


def effect_rule(section: str) -> str:
    """The rule of the effect of a section."""
    return RULES[part_of(section) or section]


def against_effect(table: Table, wizard: Wizard, section: str, reading: Readings) -> Iterator[Refusal]:
    """Every reason why the effect of a section cannot be applied now; none means that it can."""
    against = AGAINST.get(part_of(section) or section)
    if against is not None:
        yield from against(table, wizard, section, reading)


def _if_nothing(choices: Choices, rule: str, kind: str) -> Iterator[Refusal]:
    """Where there is nothing that could be chosen: that, and what stands against each thing in turn."""
    if not choices.options:
        yield Refusal(rule, kind)
        yield from dict.fromkeys(reason for refused in choices.refused for reason in refused.reasons)


def _brewery(table: Table, wizard: Wizard, section: str, reading: Readings) -> Iterator[Refusal]:
    choices = wares(table, wizard, ("brewery",), reading)
    yield from _if_nothing(choices, RULES["brewery"], "nothing-to-buy")


def _shop(table: Table, wizard: Wizard, section: str, reading: Readings) -> Iterator[Refusal]:
    choices = wares(table, wizard, ("shop",), reading)
    yield from _if_nothing(choices, RULES["shop"], "nothing-to-buy")


def _bazaar(table: Table, wizard: Wizard, section: str, reading: Readings) -> Iterator[Refusal]:
    yield from _if_nothing(exchanges(wizard), RULES["bazaar"], "nothing-to-exchange")


def _guild(table: Table, wizard: Wizard, section: str, reading: Readings) -> Iterator[Refusal]:
    yield from _if_nothing(attemptable(table, wizard, reading), RULES["guild"], "no-contract")


def _forest(table: Table, wizard: Wizard, section: str, reading: Readings) -> Iterator[Refusal]:
    yield from faces_unknown(table)


def faces_unknown(table: Table) -> Iterator[Refusal]:
    """What stands against rolling a resource die: the sources may not give its faces."""
    if not box(table.box).resource_faces:
        yield Refusal("pen.ing.resource-die", "resource-unknown")


def _sanctuary(table: Table, wizard: Wizard, section: str, reading: Readings) -> Iterator[Refusal]:
    yield from against_blood(table, wizard, RULES["sanctuary"], reading)


def _class_mark(table: Table, wizard: Wizard, section: str, reading: Readings) -> Iterator[Refusal]:
    discipline, slot = discipline_of(section), free_discipline_slot(wizard)
    if not slot:
        # The other reading leaves the card of the section to be taken.
        if reading(BLOCKED) == "blocked":
            yield Refusal("pen.loc.class.mark", "mark-slots-full")
        return
    price, held = box(table.box).slot(slot).arcana, wizard.stock.arcana
    if price is None:
        yield Refusal("pen.loc.class.mark", "arcana-unknown", facts(slot=slot))
    elif held < price:
        about = facts(ingredient="arcana", n=price, held=held)
        yield Refusal("pen.loc.class.mark", "lacking", about)
    if marks_left(table, discipline) == 0:
        yield Refusal("pen.comp.marks-limited", "no-mark-left", facts(discipline=discipline))


def _class_card(table: Table, wizard: Wizard, section: str, reading: Readings) -> Iterator[Refusal]:
    choices = gainable(table, wizard.seat, f"class:{discipline_of(section)}")
    yield from _if_nothing(choices, "pen.card.unique.choice", "no-card-to-gain")


AGAINST: dict[str, Against] = {
    "brewery": _brewery,
    "guild": _guild,
    "bazaar": _bazaar,
    "shop": _shop,
    "forest": _forest,
    "sanctuary": _sanctuary,
    "mark": _class_mark,
    "card": _class_card,
}


@query
def section_program(moment: At) -> Bound:
    """The program of the effect of the bound section."""
    section = text(Bind(name="section"), moment)
    place = part_of(section) or section
    return PROGRAMS.get(place, place)


@query
def discipline(moment: At) -> Bound:
    """The discipline of the bound class section; "" outside School."""
    return discipline_of(text(Bind(name="section"), moment))


@query
def class_source(moment: At) -> Bound:
    """Where the card of a class comes from: its market or its deck (pen.loc.class.card-choice)."""
    return f"class:{moment.frame.get('discipline')}"


@query
def class_colour(moment: At) -> Bound:
    """The colour of the class."""
    return DISCIPLINE_COLOURS[text(Bind(name="discipline"), moment)]


@query
def mark_price(moment: At) -> Bound:
    """The Arcana shown in the nearest empty slot of the wizard's board (pen.loc.class.mark)."""
    slot = free_discipline_slot(owner(moment))
    return box(moment.table.box).slot(slot).arcana or 0 if slot else 0


@query
def has_free_slot(moment: At) -> Bound:
    """Whether a discipline slot is empty; without one no mark is gained."""
    return bool(free_discipline_slot(owner(moment)))


@sentence
def forest_dice(moment: At) -> Outcome[Table]:
    """The forest rolls one resource die; with a green die two at once (pen.prim.green.forest)."""
    turn = moment.table.turn
    if turn.section != "forest" or turn.placed != "green":
        return Outcome(moment.bound("n", 1))
    event = moment.event("green-together", "pen.prim.green.forest", seat=moment.frame.owner)
    return Outcome(moment.bound("n", 2).with_table(moment.table.with_turn(placed="")), (event,))


@sentence
def apply_section(moment: At) -> Outcome[Table]:
    """The effect of a section is applied for the die that was placed (pen.loc.visit)."""
    section, turn = text(Bind(name="section"), moment), moment.table.turn
    more = turn.more - (section != turn.section)
    table = moment.table.with_turn(sections=(*turn.sections, section), more=more)
    event = moment.event("section-applied", effect_rule(section), seat=moment.frame.owner, section=section)
    return moment.with_table(table, event)


GIVEN = (("discipline", discipline),)
CLASS_MARK, CLASS_CARD, CLASS_DIE = RULES["mark"], RULES["card"], RULES["die"]


@sentence
def own_discipline(moment: At) -> Outcome[Table]:
    """A spark die that was placed gives no spark mark: a class gives marks of its own discipline only."""
    placed = moment.table.placed
    if not placed or placed[-1].colour != "spark":
        return Outcome(moment.state)
    discipline = text(Bind(name="discipline"), moment)
    return Outcome(moment.state, (moment.event("no-spark-mark", discipline=discipline),))


DISCIPLINE = (("discipline", Bind(name="discipline")),)


CLASS_GAIN = Call(program="gain-class-card", hand_over=(("source", class_source),))

LOCATIONS = (
    Program(
        "apply-section",
        "pen.loc.visit",
        (
            apply_section,
            Call(program=section_program, hand_over=GIVEN),
        ),
        kind="location",
    ),
    Program(
        "forest",
        RULES["forest"],
        (
            forest_dice,
            Call(program="roll-resource", hand_over=(("n", Bind(name="n")),)),
        ),
        kind="location",
        component="forest",
    ),
    Program(
        "sanctuary",
        RULES["sanctuary"],
        (
            Call(program="pay-cost", hand_over=BLOOD),
            GainDice(colour="spark"),
        ),
        kind="location",
        component="sanctuary",
    ),
    Program(
        "class-mark",
        CLASS_MARK,
        (
            If(
                cond=has_free_slot,
                then=(
                    If(
                        cond=mark_price,
                        then=(Spend(rule="pen.mark.discipline.source", ingredient="arcana", n=mark_price),),
                    ),
                    own_discipline.under("pen.mark.spark.school"),
                    Call(rule="pen.mark.discipline.source", program="gain-mark", hand_over=DISCIPLINE),
                ),
            ),
            CLASS_GAIN,
        ),
        kind="location",
        component="class-mark",
    ),
    Program("class-card", CLASS_CARD, (CLASS_GAIN,), kind="location", component="class-card"),
    Program(
        "class-die",
        CLASS_DIE,
        (GainDice(colour=class_colour),),
        kind="location",
        component="class-die",
    ),
)
