"""The studio's form of how a lesson begins: set-up and switches, position, readings, names, and reloading."""

from __future__ import annotations

from html import unescape

import msgspec
import pytest

from tutor.app.request import Request
from tutor.app.studio import StudioPage
from tutor.app.studio.beginning import begin_here
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang, Words
from tutor.scenario.draft import draft_text, read_draft
from tutor.scenario.games import game_named, playable, scenario_files
from tutor.scenario.load import read_text

PLAINS = "penumbra/05-plains-of-agony"
WINTER = "seasons/04-leaving-winter"
WRONG = "<b>2</b>"


def opened(lang: Lang = "en", game: str = "penumbra", **query: str) -> StudioPage:
    page = StudioPage(game, Request(query, lang, served=True))
    page.desk.press("panel", "start")
    return page


def place(*path: str | int) -> str:
    return msgspec.json.encode(path).decode()


@pytest.mark.parametrize("game", playable())
def test_a_set_up_becomes_a_position_with_a_form_and_comes_back_by_undoing(game: str) -> None:
    page = opened("ru", game)
    before = page.studio.draft
    page.desk.press("begin-here", "")
    draft = page.studio.draft
    assert not draft.opening and draft.position and page.studio.report.sound, page.studio.report.defects
    assert 'data-act="set:' in page.panel.html and page.studio.begins
    page.desk.press("set-up", before.opening)
    assert page.studio.draft.opening == before.opening and page.studio.draft.position is None
    page.desk.press("undo", "")
    assert page.studio.draft == draft
    page.desk.press("undo", "")
    assert page.studio.draft == before and page.studio.report.sound


def test_a_beginning_against_a_rule_is_told_at_once_with_the_rule_and_nothing_is_lost() -> None:
    page = opened(lesson=PLAINS)
    before, told = page.studio.draft, page.studio.playthrough
    page.desk.press(f"add:{place('wizards', 'anna', 'dice')}", "blood 6")
    page.desk.press(f"set:{place('turn', 'seat')}", WRONG)
    assert (
        not page.studio.begins and page.studio.playthrough is told and page.studio.draft.steps == before.steps
    )
    shown = unescape(page.panel.html)
    assert "contradicts a rule" in shown and WRONG in shown and f"<b>{WRONG}" not in page.panel.html
    assert all(one.field.startswith("position") for one in page.studio.report.defects[:1])
    page.studio.to_question()
    page.desk.press("answer", page.studio.question.options[0].key if page.studio.question else "")
    assert page.studio.draft.steps == before.steps and "mend it first" in page.desk.message
    page.desk.press("undo", "")
    page.desk.press("undo", "")
    assert page.studio.draft == before and page.studio.begins and page.studio.report.sound


def test_defects_of_a_beginning_cite_their_rules_and_lead_to_the_index() -> None:
    page = opened("ru", lesson=PLAINS)
    page.desk.press(f"add:{place('wizards', 'anna', 'cards')}", "silverweed")
    cited = [one.rule for one in page.studio.report.defects if one.rule]
    assert cited and not page.studio.begins
    assert all(rule in page.panel.html for rule in cited)


def test_an_unsound_beginning_is_kept_by_the_browser_and_mended_after_reloading() -> None:
    page = opened(lesson=PLAINS)
    page.desk.press(f"set:{place('turn', 'seat')}", "nobody")
    kept = page.desk.bridge.kept
    again = opened(draft=page.studio.id)
    again._take_draft(kept)
    assert again.studio.draft == page.studio.draft and not again.studio.begins and not again.desk.message
    for panel in ("here", "about", "goal", "check", "start"):
        again.desk.press("panel", panel)
        assert not again.desk.message, panel
    again.desk.press(f"set:{place('turn', 'seat')}", "anna")
    assert again.studio.begins and again.studio.report.sound
    assert len(again.studio.playthrough.starts) == len(page.studio.playthrough.starts)


def test_a_lesson_begins_with_the_position_shown_and_keeps_what_is_told_from_there_on() -> None:
    page = opened(lesson=WINTER)
    steps, last = page.studio.draft.steps, len(page.studio.playthrough.nodes)
    there = (depth for depth in range(page.studio.playthrough.starts[1], last) if begins_at(page, depth))
    assert next(there, None) is not None
    page.desk.press("begin-here", "")
    kept = page.studio.draft.steps
    assert kept and kept == steps[-len(kept) :] and len(kept) < len(steps) and page.studio.node.depth == 0
    assert page.studio.begins and page.studio.playthrough.misfit is None
    page.desk.press("undo", "")
    assert page.studio.draft.steps == steps and page.studio.report.sound


def begins_at(page: StudioPage, depth: int) -> bool:
    """Whether the lesson could begin at that full stop, which is shown."""
    page.studio.show(depth)
    return begin_here(page.studio) is not None


@pytest.mark.parametrize("lang", LANGS)
def test_optional_rules_are_switches_and_readings_are_chosen_by_their_names(lang: Lang) -> None:
    page = opened(lang, "blackrose")
    switch = next(one for one in page.studio.game.openings()[0].switches)
    page.desk.press("switch", switch.id)
    assert page.studio.draft.switches == (switch.id,) and page.studio.report.sound
    assert switch.title.of(lang) in unescape(page.panel.html)
    page.desk.press("switch", "no-such")
    assert page.studio.draft.switches == (switch.id,) and page.desk.message
    ruling = load("blackrose").rulings[0]
    other = next(one for one in ruling.readings if one.id != ruling.default)
    page.desk.press(f"ruling:{ruling.id}", other.id)
    assert page.studio.draft.rulings == {ruling.id: other.id} and page.studio.report.sound
    page.desk.press(f"ruling:{ruling.id}", ruling.default)
    assert page.studio.draft.rulings == {}
    page.desk.press("switch", switch.id)
    assert not page.studio.draft.switches


def test_players_get_names_in_both_languages_and_lose_them_when_both_are_empty() -> None:
    page = opened(lesson=PLAINS)
    page.desk.press("seat:anna.en", "  Vera the   Grey ")
    assert page.studio.begins and not page.studio.report.sound
    assert [one.field for one in page.studio.report.defects] == ["names.anna.ru"]
    page.desk.press("seat:anna.ru", "Вера")
    assert page.studio.draft.names["anna"] == Words("Vera the Grey", "Вера") and page.studio.report.sound
    page.desk.press("seat:anna.en", "")
    page.desk.press("seat:anna.ru", "")
    assert "anna" not in page.studio.draft.names
    page.desk.press("seat:nobody.en", "X")
    assert "nobody" not in page.studio.draft.names and page.desk.message


def test_questions_that_nobody_is_asked_are_chosen_among_those_of_the_lesson() -> None:
    page = opened(lesson=PLAINS)
    before, draft = len(page.studio.playthrough.starts), page.studio.draft
    kind = next(iter(page.studio.questions))
    page.desk.press("automatic-add", kind)
    assert (
        page.studio.draft.automatic == (*draft.automatic, kind)
        and len(page.studio.playthrough.starts) < before
    )
    page.desk.press("automatic-out", kind)
    assert page.studio.draft == draft and page.studio.report.sound
    page.desk.press("automatic-add", WRONG)
    assert page.studio.draft == draft and page.desk.message


@pytest.mark.long(reason="every lesson that ships")
def test_every_shipped_lesson_is_written_again_without_losing_anything() -> None:
    for path in (path for game in playable() for path in scenario_files(game)):
        draft = read_draft(read_text(path), path.name, begins=False)
        assert read_draft(draft_text(draft), path.name, begins=False) == draft, path


def test_what_a_form_sends_that_is_no_place_of_it_changes_nothing() -> None:
    page = opened(lesson=PLAINS)
    before = page.studio.draft
    for act in ("set:", "set:[]", 'set:["x"]', "add:{", "remove:[1]", "detail:[[]]",
                "ruling:x", "set-up", "seat:", "switch"):  # fmt: skip
        page.desk.press(act, "x")
        assert page.studio.draft == before, act
        assert page.desk.message != page.words("error-inside"), act
    assert game_named("penumbra").openings()[0].id in page.panel.html
