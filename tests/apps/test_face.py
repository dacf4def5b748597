"""The face of every lesson and of whole games, step by step: what must be in sight is, in every size.

The boxes of what is drawn are measured in a real browser (`support.face`); the page itself runs here, without
a server. These few lessons are looked at in every run, all of them in the long one (`test_face_of_*`).
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page
from support.face import PUT, Face, drawn
from support.face_walk import begun, compared, face, goes_on, opened, played, walked

from tutor.app.games import VIEWS
from tutor.app.library import lesson
from tutor.app.pages.drawers import DRAWERS
from tutor.app.pages.game_page import GamePage
from tutor.app.request import Request
from tutor.app.widgets.looks import is_standing
from tutor.app.workbench.page import WorkbenchPage
from tutor.engine.question import PASS
from tutor.rules.words import LANGS, Lang

__all__ = ["face"]

pytestmark = pytest.mark.browser

SAMPLE = (
    "penumbra/01-three-steps",
    "penumbra/56-chain-of-four",
    "resarcana/04-four-gold",
    "seasons/04-leaving-winter",
    "blackrose/37-a-chain-of-traps",
)
DEPENDING = SAMPLE[2:]
"""In each of these one prediction depends on what is still to come."""
MORE = pytest.mark.long(reason="the same in another lesson")


def quick(*ids: str) -> list[Any]:
    """The lessons of the sample as parameters of a test; those not named make it long."""
    return [id if id in ids else pytest.param(id, marks=MORE) for id in SAMPLE]


def in_a_language_each(first: Lang, *ids: str) -> list[Any]:
    """The same, the lessons by turns in one language and in the other."""
    langs = LANGS if first == LANGS[0] else LANGS[::-1]
    return [pytest.param(id, langs[at % 2], marks=() if id in ids else MORE) for at, id in enumerate(SAMPLE)]


LARGE = ((1920, 1080),)
CELL = ((900, 420),)
"""A window as low as a shell in a notebook's cell may be: the shell fills either in the same way."""
ZOOMED = ((640, 316),)
"""What a laptop's window of 1280 x 720 leaves to the shell at 200 %, below the head of the page."""


def test_all_that_matters_is_in_sight_at_every_step(face: Face) -> None:
    assert walked(face, SAMPLE[0]) == []


def test_on_a_projector_and_in_russian_too(face: Face) -> None:
    found = [one for id in SAMPLE[:1] for lang in ("en", "ru") for one in walked(face, id, lang, sizes=LARGE)]
    assert found + walked(face, SAMPLE[0], "ru") == []


COLUMNS = """() => {
  const pieces = [...document.querySelectorAll(".is-laid [data-key]")];
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  const edges = (side) => new Set(boxes.map((box) => Math.round(box[side]))).size;
  return [boxes.length, edges("left"), edges("right")];
}"""
"""How many pieces lie in columns, and at how many different left and right edges."""


def test_what_is_laid_out_lies_in_columns_wide_and_narrow(face: Face) -> None:
    shown, script = opened("resarcana/60-setting-up"), lesson("resarcana/60-setting-up").script
    assert script is not None
    while "unseen monument" not in shown.desk.stage.html:
        assert goes_on(shown, script)
    for size, columns in (((1280, 720), 4), ((360, 740), 2)):
        face.frame(*size).evaluate(PUT, drawn(shown.desk.widget))
        assert face.frame(*size).evaluate(COLUMNS) == [8, columns, columns]


@pytest.mark.parametrize(("id", "lang"), in_a_language_each("en", SAMPLE[1], SAMPLE[3]))
def test_in_a_cell_of_a_notebook(face: Face, lang: Lang, id: str) -> None:
    assert walked(face, id, lang, sizes=CELL) == []


def hidden(found: list[str]) -> list[str]:
    """Those of the breaches by which one could not go on."""
    parts = ("asked", "first answer", "primary button", "way back", "wider than")
    return [one for one in found if any(part in one for part in parts)]


@pytest.mark.parametrize(("id", "lang"), in_a_language_each("ru", SAMPLE[1], SAMPLE[4]))
def test_what_is_asked_and_its_first_answer_are_in_sight_at_200_percent(
    face: Face, lang: Lang, id: str
) -> None:
    assert hidden(walked(face, id, lang, sizes=ZOOMED)) == []


@pytest.mark.parametrize("game", list(VIEWS))
def test_what_is_asked_and_its_first_answer_are_in_sight_at_200_percent_in_whole_games(
    face: Face, game: str
) -> None:
    assert hidden(played(face, begun(game), 16, sizes=ZOOMED)) == []


TITLES = """(html) => {
  document.getElementById("root").innerHTML = html;
  const seen = (e) => e.querySelector(".en-title")?.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll(".en-seal")].filter((e) => !seen(e)).length;
}"""
"""How many lessons of a path have no title in sight."""


def test_on_a_phone_each_lesson_of_a_path_has_its_title_in_sight(face: Face) -> None:
    page = GamePage("penumbra", Request({}, "en"))
    html = drawn(page.widget)
    assert html.count("en-seal") > 1
    assert face.frame(360, 740).evaluate(TITLES, html) == 0


FILLED = """(html) => {
  document.getElementById("root").innerHTML = html;
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return [box(".en-course").height, box(".en-tiles").bottom, innerHeight];
}"""


@pytest.mark.parametrize("game", list(VIEWS))
def test_on_a_projector_the_path_fills_the_screen_and_tells_its_titles(face: Face, game: str) -> None:
    frame, html = face.frame(1920, 1080), drawn(GamePage(game, Request({}, "ru")).widget)
    assert frame.evaluate(TITLES, html) == 0
    course, bottom, height = frame.evaluate(FILLED, html)
    assert course > height / 2 and bottom <= height


PLACEHOLDER = """(html) => {
  document.getElementById("root").innerHTML = html;
  const field = document.querySelector(".en-find");
  return [getComputedStyle(field, "::placeholder").color, getComputedStyle(field.form, "::before").content];
}"""


def test_on_a_phone_the_field_that_finds_rules_has_a_glass_and_no_cut_words(face: Face) -> None:
    html = drawn(GamePage("blackrose", Request({}, "ru", served=True)).widget)
    assert face.frame(360, 740).evaluate(PLACEHOLDER, html) == ["rgba(0, 0, 0, 0)", '""']
    colour, glass = face.frame(1280, 720).evaluate(PLACEHOLDER, html)
    assert colour != "rgba(0, 0, 0, 0)" and glass == "none"


@pytest.mark.parametrize("game", list(VIEWS))
def test_all_that_matters_is_in_sight_in_whole_games(face: Face, game: str) -> None:
    assert played(face, begun(game), 5) == []


UNREAD = """() => [...document.querySelectorAll(".st-offer .st-card.is-may")]
  .filter((card) => ![...card.querySelectorAll("li")].every((line) => line.checkVisibility())).length"""


def test_who_chooses_a_magic_item_reads_what_each_of_them_does(face: Face) -> None:
    page = begun("resarcana")
    assert page.match is not None
    for _ in range(20):
        question = page.match.question
        assert question is not None
        if "st-offer" in page.desk.stage.html:
            break
        passes = [option.key for option in question.options if option.key == PASS]
        page.desk.press("answer", (passes or [question.options[-1].key])[0])
    assert page.desk.stage.html.count("is-may") > 4
    for size in ((1280, 720), (1024, 768)):
        face.frame(*size).evaluate(PUT, drawn(page.desk.widget))
        assert face.frame(*size).evaluate(UNREAD) == 0


@pytest.mark.parametrize("lang", LANGS)
def test_a_drawer_is_headed_as_its_tab_says(lang: Lang) -> None:
    desk = opened("penumbra/56-chain-of-four", lang).desk
    for _ in range(3):
        desk.press("forward", "")
    for drawer, part in DRAWERS.items():
        desk.press("drawer", drawer)
        tab = re.search(f'data-value="{drawer}".*?class="rt-word">([^<]+)<', desk.parts["bar"].html)
        if tab is not None:
            assert f">{tab[1]}</h2>" in desk.parts[part].html, drawer
    assert tab is not None  # that of the story, which each lesson has


def test_what_is_out_of_sight_is_found(face: Face) -> None:
    page = opened(SAMPLE[0])
    said = page.desk.parts["say"]
    said.html = said.html.replace("</div>", f"<p>{'words ' * 900}</p></div>")
    assert any("what is told" in one for one in face.breaches(page.desk))


NUMBERS_IN_SIGHT = """() => {
  const numbers = [...document.querySelectorAll(".st-number")].filter((e) => e.checkVisibility());
  return numbers.map((e) => e.textContent);
}"""


def test_an_answer_without_a_piece_is_found(face: Face) -> None:
    page = begun("blackrose")
    assert page.match is not None
    question = page.match.question
    assert question is not None
    assert face.breaches(page.desk, question=question) == []
    stage = page.desk.stage
    stage.html = stage.html.replace('data-act="answer"', "")
    found = face.breaches(page.desk, question=question)
    assert any(f"the answer {question.options[0].key} has no piece" in one for one in found)


def test_on_a_phone_the_actions_of_a_turn_can_be_pressed_below_the_lodge(face: Face) -> None:
    page, script = opened("blackrose/06-imaginary"), lesson("blackrose/06-imaginary").script
    assert script is not None
    while page.session.question is None or page.session.must_guess:
        assert goes_on(page, script)
    assert face.breaches(page.desk, ((360, 740),), page.session.question) == []
    assert face.frame(360, 740).evaluate(NUMBERS_IN_SIGHT) == ["1", "2", "3"]


@pytest.mark.parametrize(("id", "questions"), [(id, int(id in DEPENDING)) for id in SAMPLE])
def test_nothing_drawn_gives_an_open_question_away(
    id: str, questions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compared(id, monkeypatch) == questions


def test_what_tells_the_answer_that_follows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "tutor.app.pages.controls.narration"
    monkeypatch.setattr(told, lambda session, words: str(session.script.answers))
    with monkeypatch.context() as inner, pytest.raises(AssertionError, match="say"):
        compared(DEPENDING[0], inner)


def test_dice_that_have_fallen_lie_there_at_once() -> None:
    page = opened("penumbra/01-three-steps")
    while page.session.question is None:
        page.desk.press("forward", "")
    page.desk.press("told", "")
    assert "3, 1 and 5" in page.desk.parts["say"].html
    assert re.findall(r'st-hue--threat[^>]*data-state="(\d)"', page.desk.stage.html) == ["3", "1", "5"]
    # None of them has hit anything yet.
    assert "is-gone" not in page.desk.stage.html and 'data-key="die-1"' in page.desk.stage.html


CROSSED = """() => [...document.querySelectorAll(".st-links path:not(.head)")].flatMap((path) => {
  const at = path.ownerSVGElement.getBoundingClientRect(), long = path.getTotalLength(), under = new Set();
  for (let n = 0; n <= long; n += 2) {
    const point = path.getPointAtLength(n);
    for (const label of document.querySelectorAll(".st-scene small")) {
      const b = label.getBoundingClientRect(), [x, y] = [point.x + at.x, point.y + at.y];
      if (x > b.left && x < b.right && y > b.top && y < b.bottom && label.checkVisibility()) under.add(label);
    }
  }
  const above = Number(getComputedStyle(path.ownerSVGElement).zIndex);
  return [...under].map((label) => {
    const opaque = getComputedStyle(label).backgroundColor !== "rgba(0, 0, 0, 0)";
    return [label.textContent, opaque && Number(getComputedStyle(label).zIndex) > above];
  });
})"""
"""Each text that a line crosses, and whether it stands above the line on a ground of its own."""


def test_a_line_passes_behind_the_words_that_it_crosses(face: Face) -> None:
    shown, script = opened("penumbra/05-plains-of-agony", "ru"), lesson("penumbra/05-plains-of-agony").script
    assert script is not None
    crossed: dict[str, bool] = {}
    frame = face.frame(360, 740)
    while goes_on(shown, script):
        frame.evaluate(PUT, drawn(shown.desk.widget))
        crossed |= dict(frame.evaluate(CROSSED))
    assert crossed.pop("костяной кубик: нет") and all(crossed.values())


# ---- motion

LONGEST_MS = 500
STEP = """async (html) => {
  const root = document.querySelector(".rt-at-stage > .rt-part");
  const before = staging.before(root);
  const moving = () => root.getAnimations({ subtree: true }).filter(one => !(one instanceof CSSAnimation));
  const left = moving().filter(one => one.playState === "running");
  const next = document.createElement("div");
  next.innerHTML = html;
  root.replaceChildren(...next.querySelector(".rt-at-stage > .rt-part").childNodes);
  staging.settle(root, before);
  await new Promise(requestAnimationFrame); // what moves sets out with the frame
  return { left: left.length, moves: moving().map(one => one.effect.getComputedTiming().endTime) };
}"""
"""Draws the next step while the last one may still move: what still ran, and how long each move takes now."""


def steps(page: Page, id: str) -> list[dict[str, Any]]:
    """What moves at each step of a lesson, pressed on without waiting."""
    shown, script = opened(id), lesson(id).script
    assert script is not None
    frame = Face(page).frame(1280, 720)
    frame.evaluate(PUT, drawn(shown.desk.widget))
    found = []
    while goes_on(shown, script):
        found.append(frame.evaluate(STEP, drawn(shown.desk.widget)))
    return found


@pytest.mark.parametrize("id", quick(SAMPLE[1]))
def test_what_moves_is_brief_and_ends_at_the_next_press(chromium_page: Page, id: str) -> None:
    chromium_page.emulate_media(reduced_motion="no-preference")
    found = steps(chromium_page, id)
    assert any(step["moves"] for step in found)
    assert all(0 < long <= LONGEST_MS for step in found for long in step["moves"])
    assert [step["left"] for step in found] == [0] * len(found)


@pytest.mark.parametrize("id", quick(SAMPLE[1]))
def test_nothing_moves_where_motion_is_unwanted(chromium_page: Page, id: str) -> None:
    chromium_page.emulate_media(reduced_motion="reduce")
    found = steps(chromium_page, id)
    assert found and not any(step["moves"] for step in found)


def test_bonuses_that_answer_have_their_place_on_a_phone(face: Face) -> None:
    desk = opened("seasons/16-puzzle-twenty-in-winter").desk
    assert face.breaches(desk, ((360, 740),)) == []
    shown = face.frame(360, 740).evaluate(NUMBERS_IN_SIGHT)
    assert sorted(shown) == ["1", "2", "3", "4"]


BROKEN = """() => [...document.querySelectorAll(".st-card__name")].flatMap((name) =>
  [...name.firstChild.data.matchAll(/\\p{L}+/gu)].filter((word) => {
    const range = document.createRange();
    range.setStart(name.firstChild, word.index);
    range.setEnd(name.firstChild, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  }).map(String))"""
"""Words of the names of cards that go on in the next line."""


def test_on_a_phone_no_name_of_a_card_is_broken_within_a_word(face: Face) -> None:
    page = begun("blackrose", "ru")
    names = ("Погребальный", "Преследование")
    assert page.match is not None
    for number in range(12):
        if all(name in page.desk.stage.html for name in names):
            break
        question = page.match.question
        assert question is not None
        page.desk.press("answer", question.options[(number * 7 + 3) % len(question.options)].key)
    assert all(name in page.desk.stage.html for name in names)
    frame = face.frame(360, 740)
    frame.evaluate(PUT, drawn(page.desk.widget))
    assert frame.evaluate(BROKEN) == []


AWAY_IN_SIGHT = """() => {
  const away = [...document.querySelectorAll(".is-away")];
  return away.filter((e) => e.getClientRects().length).map((e) => e.className);
}"""


def test_what_is_away_takes_no_room(face: Face) -> None:
    bench = WorkbenchPage("seasons", Request({}, "en", served=True))
    assert not is_standing(bench.piece.region)
    frame = face.frame(1280, 720)
    for desk in (bench.desk, opened(SAMPLE[0]).desk):
        frame.evaluate(PUT, drawn(desk.widget))
        assert frame.evaluate("document.querySelectorAll('.is-away').length") > 0
        assert frame.evaluate(AWAY_IN_SIGHT) == []


@pytest.mark.parametrize("id", ["penumbra/13-counterstrike", "blackrose/118-before-leaving-the-cell"])
def test_on_a_phone_verdicts_and_numbers_leave_room_in_russian_too(face: Face, id: str) -> None:
    # A verdict names two rules above the question; a number stands above a room with a long name.
    assert walked(face, id, "ru", sizes=((360, 740),)) == []


COLOURS = """() => [".st-scene b", ".st-strip", ".rt-coach .rt-say p"].map((one) => {
  const parts = getComputedStyle(document.querySelector(one)).color.match(/\\d+/g);
  return parts.reduce((sum, n) => sum + Number(n), 0);
})"""
"""How light texts of the table, below it and of the coach are, of 765."""


def test_printed_from_a_dark_screen_all_is_dark_on_white(face: Face) -> None:
    desk = opened("blackrose/06-imaginary").desk
    frame = face.frame(1280, 720)
    frame.evaluate(PUT, drawn(desk.widget))
    face.page.emulate_media(color_scheme="dark")
    assert min(frame.evaluate(COLOURS)) > 400
    face.page.emulate_media(media="print", color_scheme="dark")
    assert max(frame.evaluate(COLOURS)) < 250
