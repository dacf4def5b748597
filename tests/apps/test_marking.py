"""What is kept of a session: answers with keys of their own, runs, stands, and what a link brings along."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from tutor.app.learner.answer_records import answer_of, is_done, is_own, new_run, stand_of
from tutor.app.library import lesson
from tutor.app.link import Trail, pack, unpack
from tutor.app.sessions.lesson import Session
from tutor.classroom.answers import Answer, utc_now
from tutor.scenario.assessed_rules import GOAL, rules_asked

PLAINS = "penumbra/05-plains-of-agony"
PUZZLE = "penumbra/30-puzzle-no-wound"


def opened(lesson_id: str, learner: str = "anna") -> Session:
    script = lesson(lesson_id).script
    assert script is not None
    return Session.open(script.scenario, script, random.Random(1).randrange, new_run(learner))


def told(session: Session, pick: int | None = 0) -> list[Answer]:
    """Goes on to the end of the told line; every prediction is the choice of that number, or skipped."""
    while not session.told_out:
        if session.must_guess:
            if pick is None:
                session.skip()
            else:
                session.predict(pick)
                session.lock()
        elif session.question is None:
            session.forward()
        elif not session.answer_as_told():
            assert session.moment.scripted is not None
            session.answer(session.moment.scripted)
    return marked(session)


def marked(session: Session, learner: str = "anna") -> list[Answer]:
    answers = [answer_of(settled, session, learner, utc_now()) for settled in session.settled]
    session.settled.clear()
    return answers


def again(session: Session, *, own: bool = True) -> Session:
    """The session that the link of another leads to."""
    trail = unpack(pack(session.trail()), Trail)
    other = opened(session.scenario.id)
    assert other.restore(trail, own=own)
    return other


def test_each_prediction_becomes_an_answer_with_the_rules_that_it_asks_about() -> None:
    session = opened(PLAINS)
    answers = told(session)
    asked = {one.place: one.rules for one in rules_asked(session.script)}
    assert answers and {answer.place: answer.rules for answer in answers} == asked
    for answer in answers:
        assert answer.right is (answer.given == answer.truth) and answer.kind == "prediction"
    assert told(opened(PLAINS), pick=None) == []


def test_a_page_loaded_anew_tells_the_same_answers_under_the_same_keys() -> None:
    session = opened(PLAINS)
    answers = told(session)
    told_again = marked(again(session))
    assert [answer.key for answer in told_again] == [answer.key for answer in answers]
    assert {answer.key for answer in told(opened(PLAINS))}.isdisjoint(answer.key for answer in answers)


def test_a_prediction_locked_before_the_page_was_left_is_marked_afterwards() -> None:
    session = opened(PLAINS)
    while not session.must_guess:
        assert session.forward() or session.answer_as_told()
    session.predict(0)
    session.lock()
    assert marked(session) == []
    later = again(session)
    there, here = told(later), told(session)
    assert there and [answer.key for answer in there] == [answer.key for answer in here]


def test_a_link_of_somebody_else_brings_no_answers_along() -> None:
    session = opened(PLAINS, "boris")
    assert told(session)
    trail = session.trail()
    assert is_own(trail, "boris") and not is_own(trail, "anna") and not is_own(replace(trail, run=""), "")
    other = again(session, own=False)
    assert other.settled == [] and other.run != session.run
    other.back()
    other.forward()
    assert marked(other) == []


def test_a_link_from_before_there_were_runs_still_leads_there() -> None:
    session = opened(PLAINS)
    told(session)
    old = list(session.trail().__struct_fields__).index("run")
    fields = msgspec.to_builtins(session.trail())[:old]
    found = msgspec.convert(fields, Trail)
    assert found.run == "" and opened(PLAINS).restore(unpack(pack(found), Trail), own=False)


def test_a_puzzle_is_marked_once_for_each_way_to_an_end() -> None:
    session = opened(PUZZLE)
    (solved,) = [answer for answer in told(session) if answer.place == GOAL]
    assert solved.right and solved.kind == "puzzle" and solved.rules == session.script.scenario.shows
    assert is_done(session)
    session.back()
    session.forward()
    assert marked(session) == []
    rng = random.Random(3)
    session.jump(0)
    while not session.finished:
        question = session.question
        if question is None:
            session.forward()
        elif not session.answer_as_told():
            if question.chance is not None:
                session.roll()
            else:
                session.answer(rng.choice(question.options).key)
    (other,) = marked(session)
    assert other.place == GOAL and other.key != solved.key


@pytest.mark.parametrize("lesson_id", [PLAINS, PUZZLE])
def test_a_stand_leads_back_and_is_done_at_the_end(lesson_id: str) -> None:
    session = opened(lesson_id)
    session.forward()
    stand = stand_of(session, "anna", 1, 20, 3.5, utc_now())
    assert (stand.step, stand.steps, stand.done, stand.lesson) == (1, 20, False, lesson_id)
    other = opened(lesson_id)
    assert other.restore(unpack(stand.trail, Trail)) and other.node.state == session.node.state
    told(session)
    assert stand_of(session, "anna", 7, 20, 3.5, utc_now()).step == 20


def to_choice(session: Session) -> None:
    """Goes on to the learner's next choice."""
    while session.must_guess or session.question is None or session.question.chance is not None:
        if session.must_guess:
            session.skip()
        elif session.question is None:
            session.forward()
        else:
            session.answer_as_told()


def test_hints_come_in_steps_and_are_counted() -> None:
    session = opened(PUZZLE)
    to_choice(session)
    assert session.may_hint and session.hints_here == 0
    found = session.hint
    assert found is not None and found.rules and found.move in (found.options or (found.move,))
    for taken in range(1, found.steps + 3):
        assert session.take_hint() and session.hints_here == min(taken, found.steps)
    later = again(session)
    assert later.hints_here == found.steps
    later.answer(found.move)
    answers = told(later)
    assert [answer.hints for answer in answers if answer.place == GOAL] == [found.steps]


def test_a_hint_about_a_prediction_names_the_rules_that_it_asks_about() -> None:
    session = opened(PLAINS)
    while not session.must_guess:
        assert session.forward() or session.answer_as_told()
    assert session.may_hint and session.rules_here == rules_asked(session.script)[0].rules
    assert session.take_hint() and session.take_hint() and session.hints_here == 1
    assert told(session)[0].hints >= 1


@pytest.mark.parametrize("lesson_id", [PLAINS, PUZZLE, "penumbra/96-the-automa-passes"])
def test_a_link_leads_right_before_what_asks_for_a_rule(lesson_id: str) -> None:
    script = opened(lesson_id).script
    for asked in rules_asked(script):
        session = opened(lesson_id)
        assert session.seek_question(asked.place)
        if asked.place == GOAL:
            assert session.node.depth == 0
        else:
            assert session.must_guess and session.rules_here == asked.rules
        assert session.settled == [] and opened(lesson_id).seek_question(asked.rules[0])
    assert not opened(lesson_id).seek_question("no.such.rule")
