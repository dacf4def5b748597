"""Chapters: the notebooks that are read, by what their metadata tell of them.

They stand in `chapters/<language>` of the notebook folder, or of a site that publishes them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tutor.app.serving.app_pages import default_notebooks
from tutor.app.serving.site import current_site, site_folder
from tutor.rules.words import Lang

FOLDER: Final = "chapters"
PAGE: Final = "chapters.ipynb"
"""The page that lists all of them."""


class About(msgspec.Struct, frozen=True):
    """What a chapter tells of itself: language, game ("" for all), place, how long it takes, what it asks."""

    lang: Lang
    question: str
    minutes: int
    order: int
    game: str = ""


class Metadata(msgspec.Struct, frozen=True):
    """The metadata of a notebook, as far as they are read; `chapter` is None where it is none."""

    title: str = ""
    chapter: About | None = None


class Notebook(msgspec.Struct, frozen=True):
    """A notebook, as far as it is read without running it."""

    metadata: Metadata


class Chapter(msgspec.Struct, frozen=True):
    """A chapter, by its id: that of its notebook in every language."""

    id: str
    title: str
    about: About

    @property
    def short(self) -> str:
        """Its title without the game that stands before a colon."""
        title = self.title.partition(": ")[2] or self.title
        return title[:1].upper() + title[1:]

    @property
    def notebook(self) -> str:
        """Its address among the notebooks."""
        return f"{FOLDER}/{self.about.lang}/{self.id}.ipynb"


def chapters(lang: Lang, game: str = "") -> tuple[Chapter, ...]:
    """The chapters that are served in a language, of a game or all, in the order of reading."""
    return tuple(one for one in _all(lang, _folder()) if not game or one.about.game == game)


def _folder() -> Path:
    folder = site_folder() if current_site() is not None else None
    return default_notebooks() if folder is None else folder / "notebooks"


@cache
def _all(lang: Lang, folder: Path) -> tuple[Chapter, ...]:
    site = current_site()
    there: list[Chapter] = []
    for path in (folder / FOLDER / lang).glob("*.ipynb"):
        metadata = msgspec.json.decode(path.read_bytes(), type=Notebook).metadata
        if metadata.chapter is None:
            continue
        chapter = Chapter(path.stem, metadata.title, metadata.chapter)
        if site is None or chapter.notebook in site.notebooks:
            there.append(chapter)
    return tuple(sorted(there, key=lambda one: (one.about.order, one.id)))
