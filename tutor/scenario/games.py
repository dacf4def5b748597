"""The games that can be played, and the files that belong to them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import tutor
from tutor.engine.game import Game
from tutor.rules.catalogue import PREFIXES

COURSE: Final = "course.yaml"
"""The file in a folder of scenarios that is no scenario, but puts them in an order."""

SUITE: Final = "questions.yaml"
"""The file beside scenarios that holds many questions with their answers (`suite`)."""


@cache
def playable() -> tuple[str, ...]:
    """The ids of the games that have an engine."""
    return tuple(game for game in PREFIXES if hasattr(import_module(f"tutor.games.{game}"), "GAME"))


def game_named(game: str) -> Game[Any]:
    """The game of that id. Raises KeyError that names the games there are."""
    found: Game[Any] | None = None
    if game in PREFIXES:
        found = getattr(import_module(f"tutor.games.{game}"), "GAME", None)
    if found is None:
        raise KeyError(f"no game {game!r} to play; there are {', '.join(playable())}")
    return found


def scenario_folder() -> Path:
    """The `scenarios` folder of this checkout, or of the current folder."""
    beside = Path(tutor.__file__).parent.parent / "scenarios"
    return beside if beside.is_dir() else Path.cwd() / "scenarios"


def scenario_files(game: str = "", folder: Path | None = None) -> tuple[Path, ...]:
    """The scenario files of a game, or of all, in the order in which they are meant to be learned.

    Within a game the number in a file's name gives its place; those without one come first.
    """
    files = (folder or scenario_folder()).glob(f"{game or '*'}/*.yaml")
    return tuple(sorted((file for file in files if file.name not in (COURSE, SUITE)), key=_place))


def _place(file: Path) -> tuple[str, int, str]:
    number = file.name.partition("-")[0]
    return file.parent.name, int(number) if number.isdecimal() else 0, file.name
