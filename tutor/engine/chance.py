"""Chance as somebody who is asked: every outcome with its exact number of ways."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb, factorial
from typing import TypeAlias

from msgspec import Struct


class TooMany(ValueError):
    """There are too many outcomes to list."""


class Dice(Struct, frozen=True, tag="dice"):
    """`count` dice of `faces` faces, rolled together; an outcome is the values joined by hyphens ("2-2-6").

    The order of the values is kept for showing but carries no meaning: outcomes are counted as multisets.
    """

    count: int
    faces: int = 6

    @property
    def total(self) -> int:
        """The number of equally likely ordered rolls."""
        return int(self.faces**self.count)

    @property
    def form(self) -> str:
        """What an answer looks like."""
        return f"{self.count} values from 1 to {self.faces}, joined by hyphens"

    def outcomes(self) -> tuple[tuple[str, int], ...]:
        """Every multiset of values in ascending order, with its number of ordered rolls."""
        return _rolls(self.count, self.faces)

    def accepts(self, key: str) -> bool:
        """Whether the key names a possible roll, in any order."""
        parts = key.split("-") if key else []
        return len(parts) == self.count and _faces(self.faces).issuperset(parts)

    def pick(self, number: int) -> str:
        """The ordered roll numbered `number`, 0 <= number < total; equally likely numbers roll fairly."""
        values = []
        for _ in range(self.count):
            number, face = divmod(number, self.faces)
            values.append(str(face + 1))
        return "-".join(values)


@cache
def _faces(faces: int) -> frozenset[str]:
    """What a die of so many faces can show."""
    return frozenset(str(face + 1) for face in range(faces))


class Draw(Struct, frozen=True, tag="draw"):
    """`count` of the `items` drawn together without order; an outcome is their ids joined by plus signs."""

    items: tuple[str, ...]
    count: int = 1

    @property
    def total(self) -> int:
        """The number of equally likely sets."""
        return comb(len(self.items), self.count)

    @property
    def form(self) -> str:
        """What an answer looks like."""
        return f"{self.count} of {', '.join(sorted(set(self.items)))}, joined by plus signs"

    def outcomes(self) -> tuple[tuple[str, int], ...]:
        """Every multiset of drawn ids in sorted order, with its number of ways.

        Raises TooMany where there are more than a million sets.
        """
        if self.total > 1_000_000:
            raise TooMany(f"{self.count} of {len(self.items)} items are too many sets to list")
        ways: dict[str, int] = {}
        for drawn in combinations(sorted(self.items), self.count):
            key = "+".join(drawn)
            ways[key] = ways.get(key, 0) + 1
        return tuple(ways.items())

    def accepts(self, key: str) -> bool:
        """Whether the key names a possible draw, in any order."""
        if self.count == 1:
            return key in self.items
        drawn = key.split("+") if key else []
        return len(drawn) == self.count and all(drawn.count(item) <= self.items.count(item) for item in drawn)

    def pick(self, number: int) -> str:
        """The draw numbered `number`, 0 <= number < total (combinations in the order of their places)."""
        if not 0 <= number < self.total:
            raise ValueError(f"number must lie below {self.total}")
        items = sorted(self.items)
        if self.count == 1:
            return items[number]
        drawn: list[str] = []
        for at, item in enumerate(items):
            missing = self.count - len(drawn)
            if not missing:
                break
            with_item = comb(len(items) - at - 1, missing - 1)
            if number < with_item:
                drawn.append(item)
            else:
                number -= with_item
        return "+".join(drawn)


class Deal(Struct, frozen=True, tag="deal"):
    """All `items` put in an order; an outcome is the ids in that order joined by plus signs.

    Listed only for short decks: `outcomes` of n different items are n! orders.
    """

    items: tuple[str, ...]

    @property
    def total(self) -> int:
        """The number of equally likely orders."""
        return factorial(len(self.items))

    @property
    def form(self) -> str:
        """What an answer looks like."""
        return f"an order of {', '.join(self.items)}, joined by plus signs"

    def outcomes(self) -> tuple[tuple[str, int], ...]:
        """Every order with its number of ways; raises TooMany for more than eight items."""
        if len(self.items) > 8:
            raise TooMany(f"{len(self.items)} items have too many orders to list; at most 8")
        ways: dict[str, int] = {}
        for number in range(self.total):
            key = self.pick(number)
            ways[key] = ways.get(key, 0) + 1
        return tuple(ways.items())

    def accepts(self, key: str) -> bool:
        """Whether the key is an order of exactly these items."""
        return sorted(key.split("+") if key else []) == sorted(self.items)

    def pick(self, number: int) -> str:
        """The order numbered `number`, 0 <= number < total (factorial number system)."""
        left = list(self.items)
        order = []
        while left:
            number, at = divmod(number, len(left))
            order.append(left.pop(at))
        return "+".join(order)


Chance: TypeAlias = Dice | Draw | Deal


@lru_cache(maxsize=64)
def _rolls(count: int, faces: int) -> tuple[tuple[str, int], ...]:
    rolls = []
    for values in combinations_with_replacement(range(1, faces + 1), count):
        ways = factorial(count)
        for face in set(values):
            ways //= factorial(values.count(face))
        rolls.append(("-".join(map(str, values)), ways))
    return tuple(rolls)
