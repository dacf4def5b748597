"""Input widgets of chapters, in shared looks: sliders, lists, dice and switches, in rows and columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import Any, Final

import ipywidgets

from tutor.app.widgets.looks import layout, shared

Sizes = Mapping[str, str]
"""Traits of a layout that say how wide a widget is."""

NARROW: Final[Sizes] = {"width": "15rem"}
HALF: Final[Sizes] = {"width": "21rem", "max_width": "100%"}
WIDE: Final[Sizes] = {"width": "22rem", "max_width": "100%"}
NAMED: Final[Sizes] = {"width": "auto"}
"""As wide as its words."""

DIE: Final = 6

_class_of: Final = attrgetter("klass")
"""The class of the values of a trait, as traitlets calls it."""

_WORDS_INSIDE: Final = (ipywidgets.Button, ipywidgets.ToggleButton)


def control(
    kind: type[ipywidgets.DOMWidget],
    sizes: Sizes,
    about: str = "",
    *,
    about_width: str = "initial",
    **traits: Any,
) -> ipywidgets.DOMWidget:
    """A widget of that kind; `about` stands before it (or on it), in as much room as `about_width` says."""
    looks = {"description_width": about_width} if about and not issubclass(kind, _WORDS_INSIDE) else {}
    styled = kind.class_traits().get("style")
    if styled is not None:
        traits["style"] = shared(_class_of(styled), **looks)
    if about:
        traits["description"] = about
    return kind(layout=layout(**sizes), **traits)


def slider(
    about: str, value: int, least: int, most: int, sizes: Sizes = WIDE, **traits: Any
) -> ipywidgets.IntSlider:
    """A slider of whole numbers, which goes as far as its value where that is more than `most`."""
    most = max(most, value)
    return control(ipywidgets.IntSlider, sizes, about, value=value, min=least, max=most, **traits)


def aligned_slider(about: str, value: int, least: int, most: int) -> ipywidgets.IntSlider:
    """One of several sliders below one another, whose words are given the same room."""
    return slider(about, value, least, most, HALF, about_width="8.5rem")


def dropdown(
    options: Iterable[Any], value: Any, about: str = "", sizes: Sizes = NARROW
) -> ipywidgets.Dropdown:
    """A list to choose from, of values or of pairs of words and value."""
    return control(ipywidgets.Dropdown, sizes, about, options=tuple(options), value=value)


def radio_buttons(options: Iterable[Any], **traits: Any) -> ipywidgets.RadioButtons:
    """A few choices below one another, of which one is made: at first the first one."""
    sizes = {"width": "auto", "max_width": "100%"}
    return control(ipywidgets.RadioButtons, sizes, options=tuple(options), **traits)


def toggle(about: str, value: bool) -> ipywidgets.ToggleButton:
    """A switch with words on it."""
    return control(ipywidgets.ToggleButton, NAMED, about, value=value)


def button(about: str) -> ipywidgets.Button:
    """A button with words on it."""
    return control(ipywidgets.Button, NAMED, about)


def dice_input(values: Iterable[int]) -> ipywidgets.IntsInput:
    """Dice as values that are typed and taken out."""
    return control(ipywidgets.IntsInput, NARROW, value=list(values), min=1, max=DIE)


def label(text: str = "") -> ipywidgets.Label:
    """Words beside or above a control."""
    return control(ipywidgets.Label, NAMED, value=text)


def html(text: str) -> ipywidgets.HTML:
    """Words with markup, from the views."""
    return control(ipywidgets.HTML, {}, value=text)


def labelled(text: str, widget: ipywidgets.Widget, width: str = "17rem") -> ipywidgets.VBox:
    """A control below its label, which is as wide as its words."""
    return column(label(text), widget, width=width)


def row(*widgets: ipywidgets.Widget, **sizes: str) -> ipywidgets.HBox:
    """Widgets side by side, as far as there is room."""
    return ipywidgets.HBox(widgets, layout=layout(flex_flow="row wrap", **sizes))


def column(*widgets: ipywidgets.Widget, **sizes: str) -> ipywidgets.VBox:
    """Widgets below one another."""
    return ipywidgets.VBox(widgets, layout=layout(**sizes))
