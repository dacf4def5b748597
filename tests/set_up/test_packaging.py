"""Installing: the lock, the environment file, the wheel and the make targets agree with pyproject.toml."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from email.parser import Parser
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from ruamel.yaml import YAML
from support.imports import imports_in

import tutor

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
RUNTIME: list[str] = PROJECT["project"]["dependencies"]
TEST: list[str] = PROJECT["project"]["optional-dependencies"]["test"]
SWEEP: list[str] = PROJECT["project"]["optional-dependencies"]["sweep"]
HUB: list[str] = PROJECT["project"]["optional-dependencies"]["hub"]
BUILD: list[str] = PROJECT["build-system"]["requires"]


def locked() -> dict[str, tuple[str, list[str]]]:
    """The lock's packages as `{name: (version, hashes)}`."""
    text = re.sub(r"\\\n\s*", " ", (ROOT / "requirements.lock").read_text())
    found: dict[str, tuple[str, list[str]]] = {}
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        pin = re.fullmatch(r"([\w.-]+)==(\S+)((?: +--hash=sha256:[0-9a-f]{64})+)", line.rstrip())
        assert pin, f"not a pinned package with hashes: {line[:80]}"
        found[canonicalize_name(pin[1])] = (pin[2], re.findall(r"sha256:\w+", pin[3]))
    return found


def test_every_locked_package_is_pinned_with_hashes() -> None:
    lock = locked()
    assert len(lock) > len(RUNTIME) + len(TEST)
    assert all(hashes for _, hashes in lock.values())


def test_lock_names_no_address() -> None:
    text = (ROOT / "requirements.lock").read_text()
    assert not re.search(r"://|--(?:extra-)?index-url|--find-links|--trusted-host|^-[eif]\b| @ ", text, re.M)


@pytest.mark.parametrize("wanted", [*RUNTIME, *HUB, *SWEEP, *TEST, *BUILD])
def test_lock_covers_what_the_project_asks_for(wanted: str) -> None:
    requirement = Requirement(wanted)
    version, _ = locked()[canonicalize_name(requirement.name)]
    assert requirement.specifier.contains(version, prereleases=True)


def test_lock_holds_what_an_editable_install_needs() -> None:
    assert "editables" in locked()


def test_environment_file_asks_for_the_same_libraries() -> None:
    environment = YAML(typ="safe").load(ROOT / "environment.yml")
    python, pip, listed = environment["dependencies"]
    assert (python, pip) == ("python=3.11", "pip")
    assert [e for e in listed["pip"] if not e.startswith("-")] == [*RUNTIME, *SWEEP]
    assert [e for e in listed["pip"] if e.startswith("-")] == ["--editable ."]


def imported(folder: Path) -> dict[str, Path]:
    """Top-level modules that the Python files below a folder import, each with a file that does."""
    found: dict[str, Path] = {}
    for path in folder.rglob("*.py"):
        for node in imports_in(path):
            if isinstance(node, ast.Import):
                found.update({alias.name.partition(".")[0]: path for alias in node.names})
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                found[node.module.partition(".")[0]] = path
    return found


@pytest.mark.parametrize(
    ("folder", "allowed"),
    [("tutor", [*RUNTIME, *HUB, *SWEEP]), ("tests", [*RUNTIME, *HUB, *SWEEP, *TEST])],
)
def test_every_library_that_is_imported_is_declared(folder: str, allowed: list[str]) -> None:
    declared = {canonicalize_name(Requirement(r).name) for r in allowed}
    owners = packages_distributions()
    own = {"tutor", *(p.stem for p in (ROOT / "tests").rglob("*")), *sys.stdlib_module_names}
    missing = {
        f"{module} ({path.relative_to(ROOT)})"
        for module, path in imported(ROOT / folder).items()
        if module not in own and not declared & {canonicalize_name(d) for d in owners.get(module, [module])}
    }
    assert not missing


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """A wheel built from a copy, as on a machine without a network."""
    copy, out = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "LICENSE", "README.md", "requirements.lock"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "tutor", copy / "tutor", ignore=shutil.ignore_patterns("__pycache__"))
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
    ]
    subprocess.run([*command, "--wheel-dir", str(out), "."], cwd=copy, check=True)
    (made,) = out.glob("*.whl")
    return zipfile.ZipFile(made)


def test_wheel_holds_every_file_of_the_package(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    files = [p for p in (ROOT / "tutor").rglob("*") if p.is_file()]
    files = [p for p in files if not any(part[0] == "." or part == "__pycache__" for part in p.parts)]
    assert {p.suffix for p in files} >= {".py", ".js", ".css", ".html", ".yaml"}
    assert {str(p.relative_to(ROOT)) for p in files} - names == set()


def test_wheel_brings_template_and_bundle_to_the_environment(wheel: zipfile.ZipFile) -> None:
    data = {n.partition(".data/data/")[2] for n in wheel.namelist() if ".data/data/" in n}
    assert {
        "share/jupyter/labextensions/tutor-plotly/static/plotly-basic-4.1.1.min.js",
        "share/jupyter/labextensions/tutor-plotly/static/plotly-basic-LICENSE.txt",
        "etc/jupyter/jupyter_config.json",
        "share/jupyter/voila/templates/tutor/index.html.j2",
        "share/jupyter/labextensions/tutor-plotly/package.json",
        "share/jupyter/labextensions/tutor-plotly/static/jupyterlab.js",
        "share/jupyter/labextensions/tutor-plotly/static/theme.css",
        "share/mage-rules-tutor/requirements.lock",
    } <= data


def test_what_jupyterlab_loads_is_there_and_of_this_version() -> None:
    folder = ROOT / "tutor/app/share/jupyter/labextensions/tutor-plotly"
    about = json.loads((folder / "package.json").read_text("utf-8"))
    assert (about["name"], about["version"]) == (folder.name, tutor.__version__)
    assert (folder / about["jupyterlab"]["_build"]["load"]).is_file()


def test_wheel_names_licence_and_command(wheel: zipfile.ZipFile) -> None:
    (metadata,) = (n for n in wheel.namelist() if n.endswith(".dist-info/METADATA"))
    head = Parser().parsestr(wheel.read(metadata).decode())
    assert (head["Name"], head["License-Expression"]) == ("mage-rules-tutor", "MIT")
    assert any(n.endswith("licenses/LICENSE") for n in wheel.namelist())
    (entries,) = (n for n in wheel.namelist() if n.endswith("entry_points.txt"))
    assert "tutor = tutor.cli:main" in wheel.read(entries).decode()


def test_bundle_is_a_real_file_whose_name_tells_its_version() -> None:
    from tutor.app.widgets.plotly_view import BUNDLE

    bundle = ROOT / "tutor/app/share/jupyter/labextensions/tutor-plotly/static" / BUNDLE
    assert bundle.is_file() and not bundle.is_symlink()
    version = re.search(r"-(\d+\.\d+\.\d+)\.min\.js$", BUNDLE)
    assert version and f"v{version[1]}" in bundle.read_text(encoding="utf-8")[:200]


@pytest.mark.parametrize("target", ["app", "lab", "test", "bench", "lock", "clean"])
def test_make_knows_the_target_and_uses_only_its_own_environment(target: str) -> None:
    make = shutil.which("make")
    if make is None:
        pytest.skip("make is not installed")
    plan = subprocess.run([make, "-n", target], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for line in plan.splitlines():
        for tool in ("pip ", "pytest", "ruff", "mypy", "jupyter lab", "tutor serve"):
            if re.search(rf"(?:^|\s|/){tool}", line) and "echo" not in line:
                assert ".venv/bin/" in line, line


def test_make_prints_its_targets() -> None:
    make = shutil.which("make")
    if make is None:
        pytest.skip("make is not installed")
    command = [make, "--no-print-directory"]
    plan = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line.split()[1] for line in plan.splitlines()] == [
        "app", "lab", "test", "test-long", "test-pythons", "quick", "docs", "bench", "lock",
    ]  # fmt: skip
