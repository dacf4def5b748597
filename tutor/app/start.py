"""The start page: the lessons of every game, and the search of all rules."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

import ipywidgets

from tutor.app.entrance.visitor_links import visitor_links
from tutor.app.games import SHOWN, TOOLS
from tutor.app.learner.courses import following, lesson_address, shown
from tutor.app.learner.keeping import Keeping, progress_of
from tutor.app.library import Entry, course_of_game, entries, topics
from tutor.app.request import Request, page_request
from tutor.app.widgets.bridge import Bridge, Progress
from tutor.app.widgets.region import Region
from tutor.app.words import AppWords, app_words
from tutor.rules.catalogue import PREFIXES, is_rule, load
from tutor.rules.search import counted
from tutor.rules.searching import EntryKind
from tutor.rules.words import Lang
from tutor.scenario.games import game_named
from tutor.scenario.index import Listed
from tutor.trace.words import speaker
from tutor.views import shell
from tutor.views import start as views
from tutor.views.course import Course
from tutor.views.lesson_list import Lesson
from tutor.views.lesson_list import Progress as State
from tutor.views.markup import Html, join, tag
from tutor.views.rule_search import hits, search_box
from tutor.views.why import INDEX, rule_address
from tutor.views.words import wording

FIRST_HITS = 6
"""So many rules are listed at once."""

RULES: Final[tuple[EntryKind, ...]] = ("rule",)

PARTS = ("top", "hero", "found", "games")

MOST_HITS = 60
"""More than that is no answer to a search."""

LONGEST_QUERY = 200
"""A longer search is cut: nobody types it."""


class StartPage:
    """The gallery and the search. Widgets are made once and drawn anew in place."""

    def __init__(self, request: Request) -> None:
        self.lang: Lang = "ru" if request.language == "ru" else "en"
        self.query = request.query.get("find", "")[:LONGEST_QUERY]
        self.topic = request.query.get("topic", "")[:LONGEST_QUERY]
        self.course = request.query.get("course", "")[:LONGEST_QUERY]
        self.everything = False
        self.request = request
        self.progress = Progress({})
        self.keeping = Keeping(request)
        self.remembered = Progress({})
        self.bridge = Bridge(
            self._command,
            self._remember,
            on_ready=lambda: self.keeping.begin(self._looked_up),
            owner=request.tag,
        )
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
            self.query, self.everything = value[:LONGEST_QUERY].strip(), False
        elif action == "search-all":
            self.everything = True
        elif action == "rule" and is_rule(value):
            self.bridge.visit(rule_address(value, self.lang))
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
        self.remembered = progress
        self._looked_up()
        if self.topic or self.course:
            self.bridge.focus(f"{'.rt-topic' if self.topic else '.rt-course__lessons'}[open] > summary")

    def _looked_up(self) -> None:
        """What is kept of the learner counts; what only the browser remembers is added."""
        kept, own = progress_of(self.keeping.stands), self.remembered
        self.progress = Progress({**own.lessons, **kept.lessons}, kept.last or own.last)
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
        if self.topic:
            query["topic"] = self.topic
        if self.course:
            query["course"] = self.course
        self.bridge.query = urlencode(query)

    def _hero(self) -> Html:
        first = next(iter(SHOWN))
        there = _told(first)
        if not there:
            return views.hero(self.lang, links=visitor_links(self.request, self.words))
        everywhere = [entry for game in SHOWN for entry in _told(game)]
        last = next((entry for entry in everywhere if entry[0].id == self.progress.last), None)
        entry, told = last or self._first(first, there)
        says = self.words("begin" if last is None else "go-on", title=told.title.of(self.lang))
        href = lesson_address(entry.id, self.lang, along=_in_course(entry.id))
        stand = None if last is None else self.keeping.stands.get(entry.id)
        if stand is not None and stand.step < stand.steps:
            href += f"&{urlencode({'at': stand.trail})}"
        mine = self.words("my-progress"), f"progress.ipynb?{urlencode({'lang': self.lang})}"
        is_done = last is not None and self._state(entry.id)[0] == "done"
        onward = following(entry.id, self.lang, self.words) if is_done else None
        links = (mine, *visitor_links(self.request, self.words))
        return views.hero(self.lang, onward or (says, href), links)

    def _first(self, game: str, there: list[tuple[Entry, Listed]]) -> tuple[Entry, Listed]:
        course = course_of_game(game)
        begins = there[0][0].id if course is None else course.lessons[0]
        return next(entry for entry in there if entry[0].id == begins)

    def _found(self) -> Html:
        words = wording(self.lang)
        label = words("search-label", n=sum(len(load(game).rules) for game in PREFIXES))
        query = {"lang": self.lang} | ({"q": self.query} if self.query else {})
        index = tag("a", words("index-all"), href=f"{INDEX}?{urlencode(query)}")
        box = join(search_box(self.lang, label, self.query), tag("p", index, class_="rt-search__all"))
        if not self.query:
            return box
        found = counted(self.query, lang=self.lang, limit=MOST_HITS, kinds=RULES)
        listed = found.hits if self.everything else found.hits[:FIRST_HITS]
        return join(box, hits(listed, self.lang, found.total, at_hand=len(found.hits)))

    def _shelves(self) -> list[views.Shelf]:
        return [
            self._shelf(game) if game in SHOWN else views.Shelf(game, (), links=self._tools(game))
            for game in PREFIXES
        ]

    def _shelf(self, game: str) -> views.Shelf:
        there = _told(game)
        lessons = tuple(self._lesson(entry, told) for entry, told in there)
        met = {rule for _, told in there for rule in told.shows}
        return views.Shelf(
            game, lessons, len(met), self._tools(game), self._play(game), self._topics(game, lessons),
            self._course(game, there),
        )  # fmt: skip

    def _tools(self, game: str) -> tuple[tuple[str, str], ...]:
        query = urlencode({"lang": self.lang})
        there = TOOLS.get(game, {})
        own = tuple((speaker(game, self.lang).say(key), f"{at}?{query}") for key, at in there.items())
        bench = f"workbench.ipynb?{urlencode({'game': game, 'lang': self.lang})}"
        studio = f"studio.ipynb?{urlencode({'game': game, 'lang': self.lang})}"
        writing = ((self.words("studio-page"), studio),) if self.request.writes else ()
        return (*own, (self.words("bench-title"), bench), *writing)

    def _course(self, game: str, there: list[tuple[Entry, Listed]]) -> Course | None:
        """The course, unfolded where it is asked for, else where the learner is, else in the first game."""
        course = course_of_game(game)
        if course is None:
            return None
        known = {entry.id: (entry, told) for entry, told in there}
        here = self.progress.last.partition("/")[0] or next(iter(SHOWN))
        opened = self.course == game if self.course or self.topic else here == game

        def listed(lesson_id: str) -> Lesson:
            return self._lesson(*known[lesson_id], along=True)

        return shown(course, self.lang, self.words, self.progress, listed, opened=opened)

    def _lesson(self, entry: Entry, told: Listed, *, along: bool = False) -> Lesson:
        progress, at, here = self._state(entry.id)
        title, summary = told.title.of(self.lang), told.summary.of(self.lang)
        href = lesson_address(entry.id, self.lang, along=along)
        return Lesson(title, href, told.level, summary, told.stops, progress, at, here, entry.topic)

    def _topics(self, game: str, lessons: tuple[Lesson, ...]) -> tuple[views.Topic, ...]:
        """The topics, of which one is open: the one asked for, else where the learner is, else the first.

        Where a course leads the way, none is open but what the learner looks for.
        """
        there = [lesson.topic for lesson in lessons]
        here = [lesson.topic for lesson in lessons if lesson.here and not _in_course(self.progress.last)]
        first = there if course_of_game(game) is None else []
        opened = next((topic for topic in (self.topic, *here, *first) if topic in there), "")
        return tuple(
            views.Topic(topic.id, topic.title.of(self.lang), topic.id == opened) for topic in topics(game)
        )

    def _play(self, game: str) -> views.Play | None:
        openings = game_named(game).openings()
        if not openings:
            return None
        note = openings[0].note
        query = urlencode({"game": game, "lang": self.lang})
        badge = note.of(self.lang) if note is not None else ""
        return views.Play(self.words("play-whole"), f"play.ipynb?{query}", badge)

    def _state(self, lesson_id: str) -> tuple[State, int, bool]:
        here = lesson_id == self.progress.last
        if lesson_id not in self.progress.lessons:
            return "new", 0, here
        step, _, done = self.progress.lessons[lesson_id]
        return "done" if done else "begun", step, here


def _in_course(lesson_id: str) -> bool:
    course = course_of_game(lesson_id.partition("/")[0])
    return course is not None and lesson_id in course.lessons


def _told(game: str) -> list[tuple[Entry, Listed]]:
    """The lessons of a game that can be opened, in order, with what the gallery tells of them."""
    return [(entry, entry.told) for entry in entries(game) if entry.told is not None]


def start_page() -> ipywidgets.Widget:
    """The start page, for a notebook's last line."""
    return StartPage(page_request()).widget
