"""What Python files import, wherever they do so."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

Import = ast.Import | ast.ImportFrom


@cache
def imports_in(path: Path) -> tuple[Import, ...]:
    """The import statements of a file, also those inside functions."""
    tree = ast.parse(path.read_text("utf-8"))
    return tuple(one for one in statements(tree.body) if isinstance(one, Import))


def statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a block and those inside them. Expressions, which are most of a file, hold none."""
    for one in body:
        yield one
        inner = [one, *getattr(one, "handlers", ()), *getattr(one, "cases", ())]
        for part in inner:
            for name in ("body", "orelse", "finalbody"):
                yield from statements(getattr(part, name, ()))
