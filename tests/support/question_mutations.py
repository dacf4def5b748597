"""Question files, suites and questions as a reader would get them wrong, and what comes of asking them.

Whatever is changed, loading and asking end with an answer or with an error for people; a word that means
nothing in the game is never taken.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import typer
from support.mutations import (
    UNKNOWN,
)
from support.question_file_mutations import (
    FEW,
    LETTERS,
    Asked,
    Attempt,
    files,
    load_changed,
    load_damaged,
    load_suite,
    nonsense,
    script,
)

from tutor.analysis.legality import verdicts
from tutor.analysis.outcomes import untils
from tutor.cli.asking import compare, may, when
from tutor.cli.chains import chains
from tutor.cli.interrupts import Until, interrupts_from
from tutor.cli.lines import lines
from tutor.cli.output import Language
from tutor.cli.resarcana import attacks_on, pay, shortest_way
from tutor.cli.sight import los
from tutor.cli.turns import Aim, turn
from tutor.engine.event import Scalar
from tutor.games.blackrose.state.lodge.ground import lodge_of
from tutor.rules.catalogue import load
from tutor.scenario import Script
from tutor.trace.words import speaker

# ---- asking


def ask(game: str, source: Random) -> Attempt:
    """A question put to a sound file by a command, with words as a reader would get them wrong."""
    number = source.randrange(len(files(game)))
    located, opened = files(game)[number], script(game, number)
    commands = (ask_may, ask_may, ask_when, ask_lines, ask_lines, ask_lines, ask_compare, *OF_GAME[game])
    command, given, unknown = source.choice(commands)(opened, source)
    language = source.choice(list(Language))
    text = json.dumps(located.data, ensure_ascii=False)

    def refused() -> bool:
        is_refused, said = answered(command, text, **given, language=language)
        assert said.strip(), "nothing was said"
        return is_refused

    return Attempt(f"{located.file}, {command.__name__} {given}", unknown, refused)


Question = tuple[Callable[..., None], dict[str, Any], bool]


def answered(command: Callable[..., None], text: str, **given: Any) -> tuple[bool, str]:
    """Whether a command refused what it was given, and all that it said; `text` is its standard input."""
    out, standard = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(text)
    try:
        with redirect_stdout(out), redirect_stderr(out):
            command(Path("-"), **given)
    except typer.Exit as error:
        return bool(error.exit_code), out.getvalue()
    except typer.BadParameter as error:
        return True, str(error)
    finally:
        sys.stdin = standard
    return False, out.getvalue()


def ask_may(opened: Script, source: Random) -> Question:
    """A move by its key or in words, of a seat or of any."""
    words, unknown = _move(opened, source)
    seat, no_seat = _seat(opened, source)
    return may, {"move": words, "seat": seat, **_step(source)}, unknown or no_seat


def ask_when(opened: Script, source: Random) -> Question:
    """What would allow a move."""
    words, unknown = _move(opened, source)
    return when, {"move": words or ["pass"], "positions": FEW}, unknown


def ask_lines(opened: Script, source: Random) -> Question:
    """How likely a condition or a fact is."""
    facts = opened.game.facts(opened.start)
    until, seat = source.choice(untils(opened.game)), source.choice(opened.game.seats(opened.start.table))
    given: dict[str, Any] = {"until": until, "positions": FEW, "as_json": source.random() < 0.5}
    kind = source.randrange(8)
    word = nonsense(source.choice(list(facts)), source, opened.game.id)
    if kind == 0:
        return lines, given | {"fact": source.choice(list(facts))}, False
    if kind == 1:
        return lines, given | {"fact": word}, True
    if kind == 2:
        return lines, given | {"event": word}, True
    if kind == 3:
        return lines, given | {"until": word}, True
    if kind == 4:
        how = source.choice((f"{seat}={word}", f"{word}=free", word, f"{seat}=best:{word}"))
        return lines, given | {"seat": [how], "where": _comparison(facts, source)}, True
    text, unknown = condition(opened, source)
    return lines, given | {"where": text}, unknown


def ask_compare(opened: Script, source: Random) -> Question:
    """The same under other readings."""
    rulings = load(opened.game.id).rulings
    ruling = source.choice(rulings)
    reading = source.choice(ruling.readings).id
    word = nonsense(ruling.id, source, opened.game.id)
    said, unknown = source.choice(
        (
            (f"{ruling.id}={reading}", False),
            (f"{ruling.id}={word}", True),
            (f"{word}={reading}", True),
            (word, True),
            ("", True),
        )
    )
    return compare, {"reading": [said]}, unknown


def ask_turn(opened: Script, source: Random) -> Question:
    """The best order of a turn."""
    return turn, {"aim": source.choice(list(Aim)), "dice": source.random() < 0.3, "positions": FEW}, False


def ask_interrupts(opened: Script, source: Random) -> Question:
    """Who may answer."""
    seat, unknown = _seat(opened, source)
    until, rooms = source.choice(list(Until)), source.random() < 0.3
    return interrupts_from, {"seat": seat, "until": until, "rooms": rooms, "positions": FEW}, unknown


def ask_los(opened: Script, source: Random) -> Question:
    """Range and line of sight."""
    rooms = [one.id for one in lodge_of(opened.start.table).rooms]
    if not rooms:  # The lodge is still to be built.
        return ask_interrupts(opened, source)
    one, other = source.choice(rooms), source.choice(rooms)
    word = nonsense(one, source, opened.game.id)
    given: dict[str, Any] = {"source": [one], "target": [other]}
    how, unknown = source.choice(
        (({}, False), ({"source": [word]}, True), ({"target": [one, word]}, True),
         ({"target": ["99,-99"]}, True),
         ({"pair": [f"{one} {word}"]}, True), ({"pair": [one]}, True), ({"rulings": [f"{word}=open"]}, True))
    )  # fmt: skip
    return los, {"players": 4} | given | how, unknown


def ask_chains(opened: Script, source: Random) -> Question:
    """Launch chains."""
    return chains, {"positions": FEW, "stops": FEW}, False


def ask_pay(opened: Script, source: Random) -> Question:
    """Every way to pay."""
    seat, unknown = _seat(opened, source)
    word = nonsense("place.prism", source, opened.game.id)
    what, no_key = source.choice((("", False), (word, True)))
    return pay, {"seat": seat, "what": what}, unknown or no_key


def ask_shortest(opened: Script, source: Random) -> Question:
    """The fewest actions to an aim."""
    goal, unknown = source.choice((("points", False), (nonsense("points", source, opened.game.id), True)))
    return shortest_way, {"goal": goal, "positions": 2}, unknown


def ask_attacks(opened: Script, source: Random) -> Question:
    """What opponents can do."""
    seat, unknown = _seat(opened, source)
    return attacks_on, {"seat": seat}, unknown


def ask_of_another_game(opened: Script, source: Random) -> Question:
    """A question that this game cannot be asked."""
    own = {"turn": "seasons", "pay": "resarcana", "chains": "penumbra", "interrupts_from": "blackrose"}
    commands = (turn, pay, chains, interrupts_from)
    return source.choice([one for one in commands if own[one.__name__] != opened.game.id]), {}, True


OF_GAME: dict[str, tuple[Callable[[Script, Random], Question], ...]] = {
    "blackrose": (ask_interrupts, ask_los, ask_los, ask_of_another_game),
    "penumbra": (ask_chains, ask_of_another_game),
    "resarcana": (ask_pay, ask_shortest, ask_attacks, ask_of_another_game),
    "seasons": (ask_turn, ask_of_another_game),
}
"""The questions that only one game can be asked."""


def _move(opened: Script, source: Random) -> tuple[list[str], bool]:
    """A move as it might be named, and whether no move is."""
    found = verdicts(opened.game, opened.start)
    if not found or source.random() < 0.3:
        return [source.choice(("zzyxqw", "!!", "…", "0xqz", "xqzw wqzx", "'; dqzx"))], True
    one = source.choice(found)
    words = speaker(opened.game.id, source.choice(("en", "ru"))).option(one.option).split()
    at = source.randrange(len(words))
    near = [*words[:at], words[at][:-1], *words[at + 1 :]]
    return source.choice(([], [one.key], [one.option.key], words, near)), False


def _seat(opened: Script, source: Random) -> tuple[str, bool]:
    seats = opened.game.seats(opened.start.table)
    if source.random() < 0.3:
        return nonsense(source.choice(seats), source, opened.game.id), True
    return source.choice(("", *seats)), False


def _step(source: Random) -> dict[str, Any]:
    return {"step": source.choice((None, None, 0))}


def condition(opened: Script, source: Random) -> tuple[str, bool]:
    """A condition of the facts of a position, sound, with a word that means nothing, or with damage."""
    facts = opened.game.facts(opened.start)
    one, other = _comparison(facts, source), _comparison(facts, source)
    text = source.choice((one, f"{one} and {other}", f"not ({one} or {other})", f"{one} or not {other}"))
    how = source.randrange(4)
    if how == 0:
        return text, False
    if how == 1:
        word = nonsense(source.choice(list(facts)), source, opened.game.id)
        there = source.choice((f"{word} = 1", f"{word}", f"event {word}", f"{word} in {{1, 2}}"))
        return f"{text} {source.choice(('and', 'or'))} {there}", True
    if how == 2:
        name = source.choice([name for name, value in facts.items() if isinstance(value, int)])
        return f"{name} {source.choice(('=', '!=', '>='))} {source.choice(UNKNOWN)}", True
    at = source.randrange(len(text) + 1)
    return f"{text[:at]}{source.choice(LETTERS)}{text[at + source.randrange(2) :]}", False


def _comparison(facts: Any, source: Random) -> str:
    name: str = source.choice(list(facts))
    value: Scalar = facts[name]
    if isinstance(value, bool):
        return source.choice((name, f"{name} = {str(value).lower()}"))
    if isinstance(value, int):
        return f"{name} {source.choice(('=', '!=', '<', '<=', '>', '>='))} {value + source.randrange(-1, 2)}"
    return f'{name} {source.choice(("=", "!="))} "{value}"'


# ---- many of them


def run(game: str, seed: int, number: int) -> Iterator[Asked]:
    """So many questions of a game that somebody got wrong; each ends in words.

    Raises AssertionError with the question where one does not, or where a word that means nothing is taken.
    """
    source = Random(f"{game} {seed}")
    ways = (load_changed,) * 5 + (load_damaged,) * 2 + (load_suite,) + (ask,) * 2
    for n in range(number):
        way = source.choice(ways)
        one = way(game, source)
        told = f"number {n}, {way.__name__}: {one.told}"
        began = perf_counter()
        try:
            refused = one.refused()
        except Exception as error:
            raise AssertionError(f"{told}: {error!r}") from error
        assert refused or not one.unknown, f"{told}: a word that means nothing is taken"
        yield Asked(told, refused, perf_counter() - began)
