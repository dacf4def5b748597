"""What the bench begins with: a usual situation, a lesson, a whole game, a file, a link, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

from tutor.app.library import lesson, lesson_ids
from tutor.app.link import BadLink, CaseTrail, unpack
from tutor.app.words import AppWords
from tutor.app.workbench.session import Bench
from tutor.rules.defects import DefectiveFile
from tutor.rules.located import Located, load_located
from tutor.scenario.beginnings import beginnings, empty_table
from tutor.scenario.case import begin, case_of
from tutor.scenario.files import question_in
from tutor.scenario.games import playable
from tutor.scenario.question_file import QuestionFile, question_of
from tutor.scenario.suite import CaseSpec

LONGEST_ID: Final = 60
"""So many characters of an unknown id are repeated."""


class BenchStart(NamedTuple):
    """What the bench starts with: what is told of it, the panel that is open, and what is asked.

    `query` are the questions that its address keeps, by the name of their parameter.
    """

    bench: Bench
    message: str = ""
    panel: str = ""
    asked: CaseSpec | None = None
    query: Mapping[str, str] = {}


class NoBenchStart(ValueError):
    """Nothing could be opens with; the text says why."""


def first(game: str) -> Bench:
    """The first lesson's position, for a bench that nothing was asked of."""
    loaded = lesson(lesson_ids(game)[0])
    assert loaded.script is not None
    return Bench.open(case_of(loaded.script.scenario))


def of_game(game: str, value: str, words: AppWords) -> BenchStart:
    """Another game."""
    return BenchStart(first(value if value in playable() else game))


def of_situation(game: str, value: str, words: AppWords) -> BenchStart:
    """A usual situation with its question, or an empty table."""
    if not value:
        data = empty_table(game)
        return BenchStart(_bench(question_of(Located("", data, {}, ())))) if data else BenchStart(first(game))
    wanted = next((one for one in beginnings(game) if one.spec.id == value), None)
    if wanted is None:
        ids = ", ".join(one.spec.id for one in beginnings(game))
        raise NoBenchStart(words("bench-no-beginning", id=value[:LONGEST_ID], ids=ids))
    return BenchStart(Bench.open(wanted.case), wanted.spec.title.of(words.lang), asked=wanted.spec)


def of_opening(game: str, value: str, words: AppWords) -> BenchStart:
    """A whole game that is about to begin."""
    return BenchStart(Bench.open(begin(game, value)))


def of_lesson(game: str, value: str, words: AppWords) -> BenchStart:
    """The case of a lesson, with the told line ahead of its beginning."""
    if value not in lesson_ids(game) or (script := lesson(value).script) is None:
        raise NoBenchStart(words("error-lesson", lesson=value[:60]))
    bench = Bench.open(case_of(script.scenario, script.answers))
    bench.show(0)
    bench.to_question()
    return BenchStart(bench)


def of_file(game: str, value: str, words: AppWords) -> BenchStart:
    """The case of a question or a lesson; every defect of what is neither is told."""
    try:
        file = question_in(load_located(value, words("bench-your-file")))
    except DefectiveFile as error:
        raise NoBenchStart(error.text(words.lang)) from error
    return BenchStart(_bench(file), "\n".join(note.of(words.lang) for note in file.notes()))


def of_trail(game: str, value: str, words: AppWords) -> BenchStart:
    """Where a link's trail leads, as far as it still fits."""
    try:
        trail = unpack(value, CaseTrail)
        bench, exactly = Bench.restore(trail)
    except BadLink as bad:
        raise NoBenchStart(words(f"error-case-{bad.why}")) from bad
    except (DefectiveFile, KeyError) as error:
        raise NoBenchStart(words("error-case-damaged")) from error
    return BenchStart(bench, "" if exactly else words("error-case-changed"), trail.panel)


def of_link(game: str, value: str, words: AppWords) -> BenchStart:
    """A whole address of the workbench, as it is copied and pasted, with what it asks."""
    query = {name: values[0] for name, values in parse_qs(urlsplit(value.strip()).query).items()}
    if not ADDRESSED.keys() & query.keys():
        raise NoBenchStart(words("error-case-damaged"))
    return of_query(query, query.get("game", game), words)


def of_query(query: Mapping[str, str], game: str, words: AppWords) -> BenchStart:
    """What the query of an address asks for, else a first lesson. Raises NoBenchStart for what is none."""
    game = game if game in playable() else playable()[0]
    for name, begins in ADDRESSED.items():
        if name in query:
            return begins(game, query[name], words)._replace(query=query)
    return BenchStart(first(game), query=query)


ADDRESSED: Final[Mapping[str, Callable[[str, str, AppWords], BenchStart]]] = {
    "at": of_trail,
    "lesson": of_lesson,
    "begin": of_situation,
}
"""The parameters of an address that say what to begin with."""

BEGINS: Final[Mapping[str, Callable[[str, str, AppWords], BenchStart]]] = {
    "game": of_game,
    "beginning": of_situation,
    "opening": of_opening,
    "lesson": of_lesson,
    "file": of_file,
    "open-link": of_link,
}
"""The actions that begin with something, given the game and the value of what was pressed."""


def _bench(file: QuestionFile) -> Bench:
    return Bench.open(case_of(file.script.scenario, file.script.answers))
