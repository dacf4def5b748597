"""Playing a scenario is strict: every answer fits, every question has one, every expectation holds."""

from __future__ import annotations

import pytest
from scenario.writing import NAME, SOUND, only, places, report

from tutor.scenario import check_text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("  - choose: yellow-yellow-3\n", "  - choose: yellow-yellow-4\n",
         "25: steps[2].choose: found «yellow-yellow-4», which is no option here; allowed: choose: one of "
         "yellow-yellow-3, crystal-reroll, crystal-nudge, crystal-flip, pass"),
        ("  - choose: yellow-yellow-3\n", "  - choose: crystal-repaint\n",
         "25: steps[2].choose: found «crystal-repaint», refused under pen.prim.crystal.prices; allowed: "
         "choose: one of yellow-yellow-3, "),
        ("  - choose: yellow-yellow-3\n", "  - roll: [1, 2]\n",
         "25: steps[2].roll: found roll, but anna is asked threat-prepare; allowed: choose: one of "),
        ("  - roll: [2, 6]\n", "  - choose: 2\n",
         "27: steps[4].choose: found choose, but chance is asked threat-roll; allowed: roll: values from "
         "1 to 6, 2 of them"),
        ("  - roll: [2, 6]\n", "  - draw: [a, b]\n",
         "27: steps[4].draw: found draw, but chance is asked threat-roll; allowed: roll: values from 1 to 6"),
        ("  - roll: [2, 6]\n", "  - roll: [2, 6, 6]\n",
         "27: steps[4].roll: found 2, 6, 6 (values: 3); allowed: roll: values from 1 to 6, 2 of them"),
        ("  - roll: [2, 6]\n", "  - roll: []\n",
         "27: steps[4].roll: found - (values: 0); allowed: roll: values from 1 to 6, 2 of them"),
        ("  - choose: bone-6\n", "",
         "33: steps: found no answer for anna, who is asked lose-die; allowed: choose: one of bone-6, "),
        ("  - choose: bone-6\n", "  - choose: bone-6\n  - choose: pass\n",
         "34: steps[10].choose: found an answer, but nothing is asked any more; allowed: no further answer"),
    ],
)  # fmt: skip
def test_answers_that_do_not_fit(old: str, new: str, message: str) -> None:
    lines = [str(defect) for defect in report((old, new)).defects]
    assert any(line.startswith(f"{NAME}:{message}") for line in lines), lines


def test_play_stops_at_the_first_answer_that_does_not_fit() -> None:
    found = report(("- choose: pass", "- choose: nothing"), ("- roll: [2, 6]", "- roll: [1]"))
    assert places(found) == [(26, "steps[3].choose")]
    assert found.nodes and found.scenario is not None and found.script is None


def test_every_answer_behind_the_end_is_a_defect() -> None:
    found = report(("  - choose: bone-6\n", "  - choose: bone-6\n  - roll: [1]\n  - choose: pass\n"))
    assert places(found) == [(34, "steps[10].roll"), (35, "steps[11].choose")]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("{anna.wounds: 1}", "{anna.wounds: 2}",
         "31: steps[7].expect.anna.wounds: found 2 expected; allowed: 1, for that is what happens"),
        ("{anna.wounds: 1}", "{anna.wounds: true}",
         "31: steps[7].expect.anna.wounds: found “true”; allowed: a whole number, 0 or more"),
        ("{anna.wounds: 1}", "{anna.wound: 1}",
         "31: steps[7].expect.anna.wound: found “anna.wound”, which is no fact of this game"),
        ("rules: [pen.threat.step3.none]", "rules: [pen.threat.steps, pen.threat.step3.none]",
         "32: steps[8].expect.refused.rules: found pen.threat.steps, pen.threat.step3.none expected; "
         "allowed: pen.threat.step3.none, for that is what happens"),
        ("option: crystal-flip", "option: card-bat",
         "32: steps[8].expect.refused.option: found «card-bat», which nobody refuses here; allowed: one of "
         "crystal-reroll, "),
        ("{anna.wounds: 1}", "{asked: {seat: boris, kind: lose-die}}",
         "31: steps[7].expect.asked.seat: found boris expected; allowed: anna, for that is what happens"),
        ("{anna.wounds: 1}", "{offered: [bone-6]}",
         "31: steps[7].expect.offered: found bone-6 expected; allowed: bone-6, orange-6, for that is what"),
        ("{anna.wounds: 1}", "{events: [{kind: mark-wounded}, {kind: rolled}]}",
         "31: steps[7].expect.events[1]: found rolled expected; allowed: rolled (pen.threat.step2.roller), "),
        ("{anna.wounds: 1}", "{events: [{kind: mark-wounded, facts: {value: 3}}]}",
         "31: steps[7].expect.events[0]: found mark-wounded value 3 expected; allowed: rolled ("),
        ("{anna.dice: 1, last", "{asked: {seat: anna}, last",
         "34: steps[10].expect.asked.seat: found anna expected; allowed: no question"),
        ("{anna.dice: 1, last", "{offered: [pass], last",
         "34: steps[10].expect.offered: found pass expected; allowed: no question"),
    ],
)  # fmt: skip
def test_expectations_that_do_not_hold(old: str, new: str, message: str) -> None:
    assert only((old, new)).startswith(f"{NAME}:{message}")


def test_play_goes_on_past_failing_expectations() -> None:
    found = report(
        ("{anna.wounds: 1}", "{anna.wounds: 0, anna.dice: 9}"), ("anna.dice: 1, last", "anna.dice: 2, last")
    )
    assert places(found) == [
        (31, "steps[7].expect.anna.wounds"),
        (31, "steps[7].expect.anna.dice"),
        (34, "steps[10].expect.anna.dice"),
    ]


def test_expectations_that_hold() -> None:
    found = report(
        ("{anna.wounds: 1}", "{asked: {seat: anna, kind: lose-die, rule: pen.threat.step3.die}}"),
        ("  - choose: bone-6\n", "  - expect: {offered: [orange-6, bone-6]}\n  - choose: bone-6\n"),
        ("{anna.dice: 1, last", "{events: [{kind: die-lost, facts: {value: 6}}, {kind: resolved}], last"),
    )
    assert found.sound


def test_a_rule_that_is_shown_has_to_be_cited() -> None:
    message = only(("step3.die]", "step3.die, pen.threat.uncancellable]"))
    assert message.startswith(
        f"{NAME}:5: shows[1]: found pen.threat.uncancellable, which nothing cites on the way;"
    )
    assert "what is cited instead: pen.threat." in message and "pen.threat.step3.none" in message


def test_what_questions_refuse_counts_as_cited() -> None:
    found = report(("step3.die]", "step3.die, pen.threat.step3.none, pen.prim.crystal.prices]"))
    assert found.sound
    assert {"pen.threat.step2.roller", "pen.threat.step3.none"} <= found.cited


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("fact: anna.wounds, choices", "fact: anna.wound, choices",
         "24: steps[1].predict.fact: found “anna.wound”, which is no fact of this game"),
        ("choices: [0, 1]", "choices: [0, 2]",
         "24: steps[1].predict.choices: found 0, 2; allowed: at least two choices, among them the true "
         "answer 1"),
        ("choices: [0, 1]", "choices: [1]", "24: steps[1].predict.choices: found 1; allowed: at least two"),
        ("choices: [0, 1]", "choices: [1, 0, 1]", "24: steps[1].predict.choices: found 1, 0, 1; "),
        ("choices: [0, 1]", "at: mark-healed",
         "24: steps[1].predict.at: found «mark-healed», which does not happen later; allowed: end, next, "
         "threat-stated, threat-prepared, threat-laid, used, "),
        ("fact: anna.wounds, choices: [0, 1]", "fact: anna.card",
         "24: steps[1].predict.fact: found “anna.card”, which is no fact of this game"),
        ("anna.wounds, choices: [0, 1]", "boris.pool",
         "24: steps[1].predict.choices: found -; allowed: at least two choices, among them the true answer "),
    ],
)  # fmt: skip
def test_predictions_that_cannot_be_asked(old: str, new: str, message: str) -> None:
    lines = [str(defect) for defect in report((old, new)).defects]
    assert len(lines) == 1 and lines[0].startswith(f"{NAME}:{message}"), lines


def test_a_prediction_cannot_wait_for_an_answer_that_never_comes() -> None:
    late = "  - predict: {ask: {en: Last, ru: Конец}, fact: anna.dice, at: next}\n"
    lines = [str(defect) for defect in check_text(SOUND + late, NAME).defects]
    assert lines == [f"{NAME}:35: steps[11].predict.at: found next, but no answer follows; allowed: end"]


def test_a_prediction_cannot_be_about_what_has_just_happened() -> None:
    new = "  - roll: [2, 6]\n  - predict: {ask: {en: Now, ru: Вот}, fact: anna.dice, at: rolled}\n"
    (defect,) = report(("  - roll: [2, 6]\n", new)).defects
    assert (defect.line, defect.field) == (28, "steps[5].predict.at")


def test_narration_cannot_wait_for_what_does_not_happen() -> None:
    message = only(("after: mark-wounded", "after: missed"))
    assert message.startswith(f"{NAME}:30: steps[6].after: found «missed», which does not happen here; ")
    assert "in this order: rolled, mark-wounded" in message


def test_narration_waits_in_the_order_of_events() -> None:
    found = report(
        (
            "  - say: {en: Rolled, ru: Брошено}\n",
            "  - say: {en: Wounded, ru: Рана}\n    after: mark-wounded\n",
        ),
        (
            "{en: Wounded, ru: Рана}\n    after: mark-wounded\n  - expect",
            "{en: Rolled, ru: Бросок}\n    after: rolled\n  - expect",
        ),
    )
    assert found.defects and all(defect.field.endswith("after") for defect in found.defects)
