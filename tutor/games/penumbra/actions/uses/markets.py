"""Uses that change the common area or the equipment: knocking out, bribing, hurrying, clearing a slot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain

from tutor.engine.event import facts
from tutor.engine.question import Option, Refusal
from tutor.games.penumbra.actions.uses import Considered, Readings, UseKind, unopposed, wrong_turn
from tutor.games.penumbra.actions.uses.primagic import discarding, lacking, looks
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.state.table import Table, TurnKind
from tutor.games.penumbra.state.wizard import Wizard

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


def _red(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Considered]:
    red = [die for die in wizard.dice if die.colour in KNOCKERS]
    return tuple((discarding("red", die), _against_red(table)) for die in looks(red)) if red else ()


def _against_red(table: Table) -> Iterator[Refusal]:
    yield from not_learning(table)
    if not table.placed:
        yield Refusal("pen.prim.red.discard", "nothing-placed")


def _jewel(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    none = tuple(lacking(wizard, "jewel", 1, "pen.prim.jewel"))
    for market in table.markets:
        yield _refresh(market.id), chain(not_learning(table), none)
    if table.contracts:
        yield _REFRESH_ROW, chain(_against_row(table), none)


def _jewel_now(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Option]:
    return unopposed(_jewel(table, wizard, reading)) if wizard.stock.jewel else ()


@cache
def _refresh(market: str) -> Option:
    """The option of bribing the keeper of a market."""
    about = facts(market=market)
    return Option(f"refresh-{market}", "refresh-market", about, None, "primagic-jewel", about)


_REFRESH_ROW = Option("refresh-contracts", "refresh-row", facts(market=CONTRACT_ROW))


def _against_row(table: Table) -> Iterator[Refusal]:
    yield from not_learning(table)
    yield Refusal("pen.prim.jewel.not-contracts", "row-no-market")


_HURRY = Option("hurry", "hurry", (), None, "primagic-trinket")


def _trinket(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Considered]:
    return ((_HURRY, _against_trinket(table, wizard)),)


def _against_trinket(table: Table, wizard: Wizard) -> Iterator[Refusal]:
    yield from not_learning(table)
    if table.turn.hurried:
        yield Refusal("pen.prim.trinket", "hurried-already")
    yield from lacking(wizard, "trinket", 1, "pen.prim.trinket")


def _artifacts(table: Table, wizard: Wizard, reading: Readings) -> Iterable[Considered]:
    worn = [card.id for card in wizard.cards if card.zone == "equipment"]
    return [(_clear(card, face(table, card).slot), ()) for card in worn]


@lru_cache(maxsize=512)
def _clear(card: str, slot: str | None) -> Option:
    """The option of discarding an artifact to clear its slot."""
    about = facts(card=card, slot=slot)
    return Option(f"discard-{card}", "clear-slot", about, None, "discard-artifact", facts(card=card))


def _placing(table: Table, wizard: Wizard, reading: Readings) -> Iterator[Considered]:
    if wrong_turn(table, "learning") and wizard.dice:
        yield Option("place", "place-any"), (Refusal("pen.loc.learning-only", "place-in-learning"),)


USES = (
    UseKind("red", _red, not_in=OTHER_TURNS),
    UseKind("jewel", _jewel, _jewel_now, not_in=OTHER_TURNS),
    UseKind("trinket", _trinket, not_in=OTHER_TURNS),
    UseKind("place", _placing, never=True),
    UseKind("artifact", _artifacts),
)
