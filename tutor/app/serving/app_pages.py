"""App pages: notebooks of two cells that are made when they are asked for, since nothing in them is written.

They are served beside the notebooks of this checkout, as files of the notebook folder would be, and written
as files into published sites.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import nbformat
from jupyter_server.services.contents.largefilemanager import LargeFileManager

from tutor.engine.game import Topic
from tutor.rules.registry import OWN, installed
from tutor.rules.words import Words
from tutor.scenario.games import game_named


class Page(NamedTuple):
    """An app page: the module and the function that make it, what they are given, and the title."""

    module: str
    function: str
    arguments: str
    title: Words


LEARNING: Final[dict[str, Page]] = {
    "rules.ipynb": Page(
        "tutor.app.pages.rules", "rules_page", "", Words("Index of rules", "Указатель правил")
    ),
    "progress.ipynb": Page(
        "tutor.app.learner.progress", "progress_page", "", Words("My progress", "Мои успехи")
    ),
    "class.ipynb": Page("tutor.app.pages.classroom", "klass_page", "", Words("Class", "Класс")),
}
"""Pages of the tutor and of every site besides start and lessons."""

TOOLS: Final[dict[str, Page]] = {
    "start.ipynb": Page("tutor.app.pages.start", "start_page", "", Words("Rules tutor", "Учебник правил")),
    "lessons.ipynb": Page("tutor.app.pages.lesson", "lesson_page", "", Words("Lessons", "Уроки")),
    "play.ipynb": Page("tutor.app.pages.play", "play_page", "", Words("A whole game", "Целая партия")),
    "workbench.ipynb": Page("tutor.app.workbench", "workbench_page", "", Words("Workbench", "Верстак")),
    "chapters.ipynb": Page("tutor.app.pages.chapters", "chapters_page", "", Words("Chapters", "Главы")),
    "studio.ipynb": Page("tutor.app.studio", "studio_page", "", Words("Studio", "Мастерская")),
    "blackrose-sight.ipynb": Page(
        "tutor.app.pages.sight",
        "sight_page",
        "",
        Words("Black Rose Wars: lines of sight", "Войны Чёрной Розы: линии видимости"),
    ),
}
"""Pages of the tutor alone."""

LESSONS: Final = TOOLS["lessons.ipynb"]
PAGES: Final = TOOLS | LEARNING

AHEAD: Final = {"start.ipynb": "ahead()"}
"""What a page has done before a visitor comes, besides the import; named in the module of the page."""


TOPIC: Final = re.compile(r"([a-z]+)-([a-z-]+)\.ipynb")
"""The page of a topic's lessons: its game and its id."""


@cache
def page(name: str) -> Page | None:
    """The app page of that name; None for another. A game is imported when a topic of it is asked for."""
    if name in PAGES:
        return PAGES[name]
    named = TOPIC.fullmatch(name)
    there = installed().get(named[1]) if named else None
    if named is None or there is None or there.distribution != OWN:
        return None
    topic = next((topic for topic in game_named(there.id).topics if topic.id == named[2]), None)
    if topic is None:
        return None
    return Page(LESSONS.module, LESSONS.function, f'"{there.id}", "{topic.id}"', _title(there.title, topic))


def topic_pages() -> tuple[str, ...]:
    """The names of the pages of all topics; every game is imported now."""
    own = [game for game, there in installed().items() if there.distribution == OWN]
    return tuple(f"{game}-{topic.id}.ipynb" for game in own for topic in game_named(game).topics)


def _title(name: Words, topic: Topic) -> Words:
    """The game without what stands behind its colon, and the topic as in the midst of a sentence."""
    en, ru = (text[:1].lower() + text[1:] for text in (topic.title.en, topic.title.ru))
    return Words(f"{name.en.partition(':')[0]}: {en}", f"{name.ru.partition(':')[0]}: {ru}")


def source(page: Page, name: str = "") -> str:
    """The notebook of a page: all that can be done before a visitor comes, and the page."""
    titles = dict.fromkeys((page.title.en, page.title.ru))
    ahead = AHEAD.get(name, "")
    names = [page.function, *([ahead.partition("(")[0]] if ahead else [])]
    first = f"from {page.module} import {', '.join(sorted(names))}" + (f"\n\n{ahead}" if ahead else "")
    cells = [first, f"{page.function}({page.arguments})"]
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


def default_notebooks() -> Path:
    """The `notebooks` folder of this checkout, or of the current folder."""
    beside = Path(str(files("tutor"))).parent / "notebooks"
    return beside if beside.is_dir() else Path.cwd() / "notebooks"


def has_pages(folder: Path) -> bool:
    """Whether app pages are served beside the notebooks of a folder: beside those of this checkout."""
    return folder.resolve() == default_notebooks().resolve()


@dataclass(frozen=True)
class Listing(Collection[str]):
    """Names of the notebooks that are apps, as in their links: none that is hidden or starts with `_`.

    App pages are among them, but the pages of topics are not listed. `only`: if given, no other name counts.
    """

    folder: Path
    only: Sequence[str] = ()

    def __contains__(self, name: object) -> bool:
        if self.only and name not in self.only:
            return False
        made = has_pages(self.folder) and isinstance(name, str) and page(name) is not None
        return made or name in self._files()

    def __iter__(self) -> Iterator[str]:
        pages = PAGES if has_pages(self.folder) else ()
        return iter([name for name in (*pages, *self._files()) if not self.only or name in self.only])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _files(self) -> list[str]:
        paths = (path.relative_to(self.folder) for path in self.folder.rglob("*.ipynb"))
        return sorted(p.as_posix() for p in paths if not any(part[0] in "._" for part in p.parts))


class Contents(LargeFileManager):
    """The notebooks of a folder, and the app pages that are served beside them."""

    def get(
        self,
        path: Any,
        content: Any = True,
        type: Any = None,
        format: Any = None,
        require_hash: Any = False,
    ) -> Any:
        """A file, or an app page as a notebook that cannot be written."""
        name = path.strip("/")
        made = page(name) if has_pages(Path(self.root_dir)) else None
        if made is None:
            return super().get(path, content, type, format, require_hash)
        now = datetime.now(UTC)
        return {
            "name": name, "path": name, "type": "notebook", "mimetype": None, "writable": False,
            "format": "json" if content else None, "created": now, "last_modified": now,
            "content": nbformat.reads(source(made, name), as_version=4) if content else None,
        }  # fmt: skip
