"""What a scenario tells whoever walks through it: at which moment, and nothing off its line."""

from __future__ import annotations

from typing import Any

import pytest
from scenario.writing import NAME, changed, report

from tutor.engine.history import History
from tutor.scenario import Script, due, happened, open_script, parse_scenario
from tutor.scenario.expect import choices_for

ANSWERS = ("yellow-yellow-3", "pass", "2-6", "bone-6")


def script(*changes: tuple[str, str]) -> Script:
    return open_script(parse_scenario(changed(*changes), NAME))


def walk(told: Script, *answers: str) -> History[Any]:
    """The position in which the question behind those answers waits, or the end."""
    history = History.start(told.game, told.start)
    left = list(answers)
    while not history.at_end:
        if history.node.question is None:
            history.step()
        elif left:
            history.answer(left.pop(0))
        else:
            break
    return history


def said(told: Script, history: History[Any]) -> list[str]:
    return [words.en for words in told.here(history).say]


def test_the_line_of_a_scenario() -> None:
    told = script()
    assert told.answers == ANSWERS and told.rolls == ("2-6",)
    assert told.start == told.scenario.start and told.start.automatic == ("threat-order",)
    assert told.start.ruling("pen.ruling.ruins-mortal") == "yes"
    assert [told.at(ANSWERS[:n]).scripted for n in range(5)] == [*ANSWERS, None]


def test_narration_holds_until_something_else_is_said() -> None:
    told = script()
    assert [words.en for words in told.at(()).say] == ["Begin"]
    assert [words.ru for words in told.at(ANSWERS[:2]).say] == ["Начало"]
    assert [words.en for words in told.at(ANSWERS).say] == ["Wounded"]


def test_narration_waits_for_an_event() -> None:
    told = script()
    assert [words.en for words in told.at(ANSWERS[:3]).say] == ["Rolled"]
    assert [words.en for words in told.at(ANSWERS[:3], ("rolled", "mark-wounded")).say] == ["Wounded"]
    history = walk(told, *ANSWERS[:2])
    history.answer("2-6")
    assert happened(history) == ("rolled",) and said(told, history) == ["Rolled"]
    while "mark-wounded" not in happened(history):
        history.step()
    assert said(told, history) == ["Wounded"]
    history.back()
    assert said(told, history) == ["Rolled"]


def test_what_waits_for_events_of_one_full_stop_is_told_together() -> None:
    """Nothing hides a text that begins with the same full stop, be it the one that the answer leads to."""
    told = script(
        (
            "    after: mark-wounded\n",
            "    after: mark-wounded\n  - say: {en: Flipped, ru: Ранена}\n    after: mark-flipped\n",
        ),
        (
            "  - say: {en: Rolled, ru: Брошено}\n",
            "  - say: {en: Rolled, ru: Брошено}\n  - say: {en: Thrown, ru: Готово}\n    after: rolled\n",
        ),
    )
    history = walk(told, *ANSWERS[:2])
    history.answer("2-6")
    assert said(told, history) == ["Rolled", "Thrown"]
    while "mark-flipped" not in happened(history):
        history.step()
    assert said(told, history) == ["Wounded", "Flipped"]


def test_a_later_narration_waits_for_a_later_event() -> None:
    lines = "".join(f"  - say: {{en: {en}, ru: Раз}}\n    after: die-lost\n" for en in ("First", "Second"))
    told = script(
        ("{dice: 3}", "{dice: 4}"),
        ("  - roll: [2, 6]", "  - roll: [2, 6, 5]"),
        ("bone 6, orange 6", "bone 6, orange 6, bone 5"),
        ("  - expect: {anna.dice: 1, last.misses: 0}\n", lines),
    )
    assert [words.en for words in told.at(ANSWERS[:2]).say] == ["Begin"]
    end = (*ANSWERS[:2], "2-6-5", "bone-6")
    assert [words.en for words in told.at(end, ("chosen", "die-lost")).say] == ["First"]
    assert [words.en for words in told.at(end, ("chosen", "die-lost", "die-lost")).say] == ["Second"]


def test_nothing_is_said_off_the_line() -> None:
    told = script()
    for answers in (("pass",), (*ANSWERS[:2], "6-2"), (*ANSWERS, "more")):
        moment = told.at(answers)
        assert not moment.on_line
        assert (moment.say, moment.predictions, moment.scripted) == ((), (), None)


def test_predictions_know_the_truth_of_the_line() -> None:
    (prediction,) = script().at(()).predictions
    assert (prediction.fact, prediction.at, prediction.choices, prediction.truth) == (
        "anna.wounds",
        "end",
        (0, 1),
        1,
    )
    assert script().at(ANSWERS[:1]).predictions == ()


def test_predictions_behind_a_waiting_narration_wait_too() -> None:
    asked = "  - predict: {ask: {en: Dice, ru: Кубики}, fact: anna.dice, at: die-lost}\n"
    told = script(("    after: mark-wounded\n", f"    after: mark-wounded\n{asked}"))
    assert told.at(ANSWERS[:3]).predictions == ()
    (prediction,) = told.at(ANSWERS[:3], ("rolled", "mark-wounded")).predictions
    assert (prediction.fact, prediction.truth) == ("anna.dice", 1)


@pytest.mark.parametrize(("at", "falls_due"), [("end", 4), ("next", 1), ("rolled", 3), ("die-lost", 4)])
def test_when_a_prediction_falls_due(at: str, falls_due: int) -> None:
    told = script(("choices: [0, 1]", f"at: {at}"))
    (prediction,) = told.at(()).predictions
    history = History.start(told.game, told.start)
    left = list(ANSWERS)
    while not due(prediction, 0, history):
        if history.node.question is None:
            history.step()
        else:
            history.answer(left.pop(0))
    assert len(history.answers()) == falls_due
    assert told.game.facts(history.node.state)["anna.wounds"] == prediction.truth


@pytest.mark.parametrize(
    ("truth", "seen", "expected"),
    [
        (True, (), (True, False)),
        (0, (), (0, 1, 2, 3)),
        ("turned", ("ready", "turned", None), ("ready", "turned")),
        ("ready", ("ready",), ()),
    ],
)
def test_choices_are_made_up(truth: Any, seen: tuple[Any, ...], expected: tuple[Any, ...]) -> None:
    assert choices_for(truth, seen, "How many?") == expected


def test_made_up_numbers_hold_the_truth_at_any_place() -> None:
    places = set()
    for name in ("one", "two", "three", "four", "five", "six", "seven", "eight"):
        numbers = choices_for(5, (), name)
        assert len(numbers) == 4 and 5 in numbers and all(isinstance(n, int) and n >= 0 for n in numbers)
        places.add(numbers.index(5))
        assert -5 in choices_for(-5, (), name)
    assert len(places) > 1


def test_dice_fall_as_told_off_the_line_too() -> None:
    told = script()
    assert told.fall(walk(told)) is None
    assert told.fall(walk(told, *ANSWERS[:2])) == "2-6"
    kept = walk(told, "pass")
    assert kept.node.question is not None and kept.node.question.chance is not None
    assert told.fall(kept) is None  # Three dice are rolled, and the file tells two.
    fewer = script(("yellow 3]", "yellow 3, yellow 4]"), ("{anna.dice: 1, last", "{anna.dice: 2, last"))
    both = walk(fewer, "yellow-yellow-3", "yellow-yellow-4", "pass")
    assert fewer.fall(both) == "2"


def test_a_seat_that_is_not_the_learners_answers_as_told() -> None:
    told = script(("you: anna", "you: boris"))
    assert told.rolls == ANSWERS
    assert told.fall(walk(told)) == "yellow-yellow-3"
    assert told.fall(walk(told, "pass")) is None


def test_no_hint_without_a_goal() -> None:
    told = script()
    assert told.hint(walk(told)) is None and told.goal is None and told.solution is None


def test_a_report_counts_positions() -> None:
    told = script()
    assert report().nodes == len(walk(told, *ANSWERS).nodes)
