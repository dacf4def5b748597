"""What orders of answers take from a seat of Res Arcana and give it, as the events tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from msgspec import Struct

from tutor.analysis.exploration import Aim, explore, run
from tutor.analysis.game_graph import Kind, Spot, Way, Ways
from tutor.engine.event import Event
from tutor.engine.question import Option, Question
from tutor.engine.state import State
from tutor.games.resarcana.state.essences import NONE, Essences, read
from tutor.games.resarcana.state.table import Table

What: TypeAlias = Literal[
    "paid", "lost", "gained", "put", "removed", "turned", "straightened", "destroyed", "discarded", "placed",
    "claimed", "more-points",
]  # fmt: skip

_KINDS: Final = frozenset(get_args(What))

CHANCES: Final = frozenset({"drawn", "looked", "shuffled"})
"""Events by which cards are met that nobody knew."""

ABOUT: Final = frozenset({"paid", "lost", "gained"})
"""Changes of a pool, which are the same whatever component brings them about."""


class Spent(Struct, frozen=True):
    """One thing that happens to a seat: essences change, or a component does; `n` are points."""

    what: What
    card: str = ""
    essences: Essences = NONE
    n: int = 0


def spent(events: Iterable[Event], seat: str) -> tuple[Spent, ...]:
    """Everything that happens to a seat, in order."""
    return tuple(_spent(events, seat))


def essences_of(event: Event) -> Essences:
    """The essences that an event is about; none where it is about none."""
    what = event.fact("what")
    return read("+".join(map(str, what))) if isinstance(what, tuple) else NONE


def _spent(events: Iterable[Event], seat: str) -> Iterator[Spent]:
    for event in events:
        if event.kind in _KINDS and event.fact("who") == seat:
            facts = dict(event.facts)
            card = "" if event.kind in ABOUT else str(facts.get("card", ""))
            n = facts.get("n") if event.kind == "more-points" else 0
            yield Spent(event.kind, card, essences_of(event), n if isinstance(n, int) else 0)  # type: ignore[arg-type]


def by_chance(events: tuple[Event, ...], question: Question | None) -> bool:
    """Whether chance decides what happens, or a card is met that was not known."""
    met = not CHANCES.isdisjoint([event.kind for event in events])
    return met or (question is not None and question.chance is not None)


class Line(NamedTuple):
    """One order of answers from a position, with all events on the way and how it ends."""

    answers: tuple[tuple[Question, Option], ...]
    events: tuple[Event, ...]
    end: Table
    kind: Kind


def lines(aim: Aim[Table], state: State[Table]) -> Iterator[Line]:
    """Every order of answers from a position; what happens before the first of them belongs to all."""
    first = run(aim, state)
    if first.kind != "asked":
        yield Line((), first.events, first.state.table, first.kind)
        return
    ways = explore(aim, first.state)
    for steps, spot in _routes(ways, ways.spots[0]):
        answers = tuple(
            (before.question, way.option)
            for before, way in steps
            if before.question is not None and way.option is not None
        )
        events = first.events + tuple(event for _, way in steps for event in way.events)
        yield Line(answers, events, spot.state.table, spot.kind)


def _routes(
    ways: Ways[Table], spot: Spot[Table]
) -> Iterator[tuple[tuple[tuple[Spot[Table], Way], ...], Spot[Table]]]:
    if not spot.ways:
        yield (), spot
    for way in spot.ways:
        for steps, end in _routes(ways, ways.spots[way.to]):
            yield ((spot, way), *steps), end
