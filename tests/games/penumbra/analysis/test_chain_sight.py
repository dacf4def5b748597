"""What the programs of cards look at, so that a search tells positions apart no more than it has to."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.games.penumbra import GAME
from tutor.games.penumbra.actions.uses.cards import rules_of
from tutor.games.penumbra.analysis.card_dependencies import BLIND, CALM, sight
from tutor.games.penumbra.components.component_set import box


def test_every_kind_that_is_listed_stands_in_a_program() -> None:
    programs = GAME.programs.values()
    kinds = {type(part) for program in programs for one in program.sentences for part in _nested(one)}
    assert kinds >= CALM | BLIND
    assert not CALM & BLIND


def test_cards_that_may_look_at_everything_only_answer_events() -> None:
    """They would make a search slow, but no chain uses them."""
    known = [card for card in box("training").cards if card in GAME.programs]
    sighted = [card for card in known if sight(GAME.programs, card) == "sighted"]
    assert sighted and all(rules_of(card).answers for card in sighted)


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        ("alchemy", "calm"),
        ("printed-effect", "calm"),
        ("call", "blind"),
        ("gain-discipline-card", "blind"),
        ("mark-launch", "blind"),
        ("threat", "sighted"),
        ("phylactery", "sighted"),
    ],
)
def test_how_much_a_program_looks_at(program: str, expected: str) -> None:
    assert sight(GAME.programs, program) == expected


def _nested(value: Any) -> list[Any]:
    if isinstance(value, tuple):
        return [part for each in value for part in _nested(each)]
    if not hasattr(value, "__struct_fields__"):
        return []
    return [value, *(part for name in value.__struct_fields__ for part in _nested(getattr(value, name)))]
