"""Puts a written position on the table, or says everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from tutor.engine.game import Flaw, Game, Placed
from tutor.engine.state import State
from tutor.framework.assumed_facts import box_of
from tutor.framework.conservation import before_setup
from tutor.framework.under_way import Continuation, begins, resume
from tutor.games.blackrose.components.component_set import BOXES, Box, box
from tutor.games.blackrose.position.conversions import EVOCATION, MAGE, ROOM, TABLE
from tutor.games.blackrose.position.form import DoSpec, EvocationSpec, MageSpec, Position, RoomSpec
from tutor.games.blackrose.position.validation import flaws_of, kind_of, option_flaws
from tutor.games.blackrose.position.validation_under_way import do_flaws
from tutor.games.blackrose.procedures.setup_gaps import ROOMS, gaps, lodge_wanted, too_many_rooms
from tutor.games.blackrose.programs import played
from tutor.games.blackrose.scoring.conservation import law_flaws, written_flaws
from tutor.games.blackrose.state.lodge.layouts import LayoutSpec, layout, layout_flaws, lodge_of
from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.readings import chosen
from tutor.games.blackrose.state.table import Cell, Due, Evocation, Room, Table
from tutor.games.blackrose.verbs.effects.evocations import SLOTS

GAME = "blackrose"

BEGINNINGS = ("setup", "game")
"""The programs that begin with an empty table."""


def place(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """The position as a state with what is to happen on the stack, or every flaw it has."""
    return _placed(position, rulings, lawful=True)


def lay(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """`place` without the conservation laws, which what shows a single rule need not keep."""
    return _placed(position, rulings, lawful=False)


def _placed(position: Position, rulings: tuple[tuple[str, str], ...], *, lawful: bool) -> Placed[Table]:
    named, wrong = box_of(position, BOXES)
    unsound = tuple(_lodge_flaws(position.lodge))
    if unsound:
        return Placed(None, (*wrong, *unsound))
    own = None if position.lodge is None else lodge_of(position.lodge)
    if begins(position.do, BEGINNINGS):
        return _beginning(position, named, rulings, own, wrong)
    wrong = (*wrong, *lodge_wanted(rulings, own))
    if wrong:
        return Placed(None, wrong)
    ground, known = lodge(position, rulings, own), box(named)
    flaws = (*flaws_of(position, known, ground), *(written_flaws(position, known) if lawful else ()))
    if flaws or ground is None:
        return Placed(None, flaws)
    table = _table(position, named, ground)
    broken = law_flaws(position, table, known, chosen(dict(rulings)), dict(rulings)) if lawful else ()
    flaws = tuple(broken)
    return Placed(None, flaws) if flaws else _resumed(State(table, rulings=rulings), position, named)


def _resumed(state: State[Table], position: Position, named: str) -> Placed[Table]:
    """The position with what is to happen on the stack, or what of it cannot go on."""
    return resume(this_game(), state, [_continuation(one, named) for one in position.do])


def this_game() -> Game[Table]:
    """The game itself, which is put together out of this module and others."""
    from tutor.games.blackrose import GAME

    return GAME


def _beginning(
    position: Position,
    named: str,
    rulings: tuple[tuple[str, str], ...],
    own: Lodge | None,
    wrong: tuple[Flaw, ...],
) -> Placed[Table]:
    """The empty table with the set-up to be carried out, or what keeps the game from beginning."""
    seats = tuple(seat for seat, spec in position.mages.items() if not spec.avatar)
    avatar = len(seats) < len(position.mages)
    missing = gaps(seats, named, avatar=avatar, rulings=rulings, lodge=own)
    early = ("do", "lodge", "options", "box", "assume")
    more = tuple(before_setup(position, "mages", early, ("avatar",), "brw.setup.boards"))
    wrong = (*wrong, *option_flaws(position), *more, *do_flaws(position, box(named)))
    if wrong or missing:
        return Placed(None, (*wrong, *map(_located, missing)))
    mages = tuple(Mage(seat=seat, avatar=spec.avatar) for seat, spec in position.mages.items())
    rooms = () if own is None else tuple(Room(room.id, room.at) for room in own.rooms)
    cells = () if own is None else tuple(Cell(cell.id, cell.at) for cell in own.cells)
    table = Table(mages=mages, rooms=rooms, cells=cells, box=named, options=position.options)
    return _resumed(State(table, rulings=rulings), position, named)


def _located(gap: Flaw) -> Flaw:
    """What keeps a game from beginning, at the place in the position that it follows from."""
    path = gap.path if gap.path[0] == "lodge" else ("mages",)
    return Flaw(path, gap.actual, gap.allowed, gap.rule)


def _lodge_flaws(own: LayoutSpec | None) -> Iterator[Flaw]:
    """What is wrong with a lodge of one's own."""
    if own is None:
        return
    if len(own.rooms) > ROOMS:
        yield too_many_rooms(len(own.rooms))
    for flaw in layout_flaws(own):
        yield Flaw(("lodge", *flaw.path), flaw.actual, flaw.allowed, flaw.rule)


def lodge(position: Position, rulings: tuple[tuple[str, str], ...], own: Lodge | None = None) -> Lodge | None:
    """The lodge of a position: rooms at their places, the others in order on those that are left.

    `own` is the one that is laid where the readings want one. None where rooms lie outside or two on one
    place.
    """
    if position.laying and not position.rooms:
        return Lodge(())
    seats = max(2, min(4, len(position.mages) if position.players is None else position.players))
    ground = layout(seats, chosen(dict(rulings)), own=own)
    if ground is None:
        return None
    wanted = {spec.at: id for id, spec in position.rooms.items() if spec.at is not None}
    places = {room.at for room in ground.rooms}
    if not places.issuperset(wanted) or len(wanted) < sum(s.at is not None for s in position.rooms.values()):
        return None
    fixed = {room.at: room.id for room in ground.rooms if room.id not in ground.open_places}
    fixed = {at: id for at, id in fixed.items() if id not in wanted.values() and at not in wanted} | wanted
    others = [id for id in (*position.rooms, *box("book").rooms) if id not in fixed.values()]
    drawn = iter(dict.fromkeys(others))
    there = (room for room in ground.rooms if not position.laying or room.at in wanted)
    rooms = tuple(replace(room, id=fixed.get(room.at) or next(drawn, room.id)) for room in there)
    return replace(ground, rooms=rooms)


def _table(position: Position, named: str, ground: Lodge) -> Table:
    seats = tuple(position.mages)
    crown = position.crown
    if crown == "":
        crown = next(seat for seat in seats if not position.mages[seat].avatar)
    first, second, third = (*position.events, "", "", "")[:3]
    cells = cells_of(position, ground)
    return TABLE.read(
        position,
        mages=tuple(_mage(seat, spec, cells) for seat, spec in position.mages.items()),
        rooms=tuple(_room(position, room.id, room.at) for room in ground.rooms),
        cells=cells,
        evocations=_evocations(position.evocations, box(named)),
        events=(first, second, third),
        moon_at=position.markers[:2],
        rose_at=position.markers[2],
        first=(crown if position.first == "" else position.first) or "",
        crown=crown or "",
        box=named,
        due=tuple(
            Due(one.phase, played(one.program, named) or one.program, one.seat) for one in position.due
        ),
    )


def _room(position: Position, id: str, at: tuple[int, int]) -> Room:
    return ROOM.read(position.rooms.get(id, RoomSpec()), id=id, at=at)


def cells_of(position: Position, ground: Lodge) -> tuple[Cell, ...]:
    """The cells, each of the mage who names it; those left go to the other mages in seating order."""
    given = {spec.cell: seat for seat, spec in position.mages.items() if spec.cell}
    others = [seat for seat, spec in position.mages.items() if not spec.cell]
    waiting = iter(() if position.laying else others)
    return tuple(Cell(cell.id, cell.at, given.get(cell.id) or next(waiting, "")) for cell in ground.cells)


def _mage(seat: str, spec: MageSpec, cells: tuple[Cell, ...]) -> Mage:
    return MAGE.read(spec, seat=seat, cell=next((cell.id for cell in cells if cell.seat == seat), ""))


def _evocations(specs: Mapping[str, EvocationSpec], played_with: Box) -> tuple[Evocation, ...]:
    made: list[Evocation] = []
    for id, spec in specs.items():
        taken = {one.slot for one in made if one.owner == spec.owner}
        free = "" if spec.assigned else next((slot for slot in SLOTS if slot not in taken), "")
        slot = free if spec.slot is None else spec.slot
        made.append(EVOCATION.read(spec, id=id, kind=kind_of(id, played_with) or id, slot=slot))
    return tuple(made)


def _continuation(spec: DoSpec, named: str) -> Continuation:
    """The program that is carried out, a text as the box of that name has it, and what it is given."""
    if spec.cast is not None:
        program, given = "cast-spell", spec.given | {"slot": spec.cast}
    elif spec.room:
        program, given = "activate-room", spec.given | {"card": spec.room}
    else:
        program, given = played(spec.program, named) or spec.program, spec.given
    return Continuation(spec.who, program, given, spec.at, spec.part)
