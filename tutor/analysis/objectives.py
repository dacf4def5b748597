"""What can be asked of the end of a line: a fact of the position, a condition on facts and events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import eq, ge, gt, le, lt, ne
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from tutor.analysis.game_graph import Noted
from tutor.engine.event import Scalar
from tutor.rules.defects import complaint
from tutor.rules.words import Words

Op: TypeAlias = Literal["=", "!=", "<", "<=", ">", ">=", "has"]

COMPARED: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "=": eq,
    "!=": ne,
    "<": lt,
    "<=": le,
    ">": gt,
    ">=": ge,
}


class MeasureError(ValueError):
    """Something cannot be asked: what was found, and what is allowed instead."""

    def __init__(self, actual: Words, allowed: Words) -> None:
        self.actual, self.allowed = actual, allowed
        super().__init__(complaint(actual, allowed).en)


class Fact(Struct, frozen=True, tag="fact", omit_defaults=True):
    """The value of a named fact (`Game.facts`); None where there is no such fact."""

    name: str


class Where(Struct, frozen=True, tag="where", omit_defaults=True):
    """Whether a fact compares so with a value; "has": whether it is a list with that id in it.

    Where the position does not tell the fact it has the value `absent`; with None the comparison is false,
    "!=" too.
    """

    fact: str
    op: Op
    value: Scalar
    absent: Scalar = None


class Happened(Struct, frozen=True, tag="happened"):
    """Whether an event of a kind happened on the way."""

    kind: str


class And(Struct, frozen=True, tag="and"):
    """Whether all parts are true."""

    parts: tuple[Condition, ...]


class Or(Struct, frozen=True, tag="or"):
    """Whether at least one part is true."""

    parts: tuple[Condition, ...]


class Not(Struct, frozen=True, tag="not"):
    """Whether a condition is false."""

    of: Condition


Condition: TypeAlias = Where | Happened | And | Or | Not
Measure: TypeAlias = Fact | Condition


def holds(where: Where, facts: Mapping[str, Scalar]) -> bool:
    """Whether a comparison is true; values of different kinds are never equal, nor one greater.

    Lists are equal that have the same ids, in whatever order.
    """
    if where.fact in facts:
        value = facts[where.fact]
    elif where.absent is not None:
        value = where.absent
    else:
        return False
    if where.op == "has":
        return isinstance(value, str) and where.value in value.split(", ")
    if type(value) is not type(where.value):
        return where.op == "!="
    return COMPARED[where.op](_unordered(value), _unordered(where.value))


def _unordered(value: Scalar) -> object:
    return sorted(value.split(", ")) if isinstance(value, str) else value


def measured(measure: Measure, facts: Mapping[str, Scalar], noted: Noted) -> Scalar:
    """What a measure says of an end with these facts, on the way to which that was noted."""
    match measure:
        case Fact():
            return facts.get(measure.name)
        case Where():
            return holds(measure, facts)
        case Happened():
            return (measure.kind, "") in noted
        case And():
            return all(measured(one, facts, noted) for one in measure.parts)
        case Or():
            return any(measured(one, facts, noted) for one in measure.parts)
        case Not():
            return not measured(measure.of, facts, noted)


def leaves(measure: Measure) -> Iterator[Fact | Where | Happened]:
    """The facts, comparisons and events that a measure is made of, in order."""
    match measure:
        case And() | Or():
            for one in measure.parts:
                yield from leaves(one)
        case Not():
            yield from leaves(measure.of)
        case _:
            yield measure


def facts_of(measure: Measure) -> tuple[str, ...]:
    """The names of the facts that a measure looks at, each once."""
    named = {
        one.name if isinstance(one, Fact) else one.fact: None
        for one in leaves(measure)
        if not isinstance(one, Happened)
    }
    return tuple(named)


def events_of(*measures: Measure) -> tuple[str, ...]:
    """The kinds of the events that measures look for, each once: those an exploration has to note."""
    kinds = (one.kind for measure in measures for one in leaves(measure) if isinstance(one, Happened))
    return tuple(dict.fromkeys(kinds))


def is_yes_or_no(measure: Measure) -> bool:
    """Whether a measure is a condition, so that there is a chance of it."""
    return not isinstance(measure, Fact)
