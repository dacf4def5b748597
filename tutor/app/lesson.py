"""The lesson page: table, now, choose, why, time, odds and chain around one session, in two languages."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import ipywidgets
import msgspec
from msgspec.structs import replace

from tutor.analysis.threat_odds import ThreatOdds
from tutor.app import controls
from tutor.app.bridge import Bridge
from tutor.app.games import SHOWN
from tutor.app.library import lesson, lesson_ids, title_of
from tutor.app.link import BadLink, Trail, pack, unpack
from tutor.app.plotly_view import Click, PlotlyView
from tutor.app.region import Region
from tutor.app.request import Request, page_request
from tutor.app.session import Session, full_stops
from tutor.app.words import AppWords, app_words
from tutor.engine.question import NotAllowed
from tutor.rules.catalogue import load
from tutor.rules.words import Lang
from tutor.trace.graph import chain
from tutor.trace.narrate import narrate_at
from tutor.trace.spans import Trace
from tutor.trace.tree import cited, trace
from tutor.trace.tree import now as running
from tutor.trace.words import Speaker, speaker
from tutor.views import chain as chain_views
from tutor.views import choose, icicle, now, odds, shell, why
from tutor.views.markup import Html, join, region, tag
from tutor.views.theme import defs
from tutor.views.words import wording

REGIONS = ("top", "say", "table", "now", "choose", "time", "odds", "why", "chain")
LOG = logging.getLogger("tutor.app")


class LessonPage:
    """One page for the lessons of a game. Widgets are made once; every step draws them anew in place."""

    def __init__(self, game: str, request: Request | None = None) -> None:
        self.game = game
        self.lang: Lang = "en"
        self.message = ""
        self.keys_open = False
        self.bridge = Bridge(self._command)
        self.parts = {name: Region(f"rt-at-{name}", self._press) for name in REGIONS}
        self.odds_view = PlotlyView({"data": [], "layout": {}}, label="", alt="")
        self.chain_view = PlotlyView(
            {"data": [], "layout": {}},
            label="",
            alt="",
            key_trace=chain_views.NODES,
            on_click=self._chain_click,
        )
        self.chain_nodes: list[int] = []
        self.odds_shown: tuple[ThreatOdds | None, Lang | None] = (None, None)
        self.session = self._open(lesson_ids(game)[0])
        if request is not None:
            self._visit(request)
        self.widget = self._layout()
        self.draw()

    # ---- opening

    def _visit(self, request: Request) -> None:
        self.lang = "ru" if request.language == "ru" else "en"
        wanted = request.query.get("lesson", "")
        ids = lesson_ids(self.game)
        known = f"{self.game}/{wanted}" in ids
        if wanted and not known:
            self.message = self.words("error-lesson", lesson=wanted[:60])
        self.session = self._open(f"{self.game}/{wanted}" if known else ids[0])
        if known and "at" in request.query:
            self._restore(request.query["at"])

    def _open(self, lesson_id: str) -> Session:
        for wanted in (lesson_id, *lesson_ids(self.game)):
            found = lesson(wanted)
            if found.script is not None:
                self.all_steps = full_stops(found.script)
                return Session.open(found.script.scenario, found.script, secrets.randbelow)
            self.message = self.words("error-scenario", n=len(found.defects))
        raise LookupError(f"no lesson of {self.game} can be opened")

    def _restore(self, text: str) -> None:
        try:
            trail = unpack(text, Trail)
        except BadLink as bad:
            self.message = self.words(f"error-link-{bad.why}")
            return
        if trail.lesson != self.session.scenario.id or not self.session.restore(trail):
            self.message = self.words("error-link-changed")

    # ---- what was pressed

    def _press(self, action: str, value: str) -> None:
        self._do(lambda: self._act(action, value))

    def _command(self, command: str, value: str) -> None:
        self._do(lambda: self._obey(command, value))

    def _chain_click(self, click: Click) -> None:
        step = click["point"]
        self._do(lambda: self._chain_step(step))

    def _do(self, what: Callable[[], None]) -> None:
        """Does one thing and draws; whatever goes wrong is said in words, and the position is kept."""
        self.message = ""
        try:
            what()
        except NotAllowed:
            self.message = self.words("error-refused")
        except Exception:
            LOG.exception("a press could not be carried out")
            self.message = self.words("error-inside")
        self.draw()

    def _act(self, action: str, value: str) -> None:
        session = self.session
        if action == "answer":
            session.answer(value)
        elif action == "told":
            session.answer_as_told()
        elif action == "roll":
            session.roll()
        elif action == "pick" and value.isdigit():
            session.predict(int(value))
        elif action == "lock":
            session.lock()
        elif action == "skip":
            session.skip()
        elif action in ("jump", "branch") and value.isdigit():
            session.jump(int(value))
        elif action in ("start", "back", "forward", "play"):
            self._obey(action, "")
        elif action == "lang" and value in ("ru", "en"):
            self.lang = "ru" if value == "ru" else "en"
        elif action == "link":
            self.bridge.copy_address()
            self.message = self.words("said-copied")
        elif action == "rule" and value in load(self.game):
            self.bridge.visit(f"start.ipynb?{urlencode({'rule': value, 'lang': self.lang})}")
        elif action == "keys":
            self.keys_open = not self.keys_open
        elif action == "keys-switch":
            self.bridge.keys_on = not self.bridge.keys_on

    def _obey(self, command: str, value: str) -> None:
        session = self.session
        moves: dict[str, Callable[[], object]] = {
            "forward": session.forward,
            "back": session.back,
            "next-question": session.to_question,
            "last-question": session.to_last_question,
            "start": lambda: session.jump(0),
            "end": session.to_end,
            "stop": lambda: None,
        }
        if command == "play":
            self.bridge.playing = not self.bridge.playing and session.can_go_on
        elif command == "forward" and value == "play":
            self.bridge.playing = self.bridge.playing and session.forward() and session.can_go_on
        elif command in moves:
            self.bridge.playing = False
            moves[command]()
        elif command == "option" and value.isdigit():
            self._option(int(value))
        elif command == "why-not":
            self.bridge.open_first(".rt-refused")
        elif command == "chain":
            self.bridge.focus(".rt-chain [role=application]")
        elif command == "language":
            self.lang = "en" if self.lang == "ru" else "ru"
        elif command == "keys":
            self.keys_open = not self.keys_open

    def _option(self, number: int) -> None:
        question = self.session.question
        if question is None or self.session.must_guess:
            return
        if question.chance is not None:
            told = self.session.told_answer is not None
            if told and number == 1:
                self.session.answer_as_told()
            elif number == 1 + told:
                self.session.roll()
        elif number <= len(question.options):
            self.session.answer(question.options[number - 1].key)

    def _chain_step(self, point: int) -> None:
        nodes = self.chain_nodes
        if 0 <= point < len(nodes):
            self.session.jump(nodes[point])

    # ---- drawing

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return app_words(self.lang)

    @property
    def speaker(self) -> Speaker:
        """The words of the game in the page's language."""
        return speaker(self.game, self.lang)

    def draw(self) -> None:
        """Brings every part of the page up to date; parts that stay the same are not sent."""
        session, speaks = self.session, self.speaker
        told = trace(session.history)
        node, before = session.node, session.before
        # Each part is sent as soon as it is drawn: the browser shows one while the next is on its way.
        draws: dict[str, Callable[[], str]] = {
            "say": self._say,
            "choose": self._choose,
            "table": lambda: SHOWN[self.game].table(node.state, before.state, node.question, speaks),
            "now": lambda: now.now(running(session.game, node.state, node.question), speaks),
            "time": lambda: self._time(told),
            "why": lambda: why.why(cited(node), self.lang, dict(node.state.rulings)),
            "top": self._top,
        }
        for name, drawn in draws.items():
            self.parts[name].html = str(drawn())
        self._draw_odds()
        self._draw_chain(told)
        self._tell()

    def _top(self) -> Html:
        home = f"start.ipynb?{urlencode({'lang': self.lang})}"
        game = load(self.game).title.of(self.lang)
        title = self.session.scenario.title.of(self.lang)
        crumbs = ((self.words("app-title"), home), (game, home), (title, ""))
        return join(defs(), shell.top(crumbs, self.lang, tools=("link", "keys")))

    def _say(self) -> Html:
        title = tag("h1", self.session.scenario.title.of(self.lang), class_="rt-vh")
        message = tag("p", self.message, class_="rt-message", role="status") if self.message else ""
        said = tag("div", title, message, controls.narration(self.session, self.words), self._after())
        meter = controls.progress(self.session, self.all_steps, self.words)
        keys = controls.keys_help(self.words, self.bridge.keys_on) if self.keys_open else ""
        return join(tag("div", said, meter, class_="rt-say"), keys)

    def _after(self) -> Html:
        if not self.session.finished:
            return Html("")
        ids = lesson_ids(self.game)
        at = ids.index(self.session.scenario.id) + 1
        links = [tag("a", self.words("all-lessons"), href=f"start.ipynb?{urlencode({'lang': self.lang})}")]
        if at < len(ids):
            following = self.words("next-lesson", title=title_of(ids[at]).of(self.lang))
            links.insert(0, tag("a", following, href="?" + self._query(ids[at])))
        return tag("p", join(*links, by=" · "), class_="rt-next")

    def _choose(self) -> Html:
        session, speaks = self.session, self.speaker
        question = session.question
        asks = not session.must_guess
        return region(
            "choose",
            wording(self.lang)("head-choose"),
            None,
            controls.prediction(session.guess, self.words, speaks),
            choose.asked(question, speaks) if asks and question is not None else None,
            controls.options(session, self.words, speaks),
            choose.refused(question, speaks) if asks else None,
        )

    def _time(self, told: Trace) -> Html:
        session = self.session
        return icicle.time(
            told,
            session.node.number,
            self.speaker,
            controls.time_bar(session, self.bridge.playing, self.words),
            controls.branches(session, self.words, self.speaker),
        )

    def _draw_odds(self) -> None:
        nodes, words = self.session.history.nodes, wording(self.lang)
        found = SHOWN[self.game].odds([nodes[number].state for number in self.session.history.line()])
        if found is not None and self.session.is_guessing:
            found = replace(found, happened=None)  # it would give the answer away
        if (found, self.lang) == self.odds_shown:
            return
        self.odds_shown = (found, self.lang)
        self.parts["odds"].html = str(odds.odds(found, self.speaker))
        self.odds_view.layout.display = "none" if found is None else None
        if found is None:
            return
        laws = odds.laws_of(found, self.lang)
        _show(
            self.odds_view,
            odds.odds_figure(laws, self.lang),
            words("head-odds"),
            odds.odds_text(laws, self.lang),
        )

    def _draw_chain(self, told: Trace) -> None:
        graph = chain(told, self.session.node.depth)
        figure = chain_views.chain_figure(graph, self.speaker)
        steps = figure["data"][chain_views.NODES]["customdata"]
        self.chain_nodes = [told.nodes[min(step, told.steps)] for step in steps]
        self.parts["chain"].html = str(chain_views.chain(graph, self.speaker))
        alt = chain_views.chain_alt(graph, self.speaker)
        _show(self.chain_view, figure, wording(self.lang)("head-chain"), alt)

    def _tell(self) -> None:
        title = self.session.scenario.title.of(self.lang)
        happened = narrate_at(self.speaker, self.session.history)
        self.bridge.language = self.lang
        self.bridge.title = f"{title} · {self.words('app-title')}"
        self.bridge.said = f"{self.message} {happened}".strip()
        self.bridge.query = self._query()
        if self.session.moment.on_line and self.session.node.depth:
            step = self.all_steps if self.session.finished else self.session.node.depth
            mark = [self.session.scenario.id, step, self.all_steps]
            self.bridge.mark = msgspec.json.encode(mark).decode()

    def _query(self, lesson_id: str = "") -> str:
        query = {"lesson": (lesson_id or self.session.scenario.id).rpartition("/")[2], "lang": self.lang}
        if not lesson_id and (self.session.node.depth or self.session.guesses):
            try:
                query["at"] = pack(self.session.trail())
            except BadLink:
                self.message = self.message or self.words("error-link-too-long")
        return urlencode(query)

    def _layout(self) -> ipywidgets.VBox:
        odds_part = _box("rt-odds-part", self.parts["odds"], self.odds_view)
        chain_part = _box("rt-chain-part", self.parts["chain"], self.chain_view)
        grid = _box(
            "rt-lesson",
            *(self.parts[name] for name in ("table", "now", "choose", "time")),
            odds_part,
            self.parts["why"],
            chain_part,
        )
        return _box("rt-shell", self.bridge, self.parts["top"], _box("rt-page", self.parts["say"], grid))


def _box(css_class: str, *children: ipywidgets.Widget) -> ipywidgets.VBox:
    box = ipywidgets.VBox(children)
    box.add_class(css_class)
    return box


def _show(view: PlotlyView, figure: dict[str, Any], label: str, alt: str) -> None:
    """Gives a view its figure; one that stays the same is not sent again."""
    if figure != view.fig:
        view.fig = figure
    view.label, view.alt = label, alt


def lesson_page(game: str) -> ipywidgets.Widget:
    """The lesson page of a game, for a notebook's last line; opened where the visitor's link leads."""
    return LessonPage(game, page_request()).widget
