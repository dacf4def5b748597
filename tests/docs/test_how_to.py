"""The how-tos are carried out on a copy of the checkout, change by change, and do what they say."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.docs import DOCS, ROOT, Command, carry_out

PAGES = sorted(
    path for path in (DOCS / "how-to").glob("*.md") if "{code-block} diff" in path.read_text("utf-8")
)
"""Those that change the tutor."""

PROGRAMS = {"tutor": ["-m", "tutor.cli"], "pytest": ["-m", "pytest"], "python": []}
"""What a how-to may call, as modules of the Python that runs here."""


@pytest.mark.long(reason="each how-to changes a copy of the tutor, compiles catalogues, starts it anew")
@pytest.mark.programs
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_how_to_does_what_it_says(page: Path, tmp_path: Path) -> None:
    for name in ("tutor", "tests", "scenarios", "notebooks"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)

    def run(command: Command) -> str:
        program, *arguments = command.words
        told = subprocess.run(
            [sys.executable, *PROGRAMS[program], *arguments],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "100"},
            capture_output=True,
            text=True,
            check=False,
        )
        return told.stdout + told.stderr

    assert carry_out(page, tmp_path, run) >= 2
