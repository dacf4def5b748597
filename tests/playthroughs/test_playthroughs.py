"""Recorded playthroughs come out the same, line by line: any change of play shows as a difference."""

from __future__ import annotations

from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from playthroughs.recording import (
    ANSWER,
    FOLDER,
    as_long_as_allowed,
    as_written,
    missing,
    plans,
    recorded_games,
)
from support.processes import elsewhere

from tutor.engine.codec import encode
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import play

FILES = sorted(FOLDER.glob("*/*.txt"))
PLANS = {f"{name}/{file}": plan for name in recorded_games() for file, plan in plans(name).items()}
WHOLE = [name for name, plan in PLANS.items() if plan.whole]
LARGEST = 600_000
"""More bytes than any recording takes."""

SAY = "import sys; from playthroughs.test_playthroughs import positions; print(*map(positions, sys.argv[1:]))"


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def written(name: str) -> list[str]:
    return (FOLDER / name).read_text(encoding="utf-8").splitlines()


def positions(name: str) -> str:
    """A digest of every position of a recording in which something is asked, and of its last one."""
    seen, answers = blake2b(digest_size=12), as_written(written(name))

    def choose(state: State[Any], question: Question) -> str:
        seen.update(encode(state))
        return answers(state, question)

    seen.update(encode(play(PLANS[name].game, PLANS[name].start, choose).state))
    return seen.hexdigest()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_playthrough_comes_out_the_same(file: Path) -> None:
    plan, old = PLANS[name_of(file)], written(name_of(file))
    played = plan.played(as_written(old))
    for number, (line, was) in enumerate(zip_longest(played, old), 1):
        assert line == was, (
            f"{file}, line {number}; after a wanted change: python tests/playthroughs/recording.py"
        )


def test_every_game_is_recorded() -> None:
    assert {name_of(file) for file in FILES} == set(PLANS)
    assert all(file.stat().st_size < LARGEST for file in FILES)


@pytest.mark.parametrize("game", sorted({name.partition("/")[0] for name in WHOLE}))
def test_whole_games_show_what_they_must(game: str) -> None:
    whole = {name.partition("/")[2]: written(name) for name in WHOLE if name.startswith(f"{game}/")}
    assert whole and not missing(game, whole)


@pytest.mark.long(reason="processes that play whole games")
def test_whole_games_are_the_same_in_other_processes() -> None:
    here = dict(zip(WHOLE, map(positions, WHOLE), strict=True))
    for seed in ("1", "2"):
        assert dict(zip(WHOLE, elsewhere(SAY, seed, *WHOLE).split(), strict=True)) == here


def test_answers_are_kept_as_long_as_they_are_allowed() -> None:
    name, plan = next(iter(PLANS.items()))
    old, others = written(name), plan.players(plan.seed + 1)
    assert plan.lines(as_long_as_allowed(old, never)) == old
    last = max(number for number, line in enumerate(old) if line.startswith(ANSWER))
    new = plan.lines(as_long_as_allowed([*old[:last], f"{ANSWER}nonsense", *old[last + 1 :]], others))
    assert new[:last] == old[:last] and new[last] != f"{ANSWER}nonsense"


def never(state: State[Any], question: Question) -> str:
    raise AssertionError(f"an old answer to {question.kind} was not given again")


def test_what_whole_games_lack_is_named() -> None:
    name = WHOLE[0]
    game, _, file = name.partition("/")
    assert "trial-succeeds" in missing(game, {file: []})
    assert missing(game, {file: ["  trial-succeeds [pen.trial.pass] seat=anna"]}).isdisjoint(
        ["trial-succeeds"]
    )
