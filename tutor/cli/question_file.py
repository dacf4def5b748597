"""The question that a file of the command line holds: a question file, or a lesson, finished or not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.output import Language, fail, note, one_of
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.words import Words
from tutor.scenario import Script
from tutor.scenario.load import read_text
from tutor.scenario.question_file import QuestionFile, parse_question

STANDARD_INPUT = Path("-")

FileArgument = Annotated[
    Path, typer.Argument(metavar="FILE", help="A question or a lesson; - reads it from standard input.")
]


def opened(file: Path, language: Language, *games: str) -> Script:
    """The told line of a file that is asked about; `games` are those the command knows, all if none.

    Ends the command where the file holds no position. What does not keep it from being asked is told on
    standard error.
    """
    try:
        found = question(file)
    except DefectiveFile as error:
        fail(error.text(language.lang))
    if games and found.script.game.id not in games:
        one_of("FILE", found.script.game.id, games, language)
    for said in found.notes():
        note(said.of(language.lang))
    return found.script


def question(file: Path) -> QuestionFile:
    """The question of a file, or of standard input. Raises DefectiveFile with every defect in the way."""
    return parse_question(_text(file), str(file))


def _text(file: Path) -> str:
    if file != STANDARD_INPUT:
        return read_text(file)
    try:
        return sys.stdin.read()
    except UnicodeDecodeError:
        found = Words("something that is no text", "не текст")
        text = Words("a text in UTF-8", "текст в UTF-8")
        raise DefectiveFile([Defect(str(file), 1, "-", found, text)]) from None
