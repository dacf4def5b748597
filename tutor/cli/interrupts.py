"""`tutor interrupts`: every way an action of Black Rose Wars can go from a position of a scenario."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import typer
from msgspec import to_builtins

from tutor.analysis.exploration import POSITIONS
from tutor.cli.output import JsonOption, LangOption, Language, one_of, print_json, screen, searching
from tutor.cli.position_option import StepOption, told_line
from tutor.cli.question_file import FileArgument, opened
from tutor.games.blackrose import GAME
from tutor.games.blackrose.analysis.interrupts import Interrupts, interrupts
from tutor.games.blackrose.analysis.safe_rooms import SafeRooms, safe_rooms
from tutor.games.blackrose.views.table import ways_figure
from tutor.games.blackrose.views.table.safe import RoomsReport
from tutor.games.blackrose.views.table.ways import InterruptReport
from tutor.games.blackrose.views.table.ways_tree import tree
from tutor.trace.words import Speaker, speaker_at


class Until(StrEnum):
    """How far is looked."""

    STEP = "step"
    ACTION = "action"


def interrupts_from(
    file: FileArgument,
    step: StepOption = 0,
    seat: Annotated[
        str, typer.Option(help="Who asks, with what that seat knows; without it all cards are open.")
    ] = "",
    until: Annotated[
        Until, typer.Option(help="Look up to the next step of the action, or to its end.")
    ] = Until.STEP,
    rooms: Annotated[
        bool, typer.Option("--rooms", help="Tell which rooms the mage who moves may enter safely.")
    ] = False,
    positions: Annotated[int, typer.Option(min=1, help="Look at so many positions at most.")] = POSITIONS,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Tell how an action under way can end: who may answer it, with what, and what comes of each order."""
    script = opened(file, language, GAME.id)
    state = told_line(script, step, language).state
    if seat and seat not in state.table.players:
        one_of("--seat", seat, state.table.players, language)
    speaks = speaker_at(GAME.id, language.lang, state)
    with searching(None if rooms else positions, language, quiet=as_json):
        safe = safe_rooms(state, seat, positions) if rooms else None
        ways = None if rooms else interrupts(state, seat, until.value, positions)
    if rooms:
        _tell_rooms(safe, step, speaks, as_json)
    else:
        _tell_ways(ways, step, speaks, as_json)


def _tell_ways(interrupts: Interrupts | None, step: int, speaks: Speaker, as_json: bool) -> None:
    if as_json:
        print_json({"step": step, "ways": None if interrupts is None else _plain(interrupts)})
        return
    lines = [speaks.say("ways-nothing")] if interrupts is None else _lines(interrupts, speaks)
    for line in lines:
        screen().print(line, markup=False)


def _lines(interrupts: Interrupts, speaks: Speaker) -> list[str]:
    report, graph = InterruptReport(interrupts, speaks), tree(interrupts)
    lines = [*report.summary(), ""]
    for number, ending in enumerate(interrupts.endings, 1):
        orders = speaks.say("ways-orders-unknown") if ending.orders is None else str(ending.orders)
        head = f"{report.say('ways-number', n=number)}. {report.ending(ending)}"
        lines += [head, f"   {report.say('ways-table-orders')}: {orders}"]
        lines += [f"   {route}" for route in report.routes(ending)]
    left = graph.graph["left"]
    lines += ["", report.say("ways-tree-head"), *ways_figure.text(graph, report)]
    return [*lines, report.say("ways-tree-deeper", n=left)] if left else lines


def _plain(interrupts: Interrupts) -> dict[str, Any]:
    """Everything as plain data, with the positions as a graph of numbers."""
    spots = [
        {
            "number": spot.number,
            "kind": spot.kind,
            "seat": None if spot.question is None else spot.question.seat,
            "asked": None if spot.question is None else spot.question.kind,
            "ending": interrupts.ending_of(spot.number),
            "answers": [{"key": way.key, "to": way.to} for way in spot.ways],
        }
        for spot in interrupts.ways.spots
    ]
    data: dict[str, Any] = to_builtins(
        {
            "seat": interrupts.seat,
            "program": interrupts.program,
            "owner": interrupts.owner,
            "until": interrupts.until,
            "complete": interrupts.complete,
            "left": interrupts.ways.left,
            "unknown": interrupts.unknown,
            "always": interrupts.always,
            "endings": interrupts.endings,
        }
    )
    return data | {"positions": spots}


def _tell_rooms(safe_rooms: SafeRooms | None, step: int, speaks: Speaker, as_json: bool) -> None:
    if as_json:
        rooms = [] if safe_rooms is None else [room.safe for room in safe_rooms.rooms]
        data = None if safe_rooms is None else to_builtins(safe_rooms)
        for room, safe in zip(data["rooms"] if data else (), rooms, strict=True):
            room["safe"] = safe
        print_json({"step": step, "rooms": data})
        return
    lines = [speaks.say("safe-nobody")] if safe_rooms is None else RoomsReport(safe_rooms, speaks).lines()
    for line in lines:
        screen().print(line, markup=False)
