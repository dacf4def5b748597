"""The record of enforced, asserted and taught rules is what a whole test run saw, and is guarded by it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from coverage_record import differences, rules_by_name, test_name, watched
from engine.fixtures import penumbra as toy
from support.patience import PATIENCE
from support.samples import sample

from tutor.coverage import Record, coverage, coverages, file_text, plain, read_record
from tutor.games.penumbra.state.table import Table
from tutor.rules.catalogue import PREFIXES, load

TESTS = Path(__file__).parents[1]

CONFTEST = 'pytest_plugins = ["coverage_record"]\n'
INI = "[pytest]\ntestpaths = tests\ncoverage_folder = games\nmarkers = browser\n"

LESSON = """\
import pytest
from hypothesis import given, strategies
from tutor.engine.step import play
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import Position, Resolve, TurnSpec, WizardSpec
from tutor.games.penumbra.position.reading import place


def threatened(dice):
    wizards = {"anna": WizardSpec(), "boris": WizardSpec()}
    return place(Position(wizards, TurnSpec("anna"), Resolve(dice=dice))).state


def test_pen_threat_steps__one_die():
    end = play(GAME, threatened(1), lambda state, question: "4")
    assert GAME.facts(end.state)["last.misses"] == 1


@pytest.mark.rules("pen.threat.icon", "pen.threat.step3.miss")
@pytest.mark.parametrize("dice", [0, 1])
def test_something_else(dice, teaches):
    play(GAME, threatened(dice), lambda state, question: "4")
    teaches("penumbra", ["pen.threat.step1.take"])


@given(strategies.just(1))
def test_pen_ing_limit__at_random(n):
    from tutor.games.penumbra.position.form import CardSpec
    from tutor.games.penumbra.state.wizard import Stock
    wizard = WizardSpec(stock=Stock(blood=12), cards=(CardSpec("bat", "inventory", use="condition"),))
    placed = place(Position({"anna": wizard, "boris": WizardSpec()}, TurnSpec("anna"), Resolve(dice=1)))
    play(GAME, placed.state, lambda state, question: "4")


def test_plain():
    pass
"""
"""A test file whose run sees a few rules of Penumbra; one of its tests is random, so it is not watched."""


def project(folder: Path, **files: str) -> Path:
    tests = folder / "tests"
    tests.mkdir()
    (folder / "pytest.ini").write_text(INI)
    (tests / "conftest.py").write_text(CONFTEST)
    for name, text in {"test_lesson": LESSON, **files}.items():
        (tests / f"{name}.py").write_text(text)
    return folder


def run(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    paths = f"{TESTS}{os.pathsep}{TESTS.parent}"
    # The plugins of all tests would take longer to load than these few tests to run.
    environment = {**os.environ, "PYTHONPATH": paths, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    plugins = ["-p", "xdist.plugin", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-q", *plugins, *options]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )


def recorded(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(
        (folder / "games" / "penumbra" / "data" / "coverage.json").read_bytes()
    )
    return found


WORKERS = pytest.param(("-n", "2"), id="workers", marks=pytest.mark.long(reason="runs of tests in processes"))


@pytest.mark.parametrize("workers", [pytest.param((), id="alone"), WORKERS])
def test_a_whole_run_renews_and_guards_the_record(tmp_path: Path, workers: tuple[str, ...]) -> None:
    folder = project(tmp_path)
    stale = run(folder, *workers)
    assert stale.returncode == 1 and "5 passed" in stale.stdout
    assert "penumbra, asserted: + pen.ing.limit, pen.threat.icon, " in stale.stdout
    assert "--renew-coverage" in stale.stdout and not (folder / "games").exists()
    renewed = run(folder, *workers, "--renew-coverage")
    assert renewed.returncode == 0, renewed.stdout
    record = recorded(folder)
    assert record["asserted"] == [
        "pen.ing.limit",
        "pen.threat.icon",
        "pen.threat.steps",
        "pen.threat.step3.miss",
    ]
    assert record["taught"] == ["pen.threat.step1.take"]
    assert {"pen.threat.icon", "pen.threat.step2.roller", "pen.threat.step3.miss"} <= set(record["enforced"])
    assert "pen.ing.limit" not in record["enforced"]
    assert run(folder, *workers).returncode == 0


def test_a_record_with_too_much_is_stale_too(tmp_path: Path) -> None:
    folder = project(tmp_path)
    run(folder, "--renew-coverage")
    file = folder / "games" / "penumbra" / "data" / "coverage.json"
    file.write_bytes(file_text(Record(("pen.threat.icon", "pen.score.fate"), (), ())))
    stale = run(folder)
    assert stale.returncode == 1 and "penumbra, enforced: - pen.score.fate" in stale.stdout


@pytest.mark.parametrize(
    "options",
    sample(
        [
            ("-k", "plain"),
            ("tests/test_lesson.py::test_plain",),
            ("tests/test_lesson.py",),
            ("--ignore=tests/other",),
            ("-m", "rules"),
        ],
        3,
        "more ways to run some tests",
    ),
    ids=["keyword", "one-test", "one-file", "ignored", "marked"],
)
def test_a_run_of_some_tests_renews_nothing(tmp_path: Path, options: tuple[str, ...]) -> None:
    folder = project(tmp_path)
    refused = run(folder, *options, "--renew-coverage")
    assert refused.returncode == 1 and "not renewed" in refused.stdout
    assert not (folder / "games").exists()


def test_a_run_of_some_tests_compares_nothing(tmp_path: Path) -> None:
    assert run(project(tmp_path), "-k", "plain").returncode == 0


def test_benchmarks_and_browsers_may_be_left_out(tmp_path: Path) -> None:
    browser = "import pytest\n@pytest.mark.browser\ndef test_page(): pass\n"
    folder = project(tmp_path, test_browser=browser)
    (folder / "tests" / "benchmarks").mkdir()
    done = run(folder, "--ignore=tests/benchmarks", "-m", "not browser", "--renew-coverage")
    assert done.returncode == 0 and (folder / "games").exists()


def test_a_failing_run_renews_nothing(tmp_path: Path) -> None:
    folder = project(tmp_path, test_bad="def test_pen_threat_step3_die(): assert False\n")
    assert run(folder, "--renew-coverage").returncode == 1
    assert not (folder / "games").exists()


def test_names_after_no_rule_and_unknown_rules(tmp_path: Path) -> None:
    folder = project(tmp_path, test_stray="def test_pen_threat_step9(): pass\n")
    stray = run(folder, "--renew-coverage")
    assert stray.returncode == 1
    assert "named after no rule: tests/test_stray.py::test_pen_threat_step9" in stray.stdout
    (folder / "tests" / "test_stray.py").write_text(
        "import pytest\n@pytest.mark.rules('pen.nothing')\ndef test_a(): pass\n"
    )
    unknown = run(folder)
    assert unknown.returncode != 0 and "no rules pen.nothing" in unknown.stdout + unknown.stderr


# ---- the parts


def test_every_rule_has_a_name_of_its_own() -> None:
    names = rules_by_name()
    assert len(names) == sum(len(load(game).rules) for game in PREFIXES)
    assert names["test_pen_threat_step1_any_effects"] == "pen.threat.step1.any-effects"
    assert test_name("brw.trap.window") == "test_brw_trap_window"


def test_toy_tables_are_not_watched() -> None:
    assert watched(Table) == "penumbra"
    assert watched(toy.Desk) is None


def test_differences_are_told_by_kind() -> None:
    old, new = Record(("a", "b")), Record(("b", "c"), ("d",))
    assert list(differences("seasons", old, new)) == [
        "seasons, enforced: + c",
        "seasons, enforced: - a",
        "seasons, asserted: + d",
    ]


def test_records_are_read_as_they_were_written(tmp_path: Path) -> None:
    record = Record(("pen.threat.icon",), (), ("pen.threat.steps",))
    (tmp_path / "penumbra" / "data").mkdir(parents=True)
    (tmp_path / "penumbra" / "data" / "coverage.json").write_bytes(file_text(record))
    assert read_record("penumbra", tmp_path) == record
    assert read_record("seasons", tmp_path) == Record()


def test_what_cannot_be_performed_is_exempt_with_its_reason() -> None:
    for game in PREFIXES:
        covered = coverage(game)
        exempt = {rule.id for rule in load(game).rules if rule.exempt is not None}
        assert set(covered.exempt) == exempt and covered.performable == covered.rules - len(exempt)
        assert all(coverage(game, "ru").exempt[id] != reason for id, reason in covered.exempt.items())


def test_coverage_as_plain_data() -> None:
    assert json.loads(json.dumps(plain(coverages("penumbra")))).keys() == {"penumbra"}
    assert tuple(coverages()) == tuple(PREFIXES)
    with pytest.raises(KeyError):
        coverage("chess")
