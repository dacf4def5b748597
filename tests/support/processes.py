"""Code run by another process, in which sets have another order."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]


def elsewhere(code: str, hash_seed: str, *arguments: str) -> str:
    """What another process prints that runs the code with that seed of hashes and what tests can import."""
    paths = os.pathsep.join((str(TESTS.parent), str(TESTS)))
    said = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return said.stdout.strip()
