"""A broken property of a game, and where it was found."""

from __future__ import annotations

from msgspec import Struct


class Violation(Struct, frozen=True):
    """A broken property: `breaks` names it, `answers` lead there from the set-up of that number."""

    breaks: str
    what: str
    setup: int | None = None
    answers: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = (
            "" if self.setup is None else f" (set-up {self.setup}, after {', '.join(self.answers) or '-'})"
        )
        return f"{self.breaks}: {self.what}{where}"
