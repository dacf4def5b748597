"""The face of every lesson and of whole games, step by step: what must be in sight is, in every size.

The boxes of what is drawn are measured in a real browser (`face_support`); the page itself runs here, without
a server. A few lessons are looked at in every run, all of them in the long one.
"""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from face_support import PUT, Face, drawn, named
from playwright.sync_api import Page
from variants_support import open_in, other_ending

from tutor.app.games import SHOWN
from tutor.app.lesson import LessonPage
from tutor.app.library import lesson, lesson_ids
from tutor.app.link import Trail
from tutor.app.play import PlayPage
from tutor.app.request import Request
from tutor.rules.words import Lang
from tutor.scenario import Script
from tutor.scenario.games import game_named

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
LESSONS = [id for game in SHOWN for id in lesson_ids(game)]
LARGE = ((1920, 1080),)
CELL = ((900, 420),)
"""A window as low as a shell in a notebook's cell may be: the shell fills either in the same way."""
CROWDED = re.compile(
    r"overlap$|&quot; is cut off$|\" is cut off$|the stage does not fit$"
    r"|360 x 740: (what is told|what is asked|the first answer) is cut off$"
)
"""What still happens on crowded tables, and where much is told on a phone, which scrolls then."""
DECISIONS = 100
MOST_STEPS = 400


@pytest.fixture
def face(chromium_page: Page) -> Face:
    chromium_page.emulate_media(reduced_motion="reduce")
    return Face(chromium_page)


def opened(id: str, lang: Lang = "en") -> LessonPage:
    game, _, name = id.partition("/")
    return LessonPage(game, "", Request({"lesson": name}, lang))


def goes_on(page: LessonPage, script: Script) -> bool:
    """Does what the page offers next, along the told line; False at the end of the lesson."""
    session, press = page.session, page.desk.press
    if session.must_guess:
        press("pick", "0")
        press("lock", "")
    elif session.told_out:
        return False
    elif session.can_go_on or session.told_answer is not None:
        press(page.go().act, page.go().value)
    else:
        press("answer", script.answers[len(session.history.answers())])
    assert page.desk.message == ""
    return True


def walked(face: Face, id: str, lang: Lang = "en", **sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """The breaches of a lesson, from its first position to its end."""
    page, script = opened(id, lang), lesson(id).script
    assert script is not None
    found = named(id, 0, face.breaches(page.desk, **sizes))
    for _ in range(MOST_STEPS):
        if not goes_on(page, script):
            return found
        found += named(id, page.session.node.depth, face.breaches(page.desk, **sizes))
    raise AssertionError(f"{id} does not end")


@pytest.mark.parametrize("id", SAMPLE)
def test_all_that_matters_is_in_sight_at_every_step(face: Face, id: str) -> None:
    assert walked(face, id) == []


def test_on_a_projector_and_in_russian_too(face: Face) -> None:
    found = [one for id in SAMPLE[:1] for lang in ("en", "ru") for one in walked(face, id, lang, sizes=LARGE)]
    assert found + walked(face, SAMPLE[0], "ru") == []


def test_in_a_cell_of_a_notebook(face: Face) -> None:
    assert walked(face, SAMPLE[0], sizes=CELL) == []


@pytest.mark.long(reason="every step of every lesson is laid out in three sizes")
@pytest.mark.parametrize("id", LESSONS)
def test_the_way_on_and_the_numbers_are_right_in_every_lesson(face: Face, id: str) -> None:
    """Buttons, stage and question stand where they belong; how crowded a table is, the sample holds."""
    assert [one for one in walked(face, id) if not CROWDED.search(one)] == []


def begun(game: str) -> PlayPage:
    """A whole game of the greedy opponents' seed 1, at its first decision."""
    page = PlayPage(game_named(game), Request({}, "en"))
    page.desk.press("begin", "1")
    assert page.match is not None
    return page


def played(face: Face, page: PlayPage, decisions: int) -> list[str]:
    """The breaches of so many decisions of a whole game, each answered by its last option."""
    found, match = [], page.match
    assert match is not None
    for number in range(decisions):
        found += named(page.game.id, number, face.breaches(page.desk))
        if match.finished or match.question is None:
            break
        options = match.question.options
        page.desk.press("answer", options[number % len(options)].key)
        assert page.desk.message == ""
    return found


@pytest.mark.parametrize("game", list(SHOWN))
def test_all_that_matters_is_in_sight_in_whole_games(face: Face, game: str) -> None:
    assert played(face, begun(game), 8) == []


@pytest.mark.long(reason="a hundred decisions of whole games are laid out in three sizes")
@pytest.mark.parametrize("game", list(SHOWN))
def test_all_that_matters_is_in_sight_for_a_hundred_decisions(face: Face, game: str) -> None:
    assert [one for one in played(face, begun(game), DECISIONS) if not CROWDED.search(one)] == []


def test_what_is_out_of_sight_is_found(face: Face) -> None:
    page = opened(SAMPLE[0])
    said = page.desk.parts["say"]
    said.html = said.html.replace("</div>", f"<p>{'words ' * 900}</p></div>")
    assert any("what is told" in one for one in face.breaches(page.desk))


def parts_of(page: LessonPage) -> dict[str, str]:
    """All that is drawn but the bar, whose line of steps has a dot for each step of the lesson."""
    parts = {name: part.html for name, part in page.desk.parts.items() if name != "bar"}
    figures = [page.desk.drawers.odds_view, page.desk.drawers.found_view]
    return parts | {"stage": page.desk.stage.html, "figures": repr([(one.fig, one.alt) for one in figures])}


def told_otherwise(monkeypatch: pytest.MonkeyPatch, id: str, script: Script, trail: Trail) -> LessonPage:
    """The page of a lesson with another script, where a trail leads, with everything shown."""
    monkeypatch.setattr("tutor.app.lesson.lesson", lambda _: SimpleNamespace(script=script, defects=()))
    page = opened(id)
    monkeypatch.undo()
    page.desk.press("everything", "")
    page.session.restore(trail)
    page.draw()
    return page


def compared(id: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Compares what is drawn while a prediction is open for two ways in which it can come out.

    Gives for how many predictions there are two: the others depend on nothing that is still to come. A hint
    that is asked for may name the rules that decide.
    """
    page, script = opened(id), lesson(id).script
    assert script is not None
    found = 0
    for _ in range(MOST_STEPS):
        session = page.session
        for about in open_in(session) if session.must_guess else ():
            other = other_ending(script, about)
            if other is None:
                continue
            found += 1
            one, two = (told_otherwise(monkeypatch, id, told, session.trail()) for told in (script, other))
            assert one.session.must_guess and two.session.must_guess
            drawn, otherwise = parts_of(one), parts_of(two)
            assert [name for name in drawn if drawn[name] != otherwise[name]] == [], about.prediction.fact
            # Neither does a piece that can be pressed tell what may come, nor a die that has fallen already.
            assert 'data-act="answer"' not in drawn["stage"]
        if not goes_on(page, script):
            return found
    raise AssertionError(f"{id} does not end")


@pytest.mark.parametrize(("id", "questions"), [(id, int(id in DEPENDING)) for id in SAMPLE])
def test_nothing_drawn_gives_an_open_question_away(
    id: str, questions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compared(id, monkeypatch) == questions


@pytest.mark.long(reason="every open prediction of every lesson is drawn for two endings")
@pytest.mark.parametrize("id", LESSONS)
def test_nothing_drawn_gives_an_open_question_away_in_any_lesson(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared(id, monkeypatch)


def test_what_tells_the_answer_that_follows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "tutor.app.controls.narration"
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


# ---- motion

LONGEST_MS = 500
STEP = """(html) => {
  const root = document.querySelector(".rt-at-stage > .rt-part");
  const before = staging.before(root);
  const moving = () => root.getAnimations({ subtree: true }).filter(one => !(one instanceof CSSAnimation));
  const left = moving().filter(one => one.playState === "running");
  const next = document.createElement("div");
  next.innerHTML = html;
  root.replaceChildren(...next.querySelector(".rt-at-stage > .rt-part").childNodes);
  staging.after(root, before);
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


@pytest.mark.parametrize("id", SAMPLE)
def test_what_moves_is_brief_and_ends_at_the_next_press(chromium_page: Page, id: str) -> None:
    chromium_page.emulate_media(reduced_motion="no-preference")
    found = steps(chromium_page, id)
    assert any(step["moves"] for step in found)
    assert all(0 < long <= LONGEST_MS for step in found for long in step["moves"])
    assert [step["left"] for step in found] == [0] * len(found)


@pytest.mark.parametrize("id", SAMPLE[:2])
def test_nothing_moves_where_motion_is_unwanted(chromium_page: Page, id: str) -> None:
    chromium_page.emulate_media(reduced_motion="reduce")
    found = steps(chromium_page, id)
    assert found and not any(step["moves"] for step in found)
