"""The set-up: from an empty table to the first round, each thing as the rules order it (brw.setup)."""

from __future__ import annotations

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, query
from tutor.engine.sentence import Call, If, sentence
from tutor.engine.state import State
from tutor.games.blackrose.actions.avatar.orders import avatar_of
from tutor.games.blackrose.procedures.setup_avatar import SETUP_AVATAR
from tutor.games.blackrose.procedures.setup_gaps import NotPlayable, gaps
from tutor.games.blackrose.procedures.setup_lodge import SETUP_LODGE
from tutor.games.blackrose.procedures.setup_mages import SETUP_MAGES
from tutor.games.blackrose.procedures.setup_table import SETUP_TABLE, figures, power_start
from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import Cell, Room, Table
from tutor.games.blackrose.verbs.effects.common import At

AVATAR = "avatar"
"""The seat of the avatar."""

PLAYERS = "brw.setup.players"


def opening(
    seats: tuple[str, ...],
    *,
    box: str = "training",
    avatar: bool = False,
    options: tuple[str, ...] = (),
    rose_at: int = 0,
    lodge: Lodge | None = None,
    rulings: tuple[tuple[str, str], ...] = (),
) -> State[Table]:
    """A whole game about to begin: the mages of the seats at an empty table, and its set-up under way.

    With `avatar` the avatar plays too. `options` are those of `options.OPTIONS` that are switched on.
    `rose_at` is the space of the Rose's cube, if not the usual one. `lodge` is one of one's own, for
    brw.ruling.layout.lodge. Raises NotPlayable with every reason why the game cannot begin.
    """
    flaws = gaps(seats, box, avatar=avatar, rulings=rulings, lodge=lodge)
    if flaws:
        raise NotPlayable(flaws)
    mages = tuple(Mage(seat=seat) for seat in seats)
    if avatar:
        mages += (Mage(seat=AVATAR, avatar=True),)
    table = Table(mages=mages, box=box, options=options)
    if lodge is not None:
        rooms = tuple(Room(room.id, room.at) for room in lodge.rooms)
        cells = tuple(Cell(cell.id, cell.at) for cell in lodge.cells)
        table = Table(mages=mages, rooms=rooms, cells=cells, box=box, options=options)
    given = facts(**{"rose-at": rose_at}) if rose_at else ()
    return State(table, rulings=rulings).push("game", seats[0], given)


@query
def with_avatar(moment: At) -> Bound:
    """Whether the avatar plays."""
    return avatar_of(moment.table) is not None


@sentence
def ready(moment: At) -> Outcome[Table]:
    """Everything is set up, and play begins."""
    table = moment.table
    event = moment.event("set-up", players=table.players, crown=table.crown, options=table.options)
    return Outcome(moment.state, (event,))


SETUP = (
    Program(
        "setup",
        PLAYERS,
        (
            Call(rule="brw.setup.lodge", program="setup-lodge"),
            Call(
                rule="brw.setup.boards",
                program="setup-table",
                hand_over=(("rose-at", Bind(name="rose-at")),),
            ),
            Call(rule="brw.setup.choose-colour", program="setup-mages"),
            power_start.under("brw.setup.power-start"),
            figures.under("brw.setup.figures-supply"),
            If(
                rule="brw.avatar.what",
                cond=with_avatar,
                then=(Call(program="setup-avatar"),),
            ),
            ready,
        ),
        kind="setup",
    ),
    SETUP_LODGE,
    SETUP_TABLE,
    SETUP_MAGES,
    SETUP_AVATAR,
)
