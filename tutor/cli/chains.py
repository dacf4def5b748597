"""`tutor chains`: the launch chains from a position of a scenario."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from msgspec import structs

from tutor.cli.output import JsonOption, LangOption, Language, print_json, screen, searching
from tutor.cli.position_option import StepOption, told_line
from tutor.cli.question_file import FileArgument, opened
from tutor.games.penumbra import GAME
from tutor.games.penumbra.analysis.chain_walk import Bounds
from tutor.games.penumbra.analysis.chains import Chain, Chains
from tutor.games.penumbra.analysis.chains import chains as find
from tutor.games.penumbra.views.table.searches import lines
from tutor.trace.words import speaker_at


def chains(
    file: FileArgument,
    step: StepOption = 0,
    positions: Annotated[int, typer.Option(min=1, help="Search so many positions at most.")] = (
        Bounds().positions
    ),
    stops: Annotated[int, typer.Option(min=1, help="Play so many full stops at most.")] = Bounds().stops,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Find the longest and the most productive launch chains from a step of a scenario."""
    script = opened(file, language, GAME.id)
    state = told_line(script, step, language).state
    with searching(positions, language, quiet=as_json):
        result = find(state, Bounds(positions, stops))
    if as_json:
        print_json({"step": step, **_plain(result)})
        return
    for line in lines(result, state.table, speaker_at(GAME.id, language.lang, state)):
        screen().print(line, markup=False)


def _plain(result: Chains) -> dict[str, Any]:
    return {
        **structs.asdict(result),
        "chance": str(result.chance),
        "longest": [_chain(chain) for chain in result.longest],
        "productive": [_chain(chain) for chain in result.productive],
    }


def _chain(chain: Chain) -> dict[str, Any]:
    gains = {"ingredients": dict(chain.gains.ingredients), "dice": dict(chain.gains.dice)}
    more = {"points": chain.gains.points, "worth": chain.gains.total}
    return {**structs.asdict(chain), "length": chain.length, "gains": {**gains, **more}}
