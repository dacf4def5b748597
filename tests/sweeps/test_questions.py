"""The questions: what they answer, for which positions, and how they say that there is no answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.sweeps import LESSONS

from tutor.scenario import load_scenario, open_script, scenario_folder
from tutor.scenario.case import Case, begin, case_of, open_case
from tutor.scenario.question_file import question_text
from tutor.sweeps import QUESTIONS, Args, Row, Wanted, plan_of
from tutor.sweeps.items import chunk_of
from tutor.sweeps.playing import reached
from tutor.sweeps.work import row_of

LESSON = LESSONS / "01-the-first-die.yaml"
THREAT = scenario_folder() / "penumbra" / "01-three-steps.yaml"


def rows(wanted: Wanted) -> list[Row]:
    plan = plan_of(wanted)
    chunk = chunk_of(plan, range(len(plan.items)))
    return [row_of(chunk, number, item) for number, item in chunk.items.items()]


def told(file: Path) -> Case:
    script = open_script(load_scenario(file))
    return case_of(script.scenario, script.answers)


@pytest.mark.parametrize("id", QUESTIONS)
def test_every_question_gives_the_columns_that_it_states(id: str) -> None:
    question = QUESTIONS[id]
    args = Args(facts=("anna.wounds",) if id == "law" else ())
    values = question.ask(told(THREAT), None, args)
    stated = {column.name for column in question.columns}
    assert stated <= values.keys() if question.facts else stated == values.keys()


def test_facts_of_the_end_of_the_told_line() -> None:
    (row,) = rows(Wanted("facts", (LESSON,), args=Args(facts=("anna.*",))))
    opened = open_case(told(LESSON))
    known = opened.game.facts(opened.state)
    assert row.values == {name: value for name, value in known.items() if name.startswith("anna.")} != {}


def test_a_law_of_the_beginning_is_exact() -> None:
    (row,) = rows(Wanted("law", (THREAT,), args=Args(facts=("anna.wounds",), answers=0)))
    assert row.values["law"] == "0: 125/216; 1: 91/216"
    assert row.values["least"] == row.values["most"] == "91/216"


def test_a_law_with_free_answers_has_bounds_that_a_policy_closes() -> None:
    file = scenario_folder() / "penumbra" / "07-yellow-dice.yaml"
    where = Args(where="anna.wounds >= 1", answers=0)
    (free,) = rows(Wanted("law", (file,), args=where))
    seats = (("anna", "cooperative"),)
    (meant,) = rows(Wanted("law", (file,), args=Args(where=where.where, answers=0, seats=seats)))
    assert (free.values["least"], free.values["most"]) == ("1/3", "5/9")
    assert meant.values["least"] == meant.values["most"] == "5/9"


def test_another_reading_that_matters_is_found() -> None:
    (row,) = rows(Wanted("readings", (LESSON,)))
    assert row.values["changes"] is True and isinstance(row.values["which"], str)
    assert "sea.ruling.die-order=own-choice" in row.values["which"]


def test_seeds_decide_and_the_same_seed_plays_the_same() -> None:
    case = begin("seasons", "apprentice-2")
    first, again, other = (reached(case, seed, Args(after=8)).answers for seed in (1, 1, 2))
    assert first == again != other


def test_greedy_play_differs_from_random_play_and_ends() -> None:
    one, other = (
        QUESTIONS["play"].ask(begin("seasons", "apprentice-2"), 1, Args(by=by)) for by in ("random", "greedy")
    )
    assert one["finished"] is other["finished"] is True and one != other
    assert one["winners"] in ("anna", "boris", "anna, boris", "boris, anna")


def test_a_told_line_that_does_not_fit_a_reading_is_a_row_of_its_own() -> None:
    readings = ("sea.ruling.die-order=own-choice",)
    (row,) = rows(Wanted("legal", (LESSON,), readings=readings))
    assert row.status == "unfit" and row.error is not None and not row.values
    assert row.error.en == "found answer 6: «pass»; allowed: choose: one of energy, power"
    assert row.error.ru.startswith("найдено: ответ 6: «pass»; допустимо: ")
    assert row.rulings == {"sea.ruling.die-order": "own-choice"}


def test_a_defective_file_is_a_row_and_so_is_one_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text(LESSON.read_text("utf-8").replace("you: anna", "you: nobody"), "utf-8")
    found = rows(Wanted("facts", (file, tmp_path / "none.yaml", LESSON)))
    assert [row.status for row in found] == ["defect", "defect", "ok"]
    assert found[0].error is not None and f"{file}:" in found[0].error.en and "nobody" in found[0].error.en
    assert found[1].error is not None and "nothing that can be read" in found[1].error.en


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (Args(facts=("anna.wealth",)), "anna.wealth"),
        (Args(facts=("anna.power",), until="year"), "found year; allowed: effect, "),
        (Args(facts=("anna.power",), seats=(("clara", "free"),)), "found clara; allowed: "),
    ],
)
def test_a_question_without_an_answer_says_why(args: Args, said: str) -> None:
    (row,) = rows(Wanted("law", (LESSON,), args=args))
    assert row.status == "error" and row.error is not None and said in row.error.en


def test_an_error_of_the_engine_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*given: object) -> None:
        raise RuntimeError("no question\nand no end")

    monkeypatch.setattr("tutor.sweeps.questions.opened", breaks)
    (row,) = rows(Wanted("legal", (LESSON,)))
    assert row.status == "error" and row.error is not None
    assert row.error.en == "the engine cannot go on: RuntimeError: no question | and no end"


def test_a_question_is_swept_and_a_lesson_that_fails_is_told(tmp_path: Path) -> None:
    file = tmp_path / "question.yaml"
    file.write_text(question_text("seasons"), "utf-8")
    (row,) = rows(Wanted("legal", (file,)))
    assert (row.values["asked"], row.values["seat"]) == ("turn", "anna")
    file.write_text(f"{question_text('seasons')}steps:\n- expect: {{anna.crystals: 99}}\n", "utf-8")
    (row,) = rows(Wanted("legal", (file,)))
    assert "99 expected" in str(row.error)
