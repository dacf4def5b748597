"""The preview of a file: the lesson page on it, its defects with line and field, and what has changed."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from support.desk import html_of

from tutor.app.pages.preview import FilePage
from tutor.app.request import Request
from tutor.app.widgets.looks import is_standing
from tutor.scenario.games import scenario_folder

PLAINS = (scenario_folder() / "penumbra" / "05-plains-of-agony.yaml").read_text("utf-8")
EGG = (scenario_folder() / "resarcana" / "07-puzzle-the-egg.yaml").read_text("utf-8")


def html(page: FilePage) -> str:
    return html_of(page.desk)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(PLAINS, "utf-8")
    return path


def test_a_file_is_shown_as_a_lesson_and_its_defects_with_line_and_field(file: Path) -> None:
    page = FilePage(file, Request({}, "ru", served=True))
    assert "Равнины Агонии" in page.desk.bridge.title and page.walk is not None
    page.desk.command("next-question", "")
    depth = page.session.node.depth
    file.write_text(PLAINS.replace("choose: bone-6", "choose: bone-9"), "utf-8")
    page.desk.press("again", "")
    line = 1 + next(n for n, one in enumerate(PLAINS.splitlines()) if "choose: bone-6" in one)
    assert page.walk is None and page.start is None
    assert not is_standing(page.desk.face) and is_standing(page.desk.page_box)
    assert f"Строка {line}, steps[18].choose" in html(page) and "Traceback" not in html(page)
    for press in (("answer", "pass"), ("bench", ""), ("lock", ""), ("jump", "3")):
        page.desk.press(*press)
    page.desk.command("option", "1")
    page.desk.command("forward", "")
    file.write_text(PLAINS, "utf-8")
    page.desk.press("again", "")
    assert page.walk is not None and page.session.node.depth == depth
    assert is_standing(page.desk.face) and "steps[18]" not in html(page)


@pytest.mark.parametrize("bad", [b"", b"\xff\xfe", b"[" * 500, b"title: <script>x</script>", b"a: *b"])
def test_whatever_stands_in_the_file_is_told_in_words(file: Path, bad: bytes) -> None:
    file.write_bytes(bad)
    page = FilePage(file, Request())
    assert page.walk is None and "mine.yaml" not in page.desk.message
    assert "Line 1" in html(page) and "<script" not in html(page)
    file.unlink()
    page.desk.press("again", "")
    assert "nothing that can be read" in html(page)


def test_another_game_in_the_file_is_another_lesson(file: Path) -> None:
    page = FilePage(file, Request())
    file.write_text(EGG, "utf-8")
    os.utime(file, (1, 1))
    assert page._changed() != page.changed
    page.read()
    assert page.game == "resarcana" and page._changed() == page.changed and page.desk.message == ""
    assert parse_qs(page.desk.bridge.query) == {"lang": ["en"]} and not page.desk.bridge.mark
