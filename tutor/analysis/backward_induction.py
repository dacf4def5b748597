"""What ways from a position are worth to somebody, worked out from their ends backwards.

Each seat decides by something that it wants as much or as little of as possible, or is free: then all of its
answers count. Chance is weighed exactly. Of what was not looked at nothing is known but how little and how
much it may be worth: so every worth has bounds, which are equal where all is known. Where ways lead in a
circle, only plays that end count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Generic, NamedTuple, TypeAlias

from tutor.analysis.bounds import (
    Bounds,
    Choice,
    Decider,
    Payoff,
    Value,
    best,
    decided,
    expected,
    hull,
    is_exact,
    possible,
)
from tutor.analysis.game_graph import Spot, Way, Ways
from tutor.engine.question import Question
from tutor.engine.state import TableT

SWEEPS = 200
"""So often the spots of a circle are gone through; where their values still change, they are not told."""

Stops: TypeAlias = Callable[[Spot[TableT]], Payoff | None]
"""What it is worth to stop in a spot; None where that cannot be done, or where nobody knows."""


class Sought(NamedTuple, Generic[TableT]):
    """Something that ways are weighed by, and the bounds of what is not known."""

    stops: Stops[TableT]
    unknown: Bounds = Bounds(None, None)


Decides: TypeAlias = Callable[[Question], Decider | None]
"""Who decides how what is asked is answered; None where all answers count."""


@dataclass(slots=True)
class Valuation(Generic[TableT]):
    """What each spot is worth, and the ways that may be taken there, as far as they are worth the most.

    `taken` is the one that is worth the most for certain, the first of equals; None where it is best to stop,
    and by chance. `decided`: spots in which a seat decides. `open`: spots in a circle in which opposite
    wishes meet, or that no play leads out of.
    """

    ways: Ways[TableT]
    values: list[Value] = field(default_factory=list)
    taken: list[Way | None] = field(default_factory=list)
    possible: list[tuple[Way, ...]] = field(default_factory=list)
    open: set[int] = field(default_factory=set)
    decided: frozenset[int] = frozenset()

    @property
    def worths(self) -> list[Payoff | None]:
        """The least that each spot is worth, of the first thing sought; None where nothing is known."""
        return [value[0].least for value in self.values]


def weigh(ways: Ways[TableT], sought: Sequence[Sought[TableT]], decides: Decides) -> Valuation[TableT]:
    """What every spot is worth, each seat answering as it decides."""
    return _Weigher(ways, sought, decides).valuation()


def spread(valuation: Valuation[TableT], sought: Sought[TableT]) -> Bounds:
    """The bounds of anything else at the beginning, each seat answering as was weighed."""
    spots = [_only(spot, valuation.possible[spot.number]) for spot in valuation.ways.spots]
    values = _Weigher(Ways(spots), (sought,), lambda question: None, frozenset(valuation.open)).valuation()
    return values.values[0][0]


def shares(spot: Spot[TableT]) -> tuple[Fraction, ...]:
    """How likely chance takes each way of a spot; 1 for the only way."""
    assert spot.question is not None and spot.question.chance is not None
    if len(spot.ways) == 1:
        return (Fraction(1),)
    chance = spot.question.chance
    times = dict(chance.outcomes())
    return tuple(Fraction(times[way.key], chance.total) for way in spot.ways)


def by_chance(spot: Spot[TableT]) -> bool:
    """Whether chance decides in a spot."""
    return spot.question is not None and spot.question.chance is not None and len(spot.ways) > 1


def _only(spot: Spot[TableT], ways: tuple[Way, ...]) -> Spot[TableT]:
    return replace(spot, ways=ways)


class _Weigher(Generic[TableT]):
    """Works out the values of all spots, those of a circle together."""

    def __init__(
        self,
        ways: Ways[TableT],
        sought: Sequence[Sought[TableT]],
        decides: Decides,
        unsettled: frozenset[int] = frozenset(),
    ) -> None:
        self.ways, self.sought, self.decides = ways, tuple(sought), decides
        self.unsettled = unsettled
        self.unknown: Value = tuple(one.unknown for one in self.sought)
        self.values: list[Value | None] = [None] * len(ways.spots)
        self.taken: list[Way | None] = [None] * len(ways.spots)
        self.possible = [spot.ways for spot in ways.spots]

    def valuation(self) -> Valuation[TableT]:
        """Everything, what leads nowhere first."""
        unsettled: set[int] = set()
        for numbers in self.ways.components():
            spots = [self.ways.spots[number] for number in numbers]
            if len(spots) == 1 and all(way.to != numbers[0] for way in spots[0].ways):
                self._settle(spots[0])
            else:
                unsettled.update(self._circle(spots))
        values = [self.unknown if value is None else value for value in self.values]
        choosing = (spot for spot in self.ways.spots if self._decider(spot) is not None)
        decided = frozenset(spot.number for spot in choosing if len(spot.ways) > 1)
        return Valuation(self.ways, values, self.taken, self.possible, unsettled, decided)

    def _settle(self, spot: Spot[TableT]) -> None:
        number = spot.number
        if number in self.unsettled:
            self.values[number] = self.unknown
            return
        choices = self._choices(spot)
        if not spot.ways or by_chance(spot):
            self.values[number] = self._of(spot, choices)
            return
        decider = self._decider(spot)
        if decider is not None:
            self.possible[number] = possible(choices, decider)
            self.taken[number] = best(choices, decider)
            choices = [one for one in choices if one[0] is None or one[0] in self.possible[number]]
        self.values[number] = self._of(spot, choices)

    # ---- a single spot

    def _stopped(self, spot: Spot[TableT]) -> Value | None:
        """What it is worth to stop in a spot."""
        values = [one.stops(spot) for one in self.sought]
        if spot.ways and all(value is None for value in values):
            return None
        return tuple(
            one.unknown if value is None else Bounds(value, value)
            for one, value in zip(self.sought, values, strict=True)
        )

    def _decider(self, spot: Spot[TableT]) -> Decider | None:
        if spot.question is None or not spot.ways or by_chance(spot):
            return None
        return self.decides(spot.question)

    def _choices(self, spot: Spot[TableT]) -> list[Choice]:
        """The ways whose worth is known so far, and to stop where that can be done."""
        stopped = self._stopped(spot)
        choices: list[Choice] = [] if stopped is None else [(None, stopped)]
        for way in spot.ways:
            value = self.values[way.to]
            if value is not None:
                choices.append((way, value))
        return choices

    def _of(self, spot: Spot[TableT], choices: list[Choice]) -> Value | None:
        """The value of a spot by that of its choices; None where it is not known yet."""
        if by_chance(spot):
            values = [value for way, value in choices if way is not None]
            return expected(shares(spot), values) if len(values) == len(spot.ways) else None
        if len(choices) < 2:
            return choices[0][1] if choices else None
        decider = self._decider(spot)
        return tuple(
            decided(bounds, decider.most) if decider is not None and at == decider.by else hull(bounds)
            for at, bounds in enumerate(zip(*(value for _, value in choices), strict=True))
        )

    # ---- a circle

    def _circle(self, spots: list[Spot[TableT]]) -> set[int]:
        """Works out the values of spots that lead to each other; gives those that cannot be told."""
        numbers = {spot.number for spot in spots}
        choosing = [spot for spot in spots if len(spot.ways) > 1 and not by_chance(spot)]
        deciders = {self._decider(spot) for spot in choosing}
        clear = len(deciders) < 2 and not numbers & self.unsettled
        if not clear or not self._swept(spots):
            return self._given_up(numbers)
        if deciders not in (set(), {None}):
            self._restrict(choosing)
            for number in numbers:
                self.values[number] = None
            if not self._swept(spots):
                return self._given_up(numbers)
        return self._given_up({number for number in numbers if self.values[number] is None})

    def _given_up(self, numbers: set[int]) -> set[int]:
        for number in numbers:
            self.values[number] = self.unknown
        return numbers

    def _swept(self, spots: list[Spot[TableT]]) -> bool:
        """Goes through spots again and again; whether nothing changes any more in the end.

        A way is taken anew only where more is certain by it than before. So each leads to a spot that was
        worth as much earlier, and no line runs in the circle.
        """
        certain: dict[int, Payoff | None] = {}
        for _ in range(SWEEPS):
            changed = False
            for spot in spots:
                number = spot.number
                allowed = self.possible[number]
                choices = [one for one in self._choices(spot) if one[0] is None or one[0] in allowed]
                value = self._of(spot, choices)
                if value != self.values[number]:
                    self.values[number], changed = value, True
                    decider = self._decider(spot)
                    if decider is None or value is None:
                        continue
                    sure = value[decider.by].least
                    if number not in certain or certain[number] != sure:
                        certain[number], self.taken[number] = sure, best(choices, decider)
            if not changed:
                return True
        return False

    def _restrict(self, spots: list[Spot[TableT]]) -> None:
        """Keeps the ways that may be taken: where all is known, those by which the values were found first.

        They lead out of the circle, which another way of the same worth need not do.
        """
        by = {spot.number: self._decider(spot) for spot in spots}
        deciders = [(spot, decider) for spot in spots if (decider := by[spot.number]) is not None]
        exact = all(is_exact(self.values[spot.number], decider) for spot, decider in deciders)
        for spot, decider in deciders:
            first = self.taken[spot.number]
            if exact:
                self.possible[spot.number] = () if first is None else (first,)
            else:
                self.possible[spot.number] = possible(self._choices(spot), decider, ties=True)
