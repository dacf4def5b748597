"""Exercises of the chapters: the engine marks them, and a wrong answer meets its counterexample."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import ipywidgets

from tutor.games.penumbra.views.exercises import EXERCISES, HandExercise, position_of
from tutor.games.penumbra.views.notebook import ThreatOdds
from tutor.notebook.hand import Hand
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang, Words
from tutor.scenario.case import Case
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.markup import Html, join, tag
from tutor.views.output import Displayed
from tutor.views.words import wording
from tutor.workbench import Position


@dataclass(frozen=True)
class Marked(Displayed):
    """How an answer was marked: `why` not, in words, or the `counterexample`, where it fails."""

    right: bool
    why: Words | None = None
    counterexample: Position | None = None
    lang: Lang = "en"

    def html(self) -> Html:
        """The verdict, and the counterexample drawn."""
        drawn = None if self.counterexample is None else self.counterexample.html()
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
    of: HandExercise
    lang: Lang = "en"

    @for_cells
    def check(self, answer: Hand | ThreatOdds) -> Marked:
        """Marks a hand. Raises CellError for what is no hand."""
        odds = answer.odds if isinstance(answer, Hand) else answer
        if not isinstance(odds, ThreatOdds):
            raise CellError(f"found {type(answer).__name__}; allowed: a hand or its odds")
        against = self.of.wrong(odds)
        if against is None:
            return Marked(True, lang=self.lang)
        if isinstance(against, Words):
            return Marked(False, against, lang=self.lang)
        case = Case("penumbra", "anna", position=position_of(odds))
        after = Position(case, self.lang).answer("-".join(map(str, sorted(against))))
        return Marked(False, None, after, self.lang)

    def hand(self, *dice: int, marks: Sequence[int] = (), threat: int = 3) -> ipywidgets.Widget:
        """The task with a hand to answer it: whatever is changed in the hand is marked at once."""
        odds = ThreatOdds(tuple(dice), tuple(marks), (), threat, lang=self.lang).with_()
        answer = Hand(odds)
        task = ipywidgets.HTML(str(tag("b", repr(self))))
        return ipywidgets.VBox([task, answer.controls, answer.picture(lambda now: self.check(now).html())])

    def html(self) -> Html:
        """The task."""
        return tag("p", tag("b", repr(self)))

    def __repr__(self) -> str:
        return self.of.title.of(self.lang)

    def to_dict(self) -> dict[str, Any]:
        """The task in both languages."""
        return {"id": self.id, "en": self.of.title.en, "ru": self.of.title.ru}


@for_cells
def exercise(id: str, lang: Lang | None = None) -> Exercise:
    """An exercise by its id.

    >>> from tutor.notebook import threat_odds
    >>> exercise("safe-hand").check(threat_odds(dice=[1, 2, 3], marks=[4])).right
    False

    Raises NoSuchName that names those there are.
    """
    if id not in EXERCISES:
        raise no_such("exercise", id, EXERCISES)
    return Exercise(id, EXERCISES[id], lang or language())
