"""Every placement that a wizard could make now, and what stands against the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.engine.event import Facts, facts
from tutor.engine.question import Choices, Option, Refusal, Refused
from tutor.games.penumbra.faces import PlaceFace
from tutor.games.penumbra.places import (
    against_condition,
    against_slots,
    condition,
    fits,
    fits_as,
    free_discipline_slot,
    is_free,
    is_open,
    part_of,
    sections,
    slot_condition,
    slot_of,
    slots,
)
from tutor.games.penumbra.state import BESIDE, Placed, Table
from tutor.games.penumbra.uses import Readings
from tutor.games.penumbra.uses.markets import KNOCKERS
from tutor.games.penumbra.uses.primagic import die_options
from tutor.games.penumbra.wizard import DISCIPLINE_COLOURS, Die, Wizard


@dataclass(frozen=True, slots=True)
class Placing:
    """A wizard who is about to place a die, and what holds for every placement of theirs."""

    table: Table
    wizard: Wizard
    reading: Readings

    def choices(self) -> Choices:
        """The legal placements, and for each section, placed die or class what stands against it."""
        options: list[Option] = []
        refused: list[Refused] = []
        for section in sections(self.table):
            for candidates in (self._slotted, self._beside):
                found = candidates(section)
                options += found.options
                refused += found.refused
        knocked = self._knocks()
        refused += (*knocked.refused, *self._not_in_play())
        return Choices((*options, *knocked.options), tuple(refused))

    def dice(self) -> Iterator[tuple[str, Die, Facts]]:
        """One die of each look, with its look and its facts."""
        for option in die_options(self.wizard.dice, ""):
            yield option.key, self.wizard.die(str(option.value)), option.facts

    def _slotted(self, section: str) -> Choices:
        """Placements in a slot: for each die the first free slot of each condition that it meets."""
        against = (*self._none_left(slotted=True), *self._section_closed(section))
        found: list[Option] = []
        if not against:
            for look, die, about in self.dice():
                for n, slot in enumerate(self._slots_for(section, die)):
                    key = f"place-{look}-{section}{f'-{slot.id}' if n else ''}"
                    where = facts(section=section, slot=slot.id)
                    found.append(_option(key, "place-die", (*about, *where), die, where))
        if found:
            return Choices(tuple(found))
        reasons = (*against, *self._no_dice(), *against_slots(self.table, self.wizard, section, self.reading))
        return Choices(
            (), (Refused(Option(f"place-{section}", "place-section", facts(section=section)), reasons),)
        )

    def _slots_for(self, section: str, die: Die) -> tuple[PlaceFace, ...]:
        first: dict[tuple[str, int, bool], PlaceFace] = {}
        for slot in slots(self.table, section):
            room = is_open(self.table, slot) and is_free(self.table, section, slot)
            if room and fits(slot, section, die, self.reading):
                first.setdefault(condition(slot), slot)
        return tuple(first.values())

    def _beside(self, section: str) -> Choices:
        """Placements beside the slots: for an Arcana, or by an effect that asks for no slot."""
        faces = slots(self.table, section)
        if not faces or not self.wizard.dice or self._section_closed(section):
            return Choices()
        against = (*self._none_left(slotted=False), *self._appear())
        found = []
        for look, die, about in self.dice():
            if any(fits(slot, section, die, self.reading) for slot in faces):
                where = facts(section=section, slot=BESIDE)
                free = bool(self.table.turn.besides)
                kind = "place-free" if free else "place-beside"
                found.append(_option(f"beside-{look}-{section}", kind, (*about, *where), die, where))
        if found and not against:
            return Choices(tuple(found))
        reasons = list(against)
        if not found:
            for slot in faces:
                for reason in against_condition(self.wizard.dice, section, slot, self.reading):
                    reasons.append(Refusal("pen.prim.arcana.conditions", reason.kind, reason.facts))
        option = Option(f"beside-{section}", "beside-section", facts(section=section))
        return Choices((), (Refused(option, tuple(dict.fromkeys(reasons))),))

    def _knocks(self) -> Choices:
        """Red dice that take the place of a placed die of a strictly lower value (pen.prim.red.replace)."""
        red = [entry for entry in self.dice() if entry[1].colour in KNOCKERS]
        if not red:
            return Choices()
        options: list[Option] = []
        refused: list[Refused] = []
        for key, target in looks(self.table.placed).items():
            about = facts(section=target.section, was_colour=target.colour, was=target.value)
            against = {look: tuple(self._against_knock(die, target)) for look, die, _ in red}
            for look, die, shown in red:
                if not against[look]:
                    bindings = facts(section=target.section, slot=target.slot, knocked=target.id)
                    named = f"knock-{look}-{key}"
                    options.append(_option(named, "place-knock", (*shown, *about), die, bindings))
            if all(against.values()):
                option = Option(f"knock-{key}", "knock-die", about)
                refused.append(Refused(option, min(against.values(), key=len)))
        return Choices(tuple(options), tuple(refused))

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
        if turn.placements < 1:
            yield Refusal("pen.turn.learn.two", "no-placements")
        elif slotted and turn.placements <= turn.besides:
            yield Refusal("pen.turn.learn.extra", "only-beside")

    def _no_dice(self) -> Iterator[Refusal]:
        if not self.wizard.dice:
            yield Refusal("pen.loc.visit", "no-own-die")

    def _appear(self) -> Iterator[Refusal]:
        held = self.wizard.stock.arcana
        if not self.table.turn.besides and not held:
            yield Refusal("pen.prim.arcana", "lacking", facts(ingredient="arcana", n=1, held=held))

    def _section_closed(self, section: str) -> tuple[Refusal, ...]:
        """All mark slots are full, and the reading closes the section (pen.ruling.discipline-slots-full)."""
        if part_of(section) != "mark" or free_discipline_slot(self.wizard):
            return ()
        if self.reading("pen.ruling.discipline-slots-full") != "blocked":
            return ()
        return (Refusal("pen.loc.class.mark", "mark-slots-full"),)

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
    return Option(key, kind, about, None, "placement", (*facts(die=die.id), *where))


def looks(placed: tuple[Placed, ...]) -> dict[str, Placed]:
    """One placed die for each look and section; those in slots of other conditions are told apart by slot."""
    found: dict[str, Placed] = {}
    for die in placed:
        found.setdefault(f"{die.section}-{die.colour}-{die.value}-{die.slot}", die)
    shown: dict[str, Placed] = {}
    for key, die in found.items():
        short = f"{die.section}-{die.colour}-{die.value}"
        shown[key if short in shown else short] = die
    return shown
