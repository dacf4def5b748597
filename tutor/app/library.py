"""The lessons that are there: each read and played once, when it is first wanted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tutor.rules.defects import Defect
from tutor.rules.words import Words
from tutor.scenario.games import scenario_files
from tutor.scenario.run import check
from tutor.scenario.script import Script


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that can be opened, or the defects that keep it from being one."""

    id: str
    script: Script | None
    defects: tuple[Defect, ...] = ()


def lesson_ids(game: str) -> tuple[str, ...]:
    """The ids of a game's lessons in the order in which they are meant to be learned."""
    return tuple(_id(path) for path in scenario_files(game))


@cache
def lesson(lesson_id: str) -> Lesson:
    """A lesson by its id. Raises KeyError for an id that no file has."""
    for path in scenario_files(lesson_id.partition("/")[0]):
        if _id(path) == lesson_id:
            return _read(lesson_id, path)
    raise KeyError(lesson_id)


def title_of(lesson_id: str) -> Words:
    """The title of a lesson; its id where it cannot be opened."""
    script = lesson(lesson_id).script
    return script.scenario.title if script is not None else Words(lesson_id, lesson_id)


def _id(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def _read(lesson_id: str, path: Path) -> Lesson:
    report = check(path)
    return Lesson(lesson_id, report.script, report.defects)
