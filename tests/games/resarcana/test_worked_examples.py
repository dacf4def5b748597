"""Every worked example of the rulebook is played by a lesson, and comes out with the very numbers of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from tutor.engine.event import Event
from tutor.engine.history import History
from tutor.rules.catalogue import load
from tutor.scenario import check, scenario_files
from tutor.scenario.script import Script

HEAD = re.compile(r"^# Worked examples?: (.+)\.$", re.MULTILINE)
EXAMPLES = {example.id.removeprefix("res.ex."): example for example in load("resarcana").examples}


@cache
def lessons() -> Mapping[str, Path]:
    """The lesson of each worked example that some lesson names at its head."""
    found: dict[str, Path] = {}
    for file in scenario_files():
        head = HEAD.search(file.read_text("utf-8")) if file.parent.name == "resarcana" else None
        found |= dict.fromkeys(head[1].split(", "), file) if head else {}
    return found


@cache
def script(name: str) -> Script:
    report = check(lessons()[f"res.ex.{name}"])
    assert report.script is not None, report.defects
    return report.script


@cache
def told(name: str) -> History[Any]:
    """The told line of the lesson of an example, to its end."""
    found = script(name)
    history, answers = History.start(found.game, found.start), iter(found.answers)
    while not history.at_end:
        if history.node.question is None:
            history.step()
        else:
            history.answer(next(answers))
    return history


def facts(name: str) -> Mapping[str, Any]:
    """What is true when the lesson of an example is over."""
    return script(name).game.facts(told(name).node.state)


def outcome(name: str) -> Mapping[str, Any]:
    """What the catalogue says that comes of an example."""
    made = EXAMPLES[name].outcome
    assert isinstance(made, Mapping)
    return made


def events(name: str, kind: str) -> list[Event]:
    """The events of a kind in the lesson of an example."""
    return [event for node in told(name).nodes for event in node.events if event.kind == kind]


def offers(name: str, kind: str) -> list[str]:
    """What the first question of that kind offers in the lesson of an example."""
    questions = (node.question for node in told(name).nodes)
    question = next(each for each in questions if each is not None and each.kind == kind)
    return [option.key for option in question.options]


def kinds(keys: list[str]) -> set[str]:
    """The kinds of essences that are named by keys such as "calm-1+life-1"."""
    return {part.partition("-")[0] for key in keys for part in key.split("+")}


def test_every_worked_example_has_its_lesson() -> None:
    assert set(lessons()) == {f"res.ex.{name}" for name in EXAMPLES}


@pytest.mark.parametrize("name", EXAMPLES)
def test_its_lesson_teaches_rules_of_the_example(name: str) -> None:
    assert set(script(name).scenario.shows) & set(EXAMPLES[name].rules)


def test_worked_example_catacombs() -> None:
    made, end = outcome("catacombs"), facts("catacombs")
    card = "catacombs-of-the-dead"
    assert end["anna.death"] == made["pool"]["death"]
    assert end[f"anna.on.{card}.death"] == made["on_component"]["death"]
    assert end[f"anna.turned.{card}"] is made["turned"]
    assert end["anna.points"] == made["points_of_component"]
    assert len(events("catacombs", "acts")) == made["actions_used"]


@pytest.mark.parametrize(
    ("name", "gained"),
    [("automaton", ["gained_round_4"]), ("vault", ["gained_round_2", "gained_round_3"])],
)
def test_worked_example__essences_over_rounds(name: str, gained: list[str]) -> None:
    made, end = outcome(name), facts(name)
    for part in gained:
        assert {kind: end[f"anna.{kind}"] for kind in made[part]} == dict(made[part])
    left = [n for key, n in end.items() if key.startswith(f"anna.on.{name}.")]
    assert left == [0] * 5 and made["on_component_after"] == "empty"


def test_worked_example_crypt_cost() -> None:
    placed = {event.fact("card"): event.fact("n") for event in events("crypt-cost", "placed")}
    paid = outcome("crypt-cost")["placement_cost_paid"]
    assert placed["vault"] == sum(paid.values()) and facts("crypt-cost")["anna.gold"] == 0
    assert set(paid) == {"gold"}


def test_worked_example_bestiary_serpent() -> None:
    scored = {event.fact("card"): event.fact("n") for event in events("bestiary-serpent", "scores")}
    assert scored["sorcerers-bestiary"] == outcome("bestiary-serpent")["bestiary_points_from_serpent"]
    assert scored["sea-serpent"] == 1, "its own point is separate"


def test_worked_example_any_mix() -> None:
    ways = offers("any-mix", "pay")
    assert len(set(ways)) == len(ways) == outcome("any-mix")["count"]


@pytest.mark.parametrize(("name", "kind"), [("restricted-any", "gain"), ("restricted-any-life", "put")])
def test_worked_example_restricted_any(name: str, kind: str) -> None:
    assert kinds(offers(name, kind)) == set(outcome(name)["legal_types"])


def test_worked_example_duel_draft() -> None:
    made, takers = outcome("duel-draft"), [event.fact("who") for event in events("duel-draft", "card-taken")]
    assert tuple(len(list(each)) for _, each in groupby(takers)) == made["pick_sizes"]
    assert takers.count("anna") == made["first_player_total"]
    assert takers.count("boris") == made["second_player_total"]


def test_worked_example_statue() -> None:
    mine = (event for event in events("statue", "points") if event.fact("who") == "anna")
    counted = [n for event in mine if isinstance(n := event.fact("n"), int)]
    assert counted[1] - counted[0] == outcome("statue")["extra_points"]
    assert facts("statue")["anna.points"] == counted[0], "for this check only"
