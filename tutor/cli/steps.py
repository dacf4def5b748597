"""`tutor steps`: the full stops of a told line with their numbers, as `--step` counts them."""

from __future__ import annotations

from typing import Any

from tutor.cli.output import JsonOption, LangOption, Language, print_json, screen
from tutor.cli.question_file import FileArgument, opened
from tutor.engine.history import History
from tutor.trace.narrate import Narration, narrate_at
from tutor.trace.words import speaker_at


def steps(
    file: FileArgument,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Tell a lesson or a question full stop by full stop, with the numbers that `--step` takes."""
    script = opened(file, language)
    history = script.main_line()
    speaks = speaker_at(script.game.id, language.lang, script.start, script.scenario.names)
    tellings = [narrate_at(speaks, history, number) for number in range(len(history.nodes))]
    if as_json:
        print_json({"steps": [_plain(history, number, one) for number, one in enumerate(tellings)]})
        return
    for number, one in enumerate(tellings):
        screen().print(f"{number}. {one}".rstrip(), markup=False)


def _plain(history: History[Any], number: int, telling: Narration) -> dict[str, Any]:
    node = history.nodes[number]
    question = node.question
    return {
        "step": number,
        "answer": node.key,
        "happened": [{"text": line.text, "kind": line.kind, "rule": line.rule} for line in telling.lines],
        "asked": None
        if question is None
        else {"seat": question.seat, "kind": question.kind, "text": telling.question},
    }
