"""How something under way in Black Rose Wars can still go: who uses which trap or defence, and how it ends.

The engine itself is asked who may answer what (brw.trap.trigger-only, brw.trap.optional, brw.trap.nested), so
every way is one that can be played. Nothing is estimated: what could not be looked at is counted and told.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tutor.analysis.exploration import POSITIONS, Aim, explore
from tutor.analysis.game_graph import Noted, Spot, Ways
from tutor.engine.event import Event, Facts
from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.analysis.answer_orders import Route, arrivals, routes
from tutor.games.blackrose.analysis.outcome_diff import Change, changes, common, together
from tutor.games.blackrose.analysis.seat_view import OPEN, Unknown, hides, known_to
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import MEANS

Until: TypeAlias = Literal["step", "action"]
"""How far is looked: to the next step of the action under way, or to the end of the action."""

Fate: TypeAlias = Literal["done", "step", "lost", "hidden", "cut"]
"""How a way ends: it is over, or goes on with the next step; a defeat has cut it off
(brw.trap.interrupt.physical-lost); it depends on what nobody may see; it was not looked at further."""

ACTIONS = ("explore", "combat", "order", "inertia", "cast", "cast-spell", "cast-next")
"""The programs of actions, besides those that have a kind of their own (a spell, a room, a quest, ...)."""

STEPS = frozenset({"explore-step", "combat-step", "order-step", "action"})
"""The questions with which the next step of an action, or another action, begins."""

NOTED = ("mage-defeated", "action-lost")


class Ending(Struct, frozen=True):
    """One way in which it can end: what is different from the beginning, beyond what always is.

    Ends that differ only in the rooms chosen are one. `orders` is how many orders of answers lead there, None
    where they cannot be counted; `routes` are some of them, the shortest first, and there may be `more`.
    `spots` are the numbers of the positions.
    """

    fate: Fate
    changes: tuple[Change, ...]
    orders: int | None
    routes: tuple[Route, ...]
    more: bool
    spots: tuple[int, ...]


class Interrupts(Struct, frozen=True):
    """What can come of something under way, as far as `seat` knows the cards; OPEN knows all of them.

    `program` is what is under way, of whom and with what; "" between two actions. `always` is what changes in
    every ending. `unknown` are cards that lie activated and that the seat does not know: they are left out.
    """

    seat: str
    program: str
    owner: str
    bindings: Facts
    until: Until
    ways: Ways[Table]
    always: tuple[Change, ...]
    endings: tuple[Ending, ...]
    unknown: tuple[Unknown, ...]

    @property
    def complete(self) -> bool:
        """Whether all endings have been found."""
        return self.ways.complete

    def ending_of(self, spot: int) -> int | None:
        """The place of the ending of a position among the endings; None where it is none."""
        return next((at for at, ending in enumerate(self.endings) if spot in ending.spots), None)


def interrupts(
    state: State[Table], seat: str = OPEN, until: Until = "step", positions: int = POSITIONS
) -> Interrupts | None:
    """Every way in which what is under way can go; None where nothing is, and nobody is about to act.

    `seat` asks with its own knowledge, OPEN with all cards face up.
    """
    known, unknown = known_to(state, seat)
    base = under_way(known)
    if base is None:
        return None
    steps = STEPS if until == "step" and base < len(known.stack) else frozenset[str]()
    aim = Aim(
        GAME,
        lambda at, question: _over(at, question, base, steps),
        _note,
        hides(state.table, seat),
        positions,
    )
    ways = explore(aim, known)
    frame = known.stack[base] if base < len(known.stack) else None
    about = frame if isinstance(frame, Frame) else None
    always, endings = _endings(ways, known.table, steps)
    return Interrupts(
        seat,
        about.program if about is not None else "",
        about.owner if about is not None else "",
        about.bindings if about is not None else (),
        until,
        ways,
        always,
        endings,
        unknown,
    )


def under_way(state: State[Table]) -> int | None:
    """The place in the stack of what is under way: an action, a spell, a room, or what reacts to something.

    Behind the stack where somebody is about to choose an action; None where there is nothing of the kind.
    """
    for at, entry in enumerate(state.stack):
        if not isinstance(entry, Frame):
            return at
        if entry.program in ACTIONS or GAME.programs[entry.program].kind in MEANS:
            return at
    top = state.stack[-1] if state.stack else None
    return len(state.stack) if isinstance(top, Frame) and top.program == "activation" else None


def _over(state: State[Table], question: Question | None, base: int, steps: frozenset[str]) -> bool:
    if question is not None:
        return question.kind in steps
    return len(state.stack) <= base


def _note(noted: Noted, event: Event) -> Noted:
    return (*noted, (event.kind, str(event.fact("who")))) if event.kind in NOTED else noted


# ---- endings


def _endings(
    ways: Ways[Table], before: Table, steps: frozenset[str]
) -> tuple[tuple[Change, ...], tuple[Ending, ...]]:
    """What changes in every ending, and the endings that differ, those that take the fewest answers first."""
    leaves = {spot.number: (spot, _changes(spot, before)) for spot in ways.leaves()}
    always = common([changes for _, changes in leaves.values()])
    alike: dict[tuple[Fate, tuple[Change, ...]], list[int]] = {}
    for number, (spot, all_changes) in leaves.items():
        anywhere = tuple(change.anywhere() for change in all_changes if change not in always)
        alike.setdefault((_fate(spot, steps), anywhere), []).append(number)
    orders, into = ways.orders(), arrivals(ways)
    endings = []
    for (fate, _), numbers in alike.items():
        own = [tuple(one for one in leaves[number][1] if one not in always) for number in numbers]
        count = None if orders is None else sum(orders[number] for number in numbers)
        examples, more = routes(into, numbers, count)
        endings.append(Ending(fate, together(own), count, examples, more, tuple(numbers)))
    return always, tuple(sorted(endings, key=_order))


def _changes(spot: Spot[Table], before: Table) -> tuple[Change, ...]:
    fallen = tuple(who for kind, who in spot.noted if kind == "mage-defeated")
    return changes(before, spot.state.table, fallen)


def _order(ending: Ending) -> tuple[bool, int, int]:
    """What was looked at to its end comes first, and of that what takes the fewest answers."""
    open_ = ending.fate in ("hidden", "cut")
    return open_, min(map(len, ending.routes), default=0), ending.spots[0]


def _fate(spot: Spot[Table], steps: frozenset[str]) -> Fate:
    if spot.kind in ("hidden", "cut"):
        return "hidden" if spot.kind == "hidden" else "cut"
    if any(kind == "action-lost" for kind, _ in spot.noted):
        return "lost"
    return "step" if spot.question is not None and spot.question.kind in steps else "done"
