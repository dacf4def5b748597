"""Every answer that a question allows."""

from __future__ import annotations

from tutor.engine.question import Question


def keys(question: Question) -> tuple[str, ...]:
    """Every answer the question allows: its options, or every outcome of chance.

    Raises TooMany where chance has too many outcomes to list.
    """
    if question.chance is not None:
        return tuple(key for key, _ in question.chance.outcomes())
    return tuple(option.key for option in question.options)
