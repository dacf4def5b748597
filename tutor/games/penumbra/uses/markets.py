"""Uses that change the common area or the equipment: knocking out, bribing, hurrying, clearing a slot."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import facts
from tutor.engine.question import Option, Refusal
from tutor.games.penumbra.box import face
from tutor.games.penumbra.state import Table, TurnKind
from tutor.games.penumbra.uses import Considered, Readings, UseKind, wrong_turn
from tutor.games.penumbra.uses.primagic import die_options
from tutor.games.penumbra.wizard import Wizard

KNOCKERS = ("red", "spark")
"""Dice that can knock another one out: red ones, and a spark die that counts as red (pen.dice.spark)."""

CONTRACT_ROW = "contracts"

OTHER_TURNS: tuple[TurnKind, ...] = ("", "trial", "rest")
"""The turns without primagic of Learning turns (pen.prim.rest-window)."""


def not_learning(table: Table) -> Iterator[Refusal]:
    """What stands against primagic of Learning turns in another turn (pen.prim.rest-window)."""
    if table.turn.kind == "rest":
        yield Refusal("pen.prim.rest-window", "primagic-in-rest")
    elif wrong_turn(table, "learning"):
        yield Refusal("pen.prim.rest-window", "primagic-of-learning")


def _red(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    red = [die for die in wizard.dice if die.colour in KNOCKERS]
    for die in die_options(red, "discard-red"):
        bindings = facts(die=die.value)
        option = Option(f"red-{die.key}", die.kind, die.facts, None, "primagic-red", bindings)
        yield option, _against_red(table)


def _against_red(table: Table) -> Iterator[Refusal]:
    yield from not_learning(table)
    if not table.placed:
        yield Refusal("pen.prim.red.discard", "nothing-placed")


def _jewel(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    if not wizard.stock.jewel:
        return
    for market in table.markets:
        about = facts(market=market.id)
        option = Option(f"refresh-{market.id}", "refresh-market", about, None, "primagic-jewel", about)
        yield option, not_learning(table)
    if table.contracts:
        yield Option("refresh-contracts", "refresh-row", facts(market=CONTRACT_ROW)), _against_row(table)


def _against_row(table: Table) -> Iterator[Refusal]:
    yield from not_learning(table)
    yield Refusal("pen.prim.jewel.not-contracts", "row-no-market")


def _trinket(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    if wizard.stock.trinket:
        yield Option("hurry", "hurry", (), None, "primagic-trinket"), _against_trinket(table)


def _against_trinket(table: Table) -> Iterator[Refusal]:
    yield from not_learning(table)
    if table.turn.hurried:
        yield Refusal("pen.prim.trinket", "hurried-already")


def _artifacts(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    for card in wizard.cards:
        if card.zone == "equipment":
            about = facts(card=card.id, slot=face(table, card.id).slot)
            bindings = facts(card=card.id)
            yield Option(f"discard-{card.id}", "clear-slot", about, None, "discard-artifact", bindings), ()


def _placing(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    if wrong_turn(table, "learning") and wizard.dice:
        yield Option("place", "place-any"), (Refusal("pen.loc.learning-only", "place-in-learning"),)


USES = (
    UseKind("red", _red, not_in=OTHER_TURNS),
    UseKind("jewel", _jewel, not_in=OTHER_TURNS),
    UseKind("trinket", _trinket, not_in=OTHER_TURNS),
    UseKind("place", _placing, never=True),
    UseKind("artifact", _artifacts, idle=True),
)
