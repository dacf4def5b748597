"""The form in which an author writes a position of Seasons: only what matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from tutor.framework.conversion import Layers
from tutor.framework.counts import Count
from tutor.framework.position_form import DoSpec
from tutor.framework.shared_fields import interleaved
from tutor.games.seasons.components.faces import Energy, Season
from tutor.games.seasons.state.player import PlayerFields
from tutor.games.seasons.state.table import Looking, Stage, TableFields, Turn

ACTIONS: Final = "actions"
"""The program of what may be done in a turn after the gains of the die."""

PERIODS: Final = ("game", "setup", "prelude", "rounds", "round", "turn", ACTIONS, "round-end", "ending")
"""The programs in which a turn begins or goes on, or before and after which there is none."""

Tokens = dict[Energy, Count]
"""Tokens by type."""

Piles: TypeAlias = dict[Literal["II", "III"], tuple[str, ...]]
"""Cards under the library tokens."""


class Form(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mapping with a closed list of fields; those that say nothing new are not written."""


class CopySpec(Form, frozen=True):
    """A card in play, with what lies on it; `received`: somebody else has passed it on.

    `number` is the copy's where it is not how many of that card have been named so far.
    """

    FIXED: ClassVar = ("number",)
    card: str
    turned: bool = False
    tokens: Tokens = {}
    received: bool = False
    number: Count = 0


class DieSpec(Form, frozen=True):
    """A die and the side that lies up, counted from 1 in the order of the catalogue."""

    die: str
    side: Annotated[int, Meta(ge=1, le=6)]


@interleaved(reserve="crystals", play="hand", origin="drafted")
class PlayerSpec(PlayerFields, Form, frozen=True, kw_only=True):
    """A player.

    `power` is the summoning power, `bonuses` how many were used, `library` the cards under II and III, `die`
    the one taken in this round. Copies in play are named by card and number ("figrim-1"), counted over all
    players. `origin` is what lay under II and III after the prelude, if not the same; `returned` are cards
    taken back to hand in this round that must not be activated again in it.
    """

    FIXED: ClassVar = ("dealt", "drafted", "origin", "returned")
    reserve: Tokens = {}
    play: tuple[str | CopySpec, ...] = ()
    library: Piles = {}
    die: DieSpec | None = None
    origin: Piles | None = None


class TurnSpec(Turn, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The turn under way: how far it has come, and whether crystallising is open in it; see `Turn`."""

    FIXED: ClassVar = ("left", "played", "owed", "announced", "by_bonus", "batch")
    stage: Stage = "actions"
    extra: Count = 0
    owed: Count = 0


class LookingSpec(Looking, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards on their way, and the seat that looks at them."""


@interleaved(first="level", round="space", turn="discard", scores="ended", stockpile="winners")
class Position(TableFields, Form, frozen=True, kw_only=True):
    """A whole position: the players by seat in seating order, clockwise, and what is to happen.

    The deck is a list of cards that were shuffled; one written as a list of lists has layers, the first on
    top. `dice` are those the game is played with (as many of each season as the set-up would take, if not
    given), `left` the one that nobody took, or all that nobody has taken yet. `dice_season` is the season of
    the dice that were rolled, where it is not that of the space; `scores` are the points of each seat, part
    by part. `looking`, `past`, `ended` and `winners` are those of `Table`. `stockpile`: so many tokens of
    each type there are in all, where they can run out (sea.ruling.stockpile-limit).

    `do` lists what is carried out in turn: "actions" is what a player may do after the gains of the die, in
    the turn under way or, where none is written, in a turn of that player's; "turn" a whole turn, "round" and
    "round-end" what they say, "card-03.enter" the text of a card; "game" begins with an empty table, for the
    seats that are named. A reserve may hold too much where "overflow", which brings it down, is listed, or
    something that has begun.
    """

    FIXED: ClassVar = ("level", "dice", "looking", "scores", "winners")
    players: dict[str, PlayerSpec]
    do: tuple[DoSpec, ...] = ()
    first: str = ""
    round: Count = 1
    dice: tuple[str, ...] | None = None
    left: DieSpec | tuple[DieSpec, ...] | None = None
    deck: Layers = ()
    turn: TurnSpec | None = None
    dice_season: Season | None = None
    looking: tuple[LookingSpec, ...] = ()
    scores: dict[str, dict[str, int]] = {}
    stockpile: Tokens | None = None

    @property
    def untaken(self) -> tuple[DieSpec, ...]:
        """The dice of the round that nobody has."""
        if self.left is None:
            return ()
        return (self.left,) if isinstance(self.left, DieSpec) else self.left

    @property
    def turn_under_way(self) -> TurnSpec | None:
        """The turn as it is written, or that of the player whose actions in a turn come first."""
        first = next((do for do in self.do if do.program in PERIODS), None)
        if self.turn is not None or first is None or first.program != ACTIONS:
            return self.turn
        return TurnSpec(first.who)


def named_copies(players: dict[str, PlayerSpec]) -> Iterator[tuple[str, CopySpec, str]]:
    """Every copy in play with its seat and its name."""
    known: Counter[str] = Counter()
    for seat, spec in players.items():
        for one in spec.play:
            copy = CopySpec(one) if isinstance(one, str) else one
            known[copy.card] += 1
            yield seat, copy, f"{copy.card}-{copy.number or known[copy.card]}"
