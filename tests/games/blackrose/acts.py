"""Short ways to play the action phase in tests: mages in a lodge of known rooms, answered key by key."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from games.blackrose.desk import HALL, THRONE, mage, table

from tutor.engine.event import Bound, Event
from tutor.engine.game import Game
from tutor.engine.question import PASS, Question
from tutor.engine.state import State
from tutor.engine.step import Step, answer, settle
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import DoSpec, MageSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

ABYSS, ARENA, FORGE, MIRRORS = "room-abyss", "room-arena", "room-forge", "room-mirrors"
CRYPT, TREASURY, SANCTUARY = "room-crypt", "room-treasury", "room-sanctuary"
ROOMS = {
    ABYSS: RoomSpec(at=(0, 1)),
    MIRRORS: RoomSpec(at=(-1, 0)),
    ARENA: RoomSpec(at=(0, -1)),
    FORGE: RoomSpec(at=(1, 1)),
    TREASURY: RoomSpec(at=(2, 0)),
    CRYPT: RoomSpec(at=(-1, -1)),
    SANCTUARY: RoomSpec(at=(-2, 0)),
}
"""Around the hall lie the Throne Room, the Abyss, the Mirrors Room and the Arena.

With two mages the first one's cell opens to the Crypt and the Sanctuary, that of the second to the Forge and
the Treasury.
"""


@dataclass
class Play:
    """A position that remembers what happened on the way to it."""

    state: State[Table]
    game: Game[Table] = GAME
    events: list[Event] = field(default_factory=list)
    question: Question | None = None

    def __post_init__(self) -> None:
        self._take(settle(self.game, self.state))

    def _take(self, step: Step[Table]) -> None:
        self.state, self.question = step.state, step.question
        self.events += step.events

    def say(self, *keys: str) -> Play:
        """Answers the waiting questions one after the other."""
        for key in keys:
            step = answer(self.game, self.state, key)
            self.events += step.events
            self._take(settle(self.game, step.state))
        return self

    @property
    def table(self) -> Table:
        """The table now."""
        return self.state.table

    @property
    def asked(self) -> str:
        """The kind of the waiting question; empty when nothing is asked."""
        return self.question.kind if self.question else ""

    @property
    def seat(self) -> str:
        """Who is asked; empty when nothing is."""
        return self.question.seat if self.question else ""

    @property
    def offered(self) -> tuple[str, ...]:
        """The keys that may be answered."""
        return tuple(option.key for option in self.question.options) if self.question else ()

    def refused(self, key: str) -> list[str]:
        """The rules against an option; it must have been considered."""
        assert self.question is not None
        reasons = [reason.rule for reason in self.question.reasons(key)]
        assert reasons, f"{key!r} is not refused: {[one.option.key for one in self.question.refused]}"
        return reasons

    def all_refused(self) -> dict[str, list[str]]:
        """Every refused option with the rules against it."""
        assert self.question is not None
        return {one.option.key: [reason.rule for reason in one.reasons] for one in self.question.refused}

    def of(self, kind: str, *names: str) -> list[tuple[Bound, ...]]:
        """The named facts of every event of a kind."""
        return [tuple(event.fact(name) for name in names) for event in self.events if event.kind == kind]

    def cited(self, kind: str) -> list[str]:
        """The rules under which events of a kind happened."""
        return [event.rule for event in self.events if event.kind == kind]

    def told(self, *kinds: str) -> list[str]:
        """The kinds of what happened, of those kinds alone, in order."""
        return [event.kind for event in self.events if event.kind in kinds]


def lodge(
    doria: MageSpec | None = None,
    *others: tuple[str, MageSpec],
    do: str = "activation",
    who: str = "doria",
    rulings: dict[str, str] | None = None,
    given: dict[str, Any] | None = None,
    **said: Any,
) -> State[Table]:
    """A position in which Doria's activation begins (or what `do` names); Graminia is in the Throne Room."""
    mages = {
        "doria": doria or mage("baron-doria", HALL),
        "graminia": mage("graminia", THRONE),
        **dict(others),
    }
    rooms = {**ROOMS, **said.pop("rooms", {})}
    what = DoSpec(who, program=do, given=given or {})
    return table(mages, *([what] if do else []), rooms=rooms, rulings=rulings, **said)


def play(state: State[Table], *keys: str, game: Game[Table] = GAME) -> Play:
    """The position after answering its questions with the keys."""
    return Play(state, game).say(*keys)


def doria(at: str = HALL, **said: Any) -> MageSpec:
    """Baron Doria, of speed 2 and strength 2."""
    return mage("baron-doria", at, **said)


def orders(state: State[Table]) -> set[tuple[str, ...]]:
    """All orders in which the effects of the physical action that is asked about can be applied."""
    return set(_orders(play(state), ()))


def _orders(at: Play, done: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if not at.asked.endswith("-step"):
        yield done
        return
    for key in at.offered:
        kind = key.partition(".")[0]
        yield from _orders(play(at.state, key), done if kind == "done" else (*done, kind))


def passes(at: Play, limit: int = 200) -> Play:
    """Plays on to the end: first answers, but ends whatever may be ended."""
    for _ in range(limit):
        if at.question is None:
            return at
        chance = at.question.chance
        end = [key for key in at.offered if key in (PASS, "done", "stay")]
        at.say(chance.pick(0) if chance is not None else (end or list(at.offered))[0])
    raise AssertionError("no end")
