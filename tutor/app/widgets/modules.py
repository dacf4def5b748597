"""JavaScript modules of the widgets: whole in a notebook, by their address where the tutor serves the page.

anywidget sends its module with every widget. In a page of ours a module of a line stands for it: what that
imports is fetched once, while the kernel still works, and kept by the browser.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

SERVED: Final = "TUTOR_PAGES"
"""The variable of the environment by which the server tells kernels where it has what their pages need."""

STAGE: Final = ("fit.js", "motion.js", "stage.js")
"""The files that a stage needs without a kernel, too."""

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "region": ("classes.js", "region.js"),
    "stage": ("annotations.js", *STAGE, "classes.js", "region.js"),
    "bridge": ("pictures.js", "bridge.js"),
    "plotly": ("classes.js", "plotly_view.js"),
}
"""The files of which each module is made."""

EVERYWHERE: Final = ("bridge", "region", "stage")
"""The modules that nearly every page needs before it can be used."""


def theme_colours(css: str) -> dict[str, str]:
    """Return the light scheme's colours of a style sheet as `{"#1b2126": "--ink"}`; the first name of a
    colour wins.

    Specs are written in these colours (so that Plotly can check them); the page redraws them in the scheme it
    shows.
    """
    light = css.partition(":root {")[2].partition("}")[0]
    colours: dict[str, str] = {}
    for name, value in re.findall(r"(--[\w-]+):\s*(#[0-9a-fA-F]{6})\b", light):
        colours.setdefault(value.lower(), name)
    return colours


def joined(parts: Iterable[str]) -> str:
    """The text of JavaScript files of the widgets, one after the other."""
    return "\n".join(files("tutor.app.widgets").joinpath(part).read_text("utf-8") for part in parts)


@cache
def source(name: str) -> str:
    """The text of a module, with the theme's colours set in. Raises KeyError for a name that there is not."""
    text = joined(PARTS[name])
    if "__COLOURS__" not in text:
        return text
    css = files("tutor").joinpath("views", "theme.css").read_text("utf-8")
    return text.replace("__COLOURS__", json.dumps(theme_colours(css)))


@cache
def address_of(name: str) -> str:
    """The address of a module, below that of the server; a hash of the text is in it."""
    return f"tutor/{name}-{sha256(source(name).encode()).hexdigest()[:16]}.js"


def is_page_ours() -> bool:
    """Whether the tutor serves the page: it has the modules, and the whole style sheet."""
    return SERVED in os.environ


def module(name: str) -> str:
    """What a widget's module is here: all of it, or the line that imports it from the server of the page."""
    base = os.environ.get(SERVED)
    if base is None:
        return source(name)
    # Absolute, because the module that anywidget makes of it runs from a blob.
    where = json.dumps(base + address_of(name))
    return f"export default (await import(new URL({where}, location.href))).default;"
