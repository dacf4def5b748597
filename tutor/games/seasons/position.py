"""The form in which an author writes a position of Seasons: only what matters."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from tutor.games.seasons.faces import Energy
from tutor.games.seasons.state import Level, Stage

Count = Annotated[int, Meta(ge=0)]
Tokens = dict[Energy, Count]
"""Tokens by type."""


class CopySpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in play, with what lies on it; `received`: somebody else has passed it on."""

    card: str
    turned: bool = False
    tokens: Tokens = {}
    received: bool = False


class DieSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A die and the side that lies up, counted from 1 in the order of the catalogue."""

    die: str
    side: Annotated[int, Meta(ge=1, le=6)]


class PlayerSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A player.

    `power` is the summoning power, `bonuses` how many were used, `library` the cards under II and III, `die`
    the one taken in this round. Copies in play are named by card and number ("figrim-1"), counted over all
    players.
    """

    crystals: int = 0
    reserve: Tokens = {}
    power: int = 0
    bonuses: Count = 0
    hand: tuple[str, ...] = ()
    play: tuple[str | CopySpec, ...] = ()
    library: dict[Literal["II", "III"], tuple[str, ...]] = {}
    die: DieSpec | None = None
    dealt: tuple[str, ...] = ()
    drafted: tuple[str, ...] = ()


class TurnSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """The turn under way: how far it has come, and whether crystallising is open in it."""

    seat: str
    stage: Stage = "actions"
    access: bool = False
    extra: Count = 0


class DoSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A program that is carried out for a seat, with its bindings."""

    who: str
    program: str
    given: dict[str, Any] = field(default={}, name="with")


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position: the players by seat in seating order, clockwise, and what is to happen.

    The deck is a list of cards that were shuffled; one written as a list of lists has layers, the first on
    top. `dice` are those the game is played with (as many of each season as the set-up would take, if not
    given), `left` the one that nobody took. `do` lists what is carried out in turn: "actions" is what a
    player may do after the gains of the die, "turn" a whole turn, "round" and "round-end" what they say,
    "card-03.enter" the text of a card; "game" begins with an empty table, for the seats that are named.
    """

    players: dict[str, PlayerSpec]
    do: tuple[DoSpec, ...] = ()
    level: Level = "archmage"
    first: str = ""
    year: Annotated[int, Meta(ge=0, le=4)] = 1
    space: Annotated[int, Meta(ge=1, le=12)] = 1
    round: Count = 1
    dice: tuple[str, ...] = ()
    left: DieSpec | None = None
    deck: tuple[str | tuple[str, ...], ...] = ()
    discard: tuple[str, ...] = ()
    turn: TurnSpec | None = None
