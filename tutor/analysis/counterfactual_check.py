"""What becomes of a move in a position that is written otherwise, and whether that is nearer to legal."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import ValidationError
from msgspec.structs import replace

from tutor.analysis.edits import Change, changed
from tutor.analysis.legality import ASKED_FIRST, UNDER_WAY, reasons_against
from tutor.engine.event import Bound
from tutor.engine.game import Game
from tutor.engine.question import NotAllowed, Question, Refusal
from tutor.engine.state import State
from tutor.engine.step import Step as Playing
from tutor.engine.step import settle, take
from tutor.framework.under_way import FAILS

LOG: Final = logging.getLogger("tutor.analysis")

STOPS: Final = 400
"""So many full stops are played at most until something is asked; a position beyond it is left out."""

Reason: TypeAlias = tuple[str, str]
"""A reason apart from its facts: rule and kind, or the kind alone where the rule is that of the moment."""


class Judgement(NamedTuple):
    """A changed position: None for the state where it has a flaw, None for reasons where no such move is."""

    state: State[Any] | None = None
    reasons: tuple[Refusal, ...] | None = None

    @property
    def allowed(self) -> bool:
        """Whether the move may be made."""
        return self.reasons == ()

    @property
    def bag(self) -> Counter[Reason]:
        """The reasons apart from their facts."""
        return Counter(identity(one) for one in self.reasons or ())

    def removed(self, before: Judgement) -> Counter[Reason]:
        """What stood against the move before and does not any more; nothing where there is no such move."""
        return Counter() if self.reasons is None else before.bag - self.bag

    def nearer(self, before: Judgement) -> bool:
        """Whether nothing new stands against the move, and something is gone or less is missing."""
        if self.reasons is None or self.bag - before.bag:
            return False
        return bool(before.bag - self.bag) or self.lack < before.lack

    @property
    def lack(self) -> int:
        """How much is missing as far as the facts of the reasons tell."""
        return sum(_lack(one.facts) for one in self.reasons or ())


class Bench:
    """Judges one move in one position with changes; what was judged once is remembered.

    `data` is the whole of the position, `answers` are given from there on before the move is judged. `tried`
    counts the positions that were played, `unplayable` those of them that the engine could not go through.
    """

    def __init__(
        self,
        game: Game[Any],
        data: Any,
        key: str,
        rulings: tuple[tuple[str, str], ...],
        automatic: tuple[str, ...],
        answers: tuple[str, ...] = (),
    ) -> None:
        self.game, self.data, self.key = game, data, key
        self.rulings, self.automatic, self.answers = rulings, automatic, answers
        self.tried = self.unplayable = 0
        self._unlisted = False
        self._known: dict[frozenset[tuple[str, str]], Judgement] = {}

    def knows(self, changes: Iterable[Change]) -> bool:
        """Whether these changes have been judged together."""
        return as_set(changes) in self._known

    def judge(self, changes: Iterable[Change]) -> Judgement:
        """What becomes of the move with these changes together."""
        together = tuple(changes)
        verdict = self._known.get(as_set(together))
        if verdict is None:
            self.tried += 1
            verdict = self._known[as_set(together)] = self._judgement(together)
        return verdict

    def placed(self, changes: Iterable[Change]) -> State[Any] | None:
        """The changed position as it lies on the table, None where it has a flaw."""
        data = changed(self.data, changes)
        try:
            position = msgspec.convert(data, self.game.position)
        except ValidationError:
            return None
        state = self.game.place(position, self.rulings).state
        return None if state is None else replace(state, automatic=self.automatic)

    def _judgement(self, changes: tuple[Change, ...]) -> Judgement:
        """Judges changes; what no flaw keeps off the table may be impossible to play all the same."""
        try:
            placed = self.placed(changes)
            played = None if placed is None else self._played(placed)
            if played is None:
                return Judgement()
            state, question = played.state, played.question
            return Judgement(state, self._reasons(state, question, at_start=not changes))
        except FAILS:
            # A program may lack what it needs where it goes on, an id may be that of another kind of thing.
            LOG.debug("a changed position cannot be played", exc_info=True)
            self.unplayable += 1
            return Judgement()

    def _reasons(
        self, state: State[Any], question: Question | None, *, at_start: bool
    ) -> tuple[Refusal, ...] | None:
        """What stands against the move; an unlisted one is considered if the start had it so."""
        reasons = reasons_against(self.game, state, question, self.key)
        if reasons is None and (at_start or self._unlisted):
            reasons = reasons_against(self.game, state, question, self.key, unlisted=True)
            self._unlisted = self._unlisted or reasons is not None
        return reasons

    def _played(self, state: State[Any]) -> Playing[Any] | None:
        """The position and the question behind the answers, None where one of them does not fit any more."""
        try:
            step = settle(self.game, state, STOPS)
            for key in self.answers:
                if step.question is None:
                    return None
                step = settle(self.game, take(self.game, step.state, step.question, key).state, STOPS)
        except (RuntimeError, NotAllowed):
            return None
        return step


def as_set(changes: Iterable[Change]) -> frozenset[tuple[str, str]]:
    """Several changes in whatever order."""
    return frozenset((one.kind, repr(one.edits)) for one in changes)


def identity(refusal: Refusal) -> Reason:
    """A reason apart from its facts."""
    moment = refusal.kind in (ASKED_FIRST, UNDER_WAY)
    return ("" if moment else refusal.rule, refusal.kind)


def _lack(facts: tuple[tuple[str, Bound], ...]) -> int:
    """What two numbers are apart, and how long the lists are: a smaller lack has smaller ones."""
    numbers = [value for _, value in facts if isinstance(value, int) and not isinstance(value, bool)]
    listed = [len(value) for _, value in facts if isinstance(value, tuple)]
    listed += [value.count(",") + 1 for _, value in facts if isinstance(value, str) and value]
    return (max(numbers) - min(numbers) if len(numbers) > 1 else 0) + sum(listed)
