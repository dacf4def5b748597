"""From the files of lessons to what a site will hold, or to every defect that keeps it from being one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from glob import escape
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tutor.app.publish.chapters import ENDING, ChapterFile, notebooks_of, read_chapters
from tutor.app.publish.notebooks import needed
from tutor.app.serving.site import CODE, LESSON, LONGEST_CLASS, LONGEST_TITLE, Class, Serving, Site, Theme
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.registry import OWN, installed
from tutor.rules.struct_validation import found_text
from tutor.rules.words import Lang, Words
from tutor.scenario.checking import Report, check
from tutor.scenario.games import scenario_files

_NAME: Final = Words("a name of letters, digits and hyphens", "имя из букв, цифр и дефисов")
_GAME: Final = Words(
    "a game of the tutor itself; a site holds no other package",
    "игра самого учебника; других пакетов сайт не содержит",
)
_TWICE: Final = Words("every lesson once", "каждый урок один раз")
_SOME: Final = Words("scenario files or notebooks", "файлы сценариев или блокноты")
_CLASS: Final = Words("CODE or CODE=TITLE, the code of 4 to 40 letters, digits and hyphens",
                      "КОД или КОД=НАЗВАНИЕ, код из 4–40 букв, цифр и дефисов")  # fmt: skip
TITLES: Final = Words("Rules tutor", "Учебник правил")


@dataclass(frozen=True, slots=True)
class Order:
    """What a teacher asks for. `paths`: files, or folders of them; `class_option`: CODE[=TITLE]."""

    paths: Sequence[Path]
    title: str = ""
    class_option: str = ""
    language: Lang = "en"
    theme: Theme = "auto"
    places: int = 40


@dataclass(frozen=True, slots=True)
class Plan:
    """A site that can be written: what it says of itself, the checked file of each lesson, its notebooks."""

    site: Site
    reports: tuple[Report, ...]
    chapters: tuple[ChapterFile, ...] = ()


def plan(order: Order, tick: Callable[[int], None] = lambda _: None) -> Plan:
    """Checks every lesson by playing it; `tick` hears how many files there are before each is played.

    The lessons that a notebook names come behind those that were asked for. Raises DefectiveFile with every
    defect of every file and of the order itself.
    """
    chapters = read_chapters(notebooks_of(order.paths), order.language)
    files = _files([path for path in order.paths if path.suffix != ENDING])
    ids = {f"{file.parent.name}/{file.stem}" for file in files}
    named = (file for chapter in chapters for file in chapter.lessons())
    files += tuple(dict.fromkeys(one for one in named if f"{one.parent.name}/{one.stem}" not in ids))
    reports = []
    for file in files:
        tick(len(files))
        reports.append(check(file))
    defects = [defect for report in reports for defect in report.defects]
    defects += (
        _order_defects(order, [*files, *(chapter.file for chapter in chapters)])
        + _game_defects(reports)
        + _name_defects(reports)
    )
    if defects:
        raise DefectiveFile(defects)
    lessons = tuple(_id(report) for report in reports)
    site = Site(
        1, order.title.strip() or TITLES.of(order.language), lessons, (), order.language, order.theme,
        _class(order.class_option), Serving(places=order.places),
    )  # fmt: skip
    names = (*needed(site), *(chapter.name for chapter in chapters))
    return Plan(replace(site, notebooks=names), tuple(reports), chapters)


def _files(paths: Sequence[Path]) -> tuple[Path, ...]:
    files: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            files.update(dict.fromkeys(scenario_files(escape(path.name), path.parent)))
            files.update(dict.fromkeys(scenario_files("", path)))
        else:
            files[path] = None
    return tuple(files)


def _order_defects(order: Order, files: Sequence[Path]) -> list[Defect]:
    defects = []
    if not files:
        named = ", ".join(map(str, order.paths))
        defects.append(Defect(named, 1, "-", Words("none", "ни одного"), _SOME))
    if order.class_option and not CODE.fullmatch(order.class_option.partition("=")[0]):
        defects.append(Defect("--class", 1, "-", found_text(order.class_option), _CLASS))
    title = order.class_option.partition("=")[2]
    for name, text, most in (("--title", order.title, LONGEST_TITLE), ("--class", title, LONGEST_CLASS)):
        if len(text) > most or not text.isprintable():
            allowed = Words(f"at most {most} characters", f"не больше {most} знаков")
            defects.append(Defect(name, 1, "-", found_text(text), allowed))
    return defects


def _game_defects(reports: Sequence[Report]) -> list[Defect]:
    """Lessons of games that come as packages of their own: a site holds the tutor, and no other package."""
    return [
        Defect(report.file, 1, "game", found_text(report.scenario.game), _GAME)
        for report in reports
        if report.scenario is not None and installed()[report.scenario.game].distribution != OWN
    ]


def _name_defects(reports: Sequence[Report]) -> list[Defect]:
    """A name that is none for a lesson, and two files that would be the same lesson."""
    defects: list[Defect] = []
    first: dict[str, str] = {}
    for report in reports:
        if report.scenario is None:
            continue
        if not LESSON.fullmatch(_id(report)):
            defects.append(Defect(report.file, 1, "-", found_text(Path(report.file).name), _NAME))
        elif _id(report) in first:
            other = first[_id(report)]
            again = Words(f"{_id(report)} again, after {other}", f"{_id(report)} ещё раз, после {other}")
            defects.append(Defect(report.file, 1, "-", again, _TWICE))
        else:
            first[_id(report)] = report.file
    return defects


def _id(report: Report) -> str:
    assert report.scenario is not None
    return report.scenario.id


def _class(text: str) -> Class | None:
    code, _, title = text.partition("=")
    return Class(code, title.strip()) if code else None
