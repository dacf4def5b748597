"""`tutor new`, `tutor ask` and `tutor preview`: files to begin with, and how a lesson looks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.output import LangOption, Language, fail, one_of, print_text, screen
from tutor.rules.words import Words
from tutor.scenario.checking import check
from tutor.scenario.games import game_named, playable, scenario_files
from tutor.scenario.model import ScenarioFile
from tutor.scenario.question_file import QUESTION_SCHEMA, question_text
from tutor.scenario.schema import scenario_schema, schema_text_of
from tutor.scenario.suite_schema import question_schema
from tutor.scenario.template import SCHEMA_FILE, NotWritable, from_opening, from_script, template_text

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game that it is about.")]
OutOption = Annotated[Path | None, typer.Option(help="The file to write, instead of the screen.")]
ForceOption = Annotated[bool, typer.Option("--force", help="Overwrite a file that is there.")]


def ask(
    game: GameArgument,
    out: OutOption = None,
    force: ForceOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Write the file of a question: a position with comments, which `tutor may FILE` takes as it is."""
    _check(game, out, language, force=force)
    _put(question_text(game), out, QUESTION_SCHEMA, schema_text_of(question_schema(game)), force=force)


def new(
    game: GameArgument,
    start: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="SCENARIO[:STEP]",
            help="Begin where another lesson does, or at that full stop of it: its file, or its name.",
        ),
    ] = None,
    opening: Annotated[str | None, typer.Option(help="Begin with the set-up of a whole game.")] = None,
    out: OutOption = None,
    force: ForceOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Write the file of a new lesson: sound as it is, with comments; beside it the schema for your editor."""
    _check(game, out, language, force=force)
    if start is not None and opening is not None:
        both = Words("either --from or --opening", "либо --from, либо --opening")
        raise typer.BadParameter(both.of(language.lang), param_hint="--opening")
    draft = _opened(game, opening, language) if opening is not None else _copied(game, start, language)
    _put(template_text(draft), out, SCHEMA_FILE, schema_text_of(scenario_schema()), force=force)


def preview(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The lesson.")],
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8867,
    open_browser: Annotated[bool, typer.Option("--open-browser", help="Open a browser.")] = False,
    language: LangOption = Language.EN,
) -> None:
    """Serve one lesson as a learner sees it, and anew whenever its file changes; the address is printed."""
    # The server takes a second to import, and no other command needs it.
    from tutor.app.serving.options import ServeError
    from tutor.app.serving.preview import serve_preview

    if not file.is_file():
        nothing = Words("no such file", "такого файла нет")
        fail(f"{file}: {nothing.of(language.lang)}")
    try:
        serve_preview(file, port, open_browser=open_browser)
    except ServeError as error:
        fail(str(error))


def _check(game: str, out: Path | None, language: Language, *, force: bool) -> None:
    """Ends the command for a game that there is none of, and before a file would be lost."""
    if game not in playable():
        one_of("GAME", game, playable(), language)
    if out is not None and out.exists() and not force:
        there = Words("is there already; --force overwrites it", "уже есть; --force заменит его")
        fail(f"{out}: {there.of(language.lang)}")


def _put(text: str, out: Path | None, schema_name: str, schema: str, *, force: bool) -> None:
    """A new file, and beside it the schema for an editor; on the screen where no file is named."""
    if out is None:
        print_text(text)
        return
    beside = out.parent / schema_name
    paths = [out]
    try:
        out.write_text(text, encoding="utf-8", newline="\n")
        if force or not beside.exists():
            beside.write_text(schema, encoding="utf-8", newline="\n")
            paths.append(beside)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}")
    for path in paths:
        screen().print(str(path), markup=False)


def _opened(game: str, opening: str, language: Language) -> ScenarioFile:
    known = tuple(one.id for one in game_named(game).openings())
    if opening not in known:
        one_of("--opening", opening, known, language)
    return from_opening(game, opening)


def _copied(game: str, start: str | None, language: Language) -> ScenarioFile:
    """The draft that begins where a lesson does; where none is named, the first of the game."""
    name, step = _place(start) if start is not None else (str(scenario_files(game)[0]), None)
    report = check(_file(game, name, language))
    if report.script is None:
        fail("\n".join(defect.as_line(language.lang) for defect in report.defects))
    if report.script.scenario.game != game:
        other = report.script.scenario.game
        wrong = Words(f"a lesson of {other}, not of {game}", f"урок по игре {other}, а не {game}")
        fail(f"--from: {wrong.of(language.lang)}")
    try:
        return from_script(report.script, step)
    except IndexError as error:
        one_of("--from", f"{name}:{step}", (f"0-{error.args[0]}",), language)
    except NotWritable as error:
        steps = ", ".join(map(str, error.steps)) or "-"
        there = Words(
            f"full stop {step} is in the middle of an effect and cannot be written down; these can: {steps}",
            f"точка {step} — посреди эффекта, её нельзя записать; можно: {steps}",
        )
        fail(f"--from: {there.of(language.lang)}")


def _place(start: str) -> tuple[str, int | None]:
    """The name of a lesson, and the full stop behind its colon; a name itself may hold colons."""
    name, colon, step = start.rpartition(":")
    return (name, int(step)) if colon and step.isdecimal() and len(step) < 6 else (start, None)


def _file(game: str, name: str, language: Language) -> Path:
    """A file, or the lesson of the game that is called so."""
    if Path(name).is_file():
        return Path(name)
    files = {path.stem: path for path in scenario_files(game)}
    called = name.removeprefix(f"{game}/").removesuffix(".yaml")
    if called not in files:
        near = tuple(stem for stem in files if called and called in stem)
        one_of("--from", name, near or tuple(files), language)
    return files[called]
