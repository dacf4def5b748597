"""Buttons: one by itself, and several of which one is pressed. Each reports its action with a value."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.views.markup import Html, tag


def button(act: str, text: str, value: str = "", *, off: bool = False, main: bool = False) -> Html:
    """A button; one that is `off` can still have the focus."""
    return tag(
        "button", text, type="button", class_="rt-btn" + (" rt-btn--main" if main else ""),
        aria_disabled="true" if off else None,
        data_act=act, data_value=value, data_key=f"{act}-{value}",
    )  # fmt: skip


def tool(act: str, text: str, name: str, value: str = "", *, off: bool = False) -> Html:
    """A small button with a longer name for those who hear it; one that is `off` can still have the focus."""
    return tag(
        "button", text, type="button", class_="rt-tool", aria_label=name, title=name,
        aria_disabled="true" if off else None,
        data_act=act, data_value=value, data_key=f"{act}-{value}",
    )  # fmt: skip


def toggles(act: str, named: Sequence[tuple[str, str]], pressed: str, *, look: str = "rt-btn") -> list[Html]:
    """Buttons for each (value, words), of which the one with the value `pressed` is pressed."""
    return [
        tag(
            "button", says, type="button", class_=look,
            aria_pressed="true" if value == pressed else "false",
            data_act=act, data_value=value, data_key=f"{act}-{value}",
        )
        for value, says in named
    ]  # fmt: skip
