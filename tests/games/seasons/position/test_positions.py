"""Positions that cannot be are refused, with the place, what was found, and the rule that it breaks."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, flaws

BARE = {"anna": PlayerSpec(), "boris": PlayerSpec()}


def with_anna(**said: Any) -> dict[str, PlayerSpec]:
    return {"anna": PlayerSpec(**said), "boris": PlayerSpec()}


@pytest.mark.parametrize(
    ("said", "at", "rule"),
    [
        ({"players": {"anna": PlayerSpec()}}, ("players",), "sea.setup.dice"),
        ({"players": BARE, "first": "vera"}, ("first",), None),
        ({"players": with_anna(power=16)}, ("players", "anna", "power"), "sea.gauge.max"),
        ({"players": with_anna(bonuses=4)}, ("players", "anna", "bonuses"), "sea.bonus.max"),
        (
            {"players": with_anna(reserve={"air": 8})},
            ("players", "anna", "reserve"),
            "sea.comp.reserve.limit",
        ),
        ({"players": with_anna(hand=("hydra",))}, ("players", "anna", "hand", 0), None),
        (
            {"players": with_anna(hand=("sid", "sid"), play=("sid",))},
            ("players", "anna", "play", 0),
            "sea.comp.cards.count",
        ),
        (
            {"players": with_anna(play=(CopySpec("sid", tokens={"air": 1}),))},
            ("players", "anna", "play", 0, "tokens"),
            "sea.term.gain-energy",
        ),
        ({"players": with_anna(die=DieSpec("die-noon-1", 1))}, ("players", "anna", "die", "die"), None),
        (
            {"players": with_anna(die=DieSpec("die-winter-1", 1)), "left": DieSpec("die-winter-1", 2)},
            ("left", "die"),
            "sea.round.choose",
        ),
        ({"players": BARE, "do": (DoSpec("vera", "turn"),)}, ("do", 0, "who"), None),
        ({"players": BARE, "do": (DoSpec("anna", "dance"),)}, ("do", 0, "program"), None),
        ({"players": BARE, "do": (DoSpec("anna", "summon"),)}, ("do", 0, "with"), None),
        (
            {"players": BARE, "do": (DoSpec("anna", "summon", {"card": "sid"}),)},
            ("do", 0, "with", "card"),
            "sea.term.summon",
        ),
        (
            {"players": BARE, "do": (DoSpec("anna", "activate", {"copy": "idol-1"}),)},
            ("do", 0, "with", "copy"),
            None,
        ),
    ],
)
def test_a_flaw_is_named(said: dict[str, Any], at: tuple[str | int, ...], rule: str | None) -> None:
    found = flaws(**said)
    assert [(flaw.path, flaw.rule) for flaw in found] == [(at, rule)]


def test_all_flaws_are_named_at_once() -> None:
    found = flaws(players=with_anna(power=16, bonuses=4, hand=("hydra",)), first="vera")
    assert len(found) == 4
