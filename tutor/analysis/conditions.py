"""Conditions: a small language of facts and events, read with one grammar (`conditions.lark`).

    anna.wounds >= 1 and not boris.must-rest
    phase in {study, action} or (event mage-falls and anna.at = cell)
    anna.play has amulet-of-water

`read_condition` checks every name and value against what the game can hold (`Terms`). Nothing passes that is
not understood wholly: the error says where, what was found, what is allowed and what comes near.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from tutor.analysis.condition_grammar import (
    Alone,
    Compared,
    ConditionError,
    Contrary,
    EventOf,
    Joined,
    Tree,
    Value,
    found_at,
    parse_condition,
)
from tutor.analysis.condition_terms import Terms
from tutor.analysis.objectives import And, Condition, Fact, Happened, Measure, MeasureError, Not, Or, Where
from tutor.engine.event import Scalar
from tutor.engine.vocabulary import FactType
from tutor.rules.words import Words

if TYPE_CHECKING:
    from lark import Token

_NUMBER: Final = re.compile(r"[-+]?[0-9]{1,18}")
_FLAGS: Final[Mapping[str, bool]] = {"true": True, "yes": True, "false": False, "no": False}
_PLAIN: Final = re.compile(r"""[^\s<>=!≠≤≥(){},"']+""")
_KEYWORDS: Final = ("and", "or")


def read_condition(text: str, terms: Terms) -> Condition:
    """The condition that a text says. Raises ConditionError for any other text."""
    return _Reading(text, terms).condition(parse_condition(text))


def read_measure(text: str, terms: Terms) -> Measure:
    """What is measured: a fact, by its name alone, or a condition. Raises ConditionError otherwise."""
    tree = parse_condition(text)
    return _Reading(text, terms).measure(tree)


def outline(text: str) -> Condition | None:
    """A condition without looking up its names, for telling it in words; None for a text that is none."""
    try:
        return _outlined(parse_condition(text))
    except ConditionError:
        return None


def _outlined(tree: Tree) -> Condition:
    match tree:
        case Joined():
            parts = tuple(map(_outlined, tree.parts))
            return And(parts) if tree.word == "and" else Or(parts)
        case Contrary():
            return Not(_outlined(tree.of))
        case EventOf():
            return Happened(str(tree.kind))
        case Alone():
            return Where(str(tree.fact), "=", True)
        case Compared():
            op: Any = "=" if tree.op == "in" else tree.op
            conditions = tuple(Where(str(tree.fact), op, _guessed(one)) for one in tree.values)
            return conditions[0] if len(conditions) == 1 else Or(conditions)


def _guessed(typed: Value) -> Scalar:
    if typed.quoted:
        return typed.text
    if _NUMBER.fullmatch(typed.text):
        return int(typed.text)
    return {"true": True, "false": False, "null": None}.get(typed.text, typed.text)


def comparison_text(fact: str, op: str, value: str) -> str:
    """A comparison as the grammar reads it: the value in quotation marks where it has to be."""
    words = value.replace(",", " ").split()
    plain = bool(words) and all(_PLAIN.fullmatch(word) for word in words)
    keyword = any(word.casefold() in _KEYWORDS for word in words[1:])
    mark = "'" if '"' in value else '"'
    return f"{fact} {op} {value if plain and not keyword else mark + value + mark}"


@dataclass(frozen=True, slots=True)
class _Reading:
    """A parsed text, whose names and values are looked up."""

    text: str
    terms: Terms

    def measure(self, tree: Tree) -> Measure:
        """What is measured."""
        if isinstance(tree, Alone):
            self.type_of(tree.fact)
            return Fact(str(tree.fact))
        return self.condition(tree)

    def condition(self, tree: Tree) -> Condition:
        """What has to be true."""
        match tree:
            case Joined():
                parts = tuple(map(self.condition, tree.parts))
                return And(parts) if tree.word == "and" else Or(parts)
            case Contrary():
                return Not(self.condition(tree.of))
            case EventOf():
                return self.event(tree.kind)
            case Alone():
                return self.alone(tree.fact)
            case Compared():
                return self.compared(tree)

    def event(self, kind: Token) -> Condition:
        try:
            self.terms.check_event(str(kind))
        except MeasureError as error:
            raise self.wrong(kind, error.allowed, ", which is no event", ", такого события нет") from None
        return Happened(str(kind))

    def alone(self, fact: Token) -> Condition:
        type_ = self.type_of(fact)
        if type_.kind != "flag":
            value = next(islice(self.terms.vocabulary.ids(type_), 1, None), "1")
            example = comparison_text(str(fact), "has" if type_.kind == "list" else "=", value)
            allowed = Words(f"a comparison, such as {example}", f"сравнение, например {example}")
            raise self.wrong(fact, allowed, " alone", " без сравнения")
        return Where(str(fact), "=", True)

    def compared(self, tree: Compared) -> Condition:
        name, type_ = str(tree.fact), self.type_of(tree.fact)
        allowed = _OPS[type_.kind]
        if tree.op not in allowed:
            listed, what = ", ".join(allowed), self.terms.vocabulary.allowed(type_)
            clash = Words(f"{listed}: {name} is {what.en}", f"{listed}: {name} — это {what.ru}")
            raise self.wrong(tree.sign, clash)
        op: Any = "=" if tree.op == "in" else tree.op
        parts = tuple(Where(name, op, self.value(type_, one, op), type_.absent) for one in tree.values)
        return parts[0] if len(parts) == 1 else Or(parts)

    def value(self, type_: FactType, typed: Value, op: str) -> Scalar:
        value = _scalar(type_, typed)
        vocabulary = self.terms.vocabulary
        if op == "has":
            fits = isinstance(value, str) and vocabulary.has(type_, value)
        else:
            fits = not (typed.quoted and type_.kind in ("number", "flag")) and vocabulary.fits(type_, value)
        if not fits:
            actual = found_at(self.text, typed.start, typed.end)
            raise ConditionError(
                actual, self.terms.allowed(type_, typed.text), self.text, typed.start, typed.end
            )
        return value

    def type_of(self, fact: Token) -> FactType:
        try:
            return self.terms.type_of(str(fact))
        except MeasureError as error:
            raise self.wrong(fact, error.allowed, ", which is no fact", ", такого факта нет") from None

    def wrong(self, token: Token, allowed: Words, en: str = "", ru: str = "") -> ConditionError:
        start = token.start_pos or 0
        end = token.end_pos or start + len(token)
        return ConditionError(found_at(self.text, start, end, en, ru), allowed, self.text, start, end)


_OPS: Final[Mapping[str, tuple[str, ...]]] = {
    "number": ("=", "!=", "<", "<=", ">", ">=", "in"),
    "flag": ("=", "!="),
    "id": ("=", "!=", "in"),
    "list": ("=", "!=", "has"),
}
"""How facts of each kind can be compared."""


def _scalar(type_: FactType, typed: Value) -> Scalar:
    """A typed value as one of the type's kind; a text where it is none."""
    text = typed.text
    if typed.quoted:
        return text
    if type_.unknown and text == "null":
        return None
    if type_.kind == "number" and _NUMBER.fullmatch(text):
        return int(text)
    return _FLAGS.get(text.casefold(), text) if type_.kind == "flag" else text
