"""What is printed of the texts of cards: the full stops of a part, as the catalogue words them."""

from __future__ import annotations

from functools import lru_cache

from tutor.engine.game import Printed
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.programs import BOOK
from tutor.rules.facts import UNKNOWN
from tutor.rules.words import Words

TYPES = {"enter": "immediate", "activate": "activated"}
"""The type of the full stops of a part; those of all other parts are permanent."""


@lru_cache(maxsize=256)
def printed(program: str) -> Printed | None:
    """What is printed of the part of a card; None for any other program."""
    if not program.startswith("card-") or program not in BOOK:
        return None
    wanted = TYPES.get(program.partition(".")[2], "permanent")
    text = box().catalogue.component(BOOK[program].component).text.get("main", UNKNOWN)
    if text is UNKNOWN:
        return None
    sentences = tuple(Words(one.en, one.ru) for one in text if one.facts["type"] == wanted)
    return Printed(sentences)
