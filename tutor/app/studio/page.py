"""The studio: a lesson is written by playing it, checked at every change, previewed, and saved."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import urlencode

import ipywidgets

from tutor.app import controls
from tutor.app.desk import Desk
from tutor.app.games import SHOWN
from tutor.app.library import lesson_ids
from tutor.app.preview import DraftPage
from tutor.app.region import Region, box
from tutor.app.request import Request, page_request
from tutor.app.studio import drawn
from tutor.app.studio.drafts import Drafts
from tutor.app.studio.edits import EDITS
from tutor.app.studio.session import Kept, Studio
from tutor.app.walk import Walk
from tutor.app.words import AppWords
from tutor.app.workbench import choosing
from tutor.app.workbench.page import LONGEST_FILE
from tutor.rules.defects import DefectiveFile
from tutor.scenario.case import Case, begin, open_case
from tutor.scenario.draft import draft_of, read_draft
from tutor.scenario.games import game_named, playable, scenario_files
from tutor.scenario.load import read_text
from tutor.scenario.template import SUMMARY, TITLE
from tutor.trace.tree import cited, trace
from tutor.trace.tree import now as running
from tutor.views import choose, icicle, now, why
from tutor.views.markup import Html, join, region, tag
from tutor.views.words import wording

PANELS = ("here", "about", "goal", "check")
"""What is open at the right."""

_COMMENT = re.compile(r"^\s*#", re.MULTILINE)


class StudioPage:
    """One draft at a time: its list at the left, what is written at the right, the play below."""

    def __init__(self, game: str, request: Request | None = None) -> None:
        self.desk = Desk(game, self, self._kept)
        self.drafts = Drafts(self.desk.bridge)
        self.editor = Region("rt-at-editor", self.desk.press, longest=LONGEST_FILE)
        self.panel = Region("rt-at-panel", self.desk.press)
        self.work = box("rt-bench", self.editor, box("rt-bench__asked", self.panel))
        self.desk.page_box.children = (self.desk.parts["say"], self.work, self.desk.grid)
        self.open = PANELS[0]
        self.preview: DraftPage | None = None
        self.lost = False
        self.source: dict[str, str] = {}
        self.studio = self._visit(game, request or Request())
        self.desk.redraw()

    @property
    def widget(self) -> ipywidgets.Widget:
        """The page, for a notebook's last line."""
        return self.desk.widget

    @property
    def walk(self) -> Walk | None:
        """The line of play that keys move on: the author's, or the learner's in the preview."""
        return self.studio if self.preview is None else self.preview.walk

    @property
    def start(self) -> Case:
        """The case in which the draft begins."""
        return self.studio.case

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return self.desk.words

    # ---- opening

    def _visit(self, game: str, request: Request) -> Studio:
        self.desk.lang = "ru" if request.language == "ru" else "en"
        self.wanted = request.query.get("draft", "")
        found = None
        if "lesson" in request.query:
            found = self._lesson(request.query["lesson"])
        return found or self._opening(game, "")

    def _opening(self, game: str, opening: str) -> Studio:
        """A new lesson that begins with the set-up of a whole game; "" stands for the first one."""
        self.desk.game = game
        first = opening or game_named(game).openings()[0].id
        self.source = {"game": game, "opening": first}
        return Studio.open(draft_of(open_case(begin(game, first)), TITLE, SUMMARY), f"{game}-lesson")

    def _lesson(self, id: str) -> Studio | None:
        """A lesson that ships, as a draft; nothing is written to its file."""
        game, _, name = id.partition("/")
        if game not in playable() or id not in lesson_ids(game):
            self.desk.message = self.words("error-lesson", lesson=id[:60])
            return None
        path = next(path for path in scenario_files(game) if path.stem == name)
        self.desk.game = game
        self.source = {"lesson": id}
        return self._read(read_text(path), name)

    def _read(self, text: str, name: str) -> Studio:
        """The draft of a file's text. Raises DefectiveFile with every defect of one that cannot be opened."""
        studio = Studio.open(read_draft(text, f"{name}.yaml"), name)
        self.desk.game = studio.game.id
        self.lost = bool(_COMMENT.search(text))
        return studio

    def _load(self, text: str) -> None:
        """Opens a file; every defect of one that cannot be opened is told, and the draft stays."""
        try:
            studio = self._read(text, self.words("studio-your-file"))
        except DefectiveFile as error:
            self.desk.message = error.text(self.desk.lang)
            return
        self._show(studio)
        self.drafts.keep(studio)

    def _show(self, studio: Studio) -> None:
        """Puts another draft in the place of the one shown, which the browser has kept."""
        self.studio, self.open = studio, PANELS[0]
        self.desk.game, self.desk.compared = studio.game.id, None

    def _kept(self, text: str) -> None:
        """Takes a draft that the browser has kept; the one that the address names is opened."""
        kept = self.drafts.take(text)
        if kept is not None and kept.id == self.wanted and not self.studio.id:
            self.desk.do(lambda: self._restore(kept))
        elif kept is not None:
            self.desk.redraw()

    def _restore(self, kept: Kept) -> None:
        try:
            self._show(Studio.restore(kept))
        except DefectiveFile as error:
            self.desk.message = error.text(self.desk.lang)

    # ---- what was pressed

    def act(self, action: str, value: str) -> None:
        """Does what was pressed."""
        name, _, place = action.partition(":")
        studio = self.studio
        before = studio.draft
        if name in EDITS:
            self._edit(name, place, value)
        elif name in ("answer", "outcome"):
            choosing.answer(studio, value)
        elif name == "panel" and value in PANELS:
            self.open = value
        elif name == "goto" and value.isdecimal():
            studio.go_to(int(value))
            self.open = PANELS[0]
        elif name in ACTIONS:
            ACTIONS[name](self)
        elif name in ("game", "opening", "lesson", "file", "draft", "forget"):
            self._begin(name, value)
        elif name == "name":
            studio.name = re.sub(r"[^\w-]+", "-", value).strip("-")[:60] or studio.name
        if studio is self.studio and (studio.draft != before or (name == "name" and studio.id)):
            self._keep()

    def option(self, number: int) -> None:
        """Takes the option of that number."""
        if self.preview is not None:
            self.preview.option(number)
            return
        question = self.studio.question
        if question is None or question.chance is not None:
            return
        offered = choose.by_digit(question, self.desk.speaker)
        if number <= len(offered):
            self.act("answer", offered[number - 1].key)

    def _edit(self, name: str, place: str, value: str) -> None:
        try:
            self.studio.change(EDITS[name](self.studio, place, value))
        except (KeyError, IndexError, TypeError, ValueError):
            # The place is gone, or has nothing of that kind: a press on what was drawn before a change.
            self.desk.message = self.words("studio-gone")

    def _begin(self, name: str, value: str) -> None:
        if name == "game" and value in playable():
            self._show(self._opening(value, ""))
        elif name == "opening" and value in (one.id for one in self.studio.game.openings()):
            self._show(self._opening(self.desk.game, value))
        elif name == "lesson" and (found := self._lesson(value)) is not None:
            self._show(found)
        elif name == "file":
            self._load(value)
        elif name == "draft" and value in self.drafts.known:
            self._restore(self.drafts.known[value])
        elif name == "forget" and value != self.studio.id:
            self.drafts.forget(value)

    def _keep(self) -> None:
        if not self.drafts.keep(self.studio):
            self.desk.message = self.desk.message or self.words("studio-too-long")

    def save(self) -> None:
        """Hands the author the file."""
        name = f"{self.studio.name}.yaml"
        self.desk.bridge.save(name, self.studio.text)
        self.desk.message = self.words("bench-saved", name=name)

    def look(self) -> None:
        """Shows the draft as a learner sees it; one with a defect is not shown."""
        if not self.studio.report.sound:
            self.open = "check"
            self.desk.message = self.words("studio-mend-first")
            return
        self.preview = DraftPage(self.studio.report, self.desk.lang, self.desk.bridge)
        parts = self.preview.desk.parts["say"], self.preview.desk.grid
        self.desk.page_box.children = (self.desk.parts["say"], *parts)

    def write(self) -> None:
        """Goes back from what a learner sees to writing."""
        self.preview = None
        self.desk.page_box.children = (self.desk.parts["say"], self.work, self.desk.grid)

    # ---- drawing

    def draw(self) -> None:
        """Brings every part of the page up to date; parts that stay the same are not sent."""
        desk = self.desk
        title = self.words("studio-page")
        if self.preview is not None:
            self.preview.desk.lang = desk.lang
            self.preview.query = self._address()
            self.preview.draw()
            desk.show({"say": self._looking, "top": lambda: desk.top(title, ("keys",))})
            desk.tell(title, "", self._address())
            return
        studio, speaks = self.studio, desk.speaker
        node, told = studio.node, trace(studio.history)
        other = desk.other_line(studio)
        earlier = studio.history.nodes[other[-1]].state if other else studio.before.state
        kept = [one for one in self.drafts.titles(desk.lang) if one[0] != studio.id]
        self.editor.html = str(drawn.editor(studio, speaks, self.words, kept, lost=self.lost))
        bar = controls.time_bar(studio, choosing.where(studio, self.words), desk.bridge.playing, desk.lang)
        self.panel.html = str(drawn.panel(studio, speaks, self.words, PANELS, self.open, bar))
        desk.show(
            {
                "say": self._say,
                "choose": self._choose,
                "table": lambda: SHOWN[desk.game].table(node.state, earlier, node.question, speaks, ""),
                "now": lambda: now.now(running(studio.game, node.state, node.question), speaks),
                "time": lambda: icicle.time(
                    told,
                    node.number,
                    speaks,
                    bar,
                    desk.lines(studio, drawn.lines(studio, self.words, speaks)),
                ),
                "why": lambda: why.why(cited(node), desk.lang, dict(node.state.rulings)),
                "top": lambda: desk.top(title, ("bench", "keys")),
            }
        )
        desk.show_chain(told, node.depth)
        desk.tell(title, "", self._address())

    def _say(self) -> Html:
        words = self.words
        title = tag("h1", words("studio-page"), class_="rt-vh")
        intro = tag("p", words("studio-intro"))
        return join(tag("div", tag("div", title, self._message(), intro), class_="rt-say"), self._keys())

    def _keys(self, *, hints: bool = False) -> Html | None:
        desk = self.desk
        return controls.keys_help(self.words, desk.bridge.keys_on, hints=hints) if desk.keys_open else None

    def _looking(self) -> Html:
        """The bar above what a learner sees."""
        says = self.words("studio-looking", title=self.studio.draft.title.of(self.desk.lang))
        back = drawn.button("write", self.words("studio-write"), main=True)
        bar = tag("div", tag("div", self._message(), tag("p", says)), back, class_="rt-say rt-looking")
        return join(bar, self._keys(hints=True))

    def _message(self) -> Html | None:
        if not self.desk.message:
            return None
        lines = [tag("p", line) for line in self.desk.message.splitlines()[:MOST_LINES]]
        return tag("div", *lines, class_="rt-message", role="status")

    def _choose(self) -> Html:
        question, speaks = self.studio.question, self.desk.speaker
        return region(
            "choose",
            wording(self.desk.lang)("head-choose"),
            drawn.answering(self.studio, self.words),
            choose.asked(question, speaks) if question is not None else None,
            choosing.options(self.studio, self.words, speaks),
            choose.refused(question, speaks) if question is not None else None,
        )

    def _address(self) -> str:
        """The address leads to the draft where the browser keeps it, else to what it began with."""
        query = {"draft": self.studio.id, "game": self.desk.game} if self.studio.id else self.source
        return urlencode({**query, "lang": self.desk.lang})


MOST_LINES = 40
"""So many defects of a file are told at once."""

ACTIONS: Final[dict[str, Callable[[StudioPage], None]]] = {
    "undo": lambda page: page.studio.undo(),
    "redo": lambda page: page.studio.redo(),
    "take-line": lambda page: page.studio.take_line(),
    "to-line": lambda page: page.studio.to_line(),
    "cut": lambda page: page.studio.take_line(),
    "save": StudioPage.save,
    "look": StudioPage.look,
    "write": StudioPage.write,
}
"""What is pressed without a place or a value."""


def studio_page() -> ipywidgets.Widget:
    """The studio, for a notebook's last line; the visitor's link names the lesson or the game."""
    request = page_request()
    wanted = request.query.get("game", "")
    return StudioPage(wanted if wanted in playable() else playable()[0], request).widget
