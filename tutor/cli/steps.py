"""`tutor steps`: the full stops of a told line with their numbers, as `--step` counts them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tutor.cli.output import JsonOption, LangOption, Language, fail, print_json, screen
from tutor.engine.history import History
from tutor.rules.defects import DefectiveFile
from tutor.scenario import Script, load_scenario, open_script
from tutor.trace.narrate import Told, narrate_at
from tutor.trace.words import speaker


def steps(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")],
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Tell the line of a lesson full stop by full stop, with the numbers that `--step` takes."""
    try:
        script = open_script(load_scenario(file))
    except DefectiveFile as error:
        fail(error.text(language.lang))
    history, speaks = _played(script), speaker(script.game.id, language.lang)
    told = [narrate_at(speaks, history, number) for number in range(len(history.nodes))]
    if as_json:
        print_json({"steps": [_plain(history, number, one) for number, one in enumerate(told)]})
        return
    for number, one in enumerate(told):
        screen().print(f"{number}. {one}".rstrip(), markup=False)


def _played(script: Script) -> History[Any]:
    history = History.start(script.game, script.start)
    left = list(script.answers)
    while not history.at_end and (history.node.question is None or left):
        if history.node.question is None:
            history.step()
        else:
            history.answer(left.pop(0))
    return history


def _plain(history: History[Any], number: int, told: Told) -> dict[str, Any]:
    node = history.nodes[number]
    asked = node.question
    return {
        "step": number,
        "answer": node.key,
        "happened": [{"text": line.text, "kind": line.kind, "rule": line.rule} for line in told.lines],
        "asked": None if asked is None else {"seat": asked.seat, "kind": asked.kind, "text": told.question},
    }
