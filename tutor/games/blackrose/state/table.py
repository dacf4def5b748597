"""The whole table of Black Rose Wars as one immutable value: mages, lodge, Rose, decks, round and turn."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from tutor.framework.counts import Count
from tutor.framework.decks import Deck
from tutor.framework.shared_fields import Hidden, Piece, interleaved
from tutor.games.blackrose.state.mage import CELL, Mage

ROSE = "rose"
"""The Black Rose as a source of chips, power and trophies, beside the seats (brw.gen.symbol.rose)."""

CHIPS = 25
ROSE_CHIPS = 30
"""How many chips a player and the Black Rose have (components, part-chip)."""

IMAGINARY = "imaginary:"
"""Before the room in which an imaginary figure stands that was chosen as a target (brw.target.imaginary)."""

Phase: TypeAlias = Literal["", "rose", "study", "planning", "action", "evocation", "cleanup"]
EvocationSlot: TypeAlias = Literal["", "1", "2", "3"]
Place: TypeAlias = tuple[int, int]


class Evocation(Struct, frozen=True):
    """An evocation in the lodge.

    `id` names the figure ("cadaver-1"), `kind` its card. `owner` is the seat on whose base it stands, `slot`
    the place of its card on that seat's board, "" for one that is `assigned` to a mage instead of being
    summoned (brw.evo.assigned). `controller` is who controls it in the place of its owner, `lent` who does so
    for the activation under way alone. `strength` and `speed` are added for its next activation. `used`: its
    card is turned in the evocation phase.
    """

    id: str
    kind: str
    owner: str
    at: str
    slot: EvocationSlot = "1"
    damage: tuple[str, ...] = ()
    controller: str = ""
    assigned: str = ""
    upgrades: tuple[str, ...] = ()
    strength: int = 0
    speed: int = 0
    used: bool = False
    lent: str = ""


class Room(Struct, frozen=True):
    """A room of the lodge at an axial place (q, r), with the chips on its slots from left to right.

    `used`: the activation token of a restored room shows its used side (brw.room.restored.token).
    """

    id: str
    at: Place
    restored: bool = False
    instability: tuple[str, ...] = ()
    used: bool = False


class Cell(Struct, frozen=True):
    """A cell beside the lodge; `seat` is whose it is, "" as long as nobody's."""

    id: str
    at: Place
    seat: str = ""


class Rose(Struct, frozen=True):
    """The Black Rose: power, and the seats whose trophies she took."""

    power: int = 0
    trophies: tuple[str, ...] = ()


class Turn(Struct, frozen=True):
    """The activation under way in the action phase: whose, and what was done in it.

    `actions` are the ids of the actions begun so far ("explore", "cast", ...), `cast` the slots of the spells
    cast in it. `doing` is the action under way, `left` what of a physical one is still to be used: as many
    "move" as Move (1) effects, "lost" for each of them that another effect has cut off, "activate", "attack".
    `moving`: its Move effects have begun, so no other effect may come between them
    (brw.act.explore.contiguous). `rooms` are the ruined rooms that the action under way has activated
    (brw.room.ruined.effect). `from_cell`: it began in the cell, and the mage has to leave it
    (brw.cell.must-leave). `fallen`: the active mage was defeated in it. `unused` is what the last physical
    action had left when it ended, "lost" ones too.
    """

    seat: str
    actions: tuple[str, ...] = ()
    cast: tuple[str, ...] = ()
    doing: str = ""
    left: tuple[str, ...] = ()
    moving: bool = False
    rooms: tuple[str, ...] = ()
    from_cell: bool = False
    fallen: bool = False
    unused: tuple[str, ...] = ()


class Pile(Struct, frozen=True):
    """A discard pile, the card discarded last at the end: of a school, of quests or of events."""

    id: str
    cards: tuple[str, ...] = ()


class Looking(Struct, frozen=True):
    """Cards that one seat alone looks at; `deck` is where they came from."""

    seat: str
    cards: tuple[str, ...]
    deck: str = ""


class Due(Struct, frozen=True):
    """A program that is to be carried out for a seat at the start of a phase."""

    phase: str
    program: str
    seat: str


class Declined(Struct, frozen=True):
    """With which hand and hand limit a seat has last declined to purge a spell in this phase."""

    seat: str
    hand: tuple[str, ...]
    limit: int | None


class Score(Struct, frozen=True):
    """The final points of a source (a seat or ROSE), part by part (brw.end.add)."""

    source: str
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def total(self) -> int:
        """All points together."""
        return sum(points for _, points in self.parts)


class TableFields(Struct, frozen=True, kw_only=True):
    """What a table has as a written position has it.

    `box` names the set of facts that is played with, `options` are the optional rules. `out` left the game,
    `drawn` are cards on their way. `purged` are the seats that have purged a spell in this phase. `reached`
    once a marker has been at the Black Rose cube.
    """

    moon: Annotated[int, Meta(ge=1, le=3)] = 1
    round: Count = 1
    phase: Phase = ""
    box: str = "book"
    options: tuple[str, ...] = ()
    out: Annotated[tuple[str, ...], Piece()] = ()
    drawn: Annotated[tuple[str, ...], Hidden(from_all=True), Piece()] = ()
    purged: tuple[str, ...] = ()
    reached: bool = False
    ended: bool = False
    winners: tuple[str, ...] = ()


@interleaved(moon_at="moon", first="phase", looking="drawn", declined="purged", scores="winners")
class Table(TableFields, frozen=True, kw_only=True):
    """The whole table.

    `mages` sit in this order clockwise. `events` are the three spaces of the event board from left to right,
    "" where one is empty. `decks` have the ids they have in the box: "school-agony", "forgotten", "quest-1"
    to "quest-3", "event-1", "order-1" and so on; `piles` are the discards of the schools under the same ids,
    "quest" and "event". Chips, jinxes, upgrades and evocations that are not on the table lie in the supply
    and are counted, not listed. `moon_at` are the points at which the second and the third moon begin,
    `rose_at` those at which the game ends. `first` is the first mage of this phase, `crown` who holds the
    crown now. `due` waits for the start of a phase, `declined` tells who has not wanted to purge a spell.
    `last` is the activation that ended last, as it was then; none before the first of an action phase has
    ended, and none behind the last. The rest is told at `TableFields`.
    """

    mages: tuple[Mage, ...]
    rooms: tuple[Room, ...] = ()
    cells: tuple[Cell, ...] = ()
    rose: Rose = Rose()
    evocations: tuple[Evocation, ...] = ()
    events: tuple[str, str, str] = ("", "", "")
    decks: tuple[Deck, ...] = ()
    piles: tuple[Pile, ...] = ()
    moon_at: tuple[int, int] = (6, 18)
    rose_at: int = 30
    first: str = ""
    crown: str = ""
    turn: Turn | None = None
    last: Turn | None = None
    looking: Looking | None = None
    due: tuple[Due, ...] = ()
    declined: tuple[Declined, ...] = ()
    scores: tuple[Score, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in seating order, clockwise, the avatar's included."""
        return tuple([mage.seat for mage in self.mages])

    @property
    def players(self) -> tuple[str, ...]:
        """The seats of people."""
        return tuple(mage.seat for mage in self.mages if not mage.avatar)

    @property
    def turn_order(self) -> tuple[str, ...]:
        """All seats from the first mage on, clockwise (brw.gen.turn-order)."""
        return self.clockwise(self.first or self.crown or self.seats[0])

    def clockwise(self, seat: str) -> tuple[str, ...]:
        """All seats from that one on, clockwise."""
        seats = self.seats
        at = seats.index(seat)
        return seats[at:] + seats[:at]

    def mage(self, seat: str) -> Mage:
        """The mage of a seat. Raises KeyError for an unknown seat."""
        for mage in self.mages:
            if mage.seat == seat:
                return mage
        raise KeyError(seat)

    def is_mage(self, id: str) -> bool:
        """Whether the id is a seat's."""
        return id in [mage.seat for mage in self.mages]

    def with_mage(self, mage: Mage) -> Table:
        """The table with the mage of the same seat replaced."""
        return replace(self, mages=tuple(mage if one.seat == mage.seat else one for one in self.mages))

    def changed(self, seat: str, **change: object) -> Table:
        """The table with something of a seat's mage changed."""
        return self.with_mage(replace(self.mage(seat), **change))

    def room(self, room: str) -> Room:
        """The room of that id. Raises KeyError for one that is not in the lodge."""
        for one in self.rooms:
            if one.id == room:
                return one
        raise KeyError(room)

    def is_room(self, id: str) -> bool:
        """Whether the id is that of a room of the lodge."""
        return id in [one.id for one in self.rooms]

    def with_room(self, room: Room) -> Table:
        """The table with the room of the same id replaced."""
        return replace(self, rooms=tuple(room if one.id == room.id else one for one in self.rooms))

    def evocation(self, id: str) -> Evocation:
        """The evocation of that id. Raises KeyError for one that is not in the lodge."""
        for one in self.evocations:
            if one.id == id:
                return one
        raise KeyError(id)

    def is_evocation(self, id: str) -> bool:
        """Whether the id is that of an evocation in the lodge."""
        return any(one.id == id for one in self.evocations)

    def with_evocation(self, evocation: Evocation) -> Table:
        """The table with the evocation of the same id replaced, or added."""
        if not self.is_evocation(evocation.id):
            return replace(self, evocations=(*self.evocations, evocation))
        changed = tuple(evocation if one.id == evocation.id else one for one in self.evocations)
        return replace(self, evocations=changed)

    def without_evocation(self, id: str) -> Table:
        """The table without an evocation."""
        return replace(self, evocations=tuple(one for one in self.evocations if one.id != id))

    def evocations_of(self, seat: str) -> tuple[Evocation, ...]:
        """The evocations on a seat's bases (brw.evo.owner)."""
        return tuple(one for one in self.evocations if one.owner == seat)

    def controller(self, evocation: str) -> str:
        """The seat that controls an evocation (brw.evo.control)."""
        one = self.evocation(evocation)
        return one.lent or one.controller or one.owner

    def figures_in(self, room: str) -> tuple[str, ...]:
        """The figures in a room: mages in turn order, then evocations."""
        mages = tuple(seat for seat in self.turn_order if self.mage(seat).at == room)
        return mages + tuple(one.id for one in self.evocations if one.at == room)

    @property
    def figures(self) -> tuple[str, ...]:
        """Every figure in the lodge: mages in turn order, then evocations; mages in cells are not there."""
        mages = tuple(seat for seat in self.turn_order if not self.mage(seat).in_cell)
        return mages + tuple(one.id for one in self.evocations)

    def where(self, id: str) -> str:
        """The room of a figure, of an imaginary figure or a room itself; CELL or "" where there is none."""
        if id.startswith(IMAGINARY):
            return id.removeprefix(IMAGINARY)
        if self.is_mage(id):
            return self.mage(id).at
        if self.is_evocation(id):
            return self.evocation(id).at
        return id if self.is_room(id) else ""

    def in_lodge(self, id: str) -> bool:
        """Whether a figure stands in a room of the lodge; an imaginary one stands nowhere."""
        return not id.startswith(IMAGINARY) and self.where(id) not in ("", CELL)

    def placed(self, figure: str, room: str) -> Table:
        """The table with a figure in another room, or a mage in his CELL."""
        if self.is_mage(figure):
            if room != CELL and self.mage(figure).outright:
                return self.changed(figure, at=room, outright=False)
            return self.changed(figure, at=room)
        return self.with_evocation(replace(self.evocation(figure), at=room))

    def damage_of(self, figure: str) -> tuple[str, ...]:
        """The damage chips on a figure, from left to right; none on an imaginary one."""
        if self.is_mage(figure):
            return self.mage(figure).damage
        return self.evocation(figure).damage if self.is_evocation(figure) else ()

    def with_damage(self, figure: str, damage: tuple[str, ...]) -> Table:
        """The table with other damage chips on a figure."""
        if self.is_mage(figure):
            return self.changed(figure, damage=damage)
        return self.with_evocation(replace(self.evocation(figure), damage=damage))

    def source_of(self, seat: str) -> str:
        """Whose chips and power marker a seat uses: the avatar those of the Rose (brw.avatar.is-mage)."""
        return ROSE if seat == ROSE or self.mage(seat).avatar else seat

    @property
    def sources(self) -> tuple[str, ...]:
        """Every source of chips, in turn order, the Rose last."""
        return (*(seat for seat in self.turn_order if not self.mage(seat).avatar), ROSE)

    def chips_left(self, source: str) -> int:
        """How many chips of a source are not on the table."""
        all_chips = ROSE_CHIPS if source == ROSE else CHIPS
        used = sum(mage.damage.count(source) for mage in self.mages)
        used += sum(one.damage.count(source) for one in self.evocations)
        used += sum(room.instability.count(source) for room in self.rooms)
        for mage in self.mages:
            if self.source_of(mage.seat) == source:
                used += sum(quest.chips for quest in (*mage.active, *mage.solved))
                used += sum(jinx.chips for jinx in mage.jinxes)
        return all_chips - used

    def power(self, source: str) -> int:
        """The power of a seat or of ROSE."""
        source = self.source_of(source)
        return self.rose.power if source == ROSE else self.mage(source).power

    def with_power(self, source: str, power: int) -> Table:
        """The table with another power of a seat or of ROSE."""
        source = self.source_of(source)
        if source == ROSE:
            return replace(self, rose=replace(self.rose, power=power))
        return self.changed(source, power=power)

    def trophies(self, source: str) -> tuple[str, ...]:
        """The trophies of a seat or of ROSE, by the seat they are of."""
        source = self.source_of(source)
        return self.rose.trophies if source == ROSE else self.mage(source).trophies

    def with_turn(self, **change: object) -> Table:
        """The table with something of the activation under way changed. Raises LookupError without one."""
        if self.turn is None:
            raise LookupError("no activation is under way")
        return replace(self, turn=replace(self.turn, **change))

    def deck(self, deck: str) -> Deck:
        """The deck of that id; an empty one where the position has none."""
        return next((one for one in self.decks if one.id == deck), Deck(deck))

    def with_deck(self, deck: Deck) -> Table:
        """The table with the deck of the same id replaced, or added."""
        if all(one.id != deck.id for one in self.decks):
            return replace(self, decks=(*self.decks, deck))
        return replace(self, decks=tuple(deck if one.id == deck.id else one for one in self.decks))

    def pile(self, pile: str) -> tuple[str, ...]:
        """The cards of a discard pile, the last discarded at the end."""
        return next((one.cards for one in self.piles if one.id == pile), ())

    def with_pile(self, pile: str, cards: tuple[str, ...]) -> Table:
        """The table with another content of a discard pile."""
        if all(one.id != pile for one in self.piles):
            return replace(self, piles=(*self.piles, Pile(pile, cards)))
        piles = (Pile(pile, cards) if one.id == pile else one for one in self.piles)
        return replace(self, piles=tuple(piles))
