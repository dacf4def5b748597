"""Questions that another seat answers: for a seat that nobody plays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.fixtures.driving import tell
from engine.fixtures.tiny import RULE, Add, Say, Trap, start, tiny
from msgspec.structs import replace as changed

from tutor.engine.game import Game
from tutor.engine.question import Question
from tutor.engine.sentence import May
from tutor.engine.state import State
from tutor.engine.step import settle


def a_for_b(state: State[Any], question: Question) -> Question:
    return changed(question, seat="a", for_seat="b") if question.seat == "b" else question


def with_a_for_b(game: Game[Any]) -> Game[Any]:
    return replace(game, redirect=a_for_b)


MAY = (May(rule=RULE, kind="may", body=(Add(rule=RULE, n=1),), who="b"),)
TWO = with_a_for_b(
    tiny(main=(Say(rule=RULE, kind="hit"),), one=(Add(rule=RULE, n=1),), two=(Add(rule=RULE, n=10),))
)


def test_another_seat_is_asked_and_the_question_tells_for_whom() -> None:
    question = settle(with_a_for_b(tiny(main=MAY)), start()).question
    assert question is not None and (question.seat, question.for_seat) == ("a", "b")


def test_the_answer_counts_as_that_of_the_seat_itself() -> None:
    assert tell(with_a_for_b(tiny(main=MAY)), start(), "a: yes").table.n == 1


def test_in_a_window_the_reactions_stay_those_of_the_seat() -> None:
    state = start(Trap("b", "one", "hit", "one"), Trap("b", "two", "hit", "two"))
    story = tell(TWO, state, "a: two", "a: one")
    assert story.table.n == 11
    assert [event.fact("seat") for event in story.events if event.kind == "reacted"] == ["b", "b"]


def test_passing_for_a_seat_ends_what_that_seat_is_offered() -> None:
    mine, other = Trap("a", "mine", "hit", "one"), Trap("b", "other", "hit", "two")
    story = tell(TWO, start(mine, other), "a: pass", "a: pass")
    assert (story.table.n, [q.for_seat for q in story.questions]) == (0, ["", "b"])
