"""Claims in cells: random tries, the chance that a counterexample stays hidden, and all cases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import ipywidgets

from tutor.analysis.objectives import events_of
from tutor.analysis.outcomes import END, Outcomes
from tutor.analysis.random_play import random_ends
from tutor.engine.state import State
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import column, row, slider
from tutor.notebook.language_setting import language
from tutor.notebook.positions import position as position_of
from tutor.rules.words import Lang
from tutor.scenario.games import game_named
from tutor.views.analysis.claim_cases import ClaimCases, PossibleCase, hidden_chart
from tutor.views.analysis.outcomes import measure_said
from tutor.views.cell_errors import CellError, for_cells
from tutor.views.words import wording
from tutor.workbench import Position

MOST_TRIES: Final = 700
MOST_SEEDS: Final = 20
"""How far the sliders go: enough tries to meet a case of 216 almost surely."""

CHAPTER_TURN: Final = "seasons/16-puzzle-twenty-in-winter"
"""The turn of which the chapter on proofs looks at every end."""

POSITIONS: Final = 5_000
MOST_CASES: Final = 1_500
"""So many positions are looked at, and so many squares are drawn, at the most."""


@lru_cache(maxsize=4)
def _explored(game: str, state: State[Any], events: tuple[str, ...]) -> Outcomes[Any]:
    outcomes = Outcomes(game_named(game), state, END, events=events)
    outcomes.run(POSITIONS)
    return outcomes


def all_ends(at: Position, events: tuple[str, ...] = ()) -> Outcomes[Any]:
    """Every end of play from a position on, looked for once; `events` are those that conditions ask for."""
    return _explored(at.game.id, at.state, events)


class ClaimTrial(Explorable[ClaimCases]):
    """Random tries of a claim as controls: how many, and with which luck; `inputs` may be more controls."""

    def __init__(
        self,
        cases: ClaimCases,
        inputs: Mapping[str, ipywidgets.Widget] | None = None,
        make: Callable[..., ClaimCases] | None = None,
    ) -> None:
        words = wording(cases.lang)
        tries = slider(words("claim-tries"), cases.tries, 1, MOST_TRIES)
        seed = slider(words("claim-luck"), cases.seed, 1, MOST_SEEDS)
        own = {"tries": tries, "seed": seed}
        super().__init__(
            {**(inputs or {}), **own}, make or cases.at, ClaimCases.html, row(tries, seed), cases.lang
        )
        self._tries = tries

    def every(self) -> ipywidgets.Widget:
        """All cases, looked at once each, as a picture that follows the controls."""
        return self.picture(ClaimCases.every)

    def hidden(self) -> ipywidgets.Widget:
        """How likely a counterexample stays hidden as a figure, with the slider of tries above it."""
        words = wording(self.lang)
        chart = self.chart(lambda cases: hidden_chart(cases, MOST_TRIES), words("claim-hidden"))
        return column(self._tries, chart)


@for_cells
def claim(
    position: str | Position, never: str, tries: int = 1, seed: int = 1, lang: Lang | None = None
) -> ClaimTrial:
    """The claim that something never comes about, whatever is answered from a position on, with controls.

    >>> twenty = claim(position_of("seasons/16-puzzle-twenty-in-winter", 0), "anna.crystals >= 20", tries=200)
    >>> len(twenty.value.against), len(twenty.value.cases), twenty.value.share
    (1, 231, Fraction(13, 4320))

    `never` is a condition on the end, and a case one of the positions in which play can end; a random try
    takes any option of each question. Raises CellError for a condition or tries that are not allowed, and
    where there are too many cases.
    """
    at = position if isinstance(position, Position) else position_of(position, 0, lang or language())
    if not 1 <= tries <= MOST_TRIES or not 1 <= seed <= MOST_SEEDS:
        allowed = f"tries 1 to {MOST_TRIES}, a seed 1 to {MOST_SEEDS}"
        raise CellError(f"found tries {tries}, a seed {seed}; allowed: {allowed}")
    measure = at.measure(never)
    outcomes = all_ends(at, events_of(measure))
    outcomes.require(measure)
    ends = random_ends(outcomes.ways)
    if not outcomes.count().complete or ends is None or len(ends) > MOST_CASES:
        raise CellError(f"found more than {MOST_CASES} cases; allowed: a position nearer to its end")
    spots, says = outcomes.ways.spots, at.speaker
    cases = []
    for end in ends:
        steps = [(way.option and says.option(way.option)) or way.key for _, way in end.line]
        against = outcomes.value(measure, spots[end.number]) is True
        keys = tuple(way.key for _, way in end.line)
        cases.append(PossibleCase(" → ".join(steps), end.chance, against, keys))
    says_never = wording(at.lang)("claim-never", what=measure_said(measure, says))
    return ClaimTrial(ClaimCases(says_never, tuple(cases), tries, seed, lang=at.lang))
