"""What is never lost or made during play: cards by name, and marks; dice and ingredients are unlimited."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.games.penumbra.procedures.cards import deck_of
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Wizard


def pieces(table: Table) -> dict[str, int]:
    """How often each card is on the table or out of the game, and how many marks of each kind there are.

    Marks are counted where their supply is (pen.comp.marks-limited), else nobody knows how many there are.
    """
    counts: Counter[str] = Counter(_cards(table))
    on_their_way = [card for card in table.drawn if card not in counts]
    counts.update(on_their_way)
    if table.marks_left:
        for kind, left in zip(DISCIPLINE_COLOURS, table.marks_left, strict=True):
            placed = sum(mark.discipline == kind for wizard in table.wizards for mark in wizard.marks)
            counts[f"mark {kind}"] = left + placed
    return counts


def _cards(table: Table) -> Iterator[str]:
    for deck in table.decks:
        for layer in deck.layers:
            yield from layer
    for market in table.markets:
        yield from market.cards
    yield from (*table.contracts, *table.trials, *table.goals, *table.prophecies, *table.out)
    if table.looking is not None:
        yield from table.looking.cards
    for wizard in table.wizards:
        yield from _of(table, wizard)


def _of(table: Table, wizard: Wizard) -> Iterator[str]:
    """A card that was discarded lies in its deck already, if the position has that deck."""
    yield from (card.id for card in wizard.cards if card.zone != "discarded" or not deck_of(table, card.id))
    yield from wizard.contracts
    yield from (passed.id for passed in wizard.trials)
    yield from (reserved.id for reserved in wizard.reserved)
