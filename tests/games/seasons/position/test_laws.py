"""Positions that cannot be: each is refused with its place, in words, under the rule that it breaks."""

from __future__ import annotations

import pytest
from support.laws import flaws, refuses

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
    "a third copy of a card among those dealt": (
        "players: {anna: {hand: [sid, sid], dealt: [sid]}}",
        "players.anna.dealt.0",
        "sea.comp.cards.count",
        "at most 2",
    ),
    "a third copy of a card among those drafted": (
        "players: {anna: {hand: [sid, sid], drafted: [sid]}}",
        "players.anna.drafted.0",
        "sea.comp.cards.count",
        "at most 2",
    ),
    "cards in no pile when the second one is made": (
        "players: {anna: {library: {II: [kairn, mirror, lewis]}, drafted: [sid]}}",
        "players.anna.drafted",
        "sea.prelude.piles",
        "0",
    ),
    "a third copy of a card under a library token": (
        "players: {anna: {library: {II: [sid, sid, sid]}}}",
        "players.anna.library.II.2",
        "sea.comp.cards.count",
        "at most 2",
    ),
    "a third copy of a card among those looked at": (
        "deck: [sid, sid]\nlooking: [{seat: anna, cards: [sid]}]",
        "looking.0.cards.0",
        "sea.comp.cards.count",
        "at most 2",
    ),
    "a card that is none, taken back to hand": (
        "players: {anna: {returned: [figrm]}}",
        "players.anna.returned.0",
        None,
        "perhaps figrim",
    ),
    "a card that is none, once under a library token": (
        "players: {anna: {origin: {III: [figrm]}}}",
        "players.anna.origin.III.0",
        None,
        "perhaps figrim",
    ),
    "four cards that were under a library token": (
        "players: {anna: {origin: {II: [sid, figrim, kairn, lewis]}}}",
        "players.anna.origin.II",
        "sea.comp.library",
        "0 to 3",
    ),
    "ten cards dealt": (
        "players: {anna: {dealt: [sid, sid, figrim, figrim, kairn, kairn, lewis, lewis, titus, titus]}}",
        "players.anna.dealt",
        "sea.setup.deal",
        "0 to 9",
    ),
    "ten cards drafted": (
        "players: {anna: {drafted: [sid, sid, figrim, figrim, kairn, kairn, lewis, lewis, titus, titus]}}",
        "players.anna.drafted",
        "sea.setup.deal",
        "0 to 9",
    ),
    "more tokens on the cauldron than fill it": (
        "players: {anna: {play: [{card: glutton-cauldron, tokens: {air: 5, fire: 3}}]}}",
        "players.anna.play.0.tokens",
        "sea.card.glutton-cauldron.not-reserve",
        "0 to 7",
    ),
    "a die twice among those played with": (
        "dice: [die-winter-1, die-winter-2, die-winter-1]",
        "dice.2",
        "sea.setup.dice",
        "once",
    ),
    "a symbol twice among those left": (
        "turn: {left: [crystallise, crystallise]}",
        "turn.left.1",
        "sea.turn.die.mandatory",
        "once",
    ),
    "a copy played in this turn that is nowhere": (
        "players: {anna: {play: [sid]}}\nturn: {played: [sid-2]}",
        "turn.played.0",
        None,
        "sid-1",
    ),
    "an announced card that is none": (
        "turn: {announced: figrm}",
        "turn.announced",
        "sea.term.summon",
        "perhaps figrim",
    ),
    "somebody wins twice": ("winners: [anna, anna]", "winners.1", None, "once"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_position_that_cannot_be_is_refused(case: str) -> None:
    changes, path, rule, words = CASES[case]
    refuses(flaws(GAME, PLAIN, changes), path, rule, words)


@pytest.mark.parametrize(
    ("program", "given", "wrong", "words"),
    [
        ("summon", "card: sid, copy: kairn-1", "copy", "card"),
        ("crystallise", "token: air, n: 2", "n", "token"),
        ("activate", "copy: kairn-1, crd: kairn", "crd", "perhaps card; one of copy, card"),
        ("move-token", "copy: kairn-1, energy: air, onto: kairn-1, too: x", "too", "copy, energy, onto"),
        ("card-16.activate", "copy: kairn-1, paid: 3", "paid", "copy"),
        ("card-03.enter", "copy: kairn-1, payed: 3", "payed", "perhaps paid; one of copy, how, paid"),
        ("card-11.season", "copy: kairn-1, paid: 3", "paid", "copy, cause, of, poor"),
        ("actions", "copy: kairn-1", "copy", "nothing"),
    ],
)
def test_a_program_is_given_only_what_it_asks_for(program: str, given: str, wrong: str, words: str) -> None:
    holds = "players: {anna: {hand: [sid], play: [kairn]}}\nturn: null"
    do = f"do: [{{who: anna, program: {program}, with: {{{given}}}}}]"
    refuses(flaws(GAME, PLAIN, f"{holds}\n{do}"), f"do.0.with.{wrong}", None, words)
