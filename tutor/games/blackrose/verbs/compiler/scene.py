"""Whom, where and how many a printed text means, as the effect that applies it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tutor.engine.event import Bound
from tutor.engine.question import Refusal
from tutor.framework.readings import Readings
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.lodge.ground import sight_of, spot
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.table import IMAGINARY, ROSE, Table
from tutor.games.blackrose.verbs.effects.common import At, cause, self_of
from tutor.games.blackrose.verbs.schema.picks import Around, Place, Range, Who


class Scene(NamedTuple):
    """What a text is read against: who applies it, what its effect has bound, and the readings in force.

    `event`: it stands on an event card, which alone reaches mages in their cells (brw.cell.not-lodge).
    """

    table: Table
    seat: str
    bound: Callable[[str], Bound]
    reading: Readings
    event: bool = False


def scene(moment: At) -> Scene:
    """The scene of the running effect."""
    in_cells = cause(moment).kind == "event"
    return Scene(moment.table, self_of(moment), moment.frame.get, moment.reading, in_cells)


def _ids(value: Bound) -> tuple[str, ...]:
    if isinstance(value, tuple):
        return tuple(str(id) for id in value)
    return (str(value),) if value else ()


def ignored(figure: str, at: Scene) -> bool:
    """Whether an effect passes a figure by: that of an event the avatar (brw.avatar.events)."""
    return at.event and at.table.is_mage(figure) and at.table.mage(figure).avatar


def known(who: Who, at: Scene) -> tuple[str, ...]:
    """The figures that an effect knows already; of a target that is a room all figures in it."""
    return tuple(figure for figure in _known(who, at) if not ignored(figure, at))


def _known(who: Who, at: Scene) -> tuple[str, ...]:
    table = at.table
    if who == "self":
        return (at.seat,)
    if who == "crown":
        return (table.crown,) if table.crown else ()
    if who == "rose":
        return (ROSE,)
    if who == "owner":
        return tuple(table.evocation(id).owner for id in _ids(at.bound("bearer")) if table.is_evocation(id))
    if who == "assignee":
        bearers = [id for id in _ids(at.bound("bearer")) if table.is_evocation(id)]
        return tuple(table.evocation(id).assigned for id in bearers if table.evocation(id).assigned)
    if who == "target":
        target = str(at.bound("target") or "")
        return table.figures_in(target) if table.is_room(target) else _ids(target)
    name = {"trigger-who": "who", "trigger-by": "by"}.get(who, who)
    return _ids(at.bound(name))


def place(where: Place, at: Scene) -> str:
    """The room or cell that an effect knows already; "" where there is none.

    Whether a target that has left the lodge still has a room is brw.ruling.target.gone.
    """
    table = at.table
    if where == "own":
        return spot(table, at.seat)
    if where == "cell":
        return table.mage(at.seat).cell
    if where == "trigger":
        return str(at.bound("room") or "")
    if where == "removed":
        return str(at.bound("removed-at") or "")
    if where == "target":
        target = str(at.bound("target") or "")
        if in_play(table, target):
            return table.where(target)
        gone = at.reading("brw.ruling.target.gone") == "nowhere"
        last = "" if gone else str(at.bound("target-at") or "")
        return "" if last == CELL else last
    figures = _ids(at.bound(where))
    return spot(table, figures[0]) if figures else ""


def in_play(table: Table, id: str) -> bool:
    """Whether an id is a room, or a figure in a room, an imaginary one included."""
    return id.startswith(IMAGINARY) or table.in_lodge(id)


def centre(around: Around, at: Scene) -> str:
    """The room or cell from which a distance is counted; "" where there is none."""
    if around in ("target", "own", "trigger", "summoned", "bearer", "removed", "cell"):
        return place(around, at)
    figures = known(around, at)  # type: ignore[arg-type]
    return spot(at.table, figures[0]) if figures else ""


def reach(range: Range) -> int | None:
    """A printed range as a number of rooms; None for an unlimited one (brw.range.any)."""
    return None if range == "any" else range


def against(table: Table, source: str, room: str, range: Range, reading: Readings) -> tuple[Refusal, ...]:
    """Every reason why an effect of a range does not reach a room from another (brw.range.max)."""
    far = reach(range)
    if not table.is_room(room):
        return (Refusal("brw.cell.not-target", "target-cell", (("target", room),)),)
    if not source:
        return () if far is None else (Refusal("brw.cell.not-lodge", "nowhere"),)
    return sight_of(table, reading).refusals(source, room, far)


def in_reach(table: Table, source: str, range: Range, reading: Readings) -> tuple[str, ...]:
    """The rooms that an effect of a range reaches from another: those that nothing is `against`."""
    far = reach(range)
    if not source:
        return tuple([room.id for room in table.rooms]) if far is None else ()
    return sight_of(table, reading).targets(source, far)


def is_what(table: Table, figure: str, what: str) -> bool:
    """Whether a figure is what a text names: "figure", "mage", "evocation", an archetype or a kind."""
    if what == "figure":
        return True
    if table.is_mage(figure):
        return what == "mage"
    if what == "evocation":
        return True
    kind = table.evocation(figure).kind
    return what in (kind, kind.removeprefix("evocation-"), box(table.box).evocation(kind).archetype)
