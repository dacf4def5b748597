"""Answers that do not fit: ids are told whole, a question that answered itself as such, and where it was."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scenario.writing import report

from tutor.engine.history import History
from tutor.scenario import check_text

SCENARIOS = Path(__file__).parents[2] / "scenarios"
BOOTS = SCENARIOS / "seasons" / "100-boots-on-the-first-day.yaml"
TRAP = SCENARIOS / "blackrose" / "122-where-a-trap-shakes.yaml"


def test_drawn_ids_are_told_whole() -> None:
    text = BOOTS.read_text("utf-8").replace(
        "[die-winter-1, die-winter-3, die-winter-4]", "[die-winter-1, fig]"
    )
    first = check_text(text, "boots.yaml").defects[0]
    assert "found die-winter-1, fig; allowed: draw: 3 of die-winter-1, " in str(first)


def with_answer(text: str, nth: int, answer: str) -> str:
    """The text with one more answer behind so many."""
    lines, found = text.splitlines(), 0
    for number, line in enumerate(lines):
        found += bool(re.match(r" *- (choose|roll|draw|deal):", line))
        if found == nth:
            return "\n".join([*lines[: number + 1], answer, *lines[number + 1 :]]) + "\n"
    raise AssertionError(nth)


def test_an_answer_to_a_question_that_answered_itself_is_told_as_one() -> None:
    text = with_answer(TRAP.read_text("utf-8"), 7, "  - choose: graminia")
    (defect,) = check_text(text, "trap.yaml").defects
    assert "«graminia», an answer to pick-figure of riccart, which had this option alone" in str(defect)
    assert "он был один и выбран сам собой" in defect.as_line("ru")


def test_an_answer_left_to_the_first_option_is_told_as_one() -> None:
    found = report(("  - choose: bone-6\n", "  - choose: bone-6\n  - choose: pass\n"))
    assert "an answer, but nothing is asked any more" in str(found.defects[0])
    order = report(("automatic: [threat-order]", "automatic: [threat-order, lose-die]"))
    told = [str(defect) for defect in order.defects]
    wanted = "«bone-6», an answer to lose-die of anna, which the file leaves to the first option"
    assert any(wanted in one for one in told)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{anna.wounds: 1}", "{anna.wounds: 2}"),
        ("{anna.wounds: 1}", "{may: [{seat: anna, kind: threat-prepare, option: fly}]}"),
        ("  - choose: bone-6\n", "  - choose: bone-5\n"),
        ("after: mark-wounded", "after: mark-healed"),
    ],
)
def test_defects_of_the_line_name_the_step_that_commands_take(old: str, new: str) -> None:
    found = report((old, new))
    step = found.defects[0].step
    assert step is not None and str(found.defects[0]).endswith(f" (--step {step})")
    assert found.scenario is not None
    sound = report()
    assert sound.script is not None
    history = History.start(sound.script.game, sound.script.start)
    left = list(sound.script.answers)
    while history.node.number < step:
        if history.node.question is None:
            history.step()
        else:
            history.answer(left.pop(0))
    asked = history.node.question
    assert asked is not None and asked.kind == "lose-die"
