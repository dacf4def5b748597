"""Cards that lie where they cannot: in the wrong deck or pile, or more of them than there are."""

from __future__ import annotations

import pytest
from games.blackrose.support.unsound import AVATAR, flaws
from support.laws import refuses

CASES = {
    "a quest in a pile of events": (
        "piles: {event: [quest-field-test]}",
        "piles.event.0",
        "brw.event.three-decks",
        "event-awakening",
    ),
    "a card that is none in a deck": (
        "decks: {quest-1: [quest-field-tst]}",
        "decks.quest-1.0",
        "brw.quest.decks",
        "perhaps quest-field-test",
    ),
    "a spell of a school among the forgotten ones": (
        "decks: {forgotten: [spell-torment]}",
        "decks.forgotten.0",
        "brw.spell.forgotten.source",
        "spell-killer-fog",
    ),
    "orders without an avatar": (
        "decks: {order-1: []}",
        "decks.order-1",
        "brw.avatar.setup.decks",
        "only with an avatar",
    ),
    "a deck of what lies in a supply": (
        "decks: {jinx: []}",
        "decks.jinx",
        "brw.setup.power-decks",
        "in the supply",
    ),
    "cards looked at from a deck that is none": (
        "looking: {seat: anna, cards: [], deck: evnt-1}",
        "looking.deck",
        None,
        "perhaps event-1",
    ),
    "another mage's personal spell set aside": (
        "mages: {anna: {aside: [spell-cube-of-lamentations]}}",
        "mages.anna.aside.0",
        "brw.setup.personal-aside",
        "spell-blight",
    ),
    "an event of a game with the avatar": (
        "events: [avatar-event-crown-of-thorns]",
        "events.0",
        "brw.avatar.setup.decks",
        "without the avatar",
    ),
    "an event of the second moon on the board of the first": (
        "events: [event-battle]",
        "events.0",
        "brw.moon.three",
        "moon 1 or before",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_card_that_does_not_belong_there_is_refused(case: str) -> None:
    changes, path, rule, words = CASES[case]
    refuses(flaws(changes), path, rule, words)


FOURTH = {
    "in a hand": ("mages: {anna: {hand: [spell-torment]}}", "mages.anna.hand.0"),
    "in a grimoire": ("mages: {anna: {grimoire: [[spell-torment]]}}", "mages.anna.grimoire.0.0"),
    "among memories": ("mages: {anna: {memories: [spell-torment]}}", "mages.anna.memories.0"),
    "on a board": ("mages: {anna: {board: {I: {spell: spell-torment}}}}", "mages.anna.board.I.spell"),
    "in a pile": ("piles: {school-agony: [spell-torment]}", "piles.school-agony.0"),
    "out of the game": ("out: [spell-torment]", "out.0"),
    "that is drawn": ("drawn: [spell-torment]", "drawn.0"),
    "looked at": ("looking: {seat: anna, cards: [spell-torment]}", "looking.cards.0"),
}
THREE = "decks: {school-agony: [spell-torment, spell-torment, spell-torment]}"


@pytest.mark.parametrize("where", FOURTH)
def test_brw_spell_school_cards__a_fourth_copy(where: str) -> None:
    changes, path = FOURTH[where]
    assert not flaws(changes)
    # Behind the three of the deck, or before one of them: the last that is looked at is one too many.
    late = path.startswith(("piles", "out", "drawn", "looking"))
    place = path if late else "decks.school-agony.2"
    refuses(flaws(f"{THREE}\n{changes}"), place, "brw.spell.school-cards", "at most 3")


SECOND = {
    "active": "mages: {anna: {active: [quest-field-test]}}",
    "active, with chips": "mages: {anna: {active: [{quest: quest-field-test, chips: 1}]}}",
    "solved": "mages: {anna: {solved: [quest-field-test]}}",
    "completed": "mages: {anna: {completed: [quest-field-test]}}",
}


@pytest.mark.parametrize("where", SECOND)
def test_brw_quest_decks__a_second_copy(where: str) -> None:
    changes = SECOND[where]
    assert not flaws(changes)
    again = f"decks: {{quest-1: [quest-field-test]}}\n{changes}"
    refuses(flaws(again), "decks.quest-1.0", "brw.quest.decks", "it once")


def test_brw_event_three_decks__an_event_on_the_board_and_in_its_deck() -> None:
    twice = "events: [event-awakening]\ndecks: {event-1: [event-awakening]}"
    refuses(flaws(twice), "decks.event-1.0", "brw.event.three-decks", "it once")


def test_brw_avatar_moon__an_order_twice() -> None:
    twice = "decks: {order-1: [order-thorn-vengeance, order-thorn-vengeance]}"
    refuses(flaws(twice, AVATAR), "decks.order-1.1", "brw.avatar.moon", "it once")


def test_brw_avatar_moon__an_order_of_another_moon() -> None:
    early = "decks: {order-1: [order-profane-ray]}"
    refuses(flaws(early, AVATAR), "decks.order-1.0", "brw.avatar.moon", "order-thorn-vengeance")


def test_brw_spell_forgotten_source__a_forgotten_spell_twice() -> None:
    twice = "mages: {anna: {hand: [spell-killer-fog, spell-killer-fog]}}"
    refuses(flaws(twice), "mages.anna.hand.1", "brw.spell.forgotten.source", "it once")


def test_brw_spell_personal__a_fourth_copy() -> None:
    four = "mages: {anna: {aside: [spell-blight, spell-blight, spell-blight, spell-blight]}}"
    refuses(flaws(four), "mages.anna.aside.3", "brw.spell.personal", "at most 3")
