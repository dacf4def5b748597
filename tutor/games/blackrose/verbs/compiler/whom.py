"""Figures and rooms that a printed text picks out: those there are, and what keeps others from it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import facts
from tutor.engine.question import Refusal
from tutor.framework.readings import Readings
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.derived import health
from tutor.games.blackrose.state.lodge.ground import sight_of
from tutor.games.blackrose.state.lodge.sight import CASTER
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.verbs.compiler.scene import (
    Scene,
    against,
    centre,
    ignored,
    in_reach,
    is_what,
    known,
    place,
    reach,
)
from tutor.games.blackrose.verbs.schema.picks import Pick, RoomPick, Where, Whom


def candidates(pick: Pick, at: Scene) -> Iterator[str]:
    """The figures that a text speaks of, wherever they are; mages first, in turn order.

    Who applies the effect is none of them, unless the text says so (brw.target.figure, brw.target.all), nor
    is the avatar for an event (brw.avatar.events).
    """
    table = at.table
    for figure in (*table.turn_order, *(one.id for one in table.evocations)):
        if ignored(figure, at) or (figure == at.seat and not pick.myself):
            continue
        own = figure == at.seat or (table.is_evocation(figure) and table.evocation(figure).owner == at.seat)
        if is_what(table, figure, pick.what) and (pick.whose == "any" or own == (pick.whose == "own")):
            yield figure


def figure_refusals(pick: Pick, figure: str, at: Scene) -> tuple[Refusal, ...]:
    """Every reason why a figure that a text speaks of is not meant, or out of reach."""
    return (*_unlike(pick, figure, at), *_unreached(pick, figure, at))


def _unlike(pick: Pick, figure: str, at: Scene) -> Iterator[Refusal]:
    """What a text asks of a figure that this one has not."""
    table, rule = at.table, "brw.target.caster"
    if pick.damaged and figure not in known("damaged", at):
        yield Refusal(rule, "not-damaged", facts(who=figure))
    if not table.is_evocation(figure):
        return
    one = table.evocation(figure)
    has = health(table, figure, at.reading)
    if pick.max_health is not None and (has is None or has > pick.max_health):
        yield Refusal(rule, "too-healthy", facts(who=figure, health=has, most=pick.max_health))
    if pick.assigned is not None and one.assigned not in known(pick.assigned, at):
        yield Refusal(rule, "not-assigned", facts(who=figure))
    if pick.upgraded and not one.upgrades:
        yield Refusal(rule, "not-upgraded", facts(who=figure))


def _unreached(pick: Pick, figure: str, at: Scene) -> Iterator[Refusal]:
    """Why a figure is out of reach: in its cell, too far, or out of sight."""
    room = at.table.where(figure)
    if room == CELL:
        if not at.event:
            yield Refusal("brw.cell.not-target", "in-cell", facts(who=figure))
        elif pick.range != "any":
            yield Refusal("brw.cell.not-target", "target-cell", facts(target=figure))
    else:
        yield from against(at.table, centre(pick.around, at), room, pick.range, at.reading)


def can_be_chosen(pick: Pick, at: Scene) -> Iterator[str]:
    """The candidates of a pick that nothing stands against, found without the reasons (`figure_refusals`)."""
    rooms: tuple[str, ...] | None = None
    for figure in candidates(pick, at):
        if any(_unlike(pick, figure, at)):
            continue
        room = at.table.where(figure)
        if room == CELL:
            if at.event and pick.range == "any":
                yield figure
            continue
        if rooms is None:
            rooms = in_reach(at.table, centre(pick.around, at), pick.range, at.reading)
        if room in rooms:
            yield figure


def reached(pick: Pick, at: Scene) -> tuple[str, ...]:
    """All figures of a pick, within its range around (brw.target.all)."""
    figures = tuple(figure for figure in candidates(pick, at) if not any(_unlike(pick, figure, at)))
    if pick.range == "any":
        return tuple(figure for figure in figures if at.event or at.table.in_lodge(figure))
    source = centre(pick.around, at)
    rooms = sight_of(at.table, at.reading).area(source, reach(pick.range)) if source else ()
    return tuple(figure for figure in figures if at.table.where(figure) in rooms)


def figures(whom: Whom, at: Scene) -> tuple[str, ...]:
    """All figures that a text means; of some that have to be chosen those that could be."""
    if not isinstance(whom, Pick):
        return known(whom, at)
    if whom.pick == "each":
        return reached(whom, at)
    return tuple(can_be_chosen(whom, at))


def fitting_rooms(pick: RoomPick, at: Scene) -> Iterator[str]:
    """The rooms that a text speaks of, however far they are, in their order."""
    table = at.table
    for room in table.rooms:
        if pick.colours and box(table.box).room(room.id).colour not in pick.colours:
            continue
        if (pick.rooms and room.id not in pick.rooms) or room.id in pick.without:
            continue
        if pick.holding and not any(is_what(table, one, pick.holding) for one in table.figures_in(room.id)):
            continue
        yield room.id


def room_refusals(pick: RoomPick, room: str, at: Scene) -> tuple[Refusal, ...]:
    """Every reason why a room that a text speaks of is out of reach.

    A text that counts from a cell does so whatever holds for a mage who is in one (brw.ruling.cell.caster).
    """
    return against(at.table, centre(pick.around, at), room, pick.range, _reading(pick, at))


def _reading(pick: RoomPick, at: Scene) -> Readings:
    return _from_cells(at.reading) if pick.around == "cell" else at.reading


def _from_cells(reading: Readings) -> Readings:
    return lambda ruling: "cell" if ruling == CASTER else reading(ruling)


def rooms(where: Where, at: Scene) -> tuple[str, ...]:
    """All rooms that a text means; of one that has to be chosen those that could be."""
    if isinstance(where, RoomPick):
        near = in_reach(at.table, centre(where.around, at), where.range, _reading(where, at))
        return tuple(room for room in fitting_rooms(where, at) if room in near)
    place_id = place(where, at)
    return (place_id,) if at.table.is_room(place_id) else ()
