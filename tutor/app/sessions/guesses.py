"""A learner's predictions, and what became of them."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.engine.event import Scalar
from tutor.scenario.model import Prediction


@dataclass(slots=True)
class Guess:
    """What a learner predicted, and how it came out once the engine knows (None until then).

    `hints` are those taken until then. `own` is False for what a link of somebody else's has brought along.
    """

    prediction: Prediction
    picked: Scalar = None
    locked: bool = False
    skipped: bool = False
    truth: Scalar = None
    known: bool = False
    hints: int = 0
    own: bool = True

    @property
    def right(self) -> bool:
        """Whether the prediction has come true."""
        return self.known and self.locked and self.picked == self.truth


@dataclass(frozen=True, slots=True)
class Settled:
    """A learner's answer whose truth is known: a prediction at its place, or at GOAL what became of a puzzle.

    `way` tells it from other answers at the same place in this run through the lesson.
    """

    place: str
    given: Scalar
    truth: Scalar
    right: bool
    hints: int
    way: str
