"""Everything that can still happen from a position of any game: all lines of answers up to a stated end.

Equal positions are one, unless that is switched off; what is asked of the ends is the same either way. The
search can be stopped and continued, and what it has found can be used at any time: what was not explored is
counted, and laws give it a share of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from itertools import islice
from typing import Final, Generic, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.analysis.distributions import Law, Mean, Policies, Weighing
from tutor.analysis.exploration import POSITIONS, Aim, Exploration, Progress
from tutor.analysis.game_graph import Noted, Spot, Ways
from tutor.analysis.objectives import Fact, Happened, Measure, MeasureError, events_of, leaves, measured
from tutor.analysis.outcome_paths import Line, lines, with_chance
from tutor.engine.event import Event, Scalar
from tutor.engine.game import Game
from tutor.engine.question import Question
from tutor.engine.state import Frame, State, TableT
from tutor.rules.words import Words

Over: TypeAlias = Callable[[State[TableT], Question | None], bool]

EFFECT: Final = "effect"
END: Final = "end"


class Count(Struct, frozen=True):
    """How many lines there are, and in how many different positions they end.

    `lines` are orders of answers to an end, `more` those that lead to positions that were not explored: None
    where ways lead in a circle. `finals` are different positions at the ends, `left` those not explored,
    `hidden` those that nobody may look behind, `stuck` those in which nothing can be answered.
    """

    lines: int | None
    more: int | None
    finals: int
    left: int
    hidden: int
    stuck: int

    @property
    def complete(self) -> bool:
        """Whether everything was explored."""
        return not (self.left or self.hidden or self.stuck)


def untils(game: Game[TableT]) -> tuple[str, ...]:
    """How far can be looked: to the end of the innermost effect, of a period of the game, of everything."""
    return (EFFECT, *game.periods, END)


def over_at(game: Game[TableT], state: State[TableT], until: str) -> Over[TableT] | None:
    """Which position is an end, seen from a position; None for the end of everything.

    Raises ValueError for what the game does not know.

    An effect is over when its activation has left the stack; where only windows are open, they count.
    """
    if until == END:
        return None
    if until == EFFECT:
        return _effect_over(state)
    if until not in game.periods:
        raise ValueError(f"found {until!r}; allowed: {', '.join(untils(game))}")
    period = game.periods[until]
    now = period(state)
    return lambda at, question: period(at) != now


def _effect_over(state: State[TableT]) -> Over[TableT] | None:
    frames = [entry for entry in state.stack if isinstance(entry, Frame)]
    if not frames:
        return None
    activation = frames[-1].activation
    numbers = [entry.activation if isinstance(entry, Frame) else None for entry in state.stack]
    base = numbers.index(activation)

    def over(at: State[TableT], question: Question | None) -> bool:
        entry = at.stack[base] if base < len(at.stack) else None
        return not isinstance(entry, Frame) or entry.activation != activation

    return over


class Outcomes(Generic[TableT]):
    """All continuations of a position up to an end: "effect", a period of the game ("turn"), or "end".

    `events` are the kinds of event that can be asked about (`Happened`): what has happened of them tells
    positions apart. Raises ValueError for an end that the game does not know.
    """

    def __init__(
        self,
        game: Game[TableT],
        state: State[TableT],
        until: str = EFFECT,
        *,
        events: tuple[str, ...] = (),
        merge: bool = True,
    ) -> None:
        self.game, self.start, self.until = game, state, until
        self.events, self.merged = events, merge
        kinds = frozenset(events)

        def notes(noted: Noted, event: Event) -> Noted:
            new = event.kind in kinds and (event.kind, "") not in noted
            return tuple(sorted((*noted, (event.kind, "")))) if new else noted

        aim = Aim(game, over_at(game, state, until), merge=merge)
        self.exploration = Exploration(replace(aim, notes=notes) if kinds else aim, state)
        self._facts: dict[int, Mapping[str, Scalar]] = {}

    # ---- exploring

    def run(self, positions: int = POSITIONS) -> bool:
        """Looks at so many positions more; whether some still wait."""
        return self.exploration.run(positions)

    @property
    def progress(self) -> Progress:
        """How far the search is."""
        return self.exploration.progress

    @property
    def ways(self) -> Ways[TableT]:
        """The positions and answers found so far."""
        return self.exploration.ways

    # ---- results

    def count(self) -> Count:
        """How many lines and ends have been found."""
        leaves = list(self.ways.leaves())
        kinds = [spot.kind for spot in leaves]
        orders = self.ways.orders()
        ends = [spot for spot in leaves if spot.kind == "end"]
        return Count(
            None if orders is None else sum(orders[spot.number] for spot in ends),
            None if orders is None else sum(orders[spot.number] for spot in leaves if spot.kind != "end"),
            len({spot.state for spot in ends}),
            kinds.count("cut"),
            kinds.count("hidden"),
            kinds.count("stuck"),
        )

    def facts(self, spot: Spot[TableT]) -> Mapping[str, Scalar]:
        """The facts of a position."""
        facts = self._facts.get(spot.number)
        if facts is None:
            facts = self._facts[spot.number] = self.game.facts(spot.state)
        return facts

    def value(self, measure: Measure, spot: Spot[TableT]) -> Scalar:
        """What a measure says of an end."""
        return measured(measure, self.facts(spot), spot.noted)

    def require(self, *measures: Measure) -> None:
        """Raises MeasureError where a measure looks at a fact that no end has, or at events unnoted.

        As long as positions wait to be looked at nobody knows what facts there will be.
        """
        self._noting(*measures)
        if self.progress.waiting:
            return
        spots = [spot for spot in self.ways.spots if spot.kind == "end"] or self.ways.spots[:1]
        known = {name for spot in spots for name in self.facts(spot)}
        for one in (leaf for measure in measures for leaf in leaves(measure)):
            if isinstance(one, Happened):
                continue
            name = one.name if isinstance(one, Fact) else one.fact
            if name not in known and (isinstance(one, Fact) or one.absent is None):
                names = ", ".join(get_close_matches(name, known, n=6, cutoff=0.5) or sorted(known))
                actual = Words(
                    f"“{name}”, a fact that nothing to come has",
                    f"«{name}», такого факта не будет ни в одном исходе",
                )
                raise MeasureError(actual, Words(f"one of {names}", f"одно из: {names}"))

    def _noting(self, *measures: Measure) -> None:
        """Raises MeasureError for events that this search does not note."""
        for kind in events_of(*measures):
            if kind not in self.events:
                actual = Words(f"event {kind}", f"событие {kind}")
                listed = ", ".join(self.events) or "-"
                noted = Words(f"an event that is noted: {listed}", f"отмеченное событие: {listed}")
                raise MeasureError(actual, noted)

    def weighing(self, policies: Policies, aim: Measure | None = None) -> Weighing[TableT]:
        """What has been found, weighed with the seats answering so.

        `aim` is what adversarial and cooperative seats are against and for. Raises MeasureError where a seat
        decides by what is no number.
        """
        return Weighing(self.ways, self.value, policies, aim)

    def law(self, measure: Measure, policies: Policies | None = None, aim: Measure | None = None) -> Law:
        """How likely each value of a measure is; without `aim` it is the aim itself.

        Raises MeasureError for events that are not among `events`.
        """
        self._noting(measure, *([aim] if aim else []))
        return self.weighing(policies or {}, aim or measure).law(measure)

    def mean(self, measure: Measure, policies: Policies | None = None, aim: Measure | None = None) -> Mean:
        """What is to be expected of a number, or the chance of a condition. Raises MeasureError as `law`."""
        self._noting(measure, *([aim] if aim else []))
        return self.weighing(policies or {}, aim or measure).mean(measure)

    def lines(self) -> Iterator[Line]:
        """Every line to an end, in the order of the options."""
        return lines(self.ways, lambda spot: spot.kind == "end")

    def lines_to(
        self, condition: Measure, limit: int, policies: Policies | None = None, aim: Measure | None = None
    ) -> tuple[Line, ...]:
        """The first lines to ends of which a condition is true, and how likely each of them is.

        Raises MeasureError as `law`.
        """
        self._noting(condition, *([aim] if aim else []))
        valuation = self.weighing(policies or {}, aim or condition).valuation
        matches = lines(self.ways, lambda spot: spot.kind == "end" and self.value(condition, spot) is True)
        return tuple(with_chance(valuation, line) for line in islice(matches, limit))
