"""What is carried out in a position, as an author writes it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from tutor.framework.counts import Count


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
