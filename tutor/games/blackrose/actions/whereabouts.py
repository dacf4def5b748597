"""Where spells and quests lie, as what stands against using one that is not where it has to be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.event import facts
from tutor.engine.question import Refusal
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import Table

ZONES: Final = {
    "hand": "brw.study.hand-kept",
    "board": "brw.spell.prepared",
    "memories": "brw.study.discard-to-memories",
    "grimoire": "brw.study.draw2",
    "aside": "brw.spell.personal",
    "discard": "brw.study.library4",
    "out": "brw.spell.forgotten.removed",
    "library": "brw.study.library4",
    "active": "brw.quest.active",
    "solved": "brw.quest.solved",
    "completed": "brw.quest.complete",
    "quest-discard": "brw.quest.discard",
    "quest-deck": "brw.quest.draw",
}
"""The rule for each place where a spell or a quest can lie."""


def spells(table: Table, seat: str, needs: str) -> Iterator[tuple[str, Refusal]]:
    """Every spell of the game that is not in the hand or on the board of the seat (`needs`), and where it is.

    Boris's spells on his board are told too: who asks looks at the whole table.
    """
    cards = set[str]()
    for card, zone, who in _spells(table):
        cards.add(card)
        if (who, zone) != (seat, needs):
            yield card, lies(card, zone, who)
    for card in box(table.box).spells:
        if card not in cards:
            yield card, lies(card, "library", None)


def quests(table: Table, seat: str) -> Iterator[tuple[str, Refusal]]:
    """Every quest that is not before the mage, and where it is."""
    cards = {one.id for one in (*table.mage(seat).active, *table.mage(seat).solved)}
    cards |= set(table.mage(seat).completed)
    for mage in table.mages:
        if mage.seat != seat:
            for card, zone in _quests(mage):
                cards.add(card)
                yield card, lies(card, zone, mage.seat)
    for card in table.pile("quest"):
        cards.add(card)
        yield card, lies(card, "quest-discard", None)
    for card in box(table.box).quests:
        if card not in cards:
            yield card, lies(card, "quest-deck", None)


def lies(card: str, zone: str, who: str | None) -> Refusal:
    """Where a card lies, and whose it is."""
    return Refusal(ZONES[zone], "lies-elsewhere", facts(card=card, zone=zone, who=who))


def _spells(table: Table) -> Iterator[tuple[str, str, str | None]]:
    for mage in table.mages:
        seat = mage.seat
        yield from ((card, "hand", seat) for card in mage.hand)
        yield from ((spell.spell, "board", seat) for spell in mage.board)
        yield from ((card, "memories", seat) for card in mage.memories)
        yield from ((card, "grimoire", seat) for card in mage.grimoire.cards)
        yield from ((card, "aside", seat) for card in mage.aside)
    known = frozenset(box(table.box).spells)
    for pile in table.piles:
        yield from ((card, "discard", None) for card in pile.cards if card in known)
    yield from ((card, "out", None) for card in table.out if card in known)


def _quests(mage: Mage) -> Iterator[tuple[str, str]]:
    yield from ((one.id, "active") for one in mage.active)
    yield from ((one.id, "solved") for one in mage.solved)
    yield from ((one, "completed") for one in mage.completed)
