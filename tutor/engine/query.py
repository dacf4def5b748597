"""Queries: small values that a sentence asks of the position it is executed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, TypeAlias, overload

from msgspec import Struct

from tutor.engine.event import Bound
from tutor.engine.from_function import kind_of
from tutor.engine.question import Choices, Later, Option, Question

if TYPE_CHECKING:
    from tutor.engine.moment import Moment

P = ParamSpec("P")


class Query(Struct, frozen=True, kw_only=True, tag=True):
    """Something to be looked up in the position when a sentence needs it."""

    def value(self, moment: Moment[Any]) -> Bound:
        """The answer in this position."""
        raise NotImplementedError(type(self).__name__)


@overload
def query(function: Callable[[Moment[Any]], Bound], /) -> Query: ...


@overload
def query(  # type: ignore[overload-cannot-match]
    function: Callable[Concatenate[Moment[Any], P], Bound], /
) -> Callable[P, Query]: ...


def query(function: Callable[..., Bound], /) -> Query | Callable[..., Query]:
    """The query that a function of the moment answers; what the function takes beside it are its fields."""
    return kind_of(function, Query, "value")  # type: ignore[no-any-return]


Value: TypeAlias = Query | str | int | bool | None
"""A literal, or a query that gives one."""

LITERALS = frozenset({str, int, bool, tuple, type(None)})
"""The types of values that are no queries: a type is sooner looked up than asked whether it is one."""


def evaluate(value: Value | Bound, moment: Moment[Any]) -> Bound:
    """The literal itself, or the answer of the query."""
    return value if type(value) in LITERALS else value.value(moment)  # type: ignore[union-attr, return-value]


def number(value: Value | Bound, moment: Moment[Any]) -> int:
    """The value as a number. Raises TypeError if it is none."""
    actual = value if type(value) in LITERALS else value.value(moment)  # type: ignore[union-attr]
    if not isinstance(actual, int):
        raise TypeError(f"expected a number, found {actual!r}")
    return int(actual)


def text(value: Value | Bound, moment: Moment[Any]) -> str:
    """The value as an id. Raises TypeError if it is none."""
    actual = value if type(value) in LITERALS else value.value(moment)  # type: ignore[union-attr]
    if not isinstance(actual, str):
        raise TypeError(f"expected an id, found {actual!r}")
    return actual


class Owner(Query, frozen=True):
    """The seat whose effect is running."""

    def value(self, moment: Moment[Any]) -> Bound:
        return moment.frame.owner


class Bind(Query, frozen=True):
    """What the running effect has bound to a name."""

    name: str

    def value(self, moment: Moment[Any]) -> Bound:
        name = self.name
        for key, value in moment.frame.bindings:
            if key == name:
                return value
        return None


class Is(Query, frozen=True):
    """Whether two values are equal."""

    left: Value
    right: Value

    def value(self, moment: Moment[Any]) -> Bound:
        return evaluate(self.left, moment) == evaluate(self.right, moment)


class Not(Query, frozen=True):
    """The contrary of a condition."""

    of: Value

    def value(self, moment: Moment[Any]) -> Bound:
        return not evaluate(self.of, moment)


class AtLeast(Query, frozen=True):
    """Whether the first number is no smaller than the second."""

    left: Value
    right: Value

    def value(self, moment: Moment[Any]) -> Bound:
        return number(self.left, moment) >= number(self.right, moment)


class Among(Struct, frozen=True, kw_only=True, tag=True):
    """Where the options of a choice come from."""

    secret: ClassVar[bool] = False
    """Whether nobody else may know what is offered and chosen (`Question.secret`)."""

    def choices(self, moment: Moment[Any]) -> Choices:
        """What may be chosen now, and what may not, with reasons."""
        raise NotImplementedError(type(self).__name__)

    def options(self, moment: Moment[Any]) -> tuple[Option, ...]:
        """What may be chosen now: `choices(moment).options`, where that can be found with less work."""
        return self.choices(moment).options

    def question(
        self, moment: Moment[Any], options: tuple[Option, ...], seat: str, rule: str, kind: str
    ) -> Question:
        """The question for one of the options, with what is refused beside them."""
        refused = Later(lambda: self.choices(moment).refused)
        return Question(seat, rule, kind, options, refused, secret=self.secret)


@overload
def candidates(function: Callable[[Moment[Any]], Choices], /) -> Among: ...


@overload
def candidates(  # type: ignore[overload-cannot-match]
    function: Callable[Concatenate[Moment[Any], P], Choices], /
) -> Callable[P, Among]: ...


def candidates(function: Callable[..., Choices], /) -> Among | Callable[..., Among]:
    """The options that a function of the moment finds; what the function takes beside it are its fields."""
    return kind_of(function, Among, "choices")  # type: ignore[no-any-return]


class Named(Among, frozen=True):
    """A fixed list of named options."""

    keys: tuple[str, ...]
    kind: str

    def choices(self, moment: Moment[Any]) -> Choices:
        return Choices(tuple(Option(key, self.kind, (("name", key),), key) for key in self.keys))
