"""Threat dice of Penumbra: the exact law of what a roll does, and the settling of one roll die by die.

Rules: `pen.threat.step3.order`, `pen.threat.step3.die`, `pen.threat.step3.mark`, `pen.threat.step3.mortal`,
`pen.threat.step3.miss`, `pen.threat.step3.continue`, `pen.threat.mortal.one-per-turn`.

Each threat die goes to the first case that fits: a pool die of its value is lost, else an unwounded mark of
its value is wounded, else a wounded mark of its value is hit (a mortal wound), else the die misses. Values do
not touch one another, so the order in which the wizard settles the dice never changes a count. Which of
several pool dice or marks of one value is taken is a choice of identity only: no count depends on it either.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from operator import lshift, mul
from struct import unpack
from typing import Literal, TypeAlias

from msgspec import Struct

from tutor.games.penumbra.analysis.threat_input import FACES, OddsError, check_count, check_values, value_text
from tutor.rules.words import Words

Count: TypeAlias = Literal["lost", "wounds", "mortal", "misses", "hits"]
COUNTS: tuple[Count, ...] = ("lost", "wounds", "mortal", "misses", "hits")

MOST_DICE = 24
"""6 to the power of 24 is the last count of rolls that fits a slot of 64 bits."""

_REASON = Words("the rolls of more dice exceed 64 bits", "число бросков для большего не умещается в 64 бита")

Face: TypeAlias = tuple[int, int, bool]
"""What one value meets: pool dice, unwounded marks, and whether a die beyond these finds a mark at all."""


class Outcome(Struct, frozen=True, order=True, gc=False):
    """What a roll did: pool dice lost, marks wounded, whether a mortal wound card came, dice that missed.

    `ways` is the number of equally likely ordered rolls that do exactly this.
    """

    lost: int
    wounds: int
    mortal: bool
    misses: int
    ways: int = 1


class Law(Struct, frozen=True):
    """The distribution of outcomes of `dice` threat dice over all `total` = 6 ** dice ordered rolls.

    `outcomes` is sorted and holds only what can happen. Raises ValueError if the ways do not add up.
    """

    dice: int
    total: int
    outcomes: tuple[Outcome, ...]

    def __post_init__(self) -> None:
        ways = sum([outcome.ways for outcome in self.outcomes])
        if not ways == self.total == 6**self.dice:
            raise ValueError(f"{ways} ways, total {self.total}: both must be 6 ** {self.dice}")

    def hits(self, outcome: Outcome) -> int:
        """How many dice of that outcome found nothing but a wounded mark (`pen.threat.step3.mortal`).

        They are no misses, even where `pen.threat.mortal.one-per-turn` gives no further card.
        """
        return self.dice - outcome.lost - outcome.wounds - outcome.misses

    def count(self, name: Count, outcome: Outcome) -> int:
        """The number called `name` in that outcome, `mortal` as 0 or 1. Raises OddsError for other names."""
        return self.hits(outcome) if name == "hits" else int(getattr(outcome, _named(name)))

    def probability(
        self,
        where: Callable[[Outcome], bool] | None = None,
        **counts: int | Collection[int],
    ) -> Fraction:
        """The exact chance that `where` holds and each count named is the number, or one of those, given.

        >>> threat_law([2], [2], [], 2).probability(wounds=1)
        Fraction(1, 36)
        >>> threat_law([2], [2], [], 2).probability(lambda outcome: outcome.lost > 0, wounds=range(1))
        Fraction(5, 18)
        """
        wanted = [(_named(name), (n,) if isinstance(n, int) else n) for name, n in counts.items()]
        ways = 0
        for outcome in self.outcomes:
            if where is not None and not where(outcome):
                continue
            if all(self.count(name, outcome) in allowed for name, allowed in wanted):
                ways += outcome.ways
        return Fraction(ways, self.total)

    def by(self, name: Count) -> tuple[tuple[int, int], ...]:
        """The marginal law of one count: (value, ways), ascending by value."""
        ways: dict[int, int] = {}
        for outcome in self.outcomes:
            value = self.count(name, outcome)
            ways[value] = ways.get(value, 0) + outcome.ways
        return tuple(sorted(ways.items()))

    def mean(self, name: Count) -> Fraction:
        """The expected value of one count; for `mortal` its probability."""
        return Fraction(sum(value * ways for value, ways in self.by(name)), self.total)


def _named(name: str) -> Count:
    for count in COUNTS:
        if count == name:
            return count
    names = ", ".join(COUNTS)
    raise OddsError("name", value_text(name), Words(names, names))


def threat_law(
    pool: Sequence[int],
    marks: Sequence[int],
    wounded: Sequence[int],
    dice: int,
    *,
    ignore_pool: bool = False,
    mortal_already: bool = False,
) -> Law:
    """The exact law of rolling and settling `dice` threat dice.

    `pool` holds the values of the wizard's dice, `marks` and `wounded` the threat values of the unwounded and
    of the wounded marks. `ignore_pool`: the pool is passed over, nothing of it discarded (the spell
    Vulnerability). `mortal_already`: this turn has had its mortal wound card
    (`pen.threat.mortal.one-per-turn`), so `mortal` is False throughout. Raises OddsError for values outside
    1 to 6 and for more than `MOST_DICE` dice.
    """
    check_values("pool", pool)
    check_values("marks", marks)
    check_values("wounded", wounded)
    check_count("dice", dice, MOST_DICE, _REASON)
    # The law does not depend on which value a face bears: sorted, one entry serves every renaming.
    faces = sorted(face_of(value, () if ignore_pool else pool, marks, wounded, dice) for value in FACES)
    return _law(tuple(faces), dice, mortal_already)


def face_of(value: int, pool: Sequence[int], marks: Sequence[int], wounded: Sequence[int], dice: int) -> Face:
    """What dice of one value meet, with everything that `dice` dice can never reach left out."""
    own = min(pool.count(value), dice)
    unwounded = marks.count(value)
    if own + unwounded >= dice:
        return own, dice - own, False
    return own, unwounded, unwounded > 0 or value in wounded


@lru_cache(maxsize=4096)
def _law(faces: tuple[Face, ...], dice: int, mortal_already: bool) -> Law:
    """Dynamic programming over the faces; layers hold the outcomes of n dice, from n = `dice` down to 0.

    All outcomes of a layer sit in one integer, the ways of (lost, wounds, misses) in a slot of 32 or 64 bits:
    handing k of n dice to a face is then one multiplication by C(n, k) and one shift. The ways of a layer
    never exceed 6 ** n, so no slot runs over. Dice that hit wounded marks are those left over.
    """
    most_lost = min(dice, sum([own for own, _, _ in faces]))
    most_wounds = min(dice, sum([unwounded for _, unwounded, _ in faces]))
    miss = 32 if 6**dice < 1 << 32 else 64
    wound = miss * (dice + 1)
    loss = wound * (most_wounds + 1)
    layers: list[int] = []
    for at, (own, unwounded, marked) in enumerate(faces, 1):
        full = own * loss + unwounded * wound
        rest = range(dice + 1 - own - unwounded)
        shifts = [k * loss for k in range(own)]
        shifts += [own * loss + k * wound for k in range(unwounded)]
        shifts += [full for _ in rest] if marked else [full + k * miss for k in rest]
        if not layers:
            layers = [1 << shift for shift in reversed(shifts)]
            continue
        wanted = range(dice, -1, -1) if at < len(faces) else (dice,)
        layers = [sum(map(lshift, map(mul, layers[dice - n :], _CHOICES[n]), shifts)) for n in wanted]
    slots = (most_lost + 1) * (most_wounds + 1) * (dice + 1)
    ways = unpack(f"<{slots}{'I' if miss == 32 else 'Q'}", layers[0].to_bytes(slots * miss // 8, "little"))
    outcomes = []
    at = 0
    for lost in range(most_lost + 1):
        for wounds in range(most_wounds + 1):
            spare = dice - lost - wounds
            if spare >= 0 and ways[at + spare]:
                outcomes.append(Outcome(lost, wounds, False, spare, ways[at + spare]))
            for misses in range(spare):
                if ways[at + misses]:
                    outcomes.append(Outcome(lost, wounds, not mortal_already, misses, ways[at + misses]))
            at += dice + 1
    if mortal_already:
        outcomes.sort()
    return Law(dice, 6**dice, tuple(outcomes))


_CHOICES = tuple(tuple(comb(n, k) for k in range(n + 1)) for n in range(MOST_DICE + 1))


def forget() -> None:
    """Empties the memory of laws worked out before; results never depend on it."""
    _law.cache_clear()


def settle(
    pool: Sequence[int],
    marks: Sequence[int],
    wounded: Sequence[int],
    roll: Sequence[int],
    *,
    ignore_pool: bool = False,
    mortal_already: bool = False,
) -> Outcome:
    """Settles one roll die by die in the order given, as the four cases of `pen.threat.step3.order` say.

    A mark wounded by an earlier die of the roll counts as wounded for the later ones. Arguments and errors as
    for `threat_law`; `roll` lists the values of the threat dice.
    """
    for field, values in (("pool", pool), ("marks", marks), ("wounded", wounded), ("roll", roll)):
        check_values(field, values)
    dice = [] if ignore_pool else list(pool)
    unwounded = list(marks)
    hurt = list(wounded)
    lost = wounds = hits = misses = 0
    for value in roll:
        if value in dice:
            dice.remove(value)
            lost += 1
        elif value in unwounded:
            unwounded.remove(value)
            hurt.append(value)
            wounds += 1
        elif value in hurt:
            hits += 1
        else:
            misses += 1
    return Outcome(lost, wounds, hits > 0 and not mortal_already, misses)
