"""The start page of a published site: the chosen lessons in the chosen order."""

from __future__ import annotations

from urllib.parse import urlencode

import ipywidgets

from tutor.app.entrance.visitor_links import visitor_links
from tutor.app.learner.courses import lesson_address
from tutor.app.learner.learner_store import Keeping, progress_of
from tutor.app.library import Entry, entries
from tutor.app.pages.chapters import entries_of
from tutor.app.request import Request, page_request
from tutor.app.serving.site import Site, current_site, is_served
from tutor.app.widgets.bridge import Bridge, Progress
from tutor.app.widgets.region import Region, box
from tutor.app.words import AppWords, app_words
from tutor.rules.words import Lang
from tutor.scenario.index import Listed
from tutor.views import shell
from tutor.views.lesson.why import INDEX
from tutor.views.markup import Html
from tutor.views.site import site as views
from tutor.views.site.lesson_list import Lesson
from tutor.views.site.lesson_list import Progress as State
from tutor.views.words import wording

PARTS = ("top", "front", "chapters", "lessons")


class SitePage:
    """The head and the list of lessons. Widgets are made once and drawn anew in place."""

    def __init__(self, site: Site, request: Request) -> None:
        self.site = site
        self.lang: Lang = "ru" if request.language == "ru" else "en"
        self.request = request
        self.progress = Progress({})
        self.remembered = Progress({})
        self.keeping = Keeping(request)
        self.bridge = Bridge(
            self._command,
            self._remember,
            on_ready=lambda: self.keeping.begin(self._looked_up),
            owner=request.tag,
        )
        self.parts = {name: Region(f"rt-at-{name}", self._press) for name in PARTS}
        page = box("rt-page", self.parts["front"], self.parts["chapters"], self.parts["lessons"])
        self.widget = box("rt-shell", self.bridge, self.parts["top"], page)
        self.draw()

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return app_words(self.lang)

    def _press(self, action: str, value: str) -> None:
        if action == "lang" and value in ("ru", "en"):
            self.lang = "ru" if value == "ru" else "en"
            self.draw()

    def _command(self, command: str, value: str) -> None:
        if command == "language":
            self._press("lang", "en" if self.lang == "ru" else "ru")

    def _remember(self, progress: Progress) -> None:
        self.remembered = progress
        self._looked_up()

    def _looked_up(self) -> None:
        """What is kept of the learner counts; what only the browser remembers is added."""
        saved, own = progress_of(self.keeping.stands), self.remembered
        self.progress = Progress({**own.lessons, **saved.lessons}, saved.last or own.last)
        self.draw()

    def draw(self) -> None:
        """Brings the page up to date."""
        self.parts["top"].html = str(shell.top(((self.words("app-title"), ""),), self.lang, tools=()))
        self.parts["front"].html = str(self._front())
        self.parts["chapters"].html = str(views.chapters(entries_of(self.lang), self.lang))
        listed = [
            (entry.id.partition("/")[0], self._lesson(entry, listing)) for entry, listing in self._entries()
        ]
        self.parts["lessons"].html = str(views.lessons(listed, self.lang))
        self.bridge.language = self.lang
        self.bridge.title = self.site.title
        self.bridge.query = urlencode({"lang": self.lang})

    def _entries(self) -> list[tuple[Entry, Listed]]:
        """The lessons that can be opened, in the order of the site, with what the list tells of them."""
        there = {entry.id: (entry, entry.listing) for game in self.site.games for entry in entries(game)}
        pairs = [there[id] for id in self.site.lessons]
        return [(entry, listing) for entry, listing in pairs if listing is not None]

    def _front(self) -> Html:
        classroom = self.site.classroom
        return views.front(
            self.site.title, self.lang, classroom=classroom.title if classroom else "",
            code=classroom.code if classroom else "", go_on=self._go_on(), links=self._links(),
        )  # fmt: skip

    def _go_on(self) -> tuple[str, str] | None:
        there = self._entries()
        last = next((each for each in there if each[0].id == self.progress.last), None)
        if not there:
            return None
        entry, listing = last or there[0]
        says = self.words("begin" if last is None else "go-on", title=listing.title.of(self.lang))
        return says, lesson_address(entry.id, self.lang)

    def _links(self) -> list[tuple[str, str]]:
        query = urlencode({"lang": self.lang})
        pages = {"progress.ipynb": self.words("my-progress"), INDEX: wording(self.lang)("index-title")}
        there = [(says, f"{page}?{query}") for page, says in pages.items() if is_served(page)]
        return [*there, *visitor_links(self.request, self.words)]

    def _lesson(self, entry: Entry, listing: Listed) -> Lesson:
        step, _, done = self.progress.lessons.get(entry.id, (0, 0, False))
        under_way = entry.id in self.progress.lessons
        title, summary = listing.title.of(self.lang), listing.summary.of(self.lang)
        here = entry.id == self.progress.last
        state: State = "done" if done else "begun" if under_way else "new"
        return Lesson(
            title,
            lesson_address(entry.id, self.lang),
            listing.level,
            summary,
            listing.stops,
            state,
            step,
            here,
        )


def site_page() -> ipywidgets.Widget:
    """The start page of the site that this notebook belongs to, for the notebook's last line.

    Raises LookupError where it belongs to none, DefectiveFile where the site's file is not sound.
    """
    site = current_site()
    if site is None:
        raise LookupError("this notebook belongs to no site: there is no site.yaml beside its folder")
    return SitePage(site, page_request()).widget
