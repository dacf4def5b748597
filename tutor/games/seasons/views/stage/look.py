"""What every picture of the stage looks at: the table as its reader sees it, what runs, and whose board."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tutor.engine.event import Bound
from tutor.engine.state import Frame, State, Window
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.views.table.scene import Scene
from tutor.games.seasons.views.table.scene import scene as drawn_scene
from tutor.views.stage import Setting
from tutor.views.stage.pieces import Pick
from tutor.views.words import capital

ROUNDS: Final = ("game", "rounds", "round", "round-end", "ending")
"""The programs of the whole table."""
PRELUDE: Final = ("setup", "prelude", "piles")
"""The programs before the first round."""

_CARD: Final = re.compile(r"card-(\d+)\.(.+)")

Entry = Frame | Window


@dataclass(frozen=True, slots=True)
class View:
    """A setting with what follows from it.

    `stack` is what runs, or what has just ended where nothing runs any more. `seat` is whose board matters.
    """

    setting: Setting[Table]
    scene: Scene
    stack: tuple[Entry, ...]
    seat: str

    @property
    def table(self) -> Table:
        """The table as the reader sees it."""
        return self.scene.table

    @property
    def before(self) -> Table:
        """The table before the last step."""
        return self.scene.before

    @property
    def player(self) -> Player:
        """The player whose board matters."""
        return self.table.player(self.seat)

    def was(self, player: Player) -> Player:
        """The same player before the last step."""
        return self.scene.earlier(player)

    def say(self, key: str, /, **facts: Bound) -> str:
        """A message of the stage."""
        return self.scene.words(f"stage-{key}", **facts)

    def of(self, key: str, seat: str, /, **facts: Bound) -> str:
        """A message about a seat, which is the reader's own or not."""
        return self.say(key, who=self.name(seat), you=self.own(seat), **facts)

    def own(self, seat: str) -> bool:
        """Whether the reader plays that seat."""
        return seat == self.setting.you

    def name(self, seat: str) -> str:
        """The name of a seat; the reader's own is "You"."""
        return self.say("you") if self.own(seat) else capital(self.scene.speaker.name(seat))

    def pick(self, *keys: str) -> Pick | None:
        """The answer that one of these pieces stands for, if any."""
        return self.setting.pick(*keys)

    def runs(self, *programs: str) -> Frame | None:
        """The innermost running frame of one of these programs."""
        frames = (one for one in reversed(self.stack) if isinstance(one, Frame))
        return next((one for one in frames if one.program in programs), None)

    @property
    def kind(self) -> str:
        """The kind of the question that is open to see, "" for none."""
        question = self.setting.question
        return "" if question is None else question.kind


def view(setting: Setting[Table]) -> View:
    """What the stage of that setting is drawn from."""
    scene = drawn_scene(setting.state, setting.before, setting.question, setting.speaker, setting.seat)
    stack = setting.state.stack or setting.before.stack
    return View(setting, scene, stack, _subject(setting, stack))


def card_of(program: str) -> str:
    """The card on which a program is printed, "" for one of the rules."""
    match = _CARD.fullmatch(program)
    return box().by_number[int(match[1])] if match else ""


def part_of(program: str) -> str:
    """Which part of its card a program is ("enter", "season"), "" for one of the rules."""
    match = _CARD.fullmatch(program)
    return match[2] if match else ""


def is_copy(id: object) -> bool:
    """Whether that is the id of a copy of a card in play."""
    card, _, number = id.rpartition("-") if isinstance(id, str) else ("", "", "")
    return number.isdigit() and card in box().cards


def _subject(setting: Setting[Table], stack: tuple[Entry, ...]) -> str:
    """Whose board matters: who is asked, else whose effect runs, else whose turn it is."""
    state: State[Table] = setting.state
    seats, question, turn = state.table.seats, setting.question, state.table.turn
    wanted: list[Bound] = []
    if question is not None:
        wanted += [question.seat, dict(question.facts).get("seat")]
    for entry in reversed(stack):
        if isinstance(entry, Frame):
            wanted += [entry.get("seat") if entry.program in (*ROUNDS, *PRELUDE) else entry.owner]
    wanted += [turn.seat if turn is not None else None, setting.you, setting.seat, state.table.first]
    return next((seat for seat in wanted if isinstance(seat, str) and seat in seats), seats[0])
