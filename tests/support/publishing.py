"""Sites for tests: published by the command, and run by a Python that has no checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from support.servers import free_port, running
from typer.testing import CliRunner

from tutor.cli import app

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
PLAINS = SCENARIOS / "penumbra" / "05-plains-of-agony.yaml"
STEPS = SCENARIOS / "penumbra" / "01-three-steps.yaml"
WINTER = SCENARIOS / "seasons" / "04-leaving-winter.yaml"

MARKUP = "<img src=x onerror=document.title=1><b>bold</b>"
"""What must be shown as it stands."""

TITLE = f"A die first {MARKUP}"
SAID = f"Which two goes? {MARKUP}"
LESSON = f"""\
title: {{en: "{TITLE}", ru: Сначала кубик}}
summary: {{en: Can a die be kept?, ru: Можно ли сберечь кубик?}}
game: penumbra
level: first-steps
shows: [pen.threat.step3.die]
you: anna
position:
  wizards:
    anna: {{dice: [bone 2, red 2], marks: {{discipline-1: {{mark: jasper, threat: 2}}}}}}
    boris: {{}}
  turn: {{seat: anna}}
  resolve: {{dice: 1}}
steps:
  - say: {{en: "{SAID}", ru: Какую двойку отдать?}}
  - roll: [2]
  - choose: bone-2
  - expect: {{anna.wounds: 0, anna.pool: red 2}}
"""
"""A lesson of a teacher's own, of no topic."""


def publish(*words: object) -> tuple[int, str]:
    """The exit code of `tutor publish` with these words, and what it said."""
    result = CliRunner().invoke(app, ["publish", *map(str, words)])
    return result.exit_code, result.output


def own_lesson(path: Path) -> Path:
    """A sound lesson of a teacher's own, with markup in its title and in what it tells."""
    path.write_text(LESSON, "utf-8")
    return path


def installed(site: Path, folder: Path) -> Path:
    """The `python` of an environment in the folder with the tutor from the wheel of a site.

    The libraries are those of the tests, without the checkout.
    """
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    (wheel,) = site.glob("*.whl")
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index",
               "--no-deps", str(wheel)]  # fmt: skip
    subprocess.run(command, check=True, env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    purelib = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    # A folder named in a .pth file is searched, but its own .pth files (of the checkout) are not read.
    Path(purelib, "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    theirs, ours = Path(sys.prefix, "share", "jupyter"), folder / "share" / "jupyter"
    for part in ("labextensions", "voila", "nbconvert"):
        shutil.copytree(theirs / part, ours / part, dirs_exist_ok=True, ignore=_of_the_tutor)
    return python


def _of_the_tutor(_folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name in ("tutor", "tutor-plotly")}


def bare(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """An environment that leads to no checkout and to no data of another server."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TUTOR_", "JUPYTER"))}
    kept.pop("PYTHONPATH", None)
    return {**kept, **(extra or {})}


@contextmanager
def served(python: Path, site: Path, elsewhere: Path, *flags: str) -> Iterator[str]:
    """The address of a site that is served by that Python from another folder, while the block runs."""
    port = free_port()
    base = f"http://127.0.0.1:{port}/"
    command = [str(python), "-m", "tutor.cli", "serve", "--site", str(site), "--port", str(port), *flags]
    with running(command, f"{base}alive", elsewhere / "log.txt", elsewhere, bare()):
        yield base
