"""The courses as the apps show them: which lesson comes next, and the addresses that lead along them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from tutor.app.library import course_of_game, lesson_query, notebook, title_of, topic_of
from tutor.app.widgets.bridge import Progress
from tutor.app.words import AppWords
from tutor.rules.words import Lang
from tutor.scenario.course import Course
from tutor.scenario.games import game_named
from tutor.views.classroom import course as views
from tutor.views.site.lesson_list import Lesson


def lesson_address(lesson_id: str, lang: Lang, *, along: bool = False) -> str:
    """Where a lesson opens; `along` the course its end leads to the next lesson of the course."""
    game = lesson_id.rpartition("/")[0]
    query = {**lesson_query(lesson_id), "lang": lang} | ({"course": "1"} if along else {})
    return f"{notebook(game, topic_of(lesson_id))}?{urlencode(query)}"


def whole_game(course: Course, lang: Lang) -> tuple[str, str] | None:
    """The name and the address of the whole game that a course ends in."""
    for opening in game_named(course.game).openings():
        if opening.id == course.opening:
            query = {"game": course.game, "opening": opening.id, "lang": lang}
            return opening.title.of(lang), f"play.ipynb?{urlencode(query)}"
    return None


def following(lesson_id: str, lang: Lang, words: AppWords) -> tuple[str, str] | None:
    """What comes behind a lesson of a course, words and address; None behind the end, or off the course."""
    course = course_of_game(lesson_id.partition("/")[0])
    if course is None or lesson_id not in course.lessons:
        return None
    after = course.after(lesson_id)
    if after is not None:
        return words("next-lesson", title=title_of(after).of(lang)), lesson_address(after, lang, along=True)
    whole = whole_game(course, lang)
    return None if whole is None else (words("next-whole", title=whole[0]), whole[1])


def course_crumb(lesson_id: str, lang: Lang) -> tuple[str, str] | None:
    """The way back to the course of a lesson on the start page; None for a lesson that is in none."""
    game = lesson_id.partition("/")[0]
    course = course_of_game(game)
    if course is None or lesson_id not in course.lessons:
        return None
    return course.title.of(lang), f"start.ipynb?{urlencode({'course': game, 'lang': lang})}"


def overview(
    course: Course,
    lang: Lang,
    words: AppWords,
    progress: Progress,
    lesson: Callable[[str], Lesson],
) -> views.Course:
    """A course as it is listed; `lesson` tells how a lesson of that id is."""
    whole = whole_game(course, lang)
    last = len(course.chapters) - 1
    chapters = tuple(
        views.Chapter(
            chapter.title.of(lang), tuple(map(lesson, chapter.lessons)), whole if number == last else None
        )
        for number, chapter in enumerate(course.chapters)
    )
    title, summary = course.title.of(lang), course.summary.of(lang)
    return views.Course(title, summary, chapters, _go_on(course, lang, words, progress))


@dataclass(frozen=True, slots=True)
class Onward:
    """Where a course goes on: its lesson of that number, or the whole game behind all (`lesson` is "")."""

    title: str
    href: str
    lesson: str = ""
    number: int = 0
    of: int = 0
    under_way: bool = False


def onward(course: Course, lang: Lang, progress: Progress) -> Onward:
    """The first lesson that is not done; behind them all the whole game, else the first lesson again."""
    lessons, whole = course.lessons, whole_game(course, lang)
    done = [id in progress.lessons and progress.lessons[id][2] for id in lessons]
    under_way = any(id in progress.lessons for id in lessons)
    if all(done) and whole is not None:
        return Onward(*whole, under_way=under_way)
    at = 0 if all(done) else done.index(False)
    address = lesson_address(lessons[at], lang, along=True)
    return Onward(title_of(lessons[at]).of(lang), address, lessons[at], at + 1, len(lessons), under_way)


def _go_on(course: Course, lang: Lang, words: AppWords, progress: Progress) -> tuple[str, str]:
    """The words and the address of where a course goes on."""
    on = onward(course, lang, progress)
    if not on.lesson:
        return words("next-whole", title=on.title), on.href
    return words(
        "course-go-on" if on.under_way else "course-begin", title=on.title, n=on.number, of=on.of
    ), on.href
