"""What can be asked of the end of a line: a fact of the position, whether it stands so, what has happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from operator import eq, ge, gt, le, lt, ne
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from tutor.analysis.ways import Noted
from tutor.engine.event import Scalar
from tutor.rules.words import Words

Op: TypeAlias = Literal["=", "!=", "<", "<=", ">", ">="]

COMPARED: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "=": eq,
    "!=": ne,
    "<": lt,
    "<=": le,
    ">": gt,
    ">=": ge,
}

_WHERE: Final = re.compile(r"\s*(?P<fact>[^\s<>=!]+)\s*(?P<op><=|>=|!=|==|=|<|>)\s*(?P<value>.*?)\s*")


FORM: Final = Words(
    "a fact, one of =, !=, <, <=, >, >=, and a value, such as anna.wounds >= 1",
    "факт, один из знаков =, !=, <, <=, >, >= и значение, например anna.wounds >= 1",
)


class MeasureError(ValueError):
    """Something cannot be asked: what was found, and what is allowed instead."""

    def __init__(self, found: Words, allowed: Words) -> None:
        self.found, self.allowed = found, allowed
        super().__init__(f"found {found.en}; allowed: {allowed.en}")


class Fact(Struct, frozen=True):
    """The value of a named fact (`Game.facts`); None where there is no such fact."""

    name: str


class Where(Struct, frozen=True):
    """Whether a fact compares so with a value. Where there is no such fact it does not."""

    fact: str
    op: Op
    value: Scalar


class Happened(Struct, frozen=True):
    """Whether an event of a kind happened on the way."""

    kind: str


Measure: TypeAlias = Fact | Where | Happened


def read_where(text: str) -> Where:
    """A condition as people write it: "anna.wounds >= 1", "anna.must-rest = true", "anna.pool != red 2".

    Raises MeasureError for anything else.
    """
    found = _WHERE.fullmatch(text)
    if found is None or not found["value"]:
        raise MeasureError(Words(f"“{text}”", f"«{text}»"), FORM)
    op, value = found["op"].replace("==", "="), read_scalar(found["value"])
    plain = isinstance(value, bool) or not isinstance(value, int)
    if plain and op not in ("=", "!="):
        allowed = Words(f"a whole number after {op}", f"целое число после {op}")
        raise MeasureError(Words(f"“{found['value']}”", f"«{found['value']}»"), allowed)
    return Where(found["fact"], op, value)  # type: ignore[arg-type]


def read_scalar(text: str) -> Scalar:
    """A value as an author of lessons writes it."""
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    return {"true": True, "false": False, "null": None}.get(text, text)


def holds(where: Where, facts: Mapping[str, Scalar]) -> bool:
    """Whether a condition is met; values of different kinds are never equal, nor one greater."""
    if where.fact not in facts:
        return False
    value = facts[where.fact]
    alike = type(value) is type(where.value)
    return COMPARED[where.op](value, where.value) if alike else where.op == "!="


def measured(measure: Measure, facts: Mapping[str, Scalar], noted: Noted) -> Scalar:
    """What a measure says of an end with these facts, on the way to which that was noted."""
    if isinstance(measure, Fact):
        return facts.get(measure.name)
    if isinstance(measure, Where):
        return holds(measure, facts)
    return (measure.kind, "") in noted


def is_yes_or_no(measure: Measure) -> bool:
    """Whether a measure is a condition, so that there is a chance of it."""
    return not isinstance(measure, Fact)
