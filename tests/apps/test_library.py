"""Lessons that cannot be opened: the page says so and goes on with the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.desk import html_of
from support.lessons import SOUND, lessons_of

from tutor.app.pages.game_page import GamePage
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.start import StartPage
from tutor.app.request import Request

BROKEN = {
    "00-type.yaml": ("dice: 3", "dice: three"),
    "00-unknown-key.yaml": ("title:", "titel:"),
    "00-no-answer.yaml": ("  - roll:", "  - say: {en: x, ru: э}\n  - rol:"),
}


@pytest.fixture
def with_broken_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    text = SOUND.read_text("utf-8")
    assert all(old in text for old, _ in BROKEN.values())
    texts = {name: text.replace(old, new, 1) for name, (old, new) in BROKEN.items()}
    with lessons_of({**texts, SOUND.name: text}, tmp_path, monkeypatch) as folder:
        yield folder


@pytest.mark.parametrize("name", sorted(BROKEN))
def test_a_broken_lesson_is_a_message_and_the_next_one_opens(with_broken_files: Path, name: str) -> None:
    request = Request({"lesson": name.removesuffix(".yaml")}, "en", served=True)
    page = LessonPage("penumbra", request=request)
    assert "cannot be opened" in page.desk.message
    assert page.session.scenario.id == "penumbra/01-three-steps"
    page.desk.command("forward", "")
    assert page.session.node.depth == 1


def test_the_start_page_lists_the_lessons_that_work(with_broken_files: Path) -> None:
    page = StartPage(Request({}, "ru", served=True))
    assert page.parts["games"].html.count("lesson=") == 1
    listed = GamePage("penumbra", Request({"show": "topics"}, "ru", served=True))
    assert (
        listed.parts["list"].html.count("lesson=") == 1 and 'data-part="learn"' in listed.parts["course"].html
    )


@pytest.mark.parametrize("action", ["answer", "jump", "pick", "branch", "lang", "rule", "told", "nonsense"])
@pytest.mark.parametrize("value", ["", "-1", "99999999", "../../etc/passwd", "<script>", "pass"])
def test_whatever_a_visitor_sends_the_page_goes_on(action: str, value: str) -> None:
    page = LessonPage("penumbra", "threat", Request({}, "en", served=True))
    page.desk.press(action, value)
    page.desk.command(action, value)
    page.desk.command("forward", "")
    assert page.session.node.depth >= 1
    assert "Traceback" not in html_of(page.desk)
