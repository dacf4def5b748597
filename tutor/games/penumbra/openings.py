"""The whole games of Penumbra that can be begun with the training set."""

from __future__ import annotations

from functools import partial
from typing import Final

from tutor.engine.game import Opening
from tutor.games.penumbra.procedures.setup import opening
from tutor.games.penumbra.procedures.setup_gaps import gaps
from tutor.games.penumbra.state import Table
from tutor.rules.catalogue import load
from tutor.rules.words import Words

TRAINING: Final = "training"
SEATS: Final = ("anna", "boris", "vera", "gleb")
NOTE: Final = Words("Training set, not the cards of the box", "Учебный набор, а не карты из коробки")
PEOPLE: Final = {
    2: Words("for two", "на двоих"),
    3: Words("for three", "на троих"),
    4: Words("for four", "на четверых"),
}
SHORT: Final = Words("Short game {}: one pile of fate cards", "Короткая партия {}: одна стопка карт Судьбы")
FIRST: Final = Words("First game {}: prepared fate deck", "Первая партия {}: готовая колода Судьбы")
WHOLE: Final = Words("Whole game {}", "Полная партия {}")
ALONE: Final = Words("Alone against the {} (difficulty {})", "Соло: {} (сложность {})")


def openings() -> tuple[Opening[Table], ...]:
    """The games for which the training set has everything; none where it is not known well enough."""
    found: list[Opening[Table]] = []
    for kind, title in (("short", SHORT), ("first", FIRST), ("whole", WHOLE)):
        for n, people in PEOPLE.items():
            named = Words(title.en.format(people.en), title.ru.format(people.ru))
            first, short = kind == "first", kind == "short"
            found += _for(f"{kind}-{n}", named, SEATS[:n], first_game=first, short=short)
    for automa in load("penumbra").of_kind("automa"):
        level, name = automa.value("difficulty"), automa.name
        named = Words(ALONE.en.format(name.en, level), ALONE.ru.format(name.ru, level))
        found += _for(automa.id, named, SEATS[:1], automa=automa.id)
    return tuple(found)


def _for(
    id: str,
    title: Words,
    seats: tuple[str, ...],
    *,
    automa: str = "",
    first_game: bool = False,
    short: bool = False,
) -> tuple[Opening[Table], ...]:
    if gaps(seats, TRAINING, automa, first_game):
        return ()
    start = partial(opening, seats, box=TRAINING, automa=automa, first_game=first_game, short=short)
    return (Opening(id, title, seats, start, NOTE),)
