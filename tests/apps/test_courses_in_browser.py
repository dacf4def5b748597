"""The courses in a real browser: a learner walks all of a course, errs, recovers and comes to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from course_support import offers
from playwright.sync_api import Page, expect
from walker_support import Learner

from tutor.app.library import course_of_game
from tutor.rules.words import Lang

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
GAMES: dict[str, Lang] = {"penumbra": "en", "resarcana": "ru"}
"""The language in which the course of each game is walked."""


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_walks_the_whole_course(game: str, serve_notebooks: Serve, chromium_page: Page) -> None:
    course, page = course_of_game(game), chromium_page
    assert course is not None
    learner, walked = Learner(page, GAMES[game]), list[str]()
    page.goto(f"{serve_notebooks(NOTEBOOKS)}?course={game}&lang={learner.lang}")
    page.locator(f"[aria-labelledby=course-{game}] .rt-btn").click()
    following = course.lessons[0].rpartition("/")[2]
    while following:
        lesson = f"{game}/{following}"
        assert lesson in course.lessons and lesson not in walked
        learner.walk(lesson)
        walked.append(lesson)
        following = learner.go_on()
    assert sorted(walked) == sorted(course.lessons)

    # The last way on is the whole game, chosen already.
    expect(page.locator(f"[data-act=opening][data-value={course.opening}]")).to_be_checked()
    met = {lesson: offers(lesson) for lesson in walked}
    assert learner.foreseen_wrongly == [lesson for lesson, found in met.items() if found.predicts]
    assert learner.refused == [lesson for lesson, found in met.items() if found.refuses]
    assert learner.astray == [lesson for lesson, found in met.items() if found.chooses]
