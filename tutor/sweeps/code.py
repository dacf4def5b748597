"""Which version of the rules and the engine a result is of."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import tutor
from tutor.rules.registry import installed

PARTS: Final = ("rules", "engine", "games", "trace", "scenario", "analysis", "sweeps")
"""The packages that results depend on."""

SUFFIXES: Final = (".py", ".json", ".lark", ".yaml")


def _within(folder: Path, root: Path) -> bool:
    return folder.resolve().is_relative_to(root.resolve())


@cache
def code_digest() -> str:
    """Tells the installed rules and engine from any others: a digest of all files that results depend on."""
    root = Path(tutor.__file__).parent
    roots = {root / part: part for part in PARTS}
    roots |= {there.folder: there.module for there in installed().values() if not _within(there.folder, root)}
    digest = sha256(tutor.__version__.encode())
    for folder, name in roots.items():
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES):
            digest.update(f"\0{name}/{path.relative_to(folder).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
