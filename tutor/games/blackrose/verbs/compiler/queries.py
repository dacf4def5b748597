"""Queries that read printed texts: numbers, conditions, figures and rooms, in the scene of an effect."""

from __future__ import annotations

from tutor.engine.event import Bound, facts
from tutor.engine.query import Among, Query, Value, evaluate, text
from tutor.engine.question import Choices, Option, sorted_out
from tutor.games.blackrose.actions.avatar.orders import decides
from tutor.games.blackrose.state.table import ROSE
from tutor.games.blackrose.verbs.compiler import counting, whom
from tutor.games.blackrose.verbs.compiler.scene import Scene, place, scene
from tutor.games.blackrose.verbs.effects.common import At, myself
from tutor.games.blackrose.verbs.schema.picks import Cond, Number, Pick, RoomPick, Where, Whom


class Amount(Query, frozen=True):
    """A printed number, counted when it is needed."""

    n: Number

    def value(self, moment: At) -> Bound:
        return counting.number(self.n, scene(moment))


class Holds(Query, frozen=True):
    """Whether a printed condition holds."""

    cond: Cond

    def value(self, moment: At) -> Bound:
        return counting.holds(self.cond, scene(moment))


class Figures(Query, frozen=True):
    """All figures that a text means."""

    whom: Whom

    def value(self, moment: At) -> Bound:
        return whom.figures(self.whom, scene(moment))


class Rooms(Query, frozen=True):
    """All rooms that a text means."""

    where: Where

    def value(self, moment: At) -> Bound:
        return whom.rooms(self.where, scene(moment))


class Spot(Query, frozen=True):
    """A room or cell that a text knows already; "" where there is none."""

    where: Where

    def value(self, moment: At) -> Bound:
        return "" if isinstance(self.where, RoomPick) else place(self.where, scene(moment))


class Reads(Query, frozen=True):
    """Whether a ruling is read in one way."""

    ruling: str
    reading: str

    def value(self, moment: At) -> Bound:
        return moment.reading(self.ruling) == self.reading


class IsAvatar(Query, frozen=True):
    """Whether who applies the effect is the avatar."""

    who: Value = myself

    def value(self, moment: At) -> Bound:
        return moment.table.mage(text(self.who, moment)).avatar


class Chooser(Query, frozen=True):
    """Who decides for a source: itself, or the crown for the Black Rose (brw.gen.crown.last-word).

    What is asked of the avatar is put to the crown as well (`orders.asked`).
    """

    by: Value = myself

    def value(self, moment: At) -> Bound:
        return decider(moment, text(self.by, moment))


def decider(moment: At, by: str) -> str:
    """Who decides for a seat or ROSE."""
    return decides(moment.table) if by == ROSE else by


class FigureChoice(Among, frozen=True):
    """The figures that a text lets choose from, and what stands against the others; some are taken already.

    With `or_none` choosing none is possible.
    """

    pick: Pick
    taken: Value = None
    or_none: bool = False

    def choices(self, moment: At) -> Choices:
        at, gone = scene(moment), self._gone(moment)
        choices = sorted_out(
            (figure_option(moment, figure), whom.figure_refusals(self.pick, figure, at))
            for figure in whom.candidates(self.pick, at)
            if figure not in gone
        )
        return choices + Choices((NONE,)) if self.or_none else choices

    def options(self, moment: At) -> tuple[Option, ...]:
        gone = self._gone(moment)
        figures = whom.can_be_chosen(self.pick, scene(moment))
        options = tuple([figure_option(moment, figure) for figure in figures if figure not in gone])
        return (*options, NONE) if self.or_none else options

    def _gone(self, moment: At) -> tuple[str | int, ...]:
        taken = evaluate(self.taken, moment)
        return taken if isinstance(taken, tuple) else ()


class RoomChoice(Among, frozen=True):
    """The rooms that a text lets choose from, and what stands against the others and against cells."""

    pick: RoomPick

    def choices(self, moment: At) -> Choices:
        at = scene(moment)
        return sorted_out(
            (room_option(room), whom.room_refusals(self.pick, room, at))
            for room in (*whom.fitting_rooms(self.pick, at), *self._cells(at))
        )

    def options(self, moment: At) -> tuple[Option, ...]:
        return tuple([room_option(room) for room in whom.rooms(self.pick, scene(moment))])

    def _cells(self, at: Scene) -> tuple[str, ...]:
        """The cells, unless the text names rooms of a kind, for which nobody would take a cell."""
        pick = self.pick
        named = pick.colours or pick.rooms or pick.holding
        return () if named else tuple(cell.id for cell in at.table.cells)


NONE = Option("none", "choose-none", value="")
"""The option of choosing nothing (more)."""


def figure_option(moment: At, figure: str, kind: str = "figure") -> Option:
    """The option of choosing a figure."""
    table = moment.table
    about = facts(figure=figure, room=table.where(figure))
    if table.is_evocation(figure):
        about += facts(owner=table.evocation(figure).owner)
    return Option(figure, kind, about, figure)


def room_option(room: str, kind: str = "room") -> Option:
    """The option of choosing a room."""
    return Option(room, kind, facts(room=room), room)
