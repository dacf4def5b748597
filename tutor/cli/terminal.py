"""`tutor play`: a scenario in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tutor.cli.numbers import picker
from tutor.cli.output import LangOption, Language, fail, screen
from tutor.cli.stepping import Stepping
from tutor.rules.defects import DefectiveFile
from tutor.scenario import load_scenario, open_script


def play(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")],
    seed: Annotated[int, typer.Option(help="How dice fall when you roll them yourself.")] = 1,
    language: LangOption = Language.EN,
) -> None:
    """Play a scenario in the terminal: what happens, what is asked, what is refused and why.

    Type a number or a key to answer, ?n for what stands against a refused move, b to go back, q to leave.
    h hints at your choice, one step at a time: the rules that matter, options to look at, the move itself.
    """
    try:
        script = open_script(load_scenario(file))
    except DefectiveFile as error:
        fail(error.text(language.lang))
    stepping = Stepping(script, language.lang, picker(seed))
    output = screen()
    _print(output, stepping.begin())
    while not stepping.over:
        try:
            line = input("> ")
        except EOFError:
            break
        _print(output, stepping.take(line))


def _print(output: Console, lines: list[str]) -> None:
    for line in lines:
        output.print(line, markup=False)
