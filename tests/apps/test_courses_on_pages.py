"""The course on the start page, and the way along it from lesson to lesson to the whole game."""

from __future__ import annotations

import re
from html import unescape

import pytest
from views_support import Page, styled

from tutor.app import library
from tutor.app.lesson import LessonPage
from tutor.app.play import PlayPage
from tutor.app.request import Request
from tutor.app.start import StartPage
from tutor.app.widgets.bridge import Progress
from tutor.rules.words import LANGS, Lang
from tutor.scenario.course import Course
from tutor.scenario.games import game_named

GAME = "penumbra"


def course() -> Course:
    found = library.course_of_game(GAME)
    assert found is not None
    return found


def start(*done: str, lang: Lang = "en", begun: str = "", **query: str) -> StartPage:
    page = StartPage(Request(query, lang, served=True))
    lessons = dict.fromkeys(done, (9, 9, True)) | ({begun: (1, 9, False)} if begun else {})
    page._remember(Progress(lessons, begun or (done[-1] if done else "")))
    return page


def shelf(page: StartPage) -> str:
    """The course of the game, as the start page draws it."""
    html = unescape(page.parts["games"].html)
    return html.partition(f'aria-labelledby="course-{GAME}"')[2].partition("</section>")[0]


def link(html: str) -> tuple[str, str]:
    """Address and words of the way on."""
    found = re.search(r'<a class="rt-btn" href="([^"]*)">(.*?)</a>', html)
    assert found is not None
    return found[1], found[2]


@pytest.mark.parametrize("lang", LANGS)
def test_the_course_stands_first_with_all_its_lessons_in_order(lang: Lang) -> None:
    page = start(lang=lang)
    assert Page(page.parts["games"].html).wrong == [] and "rt-course" in styled()
    html = shelf(page)
    listed = re.findall(r'<li><a href="[^"]*lesson=([\w-]+)&lang=\w\w&course=1">', html)
    assert [f"{GAME}/{name}" for name in listed] == list(course().lessons)
    assert [chapter.title.of(lang) in html for chapter in course().chapters] == [True] * len(
        course().chapters
    )
    assert f"play.ipynb?game={GAME}&opening={course().opening}&lang={lang}" in html


def test_the_course_goes_on_with_the_first_lesson_that_is_not_done() -> None:
    first, second, *others = course().lessons
    address, words = link(shelf(start()))
    assert first.rpartition("/")[2] in address and words.startswith("Begin the course: ")
    hero = unescape(start(first).parts["hero"].html)
    assert f"lesson={second.rpartition('/')[2]}&" in hero and ">Next lesson: " in hero
    address, words = link(shelf(start(first)))
    assert second.rpartition("/")[2] in address and words.startswith(f"Lesson 2 of {len(others) + 2}: ")
    address, words = link(shelf(start(second, begun=first)))
    assert first.rpartition("/")[2] in address and words.startswith("Lesson 1 of ")
    address, words = link(shelf(start(*course().lessons)))
    assert f"opening={course().opening}" in address and words.startswith("Now a whole game: ")


def test_the_course_is_unfolded_where_the_learner_is_or_asks_for_it() -> None:
    def unfolded(page: StartPage) -> list[str]:
        return re.findall(r'open="" data-key="(course-\w+)-open"', page.parts["games"].html)

    assert unfolded(start()) == [f"course-{GAME}"]
    assert unfolded(start("resarcana/01-the-first-card")) == ["course-resarcana"]
    assert unfolded(start("resarcana/01-the-first-card", course=GAME)) == [f"course-{GAME}"]
    assert unfolded(start(course="<b>")) == [] and unfolded(start(topic="cards")) == []


def test_a_memory_of_lessons_that_are_no_more_does_no_harm() -> None:
    assert "Begin: " in start("chess/01-pawn").parts["hero"].html
    assert "Begin: " in start("../penumbra/01").parts["hero"].html


def page_of(lesson: str, **query: str) -> LessonPage:
    """The page of a lesson at its end."""
    page = LessonPage(GAME, "", Request({"lesson": lesson.rpartition("/")[2], **query}, "en", served=True))
    page.session.replay(page.session.script.answers, page.all_steps)
    page.session.show(page.all_steps)
    while page.session.must_guess:
        page.session.skip()
    page.draw()
    return page


def test_the_end_of_a_lesson_leads_along_the_course() -> None:
    for lesson in (course().lessons[0], course().lessons[-2]):
        page = page_of(lesson, course="1")
        after = course().after(lesson)
        assert after is not None and "course=1" in page.desk.bridge.query
        said = unescape(page.desk.parts["say"].html)
        assert re.search(rf'lesson={after.rpartition("/")[2]}&lang=en&course=1"', said)
        assert library.title_of(after).en in said
        crumb = f'start.ipynb?course={GAME}&lang=en">{course().title.en}'
        assert crumb in unescape(page.desk.parts["top"].html)


def test_the_last_lesson_leads_to_the_whole_game() -> None:
    said = unescape(page_of(course().lessons[-1], course="1").desk.parts["say"].html)
    address = f"play.ipynb?game={GAME}&opening={course().opening}&lang=en"
    assert address in said and "Now a whole game: " in said
    request = Request({"game": GAME, "opening": course().opening}, "en", served=True)
    assert PlayPage(game_named(GAME), request).wish.opening == course().opening
    other = Request({"game": GAME, "opening": "chess"}, "en", served=True)
    assert PlayPage(game_named(GAME), other).wish.opening == game_named(GAME).openings()[0].id


def test_off_the_course_the_lessons_stand_as_they_are_listed() -> None:
    first = course().lessons[0]
    ids = library.lesson_ids(GAME)
    said = unescape(page_of(first).desk.parts["say"].html)
    assert f"lesson={ids[ids.index(first) + 1].rpartition('/')[2]}&lang=en" in said and "course=" not in said
    outside = next(id for id in ids[:-1] if id not in course().lessons)
    said = unescape(page_of(outside, course="1").desk.parts["say"].html)
    assert f"lesson={ids[ids.index(outside) + 1].rpartition('/')[2]}&lang=en" in said
