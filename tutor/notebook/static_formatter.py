"""Static HTML beside the widgets in outputs, for whoever opens a notebook without its kernel."""

from __future__ import annotations

import ipywidgets
from IPython import get_ipython

from tutor.app.widgets.modules import is_page_ours
from tutor.app.widgets.static_html import is_ours, states_of, static_html
from tutor.views.output import leave_style_to_page


def register() -> None:
    """Has IPython, where it runs, give each widget that shows something of ours as HTML too.

    A page of ours has the style of outputs itself.
    """
    leave_style_to_page(is_page_ours())
    shell = get_ipython()
    if shell is not None and shell.display_formatter is not None:
        shell.display_formatter.formatters["text/html"].for_type(ipywidgets.Widget, html_of)


def html_of(widget: ipywidgets.Widget) -> str | None:
    """A widget as static HTML; None for one that has nothing of ours."""
    states = states_of(widget)
    return static_html(states, widget.model_id) if is_ours(states, widget.model_id) else None
