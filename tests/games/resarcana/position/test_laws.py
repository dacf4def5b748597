"""Positions that cannot be: each is refused with its place, in words, under the rule that it breaks."""

from __future__ import annotations

import pytest
from support.laws import flaws, refuses

from tutor.games.resarcana import GAME

PLAIN = """
    players: {anna: {components: {druid: {}}, hand: [hawk]}, boris: {components: {witch: {}}}}
    monuments: [temple]
    deck: [library]
    do: [{who: anna}]
"""


def test_the_plain_position_is_sound() -> None:
    assert flaws(GAME, PLAIN, "{}") == ()


NINE = "[athanor, automaton, crypt, vault, prism, treant, mermaid, nightingale, guard-dog]"

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
    "a component in a list of them and in a hand": (
        "players: {anna: {components: [druid, hawk], hand: [hawk]}}",
        "players.anna.hand.0",
        "res.component.definition",
        "it once",
    ),
    "a mage before a player and among those dealt": (
        "players: {boris: {mages: [druid]}}",
        "players.boris.mages.0",
        "res.component.definition",
        "it once",
    ),
    "a card of a hand among those drafted": (
        "players: {boris: {draft: [hawk]}}",
        "players.boris.draft.0",
        "res.component.definition",
        "it once",
    ),
    "a card of a hand among those kept": (
        "players: {boris: {kept: [hawk]}}",
        "players.boris.kept.0",
        "res.component.definition",
        "it once",
    ),
    "a magic item of a player in the supply": (
        "players: {anna: {components: {druid: {}, alchemy: {}}}}\nitems: [research, alchemy]",
        "items.1",
        "res.component.definition",
        "it once",
    ),
    "a card of a hand in the middle": (
        "open: [hawk]",
        "open.0",
        "res.component.definition",
        "it once",
    ),
    "a card of a hand among those looked at": (
        "looking: {seat: boris, deck: boris, cards: [hawk]}",
        "looking.cards.0",
        "res.component.definition",
        "it once",
    ),
    "three mages dealt": (
        "players: {boris: {mages: [seer, healer, scholar]}}",
        "players.boris.mages",
        "res.setup.deal",
        "0 to 2",
    ),
    "nine artifacts kept": (
        f"players: {{boris: {{kept: {NINE}}}}}",
        "players.boris.kept",
        "res.setup.deal",
        "0 to 8",
    ),
    "nine artifacts of one's own": (
        f"players: {{boris: {{own: {NINE}}}}}",
        "players.boris.own",
        "res.setup.deal",
        "0 to 8",
    ),
    "an artifact twice among one's own": (
        "players: {boris: {own: [hawk, prism, hawk]}}",
        "players.boris.own.2",
        "res.component.definition",
        "once",
    ),
    "a card out of one's own discard pile as another's": (
        "players: {anna: {components: {prism: {source: anna}}}}",
        "players.anna.components.prism.source",
        None,
        "another player",
    ),
    "the token of the first player passed on by nobody": (
        "first: null\ntoken_passed: true",
        "token_passed",
        "res.pass.first-token",
        "nobody holds",
    ),
    "somebody wins twice": (
        "winners: [anna, anna]",
        "winners.1",
        "res.win.winner",
        "once",
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


@pytest.mark.parametrize(
    ("do", "place", "words"),
    [
        ("program: place, with: {card: hawk, crd: prism}", "do.0.with.crd", "card"),
        ("program: look, with: {left: 3, dek: anna}", "do.0.with.dek", "left, deck"),
        ("program: draw, with: {left: 3, deck: anna}", "do.0.with.deck", "left, why"),
        ("program: check, with: {late: true}", "do.0.with.late", "early"),
        ("program: turn, with: {card: hawk}", "do.0.with.card", "nothing"),
        ("use: athanor.1, with: {card: hawk}", "do.0.with.card", "nothing"),
    ],
)
def test_a_program_is_given_only_what_it_asks_for(do: str, place: str, words: str) -> None:
    athanor = "players: {anna: {components: {druid: {}, athanor: {}}}}"
    refuses(flaws(GAME, PLAIN, f"{athanor}\ndo: [{{who: anna, {do}}}]"), place, None, words)
