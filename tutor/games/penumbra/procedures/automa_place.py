"""How the Automa places: a die of the needed kind from the supply, rolled, and put as it is into a slot."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.query import Bind, text
from tutor.engine.sentence import Sentence, sentence
from tutor.games.penumbra.components.faces import PlaceFace
from tutor.games.penumbra.state.places import discipline_of, is_free, is_open, slot_colour, slots
from tutor.games.penumbra.state.table import Placed, Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Colour
from tutor.games.penumbra.verbs.effects import At

ANY_DIE: Colour = "bone"
"""The die that is taken where every die would do."""


def wanted(section: str) -> Colour:
    """The die that a section needs: of the colour of its class, any elsewhere."""
    discipline = discipline_of(section)
    return DISCIPLINE_COLOURS[discipline] if discipline else ANY_DIE


def usable(table: Table, section: str, colour: Colour) -> tuple[PlaceFace, ...]:
    """The slots of a section that are in play and take a die of that colour, whether free or not."""
    return tuple(
        slot
        for slot in slots(table, section)
        if is_open(table, slot) and slot_colour(slot, section) in ("", colour)
    )


class TakeDie(Sentence, frozen=True):
    """The needed die comes free of charge from the supply: its colour and section are bound.

    Dice are unlimited, so it is there; under one reading of pen.ruling.automa-die-available it is not to be
    had where no slot takes it, and the instruction ends: no colour is bound. Where the slots of its colour
    are full, a spark die is needed for a slot of its own.
    """

    section: str = ""
    part: str = ""

    def execute(self, moment: At) -> Outcome[Table]:
        table, seat = moment.table, moment.frame.owner
        section = self.section or f"{text(Bind(name='picked'), moment)}.{self.part}"
        colour = wanted(section)
        spark: Colour = "spark"
        free = any(is_free(table, section, slot) for slot in usable(table, section, colour))
        sparks = any(is_free(table, section, slot) for slot in usable(table, section, spark))
        colour = spark if sparks and not free else colour
        here = moment.here.bind("section", section).bind("seat", seat)
        by_slot = moment.reading("pen.ruling.automa-die-available") == "by-slot"
        about: dict[str, Bound] = {"seat": seat, "section": section, "colour": colour}
        if by_slot and not usable(table, section, colour):
            blocked = moment.event("automa-blocked", "pen.solo.placement.blocked", **about)
            return Outcome(moment.state.with_top(here.bind("colour", "")), (blocked,))
        supply = moment.event("automa-die", "pen.solo.stock", **about)
        return Outcome(moment.state.with_top(here.bind("colour", colour)), (supply,))


@sentence
def place_die(moment: At) -> Outcome[Table]:
    """The rolled die goes into the first free slot of its kind; without one it is not placed.

    Whether its value has to suit the slot is pen.ruling.automa-slot-value. Its value is bound: it decides
    between the cards of a market even where it is not placed (pen.ruling.automa-unplaced-die).
    """
    table, section = moment.table, text(Bind(name="section"), moment)
    rolled = moment.frame.get("roll")
    value = int(rolled[0]) if isinstance(rolled, tuple) else 0
    colour = _colour(moment)
    strict = moment.reading("pen.ruling.automa-slot-value") == "full"
    fitting = [
        slot
        for slot in usable(table, section, colour)
        if is_free(table, section, slot) and not (strict and slot.value not in (0, value))
    ]
    about: dict[str, Bound] = {"seat": moment.frame.owner, "section": section, "colour": colour}
    if not fitting:
        left = moment.reading("pen.ruling.automa-unplaced-die") == "left"
        event = moment.event("automa-no-slot", "pen.solo.placement.blocked", value=value, **about)
        return Outcome(moment.bound("value", 1 if left else value), (event,))
    die = Placed(f"new-{table.dice_made + 1}", section, fitting[0].id, colour, value)
    table = replace(table, placed=(*table.placed, die), dice_made=table.dice_made + 1)
    event = moment.event("automa-placed", slot=die.slot, value=value, **about)
    return Outcome(moment.bound("value", value).with_table(table), (event,))


def _colour(moment: At) -> Colour:
    bound = moment.frame.get("colour")
    return next((one for one in (*DISCIPLINE_COLOURS.values(), ANY_DIE) if one == bound), ANY_DIE)
