"""The whole games of Res Arcana that can be begun."""

from __future__ import annotations

from functools import partial
from typing import Final

from tutor.engine.game import Opening
from tutor.framework.variants import PEOPLE, SEATS, WHOLE, titled
from tutor.games.resarcana.procedures.setup import opening
from tutor.games.resarcana.state.table import Mode, Table
from tutor.rules.words import Words

WAYS: Final[dict[str, tuple[Mode, Words]]] = {
    "first": ("first-game", Words("First game {}: sets of cards", "Первая партия {}: готовые наборы")),
    "whole": ("", WHOLE),
    "draft": ("draft", Words("Draft {}", "Партия с драфтом {}")),
}


def openings() -> tuple[Opening[Table], ...]:
    """First games, whole games and drafts for two to four, and the duel."""
    normal = [_opening(id, mode, title, n) for id, (mode, title) in WAYS.items() for n in PEOPLE]
    duel = Words("Duel to two wins", "Дуэль до двух побед")
    return (*normal, Opening("duel", duel, SEATS[:2], partial(opening, SEATS[:2], "duel")))


def _opening(id: str, mode: Mode, title: Words, n: int) -> Opening[Table]:
    return Opening(f"{id}-{n}", titled(title, n), SEATS[:n], partial(opening, SEATS[:n], mode))
