"""`tutor los`: range and line of sight between places of the lodge of Black Rose Wars, or in all of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from tutor.cli.output import JsonOption, LangOption, Language, fail, one_of, print_json, screen
from tutor.cli.position_option import LastStepOption, node_with_text
from tutor.cli.question_file import opened
from tutor.engine.event import Bound
from tutor.engine.question import Refusal
from tutor.framework.readings import Readings, readings_of
from tutor.games.blackrose.state.lodge.ground import lodge_of, spot
from tutor.games.blackrose.state.lodge.layouts import parse_layout, proposed
from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.state.lodge.sight import ALL, RULINGS, Ground, Sighting, sight
from tutor.games.blackrose.state.readings import GAME, chosen
from tutor.rules.catalogue import load
from tutor.rules.defects import DefectiveFile
from tutor.rules.words import Words
from tutor.scenario.load import read_text
from tutor.trace.words import speaker

PLACE = re.compile(r"\s*([-+]?[0-9]{1,3})\s*,\s*([-+]?[0-9]{1,3})\s*")
DECIDING = tuple(ruling for ruling in RULINGS if ruling != ALL)
"""The rulings on which a single line of sight or distance depends."""
NUMBERS = Words("two whole numbers q,r", "два целых числа q,r")
TWO = Words('two places, such as "0,0 1,1"', 'два места, например "0,0 1,1"')
MAP = Words(
    "Distance from the room of the row to that of the column; in brackets without a line of sight:",
    "Расстояние от комнаты строки до комнаты столбца; в скобках — без линии видимости:",
)
TEXTS = ("ruling", "reading")
"""Facts that name no place."""


def los(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="A question or a lesson whose lodge and rulings are taken."),
    ] = None,
    source: Annotated[
        list[str] | None,
        typer.Option("--from", metavar="PLACE", help="Where one looks from; may be given several times."),
    ] = None,
    target: Annotated[
        list[str] | None,
        typer.Option("--to", metavar="PLACE", help="What one looks at; may be given several times."),
    ] = None,
    pair: Annotated[
        list[str] | None,
        typer.Option("--pair", metavar='"PLACE PLACE"', help="Both at once; may be given several times."),
    ] = None,
    whole: Annotated[
        bool, typer.Option("--map", help="Look at every room, from every room or from --from.")
    ] = False,
    step: LastStepOption = None,
    layout: Annotated[
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
    """Tell how far rooms of Black Rose Wars are apart, and whether there is a line of sight.

    Places are rooms by their ids, figures of a FILE, or axial coordinates with the Black Rose Hall at 0,0:
    the first number counts to the right, the second down to the right.
    """
    _used(source, target, pair, whole=whole)
    taken = _readings(rulings or [], language)
    if file is not None and layout is not None:
        raise typer.BadParameter("not together with FILE", param_hint="--layout")
    ground = (
        Seen(_lodge(layout, players, chosen(taken), language), chosen(taken))
        if file is None
        else _seen(file, step, taken, language)
    )
    pairs = _pairs(ground, source or [], target or [], pair or [], language, whole=whole)
    sightings = [sight(ground.lodge, ground.reading).look(*one) for one in pairs]
    single = len(sightings) == 1 and not whole and not pair
    if as_json:
        plain = [_plain(one, ground.lodge) for one in sightings]
        ends = [{"from": one.source, "to": one.target} for one in sightings]
        print_json(plain[0] if single else {"sight": [a | b for a, b in zip(ends, plain, strict=True)]})
        return
    lines = _map(sightings, ground.lodge, language) if whole else []
    for line in lines or [line for one in sightings for line in _lines(one, language, named=not single)]:
        screen().print(line, markup=False)


class Seen(NamedTuple):
    """A lodge, the readings under which is looked, and where the figures of its position stand."""

    lodge: Lodge
    reading: Readings
    figures: Mapping[str, str] = {}


def _used(source: list[str] | None, target: list[str] | None, pair: list[str] | None, *, whole: bool) -> None:
    """Ends the command, as one misspelt, where it names nothing to look at."""
    if (whole and target) or not (whole or pair or source or target):
        raise typer.BadParameter("give --from and --to, or --pair, or --map", param_hint="--to")
    if bool(source) != bool(target) and not whole:
        missing = "--to" if source else "--from"
        raise typer.BadParameter(f"{missing} is missing, or --map for every room", param_hint=missing)


def _seen(file: Path, step: int | None, taken: Mapping[str, str], language: Language) -> Seen:
    """The lodge of a position, under its own readings where no others are given."""
    state = node_with_text(opened(file, language, GAME), step, language)[0].state
    own = readings_of(state)
    figures = [*state.table.seats, *(one.id for one in state.table.evocations)]
    places = {figure: spot(state.table, figure) for figure in figures}
    return Seen(lodge_of(state.table), lambda id: taken.get(id) or own(id), places)


def _pairs(
    ground: Seen,
    source: list[str],
    target: list[str],
    pair: list[str],
    language: Language,
    *,
    whole: bool,
) -> list[tuple[str, str]]:
    """Who looks at what, in the order in which it was asked."""

    def place(name: str, text: str) -> str:
        return _place(name, text, ground, language)

    from_ = [place("--from", one) for one in source]
    rooms = [room.id for room in ground.lodge.rooms]
    to = rooms if whole else [place("--to", one) for one in target]
    lines = [(one, other) for one in (from_ or (rooms if whole else [])) for other in to]
    for text in pair:
        ends = text.split()
        if len(ends) != 2:
            one_of("--pair", text, (TWO.of(language.lang),), language)
        lines.append((place("--pair", ends[0]), place("--pair", ends[1])))
    return lines


def _readings(rulings: list[str], language: Language) -> dict[str, str]:
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
    return taken


def _lodge(file: Path | None, players: int, reading: Readings, language: Language) -> Lodge:
    if file is None:
        return proposed(players, reading)
    try:
        return parse_layout(read_text(file), str(file))
    except DefectiveFile as bad:
        fail(bad.text(language.lang))


def _place(name: str, text: str, ground: Seen, language: Language) -> str:
    """The room or cell that an option names; ends the command where nothing lies there."""
    lodge = ground.lodge
    ids = [*(room.id for room in lodge.rooms), *(cell.id for cell in lodge.cells)]
    where = ground.figures.get(text, text)
    if where in ids:
        return where
    match = PLACE.fullmatch(text)
    if match is None:
        named = [one for one in (*ids, *ground.figures) if not one.startswith("place:")]
        near = get_close_matches(text, named, n=6, cutoff=0.5)
        one_of(name, text, (NUMBERS.of(language.lang), *near), language)
    place = int(match[1]), int(match[2])
    known = [*(room.at for room in lodge.rooms), *(cell.at for cell in lodge.cells)]
    if place not in known:
        one_of(name, text, (" ".join(f"{q},{r}" for q, r in known),), language)
    return lodge.at(place)


def _plain(sighting: Sighting, lodge: Lodge) -> dict[str, Any]:
    """The answer with places as coordinates."""

    def fact(name: str, value: Bound) -> Any:
        if name in TEXTS or not isinstance(value, str | tuple):
            return value
        return lodge.where(value) if isinstance(value, str) else [lodge.where(str(id)) for id in value]

    because = [
        {"rule": ground.rule, "kind": ground.kind} | {name: fact(name, value) for name, value in ground.facts}
        for ground in sighting.because
    ]
    return {"distance": sighting.distance, "visible": sighting.visible, "because": because}


def _lines(sighting: Sighting, language: Language, *, named: bool) -> list[str]:
    speaks = speaker(GAME, language.lang)
    head = speaks.say("los-head", visible=sighting.visible, distance=sighting.distance)
    if named:
        head = f"{speaks.name(sighting.source)} → {speaks.name(sighting.target)}: {head}"
    return [head, *(f"  {_ground_line(ground, sighting.visible, language)}" for ground in sighting.because)]


def _map(sightings: list[Sighting], lodge: Lodge, language: Language) -> list[str]:
    """A row for each room that looks, a column for each that is looked at; legend first."""
    speaks = speaker(GAME, language.lang)
    columns = list(dict.fromkeys(one.target for one in sightings))
    rows = list(dict.fromkeys(one.source for one in sightings))
    numbers = {id: n for n, id in enumerate(dict.fromkeys((*columns, *rows)), 1)}
    at = {(one.source, one.target): one for one in sightings}
    legend = [
        f"{n:>3}  {speaks.name(id)} ({q}, {r})" for id, n in numbers.items() for q, r in [lodge.where(id)]
    ]
    head = "     " + "".join(f"{numbers[id]:>4}" for id in columns)
    table = [
        f"{numbers[row]:>4} " + "".join(f"{_cell(at[row, column]):>4}" for column in columns) for row in rows
    ]
    return [*legend, "", MAP.of(language.lang), head, *table]


def _cell(one: Sighting) -> str:
    """A distance; in brackets where there is no line of sight."""
    far = "?" if one.distance is None else str(one.distance)
    return far if one.visible else f"({far})"


def _ground_line(ground: Ground, visible: bool, language: Language) -> str:
    speaks = speaker(GAME, language.lang)
    if visible:
        return f"{speaks.say(f'ground-{ground.kind}', **dict(ground.facts))} [{ground.rule}]"
    text = speaks.refusal(Refusal(ground.rule, ground.kind, ground.facts))
    return f"{text[:1].upper()}{text[1:]}. [{ground.rule}]"
