"""The notebooks of a site: one for the start, one for each game, and what learners need besides."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Final, NamedTuple

from tutor.app.serving.site import Site
from tutor.rules.catalogue import load
from tutor.rules.words import Words


class Page(NamedTuple):
    """A notebook: the module and the function that make its page, what they are given, and the title."""

    module: str
    function: str
    arguments: str
    title: Words


FURTHER: Final[dict[str, Page]] = {
    "rules.ipynb": Page(
        "tutor.app.pages.rules", "rules_page", "", Words("Index of rules", "Указатель правил")
    ),
    "progress.ipynb": Page("tutor.app.learner.progress", "progress_page", "", Words("Progress", "Успехи")),
    "class.ipynb": Page("tutor.app.pages.classroom", "klass_page", "", Words("Class", "Класс")),
}
"""Pages of every site besides start and lessons."""


def pages(site: Site) -> dict[str, Page]:
    """The pages of a site by the names of their notebooks."""
    notebooks = {"start.ipynb": Page("tutor.app.pages.site", "site_page", "", Words(site.title, site.title))}
    for game in site.games:
        notebooks[f"{game}.ipynb"] = Page(
            "tutor.app.pages.lesson", "lesson_page", f'"{game}"', load(game).title
        )
    further = {name: page for name, page in FURTHER.items() if find_spec(page.module) is not None}
    if site.classroom is None:
        further.pop("class.ipynb", None)
    return notebooks | further


def needed(site: Site) -> tuple[str, ...]:
    """The names of the notebooks that a site needs."""
    return tuple(pages(site))


def notebook(page: Page) -> str:
    """A notebook of two cells: all that can be done before a visitor comes, and the page."""
    titles = dict.fromkeys((page.title.en, page.title.ru))
    cells = [f"from {page.module} import {page.function}", f"{page.function}({page.arguments})"]
    document = {
        "cells": [
            {
                "cell_type": "code", "execution_count": None, "id": f"cell-{number}", "metadata": {},
                "outputs": [], "source": [source],
            }
            for number, source in enumerate(cells, 1)
        ],
        "metadata": {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
            "title": " · ".join(titles),
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }  # fmt: skip
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"
