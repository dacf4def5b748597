"""Serves one lesson file: the server of the apps with a notebook for it in the place of the start page."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, Final

import nbformat

from tutor.app.pages.preview import VARIABLE
from tutor.app.serving.app_pages import PAGES, source
from tutor.app.serving.pages import START
from tutor.app.serving.server import serve

BESIDE: Final = ("rules.ipynb", "workbench.ipynb")
"""The apps to which a lesson leads."""

CELL: Final = "from tutor.app.pages.preview import preview_page\npreview_page()"


def serve_preview(file: Path, port: int, **options: Any) -> None:
    """Serves the lesson of a file until interrupted; the address is printed.

    `options` are those of `serve`. Raises ServeError with a message for a person.
    """
    with tempfile.TemporaryDirectory(prefix="tutor-preview-") as folder:
        apps = Path(folder)
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(CELL)], metadata={"title": file.name}
        )
        nbformat.write(notebook, apps / START)
        for name in BESIDE:
            (apps / name).write_text(source(PAGES[name], name), encoding="utf-8")
        os.environ[VARIABLE] = str(file.resolve())
        serve(port, notebooks=apps, preheat=0, **options)
