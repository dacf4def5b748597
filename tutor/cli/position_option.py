"""A position on the told line of a scenario, for commands that look at one."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tutor.cli.output import Language, one_of
from tutor.engine.history import Node
from tutor.rules.words import Words
from tutor.scenario import Script

StepOption = Annotated[int, typer.Option(min=0, help="The full stop of the told line to start from.")]

LastStepOption = Annotated[
    int | None, typer.Option("--step", min=0, help="The full stop of the told line; its end if not given.")
]


def told_line(script: Script, step: int, language: Language) -> Node[Any]:
    """The position of that number on the told line; ends the command where it is not so long."""
    return node_with_text(script, step, language)[0]


def node_with_text(script: Script, step: int | None, language: Language) -> tuple[Node[Any], tuple[str, ...]]:
    """The same with the answers given up to it; the end of the line without a number."""
    history = script.main_line()
    if step is None:
        return history.node, history.answers()
    if step >= len(history.nodes):
        last = len(history.nodes) - 1
        one_of("--step", str(step), (Words(f"0 to {last}", f"от 0 до {last}").of(language.lang),), language)
    return history.nodes[step], history.answers(step)
