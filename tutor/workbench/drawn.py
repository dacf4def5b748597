"""What answers look like in a notebook: HTML that carries the product's look with it, and nothing else."""

from __future__ import annotations

from importlib import import_module

from tutor.scenario.case import Opened
from tutor.trace.words import Speaker
from tutor.views.markup import Html, join, tag
from tutor.views.theme import css, defs


def drawn(*parts: Html | str) -> str:
    """Parts of a page as one output of a notebook; the style sheet touches nothing outside."""
    scoped = css().replace(":root", ":scope").replace("\nbody {", "\n:scope {")
    style = Html(f"<style>@scope (.rt-output) {{\n{scoped}\n}}</style>")
    return str(tag("div", style, defs(), join(*parts), class_="rt-output rt-shell"))


def table(opened: Opened, speaker: Speaker) -> Html:
    """The table of the game in a position."""
    node = opened.history.node
    before = node if node.parent is None else opened.history.nodes[node.parent]
    views = import_module(f"tutor.games.{opened.game.id}.views")
    return Html(views.table(node.state, before.state, node.question, speaker, ""))
