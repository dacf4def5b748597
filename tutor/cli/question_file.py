"""The question that a file of the command line holds: a question file, or a lesson, finished or not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.output import Language, fail, note, one_of
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.located import load_located
from tutor.rules.words import Words
from tutor.scenario import Script
from tutor.scenario.files import open_question, question_in
from tutor.scenario.question_file import QuestionFile

STANDARD_INPUT = Path("-")

FileArgument = Annotated[
    Path, typer.Argument(metavar="FILE", help="A question, a lesson, or SUITE:ID; - reads standard input.")
]


def opened(file: Path, language: Language, *games: str) -> Script:
    """The told line of a file that is asked about; `games` are those the command knows, all if none.

    Ends the command where the file holds no position. What does not keep it from being asked is told on
    standard error.
    """
    try:
        source = question(file)
    except DefectiveFile as error:
        fail(error.text(language.lang))
    if games and source.script.game.id not in games:
        one_of("FILE", source.script.game.id, games, language)
    for remark in source.notes():
        note(remark.of(language.lang))
    return source.script


def question(file: Path) -> QuestionFile:
    """The question of a file, or of standard input. Raises DefectiveFile with every defect in the way."""
    if file != STANDARD_INPUT:
        return open_question(file)
    try:
        text = sys.stdin.read()
    except UnicodeDecodeError:
        actual = Words("something that is no text", "не текст")
        allowed = Words("a text in UTF-8", "текст в UTF-8")
        raise DefectiveFile([Defect(str(file), 1, "-", actual, allowed)]) from None
    return question_in(load_located(text, str(file)))
