"""`tutor rules`: what is found, one rule with all about it, in words and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.engine.history import History
from tutor.rules.catalogue import rule, ruling
from tutor.rules.words import LANGS, Lang
from tutor.scenario import check
from tutor.scenario.citing import carries_out, place_citing, refuses
from tutor.scenario.games import scenario_folder

STATUE = "res.win.statue"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["rules", *arguments])


def told(*arguments: str) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0 and result.stderr == "", result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize("lang", LANGS)
def test_res_win_statue__with_all_that_belongs_to_it(lang: Lang) -> None:
    found = told(STATUE, "--lang", lang)
    assert (found["title"], found["text"]) == (rule(STATUE).title.of(lang), rule(STATUE).text.of(lang))
    assert found["source"][0]["page"] == rule(STATUE).source[0].page
    assert "golden-statue" in [each["id"] for each in found["components"]]
    assert found["needs"] == list(rule(STATUE).depends)
    words = run(STATUE, "--lang", lang).stdout
    assert found["text"] in words and all(each["name"] in words for each in found["components"])
    assert bool(re.search("[А-Яа-я]", found["text"])) is (lang == "ru")


def test_a_lesson_is_named_with_the_step_that_cites_the_rule() -> None:
    lessons = told("res.power.one-turn-cost")["lessons"]
    assert lessons and all(each["step"] is not None for each in lessons)
    script = check(Path(scenario_folder(), f"{lessons[0]['id']}.yaml")).script
    assert script is not None
    place = place_citing(script, "res.power.one-turn-cost")
    assert place is not None and place.step == lessons[0]["step"]
    assert place_citing(script, "res.no-such") is None


def test_a_ruling_with_its_readings_and_the_one_taken() -> None:
    asked = ruling("sea.ruling.balance-cost")
    found = told(asked.id)
    assert [each["id"] for each in found["readings"] if each["taken"]] == [asked.default]
    assert found["affects"] == list(asked.affects)
    words = run(asked.id, "--lang", "ru").stdout
    assert asked.question.ru in words and f"{asked.default}: Принято:" in words and asked.reason.ru in words


@pytest.mark.parametrize("query", ["amulet of water", "Амулет воды", "амулета воды"])
def test_a_component_is_found_by_its_name_with_its_rules(query: str) -> None:
    found = {hit["id"]: hit for hit in told(*query.split(), "--game", "seasons")}
    rules = [each["id"] for each in found["amulet-of-water"]["rules"]]
    assert rules[0] == "sea.card.amulet-of-water.effect" and "sea.card.lewis.count" in rules
    assert told("amulet-of-water")["rules"] == found["amulet-of-water"]["rules"]


def test_the_beginning_of_an_id_lists_what_bears_it() -> None:
    found = [hit["id"] for hit in told("res.win.", "--limit", "50")]
    assert STATUE in found and all(id.startswith("res.win.") for id in found)
    assert len(told("res.win.", "--limit", "3")) == 3


def test_nothing_found_and_a_wrong_game() -> None:
    result = run("xyzzyq", "--lang", "ru")
    assert result.exit_code == 1 and "нет" in result.stdout
    assert run("xyzzyq", "--json").stdout.strip() == "[]"
    wrong = run("die", "--game", "chess")
    assert wrong.exit_code == 1 and "chess" in wrong.stderr and "seasons" in wrong.stderr


def test_citing_means_an_event_a_question_or_a_refusal() -> None:
    script = check(Path(scenario_folder(), "resarcana/05-cheaper.yaml")).script
    assert script is not None
    for cited in script.scenario.shows:
        place = place_citing(script, cited)
        assert place is not None
        history = History.start(script.game, script.start)
        for answer in (*place.answers, None):
            while history.node.question is None and history.node.depth < place.step:
                history.step()
            if answer is not None:
                history.answer(answer)
        assert history.node.depth == place.step
        assert carries_out(history.node, cited) or refuses(history.node, cited)
