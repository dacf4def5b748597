"""Lists of a panel of which one entry is picked."""

from __future__ import annotations

from tutor.views.markup import Html, tag


def picks(act: str, name: str, options: list[tuple[str, str]], chosen: str) -> Html:
    """A named list of which one is picked."""
    named = f"name-{act}"
    return tag("div", tag("span", name, class_="lab", id=named), select(act, options, chosen, named),
               class_="rt-field")  # fmt: skip


def select(act: str, options: list[tuple[str, str]], chosen: str, named: str) -> Html:
    """A list of which one is picked, named by another element."""
    listed = [tag("option", says, value=value, selected=value == chosen) for value, says in options]
    return tag("select", *listed, class_="rt-input", aria_labelledby=named, data_act=act, data_key=act)
