"""Questions that show a rule: kept beside the scenarios, and true of what they are kept of."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from support.langs import walked_in

from tutor.app.pages.rules import RulesPage, question_on_bench
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.rules.catalogue import load
from tutor.rules.words import Lang
from tutor.scenario import rule_questions as questions
from tutor.scenario.games import lessons_folder, playable
from tutor.scenario.rule_questions import RuleSource, question_showing, read_rule_questions

ENOUGH = 50

LARGE = ("penumbra", "blackrose")
EACH_GAME = [
    pytest.param(game, marks=pytest.mark.long(reason="every rule of a large game is asked"))
    if game in LARGE
    else game
    for game in playable()
]


@pytest.mark.parametrize("game", EACH_GAME)
def test_what_is_kept_is_what_the_scenarios_show(game: str) -> None:
    """Renewed by `tutor check scenarios --index`."""
    assert questions.rule_questions(game) == read_rule_questions(game)


@pytest.mark.parametrize("game", EACH_GAME)
def test_many_rules_have_a_question_and_each_shows_its_rule(game: str) -> None:
    kept = read_rule_questions(game)
    assert len(kept) >= ENOUGH
    for rule in kept:
        asked = question_showing(game, rule)
        assert asked is not None and rule in {reason.rule for reason in asked.move.reasons}, rule


@pytest.mark.parametrize("lang", walked_in("en"))
@pytest.mark.parametrize("game", playable())
def test_the_index_leads_to_an_answer_that_names_the_rule(game: str, lang: Lang) -> None:
    kept = list(read_rule_questions(game))
    for rule in kept[:: max(1, len(kept) // 4)]:
        showing = question_on_bench(game, rule, lang)
        assert showing is not None
        page = RulesPage(Request({"rule": rule}, lang, served=True))
        assert 'data-key="rule-question"' in page.parts["read"].html
        query = {name: values[0] for name, values in parse_qs(urlsplit(showing.href).query).items()}
        bench = WorkbenchPage(game, Request(query, lang, served=True))
        assert bench.desk.message == "" and bench.open == "may"
        assert "rt-answer--no" in bench.panel.html and f'data-rule="{rule}"' in bench.panel.html


def test_a_rule_without_a_question_says_nothing_of_one() -> None:
    rule = next(one.id for one in load("seasons").rules if one.id not in read_rule_questions("seasons"))
    page = RulesPage(Request({"rule": rule}, "en", served=True))
    assert page.id == rule and "rule-question" not in page.parts["read"].html


def test_a_source_that_shows_the_rule_no_more_is_none() -> None:
    rule, source = next(iter(read_rule_questions("seasons").items()))
    assert questions.question_at("seasons", rule, source) is not None
    for other in (RuleSource(source.file, "anna/turn/no-such-move", source.case), RuleSource("no.yaml", "x")):
        assert questions.question_at("seasons", rule, other) is None


def test_a_folder_without_the_file_offers_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "lessons_folder", lambda game: tmp_path)
    read_rule_questions.cache_clear()
    try:
        assert read_rule_questions("seasons") == {}
        (tmp_path / questions.RULE_QUESTIONS).write_text("[1]")
        read_rule_questions.cache_clear()
        assert read_rule_questions("seasons") == {}
    finally:
        read_rule_questions.cache_clear()


@pytest.mark.parametrize("game", playable())
def test_the_file_is_written_as_it_is_kept(game: str) -> None:
    data = (lessons_folder(game) / questions.RULE_QUESTIONS).read_bytes()
    assert msgspec.json.decode(data, type=dict[str, RuleSource]) == read_rule_questions(game)
