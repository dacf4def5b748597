"""What would allow a refused move, tried on the stage: ghosts beside the refusal, taken by one more press."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.desk import stage_stands

from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.views.markup import Html
from tutor.views.stage.differences import MOST, differences

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]

ALLOWED_BY = [
    ("resarcana/01-the-first-card", "anna/action/place.earth-dragon", "pool-anna-life", "1 → 3"),
    ("blackrose/01-how-far", "graminia/target/doria", "figure-graminia", ""),
    ("seasons/09-three-bonuses", "anna/turn/summon-amulet-of-earth", "power-anna", "0 → 1"),
    ("penumbra/10-marks-and-crystals", "anna/threat-prepare/mark-discipline-1", "mark-discipline-1", ""),
]
"""A lesson, a move that is refused there, a piece that its least changes are about, and what that says."""

SIZES = [(1280, 720), (360, 740)]


def asked(lesson: str, key: str) -> WorkbenchPage:
    query = {"lesson": lesson, "ask": f"may {key}"}
    return WorkbenchPage(lesson.partition("/")[0], Request(query, "en", served=True))


def keys(bench: WorkbenchPage, act: str) -> list[str]:
    """The values of the buttons that report an action."""
    return re.findall(rf' data-act="{act}" data-value="([^"]*)"', bench.panel.html)


def ghosts(bench: WorkbenchPage) -> list[dict[str, Any]]:
    """The annotations of what is tried on."""
    found = re.search(r' data-annotations="([^"]*)"', bench.desk.stage.html)
    drawn = json.loads(unescape(found[1])) if found else []
    return [one for one in drawn if one["look"] == "ghost"]


@pytest.mark.parametrize(("lesson", "key", "piece", "says"), ALLOWED_BY)
def test_changes_are_ghosts_on_the_stage_until_they_are_taken(
    lesson: str, key: str, piece: str, says: str
) -> None:
    bench = asked(lesson, key)
    before, start = bench.desk.stage.html, bench.bench.start
    assert "It would be allowed if" in bench.panel.html and not keys(bench, "repair")
    change = keys(bench, "try")[0]
    bench.desk.press("try", change)
    assert bench.bench.start is start and "is-tried" in bench.desk.stage.html
    assert [one["says"] for one in ghosts(bench) if one["at"] == [piece]] == [says]
    assert 'data-act="place"' not in bench.desk.stage.html and 'aria-pressed="true"' in bench.panel.html
    bench.desk.press("try", change)
    assert bench.desk.stage.html == before
    bench.desk.press("try", change)
    bench.desk._obey("shut", "")
    bench.desk.redraw()
    assert bench.desk.stage.html == before and not keys(bench, "repair")
    bench.desk.press("try", change)
    bench.desk.press("repair", *keys(bench, "repair"))
    assert bench.bench.start is not start and "is-tried" not in bench.desk.stage.html
    assert "Yes, it is allowed now." in bench.panel.html
    bench.desk.press("undo", "")
    assert "No, for" in bench.panel.html and bench.bench.start == start


def test_a_change_that_is_not_there_is_not_tried() -> None:
    bench = asked(*ALLOWED_BY[0][:2])
    before = bench.desk.stage.html
    for value in ("", "qwrtz", "0"):
        bench.desk.press("try", value)
        bench.desk.press("repair", value)
        assert bench.desk.stage.html == before


def test_another_question_takes_a_ghost_away() -> None:
    bench = asked(*ALLOWED_BY[0][:2])
    bench.desk.press("try", keys(bench, "try")[0])
    bench.desk.press("ask", "anna places flaming pit")
    assert "is-tried" not in bench.desk.stage.html and not keys(bench, "try")


def piece(key: str, inside: str, state: str = "") -> str:
    return f'<div data-key="{key}" data-state="{state}" data-motion="pop">{inside}</div>'


@pytest.mark.parametrize(
    ("before", "after", "differs"),
    [
        (piece("pool", "<b>1</b>"), piece("pool", "<b>3</b>"), [("pool", "1 → 3")]),
        (piece("die", "", "3"), piece("die", "", "5"), [("die", "3 → 5")]),
        (
            piece("hand", piece("card", "Pit")) + piece("play", ""),
            piece("hand", "") + piece("play", piece("card", "Pit")),
            [("card", "")],
        ),
        (piece("hand", ""), piece("hand", piece("card", piece("on", "2"))), [("card", "")]),
        (
            piece("card", "Pit <small>upright</small>"),
            piece("card", "Pit <small>turned</small>"),
            [("card", "")],
        ),
        (piece("seat", "Anna"), piece("seat", "Anna"), []),
        (
            piece("pool", '<svg><path d=""/></svg>2 of 7' + piece("earth", "0")),
            piece("pool", '<svg><path d=""/></svg>4 of 7' + piece("earth", "2")),
            [("earth", "0 → 2")],
        ),
    ],
)
def test_pieces_differ_by_what_they_say_where_they_lie_and_whether_they_are_there(
    before: str, after: str, differs: list[tuple[str, str]]
) -> None:
    found = differences(Html(before), Html(after), "ghost")
    assert [(one.spots[0], one.label) for one in found] == differs


def test_in_another_scene_nothing_stands_out() -> None:
    other = "".join(piece(f"card-{n}", "Pit") for n in range(MOST + 1))
    assert differences(Html(piece("die", "")), Html(other), "ghost") == ()


def check_tried(page: Page, base: str, lesson: str, key: str) -> None:
    """A change is tried on by a press, taken away by Escape, and taken; by keys and by pointer."""
    query = f"game={lesson.partition('/')[0]}&lesson={lesson}&lang=en&ask=may%20{key}"
    page.goto(f"{base}voila/render/workbench.ipynb?{query}")
    stage_stands(page)
    change, tried = page.locator(".rt-repair__try").first, page.locator(".st-stage.is-tried")
    change.focus()
    page.keyboard.press("Enter")
    expect(tried).to_be_visible()
    expect(page.locator(".st-stage [data-annotated=ghost]").first).to_be_visible()
    expect(change).to_be_focused()
    expect(page.locator(".rt-repair__tried")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tried).to_have_count(0)
    expect(change).to_have_attribute("aria-pressed", "false")
    change.click()
    expect(tried).to_be_visible()
    page.locator("[data-act=repair]").click()
    expect(page.locator(".rt-answer--yes")).to_be_visible()
    expect(tried).to_have_count(0)
    page.locator("[data-act=undo]").click()
    expect(page.locator(".rt-answer--no")).to_be_visible()


@pytest.mark.browser
def test_a_change_is_tried_on_and_taken(serve_notebooks: Serve, chromium_page: Page) -> None:
    check_tried(chromium_page, serve_notebooks(NOTEBOOKS), *ALLOWED_BY[0][:2])


@pytest.mark.long(reason="a page of its own for each game and each screen")
@pytest.mark.browser
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("lesson", "key"), [one[:2] for one in ALLOWED_BY[1:]])
def test_a_change_is_tried_on_and_taken_in_every_game(
    serve_notebooks: Serve, chromium_page: Page, lesson: str, key: str, size: tuple[int, int]
) -> None:
    chromium_page.set_viewport_size({"width": size[0], "height": size[1]})
    check_tried(chromium_page, serve_notebooks(NOTEBOOKS), lesson, key)


def test_other_cards_in_one_place_do_not_crowd_out_the_changes_elsewhere() -> None:
    query = {"begin": "two-cards-answer-a-summoning"}
    bench = WorkbenchPage("seasons", Request(query, "en", served=True))
    rows = unescape(bench.panel.html).split("rt-repair__try")[1:9]
    of_boris = [row for row in rows if "In play (Boris): Arcano Leech →" in row]
    assert "Crystals (Anna): 0 → 1" in rows[0] and 0 < len(of_boris) < 5
