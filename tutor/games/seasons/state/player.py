"""What belongs to one player: crystals, energy, summoning power, bonuses, cards in hand and in play."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.framework.counts import Count
from tutor.framework.shared_fields import Fact, Hidden, Limit, Piece, Sorted, interleaved
from tutor.games.seasons.components.faces import NONE, Stock

Libraries = tuple[tuple[str, ...], tuple[str, ...]]
"""Cards under library tokens II and III."""

NO_LIBRARIES: Libraries = ((), ())


class Copy(Struct, frozen=True, gc=False):
    """A copy of a card in play.

    `id` is the card's with a number ("figrim-1"), unique among all in play; `card` is the card. `turned`: it
    was activated in this round (sea.effect.activated.once). `tokens` are the energy tokens that lie on it.
    `received`: somebody else has passed it on to its owner (sea.card.damned-soul.receive).
    """

    id: str
    card: str
    turned: bool = False
    tokens: Stock = NONE
    received: bool = False


Held: TypeAlias = Annotated[tuple[str, ...], Hidden(), Sorted(), Piece()]
"""Cards that a player holds face down."""


class PlayerFields(Struct, frozen=True, kw_only=True):
    """What a player has on the table as in a written position.

    `power` is the summoning power, `bonuses` how many bonuses were used, `hand` the cards in hand. In the
    prelude `dealt` is the hand that is looked at, and `drafted` lies face down. `returned` are cards that
    were taken back to hand in this round after they had been activated, as far as that bars them from being
    activated again (sea.ruling.replayed-card).
    """

    crystals: Annotated[int, Fact(), Limit("sea.comp.crystal-track")] = 0
    power: Annotated[int, Fact(), Limit("sea.gauge.max", "most_power")] = 0
    bonuses: Annotated[Count, Fact(), Limit("sea.bonus.max", "most_bonuses")] = 0
    hand: Annotated[Held, Fact()] = ()
    dealt: Held = ()
    drafted: Annotated[Held, Fact()] = ()
    returned: Annotated[tuple[str, ...], Hidden()] = ()


@interleaved(reserve="crystals", play="hand")
class Player(PlayerFields, frozen=True, gc=False, kw_only=True):
    """A player.

    `reserve` are the tokens on the own board; those on a Grimoire belong to the reserve too, but lie on the
    card. `play` are the cards in play, `library` those under the tokens II and III, and `origin` those that
    were put there in the prelude. The rest is told at `PlayerFields`.
    """

    seat: str
    reserve: Stock = NONE
    play: tuple[Copy, ...] = ()
    library: Annotated[Libraries, Hidden(), Piece(), Fact()] = NO_LIBRARIES
    origin: Annotated[Libraries, Hidden()] = NO_LIBRARIES

    def copy(self, id: str) -> Copy | None:
        """The copy of that id among the cards in play."""
        for copy in self.play:
            if copy.id == id:
                return copy
        return None

    def count(self, card: str) -> int:
        """How many copies of a card are in play."""
        n = 0
        for copy in self.play:
            if copy.card == card:
                n += 1
        return n

    def with_copy(self, copy: Copy) -> Player:
        """The player with the copy of the same id replaced, or put into play."""
        play = self.play
        for at, held in enumerate(play):
            if held.id == copy.id:
                return replace(self, play=(*play[:at], copy, *play[at + 1 :]))
        return replace(self, play=(*play, copy))

    def without_copy(self, id: str) -> Player:
        """The player without a copy in play."""
        return replace(self, play=tuple(copy for copy in self.play if copy.id != id))

    def without_card(self, card: str) -> Player:
        """The player with one such card less in hand. Raises ValueError if there is none."""
        at = self.hand.index(card)
        return replace(self, hand=(*self.hand[:at], *self.hand[at + 1 :]))

    def with_cards(self, *cards: str) -> Player:
        """The player with more cards in hand, which is kept sorted."""
        return replace(self, hand=tuple(sorted((*self.hand, *cards))))
