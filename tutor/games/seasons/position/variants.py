"""The whole games of Seasons that can be begun: for two, three and four, at the three levels."""

from __future__ import annotations

from functools import partial
from typing import Final

from tutor.engine.game import Opening
from tutor.framework.variants import PEOPLE, SEATS, titled
from tutor.games.seasons.procedures.setup import opening
from tutor.games.seasons.state.table import Level, Table
from tutor.rules.words import Words

LEVELS: Final[dict[Level, Words]] = {
    "apprentice": Words("Apprentice game {}: starter sets", "«Ученик чародея» {}: готовые наборы"),
    "magician": Words("Magician game {}: basic cards", "«Волшебник» {}: базовые карты"),
    "archmage": Words("Archmage game {}: all cards", "«Архимаг» {}: все карты"),
}


def openings() -> tuple[Opening[Table], ...]:
    """Games for each number of players at each level."""
    return tuple(
        Opening(f"{level}-{n}", titled(title, n), SEATS[:n], partial(opening, SEATS[:n], level))
        for level, title in LEVELS.items()
        for n in PEOPLE
    )
