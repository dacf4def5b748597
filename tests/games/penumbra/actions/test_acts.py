"""What wizards could be asked to do in a turn, with every reason why not now; and what passes in a game."""

from __future__ import annotations

import pytest
from games.penumbra.support.positions import free, turn
from support.acts import check_asked, check_others, check_words
from support.samples import sample
from support.spelling import random_states
from support.whole_games import start

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import advance, settle, take
from tutor.games.penumbra import GAME
from tutor.games.penumbra.actions.hypothetical import ASKING
from tutor.games.penumbra.position.form import CommonSpec, Position, TurnSpec, WizardSpec
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.state.table import Table

AT_ONCE = (("pen.ruling.effects-before-trial", "choice-first"),)
SOME = ("short-2", "whole-4", "automa-ruby")


def act(state: State[Table], kind: str, seat: str = "anna") -> Question:
    return next(one for one in GAME.acts(state, seat) if one.kind == kind)


def rules(question: Question, key: str) -> list[str]:
    return [reason.rule for reason in question.reasons(key)]


@pytest.mark.parametrize("opening", SOME)
def test_what_is_asked_is_among_what_could_be(opening: str) -> None:
    listed = set[str]()
    for state, question in random_states(GAME, start(GAME, opening), f"acts {opening}", 300):
        if question.chance is None and check_asked(GAME, state, question):
            listed.add(question.kind)
        else:
            assert question.kind not in ASKING
    assert {"turn-kind", "learning"} <= listed


@pytest.mark.parametrize("opening", sample(SOME, 2, "more kinds of game"))
def test_nothing_else_can_be_done_and_every_reason_is_told(opening: str) -> None:
    told = set[str]()
    for n, (state, question) in enumerate(
        random_states(GAME, start(GAME, opening), f"others {opening}", 200)
    ):
        check_others(GAME, state, question)
        if n % 9 == 0:
            told |= check_words(GAME, state)
    assert {"act-begun", "kind-chosen", "not-trial-turn"} <= told


def test_the_automa_is_asked_nothing() -> None:
    state = start(GAME, "automa-ruby")
    assert GAME.acts(state, "automa") == ()


def test_pen_setup_turn_order__nobody_acts_in_the_turn_of_another() -> None:
    boris = WizardSpec(cards=(free("alchemy"),), dice=("bone 3",))
    state = turn(others={"boris": boris}, box="training", do="turn")
    question = act(state, "learning", "boris")
    assert not question.options and not act(state, "turn-kind", "boris").options
    assert all(one.reasons[0].rule == "pen.setup.turn-order" for one in question.refused)
    assert rules(question, "card-alchemy") == ["pen.setup.turn-order"]
    assert "pen.setup.turn-order" in rules(question, "place-bone-3-bazaar")


def test_pen_loc_learning_only__what_could_be_placed_in_another_turn() -> None:
    """A slot that no die of hers fits is told besides."""
    state = turn(dice=("bone 3",), kind="rest", box="training", do="use")
    question = act(state, "learning")
    assert not question.options and question.refused
    assert all(one.reasons[0].rule == "pen.loc.learning-only" for one in question.refused)
    assert rules(question, "place-bone-3-bazaar") == ["pen.loc.learning-only"]
    assert any(len(one.reasons) > 1 for one in question.refused)


def test_pen_turn_choice__the_kind_of_a_turn_stays() -> None:
    state = turn(kind="rest", do="turn")
    assert rules(act(state, "turn-kind"), "learning") == ["pen.turn.choice"]


def test_pen_turn_trial_must_attempt__in_a_trial_turn_alone() -> None:
    common = CommonSpec(trials=("plains-of-agony", "basilisk"))
    state = turn(kind="learning", do="turn", common=common, box="training")
    assert rules(act(state, "trial"), "plains-of-agony") == ["pen.turn.trial.must-attempt"]
    step = advance(GAME, turn(kind="trial", do="turn", common=common, box="training", rulings=AT_ONCE))
    assert step.question is not None and step.question.kind == "trial"
    assert act(step.state, "trial").option("basilisk") is not None
    begun = settle(GAME, take(GAME, step.state, step.question, "basilisk").state).state
    assert begun.table.trial is not None
    assert rules(act(begun, "trial"), "plains-of-agony") == ["pen.turn.trial.must-attempt"]


@pytest.mark.rules("pen.prim.jewel", "pen.prim.trinket", "pen.prim.fruit", "pen.prim.crystal.prices")
def test_primagic_is_found_without_its_ingredients() -> None:
    common = CommonSpec(markets={"emerald": ("call",)})
    state = turn(dice=("bone 3",), kind="learning", box="training", do="turn", common=common)
    question = act(state, "learning")
    for key, rule in (
        ("crystal-flip", "pen.prim.crystal.prices"),
        ("fruit-heal", "pen.prim.fruit"),
        ("hurry", "pen.prim.trinket"),
        ("refresh-emerald", "pen.prim.jewel"),
    ):
        assert rule in [reason.rule for reason in question.reasons(key) if reason.kind == "lacking"], key


def test_pen_prim_yellow_discard__waits_for_a_threat_roll() -> None:
    question = act(turn(dice=("yellow 3",), kind="trial", box="training", do="use"), "effects")
    assert rules(question, "yellow-yellow-3") == ["pen.prim.yellow.discard"]


def test_turns_pass() -> None:
    """A turn has one value from its beginning to its end, and between two turns there is another."""
    turn_of = GAME.periods["turn"]
    changes = 0
    for before, question in random_states(GAME, start(GAME, "short-2"), "periods", 250):
        step = take(GAME, before, question, _first(question))
        while step.question is None and step.state.stack:
            ends = any(one.kind == "resolved" and one.fact("program") == "turn" for one in step.events)
            begins = any(one.kind == "turn-begins" for one in step.events)
            assert (turn_of(before) != turn_of(step.state)) == (ends or begins)
            changes += ends
            before, step = step.state, advance(GAME, step.state)
    assert changes > 5


def _first(question: Question) -> str:
    return question.options[0].key if question.chance is None else question.chance.pick(0)


def test_pen_turn_learn_two__is_the_first_reason_after_the_turn_has_closed_itself() -> None:
    """Both placements are made, nothing else could be done, and nobody was asked any more."""
    wizards = {"anna": WizardSpec(("bone 4", "red 2", "blue 3")), "boris": WizardSpec(("bone 1",))}
    turn = TurnSpec("anna", kind="learning")
    found = place(Position(wizards, turn, do="turn", box="training"))
    assert found.state is not None, found.flaws
    step = settle(GAME, found.state)
    while step.question is not None:
        keys = [option.key for option in step.question.options]
        key = next((key for key in keys if key.startswith("place-")), keys[-1])
        step = settle(GAME, take(GAME, step.state, step.question, key).state)
    question = next(one for one in GAME.acts(step.state, "anna") if one.kind == "learning")
    reasons = [reason.rule for reason in question.reasons("place-brewery")]
    assert reasons[0] == "pen.turn.learn.two" and reasons[-1] == "pen.setup.turn-order"
