"""Layouts and styles that widgets share, and how a widget leaves the page."""

from __future__ import annotations

import ipywidgets

import tutor
from tutor.app.widgets.looks import AWAY, is_standing, layout, shared, stand
from tutor.app.widgets.region import Region, box
from tutor.notebook.inputs import control, labelled, slider


def test_widgets_of_one_look_share_its_model() -> None:
    one, other, wide = slider("a", 1, 0, 5), slider("b", 2, 0, 9), slider("c", 3, 0, 9, {"width": "100%"})
    assert one.layout is other.layout and one.layout is not wide.layout
    assert one.style is other.style is wide.style
    assert one.style.description_width == "initial" and one.layout.width == "22rem"
    assert (one.value, one.max, other.max, slider("d", 12, 0, 5).max) == (1, 5, 9, 12)


def test_a_look_that_was_closed_is_made_anew() -> None:
    first = layout(width="17.5rem")
    assert layout(width="17.5rem") is first
    first.close()
    again = layout(width="17.5rem")
    assert again is not first and again.comm is not None
    assert shared(ipywidgets.Layout, width="17.5rem") is again


def test_a_widget_leaves_the_page_alone() -> None:
    one, other = Region("rt-one"), Region("rt-other")
    stand(one, False)
    assert one.layout is other.layout
    assert not is_standing(one) and is_standing(other) and AWAY in one._dom_classes
    stand(one, False)
    assert one._dom_classes.count(AWAY) == 1
    stand(one, True)
    assert is_standing(one) and one._dom_classes == ("rt-one",)


def test_a_button_has_its_words_on_it() -> None:
    button = control(ipywidgets.ToggleButton, {}, "Guard")
    assert button.description == "Guard"
    named = labelled("Marks", slider("", 1, 0, 3), "6rem")
    assert [type(one).__name__ for one in named.children] == ["Label", "IntSlider"]
    assert named.layout.width == "6rem" and named.children[0].layout.width == "auto"


def test_a_stepper_has_a_height_of_its_own() -> None:
    low, high = (
        tutor.lesson("penumbra/05-plains-of-agony", height=470),
        tutor.lesson("penumbra/05-plains-of-agony"),
    )
    assert low.widget.layout.height == "470px" != high.widget.layout.height
    assert box("rt-any").layout.height is None
