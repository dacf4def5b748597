"""What the start page and the pages of the games share: bar, search, and what a learner has done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlencode

from tutor.app.entrance.visitor_links import visitor_links
from tutor.app.games import VIEWS
from tutor.app.learner.courses import Onward, lesson_address, onward
from tutor.app.learner.learner_store import Keeping, progress_of
from tutor.app.library import Entry, course_of_game, entries
from tutor.app.request import Request
from tutor.app.serving.site import is_served
from tutor.app.widgets.bridge import Bridge, Progress
from tutor.app.words import AppWords, app_words
from tutor.rules.words import Lang
from tutor.scenario.index import Listed
from tutor.views import shell
from tutor.views.lesson.why import INDEX
from tutor.views.markup import Html, join
from tutor.views.site.lesson_list import Lesson
from tutor.views.site.lesson_list import Progress as State
from tutor.views.site.start import search
from tutor.views.theme import defs
from tutor.views.words import wording

LONGEST_QUERY: Final = 200
"""A longer search, or name in an address, is cut: nobody types it."""

SECONDS_A_STOP: Final = 8
SECONDS_AN_ANSWER: Final = 20
"""How long a learner stays with a full stop of a lesson, and with a question that it marks."""


class Front:
    """A page without a lesson of its own: language, bridge, search, and the learner's progress.

    What is kept of the learner counts; what only the browser remembers is added.
    """

    def __init__(self, request: Request) -> None:
        self.lang: Lang = "ru" if request.language == "ru" else "en"
        self.request = request
        self.progress = Progress({})
        self.remembered = Progress({})
        self.keeping = Keeping(request)
        self.bridge = Bridge(self.command, self.remember, on_ready=self.ready, owner=request.tag)

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return app_words(self.lang)

    def parameter(self, name: str) -> str:
        """A parameter of the page's address; "" without it."""
        return self.request.query.get(name, "")[:LONGEST_QUERY]

    # ---- what was pressed

    def press(self, action: str, value: str) -> None:
        """Does what was pressed in a part of the page."""
        if action == "search":
            self.look_up(value)
        elif action == "lang" and value in ("ru", "en"):
            self.lang = "ru" if value == "ru" else "en"
            self.draw()

    def command(self, command: str, value: str) -> None:
        """Does what a key asks for."""
        if command == "language":
            self.press("lang", "en" if self.lang == "ru" else "ru")
        elif command == "search":
            self.bridge.focus("#q")

    def look_up(self, query: str) -> None:
        """Leads to the index of rules with a search."""
        look_up(self.bridge, query, self.lang)

    # ---- what the learner has done

    def ready(self) -> None:
        """The page stands: now there is time to look up what is kept of the learner."""
        self.keeping.begin(self.looked_up)

    def remember(self, progress: Progress) -> None:
        """Takes what the browser remembers."""
        self.remembered = progress
        self.looked_up()

    def looked_up(self) -> None:
        """There is news of what is kept."""
        saved, own = progress_of(self.keeping.stands), self.remembered
        self.progress = Progress({**own.lessons, **saved.lessons}, saved.last or own.last)
        self.draw()

    def draw(self) -> None:
        """Brings every part up to date."""
        raise NotImplementedError

    # ---- what the pages tell

    def top(self, crumbs: Sequence[tuple[str, str]]) -> Html:
        """The bar, with the search and the ways to the pages that belong to no game."""
        return head(crumbs, self.request, self.lang)

    def lesson(self, entry: Entry, listing: Listed, *, along: bool = False) -> Lesson:
        """A lesson as lists and paths have it."""
        step, _, done = self.progress.lessons.get(entry.id, (0, 0, False))
        under_way = entry.id in self.progress.lessons
        state: State = "done" if done else "begun" if under_way else "new"
        href = lesson_address(entry.id, self.lang, along=along)
        return Lesson(
            listing.title.of(self.lang), href, listing.level, listing.summary.of(self.lang), listing.stops,
            state, step, entry.id == self.progress.last, entry.topic,
        )  # fmt: skip

    def back_to(self, lesson: str, href: str) -> str:
        """The address of a lesson, where the learner left it if that is known."""
        stand = self.keeping.stands.get(lesson)
        if stand is None or stand.step >= stand.steps:
            return href
        return f"{href}&{urlencode({'at': stand.trail})}"

    def onward(self, game: str) -> Onward | None:
        """Where a learner goes on in a game: along its course, else its first lesson; None without any."""
        course = course_of_game(game)
        if course is not None:
            return onward(course, self.lang, self.progress)
        there = lessons_of(game)
        if not there:
            return None
        entry, listing = there[0]
        href = lesson_address(entry.id, self.lang)
        under_way = entry.id in self.progress.lessons
        return Onward(listing.title.of(self.lang), href, entry.id, 1, len(there), under_way)


def head(
    crumbs: Sequence[tuple[str, str]], request: Request, lang: Lang, *, here: str = "", searches: bool = True
) -> Html:
    """The bar of a page that belongs to no game: search, and the ways to the others of them.

    `here` is the notebook of the page itself; one that has a search of its own has none in the bar.
    """
    field = search(lang) if searches and is_served(INDEX) else None
    links = shell.links(ways(request, lang, here), lang)
    return join(defs(), shell.top(crumbs, lang, tools=(), middle=join(field, links)))


def ways(request: Request, lang: Lang, here: str = "") -> list[tuple[str, str]]:
    """Words and address of the pages that belong to no game, as far as they are served, but `here`."""
    words = wording(lang)
    pages = {
        "chapters.ipynb": words("chapters-title"),
        "progress.ipynb": words("entry-progress"),
        "workbench.ipynb": words("tool-bench"),
    }
    if request.writes:
        pages["studio.ipynb"] = words("tool-studio")
    there = [(says, address(page, lang)) for page, says in pages.items() if page != here and is_served(page)]
    others = visitor_links(request, app_words(lang))
    return [*there, *[way for way in others if not here or not way[1].startswith(here)]]


def look_up(bridge: Bridge, query: str, lang: Lang) -> None:
    """Leads to the index of rules with a search."""
    bridge.visit(address(INDEX, lang, q=query.strip()[:LONGEST_QUERY]))


def address(notebook: str, lang: Lang, **query: str) -> str:
    """Where a page opens, in that language."""
    return f"{notebook}?{urlencode({**query, 'lang': lang})}"


def lessons_of(game: str) -> list[tuple[Entry, Listed]]:
    """The lessons of a game that can be opened, in order, with what the lists tell of them."""
    there = entries(game) if game in VIEWS else ()
    return [(entry, entry.listing) for entry in there if entry.listing is not None]


def minutes(*lessons: Listed) -> int:
    """About how many minutes these lessons take, at least one."""
    stops, answers = sum(listing.stops for listing in lessons), sum(len(listing.asks) for listing in lessons)
    return max(1, round((stops * SECONDS_A_STOP + answers * SECONDS_AN_ANSWER) / 60))


def about(count: int) -> int:
    """A number of minutes as one says it: from ten on in fives."""
    return count if count < 10 else 5 * round(count / 5)
