"""A lesson as a list has it: its state, its title and how far the learner has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from tutor.views.markup import Html, tag
from tutor.views.words import Wording

Level = Literal["first-steps", "full-rules", "edge-case"]
Progress = Literal["new", "begun", "done"]
LEVELS: Final[tuple[Level, ...]] = ("first-steps", "full-rules", "edge-case")


class Lesson(Struct, frozen=True):
    """A scenario on the start page: `steps` it has, `at` which of them the learner is, if begun."""

    title: str
    href: str
    level: Level
    summary: str = ""
    steps: int = 0
    progress: Progress = "new"
    at: int = 0
    here: bool = False
    topic: str = ""


def done_of(lessons: Sequence[Lesson], words: Wording) -> Html:
    """How many of the lessons are done."""
    done = sum(lesson.progress == "done" for lesson in lessons)
    return tag("span", words("done-of", n=done, of=len(lessons)))


def lesson_link(lesson: Lesson, words: Wording, number: int = 0) -> Html:
    """The link that opens a lesson; `number` counts it, if it has a place in an order."""
    if lesson.progress == "begun":
        about = words("step-of", n=lesson.at, of=lesson.steps)
    elif lesson.progress == "done":
        about = words("lesson-done")
    else:
        about = words("lesson-steps", n=lesson.steps)
    summary = tag("small", lesson.summary) if lesson.summary else None
    title = f"{number}. {lesson.title}" if number else lesson.title
    text = tag("span", title, summary, tag("small", about))
    return tag(
        "a", state(lesson.progress, words), text, href=lesson.href, class_="is-here" if lesson.here else None
    )


def state(progress: Progress, words: Wording) -> Html:
    """The sign of a lesson that is done, begun or new."""
    if progress == "done":
        parts: tuple[Html, ...] = (
            tag("circle", cx=12, cy=12, r=11, fill="var(--ink-2)"),
            tag("path", d="M6.5 12.5l4 4 7-8.5", fill="none", stroke="var(--leaf)", stroke_width=2.6),
        )
    else:
        edge = "var(--ink-2)" if progress == "begun" else "var(--line-2)"
        ring = tag("circle", cx=12, cy=12, r=10, fill="var(--leaf)", stroke=edge, stroke_width=2)
        half = tag("path", d="M12 2a10 10 0 0 1 0 20Z", fill="var(--ink-2)")
        parts = (ring, half) if progress == "begun" else (ring,)
    return tag(
        "svg",
        *parts,
        class_="rt-glyph",
        viewBox="0 0 24 24",
        role="img",
        aria_label=words(f"lesson-{progress}"),
    )
