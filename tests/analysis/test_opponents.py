"""Opponents: what they answer follows from position and seed, and the greedy one goes for worth."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from engine.fixtures.race import RACE, Track, start

from tutor.analysis.opponents import CANDIDATES, OPPONENTS, Luck, greedy
from tutor.contract import check_game
from tutor.engine.question import PASS, Option, Question
from tutor.engine.state import State
from tutor.engine.step import play, settle, take


def race(kinds: dict[str, str], seed: int) -> Track:
    """The end of a race in which each seat is played by its kind of opponent."""
    answered = 0

    def choose(state: State[Track], question: Question) -> str:
        nonlocal answered
        answered += 1
        luck = Luck(seed, answered)
        if question.chance is not None:
            return question.chance.pick(luck(question.chance.total))
        return OPPONENTS[kinds[question.seat]](RACE, state, question, luck)

    return play(RACE, start(), choose).state.table


def test_the_race_keeps_the_contract() -> None:
    assert check_game(RACE, pick=Luck("contract"), games=1) == ()


def test_luck_is_fair_and_follows_from_its_name() -> None:
    luck, again = Luck(7, 3), Luck(7, 3)
    drawn = [luck(6) for _ in range(6000)]
    assert drawn == [again(6) for _ in range(6000)] != [Luck(7, 4)(6) for _ in range(6000)]
    assert set(drawn) == set(range(6)) and all(900 < n < 1100 for n in Counter(drawn).values())
    assert Luck(1)(1) == 0 and Luck(1)(2**300) > 2**250


@pytest.mark.parametrize("kind", OPPONENTS)
def test_the_same_seed_gives_the_same_game(kind: str) -> None:
    kinds = dict.fromkeys(("anna", "boris", "vera"), kind)
    assert race(kinds, 5) == race(kinds, 5)
    assert len({race(kinds, seed) for seed in range(5)}) > 1


def test_greedy_opponents_beat_random_ones() -> None:
    kinds = {"anna": "random", "boris": "greedy", "vera": "random"}
    tables = [race(kinds, seed) for seed in range(20)]
    ahead = [max(table.racers, key=lambda racer: racer.points).seat for table in tables]
    assert ahead.count("boris") > 14


def test_a_greedy_opponent_uses_what_is_worth_something() -> None:
    waiting = settle(RACE, start())
    while waiting.question is None or waiting.question.kind != "effects":
        assert waiting.question is not None and waiting.question.chance is not None
        dealt = waiting.question.chance.pick(0)
        waiting = settle(RACE, take(RACE, waiting.state, waiting.question, dealt).state)
    assert waiting.question.option(PASS) is not None
    answers = {greedy(RACE, waiting.state, waiting.question, Luck(seed)) for seed in range(10)}
    assert answers == {"token"}
    without = replace(RACE, evaluate=None)
    assert {greedy(without, waiting.state, waiting.question, Luck(seed)) for seed in range(10)} == {
        "token",
        PASS,
    }


def test_of_very_many_options_some_are_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed: list[str] = []

    def behind(self: object, state: object, question: object, key: str, *how: object) -> int:
        weighed.append(key)
        return len(key)

    monkeypatch.setattr("tutor.analysis.opponents._Outlook.behind", behind)
    options = (*(Option(f"o-{n}", "many") for n in range(100)), Option(PASS, "pass"))
    greedy(RACE, start(), Question("anna", "race.rule", "many", options), Luck(1))
    assert len(set(weighed)) == len(weighed) <= CANDIDATES + 1 and PASS in weighed
