"""The way along a course from lesson to lesson to the whole game."""

from __future__ import annotations

import re
from html import unescape

from tutor.app import library
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage
from tutor.app.request import Request
from tutor.scenario.course import Course
from tutor.scenario.games import game_named

GAME = "penumbra"


def course() -> Course:
    found = library.course_of_game(GAME)
    assert found is not None
    return found


def page_of(lesson: str, **query: str) -> LessonPage:
    """The page of a lesson at its end."""
    page = LessonPage(GAME, "", Request({"lesson": lesson.rpartition("/")[2], **query}, "en", served=True))
    page.session.replay(page.session.script.answers, page.all_steps)
    page.session.show(page.all_steps)
    while page.session.must_guess:
        page.session.skip()
    page.draw()
    return page


def bar(page: LessonPage) -> str:
    return unescape(page.desk.parts["bar"].html)


def test_the_end_of_a_lesson_leads_along_the_course() -> None:
    for lesson in (course().lessons[0], course().lessons[-2]):
        page = page_of(lesson, course="1")
        after = course().after(lesson)
        assert after is not None and "course=1" in page.desk.bridge.query
        said = unescape(page.desk.parts["choose"].html)
        assert re.search(
            rf'<a class="rt-go" href="[^"]*lesson={after.rpartition("/")[2]}&lang=en&course=1"', bar(page)
        )
        assert re.search(rf'lesson={after.rpartition("/")[2]}&lang=en&course=1"', said)
        assert library.title_of(after).en in said
        crumb = f'start.ipynb?course={GAME}&lang=en">{course().title.en}'
        assert crumb in unescape(page.desk.parts["top"].html)


def test_the_last_lesson_leads_to_the_whole_game() -> None:
    said = unescape(page_of(course().lessons[-1], course="1").desk.parts["choose"].html)
    address = f"play.ipynb?game={GAME}&opening={course().opening}&lang=en"
    assert address in said and "Now a whole game: " in said
    request = Request({"game": GAME, "opening": course().opening}, "en", served=True)
    assert PlayPage(game_named(GAME), request).wish.opening == course().opening
    other = Request({"game": GAME, "opening": "chess"}, "en", served=True)
    assert PlayPage(game_named(GAME), other).wish.opening == game_named(GAME).openings()[0].id


def test_off_the_course_the_lessons_stand_as_they_are_listed() -> None:
    first = course().lessons[0]
    ids = library.lesson_ids(GAME)
    said = unescape(page_of(first).desk.parts["choose"].html)
    assert f"lesson={ids[ids.index(first) + 1].rpartition('/')[2]}&lang=en" in said and "course=" not in said
    outside = next(id for id in ids[:-1] if id not in course().lessons)
    said = unescape(page_of(outside, course="1").desk.parts["choose"].html)
    assert f"lesson={ids[ids.index(outside) + 1].rpartition('/')[2]}&lang=en" in said
