"""What belongs to one mage: figure, life track, spells, quests, jinxes, as immutable values."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.framework.counts import Count
from tutor.framework.decks import Deck
from tutor.framework.shared_fields import Fact, Hidden, Piece, Sorted, interleaved

CELL = "cell"
"""Where a mage in his own cell is: no room of the lodge (brw.cell.not-lodge)."""

Slot: TypeAlias = Literal["quick", "I", "II", "III"]
Side: TypeAlias = Literal["main", "reverse"]
Standing: TypeAlias = Literal["prepared", "activated", "revealed"]
Back: TypeAlias = Literal["", "none", "targeted", "damaged"]

SLOTS: tuple[Slot, ...] = ("quick", "I", "II", "III")
"""The places for spells on a mage board (brw.plan.quick-slot)."""


class Prepared(Struct, frozen=True):
    """A spell on a mage board, at most one to a slot.

    `state` is "prepared" until it is cast, "activated" as a cast trap or defence that is not revealed, and
    "revealed" (brw.spell.prepared, brw.spell.activated). `sustained` is the figure or room that bears its
    token while a sustained effect of it lasts (brw.sust.token); the caster himself where it targets nobody.
    """

    slot: Slot
    spell: str
    side: Side = "main"
    state: Standing = "prepared"
    sustained: str = ""


class Quest(Struct, frozen=True):
    """An active or solved quest with the chips on its slots; `hidden` while nobody else has seen it."""

    id: str
    chips: int = 0
    hidden: bool = True


class Jinx(Struct, frozen=True):
    """A jinx card that is assigned to a mage, with the chips on it."""

    id: str
    chips: int = 0


class MageFields(Struct, frozen=True, kw_only=True):
    """What a mage has on the table as in a written position.

    `at` is a room's id or CELL. `completed` quests lie face down. `trophies` are the seats whose tokens were
    taken, one entry each. `physical` counts the available physical action tokens, `aside` are the personal
    spells that have not come into play. `orders` is how many orders the avatar has still to play in the
    action phase (brw.avatar.activation.repeat), `back` what the back of its top order shows, "" where nobody
    has looked yet (brw.avatar.order.trap). `outright`: he was defeated outright, and has not been in a room
    since.
    """

    mage: str = ""
    colour: str = ""
    at: str = CELL
    power: Count = 0
    hand: Annotated[tuple[str, ...], Hidden(), Sorted(), Piece(), Fact()] = ()
    memories: Annotated[tuple[str, ...], Piece(), Fact()] = ()
    completed: Annotated[tuple[str, ...], Piece(), Fact()] = ()
    trophies: tuple[str, ...] = ()
    physical: Count = 2
    aside: Annotated[tuple[str, ...], Piece(), Fact()] = ()
    school: str = ""
    avatar: bool = False
    orders: Count = 0
    back: Back = ""
    outright: bool = False


@interleaved(cell="at", grimoire="hand", board="memories", jinxes="completed")
class Mage(MageFields, frozen=True, kw_only=True):
    """A mage: a player's, or with `avatar` the avatar's (brw.avatar.is-mage).

    `cell` is the id of his cell. `damage` are the chips on the life track from left to right, each as the
    source whose colour it has. The rest is told at `MageFields`.
    """

    seat: str
    cell: str = ""
    damage: tuple[str, ...] = ()
    grimoire: Annotated[Deck, Hidden(), Piece(), Fact()] = Deck("grimoire")
    board: tuple[Prepared, ...] = ()
    active: Annotated[tuple[Quest, ...], Fact()] = ()
    solved: Annotated[tuple[Quest, ...], Fact()] = ()
    jinxes: tuple[Jinx, ...] = ()

    @property
    def in_cell(self) -> bool:
        """Whether the mage is in his cell, and so not in the lodge."""
        return self.at == CELL

    def slot(self, slot: str) -> Prepared | None:
        """The spell in a slot of the board, or None."""
        return next((one for one in self.board if one.slot == slot), None)

    def in_state(self, state: Standing) -> tuple[Prepared, ...]:
        """The spells of the board that are prepared, activated or revealed."""
        return tuple([one for one in self.board if one.state == state])

    def with_prepared(self, spell: Prepared) -> Mage:
        """The mage with the spell in that slot replaced, or laid into it; slots stay in their order."""
        others = tuple(one for one in self.board if one.slot != spell.slot)
        return replace(self, board=tuple(sorted((*others, spell), key=lambda one: SLOTS.index(one.slot))))

    def without_slot(self, slot: str) -> Mage:
        """The mage with nothing in a slot of the board."""
        return replace(self, board=tuple(one for one in self.board if one.slot != slot))


def less(cards: tuple[str, ...], *taken: str) -> tuple[str, ...]:
    """The cards without one copy of each of those taken. Raises ValueError for one that is not there."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
