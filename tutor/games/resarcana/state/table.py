"""The whole table of Res Arcana as one immutable value: players, the middle of the table, round and turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.framework.decks import Deck
from tutor.games.resarcana.state.player import Component, Player

Phase: TypeAlias = Literal["", "collect", "actions", "check"]
Mode: TypeAlias = Literal["", "first-game", "draft", "duel"]


class Looking(Struct, frozen=True):
    """Cards that one seat alone looks at; `deck` is the seat whose deck they are from, or "monuments"."""

    seat: str
    cards: tuple[str, ...]
    deck: str


class Table(Struct, frozen=True):
    """Everything on the table.

    `players` sit in clockwise order. `places` and `monuments` lie face up in the middle, `deck` is that of
    the monuments, `items` are the magic items in the supply, `spare` the cards that were not dealt, `open`
    the artifacts of a duel that are chosen from. `first` holds the first-player token, `token_passed` tells
    that its pass side is up. `turn` is whose turn it is. `mode` is the way the game was set up. In a match
    `game` counts its games, and `chooser` decides who is first in the next. `cut`: the round ends at once.
    """

    players: tuple[Player, ...]
    places: tuple[str, ...] = ()
    monuments: tuple[str, ...] = ()
    deck: Deck = Deck("monuments")
    items: tuple[Component, ...] = ()
    spare: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    first: str = ""
    token_passed: bool = False
    round: int = 0
    phase: Phase = ""
    turn: str = ""
    mode: Mode = ""
    looking: Looking | None = None
    cut: bool = False
    ended: bool = False
    winners: tuple[str, ...] = ()
    game: int = 1
    chooser: str = ""

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
