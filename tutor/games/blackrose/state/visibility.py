"""What is hidden from whom: hands, grimoires, unrevealed spells and quests of others (brw.plan.hidden)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.framework.card_fields import HIDDEN, backs, backs_of_deck, face_down, from_outside, lying_hidden
from tutor.games.blackrose.state.mage import Mage, Prepared, Quest
from tutor.games.blackrose.state.table import Pile, Table

FACE_DOWN = ("quest",)
"""The discard piles that lie face down (brw.quest.discard)."""


def secrets(table: Table, seat: str) -> frozenset[str]:
    """The ids that the seat may not be told: what others hold, and what they have laid or drawn unseen.

    An id that the seat can see elsewhere is no secret: it is that of every copy. The order of decks is
    nowhere, so it needs no hiding.
    """
    return frozenset(_hidden_from(table, seat)) - frozenset(_open_to(table, seat))


def seen(table: Table, seat: str) -> Table:
    """The table as the seat sees it: decks are face down, and so is what others keep secret."""
    mages = tuple(one if one.seat == seat else _from_outside(one) for one in table.mages)
    looking = table.looking
    if looking is not None and looking.seat != seat:
        looking = replace(looking, cards=backs(looking.cards))
    piles = tuple(Pile(one.id, backs(one.cards)) if one.id in FACE_DOWN else one for one in table.piles)
    return replace(
        table,
        mages=mages,
        looking=looking,
        decks=tuple(map(backs_of_deck, table.decks)),
        piles=piles,
        declined=tuple(one for one in table.declined if one.seat == seat),
        **face_down(table),
    )


def _from_outside(mage: Mage) -> Mage:
    return replace(
        from_outside(mage),
        board=tuple(_back(one) for one in mage.board),
        active=tuple(Quest(HIDDEN, one.chips, True) if one.hidden else one for one in mage.active),
    )


def _back(spell: Prepared) -> Prepared:
    """A spell as others see it: of one that is not revealed its place, and whether it lies activated."""
    return spell if spell.state == "revealed" else Prepared(spell.slot, HIDDEN, "main", spell.state)


def _hidden_from(table: Table, seat: str) -> Iterator[str]:
    for mage in table.mages:
        if mage.seat != seat:
            yield from lying_hidden(mage)
            yield from (one.spell for one in mage.board if one.state != "revealed")
            yield from (one.id for one in mage.active if one.hidden)
    if table.looking is not None and table.looking.seat != seat:
        yield from table.looking.cards


def _open_to(table: Table, seat: str) -> Iterator[str]:
    """The ids of cards whose faces the seat sees somewhere."""
    yield from (*table.out, *table.events)
    for pile in table.piles:
        if pile.id not in FACE_DOWN:
            yield from pile.cards
    for mage in table.mages:
        yield from (*mage.memories, *mage.completed, *mage.aside)
        yield from (one.spell for one in mage.board if one.state == "revealed" or mage.seat == seat)
        yield from (one.id for one in mage.solved)
        yield from (one.id for one in mage.active if not one.hidden or mage.seat == seat)
    if table.looking is not None and table.looking.seat == seat:
        yield from table.looking.cards
    yield from lying_hidden(table.mage(seat))
