"""A player's own things: the pool of essences, the components on the table, hand, deck and discard pile."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.framework.counts import Count
from tutor.framework.decks import Deck
from tutor.framework.shared_fields import Fact, Hidden, Piece, interleaved
from tutor.games.resarcana.state.essences import NONE, Essences


class Component(Struct, frozen=True, gc=False):
    """A component in front of a player, or a magic item in the supply.

    `on` are the essences lying on it. `down`: a magic item that lies face down until the round ends. `paid`
    is how many essences an artifact was placed for, `source` whose discard pile it came from, if it was that
    of another player.
    """

    id: str
    turned: bool = False
    on: Essences = NONE
    down: bool = False
    paid: int = 0
    source: str = ""


Held: TypeAlias = Annotated[tuple[str, ...], Hidden(), Piece()]
"""Cards that a player holds face down."""


class PlayerFields(Struct, frozen=True, kw_only=True):
    """What a player has on the table as in a written position.

    `mages` are those that one has still to be chosen of, `draft` the artifacts from which the next one is
    kept, `kept` those that have been. `bonus` are points for the victory check that is under way, `wins` the
    games won in a match.
    """

    hand: Annotated[Held, Fact()] = ()
    discard: Annotated[tuple[str, ...], Piece(), Fact("{artifact}")] = ()
    passed: Annotated[bool, Fact()] = False
    mages: Held = ()
    draft: Held = ()
    kept: Held = ()
    bonus: Count = 0
    wins: Annotated[Count, Fact()] = 0


@interleaved(deck="hand", own="wins")
class Player(PlayerFields, frozen=True, kw_only=True):
    """A player and everything that is theirs.

    `tableau` are the components in front of them, `own` the eight artifacts that were drafted for the later
    games of a match. The rest is told at `PlayerFields`.
    """

    seat: str
    pool: Essences = NONE
    tableau: Annotated[tuple[Component, ...], Piece()] = ()
    deck: Annotated[Deck, Hidden(from_all=True), Piece(), Fact()] = Deck("artifacts")
    own: Annotated[tuple[str, ...], Hidden()] = ()

    def has(self, id: str) -> bool:
        """Whether a component is in front of the player."""
        return any(one.id == id for one in self.tableau)

    def component(self, id: str) -> Component:
        """A component in front of the player. Raises KeyError where it is not there."""
        for one in self.tableau:
            if one.id == id:
                return one
        raise KeyError(f"{self.seat} has no {id!r}")

    def with_component(self, component: Component) -> Player:
        """The player with a component of that id in another state."""
        tableau = tuple(component if one.id == component.id else one for one in self.tableau)
        return replace(self, tableau=tableau)

    def without(self, id: str) -> Player:
        """The player without a component."""
        return replace(self, tableau=tuple(one for one in self.tableau if one.id != id))

    def laying(self, component: Component) -> Player:
        """The player with one more component."""
        return replace(self, tableau=(*self.tableau, component))
