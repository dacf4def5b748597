"""Every placement that a wizard could make now, and what stands against the others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tutor.engine.event import Facts, facts
from tutor.engine.question import Choices, Option, Refusal, Refused
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.actions.uses.markets import KNOCKERS
from tutor.games.penumbra.actions.uses.primagic import die_options
from tutor.games.penumbra.state.places import (
    Sections,
    against_slots,
    fits,
    fits_as,
    free_discipline_slot,
    free_rooms,
    part_of,
    reach,
    rooms_of,
    sections,
    slot_condition,
    slot_of,
    slots,
    sparks_pass,
)
from tutor.games.penumbra.state.table import BESIDE, Placed, Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Die, Wizard


class Placing:
    """A wizard who is about to place a die: every placement, and what stands against the others."""

    __slots__ = ("_closed", "_dice", "_rooms", "_sparks", "reading", "table", "wizard")

    def __init__(self, table: Table, wizard: Wizard, reading: Readings) -> None:
        self.table = table
        self.wizard = wizard
        self.reading = reading
        self._dice = tuple(
            (option.key, wizard.die(str(option.value)), option.facts)
            for option in die_options(wizard.dice, "")
        )
        self._sparks = sparks_pass(reading)
        self._closed = frozenset[str]()
        if not free_discipline_slot(wizard) and reading("pen.ruling.discipline-slots-full") == "blocked":
            self._closed = frozenset(one for one in sections(table) if part_of(one) == "mark")
        self._rooms = free_rooms(table)

    def options(self) -> tuple[Option, ...]:
        """The legal placements: in slots, beside them, and in the place of other dice."""
        into, beside = self._in_slots(), self._beside_slots()
        options: list[Option] = []
        for section in sections(self.table):
            options += into.get(section, ())
            options += beside.get(section, ())
        return (*options, *self._knock_outs())

    def choices(self) -> Choices:
        """The legal placements, and for each section, placed die and class where there is none, why not."""
        refused: list[Refused] = []
        into, beside = self._in_slots(), self._beside_slots()
        for section in sections(self.table):
            if section not in into:
                refused.append(self._no_slot(section))
            if section not in beside:
                refused += self._no_room_beside(section)
        return Choices(self.options(), (*refused, *self._no_knock_out(), *self._not_in_play()))

    def _in_slots(self) -> dict[str, list[Option]]:
        """For each section, and for each die, the first free slot of each condition that it meets."""
        options: dict[str, list[Option]] = {}
        if any(self._none_left(slotted=True)):
            return options
        rooms, table = self._rooms, self.table
        players = len(table.wizards)
        for look, die, about in self._dice:
            spots = _spots(die.id, look)
            for section, groups in self._reach(die):
                free = rooms.get(section)
                if free is None:
                    free = rooms[section] = rooms_of(table.box, section, players)
                names_slot = False
                for group in groups:
                    slot = free.get(group)
                    if slot is not None:
                        option = spots.get((section, slot, names_slot))
                        if option is None:
                            option = spots[section, slot, names_slot] = _into(
                                look, about, section, slot, names_slot
                            )
                        if section in options:
                            options[section].append(option)
                        else:
                            options[section] = [option]
                        names_slot = True
        return options

    def _beside_slots(self) -> dict[str, list[Option]]:
        """Placements beside the slots: for an Arcana, or by an effect that asks for no slot."""
        options: dict[str, list[Option]] = {}
        if any(self._against_beside()):
            return options
        kind = "place-free" if self.table.turn.besides else "place-beside"
        for look, die, about in self._dice:
            for section, _ in self._reach(die):
                where = (("section", section), ("slot", BESIDE))
                option = _option(f"beside-{look}-{section}", kind, (*about, *where), die, where)
                options.setdefault(section, []).append(option)
        return options

    def _reach(self, die: Die) -> Sections:
        """The sections where the die meets a condition, without those that are closed to the wizard."""
        table = self.table
        sections = reach(table.box, table.classes, die.colour, die.value, self._sparks)
        if self._closed:
            return tuple(one for one in sections if one[0] not in self._closed)
        return sections

    def _no_slot(self, section: str) -> Refused:
        reasons = [*self._none_left(slotted=True), *self._section_closed(section)]
        if self.wizard.dice:
            reasons += against_slots(self.table, self.wizard, section, self.reading)
        else:
            reasons.append(Refusal("pen.loc.visit", "no-own-die"))
        return Refused(Option(f"place-{section}", "place-section", facts(section=section)), tuple(reasons))

    def _against_beside(self) -> Iterator[Refusal]:
        yield from self._none_left(slotted=False)
        held = self.wizard.stock.arcana
        if not self.table.turn.besides and not held:
            yield Refusal("pen.prim.arcana", "lacking", facts(ingredient="arcana", n=1, held=held))

    def _no_room_beside(self, section: str) -> Iterator[Refused]:
        faces = slots(self.table, section)
        if not faces or not self._dice:
            return
        reasons = [*self._against_beside(), *self._section_closed(section)]
        if not any(fits(slot, section, die, self.reading) for slot in faces for _, die, _ in self._dice):
            missed = (slot_condition(section, slot) for slot in faces)
            reasons += [Refusal("pen.prim.arcana.conditions", one.kind, one.facts) for one in missed]
        option = Option(f"beside-{section}", "beside-section", facts(section=section))
        yield Refused(option, tuple(dict.fromkeys(reasons)))

    def _knock_outs(self) -> Iterator[Option]:
        """Red dice that take the place of a placed die of a strictly lower value (pen.prim.red.replace)."""
        red = self._red()
        for key, target in looks(self.table.placed).items() if red else ():
            where = (("section", target.section), ("slot", target.slot), ("knocked", target.id))
            for look, die, red_facts in red:
                if die.value > target.value and next(self._against_knock(die, target), None) is None:
                    about = (*red_facts, *_target_facts(target))
                    yield _option(f"knock-{look}-{key}", "place-knock", about, die, where)

    def _no_knock_out(self) -> Iterator[Refused]:
        red = self._red()
        for key, target in looks(self.table.placed).items() if red else ():
            against = [tuple(self._against_knock(die, target)) for _, die, _ in red]
            if all(against):
                yield Refused(
                    Option(f"knock-{key}", "knock-die", _target_facts(target)), min(against, key=len)
                )

    def _red(self) -> tuple[tuple[str, Die, Facts], ...]:
        return tuple(entry for entry in self._dice if entry[1].colour in KNOCKERS)

    def _against_knock(self, die: Die, target: Placed) -> Iterator[Refusal]:
        yield from self._none_left(slotted=True)
        yield from self._section_closed(target.section)
        if target.value >= die.value:
            about = facts(value=die.value, was=target.value)
            yield Refusal("pen.prim.red.replace", "not-lower", about)
        if target.slot == BESIDE and self.reading("pen.ruling.knock-out-beside") == "no":
            yield Refusal("pen.prim.red.replace", "lies-beside", facts(section=target.section))
        if self.reading("pen.ruling.knock-out-conditions") == "yes":
            yield from self._against_spot(die, target)

    def _against_spot(self, die: Die, target: Placed) -> Iterator[Refusal]:
        """What the condition of the placed die's slot has against a die that counts as red."""
        faces = slot_of(self.table, target)
        if not faces:
            yield Refusal("pen.loc.slot.conditions", "slots-unknown", facts(section=target.section))
        elif not any(fits_as(slot, target.section, die, "red", self.reading) for slot in faces):
            yield slot_condition(target.section, faces[0])

    def _none_left(self, *, slotted: bool) -> Iterator[Refusal]:
        turn = self.table.turn
        if turn.kind != "learning":
            yield Refusal("pen.loc.learning-only", "place-in-learning")
        if turn.placements < 1:
            yield Refusal("pen.turn.learn.two", "no-placements")
        elif slotted and turn.placements <= turn.besides:
            yield Refusal("pen.turn.learn.extra", "only-beside")

    def _section_closed(self, section: str) -> tuple[Refusal, ...]:
        """All mark slots are full, and the reading closes the section (pen.ruling.discipline-slots-full)."""
        if section in self._closed:
            return (Refusal("pen.loc.class.mark", "mark-slots-full"),)
        return ()

    def _not_in_play(self) -> Iterator[Refused]:
        """The classes that this game does without."""
        if not self.table.classes:
            return
        for discipline in DISCIPLINE_COLOURS:
            if discipline not in ("spark", *self.table.classes):
                option = Option(f"place-{discipline}", "place-class", facts(discipline=discipline))
                reason = Refusal("pen.setup.classes", "class-not-in-play", facts(discipline=discipline))
                yield Refused(option, (reason,))


def _option(key: str, kind: str, about: Facts, die: Die, where: Facts) -> Option:
    return Option(key, kind, about, None, "placement", (("die", die.id), *where))


@lru_cache(maxsize=1024)
def _spots(die: str, look: str) -> dict[tuple[str, str, bool], Option]:
    """The placements of a die of that look that were made already; they are the same every time."""
    return {}


def _into(look: str, about: Facts, section: str, slot: str, names_slot: bool) -> Option:
    """The option of placing a die in a slot; with `names_slot` its key names the slot."""
    where = (("section", section), ("slot", slot))
    key = f"place-{look}-{section}-{slot}" if names_slot else f"place-{look}-{section}"
    return Option(key, "place-die", (*about, *where), None, "placement", (about[0], *where))


def _target_facts(target: Placed) -> Facts:
    return facts(section=target.section, was_colour=target.colour, was=target.value)


def looks(placed: tuple[Placed, ...]) -> dict[str, Placed]:
    """One placed die for each look and section; those in slots of other conditions are told apart by slot."""
    by_name: dict[str, Placed] = {}
    for die in placed:
        by_name.setdefault(f"{die.section}-{die.colour}-{die.value}-{die.slot}", die)
    shortest: dict[str, Placed] = {}
    for key, die in by_name.items():
        short = f"{die.section}-{die.colour}-{die.value}"
        shortest[key if short in shortest else short] = die
    return shortest
