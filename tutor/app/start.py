"""The start page: the lessons of every game, and the search of all rules."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

import ipywidgets

from tutor.app.bridge import Bridge, Progress
from tutor.app.games import SHOWN
from tutor.app.library import lesson, lesson_ids, title_of
from tutor.app.region import Region
from tutor.app.request import Request, page_request
from tutor.app.session import full_stops
from tutor.app.words import AppWords, app_words
from tutor.rules.catalogue import PREFIXES, load
from tutor.rules.search import search
from tutor.rules.searching import EntryKind
from tutor.rules.words import Lang
from tutor.scenario.games import game_named
from tutor.views import shell
from tutor.views import start as views
from tutor.views.markup import Html, join, tag
from tutor.views.why import rule_card

FIRST_HITS = 6
"""So many rules are listed at once."""

RULES: Final[tuple[EntryKind, ...]] = ("rule",)

PARTS = ("top", "hero", "found", "games")

MOST_HITS = 60
"""More than that is no answer to a search."""

LONGEST_QUERY = 200
"""A longer search is cut: nobody types it."""

NOTEBOOKS = {"penumbra": "penumbra-threat.ipynb"}
"""The notebook that shows a game's lessons."""


class StartPage:
    """The gallery and the search. Widgets are made once and drawn anew in place."""

    def __init__(self, request: Request) -> None:
        self.lang: Lang = "ru" if request.language == "ru" else "en"
        self.query = request.query.get("find", "")[:LONGEST_QUERY]
        self.rule = request.query.get("rule", "")[:LONGEST_QUERY]
        self.everything = False
        self.progress = Progress({})
        self.bridge = Bridge(self._command, self._remember)
        self.parts = {name: Region(f"rt-at-{name}", self._press) for name in PARTS}
        hero = ipywidgets.VBox([self.parts["hero"], self.parts["found"]])
        hero.add_class("rt-hero")
        page = ipywidgets.VBox([hero, self.parts["games"]])
        page.add_class("rt-page")
        self.widget = ipywidgets.VBox([self.bridge, self.parts["top"], page])
        self.widget.add_class("rt-shell")
        self.draw()

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return app_words(self.lang)

    def _press(self, action: str, value: str) -> None:
        if action == "search":
            self.query, self.everything, self.rule = value[:LONGEST_QUERY].strip(), False, ""
        elif action == "search-all":
            self.everything = True
        elif action == "rule":
            self.rule = value
        elif action == "lang" and value in ("ru", "en"):
            self.lang = "ru" if value == "ru" else "en"
        self.draw()

    def _command(self, command: str, value: str) -> None:
        if command == "language":
            self.lang = "en" if self.lang == "ru" else "ru"
            self.draw()
        elif command == "search":
            self.bridge.focus("#q")

    def _remember(self, progress: Progress) -> None:
        self.progress = progress
        self.draw()

    def draw(self) -> None:
        """Brings the page up to date."""
        crumbs = ((self.words("app-title"), ""),)
        self.parts["top"].html = str(shell.top(crumbs, self.lang, tools=()))
        self.parts["hero"].html = str(self._hero())
        self.parts["found"].html = str(self._found())
        self.parts["games"].html = str(views.gallery(self._shelves(), self.lang))
        self.bridge.language = self.lang
        self.bridge.title = self.words("app-title")
        query: dict[str, str] = {"lang": self.lang}
        if self.query:
            query["find"] = self.query
        if self.rule:
            query["rule"] = self.rule
        self.bridge.query = urlencode(query)

    def _hero(self) -> Html:
        game = next(iter(SHOWN))
        first = lesson(lesson_ids(game)[0])
        if first.script is None:
            return views.hero(self.lang)
        last = self.progress.last
        begun = last in lesson_ids(game) and lesson(last).script is not None
        wanted = last if begun else first.id
        says = self.words("go-on" if begun else "begin", title=title_of(wanted).of(self.lang))
        return views.hero(self.lang, (says, self._href(game, wanted)))

    def _found(self) -> Html:
        box = views.search_box(self.lang, sum(len(load(game).rules) for game in PREFIXES), self.query)
        shown = self._rule_shown()
        if not self.query:
            return join(box, shown)
        found = search(self.query, lang=self.lang, limit=MOST_HITS, kinds=RULES)
        listed = found if self.everything else found[:FIRST_HITS]
        return join(box, shown, views.hits(listed, self.lang, total=len(found)))

    def _rule_shown(self) -> Html:
        try:
            card = rule_card(self.rule, self.lang) if self.rule else None
        except KeyError:
            return tag("p", self.words("search-none"), class_="rt-note")
        return tag("div", card, class_="rt-found rt-found--one") if card else Html("")

    def _shelves(self) -> list[views.Shelf]:
        shelves = []
        for game in PREFIXES:
            lessons: list[views.Lesson] = []
            met: set[str] = set()
            for lesson_id in lesson_ids(game) if game in SHOWN else ():
                script = lesson(lesson_id).script
                if script is None:
                    continue
                told = script.scenario
                met.update(told.shows)
                lessons.append(
                    views.Lesson(
                        told.title.of(self.lang),
                        self._href(game, lesson_id),
                        told.level,
                        told.summary.of(self.lang),
                        full_stops(script),
                        *self._state(lesson_id),
                    )
                )
            play = self._play(game) if game in SHOWN else None
            shelves.append(views.Shelf(game, tuple(lessons), len(met), play=play))
        return shelves

    def _play(self, game: str) -> views.Play | None:
        openings = game_named(game).openings()
        if not openings:
            return None
        note = openings[0].note
        query = urlencode({"game": game, "lang": self.lang})
        badge = note.of(self.lang) if note is not None else ""
        return views.Play(self.words("play-whole"), f"play.ipynb?{query}", badge)

    def _state(self, lesson_id: str) -> tuple[views.Progress, int, bool]:
        here = lesson_id == self.progress.last
        if lesson_id not in self.progress.lessons:
            return "new", 0, here
        step, _, done = self.progress.lessons[lesson_id]
        return "done" if done else "begun", step, here

    def _href(self, game: str, lesson_id: str) -> str:
        query = urlencode({"lesson": lesson_id.rpartition("/")[2], "lang": self.lang})
        return f"{NOTEBOOKS[game]}?{query}"


def start_page() -> ipywidgets.Widget:
    """The start page, for a notebook's last line."""
    return StartPage(page_request()).widget
