"""The best play against threat dice: what to remove before the roll, and what to nudge after it.

Rules: `pen.threat.steps`, `pen.threat.step1.count-effects`, `pen.threat.step2.only-values`, `pen.man.nudge`,
`pen.prim.yellow.discard`, `pen.threat.uncancellable`. Every roll is weighed, so values are exact fractions.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import force_setattr

from tutor.games.penumbra.analysis.threat_input import OddsError, check_count, check_values, value_text
from tutor.games.penumbra.analysis.threat_law import Law, Outcome, threat_law
from tutor.games.penumbra.analysis.threat_objectives import Aim
from tutor.games.penumbra.analysis.threat_rolls import Roll, best_ends, left_alone, rolls_of
from tutor.rules.words import Words

MOST_DICE = 12
"""Every roll is listed with its best answer: 6,188 different rolls of twelve dice."""

_REASON = Words("each roll of them is weighed on its own", "каждый их бросок взвешивается отдельно")
_EFFECTS = Words("no more effects are counted", "больше эффектов не учитывается")


class ThreatPosition(Struct, frozen=True):
    """A wizard about to face `dice` threat dice.

    `pool`, `marks`, `wounded`, `ignore_pool` and `mortal_already` as for `threat_law`. `removals`: how many
    threat dice effects may discard before the roll. `yellow`: those pool dice, by value, that may be
    discarded for one threat die each. `uncancellable` forbids both. `nudges`: changes of a threat die by 1
    after the roll, any number of them on one die, or each on another die if `nudges_apart`. Nothing has to
    be used. Values are kept sorted. Raises OddsError for a position that cannot be.
    """

    pool: tuple[int, ...]
    marks: tuple[int, ...]
    wounded: tuple[int, ...]
    dice: int
    removals: int = 0
    yellow: tuple[int, ...] = ()
    nudges: int = 0
    nudges_apart: bool = False
    uncancellable: bool = False
    ignore_pool: bool = False
    mortal_already: bool = False

    def __post_init__(self) -> None:
        for field in ("pool", "marks", "wounded", "yellow"):
            check_values(field, getattr(self, field))
            force_setattr(self, field, tuple(sorted(getattr(self, field))))
        check_count("dice", self.dice, MOST_DICE, _REASON)
        check_count("removals", self.removals, 99, _EFFECTS)
        check_count("nudges", self.nudges, 99, _EFFECTS)
        if Counter(self.yellow) - Counter(self.pool):
            allowed = Words("only dice that are in the pool", "только кубики из запаса")
            raise OddsError("yellow", value_text(self.yellow), allowed)


class Preparation(Struct, frozen=True):
    """One way through step 1: `dice` threat dice are left to roll, `removed` were discarded by effects.

    `spent` holds the values of the yellow dice given for more. `values` is what the roll is then worth with
    the best nudges, one amount for each goal of the aim.
    """

    dice: int
    removed: int
    spent: tuple[int, ...]
    values: tuple[Fraction, ...]


class Nudge(Struct, frozen=True):
    """A threat die turned from `value` to `to`; each point of difference is one nudge."""

    value: int
    to: int


class Reply(Struct, frozen=True):
    """The best answer to one roll: the fewest nudges that reach the best result, and that result.

    `outcome.ways` is the number of ordered rolls with these values.
    """

    roll: Roll
    nudges: tuple[Nudge, ...]
    outcome: Outcome


class Play(Struct, frozen=True):
    """How to play a position for an aim, and what it is worth.

    `preparations` lists every way through step 1, the best first; among equals, the one that gives up fewer
    dice and then the one that removes less. `replies` answers every roll after the best preparation, sorted
    by roll. `idle` is the worth of using nothing at all.
    """

    position: ThreatPosition
    aim: Aim
    preparations: tuple[Preparation, ...]
    replies: tuple[Reply, ...]
    idle: tuple[Fraction, ...]

    @property
    def first(self) -> Preparation:
        """What to do before the roll."""
        return self.preparations[0]

    @property
    def values(self) -> tuple[Fraction, ...]:
        """The expected amount of each goal under best play."""
        return self.first.values

    @property
    def value(self) -> Fraction:
        """The expected amount of the first goal under best play."""
        return self.first.values[0]

    @property
    def equals(self) -> tuple[Preparation, ...]:
        """Every preparation that is as good as the first, the first included."""
        return tuple(one for one in self.preparations if one.values == self.values)

    def reply(self, roll: Sequence[int]) -> Reply:
        """The best answer to a roll, its values in any order. Raises OddsError for another number of dice."""
        check_values("roll", roll)
        if len(roll) != self.first.dice:
            allowed = Words(f"{self.first.dice} values", f"столько значений: {self.first.dice}")
            raise OddsError("roll", value_text(roll), allowed)
        return self.replies[bisect_left(self.replies, tuple(sorted(roll)), key=lambda reply: reply.roll)]


def best_play(position: ThreatPosition, aim: Aim) -> Play:
    """The best removals before the roll and the best nudges after each roll; every way is weighed."""
    return _best_play(position, aim)


def law_under(play: Play) -> Law:
    """The law of the outcomes when the position is played so; dice spent in step 1 are not among the lost."""
    ways: Counter[tuple[int, int, bool, int]] = Counter()
    for reply in play.replies:
        end = reply.outcome
        ways[end.lost, end.wounds, end.mortal, end.misses] += end.ways
    outcomes = tuple(Outcome(*end, count) for end, count in sorted(ways.items()))
    return Law(play.first.dice, 6**play.first.dice, outcomes)


class _Preparation(NamedTuple):
    """A preparation, the outcome of every roll left alone, and the roll each one is best turned into."""

    preparation: Preparation
    outcomes: list[Outcome]
    targets: list[int]


@lru_cache(maxsize=64)
def _best_play(position: ThreatPosition, aim: Aim) -> Play:
    plays = [_weigh(position, aim, removed, spent) for removed, spent in _ways_to_prepare(position)]

    def cost(one: _Preparation) -> tuple[object, ...]:
        ready = one.preparation
        wish = tuple(-goal.prefers(value) for goal, value in zip(aim.goals, ready.values, strict=True))
        return wish, len(ready.spent), ready.removed, ready.spent

    plays.sort(key=cost)
    idle = threat_law(
        position.pool,
        position.marks,
        position.wounded,
        position.dice,
        ignore_pool=position.ignore_pool,
        mortal_already=position.mortal_already,
    )
    return Play(
        position,
        aim,
        tuple(one.preparation for one in plays),
        _replies(plays[0]),
        _means(aim, idle.outcomes, idle.dice, len(position.pool), 0),
    )


def _ways_to_prepare(position: ThreatPosition) -> list[tuple[int, Roll]]:
    if position.uncancellable:
        return [(0, ())]
    given = {
        spent
        for count in range(min(len(position.yellow), position.dice) + 1)
        for spent in combinations(position.yellow, count)
    }
    return [
        (removed, spent)
        for spent in sorted(given)
        for removed in range(min(position.removals, position.dice - len(spent)) + 1)
    ]


def _weigh(position: ThreatPosition, aim: Aim, removed: int, spent: Roll) -> _Preparation:
    dice = position.dice - removed - len(spent)
    pool = list(position.pool)
    for value in spent:
        pool.remove(value)
    outcomes = left_alone(
        [] if position.ignore_pool else pool, position.marks, position.wounded, dice, position.mortal_already
    )
    held = len(position.pool)
    wishes = {
        outcome: tuple(goal.prefers(goal.amount(outcome, dice, held, len(spent))) for goal in aim.goals)
        for outcome in set(outcomes)
    }
    rank = {wish: place for place, wish in enumerate(sorted(set(wishes.values())))}
    place = {outcome: rank[wish] for outcome, wish in wishes.items()}
    useful = min(position.nudges, dice if position.nudges_apart else 5 * dice)
    targets = best_ends(dice, [place[outcome] for outcome in outcomes], useful, position.nudges_apart)
    ways: Counter[Outcome] = Counter()
    for target, count in zip(targets, rolls_of(dice).ways, strict=True):
        ways[outcomes[target]] += count
    reached = [Outcome(o.lost, o.wounds, o.mortal, o.misses, count) for o, count in ways.items()]
    values = _means(aim, reached, dice, held, len(spent))
    return _Preparation(Preparation(dice, removed, spent, values), outcomes, targets)


def _means(aim: Aim, outcomes: Iterable[Outcome], dice: int, pool: int, spent: int) -> tuple[Fraction, ...]:
    """The mean of each goal over outcomes that make up all rolls of `dice` dice."""
    ends = list(outcomes)
    return tuple(
        sum((goal.amount(end, dice, pool, spent) * end.ways for end in ends), Fraction(0)) / 6**dice
        for goal in aim.goals
    )


def _replies(preparation: _Preparation) -> tuple[Reply, ...]:
    table = rolls_of(preparation.preparation.dice)
    replies = []
    for roll, ways, target in zip(table.rolls, table.ways, preparation.targets, strict=True):
        end = preparation.outcomes[target]
        nudges = tuple(
            Nudge(value, to) for value, to in zip(roll, table.rolls[target], strict=True) if value != to
        )
        replies.append(Reply(roll, nudges, Outcome(end.lost, end.wounds, end.mortal, end.misses, ways)))
    return tuple(replies)
