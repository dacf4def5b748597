"""Moves that are named at another moment than their own: where a card lies, and answers inside effects."""

from __future__ import annotations

import pytest
from games.seasons.support.play import play
from games.seasons.support.positions import DoSpec, PlayerSpec, table, turn

from tutor.analysis.legality import Verdict, nameable, verdict
from tutor.analysis.move_matching import matching_moves
from tutor.engine.state import State
from tutor.engine.waiting import ASKED_OF, NOT_AMONG, NOT_DUE, SET_UP_OVER
from tutor.games.seasons import GAME
from tutor.games.seasons.state.table import Table


def named(state: State[Table], key: str) -> Verdict:
    """The move of that key, which is refused."""
    found = verdict(GAME, state, key)
    assert found is not None and not found.allowed, key
    assert found in nameable(GAME, state) or not found.listed
    return found


def first(state: State[Table], key: str) -> tuple[str, str, object]:
    """Rule, kind and zone of the first reason against a move."""
    reason = named(state, key).reasons[0]
    return reason.rule, reason.kind, dict(reason.facts).get("zone")


ANNA = PlayerSpec(power=3, play=("figrim",), library={"II": ("idol",), "III": ("lantern",)})
BORIS = PlayerSpec(hand=("kairn",), play=("naria",))


def at_turn() -> State[Table]:
    return play(turn(anna=ANNA, boris=BORIS, discard=("mirror",))).state


@pytest.mark.parametrize(
    ("card", "rule", "zone"),
    [
        ("idol", "sea.year.library", "library"),
        ("lantern", "sea.year.library", "library"),
        ("kairn", "sea.term.summon", "hand"),
        ("naria", "sea.summon.place", "play"),
        ("figrim", "sea.summon.place", "play"),
        ("mirror", "sea.setup.discard.face-down", "discard"),
        ("hourglass", "sea.term.deck", "nowhere"),
    ],
)
def test_sea_term_summon__a_card_that_is_not_in_hand_is_told_where_it_lies(
    card: str, rule: str, zone: str
) -> None:
    assert first(at_turn(), f"anna/turn/summon-{card}") == (rule, "lies-elsewhere", zone)


def test_sea_year_library__the_year_of_the_token_is_told() -> None:
    years = [
        dict(named(at_turn(), f"anna/turn/summon-{card}").reasons[0].facts)["n"]
        for card in ("idol", "lantern")
    ]
    assert years == [2, 3]


def test_sea_term_activate__a_card_of_a_rival_is_told_to_be_his() -> None:
    reason = named(at_turn(), "anna/turn/activate-naria").reasons[0]
    assert dict(reason.facts)["who"] == "boris"


def test_sea_card_bespelled_grimoire_move__without_a_grimoire_the_move_is_found() -> None:
    found = named(at_turn(), "anna/turn/onto-bespelled-grimoire-air")
    assert found.reasons[0].kind == "lies-elsewhere"


def test_sea_summon_pay__what_is_paid_is_decided_inside_a_summon() -> None:
    reason = named(at_turn(), "anna/pay-summon/fire").reasons[0]
    assert (reason.rule, reason.kind, dict(reason.facts)) == (
        "sea.summon.pay",
        NOT_DUE,
        {"program": "summon"},
    )


def test_sea_card_naria_effect__who_is_given_a_card_is_decided_inside_it() -> None:
    assert first(at_turn(), "anna/give-card/boris")[:2] == ("sea.card.naria.effect", NOT_DUE)


def test_sea_prelude_draft_pick__the_draft_is_over() -> None:
    assert first(at_turn(), "anna/draft/idol")[:2] == ("sea.prelude.draft.pick", SET_UP_OVER)


def test_sea_round_choose__a_die_of_another_season_was_not_rolled() -> None:
    game = play(table(DoSpec("anna", "round")))
    while game.waiting == "chance: season-die":
        game.answer("1")
    assert first(game.state, "anna/take-die/die-summer-1")[:2] == ("sea.round.roll", "die-not-rolled")


def test_sea_bonus_exchange__an_answer_is_asked_of_another_seat_or_not_among_those_asked_for() -> None:
    game = play(turn(anna=PlayerSpec(power=1, reserve={"air": 2, "fire": 1}), access=True), "bonus-exchange")
    assert game.waiting == "anna: exchange"
    assert first(game.state, "anna/exchange/water")[:2] == ("sea.bonus.exchange", NOT_AMONG)
    reason = named(game.state, "boris/exchange/water").reasons[0]
    assert (reason.rule, reason.kind, reason.facts) == ("sea.bonus.exchange", ASKED_OF, (("seat", "anna"),))


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("summon the idol", "anna/turn/summon-idol"),
        ("призвать идола", "anna/turn/summon-idol"),
        ("pay for the summon with fire", "anna/pay-summon/fire"),
    ],
)
def test_sea_term_summon__moves_are_found_by_words_in_both_languages(said: str, key: str) -> None:
    assert matching_moves(GAME.id, nameable(GAME, at_turn(), "anna"), said)[0].key == key
