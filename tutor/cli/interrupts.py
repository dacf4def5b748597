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
from tutor.games.blackrose.views.table.safe import ToldRooms
from tutor.games.blackrose.views.table.ways import Told
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


def _tell_ways(found: Interrupts | None, step: int, speaks: Speaker, as_json: bool) -> None:
    if as_json:
        print_json({"step": step, "ways": None if found is None else _plain(found)})
        return
    lines = [speaks.say("ways-nothing")] if found is None else _lines(found, speaks)
    for line in lines:
        screen().print(line, markup=False)


def _lines(found: Interrupts, speaks: Speaker) -> list[str]:
    told, graph = Told(found, speaks), tree(found)
    lines = [*told.summary(), ""]
    for number, ending in enumerate(found.endings, 1):
        orders = speaks.say("ways-orders-unknown") if ending.orders is None else str(ending.orders)
        head = f"{told.say('ways-number', n=number)}. {told.ending(ending)}"
        lines += [head, f"   {told.say('ways-table-orders')}: {orders}"]
        lines += [f"   {route}" for route in told.routes(ending)]
    left = graph.graph["left"]
    lines += ["", told.say("ways-tree-head"), *ways_figure.text(graph, told)]
    return [*lines, told.say("ways-tree-deeper", n=left)] if left else lines


def _plain(found: Interrupts) -> dict[str, Any]:
    """Everything as plain data, with the positions as a graph of numbers."""
    spots = [
        {
            "number": spot.number,
            "kind": spot.kind,
            "seat": None if spot.question is None else spot.question.seat,
            "asked": None if spot.question is None else spot.question.kind,
            "ending": found.ending_of(spot.number),
            "answers": [{"key": way.key, "to": way.to} for way in spot.ways],
        }
        for spot in found.ways.spots
    ]
    data: dict[str, Any] = to_builtins(
        {
            "seat": found.seat,
            "program": found.program,
            "owner": found.owner,
            "until": found.until,
            "complete": found.complete,
            "left": found.ways.left,
            "unknown": found.unknown,
            "always": found.always,
            "endings": found.endings,
        }
    )
    return data | {"positions": spots}


def _tell_rooms(found: SafeRooms | None, step: int, speaks: Speaker, as_json: bool) -> None:
    if as_json:
        rooms = [] if found is None else [room.safe for room in found.rooms]
        data = None if found is None else to_builtins(found)
        for room, safe in zip(data["rooms"] if data else (), rooms, strict=True):
            room["safe"] = safe
        print_json({"step": step, "rooms": data})
        return
    lines = [speaks.say("safe-nobody")] if found is None else ToldRooms(found, speaks).lines()
    for line in lines:
        screen().print(line, markup=False)
