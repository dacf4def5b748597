"""The names of components: those of the catalogue, of its training set, and of facts files that were read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.rules.catalogue import Catalogue, data_file, load
from tutor.rules.component_sets import catalogues
from tutor.rules.merging import training
from tutor.rules.words import Words


def name_of(game: str, id: str, box: str = "") -> Words | None:
    """The name of a component in both languages, as the set of facts `box` has it.

    Without a set it is that of what comes with the game, or else of any set that was read. None for an id
    that is not there. Raises `KeyError` for an unknown game or set.
    """
    read = next((one.names[id] for one in catalogues(game, box) if id in one.names), None)
    comes_with = names_of(game).get(id)
    return (read or comes_with) if box else (comes_with or read)


def ids_of(game: str, *kinds: str, box: str = "") -> tuple[str, ...]:
    """The ids of all components of some kinds, as the set of facts `box` has them, or without one all sets.

    Raises `KeyError` for an unknown game or set.
    """
    kinds_by_id = dict(_kinds_of(game))
    for catalogue in catalogues(game, box):
        kinds_by_id |= {part.id: part.kind for part in catalogue.parts.components}
    return tuple(id for id, kind in kinds_by_id.items() if kind in kinds)


@cache
def _kinds_of(game: str) -> Mapping[str, str]:
    return {part.id: part.kind for part in _widest(game).parts.components}


@cache
def names_of(game: str) -> Mapping[str, Words]:
    """The names of all components, those of the training set too. Raises KeyError for an unknown game."""
    return _widest(game).names


def _widest(game: str) -> Catalogue:
    """The catalogue with all components that come with the tutor."""
    return training(game) if data_file(game, "training.json").exists() else load(game)
