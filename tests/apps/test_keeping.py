"""What a page keeps of its learner: nothing is lost or doubled, whatever becomes of page and database."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest

from tutor.app.learner import learner_store as keeping_module
from tutor.app.learner.learner_store import LOCAL, Keeping
from tutor.app.learner.progress import ProgressPage
from tutor.app.pages.lesson import LessonPage
from tutor.app.request import Request
from tutor.app.widgets.bridge import Bridge
from tutor.classroom.answers import Answer, Record, Stand, new_key, utc_now
from tutor.classroom.data_folder import database_url
from tutor.classroom.store import Store

PLAINS = "05-plains-of-agony"
ID = f"penumbra/{PLAINS}"
LEFT_AT = 6
ENOUGH = 20.0
"""Seconds after which a test gives up."""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data of the test's own."""
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.setattr(keeping_module, "LEFT_BEHIND", 0.1)
    for name in ("PAUSE", "PATIENCE", "AGAIN"):
        monkeypatch.setattr(keeping_module, name, 0.01)
    return tmp_path


@pytest.fixture
def pages() -> Iterator[list[LessonPage]]:
    """Pages that are left when the test ends."""
    there: list[LessonPage] = []
    yield there
    for page in there:
        page.keeping.close()


def answer(place: str = "1.0", learner: str = "anna", **more: Any) -> Answer:
    plain: dict[str, Any] = {
        "key": new_key(),
        "lesson": ID,
        "kind": "prediction",
        "rules": ("pen.threat.step3.die",),
    }
    plain |= {"given": "1", "truth": "0", "right": False, "first": True, "hints": 0, "at": utc_now()}
    return Answer(**{**plain, "learner": learner, "place": place, **more})


def kept(learner: str = "anna") -> tuple[Answer, ...]:
    return Store.open(database_url()).answers(learner)


def opened(pages: list[LessonPage], learner: str = "anna", **query: str) -> LessonPage:
    """A page of a learner as the server opens it, its data looked up."""
    page = LessonPage("penumbra", request=Request({"lesson": PLAINS, **query}, learner=learner, served=True))
    pages.append(page)
    page.desk.bridge._commanded(None, {"command": "ready"}, [])
    return page


def press_on(page: LessonPage) -> None:
    """One press along the told line; of every prediction the first choice."""
    session = page.session
    if session.must_guess:
        page.desk.press("pick", "0")
        page.desk.press("lock", "")
    elif session.question is None:
        page.desk.command("forward", "")
    elif session.told_answer is not None:
        page.desk.press("told", "")
    else:
        page.desk.press("answer", session.moment.scripted or "")


def told(page: LessonPage) -> None:
    """Presses on to the end of the told line."""
    while not page.session.told_out:
        press_on(page)


def test_without_a_server_the_learner_is_the_one_of_this_machine() -> None:
    assert Keeping(Request()).learner == LOCAL
    assert Keeping(Request(learner="anna")).learner == "anna"


def test_nothing_is_opened_before_the_page_is_ready(data: Path) -> None:
    page = LessonPage("penumbra", request=Request({"lesson": PLAINS}, learner="anna", served=True))
    assert page.keeping.waiting == 0 and not list(data.iterdir())


def test_an_answer_is_kept_once_and_knows_whether_it_was_the_first() -> None:
    one, other = Keeping(Request(learner="anna")), Keeping(Request(learner="anna"))
    one.begin(lambda: None)
    first, second = answer(), answer()
    for each in (first, first, second):
        one.put(each)
    one.close()
    other.begin(lambda: None)
    other.put(first)
    other.put(third := answer())
    other.close()
    assert [(each.key, each.first) for each in kept()] == [
        (first.key, True), (second.key, False), (third.key, False),
    ]  # fmt: skip
    assert kept("boris") == ()


def until(true: Callable[[], bool]) -> Callable[[], Any]:
    async def wait() -> None:
        while not true():
            await asyncio.sleep(0.01)

    return lambda: asyncio.wait_for(wait(), ENOUGH)


def test_what_is_answered_while_the_database_is_locked_is_written_afterwards(data: Path) -> None:
    Store.open(database_url())
    news: list[bool] = []

    async def page() -> None:
        keeping = Keeping(Request(learner="anna"))
        keeping.begin(lambda: news.append(keeping.away))
        await until(lambda: keeping.loaded)()
        with closing(sqlite3.connect(data / "tutor.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            keeping.put(answer())
            await until(lambda: keeping.away)()
            assert keeping.waiting == 1
            other.execute("ROLLBACK")
        await until(lambda: not keeping.away)()
        keeping.close()

    asyncio.run(page())
    assert len(kept()) == 1 and news == [False, True, False]


def test_a_database_that_is_only_slow_is_nothing_to_tell_a_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    news, looks, goes_on = list[bool](), list[bool](), threading.Event()
    writes, watch = Store.add, Keeping._watch

    def look(keeping: Keeping) -> None:
        watch(keeping)
        looks.append(keeping.away)

    def slowly(store: Store, records: Sequence[Record]) -> None:
        assert goes_on.wait(ENOUGH)
        writes(store, records)

    monkeypatch.setattr(Store, "add", slowly)
    monkeypatch.setattr(Keeping, "_watch", look)

    async def page() -> None:
        keeping = Keeping(Request(learner="anna"))
        keeping.begin(lambda: news.append(keeping.away))
        await until(lambda: keeping.loaded)()
        keeping.put(answer())
        assert keeping.waiting == 1
        await until(lambda: len(looks) > 1)()
        goes_on.set()
        await until(lambda: not keeping.waiting)()
        keeping.close()

    asyncio.run(page())
    assert len(kept()) == 1 and news == [False]


def test_a_learner_is_told_where_the_database_is_absent_and_loses_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "no-folder").write_text("")
    monkeypatch.setenv("TUTOR_DATABASE_URL", f"sqlite:///{data}/no-folder/tutor.sqlite3")

    async def page() -> None:
        keeping = Keeping(Request(learner="anna"))
        keeping.begin(lambda: None)
        keeping.put(answer())
        await until(lambda: keeping.away)()
        assert not keeping.loaded
        (data / "no-folder").unlink()
        await until(lambda: keeping.loaded and not keeping.away)()
        keeping.close()

    asyncio.run(page())
    assert len(kept()) == 1


def test_of_many_stands_in_a_row_the_last_is_kept() -> None:
    async def page() -> None:
        keeping = Keeping(Request(learner="anna"))
        for step in range(1, 30):
            keeping.stand(Stand("anna", ID, step, 40, False, "", float(step), utc_now()))
        keeping.close()

    asyncio.run(page())
    stand = Store.open(database_url()).stands("anna")[ID]
    assert (stand.step, stand.seconds) == (29, 29.0)


def test_a_lesson_that_was_left_is_gone_on_with_where_one_was(pages: list[LessonPage]) -> None:
    page = opened(pages)
    while not page.session.must_guess:
        press_on(page)
    page.desk.press("pick", "1")
    page.desk.press("lock", "")
    left = page.session.trail()
    page.keeping.close()
    later = opened(pages)
    assert "resume" in later.desk.parts["say"].html and later.session.node.depth == 0
    later.desk.press("resume", "")
    assert later.session.trail() == left and "resume" not in later.desk.parts["say"].html
    told(later)
    later.keeping.close()
    assert {each.key for each in kept()} and len({each.place for each in kept()}) == len(kept())
    assert "resume" not in opened(pages).desk.parts["say"].html, "a lesson that is done begins anew"


def test_looking_around_before_the_offer_is_answered_forgets_nothing(pages: list[LessonPage]) -> None:
    page = opened(pages)
    while page.session.node.depth < LEFT_AT:
        press_on(page)
    page.keeping.close()
    later = opened(pages)
    later.desk.command("forward", "")
    later.keeping.close()
    assert Store.open(database_url()).stands("anna")[ID].step == LEFT_AT
    last = opened(pages)
    last.desk.press("anew", "")
    last.desk.command("forward", "")
    last.keeping.close()
    assert Store.open(database_url()).stands("anna")[ID].step == 1


def test_two_tabs_of_one_learner_lose_and_double_nothing(pages: list[LessonPage]) -> None:
    one, other = opened(pages), opened(pages)
    told(one)
    one.keeping.close()
    told(other)
    other.keeping.close()
    by_place: dict[str, list[bool]] = {}
    for each in kept():
        by_place.setdefault(each.place, []).append(each.first)
    assert by_place and all(firsts == [True, False] for firsts in by_place.values())
    # The address of one, opened in a third tab, is the same run.
    link = dict(parse_qsl(one.desk.bridge.query))["at"]
    third = opened(pages, at=link)
    told(third)
    third.keeping.close()
    assert sum(map(len, by_place.values())) == len(kept())
    # The same address, opened by somebody else, is no answer of theirs.
    stranger = opened(pages, "boris", at=link)
    stranger.keeping.close()
    assert kept("boris") == ()


def test_at_the_end_stand_the_rules_the_predictions_and_the_next_lesson(pages: list[LessonPage]) -> None:
    page = opened(pages, course="1")
    told(page)
    said = page.desk.parts["choose"].html
    for rule in page.session.scenario.shows:
        assert f'data-rule="{rule}"' in said
    advised = page.learning.advised(page.session, page.draw)
    assert page.words("my-progress") in said and advised is not None and advised != ID
    assert f"lesson={advised.rpartition('/')[2]}&amp;" in said


def deletes(learner: str) -> ProgressPage:
    """The page on which a learner has deleted everything."""
    page = ProgressPage(Request({}, "en", served=True, learner=learner))
    page.bridge._commanded(None, {"command": "ready"}, [])
    page._press("ask-delete", "")
    page._press("delete", "")
    assert "Everything of yours is deleted" in page.parts["say"].html
    return page


def test_of_two_tabs_the_one_that_goes_on_after_a_deletion_writes_what_comes_after(
    pages: list[LessonPage],
) -> None:
    one, other = opened(pages), opened(pages)
    told(one)
    while not other.session.must_guess:
        press_on(other)
    one.keeping.outbox().flush(ENOUGH)
    before = kept()
    deletes("anna")
    one.keeping.close()
    assert before and kept() == () and not Store.open(database_url()).stands("anna")
    told(other)
    other.keeping.close()
    after = kept()
    assert after and {each.key for each in after}.isdisjoint(each.key for each in before)
    # The address of the first tab tells again what was answered before: that stays deleted.
    link = dict(parse_qsl(one.desk.bridge.query))["at"]
    opened(pages, at=link).keeping.close()
    assert kept() == after


def test_whoever_leaves_a_class_is_led_to_join_anew_and_the_other_tab_writes_nothing(
    pages: list[LessonPage], monkeypatch: pytest.MonkeyPatch
) -> None:
    led: list[str] = []
    monkeypatch.setattr(Bridge, "visit", lambda bridge, href: led.append(href))
    store = Store.open(database_url())
    klass = store.add_class("Owls", "owl-7")
    anna, boris = (store.join(klass, name)[0].id for name in ("Anna", "Boris"))
    other = opened(pages, anna)
    deletes(anna)
    assert led == ["../../join?lang=en"]
    told(other)
    other.keeping.close()
    assert kept(anna) == () and [learner.id for learner in store.roster(klass.id)] == [boris]
    deletes("nobody in a class")
    assert len(led) == 1


def test_while_the_database_is_locked_nothing_is_deleted_and_that_is_told(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(database_url(), busy=0.01)
    store.add([answer()])
    page = ProgressPage(Request({}, "ru", served=True, learner="anna"))
    monkeypatch.setattr(page.keeping, "store", lambda: store)
    with closing(sqlite3.connect(data / "tutor.sqlite3", isolation_level=None)) as locks:
        locks.execute("BEGIN IMMEDIATE")
        page._press("ask-delete", "")
        page._press("delete", "")
        assert "Сейчас удалить ничего не удалось" in page.parts["say"].html
        locks.execute("ROLLBACK")
    assert len(kept()) == 1
    page._press("ask-delete", "")
    page._press("delete", "")
    assert kept() == () and "Все ваши данные удалены" in page.parts["say"].html
