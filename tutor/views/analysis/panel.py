"""What was searched for from a position, as a part of a page."""

from __future__ import annotations

from typing import Any, NamedTuple

from tutor.views.markup import Html


class SearchPanel(NamedTuple):
    """The text of the part, and the figure below it with its name and its words, where there is one."""

    html: Html
    figure: dict[str, Any] | None = None
    label: str = ""
    alt: str = ""
