"""Positions that cannot be: each is refused with its place, in words, under the rule that it breaks."""

from __future__ import annotations

import pytest
from laws_support import flaws, refuses

from tutor.games.penumbra import GAME

PLAIN = """
    box: training
    wizards: {anna: {dice: [bone 6]}, boris: {}}
    turn: {seat: anna, kind: learning}
    common:
      decks: {fate: [basilisk]}
      trials: [gold-eater]
"""


def test_the_plain_position_is_sound() -> None:
    assert flaws(GAME, PLAIN, "{}") == ()


CASES = {
    "a trial twice": (
        "common: {trials: [gold-eater, basilisk]}",
        "common.decks.fate.0",
        "pen.setup.fate.piles",
        "it once",
    ),
    "a contract of two wizards": (
        "wizards: {anna: {contracts: [lost-cottage]}, boris: {reserved: [lost-cottage]}}",
        "wizards.boris.reserved.0",
        "pen.setup.contracts",
        "it once",
    ),
    "a card of another kind in a deck": (
        "common: {decks: {contract: [basilisk], fate: []}}",
        "common.decks.contract.0",
        None,
        "lost-cottage",
    ),
    "a card of another discipline in a market": (
        "common: {markets: {amber: [scarlet-downpour]}}",
        "common.markets.amber.0",
        "pen.setup.markets",
        "chant",
    ),
    "a deck that is none": ("common: {decks: {fat: []}}", "common.decks.fat", None, "perhaps fate"),
    "a market that is none": (
        "common: {markets: {shops: []}}",
        "common.markets.shops",
        "pen.setup.markets",
        "perhaps shop",
    ),
    "a class that is none": ("common: {classes: [rubin]}", "common.classes.0", "pen.setup.classes", "ruby"),
    "three cards in a market": (
        "common: {markets: {shop: [staff-of-sounding, wand-of-the-guard, ring-of-doom]}}",
        "common.markets.shop",
        "pen.setup.markets",
        "0 to 2",
    ),
    "a fifth class": (
        "common: {classes: [ruby, amber, jasper, emerald, sapphire]}",
        "common.classes",
        "pen.setup.classes",
        "0 to 4",
    ),
    "a fifth contract in the row": (
        "common: {contracts: [lost-cottage, lost-tiara, beast-fighter, mad-dealer, high-demand]}",
        "common.contracts",
        "pen.setup.contracts",
        "0 to 4",
    ),
    "marks of a kind that is none": (
        "common: {marks_left: {rubie: 3}}",
        "common.marks_left.rubie",
        "pen.comp.marks-limited",
        "perhaps ruby",
    ),
    "more marks than there are": (
        "common: {marks_left: {ruby: 9}}",
        "common.marks_left.ruby",
        "pen.comp.marks-limited",
        "at most 8 in all",
    ),
    "a spell among the equipment": (
        "wizards: {anna: {cards: [{card: scarlet-downpour, zone: equipment}]}}",
        "wizards.anna.cards.0.zone",
        "pen.card.zone.grimoire",
        "grimoire",
    ),
    "two reserved trials": (
        "wizards: {anna: {reserved: [aranea, broken-clock]}}",
        "wizards.anna.reserved.1",
        "pen.resv.trial.max-one",
        "one trial",
    ),
    "a Learning turn of who must rest": (
        "wizards: {anna: {must_rest: true}}",
        "turn.kind",
        "pen.threat.mortal.effect",
        "rest",
    ),
    "two dice in one slot": (
        "common: {placed: [{section: shop, die: bone 2, slot: '1'},"
        " {section: shop, die: bone 3, slot: '1'}]}",
        "common.placed.1.slot",
        "pen.loc.areas",
        "no other die",
    ),
    "a section that is none": ("turn: {section: forrest}", "turn.section", "pen.loc.areas", "perhaps forest"),
    "an Automa that is none": (
        "wizards: {boris: {automa: automa-emerld}}",
        "wizards.boris.automa",
        "pen.solo.setup.board",
        "perhaps automa-emerald",
    ),
    "a discipline that is none": (
        "wizards: {anna: {cards: [{card: scarlet-downpour, discipline: rubies}]}}",
        "wizards.anna.cards.0.discipline",
        "pen.dice.colour",
        "ruby",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_position_that_cannot_be_is_refused(case: str) -> None:
    changes, path, rule, words = CASES[case]
    refuses(flaws(GAME, PLAIN, changes), path, rule, words)


def test_pen_resv_trial_rulebook_choice__by_the_rulebook_any_number_is_reserved() -> None:
    two = "wizards: {anna: {reserved: [aranea, broken-clock]}}"
    assert not flaws(GAME, PLAIN, two, (("pen.ruling.reserved-trials", "rulebook"),))
