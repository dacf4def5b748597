"""A planned site as a folder: whole or not at all, and nothing of anybody else's is overwritten."""

from __future__ import annotations

import os
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final

from tutor.app.publish import papers, wheel
from tutor.app.publish.chapters import run_chapters
from tutor.app.publish.notebooks import pages
from tutor.app.publish.plan import Plan
from tutor.app.serving.app_pages import source
from tutor.app.serving.site import FILE, FORM, VARIABLE, Site, lesson_file, load_site, notebook_file
from tutor.rules.defects import DefectiveFile
from tutor.rules.located import load_located
from tutor.rules.words import Words
from tutor.scenario.checking import Report
from tutor.scenario.index import write_index
from tutor.scenario.load import read_text

OURS: Final = (FILE, *papers.NAMES, wheel.LOCK, "notebooks", "scenarios")
"""What is replaced when a site is written again; all else in its folder stays."""

_FOREIGN: Final = Words(
    "{out} is there already and is no site of this program. Choose another folder with --out.",
    "{out} уже существует, и это не сайт этой программы. Выберите другую папку: --out.",
)
_AGAIN: Final = Words(
    "{out} is a site already. Add --force to write it anew: lessons, pages and {file} are replaced, "
    "the learners' data stay.",
    "{out} — уже готовый сайт. Добавьте --force, чтобы записать его заново: уроки, страницы и {file} "
    "заменятся, данные учеников останутся.",
)
_UNWRITABLE: Final = Words("{out} cannot be written: {why}", "{out} нельзя записать: {why}")


class PublishError(Exception):
    """A site cannot be written there; `words` say why and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def is_site(folder: Path) -> bool:
    """Whether a folder is a site that `write` made, sound or not."""
    try:
        located = load_located(read_text(folder / FILE), FILE)
    except DefectiveFile:
        return False
    return isinstance(located.data, dict) and located.data.get("site") == FORM


def write(planned: Plan, out: Path, *, force: bool = False) -> Site:
    """Writes the site into a folder that is new, empty, or (with `force`) a site already.

    Raises PublishError where there is anything else, or where it cannot be written, and DefectiveFile where a
    notebook does not run; then all is as it was.
    """
    _may(out, force)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as scratch:
            made = Path(scratch) / "site"
            _make(planned, made)
            load_site(made)
            run_chapters(planned.chapters, made, {**os.environ, VARIABLE: str(made)})
            out.mkdir(exist_ok=True)
            _move(made, out, Path(scratch) / "old")
    except wheel.NoWheel as bad:
        raise PublishError(bad.words) from bad
    except OSError as bad:
        why = bad.strerror or type(bad).__name__
        raise PublishError(_filled(_UNWRITABLE, out=str(bad.filename or out), why=why)) from bad
    return planned.site


def _may(out: Path, force: bool) -> None:
    if not out.exists() and not out.is_symlink():
        return
    if is_site(out):
        if not force:
            raise PublishError(_filled(_AGAIN, out=str(out), file=FILE))
    elif not out.is_dir() or any(out.iterdir()):
        raise PublishError(_filled(_FOREIGN, out=str(out)))


def _filled(words: Words, **values: str) -> Words:
    return Words(words.en.format(**values), words.ru.format(**values))


def _move(made: Path, out: Path, old: Path) -> None:
    """Puts what was made in the place of what was there; puts that back if anything goes wrong."""
    old.mkdir()
    replaced = [out / name for name in OURS if (out / name).exists()]
    replaced += out.glob(f"{wheel.NAME.replace('-', '_')}-*.whl")
    moved: list[tuple[Path, Path]] = []
    try:
        for path in replaced:
            moved.append((path.rename(old / path.name), path))
        for path in made.iterdir():
            moved.append((path.rename(out / path.name), path))
    except OSError:
        for now, before in reversed(moved):
            now.rename(before)
        raise


def _make(planned: Plan, folder: Path) -> None:
    site = planned.site
    folder.mkdir()
    copies: dict[Path, list[Report]] = {}
    for lesson, report in zip(site.lessons, planned.reports, strict=True):
        file = lesson_file(folder, lesson)
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(report.file, file)
        copies.setdefault(file.parent, []).append(replace(report, file=str(file)))
    for parent, reports in copies.items():
        write_index(parent, reports)
    for name, page in pages(site).items():
        path = notebook_file(folder, name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(source(page), "utf-8")
    for chapter in planned.chapters:
        path = notebook_file(folder, chapter.name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(chapter.text, "utf-8")
    (folder / FILE).write_text(papers.of_site(site), "utf-8")
    packed = wheel.pack(folder)
    (folder / wheel.LOCK).write_text(wheel.lock(packed), "utf-8")
    for name, text in papers.of_all(site).items():
        (folder / name).write_text(text, "utf-8")
