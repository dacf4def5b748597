"""The form of conditions, read with one grammar (`conditions.lark`); names and values are looked up later."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from tutor.analysis.objectives import MeasureError, Op
from tutor.rules.words import Words

if TYPE_CHECKING:
    from lark import Lark, Token, UnexpectedInput

LONGEST: Final = 2_000
"""So many characters a condition has at most."""

_GRAMMAR: Final = Path(__file__).with_name("conditions.lark")
_SIGNS: Final[Mapping[str, Op]] = {"==": "=", "≠": "!=", "≤": "<=", "≥": ">="}


class ConditionError(MeasureError):
    """A text that is no condition: the place of what is wrong is `text[start:end]`."""

    def __init__(self, actual: Words, allowed: Words, text: str, start: int, end: int) -> None:
        super().__init__(actual, allowed)
        self.text, self.start, self.end = text, start, max(end, start + 1)
        self.args = (f"{self.args[0]}\n{self.marked()}",)

    def marked(self) -> str:
        """The text, and below it a caret under each character that is wrong."""
        line = re.sub(r"\s", " ", self.text)
        return f"    {line}\n    {' ' * self.start}{'^' * (self.end - self.start)}"


@dataclass(frozen=True, slots=True)
class Value:
    """A value as it was typed; words of a list are joined by commas."""

    text: str
    start: int
    end: int
    quoted: bool


@dataclass(frozen=True, slots=True)
class Compared:
    """A fact with a sign and a value, or with several values of which one has to be met ("in")."""

    fact: Token
    op: str
    values: tuple[Value, ...]
    sign: Token


@dataclass(frozen=True, slots=True)
class Alone:
    """A fact without a comparison."""

    fact: Token


@dataclass(frozen=True, slots=True)
class EventOf:
    """An event by its kind."""

    kind: Token


@dataclass(frozen=True, slots=True)
class Joined:
    """Parts joined by "and" or "or"."""

    word: str
    parts: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Contrary:
    """A part behind "not"."""

    of: Tree


Tree: TypeAlias = Compared | Alone | EventOf | Joined | Contrary


def parse_condition(text: str) -> Tree:
    """The form of a condition, before its names and values are looked at. Raises ConditionError."""
    from lark import UnexpectedInput

    if len(text) > LONGEST:
        actual = Words(f"{len(text)} characters", f"знаков: {len(text)}")
        most = Words(f"at most {LONGEST} characters", f"не больше {LONGEST} знаков")
        raise ConditionError(actual, most, text[:60], 0, 60)
    try:
        tree: Tree = _parser().parse(text)  # type: ignore[assignment]
    except UnexpectedInput as error:
        raise _misread(text, error) from None
    return tree


@cache
def _parser() -> Lark:
    """The parser, made when it is first needed: most commands and pages read no condition."""
    from lark import Lark, Transformer, v_args

    @v_args(inline=True)
    class Build(Transformer[Any, Tree]):
        def either(self, *parts: Any) -> Tree:
            return Joined("or", parts[::2])

        def both(self, *parts: Any) -> Tree:
            return Joined("and", parts[::2])

        def contrary(self, word: Token, of: Tree) -> Tree:
            return of.of if isinstance(of, Contrary) else Contrary(of)

        def event(self, word: Token, kind: Token) -> Tree:
            return EventOf(kind)

        def alone(self, fact: Token) -> Tree:
            return Alone(fact)

        def comparison(self, fact: Token, sign: Token, value: Value) -> Tree:
            return Compared(fact, _SIGNS.get(sign, str(sign)), (value,), sign)

        def has(self, fact: Token, sign: Token, value: Value) -> Tree:
            return Compared(fact, "has", (value,), sign)

        def among(self, fact: Token, sign: Token, *values: Value) -> Tree:
            return Compared(fact, "in", values, sign)

        def value(self, *items: Value) -> Value:
            text = ", ".join(one.text for one in items)
            quoted = len(items) == 1 and items[0].quoted
            return Value(text, items[0].start, items[-1].end, quoted)

        def item(self, *words: Token) -> Value:
            start, end = words[0].start_pos or 0, words[-1].end_pos or 0
            if words[0].type == "QUOTED":
                return Value(words[0][1:-1], start, end, True)
            return Value(" ".join(words), start, end, False)

    grammar = _GRAMMAR.read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", transformer=Build())


_EXPECTED: Final[Mapping[str, Words]] = {
    "OP": Words("one of =, !=, <, <=, >, >=", "один из знаков =, !=, <, <=, >, >="),
    "IN": Words("in {…}", "in {…}"),
    "HAS": Words("has", "has"),
    "COMMA": Words("a comma", "запятая"),
    "RBRACE": Words("}", "}"),
    "LBRACE": Words("{", "{"),
    "AND": Words("and", "and"),
    "OR": Words("or", "or"),
    "NOT": Words("not", "not"),
    "EVENT": Words("event KIND", "event ВИД"),
    "LPAR": Words("(", "("),
    "RPAR": Words(")", ")"),
    "$END": Words("the end", "конец"),
}
"""What the terminals of the grammar are to a reader, in this order."""

_A_FACT: Final = Words("a fact such as anna.wounds", "факт, например anna.wounds")
_A_VALUE: Final = Words("a value", "значение")
_A_KIND: Final = Words("the kind of an event", "вид события")


def _misread(text: str, error: UnexpectedInput) -> ConditionError:
    """The error of a text at which the grammar stops."""
    from lark import UnexpectedCharacters, UnexpectedToken

    start, end, expected = len(text), len(text), set[str]()
    if isinstance(error, UnexpectedToken):
        parser: Any = error.interactive_parser
        expected = parser.accepts()
        if error.token.type != "$END":
            start = error.token.start_pos or 0
            end = error.token.end_pos or start + 1
    elif isinstance(error, UnexpectedCharacters):
        # What the lexer knows here is more than the grammar: no bracket is closed that is not open.
        expected = (error.allowed or set()) - {"RPAR"}
        start, end = error.pos_in_stream or 0, (error.pos_in_stream or 0) + 1
    expectations = [words for name, words in _EXPECTED.items() if name in expected]
    if "LPAR" in expected:
        expectations.insert(0, _A_FACT)
    elif "QUOTED" in expected or expected == {"WORD"}:
        expectations.insert(0, _A_VALUE if "QUOTED" in expected else _A_KIND)
    allowed = Words(", ".join(one.en for one in expectations), ", ".join(one.ru for one in expectations))
    return ConditionError(found_at(text, start, end), allowed, text, start, end)


def found_at(text: str, start: int, end: int, en: str = "", ru: str = "") -> Words:
    """What was found at a place of a text; characters are counted from 1."""
    if start >= len(text):
        return Words(f"the end, at character {start + 1}", f"конец, знак {start + 1}")
    part = text[start:end]
    return Words(f"“{part}” at character {start + 1}{en}", f"«{part}», знак {start + 1}{ru}")
