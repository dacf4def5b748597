"""The verbs of the workbench in Python: what they answer, how they tell it, and how they draw themselves."""

from __future__ import annotations

import json
import re
import warnings
from fractions import Fraction
from html import escape
from pathlib import Path
from typing import Any

import pytest

from tutor.rules.catalogue import load
from tutor.rules.defects import DefectiveFile
from tutor.rules.words import Lang
from tutor.scenario import check_text
from tutor.scenario.games import playable, scenario_files
from tutor.workbench import Position, opening, position
from tutor.workbench.report import Section, question_section, report

SCENARIOS = Path(__file__).parents[2] / "scenarios"
TEN = SCENARIOS / "seasons" / "14-ten-places.yaml"
PLAINS = SCENARIOS / "penumbra" / "05-plains-of-agony.yaml"
PASSING: object = "pass"
WATER: object = "crystallise-water"


def ten_places(lang: Lang = "en") -> Position:
    return position(TEN, 0, lang)


def test_legal_moves_are_those_of_the_waiting_question() -> None:
    at = ten_places()
    assert at.question is not None
    assert [one.option.key for one in at.legal("anna")] == [one.key for one in at.question.options]
    assert PASSING in at.legal() and WATER not in at.legal()
    assert WATER in at.moves()
    assert "Summon Bespelled Grimoire" in repr(at.legal())


@pytest.mark.rules("sea.cry.needs-access")
def test_a_refusal_tells_every_rule_in_either_language() -> None:
    assert ten_places().refusals("anna/turn/crystallise-water") == ("sea.cry.needs-access",)
    told = str(ten_places("ru").explain("anna/turn/crystallise-water"))
    assert "нельзя" in told and "sea.cry.needs-access" in told
    assert ten_places().explain("pass", "anna").allowed


def test_a_move_is_meant_by_words_of_either_language() -> None:
    assert (
        ten_places().explain("summon the grimoire", "anna").verdict.option.key == "summon-bespelled-grimoire"
    )
    with pytest.raises(LookupError, match="no move"):
        ten_places().explain("xyzzy")


@pytest.mark.rules("sea.cry.needs-access")
def test_when_names_a_change_that_the_engine_has_played() -> None:
    found = ten_places().when("anna/turn/crystallise-water")
    assert found.repairs and "Crystallising is open: no → yes" in str(found)
    changed = found.repairs[0].position
    from msgspec.structs import replace

    at = ten_places()
    after = Position(replace(at.case, position=changed))
    assert WATER in after.legal("anna")


def test_outcomes_are_exact_and_name_what_was_not_explored() -> None:
    at = position(PLAINS, 0)
    likely = at.outcomes("anna.wounds >= 1", seats={"anna": "adversarial", "boris": "adversarial"})
    assert likely[True] == Fraction(19, 27) and likely[False] == Fraction(8, 27)
    free = at.outcomes("anna.wounds")
    assert free[0] == (Fraction(64, 729), Fraction(8, 27)) and free[7] == 0
    assert "unexplored" in repr(at.outcomes("anna.wounds", positions=3))
    with pytest.raises(ValueError, match="the end, at character 14; allowed: a value"):
        at.outcomes("anna.wounds >")


@pytest.mark.parametrize(
    ("measure", "told"),
    [
        ("anna.wounds = many", "found “many” at character 15; allowed: a whole number, 0 or more"),
        ("anna.wounds = 1 and boris.wonds = 3", "found “boris.wonds” at character 21, which is no fact"),
        ("anna.wonds", "which is no fact; allowed: anna.wounds"),
        ("event mark-wonded", "which is no event; allowed: mark-wounded"),
        ("anna.card.bat = ready", "a fact that nothing to come has"),
    ],
)
def test_outcomes_answer_no_question_that_is_badly_put(measure: str, told: str) -> None:
    with pytest.raises(ValueError) as found:
        position(PLAINS, 0).outcomes(measure)
    assert told in str(found.value)


def test_outcomes_of_joined_conditions_are_those_of_their_parts() -> None:
    at = position(PLAINS, 0)
    seats: dict[str, Any] = {"anna": "adversarial", "boris": "adversarial"}
    likely = at.outcomes("anna.wounds >= 1 and not anna.wounds in {2, 3, 4}", seats=seats)
    assert likely[True] == at.outcomes("anna.wounds = 1", seats=seats)[True]
    either = at.outcomes("event mark-wounded or anna.wounds = 0", until="effect")
    assert either[True] == 1
    with pytest.raises(ValueError, match="found 'vera'; allowed: anna, boris"):
        at.outcomes("anna.wounds = 1", seats={"vera": "free"})


def test_lines_tell_of_events_only_where_they_are_noted() -> None:
    at = position(PLAINS, 0)
    healed = at.measure("event mark-healed")
    with pytest.raises(ValueError, match="found event mark-healed; allowed: an event that is noted: -"):
        at.lines().law(healed)
    noted = at.lines(events=("mark-healed",))
    assert noted.law(healed).of(True).most == at.outcomes("event mark-healed")[True]


def test_lines_are_all_that_can_happen() -> None:
    found = position(PLAINS, 0).lines()
    assert found.count().complete and found.count().lines == len(list(found.lines()))


def test_answers_lead_on_and_a_wrong_one_says_what_is_allowed() -> None:
    at = position(PLAINS, 0).answer("pass")
    assert at.question is not None and at.question.chance is not None
    with pytest.raises(ValueError, match="one of card-silverweed"):
        position(PLAINS, 0).answer("nonsense")


def test_other_readings_are_compared() -> None:
    at = position(SCENARIOS / "penumbra" / "05-plains-of-agony.yaml")
    assert at.compare(pen__ruling__ruins_mortal="no").same
    with pytest.raises(ValueError, match="id of a ruling"):
        at.compare(pen__ruling__nothing="no")
    with pytest.raises(ValueError, match="allowed: "):
        at.under(pen__ruling__ruins_mortal="perhaps")


@pytest.mark.parametrize("game", playable())
def test_everything_draws_itself_in_a_notebook(game: str) -> None:
    at = position(scenario_files(game)[0], 0)
    drawn: list[Any] = [at, at.moves(), at.legal()]
    refused = next((one for one in at.moves() if not one.allowed), None)
    if refused is not None:
        drawn.append(at.explain(refused.key))
    for one in drawn:
        html = one._repr_html_()
        assert html.startswith("<div") and "@scope" in html and "<script" not in html


def test_a_whole_game_can_be_asked_about() -> None:
    at = opening("resarcana", "first-2")
    assert at.question is not None and at.case.opening == "first-2"
    assert check_text(at.text(), "opening.yaml").sound


def test_a_bad_file_tells_its_defects(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("title: 1\n", "utf-8")
    with pytest.raises(DefectiveFile, match="title"):
        position(bad)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_report_cites_rules_with_their_source_and_escapes_what_people_wrote(lang: Lang) -> None:
    at = ten_places(lang)
    section = question_section(at.opened, at.speaker)
    assert section is not None
    hostile = Section("<script>alert(1)</script> *x*", ("[a](javascript:b)",))
    text = report(at.opened, (section, hostile), ("sea.cry.needs-access",), at.speaker)
    page = next(cite.page for cite in load("seasons").rule("sea.cry.needs-access").source)
    assert "`sea.cry.needs-access`" in text and f". {page}" in text
    assert not re.search(r"(?<!\\)<script", text) and "\\<script\\>" in text and "\\[a\\]" in text
    yaml = text.partition("```yaml\n")[2].partition("```")[0]
    assert check_text(yaml, "report.yaml").defects == ()


def test_answers_are_plain_values_for_json() -> None:
    verdict = ten_places().explain("anna/turn/crystallise-water").verdict
    import msgspec

    assert json.loads(msgspec.json.encode(verdict))["option"]["key"] == "crystallise-water"


AMULET = """\
game: seasons
position:
  players: {anna: {hand: [amulet-of-earth], power: 1, reserve: {earth: 1}}, boris: {}}
  turn: {seat: anna}
  do: [{who: anna, program: actions}]
"""


@pytest.mark.rules("sea.summon.requirements")
def test_a_game_and_a_position_alone_are_asked(tmp_path: Path) -> None:
    file = tmp_path / "question.yaml"
    file.write_text(AMULET, "utf-8")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        at = position(file)
    assert at.case.you == "anna"
    assert at.refusals("summon amulet of earth", "anna") == ("sea.summon.requirements",)
    assert at.when("summon amulet of earth", "anna").repairs
    assert check_text(at.text(), "text.yaml").sound


@pytest.mark.parametrize(("lang", "said"), [("en", "asked all the same"), ("ru", "вопрос задан и так")])
def test_an_expectation_that_fails_is_a_warning(tmp_path: Path, lang: Lang, said: str) -> None:
    file = tmp_path / "lesson.yaml"
    file.write_text(f"{AMULET}steps:\n- expect: {{anna.crystals: 7}}\n", "utf-8")
    with pytest.warns(UserWarning, match=said):
        at = position(file, lang=lang)
    assert at.facts["anna.crystals"] == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_question_of_a_position_draws_itself_with_answers_and_refusals(lang: Lang) -> None:
    at = ten_places(lang)
    question, plain = at.question, at.opened.history.node.question
    assert question is not None and plain is not None
    assert (question.seat, question.rule, question.options) == (plain.seat, plain.rule, plain.options)
    bundle = question._repr_mimebundle_()
    html, said = bundle["text/html"], question.to_dict()
    assert said["refused"]["crystallise-water"] == ["sea.cry.needs-access"]
    for words in said["options"].values():
        assert f"<li>{escape(words)}</li>" in html and words in bundle["text/plain"]
    assert html.count('class="rt-refused"') == len(plain.refused) > 0
    assert "<button" not in html


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "may Anna cristalise wter"), ("ru", "можно ли Анне кристализовать воду")]
)
def test_a_question_in_words_is_answered_with_what_was_understood_first(lang: Lang, text: str) -> None:
    at = ten_places(lang)
    asked = at.ask(text)
    assert asked.kind == "may" and asked.allowed is False and asked.unknown == ()
    assert asked.rules == at.refusals("crystallise-water", "anna")
    assert str(asked).splitlines()[0] == asked.question
    assert "sea.cry.needs-access" in str(asked) and escape(asked.question) in str(asked.html())


def test_questions_of_every_kind_are_answered_in_lines() -> None:
    at = position(SCENARIOS / "blackrose" / "37-a-chain-of-traps.yaml", 0)
    assert any("brw.trap.optional" in line for line in at.ask("who may answer?").lines)
    assert at.ask("what can happen?").lines
    assert at.ask("which readings matter?").lines
    moves = at.ask("what may Doria do?")
    assert len(moves.lines) == len(at.legal("doria")) > 0 and moves.allowed is None
    order = ten_places().ask("what comes first: Anna uses the bonus exchange or crystallises water")
    assert order.kind == "order" and order.lines[0].startswith("First comes Anna: use a bonus: Exchange")
    nothing = at.ask("qwrtz zxcvb")
    assert nothing.question == "" and nothing.unknown == ("qwrtz", "zxcvb")
