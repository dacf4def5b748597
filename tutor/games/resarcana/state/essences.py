"""Essences as vectors: how many there are of each of the five kinds (res.essence.types)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final, TypeAlias

from msgspec import Struct

KINDS: Final = ("calm", "life", "elan", "death", "gold")
"""The five kinds, in the order in which a vector counts them."""

CALM, LIFE, ELAN, DEATH, GOLD = range(5)
ALL: Final = (CALM, LIFE, ELAN, DEATH, GOLD)
NOT_GOLD: Final = (CALM, LIFE, ELAN, DEATH)

Essences: TypeAlias = tuple[int, int, int, int, int]
"""How many essences of each kind, in the order of `KINDS`."""

NONE: Final[Essences] = (0, 0, 0, 0, 0)
NOTHING: Final = "nothing"
"""The key of no essences at all."""


ANY: Final = "any"
"""How the icons of a mix begin."""


class Essence(int):
    """A kind of essences by its place in a vector; it is written by its name."""


class Kinds(tuple[int, ...]):
    """Kinds that an icon can be filled with; they are written as that icon."""

    __slots__ = ()


class Amount(Struct, frozen=True, gc=False):
    """What an icon asks for or gives: fixed essences, and as many as `any` in any mix of some `kinds`."""

    fixed: Essences = NONE
    any: int = 0
    kinds: tuple[int, ...] = ALL

    @property
    def total(self) -> int:
        """How many essences that is."""
        return sum(self.fixed) + self.any


def decoded(type_: type, data: Any) -> Any:
    """What is written of kinds, as values of the type: the hook of decoding."""
    if type_ is Essence:
        return Essence(KINDS.index(data))
    if type_ is Kinds:
        return Kinds(kinds_of(data))
    raise NotImplementedError(f"{data!r} as {type_.__name__}")


def kinds_of(icon: str) -> tuple[int, ...]:
    """The kinds that an icon can be filled with: "any_not_gold_life", or the one that it shows."""
    if icon in KINDS:
        return (KINDS.index(icon),)
    barred = icon.partition("_not_")[2].split("_")
    return tuple(kind for kind in ALL if KINDS[kind] not in barred)


def is_icon(name: str) -> bool:
    """Whether a name is that of essences: a kind, or a mix of several ("any_not_gold")."""
    return name in KINDS or name.startswith(ANY)


def amount(data: Mapping[str, int]) -> Amount:
    """What is written of essences: numbers by kind, and of a mix by its icon."""
    fixed = vector({kind: n for kind, n in data.items() if kind in KINDS})
    mixed = [(icon, n) for icon, n in data.items() if icon.startswith(ANY)]
    if not mixed:
        return Amount(fixed)
    ((icon, n),) = mixed
    return Amount(fixed, n, kinds_of(icon))


def vector(counts: Mapping[str, int]) -> Essences:
    """Essences counted by the names of their kinds."""
    calm, life, elan, death, gold = (counts.get(kind, 0) for kind in KINDS)
    return calm, life, elan, death, gold


def some(kind: int, n: int) -> Essences:
    """`n` essences of one kind."""
    calm, life, elan, death, gold = (n if one == kind else 0 for one in ALL)
    return calm, life, elan, death, gold


def plus(one: Essences, other: Essences) -> Essences:
    """Both together."""
    a, b, c, d, e = one
    return a + other[0], b + other[1], c + other[2], d + other[3], e + other[4]


def minus(one: Essences, other: Essences) -> Essences:
    """The first without the second; it must hold all of it."""
    a, b, c, d, e = one
    return a - other[0], b - other[1], c - other[2], d - other[3], e - other[4]


def covers(one: Essences, other: Essences) -> bool:
    """Whether the first holds all of the second."""
    a, b, c, d, e = one
    return a >= other[0] and b >= other[1] and c >= other[2] and d >= other[3] and e >= other[4]


@lru_cache(maxsize=8192)
def named(essences: Essences) -> tuple[str, ...]:
    """Essences as ids with their numbers, "gold-2", for events and options."""
    return tuple(f"{kind}-{n}" for kind, n in zip(KINDS, essences, strict=True) if n)


@lru_cache(maxsize=8192)
def key(essences: Essences) -> str:
    """Essences as the key of an option, "calm-1+gold-2"."""
    return "+".join(named(essences)) or NOTHING


@lru_cache(maxsize=8192)
def read(text: str) -> Essences:
    """The essences of a key. Raises ValueError for anything else."""
    if text == NOTHING:
        return NONE
    counts: dict[str, int] = {}
    for part in text.split("+"):
        kind, _, n = part.partition("-")
        if kind not in KINDS:
            raise ValueError(f"{text!r} names no essences")
        counts[kind] = int(n)
    return vector(counts)


@cache
def mixes(n: int, kinds: tuple[int, ...] = ALL) -> tuple[Essences, ...]:
    """Every set of `n` essences of those kinds (res.collect.any, res.cost.any)."""
    return tuple(_counted(chosen) for chosen in combinations_with_replacement(kinds, n))


def _counted(chosen: Iterable[int]) -> Essences:
    counts = [0, 0, 0, 0, 0]
    for kind in chosen:
        counts[kind] += 1
    calm, life, elan, death, gold = counts
    return calm, life, elan, death, gold


@cache
def gains(amount: Amount) -> tuple[Essences, ...]:
    """Everything that an amount can be filled with from the common supply, which never runs out."""
    return tuple(plus(amount.fixed, mix) for mix in mixes(amount.any, amount.kinds))


@lru_cache(maxsize=16384)
def payments(amount: Amount, pool: Essences) -> tuple[Essences, ...]:
    """Everything in a pool that an amount can be paid with; () where it cannot."""
    if not payable(amount, pool):
        return ()
    rest = minus(pool, amount.fixed)
    mixtures = (mix for mix in mixes(amount.any, amount.kinds) if covers(rest, mix))
    return tuple(plus(amount.fixed, mix) for mix in mixtures)


def payable(amount: Amount, pool: Essences) -> bool:
    """Whether a pool can pay an amount."""
    fixed = amount.fixed
    if not covers(pool, fixed):
        return False
    return not amount.any or sum(pool[kind] - fixed[kind] for kind in amount.kinds) >= amount.any


def missing(amount: Amount, pool: Essences) -> Iterator[tuple[str, int, int]]:
    """Every kind of which a pool has too few: its name ("any" for a mix), how many are needed, and there."""
    free = list(pool)
    for kind in ALL:
        need = amount.fixed[kind]
        if need > pool[kind]:
            yield KINDS[kind], need, pool[kind]
        free[kind] = max(0, pool[kind] - need)
    left = sum(free[kind] for kind in amount.kinds)
    if amount.any > left:
        yield "any", amount.any, left
