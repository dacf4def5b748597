"""Drafts: a lesson survives being taken apart and written again; its parts are found where they hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.rules.defects import DefectiveFile
from tutor.rules.words import Words
from tutor.scenario.checking import check_text
from tutor.scenario.draft import (
    MOST_ENTRIES,
    draft_text,
    moved,
    read_draft,
    spans,
    stretch_of,
    told_answers,
    with_changed,
    with_entry,
    with_line,
    without_entry,
)
from tutor.scenario.draft_runner import Line
from tutor.scenario.games import playable, scenario_files
from tutor.scenario.load import read_text
from tutor.scenario.model import ScenarioFile, StepSpec

SAID = StepSpec(say=Words("Here", "Здесь"))
EVERY = 24
"""Each so-many-th lesson is written again here."""

SAMPLE = [path for game in playable() for path in scenario_files(game)[4::EVERY]]
PLAINS = next(path for path in scenario_files("penumbra") if path.stem == "05-plains-of-agony")


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem)
def test_a_lesson_that_is_written_again_is_sound_and_plays_the_same(path: Path) -> None:
    draft = read_draft(read_text(path), path.name)
    text = draft_text(draft)
    assert read_draft(text, path.name) == draft
    report, before = check_text(text, path.name), check_text(read_text(path), path.name)
    assert report.defects == () and report.script is not None and before.script is not None
    assert report.script.answers == before.script.answers and report.script.start == before.script.start
    assert report.script.stretches == before.script.stretches
    assert report.script.solution == before.script.solution


@pytest.mark.parametrize("path", SAMPLE[::3], ids=lambda path: path.stem)
def test_the_engine_foresees_of_a_draft_what_the_lesson_marks(path: Path) -> None:
    draft = read_draft(read_text(path), path.name)
    script, line = check_text(draft_text(draft), path.name).script, Line.of(draft)
    assert script is not None and line.misfit is None
    assert told_answers(draft.steps) == script.answers and len(line.starts) == len(spans(draft.steps))
    told = line.told_at(draft.steps)
    for index, step in enumerate(draft.steps):
        if step.predict is None:
            continue
        number = stretch_of(draft.steps, index)
        found = line.foreseen(step.predict, number, told[index])
        assert found is not None
        marked = [one for telling in script.stretches[number].tellings for one in telling.predictions]
        assert (step.predict.fact, found.truth, found.choices) in [
            (one.fact, one.truth, one.choices) for one in marked
        ]


def plains() -> ScenarioFile:
    return read_draft(read_text(PLAINS), PLAINS.name)


def test_a_paragraph_put_at_any_full_stop_is_told_from_there_on() -> None:
    draft = plains()
    line = Line.of(draft)
    placed = 0
    for number in range(len(line.starts)):
        for node in line.stretch(number):
            index, after = line.place(draft.steps, number, node.number)
            more = with_entry(draft, index, StepSpec(say=SAID.say, after=after or None))
            assert stretch_of(more.steps, index) == number
            assert check_text(draft_text(more), "x").defects == ()
            placed += line.told_at(more.steps)[index] == node.number
    assert placed > len(line.nodes) / 2


def test_entries_move_inside_their_stretch_only() -> None:
    draft = plains()
    first = spans(draft.steps)[0]
    assert moved(draft, first.start, -1) == draft and moved(draft, first.stop - 1, 1) == draft
    again = moved(moved(draft, first.start, 1), first.start + 1, -1)
    assert again == draft and moved(draft, first.start, 1) != draft
    answer = first.stop
    assert moved(draft, answer, -1) == draft
    with pytest.raises(IndexError):
        without_entry(draft, answer)
    for gone in (-1, len(draft.steps)):
        with pytest.raises(IndexError):
            with_changed(draft, gone, SAID)


def test_another_line_drops_what_was_told_behind_the_parting() -> None:
    draft = plains()
    answers = tuple(step for step in draft.steps if told_answers((step,)))
    assert with_line(draft, answers) == draft
    shorter = with_line(draft, answers[:1])
    assert told_answers(shorter.steps) == told_answers(answers[:1])
    assert shorter.steps == draft.steps[: len(shorter.steps)]
    other = (*answers[:1], StepSpec(choose="spark-2"))
    parted = with_line(draft, other)
    assert parted.steps == (*shorter.steps, other[1])


def test_what_is_no_lesson_is_refused_with_its_lines() -> None:
    text = read_text(PLAINS)
    bombs = "a: &a [x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b]\n"
    many = "steps:\n" + "  - {roll: [1]}\n" * (MOST_ENTRIES + 1)
    head = text.partition("steps:")[0]
    lines = text.splitlines()
    dice = 1 + next(n for n, line in enumerate(lines) if "spark 2" in line)
    for bad, line in (
        ("", 1),
        ("- 1\n- 2", 1),
        (bombs, 1),
        (text.replace("game: penumbra", "game: chess"), 1 + lines.index("game: penumbra")),
        (text.replace("level: first-steps", "level: [1]"), 1 + lines.index("level: first-steps")),
        (text.replace("spark 2", "spark 9"), dice),
        (head + many, head.count("\n") + 2),
        ("x" * 3_000_000, 1),
    ):
        with pytest.raises(DefectiveFile) as refused:
            read_draft(bad, "x.yaml")
        assert min(defect.line for defect in refused.value.defects) == line, bad[:40]


def test_a_lesson_with_a_wrong_answer_opens_as_far_as_it_fits() -> None:
    text = read_text(PLAINS).replace("- choose: pass", "- choose: nothing-like-it")
    draft = read_draft(text, "x.yaml")
    line = Line.of(draft)
    assert line.misfit is not None and line.stretch(4) == []
    assert max(line.told_at(draft.steps)) < len(draft.steps) - 1
    assert check_text(draft_text(draft), "x").defects
