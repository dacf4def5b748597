"""The whole games of Res Arcana that can be begun."""

from __future__ import annotations

from functools import partial
from typing import Final

from tutor.engine.game import Opening
from tutor.games.resarcana.procedures.setup import opening
from tutor.games.resarcana.state import Mode, Table
from tutor.rules.words import Words

SEATS: Final = ("anna", "boris", "vera", "gleb")
PEOPLE: Final = {
    2: Words("for two", "на двоих"),
    3: Words("for three", "на троих"),
    4: Words("for four", "на четверых"),
}
WAYS: Final[dict[str, tuple[Mode, Words]]] = {
    "first": ("first-game", Words("First game {}: sets of cards", "Первая партия {}: готовые наборы")),
    "whole": ("", Words("Whole game {}", "Полная партия {}")),
    "draft": ("draft", Words("Draft {}", "Партия с драфтом {}")),
}


def openings() -> tuple[Opening[Table], ...]:
    """First games, whole games and drafts for two to four, and the duel."""
    found = [_opening(id, mode, title, n) for id, (mode, title) in WAYS.items() for n in PEOPLE]
    duel = Words("Duel to two wins", "Дуэль до двух побед")
    return (*found, Opening("duel", duel, SEATS[:2], partial(opening, SEATS[:2], "duel")))


def _opening(id: str, mode: Mode, title: Words, n: int) -> Opening[Table]:
    named = Words(title.en.format(PEOPLE[n].en), title.ru.format(PEOPLE[n].ru))
    return Opening(f"{id}-{n}", named, SEATS[:n], partial(opening, SEATS[:n], mode))
