"""`tutor chains`: the launch chains from a position of a scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import structs

from tutor.analysis.chain_walk import Bounds
from tutor.analysis.chains import Chain, Chains
from tutor.analysis.chains import chains as find
from tutor.cli.output import JsonOption, LangOption, Language, fail, one_of, print_json, screen
from tutor.cli.told import StepOption, told_line
from tutor.games.penumbra import GAME
from tutor.games.penumbra.drawing.found import lines
from tutor.rules.defects import DefectiveFile
from tutor.scenario import load_scenario, open_script
from tutor.trace.words import speaker


def chains(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file of Penumbra.")],
    step: StepOption = 0,
    positions: Annotated[int, typer.Option(min=1, help="Search so many positions at most.")] = (
        Bounds().positions
    ),
    stops: Annotated[int, typer.Option(min=1, help="Play so many full stops at most.")] = Bounds().stops,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Find the longest and the most productive launch chains from a step of a scenario."""
    try:
        script = open_script(load_scenario(file))
    except DefectiveFile as error:
        fail(error.text(language.lang))
    if script.game.id != GAME.id:
        one_of("FILE", script.game.id, (GAME.id,), language)
    state = told_line(script, step, language).state
    found = find(state, Bounds(positions, stops))
    if as_json:
        print_json({"step": step, **_plain(found)})
        return
    for line in lines(found, state.table, speaker(GAME.id, language.lang)):
        screen().print(line, markup=False)


def _plain(found: Chains) -> dict[str, Any]:
    return {
        **structs.asdict(found),
        "chance": str(found.chance),
        "longest": [_chain(chain) for chain in found.longest],
        "productive": [_chain(chain) for chain in found.productive],
    }


def _chain(chain: Chain) -> dict[str, Any]:
    gains = {"ingredients": dict(chain.gains.ingredients), "dice": dict(chain.gains.dice)}
    more = {"points": chain.gains.points, "worth": chain.gains.worth}
    return {**structs.asdict(chain), "length": chain.length, "gains": {**gains, **more}}
