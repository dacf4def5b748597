"""Advice: the lesson to go on with, and the rules to go over."""

from __future__ import annotations

from dataclasses import dataclass

from support.classroom import answer, minutes, stand

from tutor.classroom.answers import Stand
from tutor.classroom.mastery import Mastery, mastery
from tutor.classroom.recommendations import ReviewItem, next_lesson, review


@dataclass
class Path:
    lessons: tuple[str, ...] = ("penumbra/01", "penumbra/02", "penumbra/03")


def at(*met: Stand) -> dict[str, Stand]:
    return {one.lesson: one for one in met}


def lesson(number: int, step: int = 1, *, done: bool = False, minute: float = 0) -> Stand:
    return stand(step, at=minute, lesson=f"penumbra/0{number}", done=done)


def known(*wrong: str, right: tuple[str, ...] = ()) -> dict[str, Mastery]:
    answers = [answer(n, rules=(rule,), right=False) for n, rule in enumerate(wrong)]
    answers += [answer(50 + n, rules=(rule,), at=n) for n, rule in enumerate(right)]
    return mastery(answers, minutes(60))


def test_a_new_learner_begins_at_the_first_lesson() -> None:
    assert next_lesson(Path(), {}, {}) == "penumbra/01"
    assert next_lesson(Path(()), {}, {}) is None


def test_after_a_lesson_comes_the_first_that_is_not_done() -> None:
    assert next_lesson(Path(), at(lesson(1, 9, done=True), lesson(3, 9, done=True)), {}) == "penumbra/02"


def test_a_lesson_that_was_only_opened_is_not_under_way() -> None:
    assert next_lesson(Path(), at(lesson(3, 0)), {}) == "penumbra/01"


def test_a_lesson_under_way_comes_first_the_latest_of_several() -> None:
    met = at(lesson(2, 3, minute=1), lesson(3, 1, minute=5))
    assert next_lesson(Path(), met, {}) == "penumbra/03"
    assert next_lesson(Path(), at(*met.values(), lesson(3, 9, done=True, minute=6)), {}) == "penumbra/02"


def test_a_lesson_of_another_course_is_no_advice() -> None:
    assert next_lesson(Path(), at(stand(4, lesson="seasons/01")), {}) == "penumbra/01"


def test_when_all_is_done_there_is_no_lesson() -> None:
    done = at(*(lesson(number, 9, done=True) for number in (1, 2, 3)))
    assert next_lesson(Path(), done, known("a")) is None


def test_a_lesson_of_rules_that_are_known_already_waits() -> None:
    teaches = {"penumbra/01": ("a", "b"), "penumbra/02": ("b", "c"), "penumbra/03": ()}
    assert next_lesson(Path(), {}, known(right=("a", "b")), teaches) == "penumbra/02"
    assert next_lesson(Path(), {}, known("b", right=("a",)), teaches) == "penumbra/01"
    assert next_lesson(Path(), {}, known(right=("a", "b", "c")), teaches) == "penumbra/03"
    rest = at(lesson(3, 9, done=True))
    assert next_lesson(Path(), rest, known(right=("a", "b", "c")), teaches) == "penumbra/01"


ASKED = {
    "a": [("penumbra/01", "1.0"), ("penumbra/02", "4.1")],
    "b": [("penumbra/01", "1.0")],
    "c": [("penumbra/03", "goal")],
}


def test_a_review_holds_what_is_weak_or_due_the_weakest_first() -> None:
    answers = [answer(n, rules=("a",), right=False) for n in range(2)]
    answers += [answer(5, rules=("c",), right=False), answer(6, rules=("strong",))]
    found = mastery(answers, minutes(60))
    assert review(found, {**ASKED, "strong": [("penumbra/03", "2.0")]}, minutes(60)) == (
        ReviewItem("a", "penumbra/01", "1.0"),
        ReviewItem("c", "penumbra/03", "goal"),
    )
    later = minutes(60 * 24 * 30)
    assert [item.rule for item in review(mastery(answers, later), {"strong": [("x", "1.0")]}, later)] == [
        "strong"
    ]


def test_a_rule_is_reviewed_at_another_place_each_time() -> None:
    places = []
    for times in range(1, 4):
        answers = [answer(n, rules=("a",), right=False) for n in range(times)]
        (item,) = review(mastery(answers, minutes(60)), ASKED, minutes(60))
        places.append(item.place)
    assert places == ["4.1", "1.0", "4.1"]


def test_no_place_comes_twice() -> None:
    found = known("a", "a", "b")
    items = review(found, ASKED, minutes(60))
    assert len({(item.lesson, item.place) for item in items}) == len(items) == 1
    assert items[0].place == "1.0"


def test_a_review_has_an_end_and_leaves_out_what_is_asked_nowhere() -> None:
    rules = [f"rule-{n}" for n in range(20)]
    asked = {rule: [("penumbra/01", f"{n}.0")] for n, rule in enumerate(rules)}
    assert len(review(known(*rules), asked, minutes(60))) == 10
    assert len(review(known(*rules), asked, minutes(60), limit=3)) == 3
    assert review(known(*rules), {}, minutes(60)) == review({}, asked, minutes(60)) == ()
