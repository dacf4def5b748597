"""The form in which an author writes a position of Res Arcana: only what matters."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct, field

from tutor.framework.counts import Count
from tutor.framework.under_way import Continuation
from tutor.games.resarcana.state.table import Mode, Phase

Kind = Literal["calm", "life", "elan", "death", "gold"]
Counts = dict[Kind, Count]
"""How many essences there are of each kind; of those not named there are none."""


class ComponentSpec(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A component that is turned, or on which essences lie.

    `paid` is what it was placed for, `source` the seat out of whose discard pile it came, if that is another.
    """

    turned: bool = False
    on: Counts = {}
    down: bool = False
    paid: Count | None = None
    source: str = ""


class PlayerSpec(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player: the essences in the pool, and every component in front of them as far as it matters.

    `components` are mage, magic item, artifacts, monuments and places of power, as a list or with what is on
    them. The deck is a list of cards that were shuffled; one written as a list of lists has layers, the first
    on top. `mages`, `draft` and `kept` are cards of the set-up. `bonus` are points for the check under way
    alone, `wins` games won in a match, `own` the artifacts that were drafted for its later games (all that
    the player has, if not given).
    """

    FIXED: ClassVar = ("mages", "draft", "kept", "wins", "bonus", "own")
    pool: Counts = {}
    components: tuple[str, ...] | dict[str, ComponentSpec] = ()
    hand: tuple[str, ...] = ()
    deck: tuple[str | tuple[str, ...], ...] = ()
    discard: tuple[str, ...] = ()
    passed: bool = False
    mages: tuple[str, ...] = ()
    draft: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    wins: Count = 0
    bonus: Count = 0
    own: tuple[str, ...] | None = None


class LookingSpec(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards that one seat alone looks at; `deck` is the seat whose deck they are from, or "monuments"."""

    seat: str
    cards: tuple[str, ...]
    deck: str


class DoSpec(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that is carried out: a turn, the use of a power ("athanor.2"), or any program.

    With `at` the program has begun already, and goes on at that path: [2] is its third sentence.
    """

    who: str
    program: str = "turn"
    use: str = ""
    given: dict[str, Any] = field(default={}, name="with")
    at: tuple[Count, ...] = ()

    @property
    def continuation(self) -> Continuation:
        """The program as it lies on the stack."""
        return Continuation(self.who, self.use or self.program, self.given, self.at)


class Position(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position: the players by seat in clockwise order, and what is to happen.

    `places` and `monuments` lie in the middle, `deck` is that of the monuments, `items` are the magic items
    of the supply (all that nobody has, if not given), as a list or with what is on them. `first` holds the
    first-player token (the first seat, if not given; nobody yet, if null). `turn` is whose turn it is. `do`
    lists what is carried out in turn; where that begins with "game", "setup" or "match", the table is empty
    but for the seats, and `mode` says how the game is set up. `game` counts the games of a match, in which
    `chooser` says who is first in the next, and `open` are the artifacts in the middle that are drafted; in a
    later game each player's artifacts are those that were drafted. `cut`: the round ends at once.
    """

    FIXED: ClassVar = ("mode", "game", "open", "looking", "cut", "winners", "chooser")
    players: dict[str, PlayerSpec]
    do: tuple[DoSpec, ...] = ()
    places: tuple[str, ...] = ()
    monuments: tuple[str, ...] = ()
    deck: tuple[str | tuple[str, ...], ...] = ()
    items: tuple[str, ...] | dict[str, ComponentSpec] | None = None
    open: tuple[str, ...] = ()
    first: str | None = ""
    token_passed: bool = False
    round: Count = 1
    phase: Phase = "actions"
    mode: Mode = ""
    game: Annotated[int, Meta(ge=1)] = 1
    turn: str = ""
    looking: LookingSpec | None = None
    cut: bool = False
    ended: bool = False
    winners: tuple[str, ...] = ()
    chooser: str = ""
