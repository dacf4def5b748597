"""Verbs about the instability of rooms."""

from __future__ import annotations

from typing import ClassVar

from tutor.games.blackrose.verbs.compiler.picking import Chosen, rooms
from tutor.games.blackrose.verbs.compiler.queries import Amount
from tutor.games.blackrose.verbs.damage import source
from tutor.games.blackrose.verbs.effects.instability import instability
from tutor.games.blackrose.verbs.effects.swaps import swap
from tutor.games.blackrose.verbs.schema.picks import Number, RoomPick, Where
from tutor.games.blackrose.verbs.schema.verb import By, Sentences, Verb


def _rooms(where: Where) -> Chosen:
    """The rooms for instability: within so many rooms of something, or any."""
    far = isinstance(where, RoomPick) and where.range not in (0, "any")
    return rooms(where, "brw.inst.distance" if far else "brw.target.area")


class Instability(Verb, frozen=True, tag="instability"):
    """Places instability, `n` in each of the rooms."""

    rule: ClassVar[str] = "brw.inst.place"
    n: Number
    where: Where = "target"
    by: By = "self"

    def sentences(self) -> Sentences:
        first, room = _rooms(self.where)
        return (*first, *instability(Amount(n=self.n), room, source(self.by)))


class ReplaceInstability(Verb, frozen=True, tag="replace_instability"):
    """Replaces up to `n` instability."""

    rule: ClassVar[str] = "brw.inst.replace"
    n: Number
    where: Where = "target"
    by: By = "self"

    def sentences(self) -> Sentences:
        first, room = _rooms(self.where)
        return (*first, *swap("replace-instability", Amount(n=self.n), room, source(self.by)))
