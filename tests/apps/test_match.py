"""A whole game of a learner against opponents, without a browser."""

from __future__ import annotations

import random
from dataclasses import replace as changed

import msgspec
import pytest
from engine.fixtures.race import CARDS, RACE
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.analysis.opponents import OPPONENTS
from tutor.app.link import LONGEST, GameTrail, pack, unpack
from tutor.app.sessions.game import Match
from tutor.engine.codec import digest
from tutor.engine.question import CHANCE, PASS, NotAllowed
from tutor.trace.hidden import HIDDEN

OPENING = RACE.openings()[0]


def begun(seed: int = 1, rival: str = "random", asks: bool = True) -> Match:
    return Match.open(RACE, OPENING, rival, seed, asks)


def play(match: Match, rng: random.Random, decisions: int) -> int:
    """Any answers of the learner; how many there were."""
    for made in range(decisions):
        if match.finished:
            return made
        assert match.question is not None and match.question.seat == "anna"
        match.answer(rng.choice(match.question.options).key)
    return decisions


def wander(match: Match, rng: random.Random, presses: int) -> None:
    """Any presses at all, in any order."""
    for _ in range(presses):
        if match.may_answer and rng.random() < 0.7:
            assert match.question is not None
            match.answer(rng.choice(match.question.options).key)
        else:
            moves = (match.back, match.forward, match.to_last_question, match.to_question, match.to_end)
            rng.choice(moves)()


@pytest.mark.parametrize("rival", OPPONENTS)
def test_a_game_goes_to_its_end_and_only_the_learner_is_asked(rival: str) -> None:
    match = begun(rival=rival)
    asked = play(match, random.Random(1), 200)
    assert match.finished and 3 < asked < 200
    seats = {node.question.seat for node in match.history.nodes if node.question is not None}
    assert seats == {"anna", "boris", "vera", CHANCE}
    assert len(match.decisions()) == asked


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 40), st.sampled_from(sorted(OPPONENTS)), st.booleans())
def test_a_link_restores_the_game_and_the_moment_shown(
    seed: int, presses: int, rival: str, asks: bool
) -> None:
    match = begun(seed, rival, asks)
    wander(match, random.Random(seed), presses)
    restored, exactly = Match.restore(RACE, unpack(pack(match.trail()), GameTrail))
    assert exactly and restored.node.state == match.node.state
    assert restored.trail() == match.trail()
    assert restored.decisions() and restored.is_asked == match.is_asked
    restored.to_end()
    assert restored.is_asked or restored.finished


@pytest.mark.parametrize("rival", OPPONENTS)
def test_opponents_and_dice_follow_from_the_seed(rival: str) -> None:
    match = begun(9, rival)
    play(match, random.Random(2), 6)
    trail = match.trail()
    assert trail.theirs
    thought_anew, exactly = Match.restore(RACE, replace(trail, theirs=()))
    assert exactly and thought_anew.trail() == trail
    other = begun(10, rival)
    play(other, random.Random(2), 6)
    assert other.trail().digest != trail.digest


def test_a_link_of_a_game_that_has_changed_goes_as_far_as_it_fits() -> None:
    match = begun()
    play(match, random.Random(3), 5)
    trail = match.trail()
    broken, exactly = Match.restore(RACE, replace(trail, answers=(*trail.answers[:2], "nothing", "else")))
    assert not exactly and broken.trail().answers == trail.answers[:2]
    assert broken.is_asked
    for theirs in ((), (99,) * 50, (-1,) * 50):
        other, _ = Match.restore(RACE, replace(trail, theirs=theirs))
        assert other.is_asked or other.finished
    with pytest.raises(KeyError):
        Match.restore(RACE, replace(trail, opening="none"))
    with pytest.raises(KeyError):
        Match.restore(RACE, replace(trail, rival="none"))
    _, exactly = Match.restore(RACE, replace(trail, seed=trail.seed + 1))
    assert not exactly


def test_back_to_a_decision_and_otherwise_opens_a_branch() -> None:
    match = begun()
    play(match, random.Random(4), 3)
    tip = match.node
    match.to_last_question()
    here = match.node
    assert match.is_asked and here.number == match.decisions()[-2]
    taken = match.history.nodes[match.history.ahead()[0]].key
    assert here.question is not None
    other = next(option.key for option in here.question.options if option.key != taken)
    match.answer(other)
    assert len(list(match.history.leaves())) == 2 and match.is_asked
    match.jump(here.number)
    assert match.node is here
    match.answer(str(taken))
    assert match.node is tip


def test_moments_are_passed_unasked_unless_that_is_wanted() -> None:
    asked, quiet = begun(asks=True), begun(asks=False)
    assert asked.question is not None and asked.question.kind == "effects"
    assert quiet.question is not None and quiet.question.kind == "dice"
    assert len(quiet.passed()) == 1 and quiet.decisions() == (quiet.node.number,)

    # A moment that was passed can be gone back to, and used.
    quiet.jump(quiet.passed()[0])
    assert quiet.may_answer and not quiet.is_asked
    quiet.answer("token")
    assert quiet.node.state.table.racer("anna").tokens == 1
    assert quiet.question.kind == "dice" and len(quiet.passed()) == 1
    play(quiet, random.Random(5), 2)
    quiet.asks = True
    quiet.answer(quiet.question.options[0].key)
    assert quiet.question.kind == "effects"


def test_an_answer_that_is_refused_or_not_asked_for_changes_nothing() -> None:
    match = begun()
    node = match.node
    assert node.question is not None
    with pytest.raises(NotAllowed) as refused:
        match.answer(node.question.refused[0].option.key)
    assert refused.value.reasons and match.node is node
    match.answer(PASS)
    match.back()
    while match.may_answer:
        match.back()
    elsewhere = match.node
    match.answer(PASS)
    assert match.node is elsewhere


def test_what_others_hold_is_not_shown() -> None:
    match = begun()
    play(match, random.Random(6), 6)
    mine = match.node.state.table.racer("anna").card
    theirs = set(CARDS) & {racer.card for racer in match.node.state.table.racers} - {mine}
    assert len(theirs) == 2
    told = [match.view(number) for number in match.line()]
    for node in told:
        question = node.question
        options = () if question is None else (question.options, tuple(question.refused))
        written = msgspec.json.encode([node.key, node.state, node.events, options]).decode()
        asked = [] if question is None or question.chance is None else list(theirs)
        assert not [card for card in theirs if card in written and card not in asked]
    assert any(event.fact("card") == HIDDEN for node in told for event in node.events)
    assert told[-1].state.table.racer("anna").card == mine
    waiting = (node.question for node in told)
    effects = [question for question in waiting if question is not None and question.kind == "effects"]
    refused = {question.seat: [one.option.key for one in question.refused] for question in effects}
    assert refused["anna"] == [f"card-{mine}"] and refused["boris"] == []


def test_the_stretch_runs_from_decision_to_decision() -> None:
    match = begun()
    match.answer(PASS)
    match.answer("throw-1")
    *_, before, here = match.decisions()
    assert match.since()[0] == before and match.since()[-1] == here == match.stretch()[-1]
    match.back()
    assert not match.is_asked and match.stretch()[0] == before and match.stretch()[-1] == here
    match.jump(0)
    assert match.since() == (0,) and match.stretch()[-1] == match.decisions()[0]
    match.jump(before)
    assert match.is_asked and match.stretch()[-1] == here and match.since()[-1] == before


def test_a_link_of_two_hundred_decisions_is_short_enough() -> None:
    endless = changed(RACE, evaluate=None)
    match = Match.open(endless, changed(OPENING, people=("anna",)), "random", 1, True)
    rng = random.Random(8)
    keys = [f"card-{rng.choice('abcdefgh')}-of-the-{n}" for n in range(60)]
    trail = replace(
        match.trail(),
        answers=tuple(rng.choice(keys) for _ in range(200)),
        theirs=tuple(rng.randrange(40) for _ in range(900)),
    )
    assert len(pack(trail)) < LONGEST / 2
    assert unpack(pack(trail), GameTrail) == trail
    assert digest(match.node.state) == trail.digest
