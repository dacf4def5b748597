"""Placing dice: the Learning turn, and one placement from the die to the effect of its section and back."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, query, text
from tutor.engine.question import Choices, Option, Refusal, Refused, sift
from tutor.engine.sentence import Act, Call, Choose, If, Sentence, sentence
from tutor.games.penumbra.actions.moves import may_be_used, usable
from tutor.games.penumbra.actions.placements import Placing
from tutor.games.penumbra.procedures.bleeding import against_blood
from tutor.games.penumbra.procedures.locations import against_effect, effect_rule, faces_unknown
from tutor.games.penumbra.state.places import (
    CITY,
    CLASS_PARTS,
    WILD,
    area_of,
    discipline_of,
    fits,
    slot_colour,
    slots,
)
from tutor.games.penumbra.state.table import BESIDE, Placed, Table, Turn
from tutor.games.penumbra.state.wizard import Die, Wizard
from tutor.games.penumbra.verbs.effects import At, owner

SPARK = "spark"
SELLERS = ("brewery", "shop")

PLACE_RULES = {"violet": "pen.prim.violet", "green": "pen.prim.green"}
"""The colours of which a placed die brings a resource die, by the rule that says so."""


def colours_that_act(section: str) -> tuple[str, ...]:
    """The colours of which a die does something besides the effect of the section it is placed in."""
    if section in WILD:
        return ("green", "yellow") if section == "ruins" else ("green",)
    if section not in CITY:
        return ()
    return (
        "violet",
        *(("blue",) if section in SELLERS else ()),
        *(("yellow",) if section == "guild" else ()),
    )


class LearningMoves(Among, frozen=True):
    """Every placement and every use of a Learning turn, with what stands against the others."""

    def choices(self, moment: At) -> Choices:
        table, wizard = moment.table, owner(moment)
        placements = Placing(table, wizard, moment.reading).choices()
        return placements + usable(table, wizard, "free", moment.reading) + _no_bind(wizard)

    def options(self, moment: At) -> tuple[Option, ...]:
        # The reasons against every section and card would take a quarter of random play.
        placements = Placing(moment.table, owner(moment), moment.reading).options()
        return (*placements, *may_be_used(moment))


def _no_bind(wizard: Wizard) -> Choices:
    """Blood binds inside a placement only (pen.prim.blood)."""
    if not wizard.stock.blood and not wizard.wounded:
        return Choices()
    reason = Refusal("pen.prim.blood", "bind-in-city")
    return Choices((), (Refused(Option("bind", "bind"), (reason,)),))


class SparkColours(Among, frozen=True):
    """The colours that a spark die about to be placed may count as; of no colour it stays what it is.

    Where it knocks a die out it counts as red, and where a slot asks for a colour, as that.
    """

    def choices(self, moment: At) -> Choices:
        frame, wizard = moment.frame, owner(moment)
        die, section = wizard.die(text(Bind(name="die"), moment)), text(Bind(name="section"), moment)
        if die.colour != SPARK:
            return Choices()
        if frame.get("knocked"):
            return Choices((_counts_as("red"),))
        counts_as = self._only_colour(moment, section, die)
        if counts_as:
            return Choices((_counts_as(counts_as),))
        return Choices(tuple(_counts_as(colour) for colour in (*colours_that_act(section), SPARK)))

    def _only_colour(self, moment: At, section: str, die: Die) -> str:
        """The one colour that the slot asks for; for a die beside the slots, if every slot that fits does."""
        slot = moment.frame.get("slot")
        faces = slots(moment.table, section)
        colours = {
            slot_colour(one, section)
            for one in faces
            if slot in (BESIDE, one.id) and fits(one, section, die, moment.reading)
        }
        return colours.pop() if len(colours) == 1 else ""


def _counts_as(colour: str) -> Option:
    return Option(colour, "counts-as", facts(colour=colour), colour)


class PutDie(Sentence, frozen=True):
    """The die leaves the pool for the section: into the slot, beside the slots, or where another die lay."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, wizard, frame = moment.table, owner(moment), moment.frame
        die, section = wizard.die(text(Bind(name="die"), moment)), text(Bind(name="section"), moment)
        slot, turn = text(Bind(name="slot"), moment), table.turn
        events: list[Event] = []
        counts = str(frame.get("as") or die.colour)
        if counts != die.colour:
            about = facts(seat=wizard.seat, colour=counts)
            events.append(moment.event("spark-placed-as", "pen.dice.spark", **dict(about)))
        table = table.with_wizard(wizard.without_die(die.id))
        knocked = frame.get("knocked")
        if knocked:
            table = self._knock(moment, table, str(knocked), die, events)
        elif slot == BESIDE:
            table = self._beside(moment, table, events)
        placed = Placed(die.id, section, slot, die.colour, die.value, wizard.seat, die.card)
        blue = counts == "blue" and section in SELLERS
        now = replace(
            turn,
            placements=turn.placements - 1,
            besides=table.turn.besides,
            placed=counts if counts in colours_that_act(section) else "",
            section=section,
            sections=(),
            more=0,
            bound=False,
            discount=int(blue),
        )
        table = replace(table, placed=(*table.placed, placed), turn=now)
        events.append(self._event(moment, placed, now))
        events.append(moment.event("die-nobodys", "pen.dice.placed", die=die.id))
        events.append(moment.event("in-area", "pen.loc.areas", section=section, area=area_of(section)))
        return moment.with_table(table, *events)

    def _event(self, moment: At, placed: Placed, now: Turn) -> Event:
        about: dict[str, Bound] = {"seat": placed.by, "section": placed.section, "slot": placed.slot}
        die: dict[str, Bound] = {"die": placed.id, "colour": placed.colour, "value": placed.value}
        return moment.event("placed", left=now.placements, **about, **die)

    def _beside(self, moment: At, table: Table, events: list[Event]) -> Table:
        turn, wizard = table.turn, owner(moment)
        if turn.besides:
            events.append(moment.event("needs-no-slot", "pen.turn.learn.extra", seat=wizard.seat))
            return table.with_turn(besides=turn.besides - 1)
        events.append(moment.event("spent", "pen.prim.arcana", seat=wizard.seat, ingredient="arcana", n=1))
        return table.with_wizard(table.wizard(wizard.seat).with_stock(arcana=-1))

    def _knock(self, moment: At, table: Table, knocked: str, die: Die, events: list[Event]) -> Table:
        """The die that lay there goes to the supply, or to who placed it (pen.ruling.knock-out-die)."""
        gone = next(one for one in table.placed if one.id == knocked)
        table = replace(table, placed=tuple(one for one in table.placed if one.id != knocked))
        about: dict[str, Bound] = {"section": gone.section, "colour": gone.colour, "was": gone.value}
        back = gone.by in table.players and moment.reading("pen.ruling.knock-out-die") == "owner"
        to = gone.by if back else None
        rule = "pen.prim.red.replace"
        events.append(
            moment.event("knocked-out", rule, seat=moment.frame.owner, value=die.value, to=to, **about)
        )
        if not back:
            return table
        returned = Die(gone.id, gone.colour, gone.value, gone.card)
        return table.with_wizard(table.wizard(gone.by).with_die(returned))


class InPlacement(Among, frozen=True):
    """What can be done inside a placement: the effect of the section once, and around it everything else.

    Rules: pen.loc.visit, pen.turn.learn.interleave.
    """

    def choices(self, moment: At) -> Choices:
        table, wizard = moment.table, owner(moment)
        own = sift(_inside(table, wizard), lambda option: _against(moment, wizard, option))
        return own + usable(table, wizard, "free", moment.reading)

    def options(self, moment: At) -> tuple[Option, ...]:
        # The reasons against every card would take a twentieth of random play.
        wizard = owner(moment)
        inside = _inside(moment.table, wizard)
        own = (one for one in inside if next(_against(moment, wizard, one), None) is None)
        return (*own, *may_be_used(moment))


def _inside(table: Table, wizard: Wizard) -> Iterator[Option]:
    turn = table.turn
    for section in applicable(turn):
        about = facts(section=section)
        yield Option(f"apply-{section}", "apply-section", about, None, "apply-section", about)
    if turn.placed in PLACE_RULES:
        about = facts(colour=turn.placed)
        yield Option(f"resource-{turn.placed}", "roll-for-die", about, None, "primagic-resource", about)
    if turn.section in CITY and (wizard.stock.blood or wizard.wounded):
        yield Option("bind", "bind", (), None, "primagic-blood")


def applicable(turn: Turn) -> tuple[str, ...]:
    """The sections whose effect may still be applied for the die: its own, and others a card allows."""
    own = () if turn.section in turn.sections else (turn.section,)
    if turn.more < 1:
        return own
    discipline = discipline_of(turn.section)
    others = (f"{discipline}.{part}" for part in CLASS_PARTS)
    return (*own, *(one for one in others if one not in (turn.section, *turn.sections)))


def _against(moment: At, wizard: Wizard, option: Option) -> Iterator[Refusal]:
    table, turn = moment.table, moment.table.turn
    if option.kind == "apply-section":
        yield from against_effect(table, wizard, str(option.facts[0][1]), moment.reading)
    elif option.kind == "roll-for-die":
        yield from faces_unknown(table)
        if turn.section == "forest" and turn.section not in turn.sections:
            yield Refusal("pen.prim.green.forest", "rolled-together")
    else:
        if turn.bound:
            yield Refusal("pen.prim.blood", "bound-already")
        yield from against_blood(table, wizard, "pen.prim.blood", moment.reading)


@sentence
def roll_for_die(moment: At) -> Outcome[Table]:
    """The placed die has brought its resource die; it does so once (pen.prim.violet, pen.prim.green)."""
    colour = text(Bind(name="colour"), moment)
    event = moment.event("die-brings", PLACE_RULES[colour], seat=moment.frame.owner, colour=colour)
    return moment.with_table(moment.table.with_turn(placed=""), event)


@query
def must_apply(moment: At) -> Bound:
    """Whether the effect of the section must still be applied (pen.ruling.placement-effect-optional)."""
    table, turn = moment.table, moment.table.turn
    if turn.section in turn.sections or moment.reading("pen.ruling.placement-effect-optional") == "yes":
        return False
    return not any(against_effect(table, owner(moment), turn.section, moment.reading))


@query
def section(moment: At) -> Bound:
    """The section in which the die lies."""
    return moment.table.turn.section


@sentence
def end_placement(moment: At) -> Outcome[Table]:
    """The placement is over, and with it what held inside it."""
    turn = moment.table.turn
    events: tuple[Event, ...] = ()
    if turn.section not in turn.sections:
        rule = effect_rule(turn.section)
        events = (moment.event("section-unused", rule, seat=moment.frame.owner, section=turn.section),)
    over = replace(turn, placed="", section="", sections=(), more=0, bound=False, discount=0)
    return moment.with_table(replace(moment.table, turn=over), *events)


@sentence
def extra_effect(moment: At) -> Outcome[Table]:
    """One more effect of the class may be applied, of another section (for the Tawny Owl)."""
    turn = moment.table.turn
    event = moment.event("another-effect", seat=moment.frame.owner, section=turn.section)
    return moment.with_table(moment.table.with_turn(more=turn.more + 1), event)


VISIT = "pen.loc.visit"
INSIDE = "pen.turn.learn.interleave"
SECTION = (("section", section),)

PLACEMENT = (
    Program(
        "learning",
        "pen.turn.learn.two",
        (Act(kind="learning", among=LearningMoves(), always=True),),
        kind="turn",
    ),
    Program(
        "placement",
        VISIT,
        (
            Choose(rule="pen.dice.spark", kind="counts-as", among=SparkColours(), into="as"),
            PutDie(),
            Act(rule=INSIDE, kind="placement", among=InPlacement(), always=True),
            If(cond=must_apply, then=(Call(program="apply-section", hand_over=SECTION),)),
            end_placement,
        ),
        kind="placement",
    ),
    Program(
        "primagic-resource",
        "pen.ing.resource-die",
        (
            roll_for_die,
            Call(program="roll-resource", hand_over=(("n", 1),)),
        ),
        kind="primagic",
    ),
    Program(
        "other-effect",
        "pen.act.condition",
        (extra_effect,),
        kind="location",
    ),
)
