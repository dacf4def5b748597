"""The page of the chapters: all notebooks that are read, in the language of the page."""

from __future__ import annotations

from typing import Final

import ipywidgets

from tutor.app.chapters import PAGE, chapters
from tutor.app.games import VIEWS
from tutor.app.pages.front import Front, address, head
from tutor.app.request import Request, page_request
from tutor.app.widgets.region import Region, box
from tutor.rules.words import Lang
from tutor.views.site import chapters as views
from tutor.views.words import wording

PARTS: Final = ("top", "list")


class ChaptersPage(Front):
    """The list of chapters, those of one game where the address names it."""

    def __init__(self, request: Request) -> None:
        super().__init__(request)
        game = self.parameter("game")
        self.game = game if game in VIEWS else ""
        self.parts = {name: Region(f"rt-at-{name}", self.press) for name in PARTS}
        page = box("rt-page", self.parts["list"])
        page.add_class("en-page")
        self.widget = box("rt-shell", self.bridge, self.parts["top"], page)
        self.draw()

    def draw(self) -> None:
        """Brings every part up to date."""
        lang, title = self.lang, wording(self.lang)("chapters-title")
        crumbs = ((self.words("app-title"), address("start.ipynb", lang)), (title, ""))
        self.parts["top"].html = str(head(crumbs, self.request, lang, here=PAGE))
        self.parts["list"].html = str(views.chapters(entries_of(lang, self.game), lang))
        self.bridge.language, self.bridge.title = lang, f"{title} · {self.words('app-title')}"
        also = {"game": self.game} if self.game else {}
        self.bridge.query = address("", lang, **also).removeprefix("?")


def entries_of(lang: Lang, game: str = "") -> list[views.Entry]:
    """The chapters in a language as the list has them."""
    return [
        views.Entry(
            one.id,
            one.about.game,
            one.short,
            address(one.notebook, lang),
            one.about.question,
            one.about.minutes,
        )
        for one in chapters(lang, game)
    ]


def chapters_page() -> ipywidgets.Widget:
    """The page of the chapters, for a notebook's last line."""
    return ChaptersPage(page_request()).widget
