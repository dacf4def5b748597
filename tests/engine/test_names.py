"""Tests of a game's rules carry the id of the rule in their name, so that they are found by it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tutor.rules.catalogue import GAMES, rules

HERE = Path(__file__).parent


@pytest.mark.parametrize(("prefix", "game"), GAMES.items(), ids=GAMES.values())
def test_every_test_of_a_game_names_a_rule(prefix: str, game: str) -> None:
    tree = ast.parse((HERE / f"test_{game}.py").read_text("utf-8"))
    tests = [
        node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"
    ]
    known = {re.sub(r"[.-]", "_", rule.id) for rule in rules(game)}
    named = {test: re.fullmatch(rf"test_({prefix}_\w+?)__[a-z]\w+", test) for test in tests}
    assert tests and [test for test, match in named.items() if not match or match[1] not in known] == []
