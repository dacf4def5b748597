"""The command line: serve the apps, play and check scenarios, print schemas and what can be worked out."""

from __future__ import annotations

import logging
from typing import Annotated

import typer

import tutor
from tutor.cli import (
    asking,
    chains,
    checks,
    facts,
    games,
    interrupts,
    lines,
    numbers,
    publishing,
    resarcana,
    rules,
    serving,
    sight,
    steps,
    sweeping,
    terminal,
    turns,
    vocabulary,
    writing,
)
from tutor.rules.registry import GROUP

app = typer.Typer(
    name="tutor",
    help="An interactive rules tutor for four tabletop games about mages.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command("serve")(serving.serve)
app.command("publish")(publishing.publish)
app.command("play")(terminal.play)
app.command("new")(writing.new)
app.command("ask")(writing.ask)
app.command("preview")(writing.preview)
app.command("check")(checks.check_files)
app.command("facts")(facts.facts)
app.command("vocabulary")(vocabulary.vocabulary)
app.command("schema")(checks.schema)
app.command("games")(games.games)
app.command("new-game")(games.new_game)
app.command("rules")(rules.rules)
app.command("coverage")(numbers.coverage)
app.command("odds")(numbers.odds)
app.command("chains")(chains.chains)
app.command("interrupts")(interrupts.interrupts_from)
app.command("lines")(lines.lines)
app.command("steps")(steps.steps)
app.command("pay")(resarcana.pay)
app.command("shortest")(resarcana.shortest_way)
app.command("attacks")(resarcana.attacks_on)
app.command("turn")(turns.turn)
app.command("los")(sight.los)
app.command("playouts")(numbers.playouts)
app.command("sweep", help=sweeping.HELP)(sweeping.sweep)
app.command("may")(asking.may)
app.command("when")(asking.when)
app.command("compare")(asking.compare)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(tutor.__version__)
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """An interactive rules tutor for four tabletop games about mages."""


def main() -> None:
    """Runs the command line; exit code 0, 1 for wrong input, 2 for a misspelt command.

    What the log says of games that are left out is told in words instead (`output.left_out`).
    """
    logging.getLogger(GROUP).addHandler(logging.NullHandler())
    app()
