"""The index of rules: search, and every rule, ruling and component with all that belongs to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final
from urllib.parse import urlencode

import ipywidgets
from msgspec.structs import replace

from tutor.analysis.queries.interpretation import Interpretation
from tutor.app.library import entries, lesson_query, notebook
from tutor.app.link import BadLink, bench_address
from tutor.app.pages.front import head
from tutor.app.request import Request, page_request
from tutor.app.serving.site import is_served
from tutor.app.widgets.bridge import Bridge
from tutor.app.widgets.looks import stand
from tutor.app.widgets.plotly_view import Click, PlotlyView
from tutor.app.widgets.region import Region, box
from tutor.app.words import app_words
from tutor.coverage import read_record
from tutor.rules.catalogue import PREFIXES, game_of, is_rule, load
from tutor.rules.graph import RuleGraph
from tutor.rules.search import Hit, counted
from tutor.rules.words import Lang
from tutor.scenario.citing import rule_graph
from tutor.scenario.rule_questions import question_showing
from tutor.trace.words import speaker_at
from tutor.views.analysis.interpretations import question_text
from tutor.views.lesson.why import rule_place
from tutor.views.markup import Html, join, tag
from tutor.views.rules import rule_index, rule_map, rule_search
from tutor.views.rules.rule_index import Showing
from tutor.views.words import Wording, wording

PARTS: Final = ("top", "ask", "read", "map", "found")

FIRST_HITS: Final = 12
"""So many entries are listed at once."""

MOST_HITS: Final = 80
"""More than that is no answer to a search."""

LONGEST: Final = 200
"""Longer ids and searches are cut: nobody types them."""

SEEN: Final = 5
"""So many of the rules seen before can be gone back to."""


class RulesPage:
    """The index: `id` is the rule, ruling or component that is open, if any, `game` limits the search."""

    def __init__(self, request: Request) -> None:
        self.lang: Lang = "ru" if request.language == "ru" else "en"
        query = {name: text[:LONGEST].strip() for name, text in request.query.items()}
        self.request = request
        self.game = query.get("game", "") if query.get("game") in PREFIXES else ""
        self.query = query.get("q", "")
        self.everything = False
        self.message = ""
        self.of = ""
        self.id = ""
        self.seen: list[str] = []
        self.bridge = Bridge(self._command)
        self.parts = {name: Region(f"rt-at-{name}", self.press) for name in PARTS}
        self.view = PlotlyView(
            {"data": [], "layout": {}}, label="", alt="", key_trace=rule_map.NODES, on_click=self._clicked
        )
        read = box("rt-index__read", self.parts["read"], self.parts["map"], self.view)
        page = box("rt-page", box("rt-index", self.parts["ask"], read, self.parts["found"]))
        self.widget = box("rt-shell", self.bridge, self.parts["top"], page)
        if query.get("rule"):
            self._open_rule(query["rule"])
        elif query.get("part") and self.game:
            self._open_part(self.game, query["part"])
        self.draw()

    @property
    def words(self) -> Wording:
        """The words of the views in the page's language."""
        return wording(self.lang)

    # ---- what was pressed

    def press(self, action: str, value: str) -> None:
        """Does what was pressed; what makes no sense changes nothing."""
        self.message = ""
        value, before = value[:LONGEST], (self.of, self.id)
        if action == "search":
            self._search(value.strip())
        elif action == "search-all":
            self.everything = True
        elif action == "game" and (not value or value in PREFIXES):
            self.game, self.everything = value, False
        elif action == "rule":
            self._open_rule(value)
        elif action == "part":
            self._open_part(*value.partition("/")[::2])
        elif action == "lang" and value in ("ru", "en"):
            self.lang = "ru" if value == "ru" else "en"
        with self.bridge.together():
            self.draw()
        if (self.of, self.id) != before:
            self.bridge.focus("#h-entry")

    def _command(self, command: str, _value: str) -> None:
        if command == "language":
            self.press("lang", "en" if self.lang == "ru" else "ru")
        elif command == "search":
            self.bridge.focus("#q")

    def _clicked(self, click: Click) -> None:
        """Opens the neighbour that was pressed in the figure."""
        if click["curve"] != rule_map.NODES:
            return
        id = self.view.fig["data"][rule_map.NODES]["customdata"][click["point"]]
        if id in {component.id for component in load(self.of).components}:
            self.press("part", f"{self.of}/{id}")
        else:
            self.press("rule", id)

    def _search(self, query: str) -> None:
        self.query, self.everything = query, False
        if is_rule(query):
            self._open_rule(query)

    def _open_rule(self, id: str) -> None:
        if is_rule(id):
            self._open(game_of(id), id)
        else:
            self.message = self.words("index-none", id=id)

    def _open_part(self, game: str, id: str) -> None:
        if game in PREFIXES and id in {component.id for component in load(game).components}:
            self._open(game, id)
        else:
            self.message = self.words("index-none", id=id)

    def _open(self, game: str, id: str) -> None:
        if is_rule(self.id) and self.id != id:
            self.seen = [self.id, *(other for other in self.seen if other not in (self.id, id))][:SEEN]
        self.of, self.id = game, id

    # ---- drawing

    def draw(self) -> None:
        """Brings the page up to date; parts that stay the same are not sent."""
        title = self.words("index-title")
        app = app_words(self.lang)("app-title")
        home = f"start.ipynb?{urlencode({'lang': self.lang})}"
        drawn = {
            "top": head(((app, home), (title, "")), self.request, self.lang, searches=False),
            "ask": self._ask(),
            "read": self._read(),
            "found": self._results(),
            "map": self._map(),
        }
        for name, html in drawn.items():
            self.parts[name].html = str(html)
        self.bridge.language = self.lang
        named = rule_map.name_of(load(self.of), self.id, self.lang) if self.id else ""
        self.bridge.title = " · ".join(part for part in (named, title, app) if part)
        self.bridge.said = self.message or named
        self.bridge.query = urlencode(self._address())

    def _address(self) -> dict[str, str]:
        """What the page's address says, so that it leads back here."""
        query: dict[str, str] = {"lang": self.lang}
        if is_rule(self.id):
            query["rule"] = self.id
        elif self.id:
            query["part"] = self.id
        game = self.of if self.id and "part" in query else self.game
        if game:
            query["game"] = game
        return query | ({"q": self.query} if self.query else {})

    def _ask(self) -> Html:
        heading = tag("h1", self.words("index-title"), class_="rt-vh")
        label = self.words("index-search")
        field = rule_search.search_box(self.lang, label, self.query, tuple(PREFIXES), self.game)
        message = tag("p", self.message, class_="rt-message", role="status") if self.message else None
        before = join(*[rule_place(id, self.lang) for id in self.seen], by=" · ")
        back = tag("p", join(self.words("index-back"), before, by=" "), class_="rt-note")
        return join(heading, message, field, back if self.seen else None)

    def _read(self) -> Html:
        if not self.id and self.query:
            return Html("")
        if not self.id:
            return rule_search.sections([self.game] if self.game else tuple(PREFIXES), self.lang)
        graph, catalogue = rule_graph(self.of), load(self.of)
        if not is_rule(self.id):
            return rule_index.component_page(graph, self.id, self.lang)
        lessons = lessons_showing(self.of, self.id, self.lang)
        question = question_on_bench(self.of, self.id, self.lang)
        if self.id not in catalogue:
            return rule_index.ruling_page(graph, self.id, self.lang, lessons, question=question)
        record = read_record(self.of)
        states = [name for name in ("enforced", "asserted", "taught") if self.id in getattr(record, name)]
        return rule_index.rule_page(graph, self.id, self.lang, lessons, states, question=question)

    def _map(self) -> Html:
        """Draws the figure of neighbours, and gives its head."""
        if not self.id:
            stand(self.view, False)
            return Html("")
        picture = rule_map.rule_map(rule_graph(self.of), self.id, self.lang)
        joined = len(picture.figure["data"][rule_map.NODES]["x"]) > 1
        # A figure that is hidden has no width: it is drawn when it stands.
        stand(self.view, joined)
        self.view.label, self.view.alt = self.words("map-head"), picture.alt
        if picture.figure != self.view.fig:
            self.view.fig = picture.figure
        return rule_index.map_head(self.lang, joined=joined)

    def _results(self) -> Html:
        if not self.query:
            return Html("")
        results = counted(self.query, games=[self.game] if self.game else None, limit=MOST_HITS)
        listed = results.hits if self.everything else results.hits[:FIRST_HITS]
        head = tag("h2", self.words("found"), class_="rt-sub")
        return join(
            head,
            rule_search.hits(listed, self.lang, results.total, _graphs(listed), at_hand=len(results.hits)),
        )


def lessons_showing(game: str, rule: str, lang: Lang) -> tuple[Showing, ...]:
    """The lessons that show a rule or ruling, with links to the full stop that cites it."""
    showings = []
    for entry in entries(game):
        if entry.listing is not None and rule in entry.listing.shows:
            query = urlencode({**lesson_query(entry.id), "rule": rule, "lang": lang})
            about = wording(lang)(f"level-{entry.listing.level}")
            href = f"{notebook(game, entry.topic)}?{query}"
            showings.append(Showing(entry.listing.title.of(lang), href, about))
    return tuple(showings)


def question_on_bench(game: str, rule: str, lang: Lang) -> Showing | None:
    """The question that shows a rule, with the address that asks it on the workbench, if there is one."""
    asked = question_showing(game, rule) if is_served("workbench.ipynb") else None
    if asked is None:
        return None
    opened, move, title = asked
    speaks = speaker_at(game, lang, opened.state, opened.case.names)
    interpretation = Interpretation("may", (move,))
    says = title.of(lang) if title is not None else question_text(interpretation, speaks)
    with suppress(BadLink):
        address = bench_address(replace(opened.case, answers=()), opened.history, lang)
        return Showing(says, f"{address}&{urlencode({'ask': interpretation.key})}")
    return None


def _graphs(hits: Sequence[Hit]) -> Mapping[str, RuleGraph]:
    """The graphs of the games of which components were found: no other game is loaded for a search."""
    return {game: rule_graph(game) for game in {hit.game for hit in hits if hit.kind == "component"}}


def rules_page() -> ipywidgets.Widget:
    """The index of rules, for a notebook's last line; opened where the visitor's link leads."""
    return RulesPage(page_request()).widget
