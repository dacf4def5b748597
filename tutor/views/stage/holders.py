"""The holders of a position: lists, maps, slots and stocks, between which things of a kind are put."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tutor.rules.catalogue import load
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move, thing_at
from tutor.scenario.games import game_named

HoldersOnto: TypeAlias = Callable[[str], Sequence[FieldPath]]
"""The holders that a piece of the stage stands for, by its key: what is dropped on it goes there."""


@dataclass(frozen=True, slots=True)
class Holders:
    """What holds the things of a position, by its place, each with the kinds of what it can hold.

    Kinds of components are those of the catalogue; of whatever else a holder has, the first of its kinds.
    """

    game: str
    data: Any
    kinds: Mapping[FieldPath, Collection[str]]
    onto: HoldersOnto

    def holder(self, path: FieldPath) -> FieldPath | None:
        """What holds the thing at a place: a slot itself, else the list, map or stock that it is in."""
        there = (place for place in (path, path[:-1]) if place in self.kinds)
        return next(there, None) if self.kind(path) else None

    def kind(self, path: FieldPath) -> str:
        """The kind of the thing at a place; "" where there is none."""
        kinds = self.kinds.get(path) or self.kinds.get(path[:-1]) or ()
        id = thing_at(game_named(self.game).position, self.data, path)
        if id is None:
            return ""
        try:
            kind = load(self.game).component(id).kind
        except KeyError:
            kind = ""
        return kind if kind in kinds else next(iter(kinds), "")

    def move(self, path: FieldPath, target: str, into: FieldPath | None = None) -> Move | None:
        """What puts the thing at a place onto a piece, or `into` a holder; None where it cannot go there."""
        from_, kind = self.holder(path), self.kind(path)
        if from_ is None:
            return None
        ways = self.onto(target) if into is None else (into,)
        there = [way for way in ways if kind in self.kinds.get(way, ()) and way != from_]
        alike = (way for way in there if way[-1] == from_[-1])  # what lies in play is given into play
        way = next(alike, there[0] if there else None)
        return None if way is None else Move(way, path)

    def elsewhere(self, path: FieldPath) -> tuple[FieldPath, ...]:
        """The holders into which the thing at a place can be put."""
        from_, kind = self.holder(path), self.kind(path)
        return tuple(way for way, kinds in self.kinds.items() if from_ and kind in kinds and way != from_)
