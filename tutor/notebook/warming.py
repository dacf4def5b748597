"""What kernels would each work out anew, made once by who forks them: piece by piece, while nobody waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from tutor.analysis.condition_grammar import parse_condition
from tutor.analysis.queries.interpretation import Interpreter
from tutor.notebook.blackrose.rounds import CHAPTER_GAMES, random_game
from tutor.notebook.catalogue import rule
from tutor.notebook.claim_trials import CHAPTER_TURN, all_ends
from tutor.notebook.positions import opening, position
from tutor.notebook.reading_pairs import CHAPTER_LESSON, searched
from tutor.rules.catalogue import load
from tutor.rules.located import load_located
from tutor.rules.words import LANGS, Lang
from tutor.scenario.files import question_in
from tutor.scenario.games import game_named, playable
from tutor.scenario.question_file import question_text as question_file_text
from tutor.sweeps.code import code_digest
from tutor.views.cell_errors import NoSuchName

ANY_CONDITION: Final = "a.wounds >= 1"
"""Reading one makes the parser."""


def pieces() -> Iterator[Callable[[], object]]:
    """Everything that saves a kernel more time than it costs memory, which all of them have a share in.

    Each piece only reads files and fills caches that no learner can change: lessons are not among them, since
    who writes one wants to see the next kernel read it anew.
    """
    for game in playable():
        for lang in LANGS:
            yield partial(_first_rule, game, lang)
            yield partial(_first_table, game, lang)
        yield partial(_first_kinds, game)
        yield partial(_first_question, game)
    yield partial(parse_condition, ANY_CONDITION)
    for seed, rounds in CHAPTER_GAMES:
        yield partial(random_game, seed, rounds)
    yield _first_search
    yield _first_ends
    yield code_digest


def _first_rule(game: str, lang: Lang) -> object:
    """The card of a rule: with it the catalogue is read, and the index of what belongs together is made."""
    return rule(load(game).rules[0].id, lang).html()


def _first_table(game: str, lang: Lang) -> object:
    """The table of the first kind of game."""
    return opening(game, lang=lang).html()


def _first_kinds(game: str) -> object:
    """What is known of a game from all of its sentences, which every lesson is checked against."""
    programs = game_named(game).programs
    return programs.question_kinds, programs.most_faces


def _first_question(game: str) -> object:
    """The words on the buttons of every move of a position, which a question in words is compared with."""
    start = question_in(load_located(question_file_text(game), "question.yaml")).script.start
    return Interpreter.of(game_named(game), start).complete("a")


def _first_search() -> None:
    """What every other reading changes in the line of the chapter; a site has lessons of its own."""
    with suppress(NoSuchName):
        searched(position(CHAPTER_LESSON))


def _first_ends() -> None:
    """Every end of the turn that a chapter makes a claim of."""
    with suppress(NoSuchName):
        all_ends(position(CHAPTER_TURN, 0))
