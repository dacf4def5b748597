"""`tutor los`: range and line of sight between two places of the lodge of Black Rose Wars."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from tutor.cli.output import JsonOption, LangOption, Language, fail, one_of, print_json, screen
from tutor.engine.event import Bound
from tutor.engine.question import Refusal
from tutor.games.blackrose.lodge.hexes import Hex
from tutor.games.blackrose.lodge.layouts import parse_layout, proposed
from tutor.games.blackrose.lodge.lodge import Lodge
from tutor.games.blackrose.lodge.sight import ALL, RULINGS, Ground, Sighting, sight
from tutor.games.blackrose.readings import GAME, chosen
from tutor.games.readings import Readings
from tutor.rules.catalogue import load
from tutor.rules.defects import DefectiveFile
from tutor.rules.words import Words
from tutor.scenario.load import read_text
from tutor.trace.words import speaker

PLACE = re.compile(r"\s*([-+]?[0-9]{1,3})\s*,\s*([-+]?[0-9]{1,3})\s*")
DECIDING = tuple(ruling for ruling in RULINGS if ruling != ALL)
"""The rulings on which a single line of sight or distance depends."""
TEXTS = ("ruling", "reading")
"""Facts that name no place."""


def los(
    source: Annotated[str, typer.Option("--from", metavar="Q,R", help="Where one looks from.")],
    target: Annotated[str, typer.Option("--to", metavar="Q,R", help="What one looks at.")],
    file: Annotated[
        Path | None,
        typer.Option("--layout", metavar="FILE", help="A layout file instead of the standard lodge."),
    ] = None,
    players: Annotated[int, typer.Option(min=2, max=4, help="The standard lodge for so many players.")] = 4,
    rulings: Annotated[
        list[str] | None,
        typer.Option("--ruling", metavar="ID=READING", help="Another reading; may be given several times."),
    ] = None,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Tell how far two rooms of Black Rose Wars are apart, and whether there is a line of sight.

    Places are axial coordinates with the Black Rose Hall at 0,0: the first number counts to the right, the
    second down to the right.
    """
    reading = _readings(rulings or [], language)
    lodge = _lodge(file, players, reading, language)
    ends = [_place(name, text, lodge, language) for name, text in (("--from", source), ("--to", target))]
    found = sight(lodge, reading).look(*map(lodge.at, ends))
    if as_json:
        print_json(_plain(found, lodge))
        return
    for line in _lines(found, language):
        screen().print(line, markup=False)


def _readings(rulings: list[str], language: Language) -> Readings:
    """The readings asked for; ends the command for a ruling or a reading that there is none of."""
    taken: dict[str, str] = {}
    for text in rulings:
        id, _, reading = text.partition("=")
        if id not in DECIDING:
            one_of("--ruling", id, DECIDING, language)
        known = tuple(each.id for each in load(GAME).ruling(id).readings)
        if reading not in known:
            one_of(f"--ruling {id}", reading or "-", known, language)
        taken[id] = reading
    return chosen(taken)


def _lodge(file: Path | None, players: int, reading: Readings, language: Language) -> Lodge:
    if file is None:
        return proposed(players, reading)
    try:
        return parse_layout(read_text(file), str(file))
    except DefectiveFile as bad:
        fail(bad.text(language.lang))


def _place(name: str, text: str, lodge: Lodge, language: Language) -> Hex:
    """The place that an option names; ends the command where nothing lies there."""
    found = PLACE.fullmatch(text)
    if found is None:
        wanted = Words("two whole numbers q,r", "два целых числа q,r")
        one_of(name, text, (wanted.of(language.lang),), language)
    place = int(found[1]), int(found[2])
    known = [*(room.at for room in lodge.rooms), *(cell.at for cell in lodge.cells)]
    if place not in known:
        one_of(name, text, (" ".join(f"{q},{r}" for q, r in known),), language)
    return place


def _plain(found: Sighting, lodge: Lodge) -> dict[str, Any]:
    """The answer with places as coordinates."""

    def fact(name: str, value: Bound) -> Any:
        if name in TEXTS or not isinstance(value, str | tuple):
            return value
        return lodge.where(value) if isinstance(value, str) else [lodge.where(str(id)) for id in value]

    because = [
        {"rule": ground.rule, "kind": ground.kind} | {name: fact(name, value) for name, value in ground.facts}
        for ground in found.because
    ]
    return {"distance": found.distance, "visible": found.visible, "because": because}


def _lines(found: Sighting, language: Language) -> list[str]:
    speaks = speaker(GAME, language.lang)
    head = speaks.say("los-head", visible=found.visible, distance=found.distance)
    return [head, *(f"  {_said(ground, found.visible, language)}" for ground in found.because)]


def _said(ground: Ground, visible: bool, language: Language) -> str:
    speaks = speaker(GAME, language.lang)
    if visible:
        return f"{speaks.say(f'ground-{ground.kind}', **dict(ground.facts))} [{ground.rule}]"
    text = speaks.refusal(Refusal(ground.rule, ground.kind, ground.facts))
    return f"{text[:1].upper()}{text[1:]}. [{ground.rule}]"
