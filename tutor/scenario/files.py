"""Files of any kind that people write about a game: a lesson, a question, a suite, a course."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from tutor.rules.defects import DefectiveFile
from tutor.rules.located import Located, load_located
from tutor.rules.struct_validation import found_text
from tutor.rules.words import Words
from tutor.scenario.checking import Report, check_located
from tutor.scenario.course import CourseReport, check_course
from tutor.scenario.games import COURSE
from tutor.scenario.load import one_of, read_text
from tutor.scenario.question_file import QuestionFile, is_question, question_of
from tutor.scenario.suite import case_located, is_suite, suite_of
from tutor.scenario.suite_run import SuiteReport, suite_report

AnyReport: TypeAlias = Report | CourseReport | SuiteReport


def check_file(path: Path) -> AnyReport:
    """What checking a file found out; what it is follows from its fields, and a course from its name.

    Never raises for a bad file: its defects are in the report.
    """
    if path.name == COURSE:
        return check_course(path)
    try:
        located = load_located(read_text(path), str(path))
        if is_suite(located.data):
            return suite_report(located)
        if not is_question(located.data):
            return check_located(located)
        question_of(located)
    except DefectiveFile as error:
        return Report(str(path), error.defects)
    return Report(str(path), nodes=1)


def open_question(path: Path | str) -> QuestionFile:
    """The question that a file holds; FILE:ID is a case of a suite. Raises DefectiveFile as `question_of`."""
    file, _, id = str(path).rpartition(":")
    if Path(path).is_file() or not Path(file).is_file():
        file, id = str(path), ""
    return question_in(load_located(read_text(Path(file)), file), id)


def question_in(located: Located, id: str = "") -> QuestionFile:
    """The question of data, or that of a case of a suite. Raises DefectiveFile as `question_of`."""
    if not is_suite(located.data):
        return question_of(located)
    suite = suite_of(located)
    ids = tuple(case.id for case in suite.file.cases)
    if id in ids:
        return question_of(case_located(suite, ids.index(id)))
    actual = found_text(id) if id else Words("many questions", "много вопросов")
    allowed = one_of(tuple(f"{Path(located.file).name}:{one}" for one in ids))
    raise DefectiveFile([located.defect(("cases",), actual, allowed)])
