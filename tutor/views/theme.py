"""The style sheet, its colours for figures that CSS cannot reach, and the signs that all pages share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal

from tutor.rules.registry import installed
from tutor.views.markup import Html, tag
from tutor.views.signs import GLYPHS, PATHS, WITH_HOLES

Scheme = Literal["light", "dark"]

_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")


SHEETS: Final = (
    "theme.css",
    "face.css",
    "drawers.css",
    "annotations.css",
    "sheet.css",
    "entry.css",
    "chapters.css",
)
"""The style sheet's parts in order: pages, the face, drawers, annotations, paper, the way in, chapters."""


DARK: Final = ':root:is([data-theme="dark"], body[data-jp-theme-light="false"] *)'
"""Which page is dark whatever the system says: one told to be, and JupyterLab with a dark theme."""


@cache
def css() -> str:
    """The style sheet of all pages, with what each game adds for its stage."""
    views = files("tutor.views")
    own = {game: there.folder / "views" / "stage" / "stage.css" for game, there in installed().items()}
    return "\n".join(
        [
            *(views.joinpath(name).read_text("utf-8") for name in SHEETS),
            *(_scoped(game, sheet.read_text("utf-8")) for game, sheet in own.items() if sheet.is_file()),
        ]
    )


def _scoped(game: str, sheet: str) -> str:
    """The style of a game's stage, which no other game's stage takes; `:scope` in it is that stage."""
    return f"@scope (.st-stage.st-table--{game}) {{\n{sheet}\n}}"


@cache
def palette(scheme: Scheme = "light") -> Mapping[str, str]:
    """The tokens of the style sheet by name (`now-edge`) as they stand in that scheme, for Plotly specs.

    The page redraws the light colours of a spec in the scheme it shows, so specs for the page are light;
    the dark ones serve pictures that are saved.
    """
    tokens = dict(_TOKEN.findall(_block(":root {")))
    if scheme == "dark":
        tokens |= dict(_TOKEN.findall(_block(f"{DARK} {{")))
    return MappingProxyType({name: value.strip() for name, value in tokens.items()})


@cache
def defs() -> Html:
    """The signs as SVG symbols (`#g-drop`), to be put once into every page."""
    symbols = [
        tag(
            "symbol",
            tag("path", d=path, fill_rule="evenodd" if name in WITH_HOLES else None),
            id=f"g-{name}",
            viewBox="0 0 24 24",
        )
        for name, path in PATHS.items()
    ]
    return tag("svg", *symbols, class_="rt-defs", aria_hidden="true", focusable="false")


@cache
def glyph(hue: str) -> Html | None:
    """The sign of a hue as a small picture beside its word; None for a hue without one."""
    if hue not in GLYPHS:
        return None
    return sign(GLYPHS[hue])


@cache
def sign(name: str) -> Html:
    """A drawn sign as a small picture beside its word. Raises KeyError for a sign that there is none of."""
    if name not in PATHS:
        raise KeyError(f"no sign {name!r}; there are {', '.join(PATHS)}")
    return tag(
        "svg", tag("use", href=f"#g-{name}"), class_="rt-glyph", viewBox="0 0 24 24", aria_hidden="true"
    )


def _block(head: str) -> str:
    return css().partition(head)[2].partition("}")[0]
