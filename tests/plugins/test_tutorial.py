"""The tutorial of a game of one's own is carried out in an environment of its own, command by command."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import venv
from pathlib import Path

import pytest
from support.docs import DOCS, Command, carry_out

PROGRAMS = {"tutor": ["-m", "tutor.cli"], "pytest": ["-m", "pytest"], "python": [], "pip": ["-m", "pip"]}
"""What the page may call, as modules of the Python of its environment."""

SHARES = "import site; site.addsitedir({!r})\n"
"""The environment has what this one has, and what is installed into it besides."""


@pytest.mark.long(reason="an environment of its own, in which a package is installed, changed and tested")
@pytest.mark.programs
def test_a_game_of_ones_own_from_nothing_to_played(tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=False)
    (site,) = (tmp_path / "env" / "lib").glob("python*/site-packages")
    (site / "tutor.pth").write_text(SHARES.format(sysconfig.get_path("purelib")))
    folder = tmp_path / "work"
    folder.mkdir()

    def run(command: Command) -> str:
        program, *arguments = command.words
        told = subprocess.run(
            [str(tmp_path / "env" / "bin" / "python"), *PROGRAMS[program], *arguments],
            cwd=folder,
            env={**os.environ, "COLUMNS": "100"},
            capture_output=True,
            text=True,
            check=False,
        )
        return told.stdout + told.stderr

    assert carry_out(DOCS / "tutorials" / "own-game.md", folder, run) >= 10
