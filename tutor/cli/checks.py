"""`tutor check` and `tutor schema`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from tutor.app.serving.site import site_schema
from tutor.cli.junit import junit_text
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
from tutor.scenario import Report, playable
from tutor.scenario.course import CourseReport
from tutor.scenario.files import AnyReport, check_file
from tutor.scenario.games import lessons_folder
from tutor.scenario.index import write_index
from tutor.scenario.rule_questions import write_rule_questions
from tutor.scenario.schema import course_schema, position_schema, scenario_schema
from tutor.scenario.suite_run import CaseReport, SuiteReport
from tutor.scenario.suite_schema import question_schema, suite_schema

SUFFIXES = (".yaml", ".yml")


def check_files(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files or folders.")],
    index: Annotated[
        bool, typer.Option("--index", help="Renew the index from which the start page lists the files.")
    ] = False,
    junit: Annotated[
        Path | None, typer.Option("--junit", metavar="OUT", help="Write the results as JUnit XML there too.")
    ] = None,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Check lessons by playing them, suites of questions case by case, questions and courses.

    Every defect is told as file:line: field: message. The exit code is 1 if there is any. What is most likely
    a mistake is told too.
    """
    files = tuple(dict.fromkeys(file for path in paths for file in _files(path)))
    if not files:
        nothing = Words("no scenario files there", "там нет файлов сценариев")
        fail(f"{', '.join(map(str, paths))}: {nothing.of(language.lang)}")
    reports: list[AnyReport] = []
    seconds: list[float] = []
    with progress("", len(files), quiet=as_json) as bar:
        for file in files:
            bar.update(bar.task_ids[0], description=str(file))
            began = perf_counter()
            reports.append(check_file(file))
            seconds.append(perf_counter() - began)
            bar.advance(bar.task_ids[0])
    if index:
        played = [report for report in reports if isinstance(report, Report) and report.scenario]
        for folder in sorted({Path(report.file).parent for report in played}):
            write_index(folder, [report for report in played if Path(report.file).parent == folder])
            for game in playable():
                if lessons_folder(game) == folder.absolute():
                    write_rule_questions(game)
    defects = [defect for report in reports for defect in report.defects]
    if as_json:
        print_json([_plain(report, language) for report in reports])
    else:
        for line in _lines(reports, language):
            screen().print(line, markup=False)
        done = Words(
            f"files checked: {len(files)}, defects: {len(defects)}",
            f"проверено файлов: {len(files)}, дефектов: {len(defects)}",
        )
        screen().print(done.of(language.lang))
    if junit is not None:
        _write(junit, junit_text(zip(reports, seconds, strict=True), language.lang))
    if defects:
        raise typer.Exit(WRONG_INPUT)


def schema(
    game: Annotated[str | None, typer.Option(help="Only the files of this game.")] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Only the form of a position; needs --game.")
    ] = False,
    course: Annotated[bool, typer.Option("--course", help="That of courses instead.")] = False,
    suite: Annotated[bool, typer.Option("--suite", help="That of suites of questions instead.")] = False,
    question: Annotated[bool, typer.Option("--question", help="That of question files instead.")] = False,
    site: Annotated[bool, typer.Option("--site", help="That of the site.yaml of a site instead.")] = False,
) -> None:
    """Print the JSON Schema of lessons, or of another kind of file that people write."""
    if game is not None and game not in playable():
        one_of("--game", game, playable(), Language.EN)
    if position and game is None:
        raise typer.BadParameter(f"needs --game, one of {', '.join(playable())}", param_hint="--position")
    kinds = {"--position": position, "--course": course, "--suite": suite, "--question": question}
    wanted = [name for name, given in (kinds | {"--site": site}).items() if given]
    if len(wanted) > 1:
        raise typer.BadParameter(f"not together with {wanted[0]}", param_hint=wanted[1])
    if site and game is not None:
        raise typer.BadParameter("not together with --game", param_hint="--site")
    if position and game is not None:
        print_json(position_schema(game))
    elif site:
        print_json(site_schema())
    else:
        made = {"--course": course_schema, "--suite": suite_schema, "--question": question_schema}
        schema_of = made.get(wanted[0] if wanted else "", scenario_schema)
        print_json(schema_of(*([game] if game else [])))


def _files(path: Path) -> tuple[Path, ...]:
    if not path.is_dir():
        return (path,)
    return tuple(sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES))


def _lines(reports: Sequence[AnyReport], language: Language) -> Iterator[str]:
    """One line for each case of a suite, and every defect; at last how many cases there were."""
    wrong = Words("WRONG", "НЕВЕРНО").of(language.lang)
    for report in reports:
        if not isinstance(report, SuiteReport) or not report.cases:
            defects = (*report.defects, *(report.warnings if isinstance(report, Report) else ()))
            yield from (defect.as_line(language.lang) for defect in defects)
            continue
        for case in report.cases:
            head = "ok" if case.sound else wrong
            yield f"{head:<5} {report.file}:{case.line}: {case.id} — {case.title.of(language.lang)}"
            yield from (f"      {defect.as_line(language.lang)}" for defect in case.defects)
    cases = [case for report in reports if isinstance(report, SuiteReport) for case in report.cases]
    if cases:
        missed = sum(not case.sound for case in cases)
        yield Words(
            f"questions answered: {len(cases)}, wrong: {missed}",
            f"отвечено на вопросов: {len(cases)}, неверно: {missed}",
        ).of(language.lang)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        fail(f"{path}: {error.strerror}")


def _plain(report: AnyReport, language: Language) -> dict[str, object]:
    defects = [_defect(defect, language) for defect in report.defects]
    if isinstance(report, SuiteReport):
        return {
            "file": report.file,
            "title": None if report.title is None else report.title.of(language.lang),
            "cases": [_case(case, language) for case in report.cases],
            "defects": defects,
        }
    if isinstance(report, CourseReport):
        lessons = [] if report.course is None else report.course.lessons
        return {"file": report.file, "lessons": lessons, "defects": defects}
    return {
        "file": report.file,
        "scenario": None if report.scenario is None else report.scenario.id,
        "positions": report.nodes,
        "cited": sorted(report.cited),
        "defects": defects,
        "warnings": [_defect(warning, language) for warning in report.warnings],
    }


def _case(case: CaseReport, language: Language) -> dict[str, object]:
    return {
        "id": case.id,
        "title": case.title.of(language.lang),
        "line": case.line,
        "right": case.sound,
        "defects": [_defect(defect, language) for defect in case.defects],
    }


def _defect(defect: Defect, language: Language) -> dict[str, object]:
    return {
        "line": defect.line,
        "field": defect.field,
        "found": spoken(defect.actual, language.lang),
        "allowed": spoken(defect.allowed, language.lang),
        "rule": defect.rule,
        "step": defect.step,
    }
