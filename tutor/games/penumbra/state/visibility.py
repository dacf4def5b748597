"""What is hidden from whom: everything lies open unless a rule says otherwise (pen.gen.open-information)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.framework.decks import Deck
from tutor.games.penumbra.state.table import Looking, Table
from tutor.games.penumbra.state.wizard import Reserved, Wizard

HIDDEN = "hidden"
"""What stands in a table for a card whose face the seat does not know."""


def secrets(table: Table, seat: str) -> frozenset[str]:
    """The ids that the seat may not be told: the talents dealt to others until all are revealed
    (pen.setup.talents.draft), what others have reserved unseen, and what others look at.

    An id that the seat can see elsewhere is no secret. The order of decks is nowhere, so it needs no hiding.
    """
    return frozenset(_hidden_from(table, seat)) - frozenset(_open_to(table, seat))


def seen(table: Table, seat: str) -> Table:
    """The table as the seat sees it: decks are face down, and so is what others keep secret."""
    wizards = tuple(one if one.seat == seat else _from_outside(one) for one in table.wizards)
    looking = table.looking
    if looking is not None and looking.seat != seat:
        looking = Looking(looking.seat, (HIDDEN,) * len(looking.cards))
    decks = tuple(_face_down(deck) for deck in table.decks)
    drawn = (HIDDEN,) * len(table.drawn)
    return replace(table, wizards=wizards, looking=looking, decks=decks, drawn=drawn)


def _face_down(deck: Deck) -> Deck:
    return replace(deck, layers=tuple((HIDDEN,) * len(layer) for layer in deck.layers))


def _from_outside(wizard: Wizard) -> Wizard:
    reserved = tuple(Reserved(HIDDEN, one.kind, True) if one.secret else one for one in wizard.reserved)
    offered = (HIDDEN,) * len(wizard.offered)
    talent = HIDDEN if wizard.kept else ""
    return replace(wizard, reserved=reserved, offered=offered, kept=talent)


def _hidden_from(table: Table, seat: str) -> Iterator[str]:
    for wizard in table.wizards:
        if wizard.seat != seat:
            yield from wizard.offered
            yield from (one.id for one in wizard.reserved if one.secret)
    if table.looking is not None and table.looking.seat != seat:
        yield from table.looking.cards


def _open_to(table: Table, seat: str) -> Iterator[str]:
    """The ids of contracts, trials and talents that the seat sees."""
    yield from (*table.contracts, *table.trials, *table.out)
    for wizard in table.wizards:
        yield from (*wizard.contracts, *(one.id for one in wizard.trials))
        yield from (one.id for one in wizard.reserved if wizard.seat == seat or not one.secret)
    yield from table.wizard(seat).offered
