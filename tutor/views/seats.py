"""Whose something is, in the same way in all games: by a letter, and by a name behind its sign."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.trace.words import Speaker
from tutor.views.markup import Html, join, tag
from tutor.views.words import capital


def letters(speaker: Speaker, seats: tuple[str, ...]) -> Mapping[str, str]:
    """The letter of every player: the first of the name, or a number where two names begin alike."""
    first = [speaker.name(seat)[:1].upper() for seat in seats]
    if len(set(first)) < len(first):
        first = [str(number) for number in range(1, len(seats) + 1)]
    return dict(zip(seats, first, strict=True))


def signed(speaker: Speaker, seat: str, sign: Html) -> Html:
    """A seat with its sign in front of its name."""
    return tag("span", join(sign, capital(speaker.name(seat)), by=" "), class_="rt-signed")
