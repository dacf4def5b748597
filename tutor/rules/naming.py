"""The names of components: those of the catalogue, of its training set, and of facts files that were read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.rules.catalogue import DATA, Catalogue, load
from tutor.rules.merging import training
from tutor.rules.words import Words

_FURTHER: dict[str, dict[str, Words]] = {}
_KINDS: dict[str, dict[str, str]] = {}


def add_names(catalogue: Catalogue) -> None:
    """Makes the names of a catalogue known that was merged with further facts; those known before stay."""
    known = _FURTHER.setdefault(catalogue.game, {})
    kinds = _KINDS.setdefault(catalogue.game, {})
    for part in catalogue.parts.components:
        known.setdefault(part.id, part.name)
        kinds.setdefault(part.id, part.kind)


def name_of(game: str, id: str) -> Words | None:
    """The name of a component in both languages; None for an id that no set of facts has.

    Raises `KeyError` for an unknown game.
    """
    return names_of(game).get(id) or _FURTHER.get(game, {}).get(id)


def ids_of(game: str, *kinds: str) -> tuple[str, ...]:
    """The ids of all components of some kinds, those of facts files that were read too.

    Raises `KeyError` for an unknown game.
    """
    known = {**_kinds_of(game), **_KINDS.get(game, {})}
    return tuple(id for id, kind in known.items() if kind in kinds)


@cache
def _kinds_of(game: str) -> Mapping[str, str]:
    return {part.id: part.kind for part in _widest(game).parts.components}


@cache
def names_of(game: str) -> Mapping[str, Words]:
    """The names of all components, those of the training set too. Raises KeyError for an unknown game."""
    return {part.id: part.name for part in _widest(game).parts.components}


def _widest(game: str) -> Catalogue:
    """The catalogue with all components that come with the tutor."""
    return training(game) if (DATA / game / "training.json").exists() else load(game)
