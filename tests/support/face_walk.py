"""Walks through lessons and whole games without a server, to look at the face of every step."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import ClassVar

import pytest
from playwright.sync_api import Page
from support.face import SIZES, Face, named
from support.variants import open_in, other_ending

from tutor.app.library import lesson
from tutor.app.link import Trail
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage
from tutor.app.request import Request
from tutor.rules.words import Lang
from tutor.scenario import Script
from tutor.scenario.games import game_named, scenario_files

DECISIONS = 100
MOST_STEPS = 400


def lessons_of(game: str) -> list[str]:
    """The ids of all lessons of a game that ship, none of them played."""
    return [f"{game}/{file.stem}" for file in scenario_files(game)]


@pytest.fixture
def face(chromium_page: Page) -> Face:
    chromium_page.emulate_media(reduced_motion="reduce")
    return Face(chromium_page)


def opened(id: str, lang: Lang = "en") -> LessonPage:
    game, _, name = id.partition("/")
    return LessonPage(game, "", Request({"lesson": name}, lang))


def goes_on(page: LessonPage, script: Script) -> bool:
    """Does what the page offers next, along the told line; False at the end of the lesson."""
    session, press = page.session, page.desk.press
    if session.must_guess:
        press("pick", "0")
        press("lock", "")
    elif session.told_out:
        return False
    elif session.can_go_on or session.told_answer is not None:
        press(page.go().act, page.go().value)
    else:
        press("answer", script.answers[len(session.history.answers())])
    assert page.desk.message == ""
    return True


def steps(page: LessonPage, script: Script) -> Iterator[None]:
    """Goes through a lesson, from its first position to its end, and stops at each step."""
    for _ in range(MOST_STEPS):
        yield
        if not goes_on(page, script):
            return
    raise AssertionError(f"{page.session.script.scenario.id} does not end")


def seen(face: Face, id: str, page: LessonPage, **sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """The breaches of the step at which a lesson stands."""
    found = face.breaches(page.desk, question=page.session.question, **sizes)
    return named(id, page.session.node.depth, found)


def walked(face: Face, id: str, lang: Lang = "en", **sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """The breaches of a lesson, from its first position to its end."""
    page, script = opened(id, lang), lesson(id).script
    assert script is not None
    return [one for _ in steps(page, script) for one in seen(face, id, page, **sizes)]


def begun(game: str, lang: Lang = "en") -> PlayPage:
    """A whole game of the greedy opponents' seed 1, at its first decision."""
    page = PlayPage(game_named(game), Request({}, lang))
    page.desk.press("begin", "1")
    assert page.match is not None
    return page


def played(face: Face, page: PlayPage, decisions: int, **sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """The breaches of so many decisions of a whole game, each answered by its last option."""
    found, match = [], page.match
    assert match is not None
    for number in range(decisions):
        found += named(page.game.id, number, face.breaches(page.desk, question=match.question, **sizes))
        if match.finished or match.question is None:
            break
        options = match.question.options
        page.desk.press("answer", options[number % len(options)].key)
        assert page.desk.message == ""
    return found


def parts_of(page: LessonPage) -> dict[str, str]:
    """All that is drawn but the bar, whose line of steps has a dot for each step of the lesson."""
    parts = {name: part.html for name, part in page.desk.parts.items() if name != "bar"}
    figures = [page.desk.drawers.odds_view, page.desk.drawers.found_view]
    return parts | {"stage": page.desk.stage.html, "figures": repr([(one.fig, one.alt) for one in figures])}


def told_otherwise(monkeypatch: pytest.MonkeyPatch, id: str, script: Script, trail: Trail) -> LessonPage:
    """The page of a lesson with another script, where a trail leads, with everything shown."""
    monkeypatch.setattr("tutor.app.pages.lesson.lesson", lambda _: SimpleNamespace(script=script, defects=()))
    page = opened(id)
    monkeypatch.undo()
    page.desk.press("everything", "")
    page.session.restore(trail)
    page.draw()
    return page


def compare(id: str, page: LessonPage, monkeypatch: pytest.MonkeyPatch) -> int:
    """Compares what is drawn while a prediction is open for two ways in which it can come out.

    Gives for how many predictions there are two: the others depend on nothing that is still to come. A hint
    that is asked for may name the rules that decide.
    """
    session, found = page.session, 0
    script = session.script
    for about in open_in(session) if session.must_guess else ():
        other = other_ending(script, about)
        if other is None:
            continue
        found += 1
        one, two = (told_otherwise(monkeypatch, id, told, session.trail()) for told in (script, other))
        assert one.session.must_guess and two.session.must_guess
        drawn, otherwise = parts_of(one), parts_of(two)
        telling = [name for name in drawn if drawn[name] != otherwise[name]]
        assert telling == [], f"{id}: {telling} tell {about.prediction.fact}"
        # Neither does a piece that can be pressed tell what may come, nor a die that has fallen already.
        assert 'data-act="answer"' not in drawn["stage"]
    return found


def compared(id: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Compares each step of a lesson, as `compare` does; the number of predictions that come out two ways."""
    page, script = opened(id), lesson(id).script
    assert script is not None
    return sum(compare(id, page, monkeypatch) for _ in steps(page, script))


class EveryLesson:
    """The tests of the face of all lessons and of a whole game, which a class of each game inherits.

    Where something is asked the face is looked at in every size, and at the steps between in one by turns.
    """

    game: ClassVar[str]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Looks at each lesson in a test of its own."""
        if "id" in metafunc.fixturenames:
            metafunc.parametrize("id", lessons_of(self.game))

    def test_all_that_matters_is_in_sight_in_every_lesson_and_gives_no_open_question_away(
        self, face: Face, id: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page, script = opened(id), lesson(id).script
        assert script is not None
        found = []
        for number, _ in enumerate(steps(page, script)):
            asks = page.session.question is not None or page.session.must_guess
            found += seen(face, id, page, sizes=SIZES if asks else (SIZES[number % len(SIZES)],))
            compare(id, page, monkeypatch)
        assert found == [], "\n".join(found)

    def test_all_that_matters_is_in_sight_for_a_hundred_decisions(self, face: Face) -> None:
        found = played(face, begun(self.game), DECISIONS)
        assert found == [], "\n".join(found)
