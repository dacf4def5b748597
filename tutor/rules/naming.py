"""The names of components: those of the catalogue, of its training set, and of facts files that were read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.rules.catalogue import DATA, Catalogue, load
from tutor.rules.merging import training
from tutor.rules.words import Words

_FURTHER: dict[str, dict[str, Words]] = {}


def add_names(catalogue: Catalogue) -> None:
    """Makes the names of a catalogue known that was merged with further facts; those known before stay."""
    known = _FURTHER.setdefault(catalogue.game, {})
    for part in catalogue.parts.components:
        known.setdefault(part.id, part.name)


def name_of(game: str, id: str) -> Words | None:
    """The name of a component in both languages; None for an id that no set of facts has.

    Raises `KeyError` for an unknown game.
    """
    return names_of(game).get(id) or _FURTHER.get(game, {}).get(id)


@cache
def names_of(game: str) -> Mapping[str, Words]:
    """The names of all components, those of the training set too. Raises KeyError for an unknown game."""
    trains = (DATA / game / "training.json").exists()
    catalogue = training(game) if trains else load(game)
    return {part.id: part.name for part in catalogue.parts.components}
