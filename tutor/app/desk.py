"""The desk of a page on which a line of play is followed: its parts, figures, keys and steps.

What a lesson and a whole game have in common is here; what is said, asked and offered is the page's own.
Widgets are made once, every step draws them anew in place.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol
from urllib.parse import urlencode

import ipywidgets
from msgspec.structs import replace

from tutor.analysis.threat_odds import ThreatOdds
from tutor.app.games import SHOWN, nothing_found
from tutor.app.link import BadLink, bench_address
from tutor.app.serving.site import is_served
from tutor.app.walk import Walk
from tutor.app.widgets.bridge import Bridge
from tutor.app.widgets.plotly_view import Click, PlotlyView
from tutor.app.widgets.region import Region, StageRegion, box
from tutor.app.words import AppWords, app_words
from tutor.engine.history import Node
from tutor.engine.question import NotAllowed, Question
from tutor.engine.state import State
from tutor.rules.catalogue import is_rule, load
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.trace.compare import compare
from tutor.trace.graph import chain
from tutor.trace.spans import Trace
from tutor.trace.words import Speaker, speaker
from tutor.views import chain as chain_views
from tutor.views import choose, compared, odds, shell, timeline
from tutor.views.bar import Go, Tab, Track, bar, closer
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Setting, draw, picks
from tutor.views.stage.pieces import Pick
from tutor.views.theme import defs
from tutor.views.why import rule_address
from tutor.views.words import wording

REGIONS = ("top", "say", "now", "choose", "bar", "table", "why", "chain", "found", "odds", "time")
DRAWERS: Mapping[str, str] = {
    **{name: name for name in ("table", "why", "chain", "odds")},
    "story": "time",
}
"""The drawers in their order, each with the part that it holds."""
SEARCHES = ("chains", "ways")
"""What is pressed to have something searched for from the position shown."""
PAGES = {"bench": "workbench.ipynb", "studio": "studio.ipynb"}
"""Tools that lead to a page of their own, which not every site has."""
LOG = logging.getLogger("tutor.app")


class Page(Protocol):
    """What a desk asks of the page that it belongs to."""

    @property
    def walk(self) -> Walk | None:
        """The line of play that is followed, if any yet."""
        ...

    @property
    def start(self) -> Case | None:
        """The case in which the line of play begins, if there is one yet."""
        ...

    def act(self, action: str, value: str) -> None:
        """Does what was pressed, unless the desk does it itself."""
        ...

    def option(self, number: int) -> None:
        """Takes the option of that number, counted from 1."""
        ...

    def go(self) -> Go:
        """What the primary button does now."""
        ...

    def draw(self) -> None:
        """Brings every part up to date."""
        ...


class Desk:
    """The parts of one page; `message` is shown until the next press, `lang` is the page's language."""

    def __init__(
        self,
        game: str,
        page: Page,
        on_kept: Callable[[str], None] | None = None,
        on_ready: Callable[[], None] | None = None,
        *,
        whole: bool = True,
    ) -> None:
        self.game = game
        self.page = page
        self.lang: Lang = "en"
        self.message = ""
        self.keys_open = False
        self.compared: int | None = None
        self.bridge = Bridge(self.command, on_kept=on_kept, on_ready=on_ready)
        self.parts = {name: Region(f"rt-at-{name}", self.press) for name in REGIONS}
        self.odds_view = PlotlyView({"data": [], "layout": {}}, label="", alt="")
        self.chain_view = PlotlyView(
            {"data": [], "layout": {}},
            label="",
            alt="",
            key_trace=chain_views.NODES,
            on_click=self._chain_click,
        )
        self.chain_nodes: list[int] = []
        self.found_view = PlotlyView({"data": [], "layout": {}}, label="", alt="", key_trace=0)
        self.search_at: tuple[Node[Any], str] | None = None
        self.found_shown: tuple[Node[Any], Lang, str, bool] | None = None
        self.odds_shown: tuple[ThreatOdds | None, Lang | None] = (None, None)
        self.drawer = ""
        self.everything = False
        self.whole = whole
        self.about = ""
        self.stage = StageRegion("rt-at-stage", self.press)
        self.shut = Region("rt-drawer__head", self.press)
        self.drawers = self._drawers()
        coach = [self.parts[name] for name in (("say",) if whole else ()) + ("now", "choose")]
        self.screen = box(
            "rt-screen",
            self.stage,
            box("rt-coach", *coach),
            box("rt-drawers", *self.drawers.values()),
            self.parts["bar"],
        )
        self.face = box("rt-face", self.screen)
        self.front = Region("rt-at-front", self.press)
        self.page_box = box("rt-page", *([self.front] if whole else []))
        body = box("rt-body", self.face, self.page_box) if whole else self.page_box
        self.widget = box("rt-shell", self.bridge, self.parts["top"], body)
        if whole:
            self.widget.add_class("rt-shell--full")
            self.show_front(None)
        self._stand_drawers()

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return app_words(self.lang)

    @property
    def speaker(self) -> Speaker:
        """The words of the game in the page's language."""
        return speaker(self.game, self.lang)

    # ---- what was pressed

    def press(self, action: str, value: str) -> None:
        """Does what was pressed in a part of the page."""
        self.do(lambda: self._act(action, value))

    def command(self, command: str, value: str) -> None:
        """Does what a key or the clock asks for."""
        self.do(lambda: self._obey(command, value))

    def do(self, what: Callable[[], None]) -> None:
        """Does one thing and draws; whatever goes wrong is said in words, and the position is kept."""
        self.message = ""
        node = None if self.page.walk is None else self.page.walk.node
        try:
            what()
        except NotAllowed as refused:
            # What the question does not even know was meant for the one before it: a press too many.
            self.message = self.words("error-refused") if refused.reasons else ""
        except Exception:
            LOG.exception("a press could not be carried out")
            self.message = self.words("error-inside")
        if self.page.walk is None or self.page.walk.node is not node:
            self.about = ""
        self.redraw()

    def redraw(self) -> None:
        """Draws the page; what cannot be drawn is said, so that one can go back."""
        try:
            self.page.draw()
        except Exception:
            LOG.exception("a position could not be drawn")
            self.message = self.words("error-inside")
            said = tag("p", self.message, class_="rt-message", role="status")
            self.parts["say"].html = str(tag("div", said, class_="rt-say", data_part="say"))

    def _chain_click(self, click: Click) -> None:
        step = click["point"]
        self.do(lambda: self._chain_step(step))

    def _act(self, action: str, value: str) -> None:
        walk = self.page.walk
        if action in ("jump", "branch") and value.isdigit() and walk is not None:
            walk.jump(int(value))
        elif action in ("start", "back", "forward", "play", "last-question"):
            self._obey(action, "")
        elif action == "drawer":
            self.drawer = value if value in DRAWERS and value != self.drawer else ""
        elif action == "everything":
            self.everything = self.bridge.everything = not self.everything
        elif action == "about":
            self.about = value
        elif action == "lang" and value in ("ru", "en"):
            self.lang = "ru" if value == "ru" else "en"
        elif action == "link":
            self.bridge.copy_address()
            self.message = self.words("said-copied")
        elif action == "bench":
            self._to_bench()
        elif action == "rule" and is_rule(value):
            self.bridge.visit(rule_address(value, self.lang))
        elif action == "keys":
            self.keys_open = not self.keys_open
        elif action == "keys-switch":
            self.bridge.keys_on = not self.bridge.keys_on
        elif action == "compare" and value.isdigit() and walk is not None:
            self.compared = None if self.compared == int(value) else int(value)
            walk.jump(walk.line()[-1])
        elif action in SEARCHES and walk is not None:
            self.search_at = walk.node, f"{action}:{value}"
        else:
            self.page.act(action, value)

    def _obey(self, command: str, value: str) -> None:
        if command == "language":
            self.lang = "en" if self.lang == "ru" else "ru"
        elif command == "keys":
            self.keys_open = not self.keys_open
        elif command == "everything":
            self.everything = self.bridge.everything = value == "1"
        elif command == "why-not":
            self.bridge.open_first(".rt-nope")
        elif command == "hint":
            self.bridge.press_first("[data-act=hint]")
        elif command == "chain":
            self.drawer = "" if self.drawer == "chain" else "chain"
        elif self.page.walk is not None:
            self._move(self.page.walk, command, value)

    def _to_bench(self) -> None:
        """Takes the position shown to the workbench."""
        start, walk = self.page.start, self.page.walk
        if start is None or walk is None:
            return
        try:
            self.bridge.visit(bench_address(start, walk.history, self.lang))
        except BadLink:
            self.message = self.words("error-case-long")

    def _move(self, walk: Walk, command: str, value: str) -> None:
        moves: dict[str, Callable[[], object]] = {
            "forward": walk.forward,
            "back": walk.back,
            "next-question": walk.to_question,
            "last-question": walk.to_last_question,
            "start": lambda: walk.jump(0),
            "end": walk.to_end,
            "stop": lambda: None,
        }
        if command == "play":
            self.bridge.playing = not self.bridge.playing and walk.can_go_on
        elif command == "forward" and value == "play":
            self.bridge.playing = self.bridge.playing and walk.forward() and walk.can_go_on
        elif command in moves:
            self.bridge.playing = False
            go = self.page.go() if command == "forward" else None
            if go is not None and go.act not in ("", "forward"):
                self.page.act(go.act, go.value)
            else:
                moves[command]()
        elif command == "option" and value.isdigit():
            self.page.option(int(value))

    def _chain_step(self, point: int) -> None:
        if self.page.walk is not None and 0 <= point < len(self.chain_nodes):
            self.page.walk.jump(self.chain_nodes[point])

    # ---- drawing

    def show(self, draws: Mapping[str, Callable[[], str]]) -> None:
        """Draws parts in that order, each sent as soon as it is drawn; what stays the same is not sent.

        What lies in a drawer that is shut is not drawn.
        """
        self._stand_drawers()
        shut = {part for name, part in DRAWERS.items() if not self.is_open(name)}
        for name, drawn in draws.items():
            if name not in shut:
                (self.stage if name == "stage" else self.parts[name]).html = str(drawn())

    def show_front(self, html: Html | None) -> None:
        """Shows something else instead of stage and coach, or these again."""
        self.front.html = str(html or "")
        stand(self.face, html is None)
        stand(self.page_box, html is not None)

    def is_open(self, drawer: str) -> bool:
        """Whether the drawer of that name stands open."""
        return self.everything or self.drawer == drawer

    def set_stage(
        self,
        state: State[Any],
        before: State[Any],
        question: Question | None,
        seat: str = "",
        you: str = "",
    ) -> Html:
        """The stage of a position, with the answers to its question by the pieces that they are about.

        `question` is None while a prediction is open, `seat` whose hidden cards alone are shown, `you` the
        seat that the reader plays.
        """
        found: dict[str, Pick] = {}
        shown = SHOWN[self.game]
        if question is not None and question.chance is None:
            found = picks(choose.numbered(question, self.speaker), shown.things)
        setting = Setting(state, before, question, self.speaker, seat, you, found)
        return draw(shown.stage(setting), self.game)

    def options_about(self, question: Question) -> tuple[str, ...] | None:
        """The keys of the answers about the piece that was pressed on the stage; None where all are shown."""
        things = SHOWN[self.game].things
        about = tuple(one.key for one in question.options if self.about in things(one)) if self.about else ()
        return about or None

    def dock(self, go: Go, track: Track, where: str, *, back: bool, why: int = 0, odds: bool = False) -> Html:
        """The bar below, with the drawers that hold something; `where` says which step is shown."""
        tabs = [Tab(name, why if name == "why" else 0) for name in DRAWERS if name != "odds" or odds]
        opened = "" if self.everything else self.drawer
        return bar(go, track, () if self.everything else tabs, opened, self.lang, where=where, back=back)

    def top(
        self,
        title: str,
        tools: Sequence[str] = ("bench", "link", "keys"),
        within: Sequence[tuple[str, str]] = (),
    ) -> Html:
        """The bar of the page; `within` are (text, address) of what lies between the game and this page."""
        home = f"start.ipynb?{urlencode({'game': self.game, 'lang': self.lang})}"
        game = load(self.game).title.of(self.lang)
        first = () if self.whole else ((self.words("app-title"), home),)
        crumbs = (*first, (game, home), *within, (title, ""))
        there = [tool for tool in tools if tool not in PAGES or is_served(PAGES[tool])]
        return join(defs(), shell.top(crumbs, self.lang, tools=there, everything=self.everything))

    def other_line(self, walk: Walk) -> tuple[int, ...]:
        """The nodes of the line that the one shown is compared with; none where it is not compared."""
        leaf, history = self.compared, walk.history
        if leaf is None or leaf >= len(history.nodes) or leaf in walk.line():
            return ()
        return history.line(leaf)

    def lines(
        self,
        walk: Walk,
        names: Sequence[tuple[str, str]],
        node: Callable[[int], Node[Any]] | None = None,
    ) -> Html:
        """The lines of play, where there is more than one, and how the one shown differs from another.

        `names` are their last nodes and what they are called; `node` gives what may be seen of a node.
        """
        if len(names) < 2:
            return Html("")
        mine, other = walk.line(), self.other_line(walk)
        leaf = str(other[-1]) if other else ""
        called = dict(names)
        buttons = shell.branches(names, str(mine[-1]), self.lang, can_keep=False, compared=leaf)
        if leaf not in called:
            return buttons
        see = node or walk.history.nodes.__getitem__
        parting = compare(mine, other, see, self.speaker)
        differs = SHOWN[self.game].differs(see(other[-1]).state, see(mine[-1]).state, self.speaker)
        names_of_both = (called[str(mine[-1])], called[leaf])
        return join(buttons, compared.compared(parting, names_of_both, differs, self.lang))

    def show_odds(self, states: Sequence[State[Any]], *, told: bool = True) -> None:
        """Draws the odds of what these positions of a line are about, with how it came out if `told`."""
        if not self.is_open("odds"):
            return
        found = SHOWN[self.game].odds(states)
        if found is not None and not told:
            found = replace(found, happened=None)
        if (found, self.lang) == self.odds_shown:
            return
        self.odds_shown = (found, self.lang)
        self.parts["odds"].html = str(odds.odds(found, self.speaker))
        stand(self.odds_view, found is not None)
        if found is not None:
            laws = odds.laws_of(found, self.lang)
            figure, alt = odds.odds_figure(laws, self.lang), odds.odds_text(laws, self.lang)
            show_figure(self.odds_view, figure, wording(self.lang)("head-odds"), alt)

    def show_chain(
        self, traced: Callable[[], Trace], step: int | None, seat: str = "", *, searches: bool = True
    ) -> None:
        """Draws the chain of cards at a step of the trace, else that of effects, and what can be searched.

        With a `seat` nothing is searched but what it knows; without `searches` nothing at all.
        """
        if not self.is_open("chain"):
            return
        walk, shown, told = self.page.walk, SHOWN[self.game], traced()
        assert walk is not None
        step = told.steps if step is None else step
        states = [walk.history.nodes[number].state for number in told.nodes[: step + 1]]
        cards = shown.chain(states, self.speaker)
        at = timeline.here(told, told.nodes[step]) if step else 0  # before the first step nothing has run
        picture = cards or chain_views.picture(chain(told, at), self.speaker)
        begun = picture.figure["data"][chain_views.NODES]["customdata"]
        self.chain_nodes = [told.nodes[min(first, step)] for first in begun]
        self.parts["chain"].html = str(picture.html)
        self._show_found(walk.node, seat, searches)
        # A figure that is hidden has no width: it is drawn when it stands.
        drawn = bool(picture.figure["data"][chain_views.NODES]["x"])
        stand(self.chain_view, drawn)
        if drawn:
            show_figure(self.chain_view, picture.figure, wording(self.lang)("head-chain"), picture.alt)

    def _show_found(self, node: Node[Any], seat: str, searches: bool) -> None:
        """Draws what was searched for in this position; it is not searched for again at every press."""
        wanted = self.search_at[1] if self.search_at is not None and self.search_at[0] is node else ""
        drawn = (node, self.lang, wanted, searches)
        if drawn == self.found_shown:
            return
        self.found_shown = drawn
        find = SHOWN[self.game].found if searches else nothing_found
        found = find(node.state, node.question, self.speaker, wanted, seat)
        self.parts["found"].html = str(found.html)
        stand(self.found_view, found.figure is not None)
        if found.figure is not None:
            show_figure(self.found_view, found.figure, found.label, found.alt)

    def tell(self, title: str, happened: str, query: str) -> None:
        """Gives the browser its title and address, and what is read out."""
        self.bridge.language = self.lang
        self.bridge.title = f"{title} · {self.words('app-title')}"
        self.bridge.said = f"{self.message} {happened}".strip()
        self.bridge.query = query

    def _drawers(self) -> dict[str, ipywidgets.Widget]:
        inside: dict[str, tuple[ipywidgets.Widget, ...]] = {
            name: (self.parts[part],) for name, part in DRAWERS.items()
        }
        inside["chain"] += (self.chain_view, self.parts["found"], self.found_view)
        inside["odds"] += (self.odds_view,)
        made = {}
        for name, parts in inside.items():
            made[name] = box("rt-drawer", self.shut, *parts)
            made[name].add_class(f"rt-drawer--{name}")
        return made

    def _stand_drawers(self) -> None:
        """Opens and shuts the drawers; all stand open where everything is shown."""
        for name, drawer in self.drawers.items():
            stand(drawer, self.is_open(name))
        (self.widget.add_class if self.everything else self.widget.remove_class)("rt-everything")
        self.shut.html = str(closer(self.lang))


def stand(widget: ipywidgets.DOMWidget, stands: bool) -> None:
    """Shows a widget, or takes it out of the page while it holds nothing."""
    widget.layout.display = None if stands else "none"


def show_figure(view: PlotlyView, figure: dict[str, Any], label: str, alt: str) -> None:
    """Gives a view its figure; one that stays the same is not sent again."""
    if figure != view.fig:
        view.fig = figure
    view.label, view.alt = label, alt
