"""Pages that say what the code says: the command line, forms of files, rules, conditions.

They are written into `docs/generated/` before Sphinx reads anything, anew where they differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import commands
import forms
import rule_pages
from sphinx.application import Sphinx

WRITERS: tuple[Callable[[], Iterator[tuple[str, str]]], ...] = (
    commands.pages,
    forms.pages,
    rule_pages.pages,
)


def setup(app: Sphinx) -> dict[str, Any]:
    """Write the pages once Sphinx knows where its sources are."""
    app.connect("builder-inited", lambda app: write(Path(app.srcdir) / "generated"))
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def write(folder: Path) -> None:
    """All pages; what is no longer written is deleted."""
    folder.mkdir(exist_ok=True)
    pages = {name: text for writer in WRITERS for name, text in writer()}
    for path in folder.iterdir():
        if path.name not in pages:
            path.unlink()
    for name, text in pages.items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
