"""The whole games of Penumbra that can be begun with the training set."""

from __future__ import annotations

from functools import partial
from typing import Final

from tutor.engine.game import Opening, OwnFacts
from tutor.framework.variants import PEOPLE, SEATS, WHOLE, id_in, titled, with_notes
from tutor.games.penumbra.components.component_set import own_boxes, register
from tutor.games.penumbra.procedures.setup import opening
from tutor.games.penumbra.procedures.setup_gaps import gaps
from tutor.games.penumbra.state.table import Table
from tutor.rules.catalogue import load
from tutor.rules.words import Words

SHORT: Final = Words("Short game {}: one pile of fate cards", "Короткая партия {}: одна стопка карт Судьбы")
FIRST: Final = Words("First game {}: prepared fate deck", "Первая партия {}: готовая колода Судьбы")
ALONE: Final = Words("Alone against the {} (difficulty {})", "Соло: {} (сложность {})")


def openings() -> tuple[Opening[Table], ...]:
    """The games for which the training set or a reader's own facts have everything that is needed."""
    return tuple(opening for box, note in with_notes(own_boxes()) for opening in _with(box, note))


def _with(box: str, note: Words) -> tuple[Opening[Table], ...]:
    variants: list[Opening[Table]] = []
    for kind, title in (("short", SHORT), ("first", FIRST), ("whole", WHOLE)):
        for n in PEOPLE:
            named, first, short = titled(title, n), kind == "first", kind == "short"
            variants += _for(box, note, f"{kind}-{n}", named, SEATS[:n], first_game=first, short=short)
    for automa in load("penumbra").of_kind("automa"):
        level, name = automa.value("difficulty"), automa.name
        named = Words(ALONE.en.format(name.en, level), ALONE.ru.format(name.ru, level))
        variants += _for(box, note, automa.id, named, SEATS[:1], automa=automa.id)
    return tuple(variants)


def _for(
    box: str,
    note: Words,
    id: str,
    title: Words,
    seats: tuple[str, ...],
    *,
    automa: str = "",
    first_game: bool = False,
    short: bool = False,
) -> tuple[Opening[Table], ...]:
    if gaps(seats, box, automa, first_game):
        return ()
    start = partial(opening, seats, box=box, automa=automa, first_game=first_game, short=short)
    return (Opening(id_in(box, id), title, seats, start, note),)


def own_facts(text: str, filename: str) -> OwnFacts:
    """Takes in a reader's own facts file, so that whole games can be begun with it as far as it goes.

    Raises `DefectiveFile` with every defect of the file.
    """
    name = register(text, filename)
    lacking = {SEATS[:n]: gaps(SEATS[:n], name, "", first_game=False) for n in PEOPLE}
    return OwnFacts(name, {str(len(seats)): flaws for seats, flaws in lacking.items()})
