"""Every worked example of the books is played by a scenario or asserted by a test that names it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tutor.rules.catalogue import load
from tutor.scenario import scenario_files

TESTS = Path(__file__).parents[1]
PLAYED = sorted({file.parent.name for file in scenario_files()})
NAMED = re.compile(r"\b[a-z]+\.ex\.[\w-]+(?:\.[\w-]+)*")


@cache
def named() -> frozenset[str]:
    """The ids of examples that scenarios and tests of rules name."""
    files = (*scenario_files(), *TESTS.rglob("test_*.py"))
    return frozenset(id for file in files for id in NAMED.findall(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", PLAYED)
def test_every_worked_example_is_played(game: str) -> None:
    missing = [example.id for example in load(game).examples if example.id not in named()]
    assert load(game).examples and not missing, f"nothing plays {', '.join(missing)}"


@pytest.mark.parametrize("game", PLAYED)
def test_no_example_is_named_that_does_not_exist(game: str) -> None:
    known = {example.id for example in load(game).examples}
    prefix = load(game).examples[0].id.partition(".")[0]
    unknown = sorted(id for id in named() if id.startswith(f"{prefix}.ex.") and id not in known)
    assert not unknown, f"no such example: {', '.join(unknown)}"
