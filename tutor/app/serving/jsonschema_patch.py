"""Keeps jsonschema from reading the grammar of addresses in every script: a second at each start.

Imported before all else that imports jsonschema; no schema here holds such addresses.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any, Final

GRAMMAR: Final = "rfc3987_syntax"


def load_without(library: str, name: str) -> None:
    """Import a library as if the module of that name were not installed, which is no error to it."""
    modules: dict[str, Any] = sys.modules
    if name in modules or library in modules:
        return
    modules[name] = None
    try:
        importlib.import_module(library)
    finally:
        del modules[name]


load_without("jsonschema", GRAMMAR)
