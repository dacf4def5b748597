"""The whole table of Res Arcana as one immutable value: players, the middle of the table, round and turn."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from tutor.framework.counts import Count
from tutor.framework.decks import Deck
from tutor.framework.shared_fields import Fact, Hidden, Piece, interleaved
from tutor.games.resarcana.state.player import Component, Player

Phase: TypeAlias = Literal["", "collect", "actions", "check"]
Mode: TypeAlias = Literal["", "first-game", "draft", "duel"]

MONUMENTS: Final = "monuments"
"""The deck of the monuments, which belongs to nobody."""


class Looking(Struct, frozen=True):
    """Cards that one seat alone looks at; `deck` is the seat whose deck they are from, or "monuments"."""

    seat: str
    cards: tuple[str, ...]
    deck: str


class TableFields(Struct, frozen=True, kw_only=True):
    """What a table has as a written position has it.

    `places` and `monuments` lie face up in the middle, `open` are the artifacts of a duel that are chosen
    from. `token_passed` tells that the pass side of the first-player token is up. `turn` is whose turn it is.
    `mode` is the way the game was set up. In a match `game` counts its games, and `chooser` decides who is
    first in the next. `cut`: the round ends at once.
    """

    places: Annotated[tuple[str, ...], Piece(), Fact("{place}")] = ()
    monuments: Annotated[tuple[str, ...], Piece(), Fact("{monument}")] = ()
    open: Annotated[tuple[str, ...], Piece()] = ()
    token_passed: Annotated[bool, Fact()] = False
    round: Annotated[Count, Fact()] = 0
    phase: Annotated[Phase, Fact()] = ""
    turn: Annotated[str, Fact("{seat}")] = ""
    mode: Mode = ""
    cut: bool = False
    ended: Annotated[bool, Fact()] = False
    winners: Annotated[tuple[str, ...], Fact("{seat}")] = ()
    game: Annotated[int, Meta(ge=1), Fact()] = 1
    chooser: str = ""


@interleaved(deck="monuments", first="open", looking="mode")
class Table(TableFields, frozen=True, kw_only=True):
    """Everything on the table.

    `players` sit in clockwise order. `deck` is that of the monuments, `items` are the magic items in the
    supply, `spare` the cards that were not dealt. `first` holds the first-player token. The rest is told at
    `TableFields`.
    """

    players: tuple[Player, ...]
    deck: Annotated[Deck, Hidden(from_all=True), Piece()] = Deck(MONUMENTS)
    items: Annotated[tuple[Component, ...], Piece()] = ()
    spare: Annotated[tuple[str, ...], Hidden(from_all=True), Piece()] = ()
    first: Annotated[str, Fact("{seat}")] = ""
    looking: Looking | None = None

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in clockwise order."""
        return tuple(player.seat for player in self.players)

    @property
    def from_first(self) -> tuple[str, ...]:
        """The seats clockwise from the holder of the first-player token."""
        return self.clockwise(self.first)

    def clockwise(self, seat: str) -> tuple[str, ...]:
        """All seats clockwise, beginning with one."""
        seats = self.seats
        at = seats.index(seat)
        return (*seats[at:], *seats[:at])

    def rivals(self, seat: str) -> tuple[str, ...]:
        """The other seats, clockwise from a seat (res.rivals.definition)."""
        return self.clockwise(seat)[1:]

    def player(self, seat: str) -> Player:
        """The player of a seat. Raises KeyError for a name that is no seat."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise KeyError(f"no seat {seat!r}")

    def with_player(self, player: Player) -> Table:
        """The table with a player in another state."""
        players = tuple(player if one.seat == player.seat else one for one in self.players)
        return replace(self, players=players)

    def owner(self, id: str) -> Player | None:
        """Who has a component in front of them; None where nobody has."""
        for player in self.players:
            if player.has(id):
                return player
        return None
