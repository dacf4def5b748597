"""Notebooks that a site publishes besides lessons: chapters of the tutor's, and a teacher's own."""

from __future__ import annotations

import tutor.app.serving.jsonschema_patch  # noqa: F401, before the libraries

# isort: split
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from tutor.app.chapters import FOLDER, About
from tutor.app.serving.site import NOTEBOOK, notebook_file
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.struct_validation import found_text
from tutor.rules.words import LANGS, Lang, Words
from tutor.scenario.games import playable, scenario_files

ENDING: Final = ".ipynb"
QUIET: Final = ["--IPKernelApp.log_level=40"]
"""A kernel that serves this machine alone need not warn of others."""

SECONDS: Final = 180
"""How long a cell may run before the notebook is given up."""

_NAME: Final = Words(
    "a name of small Latin letters, digits and hyphens", "имя из строчных латинских букв, цифр и дефисов"
)
_NOTEBOOK: Final = Words(
    "a notebook of form 4, as JupyterLab writes it", "блокнот формы 4, как его пишет JupyterLab"
)
_ABOUT: Final = Words(
    "what a chapter tells of itself: question, minutes, game",
    "то, что глава говорит о себе: question, minutes, game",
)
_GAME: Final = Words("the id of a game, or nothing", "имя игры или ничего")
_TWICE: Final = Words("every notebook once", "каждый блокнот один раз")
_RUNS: Final = Words("a cell that runs to its end", "ячейка, которая выполняется до конца")
_QUOTED: Final = re.compile(r"""["']([a-z]+/[\w-]+)["']""")


@dataclass(frozen=True, slots=True)
class ChapterFile:
    """A notebook to be published, without what it showed when it was last run: its file, its address."""

    file: Path
    name: str
    notebook: Any

    @property
    def text(self) -> str:
        """The notebook as it is written into the site."""
        return f"{nbformat.writes(self.notebook)}\n"

    def lessons(self) -> Iterator[Path]:
        """The files of the lessons that its cells name: they have to be in the site too."""
        sources = "\n".join(cell.source for cell in self.notebook.cells if cell.cell_type == "code")
        named = set(_QUOTED.findall(sources))
        for game in playable():
            yield from (file for file in scenario_files(game) if f"{game}/{file.stem}" in named)


def notebooks_of(paths: Sequence[Path]) -> tuple[Path, ...]:
    """The notebooks among files, and those in folders."""
    files: dict[Path, None] = {}
    for path in paths:
        files.update(dict.fromkeys(sorted(path.glob(f"*{ENDING}")) if path.is_dir() else [path]))
    return tuple(file for file in files if file.suffix == ENDING)


def read_chapters(files: Iterable[Path], language: Lang) -> tuple[ChapterFile, ...]:
    """The notebooks of files; those that name no language are in that of the site.

    Raises DefectiveFile with every defect of every file.
    """
    made: dict[str, ChapterFile] = {}
    defects: list[Defect] = []
    for at, file in enumerate(files):
        try:
            chapter = _read(file, language, at)
        except DefectiveFile as bad:
            defects += bad.defects
            continue
        other = made.setdefault(chapter.name, chapter)
        if other is not chapter:
            again = Words(
                f"{chapter.name} again, after {other.file}", f"{chapter.name} ещё раз, после {other.file}"
            )
            defects.append(Defect(str(file), 1, "-", again, _TWICE))
    if defects:
        raise DefectiveFile(defects)
    return tuple(made.values())


def _read(file: Path, language: Lang, at: int) -> ChapterFile:
    try:
        notebook = nbformat.reads(file.read_text("utf-8"), as_version=4)
        nbformat.validate(notebook)
    except (OSError, ValueError, nbformat.ValidationError) as bad:
        reason = str(bad).partition("\n")[0]
        raise DefectiveFile([Defect(str(file), 1, "-", Words(reason, reason), _NOTEBOOK)]) from bad
    given = notebook.metadata.get("chapter") or {}
    lang = given["lang"] if isinstance(given, dict) and given.get("lang") in LANGS else language
    try:
        plain = {"question": "", "minutes": 0, **dict(given), "lang": lang, "order": at}
        about = msgspec.convert(plain, About)
    except (ValueError, TypeError) as bad:
        raise DefectiveFile([_defect(file, "metadata.chapter", str(bad), _ABOUT)]) from bad
    if about.game and about.game not in playable():
        raise DefectiveFile([_defect(file, "metadata.chapter.game", about.game, _GAME)])
    name = f"{FOLDER}/{lang}/{file.name}"
    if not NOTEBOOK.fullmatch(name):
        raise DefectiveFile([Defect(str(file), 1, "-", found_text(file.name), _NAME)])
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    notebook.metadata.pop("widgets", None)
    notebook.metadata["title"] = str(notebook.metadata.get("title") or file.stem)
    notebook.metadata["chapter"] = msgspec.to_builtins(about)
    return ChapterFile(file, name, notebook)


def _defect(file: Path, field: str, reason: str, allowed: Words) -> Defect:
    return Defect(str(file), 1, field, Words(reason, reason), allowed)


def run_chapters(chapters: Iterable[ChapterFile], folder: Path, environment: dict[str, str]) -> None:
    """Runs the notebooks of a site where they will be served.

    Raises DefectiveFile with the first cell of each that does not run to its end, and why.
    """
    defects = []
    for chapter in chapters:
        place = notebook_file(folder, chapter.name).parent
        notebook = nbformat.reads(chapter.text, as_version=4)
        client = NotebookClient(
            notebook, timeout=SECONDS, resources={"metadata": {"path": str(place)}}, extra_arguments=QUIET
        )
        try:
            client.execute(env=environment)
        except CellExecutionError as bad:
            numbered = enumerate(notebook.cells, 1)
            number = next(
                (n for n, cell in numbered if any(_failed(one) for one in cell.get("outputs", []))), 0
            )
            reason = f"{bad.ename}: {bad.evalue}"
            defects.append(Defect(str(chapter.file), 1, f"cells[{number}]", Words(reason, reason), _RUNS))
        except TimeoutError:
            late = Words(f"a cell that runs for over {SECONDS} s", f"ячейка, которая идёт дольше {SECONDS} с")
            defects.append(Defect(str(chapter.file), 1, "cells", late, _RUNS))
    if defects:
        raise DefectiveFile(defects)


def _failed(output: Any) -> bool:
    return bool(output.output_type == "error")
