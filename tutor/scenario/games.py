"""The games that can be played, and the files that belong to them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import tutor
from tutor.framework.installed import game_named, playable
from tutor.rules.registry import installed

__all__ = [
    "BEGINNINGS",
    "COURSE",
    "NO_SCENARIOS",
    "SUITE",
    "game_named",
    "lessons_folder",
    "playable",
    "scenario_files",
    "scenario_folder",
]

COURSE: Final = "course.yaml"
"""The file in a folder of scenarios that is no scenario, but puts them in an order."""

SUITE: Final = "questions.yaml"
"""The file beside scenarios that holds many questions with their answers (`suite`)."""

BEGINNINGS: Final = "beginnings.yaml"
"""The suite beside scenarios that holds the situations with which a question usually begins."""

NO_SCENARIOS: Final = (COURSE, SUITE, BEGINNINGS)
"""The files in a folder of scenarios that are none."""


def scenario_folder() -> Path:
    """The `scenarios` folder of this checkout, or of the current folder."""
    beside = Path(tutor.__file__).parent.parent / "scenarios"
    return beside if beside.is_dir() else Path.cwd() / "scenarios"


def lessons_folder(game: str) -> Path:
    """Where the lessons of a game are: in the folder of all scenarios, else in that of its package."""
    shared, there = scenario_folder() / game, installed().get(game)
    return shared if shared.is_dir() or there is None else there.folder / "scenarios" / game


def scenario_files(game: str = "", folder: Path | None = None) -> tuple[Path, ...]:
    """The scenario files of a game, or of all, in the order in which they are meant to be learned.

    Within a game the number in a file's name gives its place; those without one come first. Without a
    `folder` those of installed games count, wherever their packages keep them.
    """
    if folder is not None:
        folders = [*folder.glob(game or "*")]
    else:
        folders = [lessons_folder(one) for one in ([game] if game else installed())]
    files = (file for one in folders for file in one.glob("*.yaml") if file.name not in NO_SCENARIOS)
    return tuple(sorted(files, key=_place))


def _place(file: Path) -> tuple[str, int, str]:
    number = file.name.partition("-")[0]
    return file.parent.name, int(number) if number.isdecimal() else 0, file.name
