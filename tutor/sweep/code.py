"""Which version of the rules and the engine a result is of."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import tutor

PARTS: Final = ("rules", "engine", "games", "trace", "scenario", "analysis", "sweep")
"""The packages that results depend on."""

SUFFIXES: Final = (".py", ".json", ".lark", ".yaml")


@cache
def code_digest() -> str:
    """Tells the installed rules and engine from any others: a digest of all files that results depend on."""
    root = Path(tutor.__file__).parent
    files = (path for part in PARTS for path in (root / part).rglob("*") if path.suffix in SUFFIXES)
    found = sha256(tutor.__version__.encode())
    for path in sorted(files):
        found.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()
