"""A gallery of lessons of a test's own in the place of the real one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tutor.app import library

SOUND = Path(__file__).parents[2] / "scenarios" / "penumbra" / "01-three-steps.yaml"


@contextmanager
def lessons_of(texts: Mapping[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder with those files (their names end in .yaml): meanwhile they are all lessons of Penumbra."""
    folder = tmp_path / "penumbra"
    folder.mkdir()
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    files = tuple(sorted(folder.glob("*.yaml")))
    monkeypatch.setattr(library, "scenario_files", lambda game: files if game == "penumbra" else ())
    monkeypatch.setattr(library, "course_of", lambda game: None)
    forget()
    try:
        yield folder
    finally:
        forget()


def forget() -> None:
    """Lets the library look at the files anew."""
    library.entries.cache_clear()
    library.lesson.cache_clear()
    library.course_of_game.cache_clear()
