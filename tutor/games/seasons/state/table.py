"""The whole table of Seasons as one immutable value: players, wheel, dice, deck, and the turn under way."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from tutor.framework.counts import Count
from tutor.framework.decks import Deck
from tutor.framework.shared_fields import Fact, Hidden, Piece, Sorted, interleaved
from tutor.games.seasons.components.faces import Season, Stock
from tutor.games.seasons.state.player import Copy, Player

Level: TypeAlias = Literal["apprentice", "magician", "archmage"]
Stage: TypeAlias = Literal["before-die", "die", "actions"]

DECK = "deck"


class Rolled(Struct, frozen=True, gc=False):
    """A die of this round: which side lies up (1 to 6), and who has it, "" as long as nobody."""

    die: str
    side: Annotated[int, Meta(ge=1, le=6), Fact()]
    seat: Annotated[str, Fact("{seat}")] = ""


class Turn(Struct, frozen=True, gc=False):
    """The turn under way.

    `stage` tells what of it has come: nothing of the die, its gains, or all other actions
    (sea.turn.order.die-first). `access` is 1 from where crystallising is open on to the end of the turn
    (sea.cry.needs-access), `extra` what bonuses add to every token (sea.bonus.crystallise). Where a bonus
    lasts for one batch (sea.ruling.bonus-crystallise-duration), `by_bonus`: nothing else has opened
    crystallising, and `batch`: tokens of the batch have been crystallised. `left` are the
    symbols of the die that are still to be performed, `played` the copies that came into play in it. `owed`
    are crystals that come with the gains of the die (sea.ruling.malice-crystals-time), `crystallised` whether
    a token was crystallised as an action. `announced` is the card that is being summoned: everybody knows of
    it before it is in play.
    """

    seat: Annotated[str, Fact("{seat}")]
    stage: Annotated[Stage, Fact()] = "before-die"
    access: Annotated[bool, Fact()] = False
    extra: Annotated[int, Fact()] = 0
    left: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    owed: int = 0
    crystallised: bool = False
    announced: str = ""
    by_bonus: bool = False
    batch: bool = False


class Looking(Struct, frozen=True, gc=False):
    """Cards that were drawn and are on their way; the seat alone looks at them, unless they are `shown`."""

    seat: str
    cards: tuple[str, ...] = ()
    shown: bool = False


class Score(Struct, frozen=True, gc=False):
    """The prestige of one seat, part by part (sea.end.trigger)."""

    seat: str
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def total(self) -> int:
        """All points together."""
        return sum(points for _, points in self.parts)


class TableFields(Struct, frozen=True, kw_only=True):
    """What a table has as a written position has it.

    What lies on the `discard` pile lies face down. `year` is 0 where the token was moved back before year 1,
    and one more than the last when that is over (`past`: it was so once). `ended`: the last round is over.
    """

    level: Level = "archmage"
    year: Annotated[int, Meta(ge=0, le=4), Fact()] = 1
    space: Annotated[int, Meta(ge=1, le=12), Fact()] = 1
    discard: Annotated[tuple[str, ...], Hidden(from_all=True), Sorted(), Piece(), Fact()] = ()
    past: bool = False
    ended: Annotated[bool, Fact()] = False
    winners: tuple[str, ...] = ()


@interleaved(first="level", round="space", turn="discard", scores="ended", stockpile="winners")
class Table(TableFields, frozen=True, gc=False, kw_only=True):
    """The whole table.

    `players` sit in this order clockwise. `dice` are those that this game is played with, `rolled` those of
    the round, `dice_season` is the season of these. `looking` are cards on their way, the innermost last.
    `stockpile`: how many energy tokens of each type there are in all, None where nobody says. The rest is
    told at `TableFields`.
    """

    players: tuple[Player, ...]
    first: Annotated[str, Fact("{seat}")] = ""
    round: Annotated[Count, Fact()] = 0
    dice: tuple[str, ...] = ()
    rolled: tuple[Rolled, ...] = ()
    dice_season: Season | None = None
    deck: Annotated[Deck, Hidden(from_all=True), Piece(), Fact()] = Deck(DECK)
    turn: Turn | None = None
    looking: tuple[Looking, ...] = ()
    scores: tuple[Score, ...] = ()
    stockpile: Stock | None = None

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in seating order, clockwise."""
        return tuple(player.seat for player in self.players)

    def player(self, seat: str) -> Player:
        """The player of a seat. Raises KeyError for an unknown seat."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise KeyError(seat)

    def with_player(self, player: Player) -> Table:
        """The table with the player of the same seat replaced."""
        players = self.players
        for at, held in enumerate(players):
            if held.seat == player.seat:
                return replace(self, players=(*players[:at], player, *players[at + 1 :]))
        raise KeyError(player.seat)

    def changed(self, seat: str, **change: object) -> Table:
        """The table with something of a seat's player changed."""
        return self.with_player(replace(self.player(seat), **change))

    def with_turn(self, **change: object) -> Table:
        """The table with something of the turn under way changed."""
        return replace(self, turn=replace(self.turn, **change)) if self.turn is not None else self

    def clockwise(self, seat: str) -> tuple[str, ...]:
        """All seats from that one on, clockwise."""
        seats = self.seats
        at = seats.index(seat)
        return (*seats[at:], *seats[:at])

    @property
    def turn_order(self) -> tuple[str, ...]:
        """All seats from the first player on, clockwise."""
        return self.clockwise(self.first or self.players[0].seat)

    def others(self, seat: str) -> tuple[str, ...]:
        """The opponents of a seat, clockwise from its left neighbour on."""
        return self.clockwise(seat)[1:]

    def owner_of(self, copy: str) -> str:
        """The seat before which a copy is in play; "" for one that is not."""
        for player in self.players:
            for held in player.play:
                if held.id == copy:
                    return player.seat
        return ""

    def copy(self, id: str) -> Copy | None:
        """A copy in play before anybody."""
        for player in self.players:
            copy = player.copy(id)
            if copy is not None:
                return copy
        return None

    def new_copy(self, card: str) -> str:
        """The id for a copy of the card that comes into play."""
        held = {copy.id for player in self.players for copy in player.play if copy.card == card}
        n = 1
        while f"{card}-{n}" in held:
            n += 1
        return f"{card}-{n}"

    def die_of(self, seat: str) -> Rolled | None:
        """The die that the seat has taken in this round."""
        for rolled in self.rolled:
            if rolled.seat == seat:
                return rolled
        return None
