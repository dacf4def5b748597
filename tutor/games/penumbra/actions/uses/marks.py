"""Marks as uses: lowering a charged mark for the effect printed below its slot (pen.mark.use)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tutor.engine.event import facts
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.games.penumbra.actions.uses import Considered, Readings, UseKind, unopposed
from tutor.games.penumbra.actions.uses.launching import unlaunchable
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.procedures.properties import vigilance
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Card, Die, Mark, Wizard

FOR_NOTHING = "pen.ruling.mark-for-nothing"
"""Whether a mark may be lowered where its effect has nothing to work on."""

EFFECT_RULES = {
    "set": "pen.mark.eff.set",
    "repaint": "pen.mark.eff.repaint",
    "launch": "pen.mark.eff.launch",
    "unturn": "pen.mark.eff.unturn",
}


def considered(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    """Every mark whose slot has a mark effect."""
    for mark in wizard.marks:
        if mark.effect:
            against = _against(table, wizard, mark, reading)
            yield _option(mark.slot, mark.discipline, mark.effect), against


def legal(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Option]:
    """The marks that can be used now; only charged ones can."""
    for mark in wizard.marks:
        if mark.effect and mark.condition == "charged":
            for _ in _against(table, wizard, mark, reading):
                break
            else:
                yield _option(mark.slot, mark.discipline, mark.effect)


@lru_cache(maxsize=512)
def _option(slot: str, discipline: str, effect: str) -> Option:
    """The option of using a mark."""
    about = facts(slot=slot, discipline=discipline, effect=effect)
    return Option(f"mark-{slot}", "use-mark", about, None, f"mark-{effect}", facts(mark=slot))


def _against(table: Table, wizard: Wizard, mark: Mark, reading: Readings) -> Iterator[Refusal]:
    """Everything that stands against using a mark now."""
    about = (("slot", mark.slot), ("discipline", mark.discipline))
    if mark.condition != "charged":
        rule = f"pen.mark.state.{mark.condition}"
        yield Refusal(rule, "not-charged", (*about, ("condition", mark.condition)))
    if table.turn.kind == "rest" and reading("pen.ruling.mark-use-in-rest") == "no":
        yield Refusal("pen.mark.use", "mark-in-rest", about)
    if reading(FOR_NOTHING) == "refused":
        yield from _nothing_to_work_on(table, wizard, mark, reading)
    uses = (mark.effect == "launch") + (reading("pen.ruling.vigilance-marks") == "yes")
    if uses:
        yield from vigilance(table, reading, uses)


def _nothing_to_work_on(table: Table, wizard: Wizard, mark: Mark, reading: Readings) -> Iterator[Refusal]:
    """That there is no spell, card or die that the effect of a mark could be applied to."""
    about = (("slot", mark.slot), ("discipline", mark.discipline))
    if mark.effect == "launch":
        if not any(unopposed(_spells(table, wizard, mark, reading))):
            yield Refusal("pen.mark.eff.launch", "no-spell", about)
    elif mark.effect == "unturn":
        if not any(card.turned for card in wizard.in_play):
            yield Refusal("pen.mark.eff.unturn", "nothing-turned", about)
    elif not targets(wizard, mark):
        yield Refusal(EFFECT_RULES[mark.effect], "no-die", about)


def targets(wizard: Wizard, mark: Mark) -> tuple[Die, ...]:
    """The dice a mark may change (pen.mark.eff.set, pen.mark.eff.repaint, pen.mark.eff.spark-any)."""
    if mark.effect == "repaint":
        return tuple([die for die in wizard.dice if die.colour == "bone"])
    if mark.discipline == "spark":
        return wizard.dice
    colour = DISCIPLINE_COLOURS[mark.discipline]
    return tuple([die for die in wizard.dice if die.colour == colour])


def launchable_spells(table: Table, wizard: Wizard, mark: Mark, reading: Readings) -> Choices:
    """The spells that a launching mark may launch, and all other cards with the reasons."""
    return sorted_out(_spells(table, wizard, mark, reading))


def _spells(table: Table, wizard: Wizard, mark: Mark, reading: Readings) -> Iterator[Considered]:
    for card in wizard.in_play:
        if card.zone != "experience":
            about = (("card", card.id), ("by", ""))
            option = Option(f"launch-{card.id}", "launch-card", about, card.id)
            yield option, _against_spell(table, wizard, mark, card, reading)


def _against_spell(
    table: Table, wizard: Wizard, mark: Mark, card: Card, reading: Readings
) -> Iterator[Refusal]:
    printed = face(table, card.id)
    if printed.kind != "spell" or card.zone != "grimoire":
        yield Refusal("pen.mark.eff.launch.only-spells", "no-spell-card", facts(card=card.id))
    elif mark.discipline not in ("spark", printed.discipline):
        about = facts(card=card.id, discipline=mark.discipline)
        yield Refusal("pen.mark.eff.colour", "other-spell-colour", about)
    yield from unlaunchable(table, wizard, card, printed, reading)


KIND = UseKind("mark", considered, legal)
