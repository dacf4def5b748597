"""The form in which an author writes a position of Res Arcana: only what matters."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Struct, field

from tutor.framework.conversion import Layers
from tutor.framework.counts import Count
from tutor.framework.shared_fields import Piece, interleaved
from tutor.framework.under_way import Continuation
from tutor.games.resarcana.state.player import PlayerFields
from tutor.games.resarcana.state.table import Looking, Phase, TableFields

Kind = Literal["calm", "life", "elan", "death", "gold"]
Counts = dict[Kind, Count]
"""How many essences there are of each kind; of those not named there are none."""


class Form(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mapping with a closed list of fields; those that say nothing new are not written."""


class ComponentSpec(Form, frozen=True):
    """A component that is turned, or on which essences lie.

    `paid` is what it was placed for, `source` the seat out of whose discard pile it came, if that is another.
    """

    turned: bool = False
    on: Counts = {}
    down: bool = False
    paid: Count | None = None
    source: str = ""


Components = tuple[str, ...] | dict[str, ComponentSpec]
"""Components as a list, or with what is on them."""


@interleaved(deck="hand", bonus="wins", own="bonus")
class PlayerSpec(PlayerFields, Form, frozen=True, kw_only=True):
    """A player: the essences in the pool, and every component in front of them as far as it matters.

    `components` are mage, magic item, artifacts, monuments and places of power, as a list or with what is on
    them. The deck is a list of cards that were shuffled; one written as a list of lists has layers, the first
    on top. `mages`, `draft` and `kept` are cards of the set-up. `bonus` are points for the check under way
    alone, `wins` games won in a match, `own` the artifacts that were drafted for its later games (all that
    the player has, if not given).
    """

    FIXED: ClassVar = ("mages", "draft", "kept", "wins", "bonus", "own")
    pool: Counts = {}
    components: Annotated[Components, Piece()] = ()
    deck: Annotated[Layers, Piece()] = ()
    own: tuple[str, ...] | None = None


class LookingSpec(Looking, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards that one seat alone looks at; `deck` is the seat whose deck they are from, or "monuments"."""


class DoSpec(Form, frozen=True):
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


@interleaved(
    deck="monuments",
    first="open",
    looking="turn",
    round="token_passed",
    phase="round",
    mode="phase",
    game="mode",
)
class Position(TableFields, Form, frozen=True, kw_only=True):
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
    deck: Annotated[Layers, Piece()] = ()
    items: Annotated[Components | None, Piece()] = None
    first: str | None = ""
    round: Count = 1
    phase: Phase = "actions"
    looking: LookingSpec | None = None
