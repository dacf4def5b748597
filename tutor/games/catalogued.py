"""What a game takes from its catalogue: the ids of its rules, and how its rulings are read by default."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.rules.catalogue import load


@cache
def rule_ids(game: str) -> frozenset[str]:
    """The ids of all rules of a game. Raises `KeyError` for a game without a catalogue."""
    return frozenset(rule.id for rule in load(game).rules)


@cache
def default_readings(game: str) -> Mapping[str, str]:
    """The default reading of every ruling of a game, by id. Raises `KeyError` as `rule_ids` does."""
    return {ruling.id: ruling.default for ruling in load(game).rulings}
