"""Points on which the books are silent, unclear or of two minds: the readings, and the one we take."""

from __future__ import annotations

from typing import Literal

import msgspec

from tutor.rules.words import Words

RulingType = Literal["silent", "ambiguous", "contradiction", "edition"]
"""``silent``: the books say nothing. ``ambiguous``: the text can be read in several ways. ``contradiction``:
two places of the books disagree. ``edition``: editions or sources of the game disagree."""


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One way to read the rule; ``source`` are the sources that are known to read it so."""

    id: str
    text: Words
    source: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question and its readings, one of them the default for the reason given."""

    id: str
    type: RulingType
    question: Words
    readings: tuple[Reading, ...]
    default: str
    reason: Words
    affects: tuple[str, ...]

    def reading(self, id: str | None = None) -> Reading:
        """The reading ``id``, or the default one. Raises `KeyError` that names the readings there are."""
        wanted = self.default if id is None else id
        for reading in self.readings:
            if reading.id == wanted:
                return reading
        names = ", ".join(reading.id for reading in self.readings)
        raise KeyError(f"{self.id} has no reading {wanted!r}; it has {names}")
