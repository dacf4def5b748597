"""Positions that cannot be: each is refused with its place, in words, under the rule that it breaks."""

from __future__ import annotations

import pytest
from support.laws import flaws, refuses, where

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
    "a card in a market that is none": (
        "common: {markets: {shop: [staff-of-sounds]}}",
        "common.markets.shop.0",
        None,
        "perhaps staff-of-sounding",
    ),
    "a card in a deck that is none": (
        "common: {decks: {fate: [[basilisc]]}}",
        "common.decks.fate.0.0",
        None,
        "perhaps basilisk",
    ),
    "a card that left the game and is none": (
        "common: {out: [basilisc]}",
        "common.out.0",
        None,
        "perhaps basilisk",
    ),
    "a card drawn that is none": (
        "common: {drawn: [basilisc]}",
        "common.drawn.0",
        None,
        "perhaps basilisk",
    ),
    "a card looked at that is none": (
        "now: {looking: {seat: anna, cards: [basilisc]}}",
        "now.looking.cards.0",
        None,
        "perhaps basilisk",
    ),
    "a trial attempted that is none": (
        "now: {trial: {card: basilisc, threat: 1}}",
        "now.trial.card",
        None,
        "perhaps basilisk",
    ),
    "a contract attempted that is none": (
        "now: {contract: {card: lost-cotage}}",
        "now.contract.card",
        None,
        "perhaps lost-cottage",
    ),
    "an end by a prophecy that is none": (
        "end: {prophecy: unityy, last: anna}",
        "end.prophecy",
        "pen.fate.prophecy",
        "perhaps unity",
    ),
    "a prophecy fulfilled that is none": (
        "end: {prophecy: unity, last: anna, fulfilled: [unity, unityy]}",
        "end.fulfilled.1",
        "pen.fate.prophecy",
        "perhaps unity",
    ),
    "a slot that is none": (
        "common: {placed: [{section: shop, die: bone 2, slot: '4'}]}",
        "common.placed.0.slot",
        "pen.loc.areas",
        "1, 2, 3, beside",
    ),
    "a die placed by nobody": (
        "common: {placed: [{section: shop, die: bone 2, by: ana}]}",
        "common.placed.0.by",
        None,
        "anna",
    ),
    "a die placed from a card that is none": (
        "common: {placed: [{section: shop, die: bone 2, card: mysteri}]}",
        "common.placed.0.card",
        "pen.dice.temp.where",
        "perhaps mystery",
    ),
    "a section used that is none": (
        "turn: {sections: [forest, forrest]}",
        "turn.sections.1",
        "pen.loc.areas",
        "perhaps forest",
    ),
    "a mark healed where there is no slot": (
        "turn: {healed: [discipline-9]}",
        "turn.healed.0",
        "pen.mark.slots",
        "perhaps discipline-8",
    ),
    "a card gained that is none": (
        "turn: {gained: [mysteri]}",
        "turn.gained.0",
        None,
        "perhaps mystery",
    ),
    "a card in a chain that is none": (
        "turn: {chain: [{card: mysteri}]}",
        "turn.chain.0.card",
        None,
        "perhaps mystery",
    ),
    "a side of a wizard who is no Automa": (
        "wizards: {anna: {side: dark}}",
        "wizards.anna.side",
        "pen.solo.alignment",
        "only the Automa",
    ),
    "a die on a card that the wizard does not have": (
        "wizards: {anna: {dice: [{die: bone 6, card: mystery}]}}",
        "wizards.anna.dice.0.card",
        "pen.dice.temp.where",
        "nothing",
    ),
    "a class twice": (
        "common: {classes: [ruby, amber, ruby]}",
        "common.classes.2",
        "pen.setup.classes",
        "once",
    ),
    "a market of a class that is not open": (
        "common: {classes: [amber], markets: {ruby: []}}",
        "common.markets.ruby",
        "pen.setup.idle-decks",
        "amber, brewery, shop",
    ),
    "two Automas": (
        "wizards: {boris: {automa: automa-ruby}, vera: {automa: automa-jasper}}",
        "wizards.vera.automa",
        "pen.solo.setup.board",
        "one Automa",
    ),
    "an Automa that has no class to act in": (
        "wizards: {boris: {automa: automa-ruby, turns: 0}}\nturn: {seat: boris}\ndo: turn",
        "common.classes",
        "pen.setup.classes",
        "four classes",
    ),
    "a contract in the row and reserved": (
        "common: {contracts: [lost-cottage]}\nwizards: {anna: {reserved: [lost-cottage]}}",
        "wizards.anna.reserved.0",
        "pen.setup.contracts",
        "it once",
    ),
    "a goal twice": (
        "common: {goals: [mastery, mastery]}",
        "common.goals.1",
        "pen.setup.fate.piles",
        "it once",
    ),
    "a prophecy twice": (
        "common: {prophecies: [unity, unity]}",
        "common.prophecies.1",
        "pen.setup.fate.piles",
        "it once",
    ),
    "a trial in a deck that left the game": (
        "common: {out: [basilisk]}",
        "common.decks.fate.0",
        "pen.setup.fate.piles",
        "it once",
    ),
    "a passed trial that still lies open": (
        "wizards: {anna: {trials: {gold-eater: dark}}}",
        "wizards.anna.trials.gold-eater",
        "pen.setup.fate.piles",
        "it once",
    ),
    "a talent offered to two wizards": (
        "wizards: {anna: {offered: [druid]}, boris: {offered: [druid]}}",
        "wizards.boris.offered.0",
        "pen.setup.talents.draft",
        "it once",
    ),
    "a threat in a turn of no kind": (
        "turn: {seat: anna, kind: ''}\nresolve: {dice: 2}",
        "turn.kind",
        "pen.turn.choice",
        "learning, trial, rest",
    ),
    "a trial in a deck that somebody looks at": (
        "now: {looking: {seat: anna, cards: [basilisk]}}",
        "now.looking.cards.0",
        "pen.setup.fate.piles",
        "it once",
    ),
    "a talent of two wizards": (
        "wizards: {anna: {cards: [{card: druid, zone: talent}]},"
        " boris: {cards: [{card: druid, zone: talent}]}}",
        "wizards.boris.cards.0.card",
        "pen.setup.talents.draft",
        "it once",
    ),
    "three talents offered": (
        "wizards: {anna: {offered: [druid, pariah, chronomancer]}}",
        "wizards.anna.offered",
        "pen.setup.talents.draft",
        "0 to 2",
    ),
    "two talents": (
        "wizards: {anna: {cards: [{card: druid, zone: talent}, {card: pariah, zone: talent}]}}",
        "wizards.anna.cards.1",
        "pen.setup.talents.draft",
        "one talent",
    ),
    "a talent in the grimoire": (
        "wizards: {anna: {cards: [{card: druid, zone: grimoire}]}}",
        "wizards.anna.cards.0.zone",
        "pen.setup.talents.gives",
        "talent",
    ),
    "somebody wins twice": (
        "winners: [anna, anna]",
        "winners.1",
        None,
        "once",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_position_that_cannot_be_is_refused(case: str) -> None:
    changes, path, rule, words = CASES[case]
    refuses(flaws(GAME, PLAIN, changes), path, rule, words)


def test_pen_resv_trial_rulebook_choice__by_the_rulebook_any_number_is_reserved() -> None:
    two = "wizards: {anna: {reserved: [aranea, broken-clock]}}"
    assert not flaws(GAME, PLAIN, two, (("pen.ruling.reserved-trials", "rulebook"),))


def test_pen_setup_talents_draft__a_talent_twice_in_a_market() -> None:
    """It is refused for its kind already; how often it is there is told beside that."""
    found = flaws(GAME, PLAIN, "common: {markets: {shop: [druid, druid]}}")
    assert ("common.markets.shop.1", "pen.setup.talents.draft") in [(where(one), one.rule) for one in found]


@pytest.mark.parametrize("program", ["turn", "rounds", "score"])
def test_a_program_that_asks_for_nothing_is_given_nothing(program: str) -> None:
    do = f"do: [{{who: anna, program: {program}, with: {{card: basilisk}}}}]"
    refuses(flaws(GAME, PLAIN, do), "do.0.with.card", None, "nothing")
