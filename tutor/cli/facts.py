"""`tutor facts`: a reader's own facts file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tutor.app.own_facts import take_in
from tutor.cli.output import (
    WRONG_INPUT,
    JsonOption,
    LangOption,
    Language,
    fail,
    print_json,
    screen,
)
from tutor.engine.game import Flaw, OwnFacts
from tutor.rules.defects import DefectiveFile, spoken
from tutor.rules.words import Words

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A facts file (YAML).")]


def facts(file: FileArgument, as_json: JsonOption = False, language: LangOption = Language.EN) -> None:
    """Check a facts file of your own, and say what it still lacks for whole games."""
    try:
        own_facts = take_in(file)
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except DefectiveFile as bad:
        if as_json:
            print_json({"file": str(file), "defects": [d.as_line(language.lang) for d in bad.defects]})
        else:
            for defect in bad.defects:
                screen().print(defect.as_line(language.lang), markup=False)
        raise typer.Exit(WRONG_INPUT) from None
    if as_json:
        print_json(_plain(file, own_facts, language))
    else:
        for line in _lines(own_facts, language):
            screen().print(line, markup=False)


def _plain(file: Path, own_facts: OwnFacts, language: Language) -> dict[str, Any]:
    lacking = {n: [_sentence(flaw, language) for flaw in flaws] for n, flaws in own_facts.lacking.items()}
    remark = None if own_facts.remark is None else own_facts.remark.of(language.lang)
    return {"file": str(file), "name": own_facts.name, "defects": [], "lacking": lacking, "remark": remark}


def _lines(own_facts: OwnFacts, language: Language) -> list[str]:
    lines = [Words("No defects.", "Дефектов нет.").of(language.lang)]
    for n, flaws in own_facts.lacking.items():
        if flaws:
            head = Words(
                f"A game for {n} still lacks facts ({len(flaws)}):",
                f"Для партии на {n} ещё не хватает данных ({len(flaws)}):",
            )
            lines += [head.of(language.lang), *(f"  {_sentence(flaw, language)}" for flaw in flaws)]
        else:
            ready = Words(f"A game for {n} can be played.", f"Партию на {n} можно сыграть.")
            lines.append(ready.of(language.lang))
    return lines if own_facts.remark is None else [*lines, own_facts.remark.of(language.lang)]


def _sentence(flaw: Flaw, language: Language) -> str:
    where = ".".join(map(str, flaw.path))
    actual, allowed = spoken(flaw.actual, language.lang), spoken(flaw.allowed, language.lang)
    return f"{where}: {actual}; {allowed} [{flaw.rule}]"
