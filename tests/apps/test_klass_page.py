"""The teacher's page: what it shows of a class, what it hands out, and to whom it shows nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest
from support.classroom import answer, stand

from tutor.app.pages.classroom import KlassPage
from tutor.app.request import Request
from tutor.classroom.answers import utc_now
from tutor.classroom.store import Store

LESSON = "penumbra/01-three-steps"
RULE = "pen.threat.steps"


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.delenv("TUTOR_DATABASE_URL", raising=False)
    return Store.open(f"sqlite:///{tmp_path}/tutor.sqlite3")


@pytest.fixture
def anna(store: Store) -> str:
    """A learner of a class who missed one rule a moment ago."""
    learner, _ = store.join(store.add_class("Second evening", "LODGE"), "Anna <b>K.</b>")
    wrong = answer(
        1, right=False, learner=learner.id, lesson=LESSON, place="1.0", rules=(RULE,), given="3", truth="1"
    )
    store.add([wrong, stand(2, learner=learner.id, lesson=LESSON).__class__(
        learner.id, LESSON, 2, 9, False, "", 700.0, utc_now())])  # fmt: skip
    return learner.id


def page(**request: Any) -> KlassPage:
    return KlassPage(Request(**{"language": "en", "served": True, "teacher": True, **request}))


def test_nothing_is_shown_to_a_learner(anna: str) -> None:
    shown = page(teacher=False)
    assert "teacher’s token" in shown.parts["say"].html and shown.store is None
    for act, value in (("csv", ""), ("json", ""), ("class", "LODGE"), ("learner", anna), ("live", "")):
        shown.press(act, value)
    shown._command("forward", "play")
    assert all("Anna" not in part.html for part in shown.parts.values()) and shown.records is None


def test_without_a_class_it_tells_how_one_begins(store: Store) -> None:
    assert "tutor serve --class" in page().parts["where"].html
    assert "Класса пока нет" in page(language="ru").parts["where"].html


def test_a_class_is_shown_with_names_as_text(anna: str) -> None:
    shown = page()
    assert "Second evening: 1 learner" in shown.parts["say"].html
    assert "Anna &lt;b&gt;K.&lt;/b&gt;" in shown.parts["where"].html and "stuck" in shown.parts["where"].html
    assert "Three steps of a threat" in shown.parts["where"].html
    assert RULE in shown.parts["missed"].html and "1 of 1" in shown.parts["missed"].html
    shown.press("names", "")
    assert all("Anna" not in part.html for part in shown.parts.values())
    assert "Learner 1" in shown.parts["where"].html


def test_a_question_that_the_lesson_asks_no_more_is_told_in_words(store: Store, anna: str) -> None:
    store.add([answer(3, right=False, learner=anna, lesson=LESSON, place="99.0", rules=(RULE,), given="2")])
    shown = page()
    shown.press("cell", f"{anna} {RULE}")
    said = shown.parts["said"].html
    assert "A question that the lesson asks no more" in said and "99.0" not in said


def test_what_was_answered_is_opened_and_closed(anna: str) -> None:
    shown = page(language="ru")
    shown.press("cell", f"{anna} {RULE}")
    said = shown.parts["said"].html
    assert "Сколько из трёх кубиков" in said and "<td>3</td><td>1</td>" in said
    shown.press("close", "")
    assert shown.parts["said"].html == ""
    for act, value in (("cell", "nobody x.y"), ("rule", "no.such"), ("learner", "<script>"), ("view", "pie")):
        shown.press(act, value)
        assert shown.parts["said"].html == "" and shown.view == "time"


def test_the_address_brings_back_what_was_opened_and_that_names_are_hidden(anna: str) -> None:
    shown = page()
    for act, value in (("names", ""), ("live", ""), ("view", "rules"), ("cell", f"{anna} {RULE}")):
        shown.press(act, value)
    again = page(query=dict(parse_qsl(shown.bridge.query)))
    assert not again.bridge.playing and "Anna" not in "".join(part.html for part in again.parts.values())
    for name in ("where", "heat", "views", "said"):
        assert again.parts[name].html == shown.parts[name].html
    for query in ({"who": "nobody"}, {"rule": "pen.no.such"}, {"who": "<b>", "rule": RULE}):
        assert page(query=query).parts["said"].html == ""


def test_what_is_new_appears_while_the_page_follows(anna: str, store: Store) -> None:
    shown = page()
    store.add(
        [answer(2, right=False, learner=anna, lesson=LESSON, place="2.0", rules=("pen.threat.step3.die",))]
    )
    assert "pen.threat.step3.die" not in shown.parts["missed"].html
    shown._command("forward", "play")
    assert "pen.threat.step3.die" in shown.parts["missed"].html
    shown.press("live", "")
    assert not shown.bridge.playing


def test_the_files_hold_the_answers(anna: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = page()
    saved: dict[str, str] = {}
    monkeypatch.setattr(shown.bridge, "save", saved.__setitem__)
    shown.press("names", "")
    shown.press("csv", "")
    shown.press("json", "")
    assert "Learner 1,penumbra/01-three-steps,1.0,prediction" in saved["answers.csv"]
    kept = json.loads(saved["class.json"])
    assert kept["learners"][0]["nickname"] == "Learner 1" and kept["answers"][0]["given"] == "3"
    assert "Anna" not in "".join(saved.values())


def test_a_database_that_is_away_is_said_so_and_tried_again(
    anna: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_DATABASE_URL", f"sqlite:///{tmp_path}/no-folder/there/tutor.sqlite3")
    (tmp_path / "no-folder").write_text("in the way")
    shown = page()
    assert "tries again" in shown.parts["say"].html
    monkeypatch.delenv("TUTOR_DATABASE_URL")
    shown._command("forward", "play")
    assert "Second evening" in shown.parts["say"].html and "tries again" not in shown.parts["say"].html
