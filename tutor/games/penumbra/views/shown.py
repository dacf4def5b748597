"""How Penumbra is shown: its stage and table, the odds of a threat roll, chains of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.penumbra.analysis.threat_odds import ThreatOdds, threat_odds
from tutor.games.penumbra.views import table, threat_law
from tutor.games.penumbra.views.places import places
from tutor.games.penumbra.views.reasons import reason_place
from tutor.games.penumbra.views.stage import scene, things_of
from tutor.games.penumbra.views.table import chain, searches
from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views.analysis.panel import SearchPanel
from tutor.views.shown import DrawnOdds, GameViews


@dataclass(frozen=True, slots=True)
class RollOdds:
    """The odds of a threat roll as the page shows them."""

    of: ThreatOdds

    def untold(self) -> RollOdds:
        """The same before the roll."""
        return RollOdds(replace(self.of, happened=None))

    def drawn(self, lang: Lang) -> DrawnOdds:
        """The laws as a figure and as a table of exact fractions."""
        laws, happened = threat_law.laws_of(self.of, lang), self.of.happened
        return DrawnOdds(
            threat_law.odds(self.of, lang),
            threat_law.odds_figure(laws, lang, happened=happened),
            threat_law.odds_text(laws, lang, happened),
            threat_law.odds_twin(self.of, lang),
        )


def roll_odds(states: Sequence[State[Any]]) -> RollOdds | None:
    """The odds of the threat roll that a line is about."""
    of = threat_odds(states)
    return None if of is None else RollOdds(of)


def chains_found(
    state: State[Any], question: Question | None, speaker: Speaker, wanted: str, seat: str
) -> SearchPanel:
    """The launch chains, where nothing about cards is hidden."""
    return SearchPanel(searches.part(state, question, speaker, bool(wanted)))


SHOWN: Final = GameViews(
    scene, things_of, table, roll_odds, chain.region_of, chains_found, places=places, reasons=reason_place
)
