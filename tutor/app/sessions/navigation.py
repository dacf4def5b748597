"""Moving along a line of play: what every page does with a history, whoever answers its questions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from tutor.engine.codec import digest
from tutor.engine.game import Game
from tutor.engine.history import History, Node
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.rules.words import Words
from tutor.trace.spans import Trace
from tutor.trace.tree import trace


@dataclass(slots=True)
class Walk:
    """A history with a reader in it, who goes from full stop to full stop, and from question to question."""

    most_nodes: ClassVar[int]
    """A longer history is declined further steps."""

    game: Game[Any]
    history: History[Any]
    _traced: tuple[tuple[int, ...], Node[Any], Trace] | None = field(default=None, init=False)
    _digests: dict[int, tuple[Node[Any], str]] = field(default_factory=dict, init=False)
    """The fingerprints of the nodes shown, by their numbers; copies of the walk share them."""

    @property
    def names(self) -> Mapping[str, Words]:
        """The names that an author has given players."""
        return {}

    @property
    def node(self) -> Node[Any]:
        """The position shown."""
        return self.history.node

    @property
    def trace(self) -> Trace:
        """The tree of causes of the line to the position shown, and on as `forward` follows it."""
        history = self.history
        numbers = (*history.line(), *history.ahead())
        last, traced = history.nodes[numbers[-1]], self._traced
        if traced is None or traced[0] != numbers or traced[1] is not last:
            self._traced = traced = numbers, last, trace(history)
        return traced[2]

    @property
    def digest(self) -> str:
        """The fingerprint of the position shown, for links (`engine.codec.digest`): worked out once."""
        node, known = self.node, self._digests
        if node.number not in known or known[node.number][0] is not node:
            known[node.number] = node, digest(node.state)
        return known[node.number][1]

    @property
    def states(self) -> list[State[Any]]:
        """The positions of the line up to the one shown."""
        return [self.history.nodes[number].state for number in self.history.line()]

    @property
    def before(self) -> Node[Any]:
        """The position one full stop earlier; the same at the beginning."""
        parent = self.node.parent
        return self.node if parent is None else self.history.nodes[parent]

    @property
    def question(self) -> Question | None:
        """The question that waits here, whoever is asked."""
        return self.node.question

    @property
    def fallen(self) -> State[Any]:
        """The position with what dice or decks have just given lying there, before it is made use of."""
        return self.after_chance()

    def after_chance(self) -> State[Any]:
        """The position one full stop on where dice or decks have just answered, else the one shown."""
        question = self.before.question
        if self.node.key is None or question is None or question.chance is None:
            return self.node.state
        return self.history.peek()

    @property
    def finished(self) -> bool:
        """Whether nothing is under way any more."""
        return self.history.at_end

    @property
    def full(self) -> bool:
        """Whether the history is as long as it may get."""
        return len(self.history.nodes) >= self.most_nodes

    @property
    def is_asked(self) -> bool:
        """Whether the reader has something to answer here."""
        return self.question is not None

    @property
    def can_go_on(self) -> bool:
        """Whether one more full stop can be shown without an answer."""
        return bool(self.history.ahead()) or (self.question is None and not self.history.at_end)

    def forward(self) -> bool:
        """Shows the next full stop; declines (False) where an answer is waited for."""
        if not self.can_go_on or self.full:
            return False
        if self.history.ahead():
            self.history.forward()
        else:
            self.history.step()
        self._arrived()
        return True

    def back(self) -> None:
        """Shows the full stop before."""
        self.history.back()

    def to_question(self) -> None:
        """Goes on to the next question for the reader, or to the end."""
        while self.forward() and not self.is_asked:
            pass

    def to_end(self) -> None:
        """Goes to the last position kept on this line; from there on to the next question, or to the end."""
        ahead = self.history.ahead()
        if ahead:
            self.history.jump(ahead[-1])
        else:
            self.to_question()

    def to_last_question(self) -> None:
        """Goes back to the reader's question before."""
        while self.node.parent is not None:
            self.history.back()
            if self.is_asked:
                return

    def jump(self, number: int) -> bool:
        """Shows a kept position; False for a number that does not exist."""
        if not 0 <= number < len(self.history.nodes):
            return False
        self.history.jump(number)
        return True

    def line(self) -> tuple[int, ...]:
        """The numbers of the nodes of this line, those ahead included."""
        return (*self.history.line(), *self.history.ahead())

    def replay(
        self, answers: Iterable[str], depth: int, answer: Callable[[], str | None] = lambda: None
    ) -> bool:
        """Gives the answers in order until they are used up and the depth is reached.

        A question that `answer` has an answer to takes none of them. False where an answer does not fit.
        """
        given = deque(answers)
        while (self.node.depth < depth or given) and not self.history.at_end and not self.full:
            if self.question is None:
                self.history.step()
            else:
                key = answer() or (given.popleft() if given else None)
                if key is None:
                    break
                try:
                    self.history.answer(key)
                except ValueError:
                    return False
            self._arrived()
        return not given

    def show(self, depth: int) -> None:
        """Shows the full stop of that number on this line; the last where there are fewer."""
        line = self.line()
        self.history.jump(line[max(0, min(depth, len(line) - 1))])

    def ahead(self) -> Self | None:
        """The walk after one step more, which is worked out now; None where the reader chooses."""
        if not self.can_go_on or self.full:
            return None
        if not self.history.ahead():
            self.history.prepare()
        walk = self.copy()
        walk.forward()
        return walk

    def copy(self) -> Self:
        """The same walk, in which one can go on without this one going anywhere."""
        walk = copy(self)
        walk.history = self.history.copy()
        return walk

    def _arrived(self) -> None:
        """Called where a position has been reached for the first time or again."""
