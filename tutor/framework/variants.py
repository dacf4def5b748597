"""What the whole games that can be begun have in common: who sits at the table, and with which box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tutor.rules.words import Words

SEATS: Final = ("anna", "boris", "vera", "gleb")
PEOPLE: Final = {
    2: Words("for two", "на двоих"),
    3: Words("for three", "на троих"),
    4: Words("for four", "на четверых"),
}
"""How many can play against one another, in words."""

WHOLE: Final = Words("Whole game {}", "Полная партия {}")

TRAINING: Final = "training"
"""The box of a game that has not all facts of its own."""

NOTE: Final = Words("Training set, not the cards of the box", "Учебный набор, а не карты из коробки")
OWN: Final = Words("Your own facts", "Ваши собственные данные")


def titled(title: Words, n: int) -> Words:
    """A title with the number of people, from 2 to 4, in place of its braces."""
    return Words(title.en.format(PEOPLE[n].en), title.ru.format(PEOPLE[n].ru))


def with_notes(own: Iterable[str]) -> tuple[tuple[str, Words], ...]:
    """The training set and the boxes of readers' own facts, each with the note on games played with it."""
    return ((TRAINING, NOTE), *((box, OWN) for box in own))


def id_in(box: str, id: str) -> str:
    """The id of an opening that is played with a box; those with the training set need no name of it."""
    return id if box == TRAINING else f"{box}-{id}"
