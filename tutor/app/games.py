"""What the pages show of each game: its table, chains and odds of its lines of play, notebooks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.blackrose import views as blackrose
from tutor.games.blackrose.views import stage as blackrose_stage
from tutor.games.blackrose.views.table import found as interrupts
from tutor.games.penumbra import views as penumbra
from tutor.games.penumbra.analysis.threat_odds import ThreatOdds, threat_odds
from tutor.games.penumbra.views import stage as penumbra_stage
from tutor.games.penumbra.views.table import chain, found
from tutor.games.resarcana import views as resarcana
from tutor.games.resarcana.views import stage as resarcana_stage
from tutor.games.resarcana.views.table import found as arcana
from tutor.games.seasons import views as seasons
from tutor.games.seasons.views import stage as seasons_stage
from tutor.games.seasons.views.table import found as turns
from tutor.trace.words import Speaker
from tutor.views.analysis.panel import Found
from tutor.views.markup import Html, join
from tutor.views.stage import DrawStage, ThingsOf

DrawTable = Callable[[State[Any], State[Any], Question | None, Speaker, str], str]
"""Draws a position, given the one before it, what is asked, the words, and whose board is shown in full: ""
for that of the seat it is about."""

FindOdds = Callable[[Sequence[State[Any]]], ThreatOdds | None]

DrawChain = Callable[[Sequence[State[Any]], Speaker, Sequence[int]], Html | None]
"""Draws the chain of cards at the end of a line of positions, given their nodes; None where there is none."""

TellDifference = Callable[[State[Any], State[Any], Speaker], Sequence[str]]
"""Tells in words what is different in the second position, compared with the first."""

DrawFound = Callable[[State[Any], Question | None, Speaker, str, str], Found]
"""What can be searched for from a position with what is asked in it.

It gives buttons, and the answer to the one that is wanted: its action, a colon and its value, "" for none.
The last argument is the seat whose knowledge alone is used, "" where all cards may be seen.
"""


def no_odds(states: Sequence[State[Any]]) -> None:
    """A line of which no odds are known."""
    return None


def no_cards(states: Sequence[State[Any]], speaker: Speaker, nodes: Sequence[int]) -> None:
    """A line in which no cards follow one another: the chain of effects is shown."""
    return None


def nothing_found(
    state: State[Any], question: Question | None, speaker: Speaker, wanted: str, seat: str
) -> Found:
    """A position from which nothing can be searched for."""
    return Found(join())


def chains_found(
    state: State[Any], question: Question | None, speaker: Speaker, wanted: str, seat: str
) -> Found:
    """The launch chains of Penumbra, where nothing about cards is hidden."""
    return Found(found.part(state, question, speaker, bool(wanted)))


def nothing_differs(other: State[Any], state: State[Any], speaker: Speaker) -> Sequence[str]:
    """Two positions whose difference is only shown, not told."""
    return ()


@dataclass(frozen=True, slots=True)
class Shown:
    """How a game is shown: its stage with what its pieces stand for, the whole table, odds and searches."""

    stage: DrawStage
    things: ThingsOf
    table: DrawTable
    odds: FindOdds = no_odds
    chain: DrawChain = no_cards
    found: DrawFound = nothing_found
    differs: TellDifference = nothing_differs


SHOWN = {
    "penumbra": Shown(
        penumbra_stage.scene,
        penumbra_stage.things_of,
        penumbra.table,
        threat_odds,
        chain.region_of,
        chains_found,
    ),
    "blackrose": Shown(
        blackrose_stage.scene,
        blackrose_stage.things_of,
        blackrose.table,
        found=interrupts.part,
        differs=interrupts.differs,
    ),
    "resarcana": Shown(resarcana_stage.scene, resarcana_stage.things_of, resarcana.table, found=arcana.part),
    "seasons": Shown(seasons_stage.scene, seasons_stage.things_of, seasons.table, found=turns.part),
}
"""The games that can be played, with lessons or without."""


TOOLS: Mapping[str, Mapping[str, str]] = {"blackrose": {"lodge-title": "blackrose-sight.ipynb"}}
"""Pages of a game that are no lessons: the notebook of each, by the message of the game that names it."""
