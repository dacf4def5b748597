"""The lessons that are there: told of by the index of their folder, read and played when one is opened."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from tutor.app.serving.site import current_site, lesson_file, site_folder
from tutor.engine.game import Topic
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.registry import OWN, installed
from tutor.rules.words import Words
from tutor.scenario.checking import Report, check
from tutor.scenario.course import Course, course_of
from tutor.scenario.games import game_named, playable, scenario_files
from tutor.scenario.index import Listed, fingerprint, listed, read_index
from tutor.scenario.script import Script

LESSONS: Final = "lessons.ipynb"
"""The page of the lessons of all games that do not come with the tutor."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that can be opened, or the defects that keep it from being one."""

    id: str
    report: Report

    @property
    def script(self) -> Script | None:
        """What is told in it; None where there is any defect."""
        return self.report.script

    @property
    def defects(self) -> tuple[Defect, ...]:
        """Everything that keeps it from being opened."""
        return self.report.defects


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson in the gallery: `listing` is what it tells there, None where it cannot be opened."""

    id: str
    topic: str
    listing: Listed | None


@cache
def entries(game: str) -> tuple[Entry, ...]:
    """The lessons of a game, topic by topic, in the order in which they are meant to be learned.

    A lesson that names no topic belongs to that of the lesson before it. A file that is not as the index of
    its folder has it, or that the index does not have, is read and played. In a site the order is the site's.
    """
    ids = [topic.id for topic in topics(game)]
    files = files_of(game)
    index = {
        id: listing
        for folder in {path.parent for path in files}
        for id, listing in read_index(folder).items()
    }
    ranked = []
    at = 0
    for path in files:
        listing = index.get(_id(path))
        if listing is None or listing.digest != fingerprint(path):
            listing = listed(lesson(_id(path)).report)
        if listing is not None and listing.topic in ids:
            at = ids.index(listing.topic)
        ranked.append((at, Entry(_id(path), ids[at] if ids else "", listing)))
    if current_site() is None:
        ranked.sort(key=lambda placed: placed[0])
    return tuple(entry for _, entry in ranked)


def lesson_ids(game: str, topic: str = "") -> tuple[str, ...]:
    """The ids of a game's lessons, or of those of one topic, in the order in which they are to be learned."""
    return tuple(entry.id for entry in entries(game) if topic in ("", entry.topic))


@cache
def lesson(lesson_id: str) -> Lesson:
    """A lesson by its id. Raises KeyError for an id that no file has.

    The goal of a file that is as the index of its folder has it was proven when that was written.
    """
    for path in files_of(lesson_id.partition("/")[0]):
        if _id(path) == lesson_id:
            known = read_index(path.parent).get(lesson_id)
            proven = known is not None and known.digest == fingerprint(path)
            return Lesson(lesson_id, check(path, prove=not proven))
    raise KeyError(lesson_id)


@cache
def course_of_game(game: str) -> Course | None:
    """The course of a game; None without one, or where it or one of its lessons cannot be opened.

    A site has an order of its own.
    """
    if current_site() is not None:
        return None
    try:
        course = course_of(game) if game in playable() else None
    except DefectiveFile:
        return None
    if course is None or not course.lessons:
        return None
    there = {entry.id for entry in entries(game) if entry.listing is not None}
    return course if there.issuperset(course.lessons) else None


def after(lesson_id: str) -> str | None:
    """The lesson behind one of the same game; in a site of any game. None behind the last."""
    site, game = current_site(), lesson_id.partition("/")[0]
    ids = lesson_ids(game) if site is None else site.lessons
    return next((id for before, id in pairwise(ids) if before == lesson_id), None)


def title_of(lesson_id: str) -> Words:
    """The title of a lesson; its id where it cannot be opened."""
    listing = _entry(lesson_id).listing
    return listing.title if listing is not None else Words(lesson_id, lesson_id)


def topic_of(lesson_id: str) -> str:
    """The id of the topic that a lesson belongs to; "" in a game without topics."""
    return _entry(lesson_id).topic


def notebook(game: str, topic: str) -> str:
    """The notebook of a topic's lessons; in a site of all of a game's.

    Games from elsewhere share one, which is told the game (`lesson_query`).
    """
    there = installed().get(game)
    if current_site() is None and there is not None and there.distribution != OWN:
        return LESSONS
    return f"{game}-{topic}.ipynb" if topic and current_site() is None else f"{game}.ipynb"


def lesson_query(lesson_id: str) -> dict[str, str]:
    """What the address of a lesson's page says to have it opened."""
    game, _, name = lesson_id.rpartition("/")
    shared = notebook(game, "") == LESSONS
    return {"game": game, "lesson": name} if shared else {"lesson": name}


def topics(game: str) -> tuple[Topic, ...]:
    """The topics of a game."""
    return game_named(game).topics


def topic_named(game: str, topic: str) -> Topic | None:
    """A topic by its id; None for "". Raises KeyError that names the topics there are."""
    for known in topics(game):
        if known.id == topic:
            return known
    if topic:
        there = ", ".join(known.id for known in topics(game))
        raise KeyError(f"no topic {topic!r} of {game}; there are {there or 'none'}")
    return None


def _entry(lesson_id: str) -> Entry:
    for entry in entries(lesson_id.partition("/")[0]):
        if entry.id == lesson_id:
            return entry
    raise KeyError(lesson_id)


def files_of(game: str) -> tuple[Path, ...]:
    """The files of a game's lessons; in a site those that it holds."""
    site, folder = current_site(), site_folder()
    if site is None or folder is None:
        return scenario_files(game)
    return tuple(lesson_file(folder, lesson) for lesson in site.lessons_of(game))


def _id(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"
