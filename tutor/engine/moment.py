"""The moment at which a sentence is executed: game, position and running effect in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Bound, Event, Facts
from tutor.engine.program import Path
from tutor.engine.state import Frame, State, TableT, with_binding

if TYPE_CHECKING:
    from tutor.engine.game import Game


class Outcome(Struct, Generic[TableT], frozen=True, gc=False):
    """What a sentence leads to: the new position and what became true on the way."""

    state: State[TableT]
    events: tuple[Event, ...] = ()


class Moment(Struct, Generic[TableT], eq=False, gc=False):
    """What a sentence may look at and build on.

    `table` is the table as it was, and `frame` the innermost effect, so that `frame.path` is the sentence's
    own path; `behind` is the path on which the effect goes on. Sentences that only moved the effect on may
    lie between `base` and this moment: `before` is the position as it was, and `state` has that path already
    in place.
    """

    game: Game[TableT]
    base: State[TableT]
    frame: Frame
    rule: str
    behind: Path
    table: TableT
    _state: State[TableT] | None = None

    @property
    def before(self) -> State[TableT]:
        """The position as it was, the running effect pointing at the sentence."""
        base = self.base
        return base if base.stack[-1] is self.frame else base.with_top(self.frame)

    @property
    def state(self) -> State[TableT]:
        """The position with the running effect pointing behind the sentence; made when it is needed."""
        state = self._state
        if state is None:
            base = self.base
            stack = (*base.stack[:-1], replace(self.frame, path=self.behind))
            state = self._state = replace(base, stack=stack)
        return state

    @property
    def automatic(self) -> tuple[str, ...]:
        """The kinds of question that are answered here without asking."""
        return self.base.automatic

    def reading(self, ruling: str) -> str:
        """The reading in force for a ruling: the position's own, else the catalogue's default."""
        for key, reading in self.base.rulings:
            if key == ruling:
                return reading
        return self.game.readings()[ruling]

    def event(self, kind: str, rule: str = "", /, **named: Bound) -> Event:
        """An event at this sentence, under the sentence's rule unless another is given."""
        frame = self.frame
        return Event(
            rule or self.rule,
            kind,
            tuple(named.items()),
            frame.program,
            frame.activation,
            frame.path,
            len(self.base.stack) - 1,
        )

    def with_table(self, table: TableT, *events: Event) -> Outcome[TableT]:
        """The outcome of changing the table."""
        state = self._state
        if state is not None:
            return Outcome(replace(state, table=table), events)
        base = self.base
        stack = (*base.stack[:-1], replace(self.frame, path=self.behind))
        return Outcome(replace(base, table=table, stack=stack), events)

    @property
    def here(self) -> Frame:
        """The running effect as it stands in `state`, already pointing behind the sentence."""
        return replace(self.frame, path=self.behind)

    def binding(self, name: str, value: Bound) -> Frame:
        """The running effect behind the sentence, with a name bound."""
        frame = self.frame
        return replace(frame, path=self.behind, bindings=with_binding(frame.bindings, name, value))

    def bound(self, name: str, value: Bound) -> State[TableT]:
        """The position with a name bound in the running effect."""
        base = self.base
        return replace(base, stack=(*base.stack[:-1], self.binding(name, value)))

    def inside(self, body: int) -> Path:
        """The path of the first sentence in one of the sentence's bodies."""
        return (*self.frame.path, body, 0)

    def inner(self, body: int, *bindings: tuple[str, Bound]) -> Frame:
        """The running effect inside one of the sentence's bodies, with names bound."""
        frame, path = self.frame, self.inside(body)
        if not bindings:
            return replace(frame, path=path)
        held = dict(frame.bindings)
        held.update(bindings)
        return replace(frame, path=path, bindings=tuple(held.items()))

    def entering(self, body: int, *bindings: tuple[str, Bound]) -> State[TableT]:
        """The position with the running effect inside one of the sentence's bodies."""
        return self.base.with_top(self.inner(body, *bindings))

    def starting(self, program: str, owner: str, bindings: Facts = (), part: bool = False) -> State[TableT]:
        """The position with another program started; as a part of this effect it ends with it."""
        return self.state.push(program, owner, bindings, self.frame.activation if part else None)
