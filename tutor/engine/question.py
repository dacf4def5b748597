"""Questions: what has to be answered before the effect goes on, and what was considered and refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import final, overload

from msgspec import Struct

from tutor.engine.chance import Chance
from tutor.engine.event import Bound, Facts

CHANCE = "chance"
"""The seat that dice and shuffled decks are asked of."""

PASS = "pass"
"""The key of the option that declines everything offered."""


class Refusal(Struct, frozen=True, gc=False):
    """One reason why something is not allowed: the rule that forbids it, and the facts it rests on."""

    rule: str
    kind: str
    facts: Facts = ()


class Option(Struct, frozen=True, gc=False):
    """One possible answer.

    `key` is unique within its question and stable: scripts, links and recordings write it. `kind` and
    `facts` give the words. `value` is what a choice binds. An option that starts an effect names its
    `program`, with the `bindings` that program begins with.
    """

    key: str
    kind: str
    facts: Facts = ()
    value: Bound = None
    program: str = ""
    bindings: Facts = ()


class Refused(Struct, frozen=True, gc=False):
    """An option that was considered and is not allowed now, with every reason."""

    option: Option
    reasons: tuple[Refusal, ...]


class Later(Sequence[Refused]):
    """What is refused, worked out when somebody asks for it: who only plays on need not pay for it.

    `find` must look at immutable values alone, so that it finds the same whenever it is called.
    """

    __slots__ = ("_find", "_refusals")

    def __init__(self, find: Callable[[], Sequence[Refused]]) -> None:
        self._find = find
        self._refusals: tuple[Refused, ...] | None = None

    def _all(self) -> tuple[Refused, ...]:
        if self._refusals is None:
            self._refusals = tuple(self._find())
        return self._refusals

    @overload
    def __getitem__(self, at: int) -> Refused: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Refused, ...]: ...

    def __getitem__(self, at: int | slice) -> Refused | tuple[Refused, ...]:
        return self._all()[at]

    def __len__(self) -> int:
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._all() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._all())

    def __repr__(self) -> str:
        return repr(self._all())


@final
class Question(Struct, frozen=True, gc=False):
    """Somebody must answer before the effect goes on.

    `seat` is who is asked (`CHANCE` for dice and decks), `rule` is the id of the rule that asks. Exactly
    one of `options` and `chance` says what may be answered; `refused` keeps what may not, and why.
    `for_seat` is the seat in whose place `seat` answers, "" where it answers for itself (`Game.asked`).
    """

    seat: str
    rule: str
    kind: str
    options: tuple[Option, ...] = ()
    refused: Sequence[Refused] = ()
    chance: Chance | None = None
    facts: Facts = ()
    secret: bool = False
    for_seat: str = ""

    def option(self, key: str) -> Option | None:
        """The legal option with that key, or None."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def reasons(self, key: str) -> tuple[Refusal, ...]:
        """Every reason why the option with that key is refused; empty if it was not considered."""
        return next((refused.reasons for refused in self.refused if refused.option.key == key), ())


class Choices(Struct, frozen=True, gc=False):
    """Candidates, sorted into those that are allowed and those that are not."""

    options: tuple[Option, ...] = ()
    refused: Sequence[Refused] = ()

    def __add__(self, other: Choices) -> Choices:
        options, mine, theirs = self.options + other.options, self.refused, other.refused
        if isinstance(mine, tuple) and isinstance(theirs, tuple):
            return Choices(options, mine + theirs)
        return Choices(options, Later(lambda: (*mine, *theirs)))


def sift(candidates: Iterable[Option], refusals: Callable[[Option], Iterable[Refusal]]) -> Choices:
    """Sorts candidates by what `refusals` has against each of them; an option is legal if that is nothing."""
    return sorted_out((option, refusals(option)) for option in candidates)


def sorted_out(considered: Iterable[tuple[Option, Iterable[Refusal]]]) -> Choices:
    """Sorts candidates by what stands against each of them; an option is legal if that is nothing.

    Only the first reason against an option is looked for at once, all others when somebody asks for them.
    """
    options: list[Option] = []
    opposed: list[tuple[Option, Refusal, Iterator[Refusal]]] = []
    for option, against in considered:
        reasons = iter(against)
        for first in reasons:
            opposed.append((option, first, reasons))
            break
        else:
            options.append(option)
    refused = Later(lambda: [Refused(one, (first, *others)) for one, first, others in opposed])
    return Choices(tuple(options), refused if opposed else ())


class NotAllowed(ValueError):
    """An answer that the question does not allow: `reasons` holds every refusal, `allowed` the keys."""

    def __init__(self, key: str, question: Question) -> None:
        self.key = key
        self.question = question
        self.reasons = question.reasons(key)
        self.allowed = tuple(option.key for option in question.options)
        cited = ", ".join(reason.rule for reason in self.reasons) or "not an option here"
        wanted = question.chance.form if question.chance is not None else ", ".join(self.allowed)
        super().__init__(f"{key!r} cannot answer {question.kind!r}: {cited}; allowed: {wanted}")
