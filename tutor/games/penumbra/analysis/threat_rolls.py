"""All rolls of some threat dice: what each does if left alone, and what it is best nudged into.

Rules: `pen.threat.step2.only-values`, `pen.man.nudge`. Rolls are multisets of values: 792 of seven dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, TypeAlias

from tutor.games.penumbra.analysis.threat_input import FACES
from tutor.games.penumbra.analysis.threat_law import Outcome, face_of

Roll: TypeAlias = tuple[int, ...]
"""Values of threat dice in ascending order."""


_UP = [(value, value + 1) for value in range(1, 6)]
_DOWN = [(value, value - 1) for value in range(6, 1, -1)]


class Rolls(NamedTuple):
    """All rolls of some dice in ascending order, with what is the same for every wizard.

    `counts` says how many dice show each value, `ways` how many ordered rolls that is. `moves` gives, for a
    step from one value to the next, the number of each roll after one die took that step, or -1 where no die
    can.
    """

    rolls: list[Roll]
    counts: list[tuple[int, ...]]
    ways: list[int]
    moves: dict[tuple[int, int], list[int]]


@lru_cache(maxsize=16)
def rolls_of(dice: int) -> Rolls:
    """All rolls of `dice` dice."""
    rolls = list(combinations_with_replacement(FACES, dice))
    counts = [tuple(map(roll.count, FACES)) for roll in rolls]
    number = {count: at for at, count in enumerate(counts)}
    ways = [factorial(dice) // prod(map(factorial, count)) for count in counts]
    moves: dict[tuple[int, int], list[int]] = {}
    for value, to in [*_UP, *_DOWN]:
        reached = []
        for count in counts:
            after = list(count)
            after[value - 1] -= 1
            after[to - 1] += 1
            reached.append(number.get(tuple(after), -1))
        moves[value, to] = reached
    return Rolls(rolls, counts, ways, moves)


def left_alone(
    pool: Sequence[int], marks: Sequence[int], wounded: Sequence[int], dice: int, mortal_already: bool
) -> list[Outcome]:
    """What each roll of `dice` dice does without a nudge, as a sum over its values; `ways` stays 1."""
    faces = []
    for value in FACES:
        own, unwounded, marked = face_of(value, pool, marks, wounded, dice)
        row = []
        for count in range(dice + 1):
            lost = min(count, own)
            wounds = min(count - lost, unwounded)
            row.append((lost << 16) + (wounds << 8) + (0 if marked else count - lost - wounds))
        faces.append(row)
    one, two, three, four, five, six = faces
    codes = [
        one[a] + two[b] + three[c] + four[d] + five[e] + six[f] for a, b, c, d, e, f in rolls_of(dice).counts
    ]
    known: dict[int, Outcome] = {}
    for code in set(codes):
        lost, wounds, misses = code >> 16, code >> 8 & 255, code & 255
        hit = lost + wounds + misses < dice
        known[code] = Outcome(lost, wounds, hit and not mortal_already, misses)
    return [known[code] for code in codes]


def best_ends(dice: int, ranks: Sequence[int], nudges: int, apart: bool) -> list[int]:
    """For every roll the number of the best roll it can be nudged into, with the fewest nudges.

    `ranks` gives the worth of every roll, more is better; `apart` forbids two nudges of one die.

    Moving the dice of one value after another reaches every roll: upward from the lowest value and downward
    from the highest, a die may be met again and move on; in the opposite order it is never met again. A die
    that goes up and back down only wastes nudges. So the steps are taken last first, and for each number of
    nudges left the best end of every roll is kept, as one integer of rank, unused nudges and target.
    """
    table = rolls_of(dice)
    size = len(ranks)
    steps = _UP[::-1] + _DOWN[::-1] if apart else _UP + _DOWN
    best = [
        [(rank * (nudges + 1) + left) * size + at for at, rank in enumerate(ranks)]
        for left in range(nudges + 1)
    ]
    for step in reversed(steps):
        move = table.moves[step]
        for left in range(1, nudges + 1):
            ends = [*best[left - 1], -1]
            best[left] = list(map(max, best[left], map(ends.__getitem__, move)))
    return [end % size for end in best[nudges]]
