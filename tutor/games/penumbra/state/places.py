"""Where dice are placed: the sections of the locations, what their slots ask of a die, and what is free."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import Protocol, TypeAlias

from tutor.engine.question import Refusal
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.components.faces import PlaceFace
from tutor.games.penumbra.state.table import BESIDE, Placed, Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Wizard

CITY = ("brewery", "guild", "bazaar", "shop")
WILD = ("forest", "sanctuary", "ruins")
CLASS_PARTS = ("mark", "card", "die")
"""The three areas: City, Wild Lands, and School, where every class has these sections (pen.loc.areas)."""

DISCIPLINE_SLOTS = tuple(f"discipline-{n}" for n in range(1, 9))

Sections: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""Sections, each with the numbers of some groups of its slots that are `alike`."""

MARKET_DECKS = {"brewery": "potion", "shop": "artifact"}
"""The deck of each market that belongs to no class."""

MARKET_CARDS = 2
"""How many cards lie open in a market (pen.setup.markets)."""

GUILD_SPACES = 4
"""How many contracts lie open in the guild (pen.setup.contracts)."""


class SlotDie(Protocol):
    """A die as far as a slot looks at it."""

    @property
    def colour(self) -> str: ...

    @property
    def value(self) -> int: ...


def discipline_of(section: str) -> str:
    """The discipline of a class section such as "ruby.mark"; "" outside School."""
    return section.partition(".")[0] if "." in section else ""


def part_of(section: str) -> str:
    """Which section of a class it is: "mark", "card" or "die"; "" outside School."""
    return section.partition(".")[2]


def sections(table: Table) -> tuple[str, ...]:
    """Every section where a die can lie in this game: of the classes in play, the City and the Wild Lands."""
    return _sections(table.classes)


@cache
def _sections(classes: tuple[str, ...]) -> tuple[str, ...]:
    school = (f"{discipline}.{part}" for discipline in classes for part in CLASS_PARTS)
    return (*CITY, *WILD, *school)


def slots(table: Table, section: str) -> tuple[PlaceFace, ...]:
    """The slots of a section; () where the sources do not give them."""
    return box(table.box).places(section)


def slot_colour(slot: PlaceFace, section: str) -> str:
    """The colour that a slot asks for; "" for any die."""
    if slot.colour == "class":
        return DISCIPLINE_COLOURS[discipline_of(section)]
    return slot.colour


def fits(slot: PlaceFace, section: str, die: SlotDie, reading: Readings) -> bool:
    """Whether a die meets the condition of a slot; a spark die has any one colour (pen.dice.spark)."""
    return _takes(slot, section, die.colour, die.value, sparks_pass(reading))


def sparks_pass(reading: Readings) -> bool:
    """Whether a spark die meets the colour of a mark slot (pen.ruling.spark-six-mark)."""
    return reading("pen.ruling.spark-six-mark") == "yes"


def _takes(slot: PlaceFace, section: str, die: str, value: int, sparks: bool) -> bool:
    if slot.value not in (0, value):
        return False
    colour = slot_colour(slot, section)
    if colour in ("", die):
        return True
    return die == "spark" and (sparks or part_of(section) != "mark")


@lru_cache(maxsize=2048)
def alike(box_name: str, section: str) -> tuple[tuple[PlaceFace, ...], ...]:
    """The slots of a section by what they ask of a die, in the order of the first of each kind."""
    groups: dict[tuple[str, int, bool], list[PlaceFace]] = {}
    for slot in box(box_name).places(section):
        groups.setdefault(condition(slot), []).append(slot)
    return tuple(tuple(group) for group in groups.values())


@lru_cache(maxsize=8192)
def reach(box_name: str, classes: tuple[str, ...], die: str, value: int, sparks: bool) -> Sections:
    """The sections where a die of a colour and value meets a condition; `sparks` as `sparks_pass` tells."""
    sections = []
    for section in _sections(classes):
        groups = enumerate(alike(box_name, section))
        taking = tuple(n for n, group in groups if _takes(group[0], section, die, value, sparks))
        if taking:
            sections.append((section, taking))
    return tuple(sections)


@lru_cache(maxsize=2048)
def rooms_of(box_name: str, section: str, players: int) -> Mapping[int, str]:
    """The first slot of each group of `alike` that is open to so many players, while no die lies there."""
    return _rooms(box_name, section, players, ())


def free_rooms(table: Table) -> dict[str, Mapping[int, str]]:
    """For each section where dice lie, the first open and free slot of each group of `alike`."""
    taken: dict[str, tuple[str, ...]] = {}
    for die in table.placed:
        taken[die.section] = (*taken.get(die.section, ()), die.slot)
    players = len(table.wizards)
    return {section: _rooms(table.box, section, players, filled) for section, filled in taken.items()}


@lru_cache(maxsize=1024)
def _rooms(box_name: str, section: str, players: int, taken: tuple[str, ...]) -> Mapping[int, str]:
    rooms: dict[int, str] = {}
    for group, slots_alike in enumerate(alike(box_name, section)):
        for slot in slots_alike:
            if slot.players <= players and (slot.many or slot.id not in taken):
                rooms[group] = slot.id
                break
    return rooms


def fits_as(slot: PlaceFace, section: str, die: SlotDie, colour: str, reading: Readings) -> bool:
    """Whether a die meets the condition of a slot while a spark die counts as one colour (pen.dice.spark)."""
    if die.colour != "spark" or slot_colour(slot, section) in ("", "spark", colour):
        return fits(slot, section, die, reading)
    return False


def is_open(table: Table, slot: PlaceFace) -> bool:
    """Whether enough players take part for the slot (pen.loc.slot.players)."""
    return slot.players <= len(table.wizards)


def lying(table: Table, section: str, slot: str | None = None) -> tuple[Placed, ...]:
    """The dice placed in a section, or in one slot of it."""
    return tuple(die for die in table.placed if die.section == section and (slot is None or die.slot == slot))


def is_free(table: Table, section: str, slot: PlaceFace) -> bool:
    """Whether the slot has room: one die fills it, unless it holds any number (pen.loc.slot.conditions)."""
    return slot.many or all(die.slot != slot.id or die.section != section for die in table.placed)


def slot_of(table: Table, die: Placed) -> tuple[PlaceFace, ...]:
    """The slot that a placed die lies in; for one beside the slots, every slot of its section."""
    faces = slots(table, die.section)
    return faces if die.slot == BESIDE else tuple(slot for slot in faces if slot.id == die.slot)


def condition(slot: PlaceFace) -> tuple[str, int, bool]:
    """What tells two slots of a section apart: which dice they take, and whether one or any number."""
    return slot.colour, slot.value, slot.many


def condition_rule(section: str) -> str:
    """The rule that gives the condition of the slots of a section."""
    rules = {"mark": "pen.loc.class.mark.slots", "card": "pen.loc.class.card"}
    return rules.get(part_of(section), "pen.loc.slot.conditions")


def against_slots(table: Table, wizard: Wizard, section: str, reading: Readings) -> tuple[Refusal, ...]:
    """Why no die of the wizard can go into any slot of a section: what stands against each of its slots.

    Nothing where one of them stands open to a die.
    """
    faces = slots(table, section)
    if not faces:
        return (Refusal("pen.loc.slot.conditions", "slots-unknown", (("section", section),)),)
    each = [tuple(against_slot(table, wizard, section, slot, reading)) for slot in faces]
    return tuple(dict.fromkeys(chain.from_iterable(each))) if all(each) else ()


def against_slot(
    table: Table, wizard: Wizard, section: str, slot: PlaceFace, reading: Readings
) -> Iterator[Refusal]:
    """What stands against placing any die of the wizard in one slot."""
    if not is_open(table, slot):
        about = (("players", len(table.seats)), ("n", slot.players))
        yield Refusal("pen.loc.slot.players", "slot-players", about)
    if not is_free(table, section, slot):
        yield Refusal("pen.loc.slot.conditions", "slot-taken", (("section", section),))
    yield from against_condition(wizard.dice, section, slot, reading)


def against_condition(
    dice: Iterable[SlotDie], section: str, slot: PlaceFace, reading: Readings
) -> Iterator[Refusal]:
    """What the condition of a slot has against all of the dice."""
    if not any(fits(slot, section, die, reading) for die in dice):
        yield slot_condition(section, slot)


def slot_condition(section: str, slot: PlaceFace) -> Refusal:
    """Says what a slot asks of a die."""
    about = (("colour", slot_colour(slot, section) or "any"), ("value", slot.value))
    return Refusal(condition_rule(section), "slot-condition", about)


def free_discipline_slot(wizard: Wizard) -> str:
    """The nearest empty discipline slot of a wizard's board; "" where all are full (pen.mark.gain)."""
    taken = {mark.slot for mark in wizard.marks}
    return next((slot for slot in DISCIPLINE_SLOTS if slot not in taken), "")


def area_of(section: str) -> str:
    """The area of a section: "city", "wild" or "school"."""
    return "city" if section in CITY else "wild" if section in WILD else "school"


def market_deck(market: str) -> str:
    """The deck from which a market is filled: a class has the deck of its discipline."""
    return MARKET_DECKS.get(market, market)
