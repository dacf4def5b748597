"""The scripts of a page of static HTML: figures are drawn and stages fitted, without a kernel and offline."""

from __future__ import annotations

from importlib.resources import files

from tutor.app.widgets.modules import STAGE, joined, source
from tutor.app.widgets.plotly_view import BUNDLE

STATIC = files("tutor.app").joinpath("share", "jupyter", "labextensions", "tutor-plotly", "static")

FIT = """for (const scene of document.querySelectorAll(".rt-output .st-scene")) {
  staged.settle(scene.parentElement.parentElement, { pieces: new Map(), links: new Set() });
  staged.watch(scene.parentElement.parentElement);
}"""


def scripts(*, figures: bool, stages: bool) -> str:
    """The scripts that a page needs which holds figures or stages, to stand behind them."""
    made = []
    if figures:
        view = source("plotly").replace("export default", "const view =")
        bundle = STATIC.joinpath(BUNDLE).read_text("utf-8")
        made += [
            f"<script>{bundle}</script>",
            _module(f"{view}\n{joined(['static.js'])}\nstart(view);"),
        ]
    if stages:
        made.append(_module(f"{joined(STAGE)}\n{FIT}"))
    return "\n".join(made)


def _module(source: str) -> str:
    return f'<script type="module">\n{source}\n</script>'
