"""What a game takes from its catalogue: ids of rules, default readings, and that no facts are lacking."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.engine.game import OwnFacts
from tutor.framework.variants import PEOPLE
from tutor.rules.catalogue import load
from tutor.rules.component_sets import BOOK
from tutor.rules.defects import DefectiveFile
from tutor.rules.located import load_located
from tutor.rules.merging import facts_defects
from tutor.rules.words import Words

NOTHING_LACKS = Words(
    "This game lacks no facts: its whole games can be played without a file, and no file changes them.",
    "Для этой игры данных хватает: полные партии можно играть без файла, и никакой файл их не изменит.",
)


@cache
def rule_ids(game: str) -> frozenset[str]:
    """The ids of all rules of a game. Raises `KeyError` for a game without a catalogue."""
    return frozenset(rule.id for rule in load(game).rules)


@cache
def default_readings(game: str) -> Mapping[str, str]:
    """The default reading of every ruling of a game, by id. Raises `KeyError` as `rule_ids` does."""
    return {ruling.id: ruling.default for ruling in load(game).rulings}


def complete(game: str, text: str, filename: str) -> OwnFacts:
    """Takes in a reader's own facts file for a game whose catalogue lacks nothing: it may hold notes alone.

    Raises `DefectiveFile` with every defect; every fact, count, text and new component is one.
    """
    defects = facts_defects(load(game), load_located(text, filename), closed=True)
    if defects:
        raise DefectiveFile(defects)
    return OwnFacts(BOOK, {str(n): () for n in PEOPLE}, NOTHING_LACKS)
