"""The facts that positions of a game can have: their names, and the range of values of each.

`Game.facts` tells what is so in one position; a vocabulary tells what can be so in any, so that a question
about a fact can be checked before it is answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import translate
from itertools import islice, product
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tutor.engine.event import Scalar
from tutor.rules.words import Words

ValueKind: TypeAlias = Literal["number", "flag", "id", "list"]
"""A whole number, true or false, one id, or several ids with commas between them."""

LISTED: Final = 12
"""So many ids are named one by one; of more only the domain is."""

MOST_NAMES: Final = 20_000
"""So many names of facts are spelled out at most, where one is looked for that comes near."""


def part_of(text: str) -> str:
    """The domain that a part of a name or a value stands for ("{seat}"); "" for what stands for itself."""
    return text[1:-1] if text.startswith("{") and text.endswith("}") else ""


class Domain(Struct, frozen=True):
    """Ids of one kind, such as seats or cards; `title` says of what ("a card").

    With `numbered` they are the stems of ids that end in a number, as copies of a card do ("figrim-1").
    `further` ids are never proposed to somebody who looks for one.
    """

    id: str
    title: Words
    ids: tuple[str, ...] = ()
    numbered: bool = False
    further: frozenset[str] = frozenset()

    def has(self, id: str) -> bool:
        """Whether an id is one of them."""
        if not self.numbered:
            return id in self.ids or id in self.further
        stem, _, number = id.rpartition("-")
        return stem in self.ids and number.isdecimal() and number.isascii()

    def examples(self) -> tuple[str, ...]:
        """The ids that are named where somebody looks for one; of numbered ones the first."""
        return tuple(f"{id}-1" for id in self.ids) if self.numbered else self.ids


class FactType(Struct, frozen=True):
    """The range of values of the facts of one name.

    Parts of the name in braces are ids of a domain: "{seat}.dice". A number lies from `least` to `most`; ids
    are among `values`, where "{card}" stands for all of a domain and "" for none. `absent` is what holds
    where a position does not tell the fact, None where nothing does. `unknown`: the value may be null.
    """

    name: str
    kind: ValueKind
    least: int | None = None
    most: int | None = None
    values: tuple[str, ...] = ()
    absent: Scalar = None
    unknown: bool = False


def number(
    name: str,
    least: int | None = 0,
    most: int | None = None,
    *,
    absent: int | None = None,
    unknown: bool = False,
) -> FactType:
    """The type of a fact that is a whole number."""
    return FactType(name, "number", least, most, absent=absent, unknown=unknown)


def flag(name: str) -> FactType:
    """The type of a fact that is true or false."""
    return FactType(name, "flag")


def one_id(name: str, *values: str) -> FactType:
    """The type of a fact that is one id."""
    return FactType(name, "id", values=values)


def many_ids(name: str, *values: str, absent: str | None = None) -> FactType:
    """The type of a fact that is a list of ids."""
    return FactType(name, "list", values=values, absent=absent)


@dataclass(frozen=True)
class Vocabulary:
    """The types of all facts of a game, and the domains that their names and values are made of."""

    types: tuple[FactType, ...]
    domains: Mapping[str, Domain]
    _types: dict[str, FactType | None] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of(cls, types: Iterable[FactType], domains: Iterable[Domain]) -> Vocabulary:
        """A vocabulary. Raises KeyError where a type names a domain that there is not."""
        made = cls(tuple(types), {one.id: one for one in domains})
        for one in made.types:
            for text in (*one.name.split("."), *one.values):
                if part_of(text):
                    made.domains[part_of(text)]
        return made

    def type_of(self, name: str) -> FactType | None:
        """The type of the fact of that name; None where no position can have one."""
        if name not in self._types:
            self._types[name] = next((one for one in self.types if self._is_name(one, name)), None)
        return self._types[name]

    def fits(self, type_: FactType, value: Scalar) -> bool:
        """Whether a fact of the type can have that value."""
        if value is None:
            return type_.unknown
        if type_.kind == "flag":
            return isinstance(value, bool)
        if type_.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and _within(type_, value)
        if not isinstance(value, str):
            return False
        if type_.kind == "list":
            return not value or all(self.has(type_, one) for one in value.split(", "))
        return self.has(type_, value)

    def has(self, type_: FactType, id: str) -> bool:
        """Whether an id is among the values of a type."""
        for value in type_.values:
            part = part_of(value)
            if self.domains[part].has(id) if part else value == id:
                return True
        return False

    def ids(self, type_: FactType) -> tuple[str, ...]:
        """The ids that a fact of the type can have, each once."""
        ids: dict[str, None] = {}
        for value in type_.values:
            part = part_of(value)
            ids.update(dict.fromkeys(self.domains[part].examples() if part else (value,)))
        return tuple(ids)

    def matches(self, pattern: str) -> bool:
        """Whether a fact can have a name of that pattern ("*.power"), or just that name."""
        if self.type_of(pattern) is not None:
            return True
        fits = re.compile(translate(pattern)).match
        counts = dict.fromkeys((*map(str, range(1, 10)), *re.findall(r"\d+", pattern)))
        return any(fits(name) for one in self.types for name in self._fact_names(one, counts))

    def _fact_names(self, type_: FactType, counts: Iterable[str]) -> Iterator[str]:
        """The names of a type; those that count something with each of these numbers."""
        ways: list[Iterable[str]] = []
        for part in type_.name.split("."):
            domain = self.domains[part_of(part)] if part_of(part) else None
            if domain is None:
                ways.append((part,))
            elif domain.numbered:
                ways.append([f"{id}-{n}" for id in domain.ids for n in counts])
            else:
                ways.append((*domain.ids, *domain.further))
        return map(".".join, product(*ways))

    def names(self) -> Iterator[str]:
        """The names of facts, spelled out with every id; not more than MOST_NAMES."""
        return islice(self._names(), MOST_NAMES)

    def allowed(self, type_: FactType) -> Words:
        """What a fact of the type can be, in words."""
        words = self._allowed(type_)
        return Words(f"{words.en}, or null", f"{words.ru} или null") if type_.unknown else words

    def _allowed(self, type_: FactType) -> Words:
        if type_.kind == "flag":
            return Words("true or false", "true или false")
        if type_.kind == "number":
            return _range(type_)
        ids = tuple(id or '""' for id in self.ids(type_))
        named = [self.domains[part_of(value)] for value in type_.values if part_of(value)]
        if len(ids) <= LISTED and all(domain.ids for domain in named):
            listed = ", ".join(ids)
            one, several = Words("one of", "одно из:"), Words("some of", "что-то из:")
        else:
            plain = [value or '""' for value in type_.values if not part_of(value)]
            words = Words(
                ", ".join([*(each.title.en for each in named), *plain]),
                ", ".join([*(each.title.ru for each in named), *plain]),
            )
            if type_.kind == "id":
                return Words(f"the id of {words.en}", f"id: {words.ru}")
            return Words(f"a list of ids: {words.en}", f"список id: {words.ru}")
        word = several if type_.kind == "list" else one
        return Words(f"{word.en} {listed}", f"{word.ru} {listed}")

    def _is_name(self, type_: FactType, name: str) -> bool:
        if "{" not in type_.name:
            return type_.name == name
        parts, given = type_.name.split("."), name.split(".")
        if len(parts) != len(given):
            return False
        return all(
            self.domains[part_of(part)].has(one) if part_of(part) else part == one
            for part, one in zip(parts, given, strict=True)
        )

    def _names(self) -> Iterator[str]:
        for one in self.types:
            ways = []
            for part in one.name.split("."):
                ways.append(self.domains[part_of(part)].examples() if part_of(part) else (part,))
            for parts in product(*ways):
                yield ".".join(parts)


NO_FACTS: Final = Vocabulary((), {})
"""Of a game that tells no facts."""


def _within(type_: FactType, value: int) -> bool:
    return (type_.least is None or value >= type_.least) and (type_.most is None or value <= type_.most)


def _range(type_: FactType) -> Words:
    least, most = type_.least, type_.most
    if least is not None and most is not None:
        return Words(f"a whole number from {least} to {most}", f"целое число от {least} до {most}")
    if least is not None:
        return Words(f"a whole number, {least} or more", f"целое число, не меньше {least}")
    if most is not None:
        return Words(f"a whole number, {most} or less", f"целое число, не больше {most}")
    return Words("a whole number", "целое число")
