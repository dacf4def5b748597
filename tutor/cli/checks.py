"""`tutor check` and `tutor schema`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tutor.app.serving.site import site_schema
from tutor.cli.output import (
    WRONG_INPUT,
    JsonOption,
    LangOption,
    Language,
    fail,
    one_of,
    print_json,
    progress,
    screen,
)
from tutor.rules.defects import Defect, spoken
from tutor.rules.words import Words
from tutor.scenario import Report, check, playable
from tutor.scenario.course import CourseReport, check_course
from tutor.scenario.games import COURSE
from tutor.scenario.index import write_index
from tutor.scenario.schema import course_schema, position_schema, scenario_schema

SUFFIXES = (".yaml", ".yml")


def check_files(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files or folders.")],
    index: Annotated[
        bool, typer.Option("--index", help="Renew the index from which the start page lists the files.")
    ] = False,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Check scenario files by playing them, and courses; every defect as file:line: field: message.

    The exit code is 1 if there is any.
    """
    files = tuple(dict.fromkeys(file for path in paths for file in _files(path)))
    if not files:
        nothing = Words("no scenario files there", "там нет файлов сценариев")
        fail(f"{', '.join(map(str, paths))}: {nothing.of(language.lang)}")
    reports: list[Report | CourseReport] = []
    with progress("check", len(files), quiet=as_json) as bar:
        for file in files:
            reports.append(check_course(file) if file.name == COURSE else check(file))
            bar.advance(bar.task_ids[0])
    if index:
        played = [report for report in reports if isinstance(report, Report)]
        for folder in sorted({Path(report.file).parent for report in played}):
            write_index(folder, [report for report in played if Path(report.file).parent == folder])
    defects = [defect for report in reports for defect in report.defects]
    if as_json:
        print_json([_plain(report, language) for report in reports])
    else:
        for defect in defects:
            screen().print(defect.as_line(language.lang), markup=False)
        done = Words(
            f"files checked: {len(files)}, defects: {len(defects)}",
            f"проверено файлов: {len(files)}, дефектов: {len(defects)}",
        )
        screen().print(done.of(language.lang))
    if defects:
        raise typer.Exit(WRONG_INPUT)


def schema(
    game: Annotated[str | None, typer.Option(help="Only the files of this game.")] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Only the form of a position; needs --game.")
    ] = False,
    course: Annotated[bool, typer.Option("--course", help="That of courses instead.")] = False,
    site: Annotated[bool, typer.Option("--site", help="That of the site.yaml of a site instead.")] = False,
) -> None:
    """Print the JSON Schema of scenario files, of courses, or of the file of a published site."""
    if game is not None and game not in playable():
        one_of("--game", game, playable(), Language.EN)
    if position and game is None:
        raise typer.BadParameter(f"needs --game, one of {', '.join(playable())}", param_hint="--position")
    if site and (game is not None or course):
        raise typer.BadParameter("not together with --game or --course", param_hint="--site")
    if position and course:
        raise typer.BadParameter("not together with --course", param_hint="--position")
    if position and game is not None:
        print_json(position_schema(game))
    elif site:
        print_json(site_schema())
    elif course:
        print_json(course_schema(*([game] if game else [])))
    else:
        print_json(scenario_schema(*([game] if game else [])))


def _files(path: Path) -> tuple[Path, ...]:
    if not path.is_dir():
        return (path,)
    return tuple(sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES))


def _plain(report: Report | CourseReport, language: Language) -> dict[str, object]:
    defects = [_defect(defect, language) for defect in report.defects]
    if isinstance(report, CourseReport):
        lessons = [] if report.course is None else report.course.lessons
        return {"file": report.file, "lessons": lessons, "defects": defects}
    return {
        "file": report.file,
        "scenario": None if report.scenario is None else report.scenario.id,
        "positions": report.nodes,
        "cited": sorted(report.cited),
        "defects": defects,
    }


def _defect(defect: Defect, language: Language) -> dict[str, object]:
    return {
        "line": defect.line,
        "field": defect.field,
        "found": spoken(defect.found, language.lang),
        "allowed": spoken(defect.allowed, language.lang),
        "rule": defect.rule,
        "step": defect.step,
    }
