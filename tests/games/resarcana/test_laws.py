"""Positions that cannot be: each is refused with its place, in words, under the rule that it breaks."""

from __future__ import annotations

import pytest
from laws_support import flaws, refuses

from tutor.games.resarcana import GAME

PLAIN = """
    players: {anna: {components: {druid: {}}, hand: [hawk]}, boris: {components: {witch: {}}}}
    monuments: [temple]
    deck: [library]
    do: [{who: anna}]
"""


def test_the_plain_position_is_sound() -> None:
    assert flaws(GAME, PLAIN, "{}") == ()


CASES = {
    "a component twice": (
        "players: {boris: {hand: [hawk]}}",
        "players.boris.hand.0",
        "res.component.definition",
        "it once",
    ),
    "both sides of a tile": (
        "places: [sacred-grove, alchemists-tower]",
        "places.1",
        "res.component.definition",
        "it once",
    ),
    "a card written nearly": ("monuments: [templ]", "monuments.0", None, "perhaps temple"),
    "a third monument face up": (
        "monuments: [temple, obelisk, colossus]",
        "monuments",
        "res.setup.monuments",
        "0 to 2",
    ),
    "an item face down of who has not passed": (
        "players: {anna: {components: {alchemy: {down: true}}}}",
        "players.anna.components.alchemy.down",
        "res.pass.item-facedown",
        "passed: true",
    ),
    "who has passed while essences are collected": (
        "phase: collect\nplayers: {anna: {passed: true}}",
        "players.anna.passed",
        "res.round.phases",
        "false",
    ),
    "a turn while essences are collected": (
        "phase: collect\nturn: anna",
        "phase",
        "res.action.one-per-turn",
        "actions",
    ),
    "a third game won": (
        "players: {anna: {wins: 3}}",
        "players.anna.wins",
        "res.variant.duel.match",
        "0 to 2",
    ),
    "a card placed that is not in the hand": (
        "do: [{who: anna, program: place, with: {card: prism}}]",
        "do.0.with.card",
        "res.action.place",
        "hawk",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_position_that_cannot_be_is_refused(case: str) -> None:
    changes, path, rule, words = CASES[case]
    refuses(flaws(GAME, PLAIN, changes), path, rule, words)


def test_res_setup_supply__the_set_up_begins_at_an_empty_table() -> None:
    begins = "players: {anna: {}, boris: {}}\nmode: draft\ndo: [{who: anna, program: setup}]"
    assert not flaws(GAME, begins, "{}")
    refuses(flaws(GAME, begins, "monuments: [temple]"), "monuments", "res.setup.supply", "empty table")
    hand = "players: {anna: {hand: [hawk]}}"
    refuses(flaws(GAME, begins, hand), "players.anna.hand", "res.setup.supply", "empty table")
