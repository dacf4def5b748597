"""Moves that are named at another moment: where a component lies, and answers inside powers."""

from __future__ import annotations

import pytest
from games.resarcana.support.positions import one, table, turn

from tutor.analysis.legality import nameable, verdict
from tutor.analysis.move_matching import matching_moves
from tutor.engine.question import Refusal
from tutor.engine.state import State
from tutor.engine.step import advance
from tutor.engine.waiting import NOT_DUE, SET_UP_OVER
from tutor.games.resarcana import GAME
from tutor.games.resarcana.state.table import Table


def at_turn() -> State[Table]:
    anna = one("alchemy", hand=("guard-dog",), pool={"gold": 1})
    boris = one("athanor", "sunken-reef", hand=("hawk",), discard=("earth-dragon",))
    return advance(GAME, table(turn(), players={"anna": anna, "boris": boris})).state


def first(key: str) -> Refusal:
    """The first reason against a move of Anna's turn."""
    found = verdict(GAME, at_turn(), key)
    assert found is not None and not found.allowed, key
    return found.reasons[0]


@pytest.mark.parametrize(
    ("key", "rule", "zone", "who"),
    [
        ("place.hawk", "res.action.place", "hand", "boris"),
        ("place.earth-dragon", "res.discard.pile", "discard", "boris"),
        ("place.athanor", "res.component.definition", "play", "boris"),
        ("discard.hawk", "res.action.place", "hand", "boris"),
        ("use.athanor.1", "res.component.definition", "play", "boris"),
        ("use.guard-dog.1", "res.action.place", "hand", "anna"),
        ("place.crypt", "res.setup.deal", "nowhere", None),
        ("claim.sacred-grove", "res.setup.places", "nowhere", None),
        ("claim.colossus", "res.setup.monuments", "nowhere", None),
        ("use.witch.1", "res.setup.mage-choice", "nowhere", None),
    ],
)
def test_res_component_definition__what_is_not_there_is_told_where_it_lies(
    key: str, rule: str, zone: str, who: str | None
) -> None:
    reason = first(f"anna/action/{key}")
    about = dict(reason.facts)
    assert (reason.rule, reason.kind, about["zone"], about["who"]) == (rule, "lies-elsewhere", zone, who)


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("pay/gold-1", "res.cost.any"),
        ("discard-gain/gold-1", "res.action.discard"),
        ("rival/boris", "res.rivals.definition"),
        ("straighten/alchemy", "res.power.straighten-other"),
        ("destroy/athanor", "res.destroy.vs-discard"),
        ("life-loss/suffer.2", "res.life.each-rival-decides"),
    ],
)
def test_res_cost_any__answers_inside_a_move_have_the_rule_of_their_question(key: str, rule: str) -> None:
    reason = first(f"anna/{key}")
    assert (reason.rule, reason.kind) == (rule, NOT_DUE)


def test_res_setup_first_player__the_set_up_is_over() -> None:
    assert first("anna/first-player/boris") == Refusal("res.setup.first-player", SET_UP_OVER)


@pytest.mark.parametrize(
    ("said", "key"), [("place the hawk", "place.hawk"), ("разместить ястреба", "place.hawk")]
)
def test_res_action_place__a_card_of_a_rival_is_found_by_its_words(said: str, key: str) -> None:
    assert matching_moves(GAME.id, nameable(GAME, at_turn(), "anna"), said)[0].option.key == key
