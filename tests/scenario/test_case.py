"""A position that somebody asks about: opened, changed, kept as a file that plays the same again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.rules.defects import DefectiveFile
from tutor.rules.words import Words
from tutor.scenario import load_scenario, open_script
from tutor.scenario.case import Case, begin, case_of, open_case
from tutor.scenario.checking import check_text
from tutor.scenario.export import case_text
from tutor.scenario.games import playable, scenario_files

FILES = scenario_files()


@pytest.mark.long(reason="lessons at random, some of which are proven by a search")
@settings(max_examples=25, deadline=None)
@given(file=st.sampled_from(FILES), part=st.integers(0, 100))
def test_a_case_kept_as_a_file_plays_the_same_again(file: Path, part: int) -> None:
    script = open_script(load_scenario(file))
    case = case_of(script.scenario, script.answers[: part * (len(script.answers) + 1) // 101])
    opened = open_case(case)
    assert opened.misfit is None
    node = opened.history.node
    asked = {} if node.question is None else {"asked": {"seat": node.question.seat}}
    report = check_text(case_text(opened, asked), "kept.yaml")
    assert report.defects == ()
    assert report.script is not None and report.scenario is not None
    again = open_case(case_of(report.scenario, report.script.answers))
    assert again.state == opened.state


@pytest.mark.parametrize("game", playable())
def test_a_case_may_begin_with_a_whole_game(game: str) -> None:
    opened = open_case(begin(game, first_opening(game)))
    question = opened.history.node.question
    assert question is not None
    key = question.chance.pick(0) if question.chance is not None else question.options[0].key
    further = open_case(opened.case.answered(key))
    assert further.misfit is None
    report = check_text(case_text(further), "kept.yaml")
    assert report.defects == ()
    assert report.script is not None and report.script.answers == (key,)


def test_a_case_survives_json() -> None:
    case = begin("seasons", "archmage-2").under({"sea.ruling.dice-brotherta": "x"}).answered("a", "b")
    assert msgspec.json.decode(msgspec.json.encode(case), type=Case) == case


def test_an_answer_that_does_not_fit_ends_the_play_there_and_is_told() -> None:
    opened = open_case(begin("seasons", "archmage-2").answered("nonsense", "more"))
    assert opened.history.answers() == ()
    assert opened.misfit is not None
    assert "nonsense" in opened.misfit.actual.en and "draw" in opened.misfit.allowed.en


def test_every_defect_of_a_case_is_told_at_once() -> None:
    case = Case("seasons", "nobody", {"players": {"anna": {"crystals": "many"}}}, rulings={"no.such": "x"})
    with pytest.raises(DefectiveFile) as raised:
        open_case(case)
    fields = {defect.field for defect in raised.value.defects}
    assert {"position.players.anna.crystals", "rulings.no.such"} <= fields


def test_an_unknown_opening_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="archmage-2"):
        begin("seasons", "nothing")


BEGINNING = """
title: {en: A question, ru: Вопрос}
summary: {en: A question, ru: Вопрос}
game: seasons
level: edge-case
shows: []
you: anna
unanswered: true
steps: []
"""


@pytest.mark.parametrize(
    ("begins", "field", "allowed"),
    [
        ("", "position", "exactly one of position, opening"),
        ("opening: archmage-2\nposition: {players: {anna: {}, boris: {}}}\n", "position", "exactly one"),
        ("opening: archmage-9\n", "opening", "one of apprentice-2"),
        ("opening: archmage-2\nswitches: [x]\n", "switches[0]", "none"),
        ("position: {players: {anna: {}, boris: {}}}\nswitches: [x]\n", "switches", "none"),
    ],
)
def test_a_file_begins_with_a_position_or_with_a_known_opening(begins: str, field: str, allowed: str) -> None:
    report = check_text(BEGINNING + begins, "begins.yaml")
    told = [(defect.field, Words("", "") if isinstance(defect.allowed, str) else defect.allowed)
            for defect in report.defects]  # fmt: skip
    assert [name for name, _ in told] == [field]
    assert allowed in told[0][1].en


def test_only_a_file_that_says_so_may_leave_its_last_question_open() -> None:
    assert check_text(BEGINNING + "opening: archmage-2\n", "open.yaml").sound
    closed = BEGINNING.replace("unanswered: true\n", "") + "opening: archmage-2\n"
    assert [defect.field for defect in check_text(closed, "open.yaml").defects] == ["steps"]


def first_opening(game: str) -> str:
    from tutor.scenario.games import game_named

    return game_named(game).openings()[0].id
