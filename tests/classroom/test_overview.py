"""A class as its teacher sees it: who is where and stuck, what is missed, how long a lesson takes."""

from __future__ import annotations

import csv
import io
from datetime import timedelta

from hypothesis import given
from hypothesis import strategies as st
from support.classroom import BEGIN, answer, minutes, stand

from tutor.classroom.answers import Answer, Learner
from tutor.classroom.csv_export import COLUMNS, sheet
from tutor.classroom.overview import Tally, overview, rank, tally, wrong_answers

ANNA = Learner("anna-id", "Anna", "class", BEGIN)
BORIS = Learner("boris-id", "Борис", "class", BEGIN)
DIE, NONE = "pen.threat.step3.die", "pen.threat.step3.none"


def test_the_stand_that_changed_last_tells_where_a_learner_is() -> None:
    stands = [stand(4, at=1), stand(2, at=5, lesson="penumbra/01-three-steps"), stand(1, at=3)]
    seen = overview((ANNA, BORIS), [], stands, minutes(6))
    anna, boris = seen.where
    assert anna.stand is not None and anna.stand.lesson == "penumbra/01-three-steps"
    assert anna.idle == 1 and not anna.away and not anna.stuck
    assert boris.stand is None and boris.away and not boris.stuck


def test_who_is_long_in_a_lesson_and_still_there_is_stuck_and_comes_first() -> None:
    def one(seconds: float, at: float, *, done: bool = False) -> tuple[bool, bool]:
        found = overview((ANNA,), [], [stand(3, at=at, seconds=seconds, done=done)], minutes(60)).where[0]
        return found.stuck, found.away

    assert one(700, 59) == (True, False)
    assert one(300, 59) == (False, False)
    assert one(300, 50) == (True, False), "waiting at one step counts"
    assert one(700, 59, done=True) == (False, False)
    assert one(700, 30) == (False, True)
    stands = [stand(1, at=59, seconds=5), stand(1, at=59, seconds=900, learner="boris-id")]
    assert [row.learner for row in overview((ANNA, BORIS), [], stands, minutes(60)).where] == [BORIS, ANNA]


def test_a_learner_counts_once_for_a_rule_and_all_answers_fill_the_cells() -> None:
    answers = [
        answer(1, right=False),
        answer(2, right=False, first=False),
        answer(3, learner="boris-id", rules=(DIE, NONE)),
        answer(4, right=False, learner="boris-id", rules=(NONE,), place="5.0"),
    ]
    seen = overview((ANNA, BORIS), answers, [], minutes(9))
    counted = {rule: [one.key[-1] for one in there] for rule, there in seen.rules.items()}
    assert counted == {DIE: ["1", "3"], NONE: ["3"]}
    assert tally(seen.rules[DIE]) == Tally(2, 1) and tally(seen.rules[NONE]) == Tally(1, 0)
    assert seen.cells == {
        ("anna-id", DIE): Tally(2, 2), ("boris-id", DIE): Tally(1, 0), ("boris-id", NONE): Tally(2, 1),
    }  # fmt: skip
    assert seen.people == {"anna-id": Tally(1, 1), "boris-id": Tally(2, 1)}
    assert [one.key[-1] for one in wrong_answers(answers)] == ["4", "2", "1"]
    assert [one.key[-1] for one in wrong_answers(answers, "anna-id", DIE)] == ["2", "1"]
    assert wrong_answers(answers, "anna-id", NONE) == ()


def test_what_few_answers_tell_stands_behind_what_many_do() -> None:
    few, many, known = Tally(1, 1), Tally(12, 8), Tally(12, 0)
    assert sorted((few, known, many), key=rank) == [many, few, known]
    answers = [
        *(answer(n, right=n % 3 == 0, learner=f"learner-{n}", rules=(DIE,)) for n in range(12)),
        answer(20, right=False, learner="learner-1", rules=(NONE,), place="9.0"),
    ]
    learners = tuple(Learner(f"learner-{n}", f"Learner {n}", "class", BEGIN) for n in range(12))
    assert list(overview(learners, answers, [], minutes(9)).rules) == [DIE, NONE]


def test_the_time_of_a_lesson_is_told_by_learner_with_its_median() -> None:
    stands = [
        stand(seconds=60.0), stand(seconds=240.0, learner="boris-id", done=True),
        stand(seconds=30.0, lesson="penumbra/01-three-steps"),
    ]  # fmt: skip
    first, second = overview((ANNA, BORIS), [], stands, BEGIN).times
    assert (first.lesson, first.spent) == ("penumbra/01-three-steps", (("anna-id", 0.5, False),))
    assert second.median == 2.5 and second.spent[1] == ("boris-id", 4.0, True)


@given(
    st.lists(
        st.builds(
            answer,
            st.integers(0, 10**6),
            right=st.booleans(),
            learner=st.sampled_from(["anna-id", "boris-id", "somebody-else"]),
            rules=st.lists(st.sampled_from([DIE, NONE, "pen.threat.steps"]), unique=True).map(tuple),
            first=st.booleans(),
        ),
        max_size=20,
    )
)
def test_no_answer_is_lost_or_counted_twice(answers: list[Answer]) -> None:
    seen = overview((ANNA, BORIS), answers, [], BEGIN + timedelta(days=1))
    ours = [one for one in answers if one.learner != "somebody-else"]
    first = [one for one in ours if one.first]
    assert sum(each.answers for each in seen.people.values()) == len(first)
    assert sum(each.wrong for each in seen.people.values()) == sum(not one.right for one in first)
    asked = sum(len(one.rules) for one in ours)
    assert sum(each.answers for each in seen.cells.values()) == asked
    met = {(one.learner, rule) for one in ours for rule in one.rules}
    counted = [(one.learner, rule) for rule, there in seen.rules.items() for one in there]
    assert len(counted) == len(met) and {*counted} == met


def test_the_sheet_is_read_back_and_holds_no_formula() -> None:
    names = {"anna-id": "=HYPERLINK(0)", "boris-id": 'Борис "Б", мл.'}
    answers = [answer(1, given="-3", truth="@x"), answer(2, right=False, learner="boris-id")]
    head, first, second = csv.reader(io.StringIO(sheet(answers, names)))
    assert tuple(head) == COLUMNS
    row = dict(zip(head, first, strict=True))
    assert (row["learner"], row["given"], row["truth"]) == ("'=HYPERLINK(0)", "-3", "'@x")
    assert row["rules"] == DIE and row["right"] == "yes" and row["at"].endswith("+00:00")
    assert second[0] == 'Борис "Б", мл.' and second[7] == "no"
