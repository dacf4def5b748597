"""Verbs about points and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec import field

from tutor.engine.sentence import Call, Sentence
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.verbs.effects import victory
from tutor.games.resarcana.verbs.schema import Verb


class MorePoints(Verb, frozen=True, gc=False):
    """Points for the victory check that is under way, and for no other."""

    word: ClassVar[str] = "temporary_points"
    n: int = field(name="temporary_points")

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        yield victory.MorePoints(rule="res.win.statue", n=self.n)


class CheckNow(Verb, frozen=True, gc=False):
    """Victory is checked at once."""

    word: ClassVar[str] = "victory_check"
    when: Literal["now"] = field(default="now", name="victory_check")

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        yield Call(rule="res.win.early-check", program="early-check")
