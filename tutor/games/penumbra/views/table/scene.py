"""What every part of the drawn table looks at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.games.penumbra.components.component_set import Box, box, face
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.state.table import Table
from tutor.trace.words import Speaker
from tutor.views.words import Wording, capital, wording

Picks = frozenset[tuple[str, str]]

_NAMED: Final[dict[str, tuple[str, ...]]] = {
    "mark": ("slot", "mark"),
    "card": ("card", "talent"),
    "contract": ("contract", "card"),
    "trial": ("trial", "card"),
    "omen": ("goal", "prophecy"),
}
"""By which facts of an option a piece of that kind can be named."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table now and before the last step, whose board is shown in full, and what may be picked.

    `running` is the threat die that is being handed out, `box` what is known of the cards and boards.
    """

    table: Table
    before: Table
    seat: str
    running: int | None
    picks: Picks
    speaker: Speaker
    words: Wording
    box: Box

    @property
    def whole(self) -> bool:
        """Whether a whole game lies on the table, and not only what a lesson is about."""
        return bool(self.table.decks or self.table.classes or self.table.markets)

    def may_pick(self, kind: str, id: str) -> bool:
        """Whether the question that waits offers that piece."""
        return any((name, id) in self.picks for name in _NAMED.get(kind, (kind,)))

    def may_pick_one(self, kind: str, ids: Iterable[str]) -> bool:
        """Whether one of several pieces is offered."""
        return any(self.may_pick(kind, id) for id in ids)

    def die(self, colour: str, value: int) -> str:
        """A die in words."""
        return capital(self.speaker.value(f"{colour} {value}"))

    def face(self, card: str) -> CardFace | None:
        """What is printed on a wizard card; None for a card whose face is hidden."""
        try:
            return face(self.table, card)
        except KeyError:
            return None

    def name(self, id: str) -> str:
        """The name of a card, also of one that only the set of facts in play has."""
        try:
            return self.box.catalogue.component(id).name.of(self.words.lang)
        except KeyError:
            return self.speaker.name(id)

    def titles(self, ids: Iterable[str]) -> str:
        """The names of cards in a line, as names of works are written in that language."""
        return ", ".join(self.words("title", name=self.name(id)) for id in ids)


def scene(
    state: State[Table],
    before: State[Table] | None,
    question: Question | None,
    speaker: Speaker,
    seat: str = "",
) -> Scene:
    """The scene of a position; without a position before it nothing counts as changed.

    Without a seat the board in full is that of the wizard whom the threat is against, else of the one whose
    turn it is.
    """
    table = state.table
    threat = table.threat
    return Scene(
        table,
        table if before is None else before.table,
        seat or (threat.seat if threat is not None else table.turn.seat),
        _running(state),
        _picks(question),
        speaker,
        wording(speaker.lang, "penumbra"),
        box(table.box),
    )


def _running(state: State[Table]) -> int | None:
    for entry in reversed(state.stack):
        if isinstance(entry, Frame) and entry.program == "threat-die":
            value = entry.get("value")
            return value if isinstance(value, int) and not entry.get("settled") else None
    return None


def _picks(question: Question | None) -> Picks:
    """Pieces by a fact that names them. Dice are named by colour and value, since those alike are the same;
    slots of a location and dice that lie there by their section too."""
    picks: set[tuple[str, str]] = set()
    for option in question.options if question is not None else ():
        about = dict(option.facts)
        section = about.pop("section", "")
        if "die" in about and "colour" in about:
            picks.add(("die", f"{about['colour']} {about['value']}"))
        elif option.kind in ("next-die", "nudge-threat"):
            picks.add(("threat", str(about["value"])))
        if section:
            picks.add(("within", str(section)))
            picks.add(("place", f"{section} {about.pop('slot', '')}"))
        if "was_colour" in about:
            picks.add(("placed", f"{section} {about['was_colour']} {about['was']}"))
        picks |= {(name, value) for name, value in about.items() if isinstance(value, str) and value}
    return frozenset(picks)
