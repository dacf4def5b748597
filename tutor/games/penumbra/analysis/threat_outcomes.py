"""What can come of a threat roll of Penumbra, exactly and at once, however many dice there are.

Before the roll the engine itself is asked what may be used. What a roll does once it lies is worked out
directly (`threat_rolls`): nothing but nudges is allowed then (pen.threat.step2.only-values), in whichever
order the dice are handed out the same comes of it (pen.threat.step3.order), and neither which of several dice
goes nor which of several marks is wounded changes a count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, Final, TypeAlias

from tutor.analysis.backward_induction import Sought, Valuation, weigh
from tutor.analysis.bounds import Decider, Payoff
from tutor.analysis.distributions import Best, Law, Policies, Share, in_order, number
from tutor.analysis.exploration import Aim, Exploration
from tutor.analysis.game_graph import Spot, Ways
from tutor.analysis.objectives import Measure, events_of, facts_of, measured
from tutor.analysis.outcome_paths import reached
from tutor.analysis.outcomes import EFFECT, Outcomes, over_at
from tutor.engine.chance import Dice
from tutor.engine.event import Scalar
from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.framework.readings import readings_of
from tutor.games.penumbra import GAME
from tutor.games.penumbra.analysis.threat_law import Outcome
from tutor.games.penumbra.analysis.threat_play import MOST_DICE
from tutor.games.penumbra.analysis.threat_rolls import best_ends, left_alone, rolls_of
from tutor.games.penumbra.procedures.paying import free_dice
from tutor.games.penumbra.reactions.timing import ANSWERS, MISS_TRIGGER
from tutor.games.penumbra.state.table import Table

FACTS: Final = ("last.lost", "last.wounds", "last.mortal", "last.misses")
"""What can be asked: what the roll did, as it is told once it is over."""

POSITIONS: Final = 2_000
"""So many positions before the roll are looked at."""

APART: Final = "pen.ruling.nudge-two-dice"

Wish: TypeAlias = Callable[[Scalar], int]
"""How much a value is wished for."""


def threat_law(
    state: State[Table], measure: Measure, policies: Policies | None = None, until: str = EFFECT
) -> Law | None:
    """The law of a measure at the end of the threat under way, as `Outcomes.law` gives it.

    None where the question is another one: no threat is about to be rolled, something else is asked than what
    the roll did, the wizard has an aim beside it, or a card or a trial may change what a roll does.
    """
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Frame) or top.program != "threat" or until != EFFECT:
        return None
    if events_of(measure):
        return None
    policy = (policies or {}).get(top.owner, "free")
    if not set(facts_of(measure)) <= set(FACTS) or (isinstance(policy, Best) and policy.measure != measure):
        return None
    before = _explored(state)
    if not before.complete or not all(_is_plain(spot, state) for spot in before.leaves()):
        return None
    rolls = _Rolls(before, measure, readings_of(state)(APART) == "apart")
    if policy == "free":
        return rolls.free()
    return rolls.decided(most=policy != "adversarial")


def law_of(outcomes: Outcomes[Any], measure: Measure, policies: Policies | None = None) -> Law:
    """The law of a measure by what has been explored, or directly where that is not all and it can be."""
    if not outcomes.count().complete and outcomes.game.id == GAME.id:
        direct = threat_law(outcomes.start, measure, policies, outcomes.until)
        if direct is not None:
            return direct
    return outcomes.law(measure, policies)


def _explored(state: State[Table]) -> Ways[Table]:
    """Everything that can be used before the roll."""
    over, base = over_at(GAME, state, EFFECT), len(state.stack)

    def rolls(at: State[Table], question: Question | None) -> bool:
        rolled = question is not None and question.kind == "threat-roll" and len(at.stack) == base
        return rolled or (over is not None and over(at, question))

    exploration = Exploration(Aim(GAME, rolls), state)
    first = exploration.ways.spots[0]
    if rolls(first.state, first.question):
        return Ways([Spot(0, first.state, "end", first.question)])
    exploration.run(POSITIONS)
    return exploration.ways


def _is_plain(spot: Spot[Table], state: State[Table]) -> bool:
    """Whether no more than nudges can change what a roll does."""
    table = spot.state.table
    if spot.kind != "end" or table.trial is not None or table.contract is not None:
        return False
    if any(wizard.mortal_wounds for wizard in table.wizards):
        return False
    answers = any(wizard.card(card) for wizard in table.wizards for card in ANSWERS["misses"])
    at_each = state.ruling(MISS_TRIGGER) == "at-each-miss"
    return not (at_each and answers) and (spot.question is None or _dice(spot) <= MOST_DICE)


@dataclass(frozen=True, slots=True)
class _Rolls:
    """The ways to the roll, and what comes of it from each of them, as `measure` tells it."""

    ways: Ways[Table]
    measure: Measure
    apart: bool

    def decided(self, most: bool) -> Law:
        """The law where the wizard wants the most of it, or the least."""
        wish: Wish = partial(number, measure=self.measure)
        masses = reached(self._valuation(wish, most))
        assert masses is not None
        total: dict[Scalar, Fraction] = {}
        for at, mass in masses.items():
            for value, chance in self._law(self.ways.spots[at], wish, most).items():
                total[value] = total.get(value, Fraction(0)) + mass * chance
        return Law(tuple(Share(value, total[value], total[value]) for value in in_order(total)))

    def free(self) -> Law:
        """The least and the greatest chance of each value."""
        values = in_order(value for spot in self.ways.leaves() for value in self._values(spot))
        shares = tuple(Share(value, self._bound(value, False), self._bound(value, True)) for value in values)
        return Law(shares, settled=all(share.least == share.most for share in shares))

    def _bound(self, wanted: Scalar, most: bool) -> Fraction:
        payoff = self._valuation(lambda value: int(value == wanted), most).worths[0]
        assert payoff is not None
        return Fraction(payoff[0])

    def _valuation(self, wish: Wish, most: bool) -> Valuation[Table]:
        def stops(spot: Spot[Table]) -> Payoff | None:
            if spot.ways:
                return None
            law = self._law(spot, wish, most)
            return (sum((wish(value) * chance for value, chance in law.items()), Fraction(0)),)

        return weigh(self.ways, (Sought(stops),), lambda question: Decider(0, most))

    # ---- one roll

    def _values(self, spot: Spot[Table]) -> list[Scalar]:
        """What may come of a roll if nothing is nudged: nudges lead to other rolls of as many dice."""
        if spot.question is None:
            return [measured(self.measure, GAME.facts(spot.state), ())]
        return [self._measured_value(outcome) for outcome in set(_outcomes(spot))]

    def _law(self, spot: Spot[Table], wish: Wish, most: bool) -> dict[Scalar, Fraction]:
        """How likely each value is where the dice are nudged for the most of what is wished, or the least."""
        if spot.question is None:
            return {self._values(spot)[0]: Fraction(1)}
        values = [self._measured_value(outcome) for outcome in _outcomes(spot)]
        wishes = [wish(value) if most else -wish(value) for value in values]
        ranks = {one: at for at, one in enumerate(sorted(set(wishes)))}
        dice, nudges = _dice(spot), spot.state.table.turn.nudges
        useful = min(nudges, dice if self.apart else 5 * dice)
        ends = best_ends(dice, [ranks[one] for one in wishes], useful, self.apart)
        ways: Counter[Scalar] = Counter()
        for end, n in zip(ends, rolls_of(dice).ways, strict=True):
            ways[values[end]] += n
        return {value: Fraction(n, 6**dice) for value, n in ways.items()}

    def _measured_value(self, outcome: Outcome) -> Scalar:
        did = (outcome.lost, outcome.wounds, outcome.mortal, outcome.misses)
        return measured(self.measure, dict(zip(FACTS, did, strict=True)), ())


def _dice(spot: Spot[Table]) -> int:
    assert spot.question is not None and isinstance(spot.question.chance, Dice)
    return spot.question.chance.count


def _outcomes(spot: Spot[Table]) -> list[Outcome]:
    """What each roll does that is left as it lies."""
    table = spot.state.table
    threat = table.threat
    assert threat is not None
    wizard = table.wizard(threat.seat)
    pool = () if table.turn.ignores_pool else free_dice(table, wizard)
    whole = [mark.threat for mark in wizard.marks if mark.condition != "wounded"]
    wounded = [mark.threat for mark in wizard.marks if mark.condition == "wounded"]
    return left_alone([die.value for die in pool], whole, wounded, _dice(spot), table.turn.mortal)
