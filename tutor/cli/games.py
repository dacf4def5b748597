"""`tutor games` and `tutor new-game`: the games that are installed, and the package of one of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.new_game import Refused, write_package
from tutor.cli.output import (
    WRONG_INPUT,
    JsonOption,
    LangOption,
    Language,
    fail,
    print_json,
    screen,
)
from tutor.framework.installed import game_named, playable
from tutor.rules.catalogue import load
from tutor.rules.registry import installed, problems
from tutor.rules.words import Words
from tutor.scenario.games import scenario_files


def games(as_json: JsonOption = False, language: LangOption = Language.EN) -> None:
    """List the installed games; exit code 1 where the package of one is broken, with what is wrong."""
    lang, there = language.lang, {id: installed()[id] for id in playable()}
    if as_json:
        listed = [
            {"game": id, "title": one.title.of(lang), "package": one.distribution, "prefix": one.prefix,
             "rules": len(load(id).rules), "lessons": len(scenario_files(id)),
             "openings": len(game_named(id).openings())}
            for id, one in there.items()
        ]  # fmt: skip
        broken = [
            {"game": one.game, "package": one.distribution, "problem": one.says.of(lang)}
            for one in problems()
        ]
        print_json({"games": listed, "left_out": broken})
    else:
        for id, one in there.items():
            counts = Words(
                f"rules: {len(load(id).rules)}, lessons: {len(scenario_files(id))}",
                f"правил: {len(load(id).rules)}, уроков: {len(scenario_files(id))}",
            )
            screen().print(
                f"{id}  {one.title.of(lang)}  [{one.distribution}]  {counts.of(lang)}", markup=False
            )
    if problems():
        raise typer.Exit(WRONG_INPUT)


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The id: 2 to 30 letters from a to z.")],
    out: Annotated[Path, typer.Option(help="The folder in which the package is made, in one of its own.")],
    language: LangOption = Language.EN,
) -> None:
    """Write the package of a new game: small, commented, and sound as it is; install it, and play."""
    try:
        folder = write_package(name, out)
    except Refused as refused:
        fail(refused.says.of(language.lang))
    done = Words(
        f"{folder}\nInstall it: pip install --no-deps --no-build-isolation -e {folder}\n"
        f"Then: pytest {folder}; tutor serve",
        f"{folder}\nУстановить: pip install --no-deps --no-build-isolation -e {folder}\n"
        f"Потом: pytest {folder}; tutor serve",
    )
    screen().print(done.of(language.lang), markup=False)
