"""What every part of the drawn table looks at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from tutor.engine.event import Bound
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.state import State, Window
from tutor.framework.card_fields import HIDDEN
from tutor.framework.readings import Readings, readings_of
from tutor.games.seasons.components.component_set import GAME, box
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.state.visibility import seen
from tutor.trace.words import Speaker
from tutor.views.words import Wording, wording

Piece: TypeAlias = tuple[str, str]
"""The kind of a piece ("die", "card", "copy", "token", "seat", "set") and its id."""

FROM_RESERVE = frozenset({"discard-token"})
"""The questions whose options name tokens of the reserve by their type alone."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The table now and before the last step as its reader sees both, and what may be picked.

    `seat` is whose board is shown in full, `reader` the seat for which is drawn, "" for one who sees
    everything, `asker` who is asked. `reading` is how the rulings are read.
    """

    table: Table
    before: Table
    seat: str
    reader: str
    asker: str
    picks: frozenset[Piece]
    speaker: Speaker
    words: Wording
    reading: Readings

    @property
    def whole(self) -> bool:
        """Whether a whole game lies on the table, and not only what a lesson is about."""
        return bool(self.table.deck.layers or self.table.discard)

    @property
    def choosing(self) -> bool:
        """Whether cards are chosen before the first round."""
        return any(player.dealt or player.drafted for player in self.table.players)

    def offered(self, kind: str, id: str) -> bool:
        """Whether the question that waits offers that piece."""
        return (kind, id) in self.picks

    def offers_one(self, kind: str, ids: Iterable[str]) -> bool:
        """Whether one of several pieces is offered."""
        return any((kind, id) in self.picks for id in ids)

    def sees(self, player: Player) -> bool:
        """Whether the reader sees the cards that a player holds."""
        return self.reader in ("", player.seat)

    def earlier(self, player: Player) -> Player:
        """The player of the same seat before the last step."""
        return self.before.player(player.seat) if player.seat in self.before.seats else player

    def name(self, id: str) -> str:
        """The name of a card, die or seat."""
        try:
            return box().catalogue.component(id).name.of(self.words.lang)
        except KeyError:
            return self.speaker.name(id)

    def title(self, id: str) -> str:
        """The name of a card as names of works are written in that language."""
        return self.words("title", name=self.name(id))

    def titles(self, ids: Iterable[str]) -> str:
        """The names of cards in a line in the order of their names, copies counted, backs left out."""
        held = [self.title(id) for id in ids if not is_back(id)]
        counted = {name: held.count(name) for name in sorted(held)}
        return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counted.items())


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
    return Scene(
        now,
        earlier,
        reader or _subject(state, question),
        reader,
        "" if question is None else question.seat,
        _picks(now, question, reader),
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
    turn = "" if table.turn is None else table.turn.seat
    running = (entry.owner for entry in reversed(state.stack) if not isinstance(entry, Window))
    wanted = (asker, turn, *running, table.first)
    return next((seat for seat in wanted if seat in table.seats), table.seats[0])


def _picks(table: Table, question: Question | None, reader: str) -> frozenset[Piece]:
    """The pieces that the options tell apart by: what all options share says nothing about any.

    A question to somebody else is none of the reader's.
    """
    if question is None or question.seat == CHANCE or reader not in ("", question.seat):
        return frozenset()
    named = [option for option in question.options if option.facts]
    shared = set.intersection(*(set(option.facts) for option in named)) if len(named) > 1 else set()
    copies = frozenset(copy.id for player in table.players for copy in player.play)
    pieces: set[Piece] = set()
    for option in named:
        about = {name: value for name, value in option.facts if (name, value) not in shared}
        pieces.update(_pieces(option, about, copies, question))
    return frozenset(pieces)


def _pieces(
    option: Option, about: Mapping[str, Bound], copies: frozenset[str], question: Question
) -> Iterator[Piece]:
    """What an option is about: a copy in play rather than its card, tokens by their names."""
    copy = next((id for id in _ids(option) if id in copies), "")
    if copy:
        yield "copy", copy
    elif "card" in about:
        yield "card", str(about["card"])
    for name in ("die", "seat", "token", "set"):
        if name in about:
            yield name, str(about[name])
    tokens = about.get("tokens")
    if isinstance(tokens, tuple):
        yield from (("token", str(token)) for token in tokens)
    if question.kind in FROM_RESERVE and "energy" in about:
        yield "token", str(about["energy"])


def _ids(option: Option) -> Iterator[str]:
    yield option.key
    if isinstance(option.value, str):
        yield option.value
    yield from (value for name, value in option.bindings if name == "copy" and isinstance(value, str))
