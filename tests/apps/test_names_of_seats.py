"""The names that an author gives players: they stand wherever the seats of that lesson are named."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from types import SimpleNamespace
from typing import Any

import pytest
from support.desk import all_shown, html_of
from support.face_walk import goes_on, opened

from tutor.app.library import lesson
from tutor.app.link import CaseTrail, pack
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.engine.codec import digest
from tutor.engine.state import State
from tutor.rules.words import LANGS, Lang, Words
from tutor.scenario.case import case_of, open_case
from tutor.scenario.script import Script
from tutor.trace.words import speaker, speaker_at
from tutor.workbench import position

LESSONS = (
    "penumbra/56-chain-of-four",
    "resarcana/40-the-dragon-strikes",
    "seasons/04-leaving-winter",
    "blackrose/37-a-chain-of-traps",
)
STEPS = 12
RAW = "<q>Alma"


def named(id: str) -> Script:
    """The lesson with names for all its players."""
    script = lesson(id).script
    assert script is not None
    seats = script.start.table.seats
    names = {seat: Words(f"{RAW} & {seat}", f"{RAW} и {seat}") for seat in seats}
    return replace(script, scenario=replace(script.scenario, names=names))


def given(script: Script, lang: Lang) -> list[str]:
    """The names as a page writes them."""
    return [escape(name.of(lang)) for name in script.scenario.names.values()]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", LESSONS)
def test_stage_coach_and_drawers_of_a_lesson_name_players_as_its_author_does(
    id: str, lang: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = named(id)
    monkeypatch.setattr("tutor.app.pages.lesson.lesson", lambda _: SimpleNamespace(script=script, defects=()))
    page = opened(id, lang)
    page.desk.press("everything", "")
    plain = {speaker(script.game.id, lang).name(seat) for seat in script.scenario.names}
    seen = {"stage": "", "time": "", "table": ""}
    for _ in range(STEPS):
        html = html_of(page.desk)
        assert RAW not in html
        for part in seen:
            drawn = page.desk.stage.html if part == "stage" else page.desk.parts[part].html
            seen[part] += drawn
            assert part == "table" or not [one for one in plain if f">{one}<" in drawn]
        if not goes_on(page, script):
            break
    for part, drawn in seen.items():
        assert any(name in drawn for name in given(script, lang)), part


@pytest.mark.parametrize("lang", LANGS)
def test_the_workbench_keeps_the_names_of_the_lesson_it_was_opened_from(lang: Lang) -> None:
    script = named(LESSONS[2])
    case = case_of(script.scenario, ())
    state: State[Any] = open_case(case).history.node.state
    at = pack(CaseTrail(case, 0, "", digest(state)))
    page = all_shown(WorkbenchPage("seasons", Request({"at": at}, lang, served=True)))
    html = html_of(page.desk)
    assert any(name in html for name in given(script, lang)) and RAW not in html


def test_a_question_names_its_players() -> None:
    assert position(case_of(named(LESSONS[2]).scenario)).speaker.name("anna") == f"{RAW} & anna"


def test_others_are_named_as_ever() -> None:
    script = named(LESSONS[2])
    names = {"anna": Words("Alice", "Алиса")}
    speaks = speaker_at("seasons", "ru", script.start, names)
    assert speaks.name("anna") == "Алиса" and speaks.name("boris") == speaker("seasons", "ru").name("boris")
    assert speaker_at("seasons", "ru", script.start) is speaker("seasons", "ru")
