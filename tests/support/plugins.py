"""Packages of games beside the tutor: in folders of their own, and seen by other processes alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from support.patience import PATIENCE

ROOT = Path(__file__).parents[2]
NIM = ROOT / "docs" / "examples" / "nim"
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--no-deps", "--no-build-isolation")


def install(package: Path, folder: Path) -> Path:
    """Installs a package without network into a folder, which is to stand in PYTHONPATH."""
    command = [sys.executable, *PIP, "--no-index", "--target", str(folder), str(package)]
    subprocess.run(command, check=True, timeout=PATIENCE, capture_output=True)
    return folder


def entry(folder: Path, game: str, value: str, code: str | None = None, catalogue: str | None = None) -> None:
    """Writes what an installed distribution consists of: its entry point, and a package with that code.

    Without code there is no package, without a catalogue none in it.
    """
    about, package = folder / f"tutor_{game}-1.dist-info", folder / value.partition(":")[0]
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tutor-{game}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[tutor.games]\n{game} = {value}\n")
    if code is not None:
        (package / "data").mkdir(parents=True)
        (package / "__init__.py").write_text(code)
    if catalogue is not None:
        (package / "data" / "catalogue.json").write_text(catalogue)


def run(
    *command: str, paths: Path, cwd: Path = ROOT, env: Mapping[str, str] = {}
) -> subprocess.CompletedProcess[str]:
    """Runs Python with those folders in its path, and says what it printed."""
    shared = {**os.environ, "PYTHONPATH": os.pathsep.join((str(paths), str(ROOT / "tests"))), **env}
    return subprocess.run(
        [sys.executable, *command], cwd=cwd, env=shared, capture_output=True, text=True, timeout=PATIENCE
    )


def said(code: str, paths: Path) -> str:
    """What Python prints of some code; what it says besides is an error."""
    done = run("-c", code, paths=paths)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()
