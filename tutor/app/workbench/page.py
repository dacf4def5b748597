"""The workbench of a rules lawyer: a position on the stage, with the question about it beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from operator import is_not
from typing import Final
from urllib.parse import urlencode

import ipywidgets

from tutor.app.link import BadLink, pack, studio_case_address
from tutor.app.pages import answer_panel
from tutor.app.pages.ahead import Pause
from tutor.app.pages.drawers import BEGIN, show_figure
from tutor.app.pages.editor_page import WorkPage
from tutor.app.request import Request, page_request
from tutor.app.widgets.looks import stand
from tutor.app.widgets.plotly_view import Click, PlotlyView
from tutor.app.widgets.region import Region, StageRegion, box
from tutor.app.workbench import begin, changes
from tutor.app.workbench.asking import ask_case
from tutor.app.workbench.beginnings import begin_button, begin_region
from tutor.app.workbench.collection import Collection, file_name
from tutor.app.workbench.editor import edit_here, editor, notes, rulings_region
from tutor.app.workbench.evidence import PICTURES, EvidencePanel
from tutor.app.workbench.may import MayPanel
from tutor.app.workbench.outcomes import OutcomesPanel
from tutor.app.workbench.panels import Drawn, DrawnStage, Figure, Panel
from tutor.app.workbench.piece import OpenPiece
from tutor.app.workbench.question_field import ASKS, QuestionField
from tutor.app.workbench.registry import panels
from tutor.app.workbench.session import Bench
from tutor.app.workbench.slices import in_slices
from tutor.rules.defects import DefectiveFile
from tutor.scenario.case import Case
from tutor.scenario.games import playable
from tutor.views.bar import Go, edit_bar
from tutor.views.buttons import toggles
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Setting
from tutor.views.stage.annotations import annotated
from tutor.views.stage.differences import differences
from tutor.views.workbench.form import defects

STAGE: Final = ".rt-at-stage .st-stage"

PICTURED: Final = f"{STAGE}, .rt-bench__asked"
"""The parts of the page that a picture shows."""

DRAWERS: Final = {
    name: name for name in ("table", "fields", "rulings", "play", "take", "why", "chain", BEGIN)
}
"""The drawers of the bench, each with the part that it holds."""

EMPTY = Figure({"data": [], "layout": {}}, "", "")


class WorkbenchPage(WorkPage):
    """The bench with one case on its stage, the question asked about it beside it, all else in drawers."""

    def __init__(self, game: str, request: Request | None = None) -> None:
        super().__init__(game, request, self._take_question, whole=True, drawers=DRAWERS)
        self.desk.pause = Pause(self._draw_ahead)
        self.collection = Collection(self.desk.bridge)
        self.panels: dict[str, Panel] = {one.name: one for one in panels(self)}
        self.field = QuestionField(self.desk.press, self.panels)
        self.below = Region("rt-at-below", self.desk.press)
        self.figure = PlotlyView(EMPTY.figure, label="", alt="", key_trace=0, on_click=self._click)
        self.figure.add_class("rt-at-figure")
        asked = box("rt-bench__asked", self.field.region, self.panel, self.figure, self.below)
        self.desk.coach.children = (self.desk.parts["say"], asked)
        self.piece = OpenPiece(self.desk)
        self.other_stage = StageRegion("rt-at-other", self.desk.press)
        self.desk.screen.children = (*self.desk.screen.children, self.other_stage, self.piece.region)
        self.desk.widget.add_class("rt-lawyer")
        self.evidence = EvidencePanel(self, tuple(self.panels.values()))
        self.open = next(iter(self.panels))
        self.tried = False
        self._editor_reads: tuple[object, ...] = ()
        self._editor = Html("")
        self._stage: DrawnStage
        self._visit(self.request.query, game)
        self.desk.redraw()

    @property
    def walk(self) -> Bench:
        """The line of play behind the position."""
        return self.bench

    @property
    def start(self) -> Case:
        """The case in which the line begins."""
        return self.bench.start

    @property
    def outcomes(self) -> OutcomesPanel:
        """The panel whose question the address keeps."""
        return next(one for one in self.panels.values() if isinstance(one, OutcomesPanel))

    # ---- opening

    def _visit(self, query: Mapping[str, str], game: str) -> None:
        """Begins with what an address asks for; where it leads nowhere, with a first lesson."""
        try:
            start = begin.of_query(query, game, self.words)
        except begin.NoBenchStart as error:
            start = begin.BenchStart(begin.first(game), str(error))
        self._stand(start, self.desk.drawers.opened)

    def _stand(self, start: begin.BenchStart, drawer: str = "") -> None:
        """Stands on the bench what a start gives, with its panel or a drawer open, and asks what it asks."""
        self.bench, self.desk.message = start.bench, start.message
        self.desk.game = start.bench.game.id
        self.desk.drawers.opened = "take" if start.panel == self.evidence.name else drawer
        self.open = start.panel if start.panel in self.panels else self.open
        self._ask_again(start.query)
        if start.asked is not None:
            self.open = ask_case(start.asked, self.bench, self.field, self.panels, self.desk.speaker)

    def _ask_again(self, query: Mapping[str, str]) -> None:
        """Looks anew for what an address asks of its position."""
        try:
            for name, take in (("outcomes", self.outcomes.take), ("ask", self.field.take)):
                if (text := query.get(name, "")) and not self.bench.defects:
                    take(text, self.bench)
        except ValueError:
            self.desk.message = self.desk.message or self.words("error-case-asked")

    # ---- what was pressed

    def act(self, action: str, value: str) -> None:
        """Does what was pressed."""
        name, _, place = action.partition(":")
        if name == "answer" or name == "outcome":
            answer_panel.answer(self.bench, value)
            self.bench.to_question()
        elif name in ASKS:
            self.open = self.field.lead(name, value, self.bench)
        elif name == "panel" and value in self.panels:
            self.open = value
            self.panels[value].act(f"{value}-opened", "", self.bench, self.desk.speaker)
        elif name in changes.EDITS:
            self._edit(name, place, value)
        elif name == "ruling":
            changes.read_otherwise(self.bench, place, value)
        elif name == "undo":
            self.bench.undo()
        elif name == "redo":
            self.bench.redo()
        elif name == "picture" and value in PICTURES:
            self._picture(value)
        elif name == "print" and not self.bench.defects:
            sheet = self.evidence.sheet(self.panels[self.open], self.bench, self.desk.speaker)
            self.desk.bridge.print(sheet, STAGE)
        elif name == "to-lesson":
            self._to_lesson()
        elif name in OWN:
            OWN[name](self, value)
        elif name == "here":
            self._here()
        elif name in begin.BEGINS:
            self._begin(name, value)
        elif (name, value) == ("place", "") and self.tried:
            self.panels[self.open].act("try", "", self.bench, self.desk.speaker)
        elif not self.piece.act(name, value, self.bench):
            speaks = self.desk.speaker
            asked = (*self.panels.values(), self.evidence)
            any(panel.act(action, value, self.bench, speaks) for panel in asked)

    def _edit(self, name: str, place: str, value: str) -> None:
        if self.bench.editable is None:
            self.desk.message = self.words("bench-not-written")
            return
        try:
            path, start = changes.path_of(place), self.bench.start
            change = changes.EDITS[name](self.bench.game, path, value)
            self.bench.edit(lambda data: change(self.piece.grown(self.bench, path, data)))
            if name == "add" and self.bench.start is not start:
                self.piece.follow(self.bench, path)
        except (KeyError, IndexError, TypeError, ValueError):
            # The place is gone: a press on a part that was drawn before the last change.
            self.desk.message = self.words("bench-gone")

    def _here(self) -> None:
        if not self.bench.take_here():
            self.desk.message = self.words("bench-not-written")

    def _begin(self, name: str, value: str) -> None:
        """Begins with what was picked, and asks what it asks; what leads nowhere is told, and all stays."""
        if not value and name != "beginning":
            return
        try:
            if name == "file" and (added := self.collection.add_file(value)) is not None:
                self.desk.message = self.words("own-added", n=added)
                self.desk.drawers.opened = "take"
                return
            start = begin.BEGINS[name](self.desk.game, value, self.words)
        except begin.NoBenchStart as error:
            self.desk.message = str(error)
            return
        except DefectiveFile as error:
            self.desk.message = error.text(self.desk.lang)
            return
        self._stand(start)

    # ---- the learner's own questions

    def _take_question(self, text: str) -> None:
        """Takes a question that the browser has kept."""
        if self.collection.take(text) and self.desk.drawers.is_open("take"):
            self.desk.redraw()

    def add_question(self, _value: str) -> None:
        """Adds the question on the bench to the learner's own."""
        question = self.collection.question_on(self.bench, self.panels[self.open])
        added = question is not None and self.collection.add(question)
        self.desk.message = self.words("own-added", n=1) if added else self.words("own-not-added")

    def open_question(self, value: str) -> None:
        """Asks one of the learner's own questions on the bench."""
        start = self.collection.start(value)
        if start is not None:
            self._stand(start)

    def _taken(self) -> Html:
        """What can be taken along: the learner's own questions, and this one."""
        bench, words = self.bench, self.words
        can_add = not bench.defects and self.collection.question_on(bench, self.panels[self.open]) is not None
        along = self.evidence.draw(bench, self.desk.speaker, words)
        return join(along.html, self.collection.draw(bench.game.id, words, can_add=can_add), along.below)

    def _click(self, click: Click) -> None:
        self.desk.do(lambda: self.panels[self.open].click(click["point"], self.bench))

    # ---- what panels ask for

    def work(self, slice_: Callable[[], bool]) -> None:
        """Calls `slice_` again and again, drawing in between, until it returns False."""
        self._task = in_slices(slice_, self.desk.redraw)

    def save(self, name: str, text: str) -> None:
        """Hands the reader a text as a file."""
        self.desk.bridge.save(name, text)
        self.desk.message = self.words("bench-saved", name=name)

    def _to_lesson(self) -> None:
        """Takes the question to the studio, as the beginning of a lesson."""
        try:
            self.desk.bridge.visit(studio_case_address(self.bench.trail(self.open), self.desk.lang))
        except BadLink:
            self.desk.message = self.words("error-case-long")

    def _picture(self, kind: str) -> None:
        """Hands the reader a picture of the table and of the answer."""
        name = f"{self.desk.game}-question.{kind}"
        self.desk.bridge.picture(name, PICTURED)
        self.desk.message = self.words("bench-saved", name=name)

    # ---- drawing

    @property
    def drawn_stage(self) -> DrawnStage:
        """The stage of the position shown, without annotations."""
        return self._stage

    def draw(self) -> None:
        """Brings every part of the page up to date; parts that stay the same are not sent."""
        bench, speaks, words, desk = self.bench, self.desk.speaker, self.words, self.desk
        lines, chosen = self._lines(bench), (bench.game.id, bench.start.rulings)
        rulings = partial(rulings_region, *chosen, words)
        play = self.play_parts(bench, lines)
        opens = begin_button(bench.game.id, words, opened=desk.drawers.is_open(BEGIN))
        setting = Setting(bench.fallen, bench.before.state, bench.question, speaks)
        self._stage = DrawnStage(self.piece.stage(bench), setting)
        drawn = self._draw_panel()
        self.tried = drawn.tried is not None or drawn.pair is not None
        stand(self.other_stage, drawn.pair is not None)
        (self.desk.screen.add_class if drawn.pair else self.desk.screen.remove_class)("is-pair")
        self.other_stage.html = str(drawn.pair[1]) if drawn.pair else ""
        desk.show(
            {
                **{name: play[name] for name in ("table", "why")},
                "stage": lambda: self._shown_stage(drawn),
                "say": self._outcome,
                "fields": self._fields,
                "rulings": lambda: desk.memo.draw("rulings", rulings, *chosen, desk.lang),
                "play": lambda: join(self.line_of_play(bench, lines), edit_here(bench, words)),
                "take": self._taken,
                "bar": self._edit_bar,
                "top": lambda: desk.top(words("bench-title"), ("keys",), middle=opens),
                "begin": lambda: begin_region(bench.game, words),
            }
        )
        self.piece.draw(bench)
        desk.show_chain(lambda: bench.trace, bench.node.depth)
        desk.tell(words("bench-title"), "", self._address())

    def _draw_ahead(self) -> None:
        """Draws the next step of the line unseen: whatever is held of it is at hand then."""
        here, panel = self.bench, self.panels[self.open]
        ahead = None if here.defects else here.ahead()
        if ahead is None:
            return
        self.bench = ahead
        try:
            self.desk.stage.foresee(str(self.piece.stage(ahead)))
            ahead.trail(self.open)
            if isinstance(panel, MayPanel) and panel.asked is None:
                panel.list_moves(ahead, self.desk.speaker)
            if self.desk.drawers.is_open("play"):
                self.line_of_play(ahead, self._lines(ahead))
            if self.desk.drawers.is_open("table"):
                self.play_parts(ahead, self._lines(ahead))["table"]()
        finally:
            self.bench = here

    def _lines(self, bench: Bench) -> Callable[[], list[tuple[str, str]]]:
        return partial(answer_panel.lines, bench, self.words, self.desk.speaker)

    def _outcome(self) -> Html:
        """What came of the last press, and all that is wrong with the position."""
        drawers, head = self.desk.drawers, tag("h1", self.words("bench-title"), class_="rt-vh")
        wrong = None if drawers.is_open("fields") else defects(self.bench.defects, self.desk.speaker)
        result = join(self.message(), notes(self.bench, self.words), wrong, self.keys())
        look = "rt-say" if result else "rt-say rt-say--bare"
        return tag("div", head, result, class_=look, data_part="say")

    def _fields(self) -> Html:
        """The editor, made anew if what it reads is another thing: of a step of the line it reads nothing."""
        bench = self.bench
        reads = (bench, bench.start, bench.defects, self.desk.lang)
        if len(reads) != len(self._editor_reads) or any(map(is_not, reads, self._editor_reads)):
            self._editor_reads = reads
            self._editor = editor(bench, self.desk.speaker, self.words)
        return self._editor

    def _edit_bar(self) -> Html:
        tabs = self.desk.tabs([name for name in DRAWERS if name != BEGIN], {})
        go = Go(self.words("bench-link"), "link")
        opened, bench = self.desk.drawers.opened, self.bench
        return edit_bar(go, tabs, opened, self.desk.lang, undo=bench.changes, redo=bench.can_redo)

    def _shown_stage(self, drawn: Drawn) -> Html:
        """The stage with what the answer says on it, or a position that is tried on."""
        if drawn.pair is not None:
            return drawn.pair[0]
        if drawn.tried is None:
            return annotated(self._stage.html, drawn.annotations)
        tried = self.piece.stage(self.bench, drawn.tried)
        return annotated(tried, differences(self._stage.html, tried, "ghost"), look="is-tried")

    def _draw_panel(self) -> Drawn:
        """Draws the question that is open and its answer."""
        words, speaks = self.words, self.desk.speaker
        drawn = self.panels[self.open].draw(self.bench, speaks, words) if not self.bench.defects else Drawn()
        tabs = toggles("panel", [(name, words(f"panel-tab-{name}")) for name in self.panels], self.open)
        unsound = tag("p", words("bench-unsound"), class_="rt-note") if self.bench.defects else None
        row = tag("div", *tabs, class_="rt-kinds", role="group", aria_label=words("bench-asks"))
        asked = self.field.draw_understood(speaks) if self.field.leads_to(self.open, self.bench) else None
        look, label = "rt-region rt-hold rt-ask-region", words("bench-asks")
        panel = tag("section", row, asked, unsound, drawn.html, class_=look, aria_label=label)
        self.panel.html = str(panel)
        self.field.pick_piece(self.piece.key, self.bench)
        self.field.show(self.bench, speaks)
        self.below.html = str(drawn.below)
        stand(self.figure, drawn.figure is not None)
        figure = drawn.figure or EMPTY
        show_figure(self.figure, figure.figure, figure.label, figure.alt)
        return drawn

    def _address(self) -> str:
        query = {"game": self.desk.game, "lang": self.desk.lang}
        try:
            query["at"] = pack(self.bench.trail(self.open))
        except BadLink:
            self.desk.message = self.desk.message or self.words("error-case-long")
        links = {"outcomes": self.outcomes.link(self.bench), "ask": self.field.link}
        query |= {name: link for name, link in links.items() if link}
        return urlencode(query)


OWN: Final[Mapping[str, Callable[[WorkbenchPage, str], None]]] = {
    "own-add": WorkbenchPage.add_question,
    "own-open": WorkbenchPage.open_question,
    "own-drop": lambda page, id: page.collection.drop(id),
    "own-ask": lambda page, _: page.collection.ask_again(page.bench.game.id),
    "own-file": lambda page, _: page.save(
        file_name(page.bench.game.id), page.collection.text(page.bench.game.id)
    ),
}
"""What is pressed among the learner's own questions, by its action."""


def workbench_page() -> ipywidgets.Widget:
    """The workbench, for a notebook's last line; the visitor's link names the game and the case."""
    request = page_request()
    wanted = request.query.get("game", "")
    return WorkbenchPage(wanted if wanted in playable() else playable()[0], request).widget
