"""Style, types and tests of what differs from a commit, in a minute: `python tests/quick.py [REVISION]`.

Tests are those of the packages that were touched: of `tutor/trace/words.py` those of `tests/trace`, of a game
those of the game. The files that import what was touched come first; when the time is up the rest is skipped,
and said so. What is long, or needs a browser or other programs, runs only where its own file was touched.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache
from math import inf
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SECONDS = 45
"""No test is begun later; what has been begun comes to its end."""


def differing(revision: str) -> list[Path]:
    """The files that differ from a revision, relative to the checkout; new ones too, deleted ones not."""
    asked = (
        ["diff", "--name-only", "--diff-filter=d", revision],
        ["ls-files", "--others", "--exclude-standard"],
    )
    return [Path(line) for question in asked for line in _git(*question)]


def _git(*question: str) -> list[str]:
    said = subprocess.run(["git", *question], cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


def folder_of(path: Path) -> Path | None:
    """Where the tests of a file are; None where it has none of its own.

    >>> folder_of(Path("tutor/trace/words.py"))
    PosixPath('tests/trace')
    >>> folder_of(Path("tutor/games/seasons/verbs/wheel.py"))
    PosixPath('tests/games/seasons')
    """
    match path.parts:
        case ["tutor", "games", game, _, *_]:
            return Path("tests/games", game)
        case ["tutor", "framework", *_]:
            return Path("tests/games")
        case ["tutor", "app", "serving" | "widgets", *_]:
            return Path("tests/set_up")
        case ["tutor", "app", "publish", *_]:
            return Path("tests/publishing")
        case ["tutor", "app", *_]:
            return Path("tests/apps")
        case ["docs", *_] | ["CONTRIBUTING.md" | "CHANGELOG.md"]:
            return Path("tests/docs")
        case ["tutor", package, _, *_]:
            return Path("tests", package)
        case _:
            return None


def module_of(path: Path) -> str:
    """The name by which a file of the package, or one that supports tests, is imported."""
    parts = path.with_suffix("").parts
    named = parts[1:] if parts[0] == "tests" else parts
    return ".".join(named).removesuffix(".__init__")


@cache
def imports(path: Path) -> frozenset[str]:
    """The modules that a file imports, with the names that are imported from them."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def resting_on(paths: Iterable[Path]) -> set[str]:
    """The modules of files, with those of what supports tests and rests on one of these that does so too."""
    files = {path for path in paths if path.suffix == ".py"}
    shared = {path for path in files if path.parts[0] == "tests"}
    others = [file.relative_to(ROOT) for file in (ROOT / "tests").rglob("*.py")]
    left = {path for path in others if not path.name.startswith("test_")} - shared
    while more := {path for path in left if imports(ROOT / path) & set(map(module_of, shared))}:
        shared |= more
        left -= more
    return set(map(module_of, files | shared))


def tests_of(paths: Iterable[Path]) -> list[Path]:
    """The test files of what was touched: those touched first, then those that import it, then the others."""
    paths = list(paths)
    own = {path for path in paths if path.parts[0] == "tests" and path.name.startswith("test_")}
    named = resting_on(paths)
    folders = {folder for path in paths if (folder := folder_of(path)) and (ROOT / folder).is_dir()}
    near, far = set[Path](), set[Path]()
    for file in (ROOT / "tests").rglob("test_*.py"):
        path = file.relative_to(ROOT)
        if "benchmarks" in path.parts:
            continue
        if imports(file) & named:
            near.add(path)
        elif any(folder in path.parents for folder in folders):
            far.add(path)
    if any(path.parts[0] == "scenarios" for path in paths):
        near.add(Path("tests/test_scenarios.py"))
    return [*sorted(own), *sorted(near - own), *sorted(far - own)]


# ---- as a plugin of pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--until", type=float, default=inf, help="begin no test after this time (of time.time)")
    parser.addoption("--touched", action="append", default=[], help="a file of which all tests are run")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keeps what is small, and of a file that was touched all but what is long."""
    touched = {ROOT / path for path in config.getoption("touched")}
    for item in items[:]:
        heavy = any(map(item.get_closest_marker, ("browser", "programs")))
        if item.get_closest_marker("long") or (heavy and item.path not in touched):
            items.remove(item)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if time.time() > item.config.getoption("until"):
        pytest.skip("the minute was up; all tests: make test")


# ---- as a program


def steps(paths: list[Path]) -> Iterator[bool]:
    """Style, types and tests, one after the other: whether each is in order."""
    end = time.time() + SECONDS
    python = [path for path in paths if path.suffix in (".py", ".pyi")]
    typed = [path for path in python if path.parts[0] in ("tutor", "tests")]
    for command in (("ruff", "check"), ("ruff", "format", "--check")):
        yield not python or run(*command, *python)
    yield not typed or run("mypy", *typed)
    if tests := tests_of(paths):
        touched = [f"--touched={path}" for path in paths if path.parts[0] == "tests"]
        options = ["-q", "--maxfail=5", "--numprocesses=2", "-p", "quick", f"--until={end}", *touched]
        yield run("pytest", *options, *tests)


def run(program: str, *arguments: str | Path) -> bool:
    """Whether a program of this environment finds nothing amiss (5: no test is left to run)."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    command = [Path(sys.executable).parent / program, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode in (0, 5)


def main(revision: str = "HEAD") -> int:
    """Run it; return the exit code."""
    paths = differing(revision)
    if not paths:
        print(f"Nothing differs from {revision}. For what the last commit changed: make quick BASE=HEAD~1")
        return 0
    return 0 if all([*steps(paths)]) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
