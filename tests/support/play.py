"""Playing positions in tests."""

from __future__ import annotations

from typing import Any

from tutor.engine.history import History
from tutor.engine.question import Question


def to_question(history: History[Any]) -> Question:
    """Steps a history on to the question that waits next."""
    while (question := history.node.question) is None:
        history.step()
    return question
