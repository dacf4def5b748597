"""A lesson that is being written, as a learner sees it: a file, or a draft of the studio."""

from __future__ import annotations

import asyncio
import os
import secrets
from pathlib import Path
from typing import ClassVar, Final
from urllib.parse import urlencode

import ipywidgets

from tutor.app.learner.learner_store import Keeping
from tutor.app.learner.lesson_progress import Learning
from tutor.app.pages import lesson_parts as parts
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.shell import Desk
from tutor.app.request import Request, page_request
from tutor.app.sessions.lesson import Session
from tutor.app.widgets.bridge import Bridge
from tutor.classroom.answers import Answer, Stand
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.scenario.checking import Report, check
from tutor.scenario.games import playable
from tutor.views.markup import Html, join, tag
from tutor.views.studio.page import defect_list

VARIABLE: Final = "TUTOR_PREVIEW"
"""The environment variable that names the file."""

LOOKS_AGAIN: Final = 1.0
"""After so many seconds the file is looked at again."""


class Unkept(Keeping):
    """Keeps nothing: whoever tries a lesson out is no learner of it."""

    def refresh(self) -> None:
        """There is nothing to read."""

    def put(self, answer: Answer) -> None:
        """Keeps no answer."""

    def stand(self, stand: Stand) -> None:
        """Keeps no place."""


class DraftPage(LessonPage):
    """The lesson page on a report: the lesson where it is sound, else its defects with line and field.

    As a part of another page it has that page's `bridge`, and its address as `query`.
    """

    tools: ClassVar[tuple[str, ...]] = ("keys",)

    def __init__(self, report: Report, lang: Lang = "en", bridge: Bridge | None = None) -> None:
        self.ids = ()
        self.topic = None
        self.along = False
        self.keeping = Unkept(Request())
        self.learning = Learning(self.keeping)
        self.opened: Session | None = None
        self.query = ""
        self.report = report
        self.game = report.scenario.game if report.scenario is not None else playable()[0]
        self.desk = Desk(self.game, self)
        self.desk.lang = lang
        if bridge is not None:
            self.desk.bridge = bridge
        self.show(report)

    @property
    def walk(self) -> Session | None:
        """The session that is open; None while the lesson has a defect."""
        return self.opened if self.report.sound else None

    @property
    def start(self) -> Case | None:
        """The case of the lesson's first position; None while the lesson has a defect."""
        return super().start if self.walk is not None else None

    def show(self, report: Report) -> None:
        """Takes another report; the reader stays where they are as far as the new lesson goes so far."""
        before, self.report = self.opened, report
        if report.script is not None:
            scenario = report.script.scenario
            self.game = self.desk.game = scenario.game
            self.all_steps = report.script.depth
            self.opened = self.session = Session.open(scenario, report.script, secrets.randbelow)
            if before is not None and before.scenario.game == scenario.game:
                self.session.restore(before.trail())
        self.desk.redraw()

    def act(self, action: str, value: str) -> None:
        """Does what was pressed; nothing can be played while the lesson has a defect."""
        if self.walk is not None:
            super().act(action, value)

    def option(self, number: int) -> None:
        """Takes the option of that number."""
        if self.walk is not None:
            super().option(number)

    def draw(self) -> None:
        """Brings every part of the page up to date."""
        if self.walk is not None:
            self.desk.show_front(None)
            super().draw()
            return
        title = self.words("preview-title")
        self.desk.show_front(self._wrong())
        self.desk.show({"top": lambda: self.desk.top(title, self.tools)})
        self.desk.tell(title, "", self._query())

    def _wrong(self) -> Html:
        """The defects, instead of the lesson."""
        head = tag("h1", self.words("preview-defects", n=len(self.report.defects)))
        return tag("div", tag("div", head, defect_list(self.report.defects, self.desk.lang)), class_="rt-say")

    def _after(self) -> Html:
        if not self.session.told_out:
            return join()
        over = tag("p", self.words("preview-over"), class_="rt-note")
        return parts.summary(self.session, self.words, self.desk.speaker, over)

    def _keep_mark(self) -> None:
        """A lesson that is being written is no progress of a learner."""

    def _query(self, lesson_id: str = "") -> str:
        return self.query or urlencode({"lang": self.desk.lang})


class FilePage(DraftPage):
    """A file as a learner sees it, read again whenever it changes, or when that is asked for."""

    tools: ClassVar[tuple[str, ...]] = ("again", "bench", "keys")

    def __init__(self, path: Path, request: Request) -> None:
        self.path = path
        self.changed = self._changed()
        super().__init__(check(path), "ru" if request.language == "ru" else "en")

    def act(self, action: str, value: str) -> None:
        """Does what was pressed."""
        if action == "again":
            self.read()
        else:
            super().act(action, value)

    def read(self) -> None:
        """Reads the file again."""
        self.changed = self._changed()
        self.show(check(self.path))

    def watch(self) -> None:
        """Has the file read again whenever it has changed, for as long as the page is there."""
        self.watching = asyncio.get_running_loop().create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_AGAIN)
            if self._changed() != self.changed:
                self.read()

    def _changed(self) -> tuple[int, int] | None:
        try:
            status = self.path.stat()
        except OSError:
            return None
        return status.st_mtime_ns, status.st_size


def preview_page() -> ipywidgets.Widget:
    """The page of the file that the server was started for, for a notebook's last line."""
    page = FilePage(Path(os.environ[VARIABLE]), page_request())
    page.watch()
    return page.widget
