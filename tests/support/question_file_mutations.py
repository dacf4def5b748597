"""Question files and suites as a reader would get them wrong, and what comes of loading them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, NamedTuple

from support.mutations import (
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

from tutor.analysis.legality import verdicts
from tutor.rules.catalogue import load
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.located import Located, load_located, values
from tutor.rules.words import LANGS
from tutor.scenario import Script, playable, scenario_folder
from tutor.scenario.files import question_in
from tutor.scenario.games import SUITE
from tutor.scenario.load import read_text
from tutor.scenario.question_file import QUESTION_FIELDS, question_text
from tutor.scenario.suite_run import suite_report
from tutor.trace.words import speaker
from tutor.views.analysis.legality import verdict_lines

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
    ids = {one.id for one in catalogue.components}
    ids |= {one.id for one in catalogue.rules} | {one.id for one in catalogue.rulings}
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
    return Attempt(f"{located.file} ({ids}), {how}", unknown, lambda: not _right(located))


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
    lang = source.choice(LANGS)
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
