"""What the workbench and the studio have in common: something is worked at, and played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import ipywidgets

from tutor.app.pages import answer_panel, controls
from tutor.app.pages.drawers import DRAWERS
from tutor.app.pages.shell import Desk
from tutor.app.request import Request
from tutor.app.sessions.navigation import Walk
from tutor.app.widgets.region import LONGEST_VALUE, Region
from tutor.app.words import AppWords
from tutor.scenario.case import Case
from tutor.trace.tree import cited
from tutor.views.bar import Go, Track
from tutor.views.lesson import choose, why
from tutor.views.markup import Html, join, tag

LONGEST_FILE: Final = 400_000
"""No file that is opened here has more characters."""

MOST_LINES: Final = 40
"""So many lines of a message are told at once."""


class WorkPage(ABC):
    """A page on which a position or a lesson is worked at, with the play of it on a desk.

    `drawers` are those of the desk, on which a `whole` page stands alone.
    """

    def __init__(
        self,
        game: str,
        request: Request | None,
        on_kept: Callable[[str], None] | None = None,
        *,
        whole: bool = False,
        drawers: Mapping[str, str] = DRAWERS,
    ) -> None:
        self.request = request or Request()
        longest = LONGEST_FILE if whole else LONGEST_VALUE
        self.desk = Desk(game, self, on_kept, whole=whole, drawers=drawers, longest=longest)
        self.desk.receive(self.request)
        self.panel = Region("rt-at-panel", self.desk.press)

    @property
    @abstractmethod
    def walk(self) -> Walk | None:
        """The line of play that keys move on."""

    @property
    @abstractmethod
    def start(self) -> Case | None:
        """The case in which the line begins."""

    @abstractmethod
    def act(self, action: str, value: str) -> None:
        """Does what was pressed."""

    @abstractmethod
    def draw(self) -> None:
        """Brings every part of the page up to date; parts that stay the same are not sent."""

    @property
    def widget(self) -> ipywidgets.Widget:
        """The page, for a notebook's last line."""
        return self.desk.widget

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return self.desk.words

    def option(self, number: int) -> None:
        """Takes the option of that number."""
        question = None if self.walk is None else self.walk.question
        if question is None or question.chance is not None:
            return
        offered = choose.by_digit(question, self.desk.speaker)
        if number <= len(offered):
            self.act("answer", offered[number - 1].key)

    # ---- drawing

    def draw_play(
        self,
        line: Walk,
        lines: Callable[[], list[tuple[str, str]]],
        says: Mapping[str, str],
        tools: Sequence[str],
        address: Callable[[], str],
    ) -> None:
        """Draws what is told of the page and the play below.

        `says` holds its `title`, its `intro`, and the `note` above what can be answered; `lines` gives the
        lines of play with their names, `address` the query of the page's address.
        """
        desk = self.desk
        desk.show(
            {
                **self.play_parts(line, lines, says.get("note")),
                "say": lambda: self._say(says["title"], says["intro"]),
                "bar": lambda: self._bar(line),
                "top": lambda: desk.top(says["title"], tools),
            }
        )
        desk.show_chain(lambda: line.trace, line.node.depth)
        desk.tell(says["title"], "", address())

    def play_parts(
        self,
        line: Walk,
        lines: Callable[[], list[tuple[str, str]]],
        note: str | None = None,
    ) -> dict[str, Callable[[], Html | str]]:
        """What draws each part of the play: stage, question, running effects, line of play, rules."""
        desk = self.desk
        node, speaks = line.node, desk.speaker
        other = desk.other_line(line)
        earlier = line.history.nodes[other[-1]].state if other else line.before.state
        bar = self.time_bar(line)
        return {
            "stage": lambda: desk.set_stage(line.fallen, earlier, node.question),
            "choose": lambda: self._ask(line, note),
            "table": lambda: desk.table(node.state, earlier, node.question),
            "now": lambda: desk.now(line.game, node),
            "time": lambda: self.story(line, lines(), bar),
            "why": lambda: join(
                why.why(cited(node), desk.lang, dict(node.state.rulings)),
                choose.barred(node.question, speaks),
            ),
        }

    def line_of_play(self, line: Walk, lines: Callable[[], list[tuple[str, str]]]) -> Html:
        """What is asked at a step of the line, what runs there, and the whole line."""
        play = self.play_parts(line, lines)
        return join(play["choose"](), self.time_bar(line), play["now"](), self.story(line, lines()))

    def story(self, line: Walk, lines: list[tuple[str, str]], *parts: Html) -> Html:
        """The line of play as a picture, with parts below it and then the other lines."""
        others = self.desk.lines(line, lines)
        return self.desk.story(line.trace, line.node.number, *parts, others)

    def time_bar(self, line: Walk) -> Html:
        """The buttons that move through time."""
        status = answer_panel.where(line, self.words)
        return controls.time_bar(line, status, self.desk.bridge.playing, self.desk.lang)

    def message(self) -> Html | None:
        """What came of the last press, if there is something to tell."""
        if not self.desk.message:
            return None
        lines = [tag("p", line) for line in self.desk.message.splitlines()[:MOST_LINES]]
        return tag("div", *lines, class_="rt-message", role="status")

    def keys(self, *, hints: bool = False) -> Html | None:
        """The list of keys, while it is open."""
        on = self.desk.bridge.keys_on
        return controls.keys_help(self.words, on, hints=hints) if self.desk.keys_open else None

    def _say(self, title: str, intro: str) -> Html:
        head = tag("h1", title, class_="rt-vh")
        header = tag("div", head, self.message(), tag("p", intro))
        return join(tag("div", header, class_="rt-say"), self.keys())

    def go(self) -> Go:
        """What the primary button does now."""
        line, words = self.walk, self.words
        if line is None:
            return Go("")
        if line.can_go_on:
            return Go(words("go-next"), "forward")
        return Go(words("go-over" if line.finished else "go-choose"))

    def _ask(self, line: Walk, note: str | None) -> Html:
        question, speaks = line.question, self.desk.speaker
        return choose.ask(
            choose.question_head(question, speaks) if question is not None else None,
            tag("p", note, class_="rt-note") if note else None,
            answer_panel.options(line, self.words, speaks),
            choose.refused(question, speaks) if question is not None else None,
        )

    def _bar(self, line: Walk) -> Html:
        values = [str(number) for number in line.line()]
        track = Track(len(values) - 1, line.node.depth, values)
        where, back = answer_panel.where(line, self.words), line.node.parent is not None
        return self.desk.dock(self.go(), track, where, back=back, why=len(cited(line.node)))
