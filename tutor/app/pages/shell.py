"""The desk of a page on which a line of play is followed: its parts, figures, keys and steps.

What a lesson and a whole game have in common is here; what is said, asked and offered is the page's own.
Widgets are made once, every step draws them anew in place.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from tutor.app.games import VIEWS
from tutor.app.link import BadLink, bench_address
from tutor.app.pages.ahead import Pause
from tutor.app.pages.desk_page import Page
from tutor.app.pages.drawers import BEGIN, DRAWERS, Drawers
from tutor.app.pages.held_views import HeldViews
from tutor.app.request import Request
from tutor.app.serving.site import is_served
from tutor.app.sessions.navigation import Walk
from tutor.app.widgets.bridge import Bridge
from tutor.app.widgets.looks import stand
from tutor.app.widgets.region import LONGEST_VALUE, Region, StageRegion, box
from tutor.app.words import AppWords, app_words
from tutor.engine.history import Node
from tutor.engine.question import NotAllowed, Question
from tutor.engine.state import State
from tutor.rules.catalogue import is_rule, load
from tutor.rules.words import Lang
from tutor.trace.compare import compare
from tutor.trace.spans import Trace
from tutor.trace.words import Speaker, speaker, speaker_at
from tutor.views import shell
from tutor.views.bar import Go, Tab, Track, bar
from tutor.views.lesson import compared
from tutor.views.lesson.why import rule_address, rule_card
from tutor.views.markup import Html, join, tag
from tutor.views.theme import defs

REGIONS = ("top", "say", "now", "choose", "bar", "table", "why", "chain", "found", "odds", "time")
SEARCHES = ("chains", "ways")
"""What is pressed to have something searched for from the position shown."""
PAGES = {"bench": "workbench.ipynb", "studio": "studio.ipynb"}
"""Tools that lead to a page of their own, which not every site has."""
LOG = logging.getLogger("tutor.app")


class Desk(HeldViews):
    """The parts of one page; `message` is shown until the next press, `lang` is the page's language.

    `on_draw` is called whenever the page has been drawn, `pause` is begun after each press. `drawers` are
    those of the page, each with the part that it holds; nothing `longest` or shorter that is typed or opened
    in a part is lost.
    """

    def __init__(
        self,
        game: str,
        page: Page,
        on_kept: Callable[[str], None] | None = None,
        on_ready: Callable[[], None] | None = None,
        *,
        whole: bool = True,
        drawers: Mapping[str, str] = DRAWERS,
        longest: int = LONGEST_VALUE,
    ) -> None:
        super().__init__(game)
        self.page = page
        self.lang: Lang = "en"
        self.message = ""
        self.keys_open = False
        self.compared: int | None = None
        self.looked_up = ""
        self.on_draw: Callable[[], None] | None = None
        self.pause: Pause | None = None
        self.bridge = Bridge(self.command, on_kept=on_kept, on_ready=on_ready)
        self.bridge.observe(lambda _change: self.redraw(), "bare")
        names = dict.fromkeys((*REGIONS, *drawers.values()))
        kinds = {BEGIN: StageRegion}  # its pictures are stages
        self.parts = {
            name: kinds.get(name, Region)(f"rt-at-{name}", self.press, longest=longest) for name in names
        }
        self.drawers = Drawers(self.parts, self.press, drawers)
        self.whole = whole
        self.about = ""
        self.stage = StageRegion("rt-at-stage", self.press)
        coach = [self.parts[name] for name in (("say",) if whole else ()) + ("now", "choose")]
        self.coach = box("rt-coach", *coach)
        drawn = box("rt-drawers", *self.drawers.boxes.values())
        self.screen = box("rt-screen", self.stage, self.coach, drawn, self.parts["bar"])
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
        """The words of the game in the page's language, with the names of what and who plays."""
        walk = self.page.walk
        if walk is None:
            return speaker(self.game, self.lang)
        return speaker_at(self.game, self.lang, walk.node.state, walk.names)

    def receive(self, request: Request) -> None:
        """Takes over from a visit whose it is, its language, and the drawer that was open at its address."""
        self.bridge.owner = request.tag
        self.lang = "ru" if request.language == "ru" else "en"
        self.drawers.press(request.query.get("drawer", ""))

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
            self.about = self.looked_up = ""
        with self.bridge.together():
            self.redraw()
        if self.pause is not None:
            self.pause.begin()

    def redraw(self) -> None:
        """Draws the page; what cannot be drawn is said, so that one can go back."""
        try:
            self.page.draw()
        except Exception:
            LOG.exception("a position could not be drawn")
            self.message = self.words("error-inside")
            message = tag("p", self.message, class_="rt-message", role="status")
            self.parts["say"].html = str(tag("div", message, class_="rt-say", data_part="say"))
        if self.on_draw is not None:
            self.on_draw()

    def _act(self, action: str, value: str) -> None:
        walk = self.page.walk
        if action in ("jump", "branch") and value.isdigit() and walk is not None:
            walk.jump(int(value))
        elif action in ("start", "back", "forward", "play", "last-question"):
            self._obey(action, "")
        elif action == "drawer":
            self.looked_up = ""
            self.drawers.press(value)
        elif action == "everything":
            self._show_everything(not self.drawers.everything)
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
            self._look_up(value)
        elif action == "keys":
            self.keys_open = not self.keys_open
        elif action == "keys-switch":
            self.bridge.keys_on = not self.bridge.keys_on
        elif action == "compare" and value.isdigit() and walk is not None:
            self.compared = None if self.compared == int(value) else int(value)
            walk.jump(walk.line()[-1])
        elif action in SEARCHES and walk is not None:
            self.drawers.search(walk.node, f"{action}:{value}")
        else:
            self.page.act(action, value)

    def _obey(self, command: str, value: str) -> None:
        if command == "language":
            self.lang = "en" if self.lang == "ru" else "ru"
        elif command == "keys":
            self.keys_open = not self.keys_open
        elif command == "everything":
            self._show_everything(value == "1")
        elif command == "why-not":
            self.bridge.open_first(".rt-nope")
        elif command == "hint":
            self.bridge.press_first("[data-act=hint]")
        elif command == "shut" and not self.drawers.opened:
            self.page.act("place", "")
        elif command in ("chain", "shut"):
            self.drawers.press(command if command == "chain" else "")
        elif self.page.walk is not None:
            self._move(self.page.walk, command, value)

    def _look_up(self, rule: str) -> None:
        """Leads to the index of rules; where that is not, opens the rule in the drawer of rules."""
        if self.bridge.bare and self.whole:
            self.looked_up = rule
            self.drawers.opened = "why"
        else:
            self.bridge.visit(rule_address(rule, self.lang))

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

    def _show_everything(self, on: bool) -> None:
        self.drawers.everything = self.bridge.everything = on

    # ---- drawing

    def show(self, draws: Mapping[str, Callable[[], str]]) -> None:
        """Draws parts; what stays the same is not sent.

        What lies in a drawer that is shut is not drawn.
        """
        self._stand_drawers()
        for name, drawn in self.visible(draws):
            card = rule_card(self.looked_up, self.lang) if name == "why" and self.looked_up else ""
            (self.stage if name == "stage" else self.parts[name]).html = f"{card}{drawn()}"

    def visible(self, draws: Mapping[str, Callable[[], str]]) -> list[tuple[str, Callable[[], str]]]:
        """The parts that are drawn: none that lies in a drawer that is shut."""
        return [(name, drawn) for name, drawn in draws.items() if not self.drawers.hides(name)]

    def show_front(self, html: Html | None) -> None:
        """Shows something else instead of stage and coach, or these again."""
        self.front.html = str(html or "")
        stand(self.face, html is None)
        stand(self.page_box, html is not None)

    def options_about(self, question: Question) -> tuple[str, ...] | None:
        """The keys of the answers about the piece that was pressed on the stage; None where all are shown."""
        things = VIEWS[self.game].things
        about = tuple(one.key for one in question.options if self.about in things(one)) if self.about else ()
        return about or None

    def dock(self, go: Go, track: Track, where: str, *, back: bool, why: int = 0, odds: bool = False) -> Html:
        """The bar below, with the drawers that hold something; `where` says which step is shown."""
        tabs = self.tabs([name for name in self.drawers.held if name != "odds" or odds], {"why": why})
        return bar(go, track, tabs, self.drawers.opened, self.lang, where=where, back=back)

    def tabs(self, names: Iterable[str], counts: Mapping[str, int]) -> list[Tab]:
        """The drawers that can be opened, with how much is in them; none while all stand open."""
        return [] if self.drawers.everything else [Tab(name, counts.get(name, 0)) for name in names]

    def top(
        self,
        title: str,
        tools: Sequence[str] = ("bench", "link", "keys"),
        within: Sequence[tuple[str, str]] = (),
        middle: Html | None = None,
    ) -> Html:
        """The bar of the page; `within` are (text, address) of what lies between the game and this page.

        `middle` stands between the way to this page and its tools.
        """
        home = f"start.ipynb?{urlencode({'game': self.game, 'lang': self.lang})}"
        game = load(self.game).title.of(self.lang)
        first = () if self.whole else ((self.words("app-title"), home),)
        crumbs = (*first, (game, home), *within, (title, ""))
        there = [tool for tool in tools if self._is_there(tool)]
        everything = self.drawers.everything
        return join(defs(), shell.top(crumbs, self.lang, tools=there, middle=middle, everything=everything))

    def _is_there(self, tool: str) -> bool:
        """Whether a tool leads somewhere; in pages of others there are neither our pages nor addresses."""
        if self.bridge.bare:
            return tool not in (*PAGES, "link")
        return tool not in PAGES or is_served(PAGES[tool])

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
        differs = VIEWS[self.game].differs(see(other[-1]).state, see(mine[-1]).state, self.speaker)
        names_of_both = (called[str(mine[-1])], called[leaf])
        return join(buttons, compared.compared(parting, names_of_both, differs, self.lang))

    def show_odds(self, states: Sequence[State[Any]], *, roll_known: bool = True) -> None:
        """Draws the odds of what these positions are about, with how it came out if `roll_known`."""
        self.drawers.show_odds(states, self.speaker, roll_known=roll_known)

    def show_chain(
        self, traced: Callable[[], Trace], step: int | None, seat: str = "", *, searches: bool = True
    ) -> None:
        """Draws the chain at a step of the trace, and what can be searched in the position shown."""
        if self.page.walk is not None:
            self.drawers.show_chain(traced, self.page.walk, step, self.speaker, seat, searches=searches)

    def _stand_drawers(self) -> None:
        self.drawers.stand(self.lang)
        (self.widget.add_class if self.drawers.everything else self.widget.remove_class)("rt-everything")

    def tell(self, title: str, happened: str, query: str) -> None:
        """Gives the browser its title, its address with the drawer that is open, and what is read out."""
        self.bridge.language = self.lang
        self.bridge.title = f"{title} · {self.words('app-title')}"
        self.bridge.said = f"{self.message} {happened}".strip()
        opened = self.drawers.opened
        self.bridge.query = f"{query}&{urlencode({'drawer': opened})}" if opened else query
