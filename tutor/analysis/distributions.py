"""The exact law of a measure at the ends of all ways, given how each seat answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Final, Generic, Literal, TypeAlias

from msgspec import Struct

from tutor.analysis.backward_induction import Sought, Valuation, spread, weigh
from tutor.analysis.bounds import Bounds, Decider, Payoff
from tutor.analysis.game_graph import Spot, Ways
from tutor.analysis.objectives import Fact, Measure, MeasureError, is_yes_or_no
from tutor.analysis.outcome_paths import reached
from tutor.engine.event import Scalar
from tutor.engine.question import Question
from tutor.engine.state import TableT
from tutor.rules.words import Words


class Best(Struct, frozen=True):
    """A seat answers so that it may expect the most of something of its own; of equals the first option."""

    measure: Measure


Policy: TypeAlias = Literal["free", "adversarial", "cooperative"] | Best
"""Every answer is possible; a seat answers against the aim, for it, or for an aim of its own."""

Policies: TypeAlias = Mapping[str, Policy]
"""How each seat answers; a seat that is not named is free."""

Reading: TypeAlias = Callable[[Measure, Spot[TableT]], Scalar]
"""What a measure says of an end."""

CERTAIN: Final = Bounds((0,), (1,))


class Share(Struct, frozen=True):
    """A value, and the least and the greatest chance that it comes about."""

    value: Scalar
    least: Fraction
    most: Fraction


class Law(Struct, frozen=True):
    """How likely each value is. `shares` are in the order of the values.

    Where no free answer matters (`settled`), the least chances, what was not explored and what goes round in
    a circle for ever (`unexplored`, `circling`) make up 1. Else these two are what they may be at most.
    `tight`: every bound is reached by some answers of the free seats.
    """

    shares: tuple[Share, ...]
    unexplored: Fraction = Fraction(0)
    circling: Fraction = Fraction(0)
    settled: bool = True
    tight: bool = True

    @property
    def exact(self) -> bool:
        """Whether every chance is known."""
        return all(share.least == share.most for share in self.shares)

    def of(self, value: Scalar) -> Share:
        """The chance of a value; of one that is at no end nothing but what is unknown."""
        matches = (
            share for share in self.shares if type(share.value) is type(value) and share.value == value
        )
        return next(matches, Share(value, Fraction(0), self.unexplored + self.circling))


class Mean(Struct, frozen=True):
    """What is to be expected of a number, at least and at most; None where nobody knows."""

    least: Fraction | None
    most: Fraction | None
    tight: bool = True


class Weighing(Generic[TableT]):
    """Ways weighed under policies; `aim` is what adversarial and cooperative seats are about.

    Raises MeasureError where a seat decides by what is no number.
    """

    def __init__(
        self, ways: Ways[TableT], read: Reading[TableT], policies: Policies, aim: Measure | None
    ) -> None:
        self.ways, self.read, self.aim = ways, read, aim
        wanted = [aim] if aim is not None and any(isinstance(one, str) for one in policies.values()) else []
        own = {seat: policy.measure for seat, policy in policies.items() if isinstance(policy, Best)}
        self.wanted: list[Measure] = [*wanted, *own.values()]
        places = {seat: len(wanted) + at for at, seat in enumerate(own)}
        self.deciders: dict[str, Decider] = {seat: Decider(at, True) for seat, at in places.items()}
        for seat, policy in policies.items():
            if wanted and policy in ("adversarial", "cooperative"):
                self.deciders[seat] = Decider(0, policy == "cooperative")
        self.alone = not own
        self.valuation: Valuation[TableT] = weigh(
            ways, [self.sought(one) for one in self.wanted], self._decides
        )

    def _decides(self, question: Question) -> Decider | None:
        return self.deciders.get(question.seat)

    def sought(self, measure: Measure) -> Sought[TableT]:
        """A measure as something that can be more or less."""

        def stops(spot: Spot[TableT]) -> Payoff | None:
            return (number(self.read(measure, spot), measure),) if spot.kind == "end" else None

        return Sought(stops, CERTAIN if is_yes_or_no(measure) else Bounds(None, None))

    def is_tight(self, measure: Measure) -> bool:
        """Whether bounds are reached: how a seat answers does not hang on answers that are free."""
        if self.valuation.open:
            return False
        if measure in self.wanted[:1] and self.alone:
            return True
        return all(len(self.valuation.possible[number]) < 2 for number in self.valuation.decided)

    # ---- laws

    def law(self, measure: Measure) -> Law:
        """How likely each value of a measure is."""
        ends = [spot for spot in self.ways.spots if spot.kind == "end"]
        values = {spot.number: self.read(measure, spot) for spot in ends}
        listed = in_order(values.values())
        masses = reached(self.valuation)
        if masses is not None:
            return _settled(listed, values, masses, self.ways)
        unexplored = self._most(lambda spot: spot.kind != "end")
        shares = tuple(self._share(measure, value, values) for value in listed)
        circling = Fraction(1) if self.valuation.open else Fraction(0)
        settled = not (unexplored or circling) and all(share.least == share.most for share in shares)
        return Law(shares, unexplored, circling, settled, settled or self.is_tight(measure))

    def mean(self, measure: Measure) -> Mean:
        """What is to be expected of a number, or of a condition: the chance of it."""
        if measure in self.wanted:
            least, most = self.valuation.values[0][self.wanted.index(measure)]
        else:
            least, most = spread(self.valuation, self.sought(measure))
        return Mean(_fraction(least), _fraction(most), self.is_tight(measure))

    def _share(self, measure: Measure, value: Scalar, values: Mapping[int, Scalar]) -> Share:
        if is_yes_or_no(measure) and measure in self.wanted:
            mean = self.mean(measure)
            assert mean.least is not None and mean.most is not None
            yes = Share(value, mean.least, mean.most)
            return yes if value else Share(value, 1 - yes.most, 1 - yes.least)

        def stops(spot: Spot[TableT]) -> Payoff | None:
            there = spot.number in values
            return (int(_sign(values[spot.number]) == _sign(value)),) if there else None

        bounds = spread(self.valuation, Sought(stops, CERTAIN))
        assert bounds.least is not None and bounds.most is not None
        return Share(value, Fraction(bounds.least[0]), Fraction(bounds.most[0]))

    def _most(self, there: Callable[[Spot[TableT]], bool]) -> Fraction:
        """The greatest chance of coming to a leaf of a kind."""
        sought: Sought[TableT] = Sought(lambda spot: None if spot.ways else (int(there(spot)),), CERTAIN)
        bounds = spread(self.valuation, sought)
        assert bounds.most is not None
        return Fraction(bounds.most[0])


def number(value: Scalar, measure: Measure) -> int:
    """A value as something to have more or less of. Raises MeasureError for a text and for none."""
    if isinstance(value, int):
        return int(value)
    name = measure.name if isinstance(measure, Fact) else ""
    message = f"{name}: {'nothing' if value is None else value}"
    raise MeasureError(
        Words(message, message.replace("nothing", "ничего")),
        Words("a fact that is a number at every end", "факт, который в каждом конце — число"),
    )


def in_order(values: Iterable[Scalar]) -> tuple[Scalar, ...]:
    """Different values in order: none, no, yes, numbers, texts."""
    return tuple(value for _, value in sorted({_sign(value): value for value in values}.items()))


def _sign(value: Scalar) -> tuple[int, int, str]:
    if value is None:
        return (0, 0, "")
    if isinstance(value, bool):
        return (1, int(value), "")
    return (2, value, "") if isinstance(value, int) else (3, 0, value)


def _settled(
    listed: tuple[Scalar, ...],
    values: Mapping[int, Scalar],
    masses: Mapping[int, Fraction],
    ways: Ways[TableT],
) -> Law:
    of: dict[tuple[int, int, str], Fraction] = {_sign(value): Fraction(0) for value in listed}
    unexplored = Fraction(0)
    for at, mass in masses.items():
        if at in values:
            of[_sign(values[at])] += mass
        elif not ways.spots[at].ways:
            unexplored += mass
    circling = 1 - sum(of.values(), unexplored)
    unknown = unexplored + circling
    shares = (Share(value, of[_sign(value)], of[_sign(value)] + unknown) for value in listed)
    exact = tuple(share for share in shares if share.most)
    return Law(exact, unexplored, circling, tight=not circling)


def _fraction(payoff: Payoff | None) -> Fraction | None:
    return None if payoff is None else Fraction(payoff[0])
