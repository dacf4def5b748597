"""The whole games of Seasons that can be begun: for two, three and four, at the three levels."""

from __future__ import annotations

from functools import partial
from typing import Final

from tutor.engine.game import Opening
from tutor.games.seasons.procedures.setup import opening
from tutor.games.seasons.state import Level, Table
from tutor.rules.words import Words

SEATS: Final = ("anna", "boris", "vera", "gleb")
PEOPLE: Final = {
    2: Words("for two", "на двоих"),
    3: Words("for three", "на троих"),
    4: Words("for four", "на четверых"),
}
LEVELS: Final[dict[Level, Words]] = {
    "apprentice": Words("Apprentice game {}: starter sets", "«Ученик чародея» {}: готовые наборы"),
    "magician": Words("Magician game {}: basic cards", "«Волшебник» {}: базовые карты"),
    "archmage": Words("Archmage game {}: all cards", "«Архимаг» {}: все карты"),
}


def openings() -> tuple[Opening[Table], ...]:
    """Games for each number of players at each level."""
    return tuple(
        Opening(
            f"{level}-{n}",
            Words(title.en.format(people.en), title.ru.format(people.ru)),
            SEATS[:n],
            partial(opening, SEATS[:n], level),
        )
        for level, title in LEVELS.items()
        for n, people in PEOPLE.items()
    )
