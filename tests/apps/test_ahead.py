"""Working ahead in the pause after a press: what is drawn then is what is shown, and nothing shows before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from support.desk import all_shown, html_of

from tutor.app.library import lesson_ids, topic_of
from tutor.app.link import bench_address
from tutor.app.pages import held_views
from tutor.app.pages.ahead import Memo, Pause
from tutor.app.pages.lesson import LessonPage
from tutor.app.request import Request
from tutor.app.sessions.lesson import Session
from tutor.app.workbench.page import WorkbenchPage
from tutor.framework.installed import playable
from tutor.views.markup import Html
from tutor.views.shown import stage

LESSONS = [lesson_ids(game)[at] for game, at in zip(playable(), (4, 0, 1, 2), strict=True)]
MOST_STEPS = 24


def lesson_page(lesson: str) -> LessonPage:
    game, _, name = lesson.partition("/")
    return LessonPage(game, topic_of(lesson), Request({"lesson": name}, "ru"))


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def held(session: Session) -> object:
    """All that a session holds of where its learner is."""
    history = session.history
    guesses = [
        (at, guess.picked, guess.locked, guess.truth, guess.known) for at, guess in session.guesses.items()
    ]
    return (
        *(len(history.nodes), history.cursor, history.line(), history.ahead()),
        *(guesses, dict(session.hints), list(session.settled), set(session.ends), session.moment),
    )


def walk(page: LessonPage, pause: Callable[[], None]) -> list[str]:
    """All that a lesson draws as its primary button is pressed, with what comes first chosen."""
    drawn = []
    for _ in range(MOST_STEPS):
        pause()
        go = page.go()
        if go.act:
            page.desk.press(go.act, go.value)
        elif page.session.must_guess:
            page.desk.press("pick", "0")
        elif page.session.question is not None:
            page.desk.press("answer", page.session.question.options[0].key)
        else:
            break
        drawn.append(html_of(page.desk))
    return drawn


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_worked_out_ahead_is_the_lesson(lesson: str) -> None:
    plain, ahead = (all_shown(lesson_page(lesson)) for _ in range(2))
    plain.desk.memo = Memo(most=0)

    def pause() -> None:
        before, here = html_of(ahead.desk), held(ahead.session)
        assert ahead.desk.pause is not None
        ahead.desk.pause._work()
        assert (html_of(ahead.desk), held(ahead.session)) == (before, here)

    assert walk(ahead, pause) == walk(plain, lambda: None)


@pytest.mark.parametrize("game", playable())
def test_a_bench_worked_out_ahead_is_the_bench(game: str) -> None:
    page = lesson_page(lesson_ids(game)[0])
    walk(page, lambda: None)
    page.session.jump(page.session.line()[-1])
    query = dict(pair.split("=", 1) for pair in _query_of(page).split("&"))
    plain, ahead = (all_shown(WorkbenchPage(game, Request(query, "en"))) for _ in range(2))
    plain.desk.memo = Memo(most=0)
    for act in ("start", *["forward"] * 8, *["back"] * 4, *["forward"] * 4):
        before, line = html_of(ahead.desk), ahead.bench.line()
        assert ahead.desk.pause is not None
        ahead.desk.pause._work()
        assert (html_of(ahead.desk), ahead.bench.line()) == (before, line)
        for one in (plain, ahead):
            one.desk.press(act, "")
        assert html_of(ahead.desk) == html_of(plain.desk)


def test_the_stage_of_the_next_step_is_drawn_in_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []

    def counted(*args: Any, **kwargs: Any) -> Html:
        drawn.append(args[0])
        return stage(*args, **kwargs)

    monkeypatch.setattr(held_views, "stage", counted)
    page = lesson_page(lesson_ids("penumbra")[0])

    async def pressed() -> None:
        page.desk.press("forward", "")
        drawn.clear()
        await asyncio.sleep(0)
        assert not drawn  # not before the pause
        await asyncio.wait_for(until(lambda: bool(drawn)), 60)
        drawn.clear()
        page.desk.press("forward", "")
        assert not drawn  # nor again with the press

    asyncio.run(pressed())


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_browser_hears_of_the_next_stage_unless_a_prediction_or_an_answer_is_open(
    lesson: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, foreseen, seen = lesson_page(lesson), list[str](), set[str]()
    monkeypatch.setattr(page.desk.stage, "send", lambda message: foreseen.append(message["ahead"]))

    def pause() -> None:
        foreseen.clear()
        assert page.desk.pause is not None
        page.desk.pause._work()
        session = page.session
        goes_on = page.go().act == "forward" and not session.must_guess
        seen.add("forward" if goes_on else "open")
        assert goes_on or not foreseen

    async def walked() -> None:
        for _ in range(MOST_STEPS):
            pause()
            expected = list(foreseen)
            if page.go().act == "forward":
                page.desk.press("forward", "")
                assert all(html == page.desk.stage.html for html in expected)
            elif page.session.must_guess:
                page.desk.press("skip", "")
            elif page.session.question is not None:
                key = page.session.told_answer or page.session.question.options[0].key
                page.desk.press("answer", key)
            else:
                break

    asyncio.run(walked())
    assert seen == {"forward", "open"}


def test_a_press_puts_the_pause_off_and_a_failure_in_it_is_nobodys_matter() -> None:
    done: list[int] = []

    def work() -> None:
        done.append(1)
        raise ValueError("cannot be drawn")

    async def presses() -> None:
        pause = Pause(work)
        pause.begin()
        pause.begin()
        await asyncio.wait_for(until(lambda: bool(done)), 60)
        await asyncio.sleep(0.1)

    asyncio.run(presses())
    assert done == [1]
    Pause(work).begin()  # where there is no loop, as in a notebook that is run without one, there is no pause
    assert done == [1]


def test_a_memo_knows_what_a_drawing_was_made_from() -> None:
    memo, drawn = Memo(most=2), list[str]()

    def draw(says: str) -> Callable[[], Html]:
        return lambda: drawn.append(says) or Html(says)  # type: ignore[func-returns-value]

    one, other = [1], [1]
    assert memo.draw("a", draw("one"), one, "en") == memo.draw("a", draw("again"), one, "en") == "one"
    assert memo.draw("a", draw("equal"), other, "en") == "equal"
    assert memo.draw("a", draw("one"), one, "".join(["e", "n"])) == "one"
    memo.draw("a", draw("third"), [3], "en")
    assert memo.draw("a", draw("forgotten"), other, "en") == "forgotten"
    assert memo.draw("b", draw("another part"), one, "en") == "another part"
    assert drawn == ["one", "equal", "third", "forgotten", "another part"]


def _query_of(page: LessonPage) -> str:
    start = page.start
    assert start is not None
    return bench_address(start, page.session.history, "en").partition("?")[2]
