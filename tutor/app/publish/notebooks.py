"""The notebooks of a site: one for the start, one for each game, and what learners need besides."""

from __future__ import annotations

from importlib.util import find_spec

from tutor.app.serving.app_pages import LEARNING, Page
from tutor.app.serving.site import Site
from tutor.rules.catalogue import load
from tutor.rules.words import Words


def pages(site: Site) -> dict[str, Page]:
    """The pages of a site by the names of their notebooks."""
    notebooks = {"start.ipynb": Page("tutor.app.pages.site", "site_page", "", Words(site.title, site.title))}
    for game in site.games:
        notebooks[f"{game}.ipynb"] = Page(
            "tutor.app.pages.lesson", "lesson_page", f'"{game}"', load(game).title
        )
    further = {name: page for name, page in LEARNING.items() if find_spec(page.module) is not None}
    if site.classroom is None:
        further.pop("class.ipynb", None)
    return notebooks | further


def needed(site: Site) -> tuple[str, ...]:
    """The names of the notebooks that a site needs."""
    return tuple(pages(site))
