"""A refused move on the stage of the workbench: what each reason is about, with its number in the list."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect
from support.desk import stage_stands
from support.face import Face

from tutor.analysis.legality import verdict
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.rules.words import LANGS, Lang
from tutor.scenario.games import playable

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]

LEECH = "seasons/two-cards-answer-a-summoning"
REFUSED = [
    ("seasons", "seasons/06-seven-tokens", "anna/take-die/die-summer-5", "die-summer-5"),
    ("seasons", "seasons/06-seven-tokens", "boris/turn/crystallise-air", "seat-anna"),
    ("seasons", LEECH, "anna/turn/summon-die-of-malice", "seat-boris"),
    ("penumbra", "penumbra/01-three-steps", "anna/threat-prepare/crystal-reroll", "seat-anna"),
    ("resarcana", "resarcana/01-the-first-card", "anna/action/place.earth-dragon", "pool-anna-life"),
    ("resarcana", "resarcana/29-dragons-by-other-ways", "boris/action/place.treant", "pool-boris-life"),
    ("blackrose", "blackrose/01-how-far", "graminia/explore-step/move.room-abyss", "room-abyss"),
    ("blackrose", "blackrose/01-how-far", "doria/combat-step/attack.graminia", "figure-doria"),
]
"""Game, lesson or usual situation, a move that is refused there, and a piece that a reason is about."""

SIZES = ((1280, 720), (360, 740))
SHINING = ".st-stage .st-annotation.is-shining"
HIDDEN_FACES = """() => {
  const boxes = (name) => [...document.querySelectorAll(name)].map((e) => e.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const over = (face) => boxes(".st-annotation").some((annotation) => meet(face, annotation));
  return boxes(".st-seat__face").filter(over).length;
}"""
"""How many pictures of players an annotation lies over."""


def asked(lesson: str, key: str, lang: Lang = "en") -> WorkbenchPage:
    """The bench at the first question of a lesson, asked about a move."""
    return WorkbenchPage(lesson.partition("/")[0], Request(query(lesson, key), lang, served=True))


def query(lesson: str, key: str) -> dict[str, str]:
    """What the address of the bench holds, asked about a move in a lesson or in a usual situation."""
    name = lesson.partition("/")[2]
    return {**({"lesson": lesson} if name[0].isdigit() else {"begin": name}), "ask": f"may {key}"}


def on_stage(bench: WorkbenchPage) -> list[dict[str, Any]]:
    """The annotations of the stage."""
    found = re.search(r' data-annotations="([^"]*)"', bench.desk.stage.html)
    return json.loads(unescape(found[1])) if found else []


def numbers(bench: WorkbenchPage) -> list[str]:
    """The numbers beside the reasons, in their order."""
    return re.findall(r'<button[^>]* data-lights="(\d+)"', bench.panel.html)


@pytest.mark.parametrize(("game", "lesson", "key", "piece"), REFUSED)
def test_a_reason_marks_the_piece_that_it_is_about(game: str, lesson: str, key: str, piece: str) -> None:
    bench = asked(lesson, key)
    drawn = on_stage(bench)
    assert any(annotation["at"][0] == piece and annotation["says"] for annotation in drawn)
    assert {annotation["n"] for annotation in drawn} == set(numbers(bench))
    for annotation in drawn:
        assert all(f'data-key="{spot}"' in bench.desk.stage.html for spot in annotation["at"])


def test_a_blocked_line_marks_the_edge_and_the_line() -> None:
    bench = asked("blackrose/01-how-far", "graminia/target/doria")
    (annotation,) = on_stage(bench)
    assert annotation["line"] == ["figure-graminia", "room-throne"] and annotation["says"] == "out of range"
    game, state = bench.bench.game, bench.bench.node.state
    move = verdict(game, state, "graminia/target/doria")
    assert move is not None and not move.allowed


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_of_somebody_else_that_forbids_a_move_is_named_beside_whose_it_is(lang: Lang) -> None:
    bench = asked(LEECH, "anna/turn/summon-die-of-malice", lang)
    crystals, leech = (one for one in on_stage(bench) if one["at"][0] in ("crystals-anna", "seat-boris"))
    assert leech["says"] == ("Arcano Leech" if lang == "en" else "Колдовская пиявка")
    assert leech["n"] == crystals["n"]


def test_what_has_no_place_on_the_stage_is_only_in_the_list() -> None:
    bench = asked("seasons/01-the-first-die", "anna/turn/bonus-crystallise")
    assert not on_stage(bench) and not numbers(bench) and "rt-answer--no" in bench.panel.html


def test_a_move_that_is_allowed_marks_nothing() -> None:
    bench = asked("resarcana/01-the-first-card", "anna/action/place.flaming-pit")
    assert "rt-answer--yes" in bench.panel.html and not on_stage(bench)


def test_a_refused_move_of_the_list_is_marked_while_it_is_unfolded() -> None:
    bench = WorkbenchPage("resarcana", Request({}, "en", served=True))
    assert not on_stage(bench)
    bench.desk.press("may-move", "anna/action/place.earth-dragon")
    kind = unescape(bench.panel.html).split('data-act="may-kind" data-value="')
    assert on_stage(bench) and len(kind) > 1
    bench.desk.press("may-move", "anna/action/place.earth-dragon")
    assert not on_stage(bench)


@pytest.mark.browser
@pytest.mark.parametrize("game", playable())
def test_annotations_overlap_nothing_and_are_large_enough(chromium_page: Page, game: str) -> None:
    face = Face(chromium_page)
    for lang in LANGS:
        for of, lesson, key, _ in REFUSED:
            if of == game:
                bench = asked(lesson, key, lang)
                drawn, with_annotations = len(on_stage(bench)), face.breaches(bench.desk, SIZES)
                wide, phone = (frame.locator(".st-annotation").count() for frame in face.frames.values())
                assert wide == drawn >= phone > 0
                bench.desk.press("may-all", "")
                assert set(with_annotations) <= set(face.breaches(bench.desk, SIZES)), (lesson, key, lang)


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("game", "key"),
    [("resarcana", "anna/action/place.crypt"), ("penumbra", "boris/learning/place-guild")],
)
def test_a_number_hides_no_picture_of_a_player(chromium_page: Page, game: str, key: str, lang: Lang) -> None:
    """The plates of both players have a number, and beside the first there is no room."""
    face = Face(chromium_page)
    bench = WorkbenchPage(game, Request({"ask": f"may {key}"}, lang, served=True))
    assert {annotation["at"][0] for annotation in on_stage(bench)} == {"seat-anna", "seat-boris"}
    face.breaches(bench.desk, SIZES)
    for frame in face.frames.values():
        assert frame.locator(".st-annotation").count() == 2 and frame.evaluate(HIDDEN_FACES) == 0


def check_lights(page: Page, base: str, lesson: str, key: str) -> None:
    """Pointer, focus and press on a number light every annotation that has it, and no other."""
    game = lesson.partition("/")[0]
    page.goto(
        f"{base}voila/render/workbench.ipynb?{urlencode({**query(lesson, key), 'game': game, 'lang': 'en'})}"
    )
    stage_stands(page)
    number = page.locator("button[data-lights]").first
    shining = page.locator(SHINING)
    first = page.locator('.st-stage .st-annotation[data-n="1"]')
    expect(shining).to_have_count(0)
    number.hover()
    expect(first.first).to_be_visible()
    expect(shining).to_have_text([re.compile(r"^1")] * first.count())
    page.locator("[data-key=ask]").hover()
    expect(shining).to_have_count(0)
    number.focus()
    expect(shining).to_have_count(first.count())
    page.keyboard.press("Enter")
    expect(number).to_have_attribute("aria-pressed", "true")
    page.locator("[data-key=ask]").focus()
    expect(shining).to_have_count(first.count())
    number.click()
    expect(number).to_have_attribute("aria-pressed", "false")


@pytest.mark.browser
def test_a_number_of_the_list_lights_its_piece(serve_notebooks: Serve, chromium_page: Page) -> None:
    check_lights(chromium_page, serve_notebooks(NOTEBOOKS), *REFUSED[-1][1:3])


@pytest.mark.long(reason="every game on a page of its own")
@pytest.mark.browser
@pytest.mark.parametrize(("game", "lesson", "key", "piece"), REFUSED[:-1:2])
def test_a_number_of_the_list_lights_its_piece_in_every_game(
    serve_notebooks: Serve, chromium_page: Page, game: str, lesson: str, key: str, piece: str
) -> None:
    check_lights(chromium_page, serve_notebooks(NOTEBOOKS), lesson, key)
