"""The style sheets: no class that nothing wears, no token that nothing takes."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

import tutor

ROOT = Path(tutor.__file__).parent
SHEETS = sorted(path for path in ROOT.rglob("*.css") if "static" not in path.parts)
WRITERS = (".py", ".js", ".html", ".j2")
FOREIGN = re.compile(r"(lm|jp|jupyter|widget|js-plotly|main-svg|plotly)\b")
"""Classes that Voilà, JupyterLab and Plotly give."""


def written() -> str:
    """All that can put a class into a page."""
    return "\n".join(
        path.read_text("utf-8")
        for path in ROOT.rglob("*")
        if path.suffix in WRITERS and "static" not in path.parts
    )


TEXT = written()
WORDS = frozenset(re.findall(r"[A-Za-z0-9_][\w-]*", TEXT))
COMPOSED = frozenset(re.findall(r"([A-Za-z][\w-]*-)\$?\{", TEXT)) - {"rt-"}
"""How names begin that are put together: what follows has to be a word that is written somewhere too."""
REGIONS = frozenset(re.findall(r"\bregion\(\s*\"([\w-]+)\"", TEXT))
"""The regions of pages: `region` calls each `rt-` with its name."""


def selectors(css: str) -> list[str]:
    bare = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", css, flags=re.DOTALL)
    return [one for one in re.findall(r"([^{};]+)\{", bare) if not one.lstrip().startswith("@")]


def is_worn(name: str) -> bool:
    return (
        name in WORDS
        or bool(FOREIGN.match(name))
        or (name.startswith("rt-") and name[3:] in REGIONS)
        or any(
            name.startswith(head) and (name[len(head) :] in WORDS or name[len(head) :].isdigit())
            for head in COMPOSED
        )
    )


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_every_class_is_worn(sheet: Path) -> None:
    names = chain.from_iterable(
        re.findall(r"\.([A-Za-z_][\w-]*)", one) for one in selectors(sheet.read_text("utf-8"))
    )
    assert sorted({name for name in names if not is_worn(name)}) == []


def test_a_class_that_nothing_wears_is_found() -> None:
    assert not is_worn("rt-nowhere-to-be-seen") and not is_worn("rt-token--nosuchhue")
    assert is_worn("rt-token--ruby") and is_worn("rt-rooms") and is_worn("widget-box")


def is_dear(selector: str) -> bool:
    """Whether every change of the page has all of it styled anew: `:has` above an element of any kind."""
    bare = re.sub(
        r":(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)",
        lambda one: ":has" if ":has" in one.group() else "",
        selector,
    )
    *above, subject = re.split(r"[\s>+~]+", bare.strip())
    return ":has" in " ".join(above) and re.search(r"[.#\w[]", re.sub(r":[\w-]+", "", subject)) is None


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_no_change_of_a_page_has_all_of_it_styled_anew(sheet: Path) -> None:
    each = chain.from_iterable(one.split(",") for one in selectors(sheet.read_text("utf-8")))
    assert [one for one in each if is_dear(one)] == []


def test_what_would_have_all_styled_anew_is_found() -> None:
    assert is_dear(".a:has(> .b) > *") and is_dear(".a:not(:has(.b)) > :not(.c)")
    assert (
        not is_dear(".a:has(.b) > h3")
        and not is_dear(".a > :has(.b)")
        and not is_dear(".a .b:has(> :first-child)")
    )


def test_every_token_is_taken() -> None:
    css = "\n".join(sheet.read_text("utf-8") for sheet in SHEETS)
    set_ = set(re.findall(r"(--[\w-]+)\s*:", css))
    taken = set(re.findall(r"var\(\s*(--[\w-]+)", css + TEXT)) | {f"--{name}" for name in WORDS}
    assert sorted(name for name in set_ - taken if not name.startswith("--jp-")) == []
