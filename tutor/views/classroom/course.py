"""The course of a game, as the page of progress lists it: how far the learner has come, and its chapters."""

from __future__ import annotations

from msgspec import Struct

from tutor.views.markup import Html, tag
from tutor.views.site.lesson_list import Lesson, done_of, lesson_link
from tutor.views.words import Wording


class Chapter(Struct, frozen=True):
    """Lessons of a course that belong together; `whole` is the whole game behind them: words and address."""

    title: str
    lessons: tuple[Lesson, ...]
    whole: tuple[str, str] | None = None


class Course(Struct, frozen=True):
    """A course; `go_on` is the way to its next lesson, words and address."""

    title: str
    summary: str
    chapters: tuple[Chapter, ...]
    go_on: tuple[str, str]


def course(game: str, overview: Course, words: Wording) -> Html:
    """A course with its next lesson, and all its lessons by chapter to be unfolded."""
    head = f"course-{game}"
    lessons = [lesson for chapter in overview.chapters for lesson in chapter.lessons]
    summary = tag("summary", tag("span", words("course-lessons")), done_of(lessons, words))
    main = tag("a", overview.go_on[0], class_="rt-btn", href=overview.go_on[1])
    return tag(
        "section",
        tag("h3", overview.title, id=head),
        tag("p", overview.summary),
        tag("p", main, class_="rt-game__play"),
        tag(
            "details",
            summary,
            tag("div", *_chapters(overview, words)),
            class_="rt-course__lessons",
            data_key=f"course-{game}",
        ),
        class_="rt-course",
        aria_labelledby=head,
    )


def _chapters(overview: Course, words: Wording) -> list[Html]:
    parts, number = [], 0
    for chapter in overview.chapters:
        done = done_of(chapter.lessons, words) if chapter.lessons else None
        items = []
        for lesson in chapter.lessons:
            number += 1
            items.append(tag("li", lesson_link(lesson, words, number)))
        if chapter.whole is not None:
            text, href = chapter.whole
            items.append(tag("li", tag("a", tag("span"), text, href=href)))
        parts.append(tag("h4", chapter.title, done, class_="rt-level"))
        parts.append(tag("ol", *items, class_="rt-lessons"))
    return parts
