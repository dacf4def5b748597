"""Short ways to set up players and positions, and to play them by script."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.fixtures.driving import Story, brief, tell

from tutor.engine.event import Bound, Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.games.resarcana import GAME
from tutor.games.resarcana.position.form import ComponentSpec, DoSpec, PlayerSpec, Position
from tutor.games.resarcana.position.reading import lay
from tutor.games.resarcana.state.table import Table

__all__ = ["GAME", "Story", "brief", "tell"]


def lies(turned: bool = False, down: bool = False, paid: int | None = None, **on: int) -> ComponentSpec:
    """A component that is turned, or with essences on it."""
    return ComponentSpec(turned, on, down, paid)  # type: ignore[arg-type]


def one(*components: str, pool: Mapping[str, int] | None = None, **said: Any) -> PlayerSpec:
    """A player with components as they are placed; others "with_" something on them or turned."""
    laid = dict.fromkeys(components, ComponentSpec()) | said.pop("with_", {})
    return PlayerSpec(dict(pool or {}), laid, **said)  # type: ignore[arg-type]


def table(
    *do: DoSpec,
    rulings: dict[str, str] | None = None,
    players: dict[str, PlayerSpec] | None = None,
    **said: Any,
) -> State[Table]:
    """A position of Anna and Boris, or of others, with what is carried out in it."""
    position = Position(players or {"anna": one(), "boris": one()}, do, **said)
    placed = lay(position, tuple((rulings or {}).items()))
    assert placed.state is not None, placed.flaws
    return placed.state


def turn(who: str = "anna") -> DoSpec:
    """One turn of a player."""
    return DoSpec(who)


def do(program: str, who: str = "anna", **given: Any) -> DoSpec:
    """A program is carried out."""
    return DoSpec(who, program, given=given)


def use(power: str, who: str = "anna") -> DoSpec:
    """A power is used, its cost included."""
    return DoSpec(who, use=power)


def asked(state: State[Table]) -> Question:
    """The next question."""
    question = settle(GAME, state).question
    assert question is not None
    return question


def keys(question: Question) -> list[str]:
    """What may be answered."""
    return [option.key for option in question.options]


def reasons(question: Question, key: str) -> list[str]:
    """The rules under which an option is refused."""
    return [reason.rule for reason in question.reasons(key)]


def of_kind(story: Story, kind: str) -> list[Event]:
    """The events of a kind."""
    return [event for event in story.events if event.kind == kind]


def facts_of(story: Story, kind: str, *names: str) -> list[tuple[Bound, ...]]:
    """The named facts of every event of a kind."""
    return [tuple(event.fact(name) for name in names) for event in of_kind(story, kind)]


def rules_of(story: Story, kind: str) -> list[str]:
    """The rules that the events of a kind cite."""
    return [event.rule for event in of_kind(story, kind)]


def fact(story: Story, name: str) -> Any:
    """A fact of the last position."""
    return GAME.facts(story.states[-1])[name]
