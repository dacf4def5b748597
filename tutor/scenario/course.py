"""The course of a game: its lessons in the order in which a new player meets them, chapter by chapter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tutor.engine.game import Game
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.defects import Path as At
from tutor.rules.located import Located, load_located
from tutor.rules.struct_validation import found_text, shape_defects
from tutor.rules.words import Words
from tutor.scenario.games import COURSE, game_named, lessons_folder, playable, scenario_files
from tutor.scenario.load import language_defects, one_of, read_text


class WholeGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game at the end of a course: the id of one of the game's openings."""

    opening: str


LessonEntry: TypeAlias = str | WholeGame
"""An entry of a chapter: the name of a scenario file without its ending, or a whole game."""


class ChapterFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter as it is written."""

    title: Words
    lessons: tuple[LessonEntry, ...]


class CourseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A course file as it is written."""

    title: Words
    summary: Words
    game: str
    chapters: tuple[ChapterFile, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Lessons that belong together, by their ids ("penumbra/01-three-steps")."""

    title: Words
    lessons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A sound course.

    `opening` is the whole game that it ends in, the last entry of the last chapter; "" without one. A last
    chapter that is nothing but that game has no lessons.
    """

    game: str
    title: Words
    summary: Words
    chapters: tuple[Chapter, ...]
    opening: str = ""

    @property
    def lessons(self) -> tuple[str, ...]:
        """The ids of all lessons, in order."""
        return tuple(lesson for chapter in self.chapters for lesson in chapter.lessons)

    def after(self, lesson: str) -> str | None:
        """The lesson that follows one of the course; None behind the last, or for one that is not in it."""
        there = self.lessons
        if lesson not in there[:-1]:
            return None
        return there[there.index(lesson) + 1]


@dataclass(frozen=True, slots=True)
class CourseReport:
    """What checking a course file found out; `course` is None where there is any defect."""

    file: str
    defects: tuple[Defect, ...] = ()
    course: Course | None = None


def course_of(game: str) -> Course | None:
    """The course that ships for a game; None without one. Raises DefectiveFile where it has defects."""
    folder = lessons_folder(game)
    return load_course(folder) if (folder / COURSE).is_file() else None


def load_course(folder: Path | str) -> Course:
    """The course of a folder of scenarios. Raises DefectiveFile with every defect; nothing is half-loaded."""
    report = check_course(Path(folder) / COURSE)
    if report.course is None:
        raise DefectiveFile(report.defects)
    return report.course


def check_course(path: Path | str) -> CourseReport:
    """Reads a course file. Never raises for a bad file; whether its lessons are sound is their own matter."""
    path = Path(path)
    try:
        text = read_text(path)
    except DefectiveFile as error:
        return CourseReport(str(path), error.defects)
    folder = path.resolve().parent
    there = tuple(file.stem for file in scenario_files(folder.name, folder.parent))
    return check_course_text(text, str(path), there)


def check_course_text(text: str, name: str, lessons: tuple[str, ...]) -> CourseReport:
    """The same for a text that stands in a folder with scenario files of these names, without ending.

    `name` is shown as its file.
    """
    located = load_located(text, name)
    defects = list(located.defects) or [*_defects(located, lessons)]
    return CourseReport(name, tuple(defects), None if defects else _course(located))


def _course(located: Located) -> Course:
    file = msgspec.convert(located.data, CourseFile)
    chapters = []
    for chapter in file.chapters:
        lessons = (f"{file.game}/{entry}" for entry in chapter.lessons if isinstance(entry, str))
        chapters.append(Chapter(chapter.title, tuple(lessons)))
    last = file.chapters[-1].lessons[-1]
    opening = last.opening if isinstance(last, WholeGame) else ""
    return Course(file.game, file.title, file.summary, tuple(chapters), opening)


def _defects(located: Located, lessons: tuple[str, ...]) -> Iterator[Defect]:
    shape = shape_defects(located, CourseFile)
    yield from shape
    if shape:
        return
    yield from language_defects(located)
    data = located.data
    if not data["chapters"]:
        yield located.defect(("chapters",), _EMPTY, Words("at least one chapter", "хотя бы одна глава"))
    for number, chapter in enumerate(data["chapters"]):
        if not chapter["lessons"]:
            yield located.defect(("chapters", number, "lessons"), _EMPTY, _LESSON)
    entries = _entries(data)
    yield from _named(located, entries, lessons)
    game: Game[Any] | None = None
    if data["game"] in playable():
        game = game_named(data["game"])
    else:
        yield located.defect(("game",), found_text(data["game"]), one_of(playable()))
    yield from _whole(located, entries, game)


def _named(located: Located, entries: list[tuple[At, Any]], lessons: tuple[str, ...]) -> Iterator[Defect]:
    """Lessons that are not there, and those that are named twice."""
    named: set[str] = set()
    for path, entry in entries:
        if not isinstance(entry, str):
            continue
        if entry not in lessons:
            yield located.defect(path, found_text(entry), _LESSON)
        elif entry in named:
            again = Words(f"{entry} again", f"{entry} ещё раз")
            yield located.defect(path, again, Words("every lesson once", "каждый урок один раз"))
        named.add(entry)


def _whole(located: Located, entries: list[tuple[At, Any]], game: Game[Any] | None) -> Iterator[Defect]:
    """Whole games that the game does not have, and one that is not the end of the course."""
    for number, (path, entry) in enumerate(entries):
        if isinstance(entry, str):
            continue
        openings = () if game is None else tuple(opening.id for opening in game.openings())
        if game is not None and entry["opening"] not in openings:
            yield located.defect((*path, "opening"), found_text(entry["opening"]), one_of(openings))
        if number < len(entries) - 1:
            actual = Words("a whole game before the end", "целая партия не в конце")
            yield located.defect(path, actual, _LAST)


def _entries(data: Any) -> list[tuple[At, Any]]:
    return [
        (("chapters", chapter, "lessons", number), entry)
        for chapter, contents in enumerate(data["chapters"])
        for number, entry in enumerate(contents["lessons"])
    ]


_EMPTY = Words("nothing", "ничего")
_LESSON = Words(
    "the name of a scenario file of this folder, without .yaml",
    "имя файла сценария из этой папки, без .yaml",
)
_LAST = Words(
    "a whole game only as the last entry of the last chapter",
    "целая партия только последней в последней главе",
)
