"""Question files, suites and questions as a reader would get them wrong, and what comes of asking them.

Whatever is changed, loading and asking end with an answer or with an error for people; a word that means
nothing in the game is never taken.
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import typer
from mutation_support import (
    FREE,
    UNKNOWN,
    Found,
    around,
    double,
    exchange,
    made_up,
    move,
    overflow,
    pick,
    rename,
    rename_key,
    sources,
)

from tutor.analysis.outcomes import untils
from tutor.analysis.verdicts import verdicts
from tutor.cli.arcana import attacks_on, pay, shortest_way
from tutor.cli.asking import compare, may, when
from tutor.cli.chains import chains
from tutor.cli.interrupts import Until, interrupts_from
from tutor.cli.lines import lines
from tutor.cli.output import Language
from tutor.cli.sight import los
from tutor.cli.turns import Aim, turn
from tutor.engine.event import Scalar
from tutor.games.blackrose.lodge.ground import lodge_of
from tutor.rules.catalogue import load
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.located import Located, load_located, values
from tutor.scenario import Script, playable, scenario_folder
from tutor.scenario.files import question_in
from tutor.scenario.games import SUITE
from tutor.scenario.load import read_text
from tutor.scenario.question_file import QUESTION_FIELDS, question_text
from tutor.scenario.suite import merged
from tutor.scenario.suite_run import suite_report
from tutor.trace.words import speaker
from tutor.views.verdicts import verdict_lines

FEW = 40
"""So many positions a search looks at where a question says how many."""

SLOW = 3.0
"""Seconds that a question takes at most without saying how far it got."""

STEPS = ("choose", "roll", "draw", "deal", "expect")
"""What a lesson says beside telling its story."""

VALUES: tuple[Any, ...] = (
    None, True, False, -3, 0, 99, 10**17, 1.5, "", " ", "yes", "[", "a" * 3000, "\u0000", "…", [], [[1]], {},
    {"a": "b"}, {"": None},
)  # fmt: skip
"""Values of the wrong type."""

TEXT = ("drop", "twice", "swap", "indent", "cut", "letter", "no-letter", "key-twice")
"""How the text of a file is damaged."""

LETTERS = ":{}[],'\"#&*!|>%@`\t-?~\\ é\u200b"


class Attempt(NamedTuple):
    """One question that somebody got wrong, in words; whether a word in it means nothing; and how to ask it.

    `refused` asks it, and tells whether there was an error for people, instead of an answer or beside it.
    """

    told: str
    unknown: bool
    refused: Callable[[], bool]


class Asked(NamedTuple):
    """What came of one of them, and how many seconds it took."""

    told: str
    refused: bool
    seconds: float


# ---- files to begin with


@cache
def files(game: str) -> tuple[Located, ...]:
    """Question files of a game: the one to begin with, and each lesson without its story."""
    first = load_located(question_text(game), f"{game}/question.yaml")
    return (first, *(_as_question(one) for one in sources(game)))


def _as_question(lesson: Located) -> Located:
    data = {name: value for name, value in lesson.data.items() if name in QUESTION_FIELDS}
    steps = [step for step in lesson.data["steps"] if any(name in step for name in STEPS)]
    data["steps"] = steps
    return Located(lesson.file, data, lesson.lines, ())


@cache
def suite(game: str) -> Located:
    """The suite of a game."""
    file = scenario_folder() / game / SUITE
    return load_located(read_text(file), str(file))


def some_cases(game: str, source: Random) -> Located:
    """The suite with two of its cases."""
    whole = suite(game)
    cases = source.sample(whole.data["cases"], 2)
    return Located(whole.file, deepcopy(whole.data | {"cases": cases}), {}, ())


@cache
def script(game: str, number: int) -> Script:
    """A question file as it is played."""
    return question_in(files(game)[number]).script


# ---- words


@cache
def known_words(game: str) -> frozenset[str]:
    """Everything that could mean something in a game: components, rules, rulings, and what its files say."""
    catalogue = load(game)
    ids = {one.id for one in (*catalogue.components, *catalogue.rules, *catalogue.rulings)}
    for one in (*files(game), suite(game)):
        for path, value in values(one.data):
            ids |= {str(value), *map(str, path)}
    return frozenset(ids)


@cache
def foreign_words(game: str) -> tuple[str, ...]:
    """Words of the other games that mean nothing in this one."""
    found = {one.id for other in playable() if other != game for one in load(other).components}
    return tuple(sorted(found - known_words(game)))


def nonsense(word: str, source: Random, game: str) -> str:
    """A word that means nothing: far from all that do, a letter away from this one, or another game's."""
    if len(word) > 2 and source.random() < 0.5:
        at = source.randrange(1, len(word) - 1)
        return f"{word[:at]}{word[at + 1 :]}q"
    return source.choice((*UNKNOWN, source.choice(foreign_words(game))))


# ---- changes of a file


def foreign(game: str) -> Callable[[Any, Random], Found]:
    """A word of another game in the place of one."""

    def change(data: Any, source: Random) -> Found:
        found = pick(data, str, source, lambda path, value: not free(path))
        if found is None:
            return None
        path, _ = found
        around(data, path)[path[-1]] = source.choice(foreign_words(game))
        return path, True

    return change


def free(path: tuple[str | int, ...]) -> bool:
    """Whether any word may stand there."""
    return made_up(path) or path[-1] in FREE


def drop(data: Any, source: Random) -> Found:
    """A field or an entry is left out."""
    found = pick(data, (dict, list), source, lambda path, value: bool(value))
    if found is None:
        return None
    path, there = found
    at = source.choice(list(there)) if isinstance(there, dict) else source.randrange(len(there))
    del there[at]
    return (*path, at), False


def retype(data: Any, source: Random) -> Found:
    """A value of another type stands there."""
    found = pick(data, (dict, list, str, int), source, lambda path, value: bool(path))
    if found is None:
        return None
    path, _ = found
    around(data, path)[path[-1]] = deepcopy(source.choice(VALUES))
    return path, False


def move_key(data: Any, source: Random) -> Found:
    """A field stands in another place, or there as well."""
    one = pick(data, dict, source, lambda path, value: bool(value))
    other = pick(data, dict, source, lambda path, value: True)
    if one is None or other is None:
        return None
    key = source.choice(list(one[1]))
    value = deepcopy(one[1][key])
    if source.random() < 0.5:
        del one[1][key]
    other[1][key] = value
    return other[0], False


def changed(game: str, located: Located, source: Random) -> tuple[Located, str, bool]:
    """The file with one change, how it was changed, and whether a word that means nothing was put there."""
    ways = (
        double, move, move_key, rename, rename_key, overflow, exchange, drop, retype, foreign(game),
    )  # fmt: skip
    while True:
        how = source.choice(ways)
        data = deepcopy(located.data)
        found = how(data, source)
        if found is not None:
            path, unknown = found
            return Located(located.file, data, located.lines, ()), f"{how.__name__} at {path}", unknown


def damaged(text: str, source: Random) -> tuple[str, str]:
    """The text with something that is not as it was, and what."""
    lines = text.splitlines()
    how, at = source.choice(TEXT), source.randrange(len(lines))
    line = lines[at]
    if how == "drop":
        del lines[at]
    elif how == "twice":
        lines.insert(at, line)
    elif how == "swap":
        lines[at], lines[at - 1] = lines[at - 1], line
    elif how == "indent":
        lines[at] = source.choice((f"  {line}", line[1:], f"\t{line}"))
    elif how == "cut":
        lines = [*lines[:at], line[: source.randrange(len(line) + 1)]]
    elif how == "key-twice":
        lines.insert(at, re.sub(r":.*", ": 1", line))
    else:
        n = source.randrange(len(line) + 1)
        lines[at] = (
            line[:n] + (source.choice(LETTERS) if how == "letter" else "") + line[n + (how != "letter") :]
        )
    return "\n".join(lines) + "\n", f"{how} at line {at + 1}"


# ---- loading


def load_changed(game: str, source: Random) -> Attempt:
    """A question file that was changed, and all moves of its position told if it is sound."""
    located, how, unknown = changed(game, source.choice(files(game)), source)
    return Attempt(f"{located.file}, {how}", unknown, lambda: not _opens(located, source))


def load_damaged(game: str, source: Random) -> Attempt:
    """A question file whose text was damaged."""
    located = source.choice(files(game))
    written = "" if located is not files(game)[0] else question_text(game)
    text, how = damaged(written or json.dumps(located.data, ensure_ascii=False, indent=1), source)
    told = f"{located.file}, {how}"
    return Attempt(told, False, lambda: not _opens(load_located(text, located.file), source))


def load_suite(game: str, source: Random) -> Attempt:
    """A suite with two cases in which something was changed."""
    cases = some_cases(game, source)
    ids = ", ".join(case["id"] for case in cases.data["cases"])
    located, how, unknown = changed(game, cases, source)
    unknown = unknown and _matters(cases.data, located.data)
    return Attempt(f"{located.file} ({ids}), {how}", unknown, lambda: not _right(located))


def _matters(before: Any, after: Any) -> bool:
    """Whether a change is none of a shared position that each case replaces by something else."""
    if {**before, "position": None} != {**after, "position": None}:
        return True
    own = [case.get("position", {}) for case in before["cases"]]
    return any(merged(before["position"], one) != merged(after["position"], one) for one in own)


def _right(located: Located) -> bool:
    report = suite_report(located)
    assert report.cases or report.defects
    placed(report.defects)
    return report.sound


def _opens(located: Located, source: Random) -> bool:
    """Whether there is a position to ask about, in a file without defects; every move of it is told then."""
    try:
        found = question_in(located)
    except DefectiveFile as error:
        placed(error.defects)
        return False
    lang = source.choice(("en", "ru"))
    for said in found.notes():
        assert said.of(lang)
    speaks = speaker(found.script.game.id, lang)
    for one in verdicts(found.script.game, found.script.start):
        assert verdict_lines(one, speaks)
    return not found.passed


def placed(defects: tuple[Defect, ...]) -> None:
    """Every defect has a line and a field, and words in both languages."""
    for defect in defects:
        assert defect.line > 0 and defect.field, defect
        for lang in ("en", "ru"):
            assert defect.message(lang), defect


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
        return [source.choice(("zzyxqw", "!!", "…", "0", "xqzw wqzx", "'; drop"))], True
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
