"""The studio: a lesson is written by playing it, checked at every change, previewed, and saved."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import urlencode

import ipywidgets

from tutor.app.library import lesson_ids
from tutor.app.link import BadLink, CaseTrail, unpack
from tutor.app.pages import answer_panel
from tutor.app.pages.editor_page import LONGEST_FILE, WorkPage
from tutor.app.pages.preview import DraftPage
from tutor.app.request import Request, page_request
from tutor.app.sessions.navigation import Walk
from tutor.app.studio import beginning, drawn
from tutor.app.studio.drafts import Drafts
from tutor.app.studio.drawn import PARTS
from tutor.app.studio.edits import EDITS
from tutor.app.studio.session import Draft, Studio, clean
from tutor.app.widgets.region import Region, box
from tutor.rules.defects import DefectiveFile
from tutor.scenario.case import Case, begin, open_case
from tutor.scenario.draft import draft_of, read_draft
from tutor.scenario.games import game_named, playable, scenario_files
from tutor.scenario.load import read_text
from tutor.scenario.model import StepSpec
from tutor.scenario.template import SUMMARY, TITLE
from tutor.views.buttons import button
from tutor.views.markup import Html, join, tag
from tutor.views.studio.page import entry_kind
from tutor.views.words import wording

PANELS = ("here", "start", "about", "goal", "check")
"""What is open at the right."""

_COMMENT = re.compile(r"^\s*#", re.MULTILINE)


class StudioPage(WorkPage):
    """One draft at a time: its list at the left, what is written at the right, the play below."""

    def __init__(self, game: str, request: Request | None = None) -> None:
        super().__init__(game, request, self._take_draft)
        self.drafts = Drafts(self.desk.bridge)
        self.editor = Region("rt-at-editor", self.desk.press, longest=LONGEST_FILE)
        self.work = box("rt-bench", self.editor, box("rt-bench__asked", self.panel))
        self.ways = Region("rt-at-ways", self.desk.press)
        self.part = PARTS[0]
        self.desk.page_box.children = self.widgets
        self.desk.page_box.add_class("rt-studio")
        self.open = PANELS[0]
        self.preview: DraftPage | None = None
        self.lost, self.query = False, ""
        self.focus = ""
        self.removed: tuple[int, str] | None = None
        self.source: dict[str, str] = {}
        self.studio = self._visit(game, self.request)
        self.desk.redraw()

    @property
    def walk(self) -> Walk | None:
        """The line of play that keys move on: the author's, or the learner's in the preview."""
        return self.studio if self.preview is None else self.preview.walk

    @property
    def widgets(self) -> tuple[ipywidgets.Widget, ...]:
        """What the page holds while the lesson is written."""
        return self.desk.parts["say"], self.work, self.desk.face, self.ways

    @property
    def start(self) -> Case:
        """The case in which the draft begins."""
        return self.studio.case

    # ---- opening

    def _visit(self, game: str, request: Request) -> Studio:
        self.wanted = request.query.get("draft", "")
        studio = None
        if "lesson" in request.query:
            studio = self._lesson(request.query["lesson"])
        elif "at" in request.query:
            studio = self._case(request.query["at"])
        return studio or self._opening(game, "")

    def _opening(self, game: str, opening: str) -> Studio:
        """A new lesson that begins with the set-up of a whole game; "" stands for the first one."""
        self.desk.game = game
        first = opening or game_named(game).openings()[0].id
        self.source = {"game": game, "opening": first}
        return Studio.open(draft_of(open_case(begin(game, first)), TITLE, SUMMARY), f"{game}-lesson")

    def _case(self, text: str) -> Studio | None:
        """A new lesson that begins with the case of a link, with its answers as the told line."""
        try:
            case = unpack(text, CaseTrail).case
            draft = draft_of(open_case(case), case.title or TITLE, SUMMARY)
        except BadLink as bad:
            self.desk.message = self.words(f"error-case-{bad.why}")
            return None
        except (DefectiveFile, KeyError):
            self.desk.message = self.words("error-case-damaged")
            return None
        self.desk.game = case.game
        self.source = {"game": case.game, "at": text}
        return Studio.open(draft, f"{case.game}-lesson")

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

    def _take_draft(self, text: str) -> None:
        """Takes a draft that the browser has kept; the one that the address names is opened."""
        draft = self.drafts.take(text)
        if draft is not None and draft.id == self.wanted and not self.studio.id:
            self.desk.do(lambda: self._restore(draft))
        elif draft is not None:
            self.desk.redraw()

    def _restore(self, draft: Draft) -> None:
        try:
            self._show(Studio.restore(draft))
        except DefectiveFile as error:
            self.desk.message = error.text(self.desk.lang)

    # ---- what was pressed

    def act(self, action: str, value: str) -> None:
        """Does what was pressed."""
        name, _, place = action.partition(":")
        studio = self.studio
        before, removed = studio.draft, self.removed
        self.removed = None
        if name in EDITS:
            self._edit(name, place, value)
        elif name in ("answer", "outcome", "take-line", "cut") and not studio.begins:
            self.desk.message = self.words("studio-begins-nowhere")
        elif name in ("answer", "outcome"):
            answer_panel.answer(studio, value)
        elif name == "panel" and value in PANELS:
            self.open = value
        elif name == "part" and value in PARTS:
            self.part = value
            self.focus = "#h-choose" if value == "play" and studio.question is not None else ""
        elif name == "may-said":
            self.query = clean(value)
        elif name == "goto" and value.isdecimal():
            studio.go_to(int(value))
            self.open, self.part = PANELS[0], "write"
        elif name in ACTIONS:
            ACTIONS[name](self)
            if name == "undo" and removed is not None:
                self.focus = f'[data-key="drop-{removed[0]}"]'
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
        else:
            super().option(number)

    def _edit(self, name: str, place: str, value: str) -> None:
        before = self.studio.draft.steps
        try:
            self.studio.change(EDITS[name](self.studio, place, value))
        except (KeyError, IndexError, TypeError, ValueError):
            # The place is gone, or has nothing of that kind: a press on what was drawn before a change.
            self.desk.message = self.words("studio-gone")
            return
        if self.studio.draft.steps != before:
            self._follow(name, value, before)

    def _follow(self, name: str, value: str, before: tuple[StepSpec, ...]) -> None:
        """Has the focus go with an entry that was moved, into one that was added, to what puts one back."""
        if name in ("up", "down"):
            self.focus = f'[data-key="{name}-{int(value) + (1 if name == "down" else -1)}"]'
        elif name == "tell":
            steps = self.studio.draft.steps
            added = next(n for n, one in enumerate(steps) if n >= len(before) or one is not before[n])
            self.focus = f'[data-key="entry-{added}"] :is(textarea, input, select)'
        elif name == "drop":
            words = wording(self.desk.lang)
            self.removed = int(value), words(f"studio-kind-{entry_kind(before[int(value)])}")
            self.focus = '[data-key="undo-removed"]'

    def _begin(self, name: str, value: str) -> None:
        if name == "game" and value in playable():
            self._show(self._opening(value, ""))
        elif name == "opening" and value in (one.id for one in self.studio.game.openings()):
            self._show(self._opening(self.desk.game, value))
        elif name == "lesson" and (studio := self._lesson(value)) is not None:
            self._show(studio)
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
            self.open, self.part = "check", "write"
            self.desk.message = self.words("studio-mend-first")
            return
        self.preview = DraftPage(self.studio.report, self.desk.lang, self.desk.bridge)
        self.desk.page_box.children = (self.desk.parts["say"], self.preview.desk.face)

    def begin_here(self) -> None:
        """Has the lesson begin with the position shown, and tells what the written position does not hold."""
        opening = beginning.begin_here(self.studio)
        if opening is None:
            self.desk.message = self.words("bench-not-written")
            return
        draft, left = opening
        self.studio.change(draft)
        self.studio.show(0)
        if left:
            lost = (one.of(self.desk.lang) for one in left)
            self.desk.message = "\n".join((self.words("bench-left"), *lost))

    def write(self) -> None:
        """Goes back from what a learner sees to writing."""
        self.preview = None
        self.desk.page_box.children = self.widgets

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
        studio, speaks, words = self.studio, desk.speaker, self.words
        drafts = [one for one in self.drafts.titles(desk.lang) if one[0] != studio.id]
        self.editor.html = str(drawn.editor(studio, speaks, words, drafts, lost=self.lost))
        bar = self.time_bar(studio)
        self.panel.html = str(drawn.panel(studio, speaks, words, PANELS, self.open, bar, self.asides))
        says = {"title": title, "intro": words("studio-intro"), "note": drawn.answering(studio, words)}
        self.ways.html = str(drawn.ways(studio, words, self.part))
        for one in PARTS:
            (desk.page_box.add_class if one == self.part else desk.page_box.remove_class)(f"rt-studio--{one}")
        focus, self.focus = self.focus, ""
        if focus:
            desk.bridge.focus(focus)
        self.draw_play(
            studio, lambda: drawn.lines(studio, words, speaks), says, ("bench", "keys"), self._address
        )

    @property
    def asides(self) -> drawn.Asides:
        """What the panel tells besides the draft."""
        return drawn.Asides(self.query, "" if self.removed is None else self.removed[1])

    def _looking(self) -> Html:
        """The bar above what a learner sees."""
        says = self.words("studio-looking", title=self.studio.draft.title.of(self.desk.lang))
        back = button("write", self.words("studio-write"), main=True)
        bar = tag("div", tag("div", self.message(), tag("p", says)), back, class_="rt-say rt-looking")
        return join(bar, self.keys(hints=True))

    def _address(self) -> str:
        """The address leads to the draft where the browser keeps it, else to what it began with."""
        query = {"draft": self.studio.id, "game": self.desk.game} if self.studio.id else self.source
        return urlencode({**query, "lang": self.desk.lang})


ACTIONS: Final[dict[str, Callable[[StudioPage], None]]] = {
    "begin-here": StudioPage.begin_here,
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
