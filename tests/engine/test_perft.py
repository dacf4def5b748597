"""Every order of answers, counted; and every position on the way through JSON."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from engine.fixtures import blackrose, penumbra, resarcana, seasons
from engine.fixtures.driving import counted, through_json
from games.blackrose.support import interrupted
from ruamel.yaml import YAML

from tutor.analysis.outcomes import END, Outcomes
from tutor.engine.codec import digest
from tutor.engine.enumerate import keys
from tutor.engine.event import Event
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.engine.step import advance, take

FIXTURES: dict[str, Any] = {module.GAME.id: module for module in (blackrose, penumbra, resarcana, seasons)}
FIXTURES["blackrose-whole"] = interrupted
"""The modules of the positions by the names of the files that pin them; the last one is of the whole game."""


def cases(at_most: int) -> list[Any]:
    """The pinned positions with no more lines than that."""
    found = []
    for path in sorted((Path(__file__).parent / "perft").glob("*.yaml")):
        for case in YAML(typ="safe").load(path):
            how = case.get("with", {})
            if sum(case["lines"]) <= at_most:
                name = "-".join([path.stem, case["position"], *map(str, how.values())])
                found.append(pytest.param(path.stem, case["position"], how, tuple(case["lines"]), id=name))
    return found


def place(game: str, position: str, how: dict[str, Any]) -> tuple[Game[Any], State[Any]]:
    module = FIXTURES[game]
    return module.GAME, getattr(module, position)(**how)


@pytest.mark.parametrize(("game", "position", "how", "pinned"), cases(at_most=100_000))
def test_lines_of_answers_are_as_many_as_pinned(
    game: str, position: str, how: dict[str, Any], pinned: tuple[int, ...]
) -> None:
    found = Outcomes(*place(game, position, how), END)
    assert not found.run(10**6)
    assert found.ways.lengths() == pinned


@pytest.mark.parametrize(("game", "position", "how", "pinned"), cases(at_most=2_500))
def test_counting_with_merged_positions_agrees_with_walking_every_line(
    game: str, position: str, how: dict[str, Any], pinned: tuple[int, ...]
) -> None:
    assert counted(*place(game, position, how)) == pinned


def leaves(
    game: Game[Any], state: State[Any], json: bool
) -> Iterator[tuple[tuple[str, ...], tuple[Event, ...], str]]:
    """Every line with all its events and the digest of its end; with `json` no position is used as it is."""
    todo: list[tuple[tuple[str, ...], tuple[Event, ...], State[Any]]] = [((), (), state)]
    while todo:
        given, events, kept = todo.pop()
        at = through_json(game, kept) if json else kept
        if json:
            assert at == kept and hash(at) == hash(kept) and digest(at) == digest(kept)
        if not at.stack:
            yield given, events, digest(at)
            continue
        step = advance(game, at)
        if step.question is None:
            todo.append((given, events + step.events, step.state))
            continue
        for key in keys(step.question):
            taken = take(game, through_json(game, step.state) if json else step.state, step.question, key)
            todo.append(((*given, key), events + taken.events, taken.state))


@pytest.mark.parametrize(("game", "position", "how", "pinned"), cases(at_most=300))
def test_play_goes_on_alike_when_every_position_goes_through_json(
    game: str, position: str, how: dict[str, Any], pinned: tuple[int, ...]
) -> None:
    played, state = place(game, position, how)
    straight = list(leaves(played, state, json=False))
    assert len(straight) == sum(pinned)
    assert list(leaves(played, state, json=True)) == straight
