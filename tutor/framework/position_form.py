"""What is carried out in a position, as an author writes it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from tutor.framework.counts import Count
from tutor.framework.under_way import Continuation, sparse


class DoSpec(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A program that is carried out for a seat, with what it is given.

    With `at` it has begun already, and goes on at that path: [2] is its third sentence. As a `part` it ends
    with the effect that is listed behind it.
    """

    who: str
    program: str
    given: dict[str, Any] = field(default={}, name="with")
    at: tuple[Count, ...] = ()
    part: bool = False

    @property
    def continuation(self) -> Continuation:
        """The program as it lies on the stack."""
        return Continuation(self.who, self.program, self.given, self.at, self.part)


def do_spec(one: Continuation) -> DoSpec:
    """A program under way as an author writes it."""
    return sparse(DoSpec, who=one.who, program=one.program, given=one.given, at=one.at, part=one.part)
