"""What players could be asked for at any moment, with every reason why not now; and what passes in a game."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

import pytest
from games.resarcana.support.positions import do, lies, one, table, turn
from support.acts import check_asked, check_others, check_words
from support.play import keys, reasons
from support.samples import sample
from support.spelling import random_states

from tutor.analysis.legality import verdicts
from tutor.analysis.move_matching import matching_moves
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import advance, settle, take
from tutor.games.resarcana import GAME
from tutor.games.resarcana.analysis.payments import payable
from tutor.games.resarcana.position.variants import openings
from tutor.games.resarcana.state.table import Table

OPENINGS = {one.id: one for one in openings()}
SOME = ("first-2", "whole-3", "draft-4", "duel")


def act(state: State[Table], kind: str, seat: str = "anna") -> Question:
    return next(one for one in GAME.acts(state, seat) if one.kind == kind)


@pytest.mark.parametrize("opening", SOME)
def test_what_is_asked_is_among_what_could_be(opening: str) -> None:
    listed = set[str]()
    for state, question in random_states(GAME, OPENINGS[opening].start(), f"acts {opening}", 400):
        if check_asked(GAME, state, question):
            listed.add(question.kind)
        elif question.kind in ("action", "item", "collect", "at-check"):
            raise AssertionError(question.kind)
    assert {"action", "collect"} <= listed


@pytest.mark.parametrize("opening", sample(SOME, 2, "more kinds of game"))
def test_nothing_else_can_be_done_and_every_reason_is_told(opening: str) -> None:
    told = set[str]()
    for n, (state, question) in enumerate(
        random_states(GAME, OPENINGS[opening].start(), f"others {opening}", 400)
    ):
        check_others(GAME, state, question)
        if n % 9 == 0:
            told |= check_words(GAME, state)
    assert {"not-turn", "other-phase", "action-begun", "has-passed"} <= told


def test_res_action_one_per_turn__nobody_acts_in_the_turn_of_another() -> None:
    boris = one("guard-dog", hand=("hawk",), pool={"gold": 2})
    state = table(turn(), players={"anna": one(), "boris": boris})
    state = advance(GAME, advance(GAME, state).state).state
    question = act(state, "action", "boris")
    assert not question.options
    assert "res.action.one-per-turn" in reasons(question, "discard.hawk")
    assert reasons(question, "use.guard-dog.1") == [
        "res.action.one-per-turn",
        "res.power.cost-conditions",
    ]


def test_res_action_passed_skipped__who_has_passed_acts_no_more() -> None:
    state = table(do("actions"), players={"anna": one(), "boris": one(hand=("hawk",), passed=True)})
    assert "res.action.passed-skipped" in reasons(act(state, "action", "boris"), "discard.hawk")


def test_res_action_place__out_of_the_discard_pile_is_found_and_refused() -> None:
    """What it would cost is told too; who asks is answered by where the card lies."""
    anna = one(discard=("hawk",), hand=("guard-dog",), pool={"gold": 1})
    state = advance(GAME, table(turn(), players={"anna": anna, "boris": one()})).state
    question = act(state, "action")
    assert question.reasons("place.hawk")[0].kind == "in-discard"
    assert reasons(question, "place.hawk") == ["res.action.place"] * len(question.reasons("place.hawk"))
    assert {one.key for one in payable(state, "anna") if one.kind == "place"} == {"place.guard-dog"}
    for said in ("place hawk", "разместить ястреба"):
        assert matching_moves(GAME.id, verdicts(GAME, state, "anna"), said)[0].option.key == "place.hawk"


def test_res_action_discard__what_is_placed_is_not_in_hand() -> None:
    state = advance(GAME, table(turn(), players={"anna": one("hawk"), "boris": one()})).state
    question = act(state, "action")
    assert reasons(question, "discard.hawk") == ["res.action.discard"]
    assert reasons(question, "place.hawk") == ["res.action.place"]
    assert question.reasons("discard.athanor") == ()


def test_res_pass_item_swap__an_item_is_chosen_by_passing_alone() -> None:
    players = {"anna": one("alchemy", hand=("hawk",)), "boris": one("research", passed=True)}
    state = advance(GAME, table(turn(), players=players)).state
    assert reasons(act(state, "item"), "divination") == ["res.pass.item-swap"]
    assert reasons(act(state, "item"), "alchemy") == ["res.pass.item-swap"] * 2
    (late,) = act(state, "item", "boris").reasons("divination")
    assert (late.rule, late.kind) == ("res.pass.item-swap", "has-passed")
    step = advance(GAME, state)
    assert step.question is not None
    passing = settle(GAME, take(GAME, step.state, step.question, "pass").state)
    assert passing.question is not None and passing.question.kind == "item"
    assert keys(act(passing.state, "item")) == keys(passing.question)
    collecting = advance(GAME, table(do("collect"), players=players)).state
    assert reasons(act(collecting, "item"), "divination")[0] == "res.round.phases"


def test_res_win_statue__is_used_in_a_check_alone() -> None:
    anna = one(with_={"golden-statue": lies()}, pool={"gold": 3})
    players = {"anna": anna, "boris": one()}
    waits = table(turn(), players=players)
    assert reasons(act(waits, "at-check"), "golden-statue.1") == ["res.win.check-time"]
    state = table(do("check"), players=players)
    while (step := advance(GAME, state)).question is None:
        state = step.state
    assert keys(act(step.state, "at-check")) == keys(step.question)
    check_asked(GAME, step.state, step.question)


def test_res_collect_take_only_here__taking_waits_for_its_phase() -> None:
    anna = one(with_={"athanor": lies(elan=3)})
    state = table(turn(), players={"anna": anna, "boris": one()})
    assert reasons(act(state, "collect"), "take.athanor") == ["res.round.phases"]


@pytest.mark.parametrize("opening", ("whole-2", "first-3"))
def test_turns_phases_and_rounds_pass(opening: str) -> None:
    """Each turn has one value as long as it lasts, and another one lies between it and the next."""
    state, source, turns = OPENINGS[opening].start(), Random(f"periods {opening}"), 0
    values: list[tuple[Any, ...]] = [
        (GAME.periods["turn"](state), GAME.periods["phase"](state), GAME.periods["round"](state))
    ]
    phases, rounds = 1, 1
    while state.stack and turns < 80:
        step = advance(GAME, state)
        if step.question is not None:
            question = step.question
            key = (
                source.choice(question.options).key
                if question.chance is None
                else question.chance.pick(source.randrange(question.chance.total))
            )
            step = take(GAME, step.state, question, key)
        state = step.state
        told = [event.kind for event in step.events if not event.fact("early")]
        turns += "turn" in told
        phases += any(kind in told for kind in ("collect-begins", "actions-begin", "check", "flipped"))
        rounds += "round" in told
        periods = GAME.periods
        values.append((periods["turn"](state), periods["phase"](state), periods["round"](state)))
    going = [value for value, _ in groupby(value[0] for value in values) if value[-1]]
    assert len(going) == turns
    assert len(list(groupby(value[2] for value in values))) == rounds
    assert len(list(groupby(value[1] for value in values))) == phases
