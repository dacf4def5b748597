"""Setting up the avatar: its board in place of a cell, its figure, seat and decks (brw.avatar.setup)."""

from __future__ import annotations

from math import atan2, sqrt

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query, text
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Choose, sentence
from tutor.games.blackrose.actions.avatar.orders import avatar_of, deck_id, level
from tutor.games.blackrose.components.component_set import MOONS, box
from tutor.games.blackrose.procedures.setup_table import shuffled
from tutor.games.blackrose.state.lodge.lodge import HALL
from tutor.games.blackrose.state.table import Cell, Table
from tutor.games.blackrose.verbs.effects.common import At, crown_holder

BOARD = "brw.avatar.setup.board"
START = "brw.avatar.setup.start"
SEAT = "brw.avatar.seat"
DECKS = "brw.avatar.setup.decks"
LEVEL = "brw.avatar.difficulty"


@candidates
def free_cells(moment: At) -> Choices:
    """The cells that belong to no mage."""
    free = (cell.id for cell in moment.table.cells if not cell.seat)
    return Choices(tuple(Option(cell, "free-cell", facts(cell=cell), cell) for cell in free))


@candidates
def free_mages(moment: At) -> Choices:
    """The mages that no player has chosen."""
    table = moment.table
    taken = {mage.mage: mage.seat for mage in table.mages}
    return sorted_out(
        (Option(mage, "free-mage", facts(mage=mage), mage), _played(mage, taken.get(mage)))
        for mage in box(table.box).mages
    )


def _played(mage: str, seat: str | None) -> tuple[Refusal, ...]:
    """The avatar needs a figure that nobody plays (brw.avatar.max-humans)."""
    return (Refusal("brw.avatar.max-humans", "mage-taken", facts(what=mage, who=seat)),) if seat else ()


@query
def avatar_seat(moment: At) -> Bound:
    """The seat of the avatar."""
    mage = avatar_of(moment.table)
    return None if mage is None else mage.seat


@sentence
def put_board(moment: At) -> Outcome[Table]:
    """The avatar board takes the place of a cell that belongs to no mage, and is the avatar's cell."""
    table, id = moment.table, text(Bind(name="cell"), moment)
    seat = text(avatar_seat, moment)
    cells = tuple(replace(cell, seat=seat) if cell.id == id else cell for cell in table.cells)
    table = replace(table.changed(seat, cell=id), cells=cells)
    joins = moment.event("avatar-joins", "brw.avatar.what", who=seat)
    return moment.with_table(table, joins, moment.event("avatar-board", who=seat, cell=id))


@sentence
def put_figure(moment: At) -> Outcome[Table]:
    """The figure of a mage nobody plays stands for the avatar, in the Black Rose Hall."""
    mage, seat = text(Bind(name="mage"), moment), text(avatar_seat, moment)
    table = moment.table.changed(seat, mage=mage, at=HALL)
    face = box(table.box).avatar()
    known = {"health": face.health, "strength": face.strength, "speed": face.speed}
    values = moment.event("avatar-values", "brw.avatar.stats", who=seat, **known)
    return moment.with_table(table, moment.event("avatar-figure", who=seat, mage=mage, room=HALL), values)


@sentence
def take_seat(moment: At) -> Outcome[Table]:
    """The avatar sits between the players whose cells lie left and right of its board."""
    table, seat = moment.table, text(avatar_seat, moment)
    before, after = neighbours(table, seat)
    people = [mage for mage in table.mages if not mage.avatar]
    seats = [mage.seat for mage in people]
    # Clockwise round the table the avatar comes between its two neighbours, whichever of them sits first.
    if len(seats) > 2 and seats[(seats.index(before) + 1) % len(seats)] != after:
        before, after = after, before
    at = seats.index(before) + 1
    mages = (*people[:at], table.mage(seat), *people[at:])
    left = None if after == before else after
    event = moment.event("avatar-seat", who=seat, right=before, left=left)
    return moment.with_table(replace(table, mages=mages), event)


def neighbours(table: Table, seat: str) -> tuple[str, str]:
    """The players whose cells come before and after that of a seat, clockwise round the lodge."""
    cells = sorted((cell for cell in table.cells if cell.seat), key=turning)
    at = next(at for at, cell in enumerate(cells) if cell.seat == seat)
    return cells[at - 1].seat, cells[(at + 1) % len(cells)].seat


def turning(cell: Cell) -> float:
    """How far round the lodge a cell lies, clockwise from the left, in radians."""
    q, r = cell.at
    return atan2(r * sqrt(3) / 2, q + r / 2)


@sentence
def avatar_decks(moment: At) -> Outcome[Table]:
    """The avatar's events take the place of the others, and its orders lie ready."""
    table = moment.table
    for moon in MOONS:
        table = shuffled(table, f"avatar-event-{moon}", f"event-{moon}")
        table = shuffled(table, f"order-{moon}", deck_id(moon))
    sizes: dict[str, Bound] = {
        "events": table.deck("event-1").size,
        "orders": table.deck(deck_id(1)).size,
    }
    hand = moment.event("orders-are-hand", "brw.avatar.order.grimoire", who=text(avatar_seat, moment))
    return moment.with_table(table, moment.event("avatar-decks", **sizes), hand)


@sentence
def difficulty(moment: At) -> Outcome[Table]:
    """The level says how many orders are played in an action phase."""
    return Outcome(moment.state, (moment.event("avatar-level", n=level(moment.table)),))


SETUP_AVATAR = Program(
    "setup-avatar",
    BOARD,
    (
        Choose(kind="avatar-cell", among=free_cells, into="cell", who=crown_holder),
        put_board,
        Choose(rule=START, kind="avatar-mage", among=free_mages, into="mage", who=crown_holder),
        put_figure.under(START),
        take_seat.under(SEAT),
        avatar_decks.under(DECKS),
        difficulty.under(LEVEL),
    ),
    kind="setup",
)
