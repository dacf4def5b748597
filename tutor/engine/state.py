"""The position as one immutable value: the table, and the stack of effects that are under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, final

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Bound, Event, Facts

TableT = TypeVar("TableT", bound=Struct)


def with_binding(bindings: Facts, name: str, value: Bound) -> Facts:
    """Bindings with a name bound to the value; a name that was bound keeps its place."""
    for at, pair in enumerate(bindings):
        if pair[0] == name:
            return (*bindings[:at], (name, value), *bindings[at + 1 :])
    return (*bindings, (name, value))


@final
class Frame(Struct, frozen=True, gc=False, tag="frame"):
    """A running effect: which program, for which seat, and where it goes on.

    `path` is the return address: the index of the next sentence, inside nested bodies as
    (sentence, body, sentence, ...). `activation` is shared by all frames of one effect, so that ending the
    effect ends its sub-procedures too. `bindings` are what was chosen on the way, `pending` what became
    true inside a full stop that has not ended yet.
    """

    program: str
    owner: str
    activation: int
    path: tuple[int, ...] = (0,)
    bindings: Facts = ()
    pending: tuple[Event, ...] = ()

    def get(self, name: str, default: Bound = None) -> Bound:
        """What is bound to the name, or `default`."""
        for key, value in self.bindings:
            if key == name:
                return value
        return default

    def bind(self, name: str, value: Bound) -> Frame:
        """The frame with the name bound to the value; a name that was bound keeps its place."""
        return replace(self, bindings=with_binding(self.bindings, name, value))

    def at(self, path: tuple[int, ...]) -> Frame:
        """The frame with another return address."""
        return Frame(self.program, self.owner, self.activation, path, self.bindings, self.pending)

    def unbind(self, *names: str) -> Frame:
        """The frame without those names."""
        return replace(self, bindings=tuple([pair for pair in self.bindings if pair[0] not in names]))


@final
class Window(Struct, frozen=True, gc=False, tag="window"):
    """A moment at a full stop in which others may, or must, react to one event.

    `order` lists the seats in the order in which they are asked. `used` and `passed` remember who has
    answered how, so that a second reaction to the same event is still offered after the first has been
    resolved, and nobody is asked twice; `used` holds (seat, option key) in the order of use, since two
    seats may own copies of one card. With `mandatory` nobody may pass; a seat with several reactions
    orders them. `more` are other events of the same full stop that are reacted to together with `event`, in
    one order. `noted` is what the game wants to know later of the moment when the window opened.
    """

    kind: str
    rule: str
    event: Event
    order: tuple[str, ...]
    mandatory: bool = False
    used: tuple[tuple[str, str], ...] = ()
    passed: tuple[str, ...] = ()
    more: tuple[Event, ...] = ()
    noted: Facts = ()


class State(Struct, Generic[TableT], frozen=True, gc=False):
    """A whole position: the game's table, the stack (innermost last), and the rulings it is played under.

    Nothing else exists: the question that is waiting follows from the state. Equal positions are equal,
    hash alike and survive JSON. `automatic` names the kinds of question that are bookkeeping here: the first
    option is taken, or nothing more is used, without asking. `keeping` tells that a frame keeps events until
    its full stop has been reached (`Frame.pending`): at every sentence that is asked, and the stack is deep.
    """

    table: TableT
    stack: tuple[Frame | Window, ...] = ()
    rulings: tuple[tuple[str, str], ...] = ()
    automatic: tuple[str, ...] = ()
    keeping: bool = False

    @property
    def top(self) -> Frame | Window:
        """The innermost running effect or open window. Raises IndexError when nothing is running."""
        return self.stack[-1]

    def ruling(self, ruling: str, default: str = "") -> str:
        """The reading in force for a ruling id; `default` where the position does not name one."""
        for key, reading in self.rulings:
            if key == ruling:
                return reading
        return default

    def with_table(self, table: TableT) -> State[TableT]:
        """The position with another table."""
        return replace(self, table=table)

    def with_top(self, top: Frame | Window) -> State[TableT]:
        """The position with the innermost entry of the stack replaced."""
        return replace(self, stack=(*self.stack[:-1], top))

    def push(
        self, program: str, owner: str, bindings: Facts = (), activation: int | None = None
    ) -> State[TableT]:
        """Starts a program on top of the stack, as a new activation unless one is given."""
        number = self.next_activation() if activation is None else activation
        return replace(self, stack=(*self.stack, Frame(program, owner, number, (0,), bindings)))

    def open(self, windows: tuple[Window, ...]) -> State[TableT]:
        """Opens windows on top of the stack; the first given is answered first."""
        return replace(self, stack=self.stack + windows[::-1])

    def pop(self) -> State[TableT]:
        """The position without the innermost entry of the stack."""
        return replace(self, stack=self.stack[:-1])

    def without(self, ended: Callable[[Frame], bool]) -> State[TableT]:
        """Ends every frame for which `ended` holds; windows stay open, since their event has happened."""
        return replace(
            self, stack=tuple(entry for entry in self.stack if isinstance(entry, Window) or not ended(entry))
        )

    def next_activation(self) -> int:
        """The lowest number above all that run or that an open window's event names.

        Equal positions number alike, and a reaction never takes the number of the effect it reacts to.
        """
        highest = 0
        for entry in self.stack:
            number = entry.activation if type(entry) is Frame else entry.event.activation
            if number > highest:
                highest = number
        return highest + 1
