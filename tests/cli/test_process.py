"""The command line as a process of its own: exit codes, streams, and what a pipe gets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.patience import PATIENCE

from tutor.rules.catalogue import PREFIXES
from tutor.scenario import scenario_files, scenario_folder

pytestmark = pytest.mark.programs

LESSON = scenario_folder() / "penumbra" / "05-plains-of-agony.yaml"


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-m", "tutor.cli", *arguments],
        input=given, capture_output=True, text=True, encoding="utf-8", env=environment, timeout=PATIENCE,
    )  # fmt: skip


def test_a_command_loads_nothing_that_only_notebooks_need() -> None:
    heavy = "('nbformat', 'nbclient', 'jsonschema', 'ipykernel', 'voila', 'numpy')"
    code = f"import sys, tutor.cli; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_one_json_document_and_nothing_else() -> None:
    done = run("odds", "--pool", "1,1,3", "--marks", "1,2,4", "--wounded", "3", "--dice", "7", "--json")
    assert done.returncode == 0 and done.stderr == ""
    assert json.loads(done.stdout)["total"] == 6**7


def test_wrong_input_and_misspelt_commands() -> None:
    wrong = run("odds", "--pool", "7")
    assert (wrong.returncode, wrong.stdout) == (1, "") and wrong.stderr.startswith("--pool: ")
    misspelt = run("odds", "--pol", "7")
    assert (misspelt.returncode, misspelt.stdout) == (2, "") and "--pol" in misspelt.stderr
    assert "Traceback" not in wrong.stderr + misspelt.stderr


def test_a_lesson_through_a_pipe() -> None:
    done = run("play", str(LESSON), "--lang", "ru", given="2\n1\n2\n\n\n\n1\nq\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "Испытание «Равнины Агонии» начинается с угрозы 7. Семь чёрных кубиков — это много." in done.stdout
    assert "Угроза разобрана. Потеряно кубиков: 2" in done.stdout


def test_a_check_of_a_whole_folder(tmp_path: Path) -> None:
    """Of one lesson of each game, each in a folder of its own; those that ship are all checked elsewhere."""
    for game in PREFIXES:
        lesson = next(file for file in scenario_files() if file.parent.name == game)
        (tmp_path / game).mkdir()
        (tmp_path / game / lesson.name).write_bytes(lesson.read_bytes())
    done = run("check", str(tmp_path))
    assert done.returncode == 0 and done.stdout == f"files checked: {len(PREFIXES)}, defects: 0\n"
