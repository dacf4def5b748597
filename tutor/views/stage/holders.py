"""The holders of a position: lists, maps, slots and stocks, between which things of a kind are put."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from tutor.rules.catalogue import load
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move, thing_at
from tutor.scenario.games import game_named

HoldersOnto: TypeAlias = Callable[[str], Sequence[FieldPath]]
"""The holders that a piece of the stage stands for, by its key: what is dropped on it goes there."""


class Supply(NamedTuple):
    """What lies beside the table in any number, with its kind."""

    thing: str
    kind: str


class Reserved(NamedTuple):
    """The one thing that a holder takes, by a rule."""

    thing: str
    rule: str


@dataclass(frozen=True, slots=True)
class Holders:
    """What holds the things of a position, by its place, each with the kinds of what it can hold.

    Kinds of components are those of the catalogue; of whatever else a holder has, the first of its kinds.
    `supplies` are further pieces, by their keys. A holder that is a number is `reserved` to what it counts.
    """

    game: str
    data: Any
    kinds: Mapping[FieldPath, Collection[str]]
    onto: HoldersOnto
    supplies: Mapping[str, Supply] = field(default_factory=dict)
    reserved: Mapping[FieldPath, Reserved] = field(default_factory=dict)

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
        from_ = self.holder(path)
        if from_ is None:
            return None
        there = [way for way in self._ways(target, into) if self._takes(way, path)]
        alike = (way for way in there if way[-1] == from_[-1])  # what lies in play is given into play
        way = next(alike, there[0] if there else None)
        return None if way is None else Move(way, path, thing=self._counted(from_))

    def supply(self, key: str, target: str, into: FieldPath | None = None) -> Move | None:
        """What puts one out of a supply onto a piece, or `into` a holder; None where it cannot go there."""
        way = next((way for way in self._ways(target, into) if self._takes(way, key)), None)
        return None if way is None else Move(way, thing=self.supplies[key].thing)

    def elsewhere(self, what: FieldPath | str) -> tuple[FieldPath, ...]:
        """The holders into which the thing at a place, or that of a supply by its key, can be put."""
        return tuple(way for way in self.kinds if self._takes(way, what))

    def refusal(self, what: FieldPath | str, target: str, into: FieldPath | None = None) -> str:
        """The rule by which what a thing would be put into takes something else alone; "" for none."""
        thing, kind, from_ = self._thing(what)
        ways = (way for way in self._ways(target, into) if kind in self.kinds.get(way, ()) and way != from_)
        others = (self.reserved[way] for way in ways if way in self.reserved)
        return next((other.rule for other in others if other.thing != thing), "")

    def _ways(self, target: str, into: FieldPath | None) -> Sequence[FieldPath]:
        return self.onto(target) if into is None else (into,)

    def _takes(self, way: FieldPath, what: FieldPath | str) -> bool:
        """Whether a holder can have a thing that it does not have already."""
        thing, kind, from_ = self._thing(what)
        if not kind or way == from_ or kind not in self.kinds.get(way, ()):
            return False
        return way not in self.reserved or self.reserved[way].thing == thing

    def _thing(self, what: FieldPath | str) -> tuple[str, str, FieldPath | None]:
        """A thing with its kind, and what holds it."""
        if isinstance(what, str):
            return (*self.supplies[what], None) if what in self.supplies else ("", "", None)
        from_ = self.holder(what)
        if from_ is None:
            return "", "", None
        id = thing_at(game_named(self.game).position, self.data, what) or ""
        return self._counted(from_) or id, self.kind(what), from_

    def _counted(self, holder: FieldPath) -> str:
        """What a holder counts that is a number; "" for any other."""
        return self.reserved[holder].thing if holder in self.reserved else ""
