"""Stocks of energy tokens: adding, taking away, counting, and naming them one by one."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.games.seasons.components.faces import ENERGIES, NONE, Energy, Stock


def plus(one: Stock, other: Stock) -> Stock:
    """Both stocks together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def minus(one: Stock, other: Stock) -> Stock:
    """The first stock without the second; nothing stops it from going below 0."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


def size(stock: Stock) -> int:
    """How many tokens there are."""
    return stock[0] + stock[1] + stock[2] + stock[3]


def of(*kinds: str) -> Stock:
    """The stock of those tokens."""
    air, water, fire, earth = (kinds.count(kind) for kind in ENERGIES)
    return (air, water, fire, earth)


def kinds(stock: Stock) -> tuple[Energy, ...]:
    """The types that the stock has, once each."""
    return tuple(kind for kind, n in zip(ENERGIES, stock, strict=True) if n > 0)


def listed(stock: Stock) -> tuple[Energy, ...]:
    """The tokens of a stock one by one, in the order of the types."""
    air, water, fire, earth = stock
    return ENERGIES[:1] * air + ENERGIES[1:2] * water + ENERGIES[2:3] * fire + ENERGIES[3:] * earth


def covers(one: Stock, other: Stock) -> bool:
    """Whether the first stock has all tokens of the second."""
    return one[0] >= other[0] and one[1] >= other[1] and one[2] >= other[2] and one[3] >= other[3]


def lacking(wanted: Stock, have: Stock) -> int:
    """How many tokens of the first stock the second does not have."""
    air, water, fire, earth = minus(wanted, have)
    return max(air, 0) + max(water, 0) + max(fire, 0) + max(earth, 0)


def together(stocks: Iterable[Stock]) -> Stock:
    """All stocks together."""
    total = NONE
    for stock in stocks:
        total = plus(total, stock)
    return total
