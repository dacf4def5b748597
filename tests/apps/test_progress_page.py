"""The progress page: mastery and review, and a learner's own data: taken along, brought back, deleted."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.views import Page

from tutor.app.games import VIEWS
from tutor.app.learner.own_file import LARGEST, BadFile, file_text, read
from tutor.app.learner.progress import ProgressPage
from tutor.app.library import course_of_game, lesson, title_of
from tutor.app.pages.game_page import GamePage
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.start import StartPage
from tutor.app.request import Request
from tutor.app.words import app_words
from tutor.classroom.answers import Answer, LearnerRecord, Stand, new_key, utc_now
from tutor.classroom.data_folder import database_url, spool_folder
from tutor.classroom.dead_letters import REFUSED, set_aside
from tutor.classroom.store import Store
from tutor.rules.words import LANGS, Lang

LESSON = "penumbra/02-dice-before-marks"
RULE = "pen.threat.step3.die"
HOSTILE = "<script>document.title='broken'</script>"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    return tmp_path


def answer(**more: Any) -> Answer:
    plain: dict[str, Any] = {"key": new_key(), "learner": "anna", "lesson": LESSON}
    plain |= {"place": "1.0", "kind": "prediction"}
    plain |= {"rules": (RULE,), "given": "2", "truth": "0", "right": False, "first": True, "hints": 0}
    return Answer(**{**plain, "at": utc_now(), **more})


def stand(lesson: str = LESSON, step: int = 4, **more: Any) -> Stand:
    plain = {"done": False, "trail": "", "seconds": 9.0, "at": utc_now(), "steps": 9}
    return Stand(learner="anna", lesson=lesson, step=step, **{**plain, **more})


def opened(lang: Lang = "en", learner: str = "anna") -> ProgressPage:
    page = ProgressPage(Request({}, lang, served=True, learner=learner))
    page.bridge._commanded(None, {"command": "ready"}, [])
    return page


def saved(page: ProgressPage, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file that the page hands out."""
    files: list[str] = []
    monkeypatch.setattr(page.bridge, "save", lambda name, text: files.append(text))
    page._press("export", "")
    return files[0]


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_that_was_missed_is_weak_and_asked_again(lang: Lang) -> None:
    Store.open(database_url()).add([answer(), stand()])
    page = opened(lang)
    html = page.parts["learned"].html
    assert Page(html).wrong == [] and Page(page.parts["own"].html).wrong == []
    assert f'data-rule="{RULE}"' in html and {"en": "weak", "ru": "слабо"}[lang] in html
    assert {"en": "remember the rule in a week", "ru": "вспомните правило через неделю"}[lang] in html
    links = re.findall(r'href="([\w-]+\.ipynb)\?lesson=([\w-]+)&lang=\w\w&ask=([\w.]+)"', unescape(html))
    assert links
    for _, name, place in links:
        asked = LessonPage("penumbra", request=Request({"lesson": name, "ask": place}, lang, served=True))
        assert asked.session.must_guess and RULE in asked.session.rules_here
    assert RULE not in opened(lang, "boris").parts["learned"].html


def test_what_is_kept_comes_back_from_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(database_url())
    store.add([answer(), stand()])
    text = saved(opened(), monkeypatch)
    assert "anna" not in text
    other = opened(learner="boris")
    for _ in range(2):
        other._press("import", text)
    assert len(store.answers("boris")) == 1 and store.stands("boris")[LESSON].step == 4
    assert "One answer" in other.parts["say"].html


def test_everything_is_deleted_after_a_second_press_only() -> None:
    store = Store.open(database_url())
    store.add([answer(), stand()])
    spool_folder().mkdir()
    for line in (b'{"learner":"anna"}', b"Answer(learner='anna')", b'{"learner":"boris"}'):
        set_aside(spool_folder(), line)
    page = opened()
    page._press("delete", "")
    assert store.answers("anna")
    page._press("ask-delete", "")
    page._press("keep", "")
    assert "Nothing was deleted" in page.parts["say"].html
    page._press("delete", "")
    assert store.answers("anna")
    page._press("ask-delete", "")
    page._press("delete", "")
    assert not store.answers("anna") and not store.stands("anna")
    assert (spool_folder() / REFUSED).read_text() == '{"learner":"boris"}\n'
    assert RULE not in page.parts["learned"].html


def test_own_questions_alone_can_be_deleted() -> None:
    page = opened()

    def is_off(act: str) -> bool:
        button = re.search(rf'<button[^>]*data-act="{act}"[^>]*>', page.parts["own"].html)
        assert button is not None
        return "disabled" in button[0]

    assert is_off("ask-delete")
    page.bridge._commanded(page.bridge, {"kept": ""}, None)
    assert is_off("ask-delete")
    page.bridge._commanded(page.bridge, {"kept": '{"id": "q"}'}, None)
    assert not is_off("ask-delete") and is_off("export"), "the file holds no questions"
    page._press("ask-delete", "")
    page._press("delete", "")
    assert is_off("ask-delete")


@pytest.mark.parametrize("tables", ["nonsense", "newer"])
def test_a_learner_is_not_told_where_the_database_is(data: Path, tables: str) -> None:
    store = Store.open(database_url())
    store.add([answer(), stand()])
    file = Path(database_url().removeprefix("sqlite:///"))
    if tables == "newer":
        with closing(sqlite3.connect(file)) as open, open:
            open.execute("UPDATE alembic_version SET version_num = '9999'")
    else:
        file.write_bytes(b"no database at all" * 1000)
    page = opened()
    page._press("export", "")
    told = page.parts["say"].html
    assert "cannot be read just now" in told and file.name not in told and "sqlite" not in told


@pytest.mark.parametrize("lang", LANGS)
def test_a_file_that_is_none_of_ours_changes_nothing_and_is_told_so(lang: Lang) -> None:
    page = opened(lang)
    for text, why in (
        ("x" * (LARGEST + 1), "large"),
        (HOSTILE, "damaged"),
        ("[" * 100_000, "damaged"),
        ('{"version": 99}', "version"),
        ('{"version": 1, "answers": [{}], "stands": []}', "damaged"),
        ('{"version": 1, "answers": "\ud800"}', "damaged"),
    ):
        with pytest.raises(BadFile, match=why):
            read(text, utc_now())
        page._press("import", text)
        assert 'class="rt-message"' in page.parts["say"].html
    page._press("too-large", "import")
    assert "4" in page.parts["say"].html
    assert Store.open(database_url()).answers("anna") == ()


def test_markup_in_a_file_is_never_markup_on_the_page() -> None:
    hostile = LearnerRecord(
        1, (answer(rules=(HOSTILE, RULE), given=HOSTILE, place=HOSTILE),), (stand(HOSTILE),)
    )
    page = opened()
    page._press("import", file_text(hostile))
    assert len(Store.open(database_url()).answers("anna")) == 1
    for part in page.parts.values():
        assert "<script" not in part.html
    LessonPage("penumbra", request=Request({"ask": HOSTILE, "lesson": HOSTILE}, served=True))


@pytest.mark.parametrize("path", ["../../etc/passwd", "/etc/passwd", "penumbra/../../x", "penumbra/%2e%2e"])
def test_a_path_in_a_file_leads_nowhere(path: str) -> None:
    page = opened()
    page._press(
        "import", file_text(LearnerRecord(1, (answer(lesson=path), answer()), (stand(path), stand())))
    )
    assert len(Store.open(database_url()).stands("anna")) == 2, "it is kept as any other name"
    assert f'data-rule="{RULE}"' in page.parts["learned"].html
    start = StartPage(Request({}, "en", served=True, learner="anna"))
    start.bridge._commanded(None, {"command": "ready"}, [])
    lead = unescape(start.parts["lead"].html)
    assert "lesson=02-dice-before-marks" in lead
    for part in (*page.parts.values(), *start.parts.values()):
        assert path not in unescape(part.html)
    with pytest.raises(LookupError):
        lesson(path)


def test_times_that_cannot_have_been_are_taken_for_now() -> None:
    now = utc_now()
    far = (now + timedelta(days=9000), datetime(1, 1, 1, tzinfo=UTC))
    kept = LearnerRecord(1, tuple(answer(at=at) for at in far), (stand(at=far[0]),))
    back = read(msgspec.json.encode(kept).decode(), now)
    assert [one.at for one in back.answers] == [now] * 2 and back.stands[0].at == now


def test_the_start_page_goes_on_where_the_learner_was() -> None:
    Store.open(database_url()).add([stand(trail="abc"), stand("penumbra/01-three-steps", 9, done=True)])
    page = StartPage(Request({}, "en", served=True, learner="anna"))
    assert "Go on: " not in page.parts["lead"].html and "progress.ipynb" in page.parts["top"].html
    page.bridge._commanded(None, {"command": "ready"}, [])
    lead, games = unescape(page.parts["lead"].html), unescape(page.parts["games"].html)
    assert "Go on: " in lead and "lesson=02-dice-before-marks" in lead and "at=abc" in lead and "4 of" in lead
    assert "lesson=02-dice-before-marks" in games and "at=abc" in games and "Go on: lesson 2" in games


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(VIEWS))
def test_a_new_learner_begins_with_the_first_lesson_as_on_the_page_of_the_game(game: str, lang: Lang) -> None:
    course = course_of_game(game)
    assert course is not None
    first = course.lessons[0]
    title, name = title_of(first).of(lang), first.rpartition("/")[2]
    assert not title.startswith({"en": "Puzzle", "ru": "Головоломка"}[lang])
    learned = unescape(opened(lang).parts["learned"].html)
    begins = app_words(lang)("course-begin", title=title)
    assert re.search(rf'href="[^"]*lesson={name}&lang={lang}&course=1"[^>]*>{re.escape(begins)}<', learned)
    page = GamePage(game, Request({}, lang, served=True))
    assert re.search(
        rf'data-part="learn"[^>]*href="[^"]*lesson={name}&|href="[^"]*lesson={name}&[^>]*data-part="learn"',
        unescape(page.parts["course"].html),
    )
