"""A command that takes long says how far it is, also where standard error is no terminal."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from tutor.cli import app, output
from tutor.scenario import scenario_folder

FOLDER = scenario_folder()
RIFT = str(FOLDER / "penumbra/12-rift.yaml")
LINES = ["lines", RIFT, "--until", "turn", "--positions", "20", "--fact", "trial.gone"]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (LINES, r"positions \d+/\d+ 0:00:\d\d"),
        ([*LINES, "--lang", "ru"], r"положения \d+/\d+ 0:00:\d\d"),
        (["check", RIFT], r"12-rift\.yaml [01]/1 0:00:\d\d"),
    ],
)
def test_how_far_it_is_stands_on_standard_error_every_few_seconds(
    command: list[str], said: str, one_line_of_progress: None
) -> None:
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert re.search(said, done.stderr)
    assert not re.search(said, done.stdout)


def test_machines_are_told_nothing_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "EVERY", 0.001)
    done = CliRunner().invoke(app, [*LINES, "--json"])
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.startswith("{")


def test_what_is_done_soon_says_nothing() -> None:
    done = CliRunner().invoke(app, ["may", RIFT])
    assert (done.exit_code, done.stderr) == (0, "")
