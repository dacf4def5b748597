"""What every part of the drawn table looks at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.state import Frame, State, Window
from tutor.framework.card_fields import HIDDEN
from tutor.framework.readings import Readings, readings_of
from tutor.games.resarcana.actions.moves import DISCARD
from tutor.games.resarcana.components.component_set import GAME, box
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.state.visibility import seen
from tutor.games.resarcana.verbs.life import LoseLife
from tutor.games.resarcana.verbs.schema import WayOut
from tutor.rules.catalogue import load
from tutor.trace.words import Speaker
from tutor.views.words import Wording, wording

Piece: TypeAlias = tuple[str, str]
"""The kind of a piece ("card", "power", "seat", "deck") and its id."""


@dataclass(frozen=True, slots=True)
class Threat:
    """A loss of life under way: what causes it, whose that is, how much it is, and who is threatened.

    `way` is what the power itself offers to those who want to lose nothing.
    """

    card: str
    by: str
    n: int
    way: WayOut | None
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """The table now and before the last step as its reader sees both, and what may be picked.

    `seat` is whose board is shown in full, `reader` the seat for which is drawn, "" for one who sees
    everything. `checking` tells that victory is being checked, `reading` is how the rulings are read.
    """

    table: Table
    before: Table
    seat: str
    reader: str
    picks: frozenset[Piece]
    threat: Threat | None
    checking: bool
    speaker: Speaker
    words: Wording
    reading: Readings

    @property
    def player(self) -> Player:
        """The player whose board is shown in full."""
        return self.table.player(self.seat)

    def offered(self, kind: str, id: str) -> bool:
        """Whether the question that waits offers that piece."""
        return (kind, id) in self.picks

    def offers_one(self, ids: Iterable[str]) -> bool:
        """Whether one of several components is offered, or one of their powers."""
        return any(self.offered("card", id) for id in ids)

    def sees(self, player: Player) -> bool:
        """Whether the reader sees the cards that a player holds."""
        return self.reader in ("", player.seat)

    def earlier(self, player: Player) -> Player:
        """The player of the same seat before the last step."""
        return self.before.player(player.seat) if player.seat in self.before.seats else player

    def was(self, id: str) -> Component | None:
        """A component before the last step, wherever it lay on the table."""
        owner = self.before.owner(id)
        if owner is not None:
            return owner.component(id)
        return next((item for item in self.before.items if item.id == id), None)

    def name(self, id: str) -> str:
        """The name of a component or a seat."""
        try:
            return load(GAME).component(id).name.of(self.words.lang)
        except KeyError:
            return self.speaker.name(id)

    def title(self, id: str) -> str:
        """The name of a component as names of works are written in that language."""
        return self.words("title", name=self.name(id))

    def titles(self, ids: Iterable[str]) -> str:
        """The names of components in a line, backs left out."""
        return ", ".join(self.title(id) for id in ids if not is_back(id))


def scene(
    state: State[Table],
    before: State[Table] | None,
    question: Question | None,
    speaker: Speaker,
    reader: str = "",
) -> Scene:
    """The scene of a position; without a position before it nothing counts as changed.

    A reader sees what is not hidden from his seat. Without one the board in full is that of the seat that is
    asked, else of the one whose effect runs, else of the one whose turn it is.
    """
    now, earlier = state.table, (state if before is None else before).table
    if reader:
        now, earlier = seen(now, reader), seen(earlier, reader)
    running = [entry for entry in state.stack if isinstance(entry, Frame)]
    return Scene(
        now,
        earlier,
        reader or _subject(state, question),
        reader,
        frozenset(_picks(question, reader)),
        _threat(running),
        any(frame.program == "check" for frame in running),
        speaker,
        wording(speaker.lang, GAME),
        readings_of(state),
    )


def is_back(id: str) -> bool:
    """Whether the face of a card is hidden from the reader."""
    return id == HIDDEN


def _subject(state: State[Table], question: Question | None) -> str:
    table = state.table
    asker = "" if question is None else question.seat
    running = (entry.owner for entry in reversed(state.stack) if not isinstance(entry, Window))
    wanted = (asker, table.turn, *running, table.first)
    return next((seat for seat in wanted if seat in table.seats), table.seats[0])


def _threat(running: list[Frame]) -> Threat | None:
    """The loss of life that the innermost power causes which does so."""
    for frame in reversed(running):
        seats = frame.get("threatened")
        card, _, n = frame.program.partition(".")
        if isinstance(seats, tuple) and card in box():
            effect = box()[card].power(int(n)).effect
            lost = sum(one.n for one in effect if isinstance(one, LoseLife))
            way = next((one for one in effect if isinstance(one, WayOut)), None)
            return Threat(card, frame.owner, lost, way, tuple(map(str, seats)))
    return None


def _picks(question: Question | None, reader: str) -> Iterator[Piece]:
    """The pieces that options name. Any card in hand can be discarded: that makes none of them stand out.

    A question to somebody else is none of the reader's.
    """
    if question is None or question.seat == CHANCE or reader not in ("", question.seat):
        return
    for option in question.options:
        if option.kind != DISCARD:
            yield from _pieces(option)


def _pieces(option: Option) -> Iterator[Piece]:
    about = dict(option.facts)
    if "card" in about:
        yield "card", str(about["card"])
        if "n" in about:
            yield "power", f"{about['card']}.{about['n']}"
    for name, kind in (("who", "seat"), ("deck", "deck")):
        if name in about:
            yield kind, str(about[name])
