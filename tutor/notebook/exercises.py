"""Exercises of the chapters: the engine marks them, and a wrong answer meets its counterexample."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import ipywidgets

from tutor.app.widgets.region import Region
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import column, html
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang, Words
from tutor.scenario.case import Case
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.markup import Html, join, tag
from tutor.views.output import Displayed, output
from tutor.views.words import wording
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.notebook.stepper import Stepper

MODULES: Final = (
    "blackrose.exercises",
    "class_exercises",
    "penumbra.exercises",
    "penumbra.threat_claims",
    "reading_choice",
    "resarcana.exercises",
    "seasons.exercises",
    "writing_exercises",
)
"""Where the exercises stand, below this package: each module has its `EXERCISES`."""


class Objection(NamedTuple):
    """What speaks against an answer: `why`, in words, a position to look at, or another picture."""

    why: Words | None = None
    counterexample: Case | None = None
    picture: Displayed | None = None


@dataclass(frozen=True)
class Task:
    """What an exercise asks for, what an answer is, and what speaks against one (None: it is right)."""

    title: Words
    answer: type
    objection: Callable[[Any], Objection | None]


@dataclass(frozen=True)
class Marked(Displayed):
    """How an answer was marked: `why` not, in words, or the `counterexample` or `picture`, where it fails."""

    right: bool
    why: Words | None = None
    counterexample: Position | None = None
    lang: Lang = "en"
    picture: Displayed | None = None

    def html(self) -> Html:
        """The verdict, and what breaks the answer, drawn."""
        shown = self.picture if self.counterexample is None else self.counterexample
        drawn = None if shown is None else shown.html()
        return join(tag("p", tag("b", repr(self))), drawn)

    def __repr__(self) -> str:
        words = wording(self.lang)
        if self.right:
            return words("exercise-right")
        return f"{words('exercise-wrong')} {self.why.of(self.lang) if self.why is not None else ''}".strip()


@dataclass(frozen=True)
class Exercise(Displayed):
    """A task whose answers the engine marks. Every right answer is right."""

    id: str
    task: Task
    lang: Lang = "en"

    @for_cells
    def check(self, answer: Any) -> Marked:
        """Marks an answer: a value, or what holds one. Raises CellError for what is no answer to it."""
        value = answer.value if isinstance(answer, Explorable) else getattr(answer, "position", answer)
        if not isinstance(value, self.task.answer):
            allowed = self.task.answer.__name__
            raise CellError(f"found {type(answer).__name__}; allowed: {allowed}, or controls of one")
        against = self.task.objection(value)
        if against is None:
            return Marked(True, lang=self.lang)
        case = against.counterexample
        counterexample = None if case is None else Position(case, self.lang)
        return Marked(False, against.why, counterexample, self.lang, against.picture)

    def follow(self, answer: Explorable[Any] | Stepper, *, pictures: bool = False) -> ipywidgets.Widget:
        """The task above controls or a stepper that answer it, marked below at every change.

        With `pictures` the controls come with theirs, whose parts can be pressed.
        """
        task = html(str(tag("b", repr(self))))
        if isinstance(answer, Explorable):
            verdict = answer.picture(lambda value: self.check(value).html())
            return column(task, answer.widget if pictures else answer.controls, verdict)
        return column(task, answer.widget, self._verdict(answer))

    def _verdict(self, stepper: Stepper) -> ipywidgets.Widget:
        """How the position of a stepper is marked, at every step."""
        verdict = Region("rt-cell-picture")

        def mark(_stepper: Stepper) -> None:
            try:
                marked = self.check(stepper).html()
            except CellError as refused:
                marked = tag("p", str(refused), class_="rt-note")
            verdict.html = output(marked, lang=self.lang)

        mark(stepper)
        stepper.observe(mark)
        return verdict

    def html(self) -> Html:
        """The task."""
        return tag("p", tag("b", repr(self)))

    def __repr__(self) -> str:
        return self.task.title.of(self.lang)

    def to_dict(self) -> dict[str, Any]:
        """The task in both languages."""
        return {"id": self.id, "en": self.task.title.en, "ru": self.task.title.ru}


def exercises() -> Mapping[str, Task]:
    """Every exercise by its id."""
    modules = [import_module(f"tutor.notebook.{module}") for module in MODULES]
    return {id: task for module in modules for id, task in module.EXERCISES.items()}


@for_cells
def exercise(id: str, lang: Lang | None = None) -> Exercise:
    """An exercise by its id.

    >>> from tutor.notebook import threat_odds
    >>> exercise("safe-hand").check(threat_odds(dice=[1, 2, 3], marks=[4])).right
    False

    Raises NoSuchName that names those there are.
    """
    known = exercises()
    if id not in known:
        raise no_such("exercise", id, known)
    return Exercise(id, known[id], lang or language())
