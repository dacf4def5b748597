"""Positions that cannot be: each is refused with its place, in words, under the rule that it breaks."""

from __future__ import annotations

import pytest
from laws_support import flaws, refuses

from tutor.games.seasons import GAME

PLAIN = """
    players: {anna: {crystals: 5}, boris: {}}
    turn: {seat: anna}
    do: [{who: anna, program: actions}]
"""


def test_the_plain_position_is_sound() -> None:
    assert flaws(GAME, PLAIN, "{}") == ()


CASES = {
    "a third copy of a card": (
        "players: {anna: {hand: [sid, sid]}, boris: {play: [sid]}}",
        "players.boris.play.0",
        "sea.comp.cards.count",
        "at most 2",
    ),
    "a card that is none": ("deck: [figrm]", "deck.0", None, "perhaps figrim"),
    "an advanced card at the middle level": (
        "level: magician\ndiscard: [glutton-cauldron]",
        "discard.0",
        "sea.level.magician",
        "cards 1 to 30",
    ),
    "four cards under a library token": (
        "players: {anna: {library: {II: [sid, figrim, kairn, lewis]}}}",
        "players.anna.library.II",
        "sea.comp.library",
        "0 to 3",
    ),
    "a die of another season": (
        "players: {anna: {die: {die: die-summer-1, side: 1}}}",
        "players.anna.die.die",
        "sea.round.roll",
        "a die of winter",
    ),
    "a die that is not played with": (
        "dice: [die-winter-1, die-winter-2, die-winter-3]\nleft: {die: die-winter-5, side: 1}",
        "left.die",
        "sea.setup.dice",
        "die-winter-1",
    ),
    "one die more than players and one": (
        "left: [{die: die-winter-1, side: 1}, {die: die-winter-2, side: 1}, {die: die-winter-3, side: 1},"
        " {die: die-winter-4, side: 1}]",
        "left.3",
        "sea.setup.dice",
        "0 to 3",
    ),
    "more tokens than there are": (
        "stockpile: {air: 3, water: 9, fire: 9, earth: 9}\nplayers: {anna: {reserve: {air: 2}},"
        " boris: {reserve: {air: 2}}}",
        "stockpile.air",
        "sea.setup.stockpile",
        "4 or more",
    ),
    "the turn of one and the actions of another": (
        "turn: {seat: boris}",
        "turn.seat",
        "sea.turn.one-each",
        "anna",
    ),
    "what is done already in a turn that begins": (
        "turn: {access: true}\ndo: [{who: anna, program: turn}]",
        "turn.access",
        "sea.turn.one-each",
        "begins a new one",
    ),
    "actions of another seat, whose turn has not begun": (
        "do: [{who: anna, program: actions}, {who: boris, program: actions}]",
        "do.1.program",
        "sea.turn.one-each",
        "turn",
    ),
    "actions behind the end of a round": (
        "turn: null\ndo: [{who: anna, program: round-end}, {who: anna, program: actions}]",
        "do.1.program",
        "sea.turn.one-each",
        "turn",
    ),
    "hands of a draft that are not alike": (
        "turn: null\ndo: [{who: anna, program: prelude}]\n"
        "players: {anna: {dealt: [sid, figrim]}, boris: {dealt: [kairn]}}",
        "players.boris.dealt",
        "sea.prelude.draft.pick",
        "2",
    ),
    "a symbol that no die shows": (
        "turn: {left: [crystalise]}",
        "turn.left.0",
        "sea.turn.die.mandatory",
        "perhaps crystallise",
    ),
    "something beside the set-up": (
        "turn: null\ndo: [{who: anna, program: setup}]",
        "players.anna.crystals",
        "sea.setup.player-tokens",
        "empty table",
    ),
    "a part of a score that is none": (
        "scores: {anna: {crystal: 3}}",
        "scores.anna.crystal",
        None,
        "perhaps crystals",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_position_that_cannot_be_is_refused(case: str) -> None:
    changes, path, rule, words = CASES[case]
    refuses(flaws(GAME, PLAIN, changes), path, rule, words)
