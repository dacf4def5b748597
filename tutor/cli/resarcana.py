"""`tutor pay`, `tutor shortest`, `tutor attacks`: what can be worked out from a position of Res Arcana."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import to_builtins

from tutor.cli.output import JsonOption, LangOption, Language, one_of, print_json, screen, searching
from tutor.cli.position_option import StepOption, told_line
from tutor.cli.question_file import FileArgument, opened
from tutor.engine.state import State
from tutor.games.resarcana import GAME
from tutor.games.resarcana.analysis.attacks import attacks
from tutor.games.resarcana.analysis.payments import payable, payments
from tutor.games.resarcana.analysis.shortest_way import BREADTH, POINTS, goals, shortest
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.views.table.reports import AttacksReport, PaymentsReport, ShortestReport
from tutor.trace.words import speaker

SeatOption = Annotated[
    str, typer.Option(help="Who asks, with what that seat knows; without it, whose turn it is.")
]


def pay(
    file: FileArgument,
    step: StepOption = 0,
    seat: SeatOption = "",
    what: Annotated[
        str, typer.Option("--for", help='What is paid for, as an answer is written: "place.prism".')
    ] = "",
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """List every way to pay for an artifact, a claim or the use of a power; without --for, for each."""
    state, asker = _position(file, step, seat, language)
    keys = tuple(option.key for option in payable(state, asker))
    if what and what not in keys:
        one_of("--for", what, keys, language)
    with searching(None, language, quiet=as_json, part=False):
        choices = [payments(state, asker, key) for key in ((what,) if what else keys)]
    reports = [PaymentsReport(one, speaker(GAME.id, language.lang)) for one in choices if one is not None]
    _tell(step, "payments", choices, (line for one in reports for line in (*one.lines(), "")), as_json)


def shortest_way(
    file: FileArgument,
    step: StepOption = 0,
    seat: SeatOption = "",
    goal: Annotated[
        str, typer.Option("--to", help='"points" for enough points this round, or a component to place.')
    ] = POINTS,
    positions: Annotated[
        int, typer.Option(min=1, help="Try another action from so many positions at each depth at most.")
    ] = BREADTH,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Find the fewest actions to an aim if all opponents pass, with the line and how far was looked."""
    state, asker = _position(file, step, seat, language)
    if goal not in goals(state, asker):
        one_of("--to", goal, goals(state, asker), language)
    with searching(None, language, quiet=as_json):
        search = shortest(state, asker, goal, positions)
    report = ShortestReport(search, speaker(GAME.id, language.lang))
    data = to_builtins(search) | {"proven": search.proven}
    _tell(step, "shortest", data, report.lines(), as_json)


def attacks_on(
    file: FileArgument,
    step: StepOption = 0,
    seat: SeatOption = "",
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Tell every attack of an opponent that lies on the table, and every answer to it."""
    state, asker = _position(file, step, seat, language)
    with searching(None, language, quiet=as_json, part=False):
        threats = attacks(state, asker)
    report = AttacksReport(threats, speaker(GAME.id, language.lang))
    _tell(step, "attacks", threats, report.lines(), as_json)


def _position(file: Path, step: int, seat: str, language: Language) -> tuple[State[Table], str]:
    """A position of a scenario, and who asks."""
    script = opened(file, language, GAME.id)
    node = told_line(script, step, language)
    table: Table = node.state.table
    asker = "" if node.question is None else node.question.seat
    player = seat or (asker if asker in table.seats else table.turn or table.first)
    if player not in table.seats:
        one_of("--seat", player, table.seats, language)
    return node.state, player


def _tell(step: int, name: str, value: Any, lines: Iterable[str], as_json: bool) -> None:
    if as_json:
        print_json({"step": step, name: to_builtins(value)})
        return
    for line in lines:
        screen().print(line, markup=False)
