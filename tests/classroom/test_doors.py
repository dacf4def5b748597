"""What stands between visitors and a server: its options, the limits on guessing, and links onwards."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.browser import write_notebook
from support.servers import free_port

from tutor.app.entrance.classes import Classes
from tutor.app.entrance.forms import local
from tutor.app.entrance.identity import Visitor
from tutor.app.entrance.rate_limit import MOST_ADDRESSES, Tries
from tutor.app.entrance.server_identity import HUB_USER, identities, open_classes
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.start import StartPage
from tutor.app.request import Request
from tutor.app.serving.options import Options, ServeError, check, read_classes, settled
from tutor.classroom.answers import Learner
from tutor.classroom.data_folder import DATA
from tutor.classroom.database import BUSY
from tutor.classroom.errors import StoreAway
from tutor.classroom.store import Store
from tutor.rules.words import Words

PAGES = {
    "/voila/render/start.ipynb?lesson=1&at=a%2Bb&no=": "/voila/render/start.ipynb?lesson=1&at=a%2Bb&no=",
    "/voila/render/deep/a%20b.ipynb#x": "/voila/render/deep/a%20b.ipynb",
    "/voila/render/start.ipynb?x=%0d%0aA:b": "/voila/render/start.ipynb?x=%0D%0AA%3Ab",
}
ELSEWHERE = (
    "", "voila/render/start.ipynb", "//evil.example/voila/render/start.ipynb", " //evil.example",
    "https://evil.example/voila/render/start.ipynb", "http:/voila/render/start.ipynb", "/\\evil.example",
    "\\\\evil.example", "javascript:x()", "///evil.example", "https://[", "/teach?token=x",
    "/voila/files/start.ipynb", "/voila/render/nothing.ipynb", "/voila/render/../../etc/passwd",
    "/voila/render/%2e%2e/start.ipynb", "/voila/render/deep/../start.ipynb", "/voila/render/",
)  # fmt: skip


@pytest.mark.parametrize("base", ["/", "/user/anna/"])
def test_a_link_onwards_leads_to_a_page_of_this_server(base: str) -> None:
    notebooks = ("start.ipynb", "deep/a b.ipynb")
    for address, page in PAGES.items():
        assert local(base[:-1] + address, base, notebooks) == base[:-1] + page
    for address in ELSEWHERE:
        assert local(address, base, notebooks) == base
        if address.startswith("/voila"):
            assert local(base[:-1] + address, base, notebooks) == base


def test_tries_come_back_after_a_minute_and_each_address_has_its_own() -> None:
    now = [0.0]
    tries = Tries(3, 60, lambda: now[0])
    assert [tries.take("10.0.0.1") for _ in range(4)] == [True, True, True, False]
    assert tries.take("10.0.0.2")
    tries.give_back("10.0.0.1")
    assert [tries.take("10.0.0.1") for _ in range(2)] == [True, False]
    now[0] = 60.0
    assert tries.take("10.0.0.1")


def test_whoever_owns_a_network_has_no_more_tries_than_others() -> None:
    tries = Tries(1)
    assert tries.take("2001:db8:1:2::1") and not tries.take("2001:db8:1:2:ffff::9")
    assert tries.take("2001:db8:1:3::1")
    assert tries.take("::ffff:10.0.0.1") and tries.take("::ffff:10.0.0.2") and not tries.take("10.0.0.1")
    for number in range(MOST_ADDRESSES + 10):
        tries.take(f"at {number}")
    assert len(tries._taken) <= MOST_ADDRESSES


def test_classes_are_read_from_codes_and_titles() -> None:
    assert read_classes(["mage-7=Mages = best; other", " third = Т \n\n"]) == (
        ("Mages = best", "mage-7"), ("other", "other"), ("Т", "third"),
    )  # fmt: skip
    assert read_classes([""]) == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("abc", "“abc” has 3 characters; allowed are 4 to 40"),
        ("=Title", "The code “” has 0"),
        (f"mage-7={'x' * 41}", "The title .* has 41 characters"),
        ("mage\u200b", "can be seen"),
        ("mage;MAGE=Other", "two classes"),
    ],
)
def test_a_class_that_cannot_be_is_refused_in_words(text: str, says: str) -> None:
    with pytest.raises(ServeError, match=says):
        read_classes([text])


def test_a_class_code_stands_in_for_the_key_and_a_teacher_gets_a_token(tmp_path: Path) -> None:
    away = Options(tmp_path, ip="0.0.0.0", public=True)
    assert settled(away, {}).token and not settled(away, {}).teacher_token
    in_class = settled(away, {"TUTOR_CLASSES": "mage-7"})
    assert in_class.classes == (("mage-7", "mage-7"),) and in_class.token is None
    assert len(in_class.teacher_token or "") >= 20
    assert settled(away, {"TUTOR_TEACHER_TOKEN": "of the environment"}).teacher_token == "of the environment"
    here = Options(tmp_path)
    assert settled(here, {}) == here, "on this machine nothing is asked for"
    assert here.alone, "nor need the browser take cookies"
    assert not (settled(away, {}).alone or in_class.alone or replace(here, hub=True).alone)
    write_notebook(tmp_path / "start.ipynb", "1")
    with pytest.raises(ServeError, match=r"token has 5 characters.*at least 8"):
        check(Options(tmp_path, free_port(), teacher_token="short"))


def test_where_no_secret_can_be_kept_only_a_class_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "file"))
    assert not identities(Options(tmp_path)).has_teacher
    assert "Nothing is kept" in capsys.readouterr().err
    with pytest.raises(ServeError, match="TUTOR_DATA"):
        identities(Options(tmp_path, classes=(("Mages", "mage-7"),)))


def test_the_user_of_a_hub_is_in_its_one_class_and_of_no_hub_nobody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/tutor.sqlite3"
    monkeypatch.setenv("TUTOR_DATABASE_URL", url)
    monkeypatch.setenv(HUB_USER, "анна@example.org")
    alone = Options(tmp_path, classes=(("Mages", "mage-7"),))
    assert open_classes(alone) is not None, "there is a class to join"
    (klass,) = Store.open(url).classes()
    assert Store.open(url).roster(klass.id) == ()
    assert open_classes(replace(alone, hub=True)) is None, "the Hub says who is there"
    (anna,) = Store.open(url).roster(klass.id)
    assert (anna.id, anna.nickname) == ("hub:анна@example.org", "анна@example.org")
    with pytest.raises(ServeError, match="one class only"):
        open_classes(replace(alone, hub=True, classes=(*alone.classes, ("Owls", "owls-1"))))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_start_page_leads_to_the_class_only_where_there_is_one(lang: str) -> None:
    def links(**who: Any) -> set[str]:
        bar = StartPage(Request({}, lang, served=True, **who)).parts["top"].html
        return {
            href for href in re.findall(r'href="([^"?]+)', bar) if "class" in href or href.startswith("../..")
        }

    assert links() == set()
    assert links(in_class=True) == {"../../join"}
    assert links(in_class=True, teacher=True) == {"class.ipynb", "../../leave"}


def test_in_a_class_only_its_teacher_is_led_to_the_studio() -> None:
    def led(**who: Any) -> set[bool]:
        request = Request({}, "en", served=True, **who)
        start, lesson = StartPage(request), LessonPage("penumbra", request=request)
        shown = "".join(part.html for part in start.parts.values())
        return {"studio.ipynb" in shown, "tool-studio" in lesson.desk.parts["top"].html}

    assert led() == {True} and led(in_class=True, teacher=True) == {True}
    assert led(in_class=True) == {False}


def test_while_the_database_is_away_learners_of_the_class_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/tutor.sqlite3")
    classes = Classes(store, [("Mages", "mage-7")])
    klass = classes.by_code(" MAGE-7 ")
    assert klass and classes.by_code("mage-8") is None
    learner, _ = store.join(klass, "Anna")

    def away(_: str) -> Learner:
        raise StoreAway(Words("away", "нет"))

    async def asked() -> list[bool]:
        visitors = (learner.id, klass.id), ("f" * 32, klass.id), (learner.id, "another"), (learner.id, "")
        return [await classes.lets_in(Visitor(*visitor)) for visitor in visitors]

    assert asyncio.run(asked()) == [True, False, False, False]
    monkeypatch.setattr(store, "learner", away)
    assert asyncio.run(asked()) == [True, True, False, False]


@pytest.mark.long(reason="waits as long as a kernel would, and longer")
def test_who_joins_waits_for_others_longer_than_a_kernel_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATA, str(tmp_path))
    classes = open_classes(Options(tmp_path, free_port(), classes=(("Mages", "mage-7"),)))
    assert classes
    klass = classes.by_code("mage-7")
    assert klass
    other = sqlite3.connect(tmp_path / "tutor.sqlite3", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    threading.Timer(BUSY + 2, other.rollback).start()
    learner, _ = asyncio.run(classes.join(klass, "Anna"))
    assert learner.nickname == "Anna"
