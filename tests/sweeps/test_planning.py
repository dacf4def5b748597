"""From what is asked for to the list of items, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.sweeps import LESSONS

from tutor.rules.catalogue import load
from tutor.scenario import scenario_files, scenario_folder
from tutor.sweeps import Args, PlanError, Wanted, plan_of, planning
from tutor.sweeps.planning import seeds_of

LESSON = LESSONS / "01-the-first-die.yaml"
OTHER = scenario_folder() / "penumbra" / "01-three-steps.yaml"
RULING = "sea.ruling.die-order"


def test_items_are_sources_times_readings_times_seeds() -> None:
    wanted = Wanted("play", (LESSON, OTHER), openings=("penumbra/short-2",), seeds="1-2,5", every=(RULING,))
    plan = plan_of(wanted)
    readings = [one.id for one in load("seasons").ruling(RULING).readings]
    first = [(item.readings, item.seed) for item in plan.items if item.source == 0]
    assert first == [(((RULING, one),), seed) for one in readings for seed in (1, 2, 5)]
    assert [item.readings for item in plan.items if item.source] == [()] * 6
    assert len(set(plan.keys)) == len(plan.items)


def test_each_reading_that_is_not_the_default_is_taken_once() -> None:
    plan = plan_of(Wanted("facts", (LESSON,), each=True))
    others = {
        (ruling.id, one.id)
        for ruling in load("seasons").rulings
        for one in ruling.readings
        if one.id != ruling.default
    }
    assert plan.items[0].readings == ()
    assert sorted(pair for item in plan.items[1:] for pair in item.readings) == sorted(others)


def test_a_folder_stands_for_its_files_and_a_file_given_twice_is_taken_once() -> None:
    plan = plan_of(Wanted("facts", (LESSONS, LESSON)))
    assert len(plan.sources) == len(scenario_files(LESSONS.name)) == len(plan.items)


def test_what_decides_a_result_decides_its_key(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_bytes(LESSON.read_bytes())
    keys = {plan_of(Wanted("facts", (file,))).keys, plan_of(Wanted("legal", (file,))).keys}
    keys.add(plan_of(Wanted("facts", (file,), args=Args(answers=1))).keys)
    keys.add(plan_of(Wanted("facts", (file,), seeds="3")).keys)
    keys.add(plan_of(Wanted("facts", (file,), readings=(f"{RULING}=own-choice",))).keys)
    file.write_bytes(LESSON.read_bytes() + b"# more\n")
    keys.add(plan_of(Wanted("facts", (file,))).keys)
    assert len(keys) == 6


@pytest.mark.parametrize("text", ["x", "1-", "5-1", "1,,2", "-1", "1-99999999999"])
def test_seeds_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(PlanError, match=r"--seeds: found .*; allowed: numbers and ranges"):
        seeds_of(text)


def test_a_range_of_seeds_is_as_long_as_it_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MOST_SEEDS", 5)
    assert seeds_of("3-7") == (3, 4, 5, 6, 7)
    with pytest.raises(PlanError):
        seeds_of("3-8")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (Wanted("facts"), r"FILE\.\.\.: found nothing"),
        (Wanted("guess", (LESSON,)), "QUESTION: found guess; allowed: facts, law"),
        (Wanted("play", openings=("chess/whole",)), "--opening: found chess/whole; allowed: penumbra/"),
        (Wanted("play", openings=("seasons/none",)), "--opening: .* seasons/apprentice-2"),
        (Wanted("play", openings=("seasons/apprentice-2",), switches=("none",)), "--switch: found none"),
        (Wanted("facts", (LESSON,), readings=("pen.ruling.zero-task=auto",)), "--reading: found pen"),
        (Wanted("facts", (LESSON,), readings=(f"{RULING}=mine",)), f"allowed: {RULING}="),
        (Wanted("facts", (LESSON,), every=("sea.ruling.none",)), "--all-readings: found sea"),
        (Wanted("legal", (LESSON,), seeds="1-2"), "--seeds: .* only with --after"),
        (Wanted("legal", (LESSON,), args=Args(after=2)), "--after: .* only with --seeds"),
        (Wanted("law", (LESSON,)), "--fact, --where, --event: found 0"),
        (
            Wanted("law", (LESSON,), args=Args(where="anna.power >")),
            "--where: found the end, at",
        ),
        (Wanted("legal", (LESSON,), args=Args(event="x")), "--event: .* only for the question law"),
        (Wanted("legal", (LESSON,), args=Args(facts=("x",))), "--fact: .* only for the questions"),
        (
            Wanted("facts", (LESSON,), args=Args(facts=("anna.power", "*.powr"))),
            r"--fact: found “\*\.powr”, which no fact of this game matches; allowed: \*\.power",
        ),
        (Wanted("facts", (OTHER, LESSON), args=Args(facts=("anna.yeer",))), "--fact: found “anna.yeer”"),
        (Wanted("play", (LESSON,), args=Args(facts=("zz*",))), "allowed: what `tutor vocabulary seasons`"),
        (Wanted("play", (LESSON,), args=Args(seats=(("anna", "free"),))), "allowed: anna=greedy"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_what_can(wanted: Wanted, said: str) -> None:
    with pytest.raises(PlanError, match=said):
        plan_of(wanted)


@pytest.mark.parametrize(
    "pattern", ["anna.power", "*.power", "*", "anna.turned.figrim-[23]", "*.turned.figrim-17", "anna.wounds"]
)
def test_a_pattern_that_matches_a_fact_of_any_source_is_asked_for(pattern: str) -> None:
    assert plan_of(Wanted("facts", (LESSON, OTHER), args=Args(facts=(pattern,)))).args.facts == (pattern,)


def test_files_that_cannot_be_opened_refuse_no_pattern(tmp_path: Path) -> None:
    plan = plan_of(Wanted("facts", (tmp_path / "none.yaml",), args=Args(facts=("zz*",))))
    assert len(plan.items) == 1
