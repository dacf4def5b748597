"""The exercise on writing a lesson: the checker itself marks the file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tutor.notebook.exercises import Objection, Task
from tutor.rules.words import Words
from tutor.views.studio.lesson_file import LessonFile


def _mended(file: LessonFile) -> Objection | None:
    if file.complaints:
        first = file.complaints[0]
        return Objection(Words(first.as_line("en"), first.as_line("ru")), picture=replace(file, headed=False))
    steps = file.report.scenario.steps if file.report.scenario is not None else ()
    if not any(step.predict is not None for step in steps):
        return Objection(Words("the lesson has to keep its question.", "вопрос в уроке должен остаться."))
    if not any(step.roll is not None for step in steps):
        return Objection(Words("the dice have to be rolled as before.", "кубики должны выпасть, как раньше."))
    return None


EXERCISES: Final[Mapping[str, Task]] = {
    "mend-lesson": Task(
        Words(
            "A lesson against which the checker has nothing to say; its question and its roll stay",
            "Урок без замечаний; вопрос и бросок остаются на месте",
        ),
        LessonFile,
        _mended,
    ),
}
