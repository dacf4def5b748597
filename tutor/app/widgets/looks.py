"""Layouts and styles that the widgets of a kernel share: each different one travels to the browser once."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import ipywidgets

Look = TypeVar("Look", ipywidgets.Layout, ipywidgets.Style)

AWAY: Final = "is-away"
"""The class of a widget that takes no part in the page while it holds nothing."""

_SHARED: Final[dict[tuple[type, str], Any]] = {}


def shared(kind: type[Look], **traits: str) -> Look:
    """The layout or style with those traits. What is to change later has one of its own instead."""
    key = kind, repr(sorted(traits.items()))
    look = _SHARED.get(key)
    if look is None or look.comm is None:  # the first of its kind, or closed together with other widgets
        look = _SHARED[key] = kind(**traits)
    made: Look = look
    return made


def layout(**traits: str) -> ipywidgets.Layout:
    """The layout with those traits, which other widgets have too."""
    return shared(ipywidgets.Layout, **traits)


def stand(widget: ipywidgets.DOMWidget, stands: bool) -> None:
    """Shows a widget, or takes it out of the page while it holds nothing."""
    if stands != is_standing(widget):
        (widget.remove_class if stands else widget.add_class)(AWAY)


def is_standing(widget: ipywidgets.DOMWidget) -> bool:
    """Whether a widget takes part in the page, as far as it is up to the widget itself."""
    return AWAY not in widget._dom_classes
