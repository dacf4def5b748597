"""The form in which an author writes a position of Black Rose Wars: only what matters."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct, field

from tutor.framework.conversion import Layers
from tutor.framework.counts import Count
from tutor.framework.shared_fields import interleaved
from tutor.games.blackrose.state.lodge.layouts import LayoutSpec
from tutor.games.blackrose.state.mage import MageFields, Side, Slot, Standing
from tutor.games.blackrose.state.table import Declined, EvocationSlot, Looking, Phase, Rose, TableFields, Turn


class Form(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mapping with a closed list of fields; those that say nothing new are not written."""


Chips = dict[str, Count] | tuple[str, ...]
"""Chips from left to right: their sources one by one, or how many of each source."""


class BoardSpec(Form, frozen=True):
    """A spell on a mage board; `sustained` is who bears its token."""

    spell: str
    side: Side = "main"
    state: Standing = "prepared"
    sustained: str = ""


class QuestSpec(Form, frozen=True):
    """An active or solved quest."""

    quest: str
    chips: Count = 0
    hidden: bool = True


class JinxSpec(Form, frozen=True):
    """One of several copies of a jinx that a mage has, with the chips on it."""

    jinx: str
    chips: Count = 0


@interleaved(
    damage="at", grimoire="hand", board="memories", jinxes="completed", colour="school", cell="colour"
)
class MageSpec(MageFields, Form, frozen=True, kw_only=True):
    """A mage: his card, his room ("cell" for his own), and what lies before him as far as it matters.

    The grimoire is a list of cards that were shuffled; one written as a list of lists has layers, the first
    on top. `jinxes` are ids, or with the chips on them; of several copies each is written by itself. `cell`
    and `colour` follow from the seat if they are not given. The avatar's orders are in the deck of the moon
    ("order-1"); `orders` is how many it has still to play in the phase, and `back` what the back of the top
    one shows, if that has been seen. `outright`: he was defeated outright, and has not been in a room since.
    """

    FIXED: ClassVar = ("school", "colour", "cell", "avatar", "outright", "aside", "orders", "back")
    damage: Chips = ()
    grimoire: Layers = ()
    board: dict[Slot, BoardSpec] = {}
    active: tuple[str | QuestSpec, ...] = ()
    solved: tuple[str | QuestSpec, ...] = ()
    jinxes: tuple[str | JinxSpec, ...] | dict[str, Count] = ()
    cell: str = ""


class EvocationSpec(Form, frozen=True):
    """An evocation in the lodge; its name in the position is its kind and a number ("cadaver-1").

    `lent` is who controls it for the activation under way, `strength` and `speed` are added in its next one,
    `used`: its card is turned in the evocation phase.
    """

    FIXED: ClassVar = ("owner", "strength", "speed")
    owner: str
    at: str
    damage: Chips = ()
    slot: EvocationSlot | None = None
    controller: str = ""
    assigned: str = ""
    upgrades: tuple[str, ...] = ()
    strength: int = 0
    speed: int = 0
    used: bool = False
    lent: str = ""


class RoomSpec(Form, frozen=True):
    """A room: where it lies, if that matters, and what is on it."""

    FIXED: ClassVar = ("at",)
    at: tuple[int, int] | None = None
    restored: bool = False
    used: bool = False
    instability: Chips = ()


class RoseSpec(Rose, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The Black Rose: power and trophies."""

    power: Count = 0


class TurnSpec(Turn, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The activation under way: whose, what was done in it, and what is left of a physical action.

    `moving`: its Move effects have begun. `rooms` are the ruined rooms that the action has activated.
    `from_cell`: it began in the cell. `fallen`: the mage was defeated in it. `unused`: what the last physical
    action had left when it ended.
    """

    FIXED: ClassVar = ("doing", "moving", "rooms", "from_cell", "fallen", "unused")
    cast: tuple[Slot, ...] = ()


class LookingSpec(Looking, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards that one seat alone looks at; `deck` is where they came from."""


class DueSpec(Form, frozen=True):
    """A text that is to be carried out for a seat at the start of a phase."""

    phase: Phase
    program: str
    seat: str


class DeclinedSpec(Declined, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who has not wanted to purge a spell in this phase, with which hand and which hand limit."""

    limit: Count | None


class DoSpec(Form, frozen=True):
    """One thing that is carried out: a spell is cast, a room activated, or any program, with its bindings.

    With `at` the program has begun already, and goes on at that path: [2] is its third sentence. As a `part`
    it ends with the one after it in the list.
    """

    who: str
    cast: Slot | None = None
    room: str = ""
    program: str = ""
    given: dict[str, Any] = field(default={}, name="with")
    at: tuple[Count, ...] = ()
    part: bool = False


@interleaved(
    markers="moon",
    phase="round",
    options="last",
    box="options",
    assume="box",
    looking="drawn",
    declined="purged",
    scores="winners",
)
class Position(TableFields, Form, frozen=True, kw_only=True):
    """A whole position: the mages by seat in seating order, clockwise, and what is to happen.

    The lodge is that of the catalogue for as many `players` (as many as there are mages, if not given). Rooms
    that are given a place lie there; the others fill the free places in the order of their ids, those named
    under `rooms` first. A `lodge` of its own, with rooms at other places, needs the reading "free" of
    brw.ruling.layout.lodge. `markers` are the spaces of the two moon cubes and of the Black Rose cube
    (brw.moon.opt.markers). `box` is the set of facts: "book" or "training"; `assume` gives facts that it
    leaves open, component by component, as in a facts file. `do` lists what is carried out in turn;
    where that begins with "setup" or "game", the table is empty but for the seats. With `laying` the table is
    still being laid out: the rooms are those that are named, a place without one as "place:1:-2", and cells
    belong to nobody but who names one.

    `crown` holds the crown (the first player, if not given; nobody, if null), and `first` is the first mage
    of the phase (who holds the crown; nobody yet). `out` left the game, `drawn` are cards on their way. `due`
    waits for the start of a phase; `purged` and `declined` tell who has purged a spell in this one, and who
    has not wanted to. `last` is the activation that ended last. `reached`: a marker was at the Black Rose
    cube. `scores` are the final points of each source, part by part.
    """

    FIXED: ClassVar = (
        "players",
        "lodge",
        "last",
        "laying",
        "out",
        "drawn",
        "reached",
        "looking",
        "due",
        "purged",
        "declined",
        "options",
        "box",
        "assume",
        "winners",
        "scores",
    )
    CLOSED: ClassVar = ("rooms",)
    mages: dict[str, MageSpec]
    do: tuple[DoSpec, ...] = ()
    rooms: dict[str, RoomSpec] = {}
    players: Count | None = None
    lodge: LayoutSpec | None = None
    rose: RoseSpec = RoseSpec()
    evocations: dict[str, EvocationSpec] = {}
    events: tuple[str, ...] = ()
    decks: dict[str, Layers] = {}
    piles: dict[str, tuple[str, ...]] = {}
    markers: tuple[Count, Count, Count] = (6, 18, 30)
    phase: Phase = "action"
    first: str | None = ""
    crown: str | None = ""
    turn: TurnSpec | None = None
    last: TurnSpec | None = None
    assume: tuple[dict[str, Any], ...] = ()
    laying: bool = False
    looking: LookingSpec | None = None
    due: tuple[DueSpec, ...] = ()
    declined: tuple[DeclinedSpec, ...] = ()
    scores: dict[str, dict[str, int]] = {}
