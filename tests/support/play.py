"""Playing positions in tests: what is asked, answered and refused, and what happens on the way.

The tests of every game say it in these words: `games/<game>/support/play.py` has `Play` for its positions,
with `play`, which plays one, and `play_out`, which plays one to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from tutor.engine.event import Bound, Event
from tutor.engine.game import Game
from tutor.engine.history import History
from tutor.engine.question import PASS, Question
from tutor.engine.state import State
from tutor.engine.step import Step, advance, settle, take

TableT = TypeVar("TableT", bound=Struct)
Choose = Callable[[Question], str]
"""How questions are answered that a test does not care about."""


def first(question: Question) -> str:
    """The first answer: the first option, or the first outcome of chance."""
    return question.options[0].key if question.chance is None else question.chance.pick(0)


def in_turn(*keys: str) -> Choose:
    """Answers these keys in turn, then the first answer of every question."""
    left = list(keys)
    return lambda question: left.pop(0) if left else first(question)


def by_kind(**wanted: str) -> Choose:
    """Answers questions of a kind (hyphens as underscores) with a key, and others with the first answer."""
    return lambda question: wanted.get(question.kind.replace("-", "_"), first(question))


def preferring(*wanted: str) -> Choose:
    """Answers with the first of these keys that may be answered, or with the first answer."""

    def choose(question: Question) -> str:
        offered = keys(question) if question.chance is None else [first(question)]
        return next((key for key in wanted if key in offered), offered[0])

    return choose


def at_random(seed: int) -> Choose:
    """Answers everything at random; the same seed answers alike."""
    dice = Random(seed)

    def choose(question: Question) -> str:
        if question.chance is not None:
            return question.chance.pick(dice.randrange(question.chance.total))
        return dice.choice(question.options).key

    return choose


def keys(question: Question) -> list[str]:
    """The keys of the options of a question."""
    return [option.key for option in question.options]


def reasons(question: Question, key: str) -> list[str]:
    """The rules against an option of a question."""
    return [reason.rule for reason in question.reasons(key)]


def to_question(history: History[Any]) -> Question:
    """Steps a history on to the question that waits next."""
    while (question := history.node.question) is None:
        history.step()
    return question


class Record:
    """What has been asked and has happened on the way to a position."""

    events: Sequence[Event]
    questions: Sequence[Question]

    def questions_of(self, kind: str) -> list[Question]:
        """The questions of a kind that were asked."""
        return [question for question in self.questions if question.kind == kind]

    def events_of(self, *kinds: str) -> list[Event]:
        """The events of these kinds."""
        return [event for event in self.events if event.kind in kinds]

    def one(self, kind: str) -> Event:
        """The only event of a kind."""
        (event,) = self.events_of(kind)
        return event

    def of(self, kind: str, *names: str) -> list[tuple[Bound, ...]]:
        """The named facts of every event of a kind."""
        return [tuple(event.fact(name) for name in names) for event in self.events_of(kind)]

    def rules(self, *kinds: str) -> list[str]:
        """The rules under which events of these kinds happened."""
        return [event.rule for event in self.events_of(*kinds)]

    def kinds(self, *kinds: str) -> list[str]:
        """The kinds of what happened, in order; of these kinds alone if any are named."""
        return [event.kind for event in self.events if not kinds or event.kind in kinds]


class Play(Record, Generic[TableT]):
    """A position that is played on from question to question, with every event and question on the way."""

    own_game: ClassVar[Game[Any]]
    """What is played, unless another is named."""

    def __init__(self, state: State[TableT], game: Game[TableT] | None = None) -> None:
        self._begin(state, game)
        self._take(settle(self.game, state))

    def _begin(self, state: State[TableT], game: Game[TableT] | None) -> None:
        self.game: Game[TableT] = game or self.own_game
        self.state = state
        self.events: list[Event] = []
        self.questions: list[Question] = []
        self._waiting: Question | None = None

    @classmethod
    def up_to(cls, state: State[TableT], there: Callable[[State[TableT]], bool], choose: Choose) -> Self:
        """A position played full stop by full stop until it is as wanted, and no further."""
        game = cls.__new__(cls)
        game._begin(state, None)
        while not there(game.state):
            if game.over:
                game._take(advance(game.game, game.state))
            else:
                game._take(take(game.game, game.state, game.question, choose(game.question)))
        return game

    def _take(self, step: Step[TableT]) -> None:
        self.events += step.events
        self.state, self._waiting = step.state, step.question
        if step.question is not None:
            self.questions.append(step.question)

    def answer(self, *answers: str) -> Self:
        """Answers what is asked, one question after the other: "key", or "seat: key" of that seat alone."""
        for one in answers:
            seat, _, key = one.rpartition(": ")
            assert not self.over, f"nothing is asked any more, {one!r} is left over"
            assert seat in ("", self.seat), f"{seat} was to answer, {self.waiting} is asked"
            self._take(take(self.game, self.state, self.question, key))
            self._take(settle(self.game, self.state))
        return self

    def on(self, choose: Choose = first, until: str = "") -> Self:
        """Plays on until nothing is asked, or to the next question of a kind."""
        while not self.over and (not until or self.asked != until):
            self.answer(choose(self.question))
        return self

    def to_end(self) -> Self:
        """The same, where nothing may be left to answer."""
        assert self.over, f"{self.waiting} is asked: {self.offered[:9]}"
        return self

    # ---- what is asked

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return self._waiting is None

    @property
    def question(self) -> Question:
        """The question that waits."""
        assert self._waiting is not None, "nothing is asked"
        return self._waiting

    @property
    def asked(self) -> str:
        """The kind of the question that waits; empty where nothing is asked."""
        return "" if self._waiting is None else self._waiting.kind

    @property
    def seat(self) -> str:
        """Who is asked; empty where nobody is."""
        return "" if self._waiting is None else self._waiting.seat

    @property
    def waiting(self) -> str:
        """Who is asked what ("anna: turn"); empty where nothing is asked."""
        return "" if self._waiting is None else f"{self.seat}: {self.asked}"

    @property
    def offered(self) -> tuple[str, ...]:
        """The keys that may be answered."""
        return () if self._waiting is None else tuple(keys(self._waiting))

    @property
    def moves(self) -> tuple[str, ...]:
        """The same without passing."""
        return tuple(key for key in self.offered if key != PASS)

    def refused(self, key: str) -> list[str]:
        """The rules against an option, which must have been considered."""
        rules = reasons(self.question, key)
        assert rules, f"{key!r} is not refused: {[*self.all_refused()]}"
        return rules

    def against(self, key: str) -> list[str]:
        """The same, but none where the option is offered."""
        return [] if key in self.offered else self.refused(key)

    def all_refused(self) -> dict[str, list[str]]:
        """Every refused option with the rules against it."""
        return {one.option.key: [reason.rule for reason in one.reasons] for one in self.question.refused}

    # ---- what has happened

    @property
    def table(self) -> TableT:
        """The table now."""
        return self.state.table

    @property
    def facts(self) -> Mapping[str, Any]:
        """The facts that predictions and expectations can name."""
        return self.game.facts(self.state)

    def fact(self, name: str) -> Any:
        """One of them."""
        return self.facts[name]
