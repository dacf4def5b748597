"""The whole games of Black Rose Wars that can be begun with the training set or a reader's own facts."""

from __future__ import annotations

from typing import Final

from tutor.engine.game import Opening, OwnFacts
from tutor.engine.state import State
from tutor.framework.variants import PEOPLE, SEATS, WHOLE, id_in, titled, with_notes
from tutor.games.blackrose.components.component_set import own_boxes, register
from tutor.games.blackrose.procedures.setup import opening
from tutor.games.blackrose.procedures.setup_gaps import gaps
from tutor.games.blackrose.state.options import LEVEL, SWITCHES
from tutor.games.blackrose.state.table import Table
from tutor.rules.words import Words

AGAINST: Final = {
    1: Words("Alone against the avatar", "Соло против аватара"),
    2: Words("Two mages and the avatar", "Два мага и аватар"),
    3: Words("Three mages and the avatar", "Три мага и аватар"),
}


def openings() -> tuple[Opening[Table], ...]:
    """The games for which the training set or a reader's own facts have everything that is needed."""
    return tuple(opening for box, note in with_notes(own_boxes()) for opening in _with(box, note))


def _with(box: str, note: Words) -> tuple[Opening[Table], ...]:
    variants: list[Opening[Table]] = []
    for n in PEOPLE:
        variants += _for(box, note, f"whole-{n}", titled(WHOLE, n), SEATS[:n])
    for n, title in AGAINST.items():
        variants += _for(box, note, "solo" if n == 1 else f"avatar-{n}", title, SEATS[:n], avatar=True)
    return tuple(variants)


def _for(
    box: str, note: Words, id: str, title: Words, seats: tuple[str, ...], *, avatar: bool = False
) -> tuple[Opening[Table], ...]:
    if gaps(seats, box, avatar=avatar):
        return ()

    def start(*options: str) -> State[Table]:
        return opening(seats, box=box, avatar=avatar, options=options)

    switches = (*SWITCHES, LEVEL) if avatar else SWITCHES
    return (Opening(id_in(box, id), title, seats, start, note, switches),)


def own_facts(text: str, filename: str) -> OwnFacts:
    """Takes in a reader's own facts file, so that whole games can be begun with it as far as it goes.

    Raises `DefectiveFile` with every defect of the file.
    """
    name = register(text, filename)
    lacking = {str(n): gaps(SEATS[:n], name) for n in PEOPLE}
    return OwnFacts(name, {"1": gaps(SEATS[:1], name, avatar=True), **lacking})
