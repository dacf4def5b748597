"""Data flows downwards only, the core stays free of processes, clocks and files, and files stay short."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from support.imports import imports_in

ROOT = Path(__file__).parents[2]

LAYERS = {
    "tutor.rules": 0,
    "tutor.engine": 1,
    "tutor.framework": 2,
    "tutor.trace": 3,
    "tutor.contract": 4,
    "tutor.coverage": 4,
    "tutor.analysis": 4,
    "tutor.scenario": 5,
    "tutor.views": 6,
    "tutor.games": 7,
    "tutor.sweeps": 7,
    "tutor.classroom": 7,
    "tutor.workbench": 8,
    "tutor.app": 9,
    "tutor.notebook": 10,
    "tutor.cli": 11,
}
"""What may import what: a module imports from its own layer's package and from lower layers."""

OUTER = ("tutor.app", "tutor.classroom", "tutor.notebook", "tutor.sweeps", "tutor.cli")
"""Only these need a server, a database or a terminal; everything else runs in a browser too."""

BANNED = {
    "asyncio", "concurrent", "datetime", "multiprocessing", "os", "random", "secrets", "select", "selectors",
    "shutil", "signal", "socket", "subprocess", "tempfile", "threading", "time", "uuid",
}  # fmt: skip

EXCEPTED: dict[str, set[str]] = {}
"""Modules of the core that may use one of the banned, and which."""

LONGEST = 400


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted((ROOT / "tutor").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def imports(module: str, path: Path) -> Iterator[str]:
    """What a module imports, wherever it does so; relative names are made whole."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in imports_in(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            parts = package.split(".")
            base = ".".join(parts[: len(parts) - node.level + 1]) if node.level else ""
            name = ".".join(part for part in (base, node.module or "") if part)
            # `from tutor import trace` imports tutor.trace.
            yield from (f"{name}.{alias.name}" for alias in node.names)


def layer(module: str) -> int | None:
    return next((rank for package, rank in LAYERS.items() if within(module, package)), None)


def test_every_module_has_a_layer() -> None:
    assert [module for module in modules() if module != "tutor" and layer(module) is None] == []


def test_imports_flow_downwards_only() -> None:
    """What draws a game or searches in it is a part of that game, too: no package is exempt."""
    upwards = []
    for module, path in modules().items():
        mine = layer(module)
        for name in imports(module, path):
            theirs = layer(name)
            if mine is None or theirs is None:
                continue
            same = module.split(".")[:2] == name.split(".")[:2]
            if theirs > mine or (theirs == mine and not same):
                upwards.append(f"{module} imports {name}")
    assert upwards == []


ROOMS = {
    "actions", "analysis", "cards", "components", "data", "position", "procedures", "programs", "reactions",
    "scoring", "state", "topics", "verbs", "views", "words",
}  # fmt: skip
"""What stands at the top of every game, as a folder or as one module."""


def test_every_game_is_laid_out_in_the_same_rooms() -> None:
    for game in (one for one in (ROOT / "tutor" / "games").iterdir() if (one / "__init__.py").exists()):
        assert {one.stem for one in game.iterdir()} - {"__init__", "__pycache__"} == ROOMS, game.name


def test_games_do_not_know_one_another() -> None:
    crossing = [
        f"{module} imports {name}"
        for module, path in modules().items()
        for name in imports(module, path)
        if within(module, "tutor.games")
        and within(name, "tutor.games")
        and module.split(".")[2:3] != name.split(".")[2:3]
        and len(module.split(".")) > 2
        and (ROOT / "tutor" / "games" / name.split(".")[2]).is_dir()
    ]
    assert crossing == []


def test_the_core_uses_no_processes_clocks_sockets_or_chance() -> None:
    used = []
    for module, path in modules().items():
        if any(within(module, outer) for outer in OUTER):
            continue
        allowed = EXCEPTED.get(module, set())
        roots = {name.partition(".")[0] for name in imports(module, path)}
        used += [f"{module} imports {name}" for name in sorted(roots & BANNED - allowed)]
    assert used == []


def test_the_engine_knows_no_library_but_msgspec() -> None:
    roots = {
        name.partition(".")[0]
        for module, path in modules().items()
        if within(module, "tutor.engine")
        for name in imports(module, path)
    }
    assert roots <= {
        "__future__", "collections", "dataclasses", "fnmatch", "fractions", "functools", "hashlib",
        "importlib", "inspect", "itertools", "math", "msgspec", "operator", "re", "tutor", "typing",
    }  # fmt: skip


def test_no_file_is_long() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for folder in ("tutor", "tests")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (lines := len(path.read_text("utf-8").splitlines())) > LONGEST
    }
    assert long == {}
