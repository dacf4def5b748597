"""An author's session: the draft of a lesson, its told line, and where the author stands in it.

No widgets here: the page draws a studio and hands it what was pressed.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import ClassVar

import msgspec

from tutor.app.sessions.navigation import Walk
from tutor.engine.history import History
from tutor.engine.question import Question
from tutor.rules.defects import DefectiveFile
from tutor.scenario.case import Case, Opened
from tutor.scenario.checking import Report, check_text
from tutor.scenario.draft import (
    answer_steps,
    case_of_draft,
    draft_text,
    read_draft,
    spans,
    stretch_of,
    told_answers,
    with_line,
)
from tutor.scenario.draft_runner import Line
from tutor.scenario.games import game_named
from tutor.scenario.model import ScenarioFile
from tutor.views.studio.entries import Place
from tutor.views.studio.fields import LONGEST_TEXT

MOST_UNDONE = 200
"""So many changes can be undone."""


def clean(text: str) -> str:
    """A typed text as one paragraph, without what no file can hold."""
    printable = "".join(one if unicodedata.category(one) not in ("Cc", "Cs", "Cn") else " " for one in text)
    return " ".join(printable.split())[:LONGEST_TEXT]


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft as the browser keeps it: its id, the name of its file, its text, and the step shown."""

    id: str
    name: str
    text: str
    depth: int = 0


@dataclass(slots=True)
class Studio(Walk):
    """A draft under way. `name` is the stem of its file, `playthrough` its line as it was played, `report`
    what checking says.

    While its beginning is no position (`begins` is False), `playthrough` is still the line of the last one
    that was, and nothing is answered.
    """

    most_nodes: ClassVar[int] = 20_000

    draft: ScenarioFile
    name: str
    playthrough: Line
    text: str
    report: Report
    id: str = ""
    begins: bool = True
    _undo: list[ScenarioFile] = field(default_factory=list)
    _redo: list[ScenarioFile] = field(default_factory=list)

    @classmethod
    def open(cls, draft: ScenarioFile, name: str, id: str = "") -> Studio:
        """A session at the beginning of a draft; where that is no position a set-up of the game is shown."""
        line, begins = _line(draft)
        text = draft_text(draft)
        history = History.start(line.game, line.nodes[0].state)
        report = check_text(text, f"{name}.yaml")
        studio = cls(line.game, history, draft, name, line, text, report, id, begins)
        studio._replay()
        return studio

    @classmethod
    def restore(cls, record: Draft) -> Studio:
        """The draft that a browser has kept. Raises DefectiveFile for what is none."""
        draft = read_draft(record.text, f"{record.name}.yaml", begins=False)
        studio = cls.open(draft, record.name, record.id)
        studio.show(record.depth)
        return studio

    @property
    def snapshot(self) -> Draft:
        """What the browser keeps of it."""
        return Draft(self.id, self.name, self.text, self.node.depth)

    @property
    def case(self) -> Case:
        """The case in which the draft begins."""
        return case_of_draft(self.draft)

    @property
    def touched(self) -> bool:
        """Whether anything was changed."""
        return bool(self._undo or self._redo)

    @property
    def changes(self) -> int:
        """How many changes can be undone."""
        return len(self._undo)

    @property
    def can_redo(self) -> bool:
        """Whether an undone change can be made again."""
        return bool(self._redo)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return self.game.seats(self.playthrough.nodes[0].state.table)

    @property
    def questions(self) -> dict[str, Question]:
        """The first question of each kind on the told line; what chance is asked is none."""
        questions: dict[str, Question] = {}
        for node in self.playthrough.nodes:
            if node.question is not None and node.question.chance is None:
                questions.setdefault(node.question.kind, node.question)
        return questions

    # ---- where the author is

    @property
    def place(self) -> Place | None:
        """The stretch and the position of the told line that are shown; None off the line."""
        given = self.history.answers()
        if given != self.playthrough.opened.history.answers()[: len(given)]:
            return None
        return Place(len(given), self.node.depth)

    @property
    def now(self) -> range:
        """The entries that belong to the place shown, with the answer behind them; none off the line."""
        place = self.place
        if place is None:
            return range(0)
        span = spans(self.draft.steps)[place.stretch]
        return range(span.start, min(span.stop + 1, len(self.draft.steps)))

    @property
    def at_last(self) -> bool:
        """Whether the place shown lies behind the last answer of the draft."""
        place = self.place
        return place is not None and place.stretch + 1 == len(spans(self.draft.steps))

    def go_to(self, index: int) -> None:
        """Goes to where an entry is told, or an answer is given; as far as the told line goes."""
        if not 0 <= index < len(self.draft.steps):
            return
        nodes = self.playthrough.told_at(self.draft.steps)
        stretch = min(stretch_of(self.draft.steps, index), len(self.playthrough.starts) - 1)
        depth = nodes.get(index, self.playthrough.stretch(stretch)[-1].number)
        self._show_told(depth)

    def to_line(self) -> None:
        """Goes back to the told line, where the line shown has left it."""
        while self.place is None and self.node.parent is not None:
            self.history.back()

    def is_told(self, leaf: int) -> bool:
        """Whether a line of play, given by its last node, is the told one or a part of it."""
        given = self.history.answers(leaf)
        return given == self.playthrough.opened.history.answers()[: len(given)]

    # ---- changing the draft

    def change(self, draft: ScenarioFile) -> None:
        """Takes another draft; what is played already stays."""
        if draft == self.draft:
            return
        before = self.draft
        self._take(draft)
        self._undo = [*self._undo[-MOST_UNDONE + 1 :], before]
        self._redo.clear()

    def undo(self) -> None:
        """Takes the last change back."""
        if self._undo:
            before = self.draft
            self._take(self._undo.pop())
            self._redo.append(before)
            self.to_line()

    def redo(self) -> None:
        """Makes the change again that was taken back last."""
        if self._redo:
            before = self.draft
            self._take(self._redo.pop())
            self._undo.append(before)
            self.to_line()

    def answer(self, key: str) -> None:
        """Answers the question that waits; at the end of the told line the answer becomes a part of it.

        Elsewhere another answer opens a line of play beside it. Raises NotAllowed for what is not offered.
        """
        if self.question is None or self.full or not self.begins:
            return
        last = self.at_last
        self.history.answer(key)
        if last:
            self.take_line()

    def take_line(self) -> None:
        """Makes the line shown, up to here, the told one; what was told behind the parting is dropped."""
        if not self.begins:
            return
        opened = Opened(case_of_draft(self.draft), self.game, self.history)
        self.change(with_line(self.draft, answer_steps(opened)))

    def _take(self, draft: ScenarioFile) -> None:
        line, begins = self.playthrough, self.begins
        same = (case_of_draft(draft), told_answers(draft.steps)) == (
            self.case,
            told_answers(self.draft.steps),
        )
        if not same:
            line, begins = _line(draft, line)
        again = draft.opening != self.draft.opening or line.nodes[0].state != self.playthrough.nodes[0].state
        self.draft, self.playthrough, self.begins, self.text = draft, line, begins, draft_text(draft)
        self.report = check_text(self.text, f"{self.name}.yaml")
        if again:
            self.history = History.start(line.game, line.nodes[0].state)
        self._replay()

    def _replay(self) -> None:
        """Has the told line played in the history; the position shown stays, unless that is new."""
        at = self.history.cursor
        self._show_told(len(self.playthrough.nodes) - 1)
        self.history.jump(at)

    def _show_told(self, depth: int) -> None:
        """Shows the full stop of that number on the told line."""
        self.history.jump(0)
        for node in self.playthrough.nodes[1 : depth + 1]:
            if node.key is None:
                self.history.step()
            else:
                self.history.answer(node.key)


def _line(draft: ScenarioFile, last: Line | None = None) -> tuple[Line, bool]:
    """The told line and True; where the draft begins with no position, the last line or that of a set-up."""
    try:
        return Line.of(draft), True
    except DefectiveFile:
        first = game_named(draft.game).openings()[0]
        plain = ScenarioFile(
            title=draft.title, summary=draft.summary, game=draft.game, level=draft.level, shows=(),
            you=first.people[0], steps=(), opening=first.id,
        )  # fmt: skip
        return last or Line.of(plain), False
