"""Checks a file of any kind that people write about a game: a lesson, a question, a suite, a course."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from tutor.rules.defects import DefectiveFile
from tutor.rules.located import load_located
from tutor.scenario.course import CourseReport, check_course
from tutor.scenario.games import COURSE
from tutor.scenario.load import read_text
from tutor.scenario.question_file import is_question, question_of
from tutor.scenario.run import Report, check_located
from tutor.scenario.suite import is_suite
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
