"""Whether the package of a game is sound: one call finds everything that a game of one's own can lack.

>>> from random import Random
>>> from tutor.scenario.package import package_defects
>>> package_defects("seasons", pick=Random(1).randrange, games=0)
()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tutor.contract import any_answer, check_game
from tutor.engine.history import History, Node
from tutor.rules.catalogue import load
from tutor.rules.compiling import digest_of
from tutor.rules.load_yaml import read_texts
from tutor.rules.registry import folder_of
from tutor.rules.words import LANGS
from tutor.scenario.checking import check
from tutor.scenario.course import check_course
from tutor.scenario.games import COURSE, game_named, lessons_folder, scenario_files
from tutor.trace.words import Speaker, speaker


def package_defects(game: str, *, pick: Callable[[int], int], games: int = 3) -> tuple[str, ...]:
    """Everything that is wrong with the package of a game, each thing once; empty where it is sound.

    Looked at are its compiled catalogue, the contract (`tutor.contract`), its lessons and course, and the
    words of so many random games from each set-up, in both languages. `pick(total)` gives a number from 0 to
    total - 1. Raises KeyError for a game that cannot be loaded.
    """
    problems: dict[str, None] = {}
    if load(game).digest != digest_of(read_texts(folder_of(game))):
        problems[f"the catalogue is older than its files: python -m tutor.rules {game}"] = None
    if games:
        problems |= {str(one): None for one in check_game(game_named(game), pick=pick, games=games)}
    for file in scenario_files(game):
        problems |= {str(one): None for one in check(file).defects}
    course = lessons_folder(game) / COURSE
    if course.is_file():
        problems |= {str(one): None for one in check_course(course).defects}
    problems |= dict.fromkeys(_unsaid(game, pick, games))
    return tuple(problems)


def _unsaid(game: str, pick: Callable[[int], int], games: int) -> Iterator[str]:
    """What random games come to and has no words."""
    for lang in LANGS:
        speaks = speaker(game, lang)
        for state in game_named(game).setups():
            for _ in range(games):
                history = History.start(game_named(game), state)
                yield from _of_node(speaks, history.node, game)
                while history.node.state.stack:
                    question = history.node.question
                    history.step() if question is None else history.answer(any_answer(question, pick))
                    yield from _of_node(speaks, history.node, game)
        for program in game_named(game).programs:
            yield from _missing_words(speaks.program, program)


def _of_node(speaks: Speaker, node: Node[Any], game: str) -> Iterator[str]:
    for event in node.events:
        yield from _missing_words(speaks.event, event)
    for name, value in game_named(game).facts(node.state).items():
        yield from _missing_words(speaks.fact, name)
        yield from _missing_words(speaks.value, value)
    question = node.question
    if question is None:
        return
    yield from _missing_words(speaks.question, question)
    for option in (*question.options, *(one.option for one in question.refused)):
        yield from _missing_words(speaks.option, option)
    for refused in question.refused:
        for reason in refused.reasons:
            yield from _missing_words(speaks.refusal, reason)
            yield from _missing_words(speaks.allowed_if, reason)


def _missing_words(say: Callable[..., str], what: object) -> Iterator[str]:
    """What words are lacking for it."""
    try:
        say(what)
    except KeyError as error:
        yield str(error.args[0])
