"""HTML export of notebooks by nbconvert: our outputs as they stand, readable without a kernel and offline.

The package's `jupyter_config.json` names `StaticCells` for `jupyter nbconvert` and for the export menu of
JupyterLab. A notebook that has nothing of ours is exported as it would be without it; nothing of the package
but this module is loaded for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from nbconvert.exporters import HTMLExporter
from nbconvert.preprocessors import Preprocessor

if TYPE_CHECKING:
    from tutor.rules.words import Lang

VIEW: Final = "application/vnd.jupyter.widget-view+json"
STATE: Final = "application/vnd.jupyter.widget-state+json"
OURS: Final = '<div class="rt-output rt-drawn"'
"""What an output of ours begins with."""

FIGURE: Final = " data-figure="
SCENE: Final = 'class="st-scene'
"""By what outputs are known that a script draws: figures, and stages, which are fitted into their room."""

NO_SCRIPT: Final = "data:text/javascript,"
"""The address of a library that a page does without."""

_IMPORT: Final = re.compile(r"^\s*(?:import|from)\s+tutor\b", re.M)
_FORMULA: Final = re.compile(r"\$|\\\(|\\\[|\\begin\{")
_NEEDS_LIBRARY: Final = re.compile(r"require|define\(", re.I)


class StaticCells(Preprocessor):
    """Puts what our widgets show in the place of the widgets, its style and scripts into the page once."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """The notebook with our outputs as static HTML, where it is exported as HTML."""
        if not isinstance(self.parent, HTMLExporter) or self._served() or not _is_ours(nb):
            return nb, resources
        lang = _lang(nb)
        _replace_views(nb, lang)
        _leave_out_libraries(nb, resources)
        note = _not_run(nb, lang)
        _dress(nb, note)
        resources["language_code"] = lang
        return nb, resources

    def _served(self) -> bool:
        """Whether Voilà exports the notebook, whose cells are yet to be run."""
        return type(self.parent).__module__.partition(".")[0] == "voila"


def _outputs(nb: Any) -> Iterator[Any]:
    for cell in nb.cells:
        yield from (one for one in cell.get("outputs", ()) if "data" in one)


def _is_ours(nb: Any) -> bool:
    code = any(cell.cell_type == "code" and _IMPORT.search(cell.source) for cell in nb.cells)
    return code or any(OURS in _html(one) for one in _outputs(nb))


def _html(output: Any) -> str:
    html = output.data.get("text/html", "")
    return html if isinstance(html, str) else "".join(html)


def _lang(nb: Any) -> Lang:
    """The language of a chapter; of another notebook that of its first output of ours."""
    about = nb.metadata.get("chapter") or {}
    said = about.get("lang", "") if isinstance(about, dict) else ""
    for one in _outputs(nb):
        html = _html(one)
        if not said and OURS in html:
            said = (re.findall(r'class="rt-shell rt-cell" lang="(\w+)"', html) or [""])[0]
    return "ru" if said == "ru" else "en"


def _replace_views(nb: Any, lang: Lang) -> None:
    """Widgets as static HTML: from the saved states, else from what the output itself has."""
    from tutor.app.widgets.static_html import is_drawable, static_html
    from tutor.views.markup import tag
    from tutor.views.output import output
    from tutor.views.words import wording

    states = nb.metadata.get("widgets", {}).get(STATE, {}).get("state", {})
    others = False
    for one in _outputs(nb):
        if VIEW not in one.data:
            continue
        root = one.data[VIEW].get("model_id", "")
        if root in states and not is_drawable(states, root):
            others = True
            continue
        del one.data[VIEW]
        if root in states:
            one.data["text/html"] = static_html(states, root, lang)
        elif "text/html" not in one.data:
            note = tag("p", wording(lang)("static-missing"), class_="rt-note")
            one.data["text/html"] = output(note, lang=lang)
    if not others:
        nb.metadata.pop("widgets", None)


def _not_run(nb: Any, lang: Lang) -> str:
    """A note on the cells of a notebook that were not run, if there are any."""
    from tutor.views.markup import tag
    from tutor.views.output import output
    from tutor.views.words import wording

    code = [cell for cell in nb.cells if cell.cell_type == "code" and cell.source.strip()]
    left = [cell for cell in code if cell.get("execution_count") is None and not cell.get("outputs")]
    if not left:
        return ""
    words = wording(lang)
    note = words("static-not-run") if left == code else words("static-partly-run", n=len(left))
    return output(tag("p", note, class_="rt-message", role="status"), lang=lang)


def _dress(nb: Any, note: str) -> None:
    """Takes the style out of every output of ours, and puts one for all, with a note, at the top.

    The scripts that draw stand behind the last output.
    """
    from nbformat.v4 import new_markdown_cell

    from tutor.app.widgets.static_page import scripts
    from tutor.views.output import style_of, unstyled

    ours = [one for one in _outputs(nb) if OURS in _html(one)]
    for one in ours:
        one.data["text/html"] = str(unstyled(_html(one)))
    whole = note + "".join(map(_html, ours))
    if ours:
        ours[-1].data["text/html"] += scripts(figures=FIGURE in whole, stages=SCENE in whole)
    head = f"<style>\n{style_of(whole)}\n{NARROW}\n</style>\n{unstyled(note)}"
    nb.cells.insert(0, new_markdown_cell(re.sub(r"\n\s*\n", "\n", head)))


NARROW: Final = """@media (max-width: 45rem) {
  .jp-Notebook { padding: 8px; }
  .jp-InputPrompt, .jp-OutputPrompt { display: none; }
}"""
"""A phone has no room for what stands beside the cells."""


def _leave_out_libraries(nb: Any, resources: Any) -> None:
    """Leaves out the libraries that nbconvert takes from the network, where nothing uses them."""
    others = [one for one in _outputs(nb) if OURS not in _html(one)]
    markdown = [cell.source for cell in nb.cells if cell.cell_type != "code" and OURS not in cell.source]
    formulas = any(_FORMULA.search(text) for text in [*markdown, *map(_html, others)])
    if not formulas and not any("text/latex" in one.data for one in others):
        resources["mathjax_url"] = NO_SCRIPT
    scripts = any("application/javascript" in one.data for one in others)
    if not scripts and not any(_NEEDS_LIBRARY.search(_html(one)) for one in others):
        resources["require_js_url"] = NO_SCRIPT
