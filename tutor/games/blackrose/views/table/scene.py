"""What every part of the drawn table looks at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from tutor.engine.event import Bound, Facts
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.state import State, Window
from tutor.framework.card_fields import HIDDEN
from tutor.framework.readings import Readings, readings_of
from tutor.games.blackrose.components.component_set import Box, box
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.readings import GAME
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.state.visibility import seen
from tutor.trace.words import Speaker
from tutor.views.words import Wording, wording

Piece: TypeAlias = tuple[str, str]
"""The kind of a piece ("figure", "room", "slot", "card", "quest", "event", "deck") and its id."""

Picks: TypeAlias = Mapping[Piece, tuple[str, ...]]
"""The keys of the options that name each piece."""

FIGURES = ("figure", "bearer", "on", "who")
"""By which facts an option can name a figure."""
CARDS = {"quest": "quest", "event": "event", "card": "card", "school": "deck", "deck": "deck"}
"""The kind of piece that other facts of an option name."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table now and before the last step as its reader sees both, and what may be picked.

    `seat` is whose board is shown in full, `reader` the seat for which is drawn, "" for one who sees
    everything, `asker` who is asked. `box` is what is known of cards and boards, `reading` how the rulings
    are read.
    """

    table: Table
    before: Table
    seat: str
    reader: str
    asker: str
    picks: Picks
    speaker: Speaker
    words: Wording
    box: Box
    reading: Readings

    @property
    def whole(self) -> bool:
        """Whether a whole game lies on the table, and not only what a lesson is about."""
        return bool(self.table.decks)

    def offered(self, kind: str, id: str) -> bool:
        """Whether the question that waits offers that piece."""
        return (kind, id) in self.picks

    def offers_one(self, kind: str, ids: Iterable[str]) -> bool:
        """Whether one of several pieces is offered."""
        return any(self.offered(kind, id) for id in ids)

    def key(self, kind: str, id: str) -> str:
        """The key of the one option that names a piece; "" where there is none, or more than one."""
        keys = self.picks.get((kind, id), ())
        return keys[0] if len(keys) == 1 else ""

    def sees(self, mage: Mage) -> bool:
        """Whether the reader sees the cards that a mage holds."""
        return self.reader in ("", mage.seat)

    def earlier(self, mage: Mage) -> Mage:
        """The mage of the same seat before the last step."""
        return self.before.mage(mage.seat) if self.before.is_mage(mage.seat) else mage

    def name(self, id: str) -> str:
        """The name of anything: of a card the printed one, also of one that only the set in play has."""
        try:
            return self.box.catalogue.component(id).name.of(self.words.lang)
        except KeyError:
            return self.speaker.name(id)

    def names(self, ids: Iterable[str]) -> str:
        """Names in a line."""
        return ", ".join(self.name(id) for id in ids)

    def title(self, id: str) -> str:
        """The name of a card as names of works are written in that language."""
        return self.words("title", name=self.name(id))


def scene(
    state: State[Table],
    before: State[Table] | None,
    question: Question | None,
    speaker: Speaker,
    reader: str = "",
) -> Scene:
    """The scene of a position; without a position before it nothing counts as changed.

    A reader sees what is not hidden from his seat. Without one the board in full is that of the mage who is
    asked, else of the one whose effect runs, else of the active mage.
    """
    now, earlier = state.table, (state if before is None else before).table
    if reader:
        now, earlier = seen(now, reader), seen(earlier, reader)
    return Scene(
        now,
        earlier,
        reader or _subject(state, question),
        reader,
        "" if question is None else question.seat,
        _picks(question, reader),
        speaker,
        wording(speaker.lang, GAME),
        box(now.box),
        readings_of(state),
    )


def is_back(id: str) -> bool:
    """Whether the face of a card is hidden from the reader."""
    return id == HIDDEN


def _subject(state: State[Table], question: Question | None) -> str:
    table = state.table
    asker = "" if question is None else question.seat
    running = (entry.owner for entry in reversed(state.stack) if not isinstance(entry, Window))
    turn = "" if table.turn is None else table.turn.seat
    wanted = (asker, *running, turn, table.first, table.crown)
    return next((seat for seat in wanted if table.is_mage(seat)), table.seats[0])


def _picks(question: Question | None, reader: str) -> Picks:
    """The pieces that the options tell apart by: what all options share says nothing about any.

    A question to somebody else is none of the reader's.
    """
    if question is None or question.seat == CHANCE or reader not in ("", question.seat):
        return {}
    named = [option for option in question.options if option.facts]
    shared = set.intersection(*(set(option.facts) for option in named)) if len(named) > 1 else set()
    picks: dict[Piece, tuple[str, ...]] = {}
    for option in named:
        for piece in _pieces(option, shared, question.seat):
            picks[piece] = (*picks.get(piece, ()), option.key)
    return picks


def _pieces(option: Option, shared: set[tuple[str, Bound]], seat: str) -> Iterator[Piece]:
    """What an option is about: a figure rather than its room, a slot rather than the card in it."""
    about = {name: str(value) for name, value in _own(option.facts, shared) if value}
    figure = next((about[name] for name in FIGURES if name in about), "")
    if figure:
        yield "figure", figure
    elif "room" in about:
        yield "room", about["room"]
    if "slot" in about:
        yield "slot", f"{seat}.{about['slot']}"
        about.pop("card", "")
    yield from ((kind, about[name]) for name, kind in CARDS.items() if name in about)


def _own(facts: Facts, shared: set[tuple[str, Bound]]) -> Iterator[tuple[str, Bound]]:
    return (fact for fact in facts if fact not in shared)
