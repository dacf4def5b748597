"""`tutor turn`: the best that can be made of a turn of Seasons, and what each die offered is worth."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Any

import typer
from msgspec import to_builtins

from tutor.cli.output import JsonOption, LangOption, Language, print_json, screen, searching
from tutor.cli.position_option import StepOption, told_line
from tutor.cli.question_file import FileArgument, opened
from tutor.games.seasons import GAME
from tutor.games.seasons.analysis.best_turn import POSITIONS, BestTurn, best_turn
from tutor.games.seasons.analysis.die_values import DieValues, die_values
from tutor.games.seasons.views.table.best import die_cells, lines
from tutor.trace.words import Speaker, speaker


class Aim(StrEnum):
    """What the turn is to bring."""

    CRYSTALS = "crystals"
    PRESTIGE = "prestige"
    BOTH = "both"


def turn(
    file: FileArgument,
    step: StepOption = 0,
    aim: Annotated[Aim, typer.Option(help="What there is to be as much of as possible.")] = Aim.CRYSTALS,
    dice: Annotated[
        bool, typer.Option("--dice", help="Tell what each die that can be taken is worth instead.")
    ] = False,
    positions: Annotated[int, typer.Option(min=1, help="Look at so many positions at most.")] = POSITIONS,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Find the best order of everything that may be done in the turn under way in Seasons."""
    script = opened(file, language, GAME.id)
    state = told_line(script, step, language).state
    speaks = speaker(GAME.id, language.lang)
    with searching(positions, language, quiet=as_json):
        values = die_values(state, aim.value, positions) if dice else None
        best = None if dice else best_turn(state, aim.value, positions)
    if dice:
        _tell_dice(values, step, speaks, as_json)
    else:
        _tell_turn(best, step, speaks, as_json)


def _tell_turn(turn: BestTurn | None, step: int, speaks: Speaker, as_json: bool) -> None:
    if as_json:
        print_json({"step": step, "turn": None if turn is None else _plain(turn)})
        return
    for line in [speaks.say("best-nothing")] if turn is None else lines(turn, speaks):
        screen().print(line, markup=False)


def _tell_dice(dice_values: DieValues | None, step: int, speaks: Speaker, as_json: bool) -> None:
    if as_json:
        dice = [
            {"die": one.die, "side": one.side, "shows": to_builtins(one.shows), "turn": _plain(one.turn)}
            for one in (() if dice_values is None else dice_values.dice)
        ]
        print_json({"step": step, "dice": None if dice_values is None else dice})
        return
    if dice_values is None:
        screen().print(speaks.say("best-dice-nothing"), markup=False)
        return
    screen().print(speaks.say("best-dice-aim"), markup=False)
    for value in dice_values.dice:
        name, shows, end, order = die_cells(value, speaks)
        for line in ("", f"{name}: {shows}", f"   {end}", f"   {order}"):
            screen().print(line, markup=False)


def _plain(turn: BestTurn) -> dict[str, Any]:
    """Everything as plain data; numbers that are not whole as fractions ("7/2")."""
    data: dict[str, Any] = to_builtins(turn, enc_hook=_number)
    return data | {"complete": turn.complete}


def _number(value: Any) -> int | str:
    if not isinstance(value, Fraction):
        raise NotImplementedError(type(value).__name__)
    return int(value) if value.denominator == 1 else str(value)
