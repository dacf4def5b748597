"""Moves that are named at another moment: pieces that are not there, and answers inside effects."""

from __future__ import annotations

import pytest
from games.penumbra.support.positions import free, spec, turn

from tutor.analysis.legality import nameable, verdict
from tutor.analysis.move_matching import matching_moves
from tutor.engine.question import Refusal
from tutor.engine.state import State
from tutor.engine.waiting import NOT_DUE, SET_UP_OVER
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import CommonSpec, WizardSpec
from tutor.games.penumbra.state.table import Table


def at_use() -> State[Table]:
    boris = WizardSpec(cards=(free("transgression"),), dice=("red 3",))
    markets: dict[str, tuple[str, ...]] = {"shop": ("phylactery",)}
    cards = (free("sacrifice"), spec("alchemy", "discarded"))
    return turn(
        *cards, dice=("bone 3",), others={"boris": boris}, box="training", common=CommonSpec(markets=markets)
    )


def first(key: str, state: State[Table] | None = None) -> Refusal:
    """The first reason against a move."""
    found = verdict(GAME, state or at_use(), key)
    assert found is not None and not found.allowed, key
    return found.reasons[0]


@pytest.mark.parametrize(
    ("card", "rule", "zone"),
    [
        ("transgression", "pen.card.zone.grimoire", "grimoire"),
        ("phylactery", "pen.setup.markets", "market"),
        ("alchemy", "pen.card.discard", "discarded"),
        ("mystery", "pen.card.gain", "nowhere"),
    ],
)
def test_pen_card_use__a_card_that_is_not_there_is_told_where_it_lies(
    card: str, rule: str, zone: str
) -> None:
    reason = first(f"anna/effects/card-{card}")
    assert (reason.rule, reason.kind, dict(reason.facts)["zone"]) == (rule, "lies-elsewhere", zone)


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("effects/red-red-3", "pen.prim.red.discard"),
        ("effects/yellow-yellow-4", "pen.prim.yellow.discard"),
        ("strengthen/orange-orange-2", "pen.prim.orange"),
    ],
)
def test_pen_prim_red_discard__primagic_without_such_a_die_is_found(key: str, rule: str) -> None:
    reason = first(f"anna/{key}")
    assert (reason.rule, reason.kind) == (rule, "no-such-die")


def test_pen_prim_orange__with_the_die_it_waits_for_a_spell() -> None:
    state = turn(free("sacrifice"), dice=("orange 2",), box="training")
    assert (first("anna/strengthen/orange-orange-2", state).kind) == NOT_DUE


def test_pen_loc_visit__a_die_that_is_not_in_the_pool_cannot_be_placed() -> None:
    assert first("anna/learning/place-red-3").rule == "pen.loc.visit"


def test_pen_mark_use__a_mark_that_nobody_has_is_found() -> None:
    assert first("anna/effects/mark-ruby").kind == "no-mark-of"


@pytest.mark.parametrize(
    ("key", "rule", "program"),
    [
        ("trial-path/dark", "pen.trial.choose-path", "trial-task"),
        ("roller/boris", "pen.threat.step2.roller", "threat"),
        ("pay-die/bone-3", "pen.cost.die", "pay-cost"),
        ("keep-contract/keep-fairy-invasion", "pen.prim.blood.decline", "reserve-contract"),
    ],
)
def test_pen_trial_choose_path__answers_have_the_rule_of_their_question(
    key: str, rule: str, program: str
) -> None:
    reason = first(f"anna/{key}")
    assert (reason.rule, reason.kind, dict(reason.facts)["program"]) == (rule, NOT_DUE, program)


def test_pen_setup_talents_draft__talents_were_chosen_in_the_set_up() -> None:
    assert first("anna/keep-talent/pariah") == Refusal("pen.setup.talents.draft", SET_UP_OVER)


def test_the_automa_can_be_named_nothing() -> None:
    from support.whole_games import start

    assert GAME.unlisted(start(GAME, "automa-ruby"), "automa") == ()


@pytest.mark.parametrize("said", ["discard the red 3 to discard a placed die", "take the dark path"])
def test_pen_prim_define__moves_are_found_by_words(said: str) -> None:
    found = matching_moves(GAME.id, nameable(GAME, at_use(), "anna"), said)
    assert found and found[0].option.kind in ("discard-red", "trial-path")
