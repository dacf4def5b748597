"""What was played, as a tree of kept positions: going back or jumping computes nothing anew."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Generic, NamedTuple

from tutor.engine.event import Event
from tutor.engine.game import Game
from tutor.engine.question import Question
from tutor.engine.state import State, TableT
from tutor.engine.step import Step, advance, take


@dataclass(frozen=True, slots=True)
class Node(Generic[TableT]):
    """One kept position: how it was reached, what became true on the way, and what is asked in it.

    `number` identifies the node within its history, `parent` the node before it (None at the root), `key`
    the answer that led here (None for a full stop that asked nothing).
    """

    number: int
    parent: int | None
    key: str | None
    state: State[TableT]
    events: tuple[Event, ...]
    question: Question | None
    depth: int


class Arrival(NamedTuple, Generic[TableT]):
    """What a full stop or an answer leads to, with the question that waits there.

    `ahead` is the full stop behind it, where it had to be looked at to see whether something is asked.
    """

    events: tuple[Event, ...]
    state: State[TableT]
    question: Question | None
    ahead: Step[TableT] | None = None


@dataclass(slots=True)
class History(Generic[TableT]):
    """A tree of positions with a cursor and named branches.

    Stepping where a continuation already exists returns to it; another answer to the same question opens a
    branch. Positions are kept, so undo, redo and jump give the very same state value.
    """

    game: Game[TableT]
    nodes: list[Node[TableT]] = field(default_factory=list)
    cursor: int = 0
    names: dict[int, str] = field(default_factory=dict)
    _children: dict[int, list[int]] = field(default_factory=dict)
    _redo: dict[int, int] = field(default_factory=dict)
    _ahead: dict[int, Step[TableT]] = field(default_factory=dict)
    """The full stop behind a node, where it had to be looked at to see whether something is asked."""
    _prepared: dict[tuple[int, str | None], Arrival[TableT]] = field(default_factory=dict)
    """What was worked out before somebody went there, by the node before it and the answer."""

    @classmethod
    def start(cls, game: Game[TableT], state: State[TableT]) -> History[TableT]:
        """A history that begins with the position."""
        history = cls(game)
        history._add(None, None, history._arrival(Step(state)))
        return history

    @classmethod
    def replay(cls, game: Game[TableT], state: State[TableT], answers: Iterable[str]) -> History[TableT]:
        """The history of a line: its questions answered in turn, up to the first one without an answer.

        Raises NotAllowed where a question does not offer an answer. Answers behind the end are left over.
        """
        history, left = cls.start(game, state), deque(answers)
        while not history.at_end and (history.node.question is None or left):
            if history.node.question is None:
                history.step()
            else:
                history.answer(left.popleft())
        return history

    @property
    def node(self) -> Node[TableT]:
        """The node at the cursor."""
        return self.nodes[self.cursor]

    @property
    def at_end(self) -> bool:
        """Whether nothing is under way and nothing is asked."""
        return self.node.question is None and not self.node.state.stack

    def step(self) -> Node[TableT]:
        """Goes one full stop on, along the line last taken. Raises ValueError where a question waits."""
        if self.cursor in self._redo:
            return self.jump(self._redo[self.cursor])
        node = self.node
        if node.question is not None:
            raise ValueError("a question waits for its answer")
        if self.at_end:
            return node
        return self._go(None)

    def peek(self) -> State[TableT]:
        """The position one full stop on, without going there; this one where a question waits."""
        node = self.node
        if node.question is not None or self.at_end:
            return node.state
        ahead = self._ahead.get(self.cursor)
        return advance(self.game, node.state).state if ahead is None else ahead.state

    def answer(self, key: str) -> Node[TableT]:
        """Answers the waiting question; an answer given before leads to the node kept then.

        Raises NotAllowed, with every reason, where the question does not offer the key, and ValueError
        where no question waits.
        """
        for child in self._children.get(self.cursor, ()):
            if self.nodes[child].key == key:
                return self.jump(child)
        return self._go(key)

    def prepare(self, key: str | None = None) -> None:
        """Works out the full stop, or the answer, that comes next without going there.

        Going there then leads to that very position, in a copy too. Raises what `step` and `answer` raise.
        """
        if (self.cursor, key) not in self._prepared:
            self._prepared[self.cursor, key] = self._next(key)

    def copy(self) -> History[TableT]:
        """A history with the same nodes; where one goes in it is not known to this one."""
        names, children = dict(self.names), {at: list(there) for at, there in self._children.items()}
        return replace(
            self, nodes=list(self.nodes), names=names, _children=children, _redo=dict(self._redo),
            _ahead=dict(self._ahead), _prepared=dict(self._prepared),
        )  # fmt: skip

    def back(self) -> Node[TableT]:
        """Goes to the node before; stays at the root."""
        parent = self.node.parent
        if parent is not None:
            self._redo[parent] = self.cursor
            self.cursor = parent
        return self.node

    def forward(self) -> Node[TableT]:
        """Redoes what was last undone here; stays where nothing follows."""
        following = self._redo.get(self.cursor)
        return self.node if following is None else self.jump(following)

    def jump(self, number: int) -> Node[TableT]:
        """Goes to a kept node; the line to it becomes the one that `forward` follows."""
        for child in self.line(number)[1:]:
            parent = self.nodes[child].parent
            assert parent is not None
            self._redo[parent] = child
        self.cursor = number
        return self.node

    def line(self, number: int | None = None) -> tuple[int, ...]:
        """The numbers of the nodes from the root to a node (the cursor's unless given)."""
        at: int | None = self.cursor if number is None else number
        numbers = []
        while at is not None:
            numbers.append(at)
            at = self.nodes[at].parent
        return tuple(reversed(numbers))

    def ahead(self) -> tuple[int, ...]:
        """The numbers of the kept nodes that `forward` would visit, in order."""
        numbers = []
        at = self._redo.get(self.cursor)
        while at is not None:
            numbers.append(at)
            at = self._redo.get(at)
        return tuple(numbers)

    def children(self, number: int) -> tuple[int, ...]:
        """The numbers of the nodes reached directly from a node, first reached first."""
        return tuple(self._children.get(number, ()))

    def leaves(self) -> Iterator[Node[TableT]]:
        """The last node of every branch."""
        return (node for node in self.nodes if node.number not in self._children)

    def answers(self, number: int | None = None) -> tuple[str, ...]:
        """The answers given on the line to a node."""
        keys = (self.nodes[at].key for at in self.line(number))
        return tuple(key for key in keys if key is not None)

    def _go(self, key: str | None) -> Node[TableT]:
        parent = self.cursor
        arrival = self._prepared.pop((parent, key), None)
        node = self._add(parent, key, self._next(key) if arrival is None else arrival)
        self._children.setdefault(parent, []).append(node.number)
        # The line to the cursor is followed already: only the last step of it is new.
        self._redo[parent] = self.cursor = node.number
        return node

    def _next(self, key: str | None) -> Arrival[TableT]:
        node = self.node
        if key is None:
            ahead = self._ahead.get(self.cursor)
            return self._arrival(advance(self.game, node.state) if ahead is None else ahead)
        if node.question is None:
            raise ValueError("nothing is asked in this position")
        return self._arrival(take(self.game, node.state, node.question, key))

    def _arrival(self, step: Step[TableT]) -> Arrival[TableT]:
        # The question that waits next belongs to the node in which a reader sees it, so it is looked up now.
        if step.question is None and step.state.stack:
            ahead = advance(self.game, step.state)
            if ahead.question is None:
                return Arrival(step.events, step.state, None, ahead)
            return Arrival(step.events, ahead.state, ahead.question)
        return Arrival(step.events, step.state, step.question)

    def _add(self, parent: int | None, key: str | None, arrival: Arrival[TableT]) -> Node[TableT]:
        number, depth = len(self.nodes), 0 if parent is None else self.nodes[parent].depth + 1
        if arrival.ahead is not None:
            self._ahead[number] = arrival.ahead
        node = Node(number, parent, key, arrival.state, arrival.events, arrival.question, depth)
        self.nodes.append(node)
        return node
