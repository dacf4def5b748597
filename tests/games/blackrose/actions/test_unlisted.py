"""Moves that are named at another moment than their own: where a spell lies, and answers inside effects."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.analysis.legality import nameable, verdict
from tutor.analysis.move_matching import matching_moves
from tutor.engine.question import Refusal
from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.engine.waiting import NOT_DUE, SET_UP_OVER
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import BoardSpec, DoSpec, MageSpec, Position, TurnSpec
from tutor.games.blackrose.position.reading import lay
from tutor.games.blackrose.state.table import Table


def acting() -> State[Table]:
    """Anna chooses her action: a spell lies on her board, one in hand, one in her memories."""
    board: dict[Any, BoardSpec] = {"I": BoardSpec("training-salt-circle")}
    mages = {
        "anna": MageSpec(
            mage="mage-arianna",
            at="room-abyss",
            hand=("spell-torment",),
            memories=("spell-brain-worm",),
            board=board,
        ),
        "boris": MageSpec(mage="mage-riccart", at="room-crypt", hand=("spell-blight",)),
    }
    do = (DoSpec("anna", program="activation"),)
    found = lay(Position(mages=mages, turn=TurnSpec("anna"), box="training", do=do))
    assert found.state is not None, found.flaws
    return settle(GAME, found.state).state


def first(key: str) -> Refusal:
    """The first reason against a move."""
    found = verdict(GAME, acting(), key)
    assert found is not None and not found.allowed, key
    return found.reasons[0]


def test_brw_act_inertia__a_spell_in_hand_was_not_prepared() -> None:
    reason = first("anna/action/inertia.spell-torment")
    assert (reason.rule, reason.kind) == ("brw.act.inertia", "not-prepared")


@pytest.mark.parametrize(
    ("card", "rule", "zone", "who"),
    [
        ("spell-brain-worm", "brw.study.discard-to-memories", "memories", "anna"),
        ("spell-blight", "brw.study.hand-kept", "hand", "boris"),
        ("spell-curse", "brw.study.library4", "library", None),
    ],
)
def test_brw_act_cast__a_spell_that_is_not_there_is_told_where_it_lies(
    card: str, rule: str, zone: str, who: str | None
) -> None:
    for move in ("cast", "inertia"):
        reason = first(f"anna/action/{move}.{card}")
        about = dict(reason.facts)
        assert (reason.rule, reason.kind) == (rule, "lies-elsewhere")
        assert (about["zone"], about["who"]) == (zone, who)


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("target/boris", "brw.target.caster"),
        ("pick-figure/boris", "brw.gen.figure"),
        ("may-apply/yes", "brw.gen.effect.order"),
        ("jinx-card/jinx-slowness", "brw.gen.effect.order"),
        ("heal/anna.rose", "brw.dmg.heal"),
        ("keep-spell/spell-blight", "brw.study.library4"),
    ],
)
def test_brw_target_caster__answers_inside_an_effect_have_the_rule_of_their_question(
    key: str, rule: str
) -> None:
    reason = first(f"anna/{key}")
    assert (reason.rule, reason.kind) == (rule, NOT_DUE)


def test_brw_setup_crown__the_set_up_is_over() -> None:
    assert first("anna/first-crown/boris") == Refusal("brw.setup.crown", SET_UP_OVER)


def test_brw_quest_draw__a_quest_that_nobody_has_drawn_is_found() -> None:
    reason = first("anna/action/use-quest-field-test")
    assert reason.rule == "brw.quest.draw"


@pytest.mark.parametrize(
    "said", ["use Inertia: Torment", "инерция: сбросить мучение", "прибегнуть к инерции, сбросив мучение"]
)
def test_brw_act_inertia__it_is_found_by_its_words(said: str) -> None:
    found = matching_moves(GAME.id, nameable(GAME, acting(), "anna"), said)
    assert found[0].option.key == "inertia.spell-torment"
