"""Question files, suites and questions that somebody got wrong: an answer, or an error for people.

The long test asks 1,000 of each game. With another number in the environment it asks so many, and with `-s`
it tells which took longest: `TUTOR_MUTATIONS=10000 pytest -s tests/scenario/test_mutated_questions.py`.
"""

from __future__ import annotations

import os

import pytest
from support.question_file_mutations import SLOW, Asked
from support.question_mutations import run

GAMES = ("blackrose", "penumbra", "resarcana", "seasons")
QUICK, LONG = 20, 1_000


def asked(game: str, seed: int, number: int) -> list[Asked]:
    """So many questions, with those that took longest on standard output; some answered, some refused."""
    found = list(run(game, seed, number))
    print(f"\n{game}: {number} questions, {sum(one.refused for one in found)} refused")
    longest = sorted(found, key=lambda one: -one.seconds)
    for one in [one for n, one in enumerate(longest) if n < 3 or one.seconds > SLOW]:
        print(f"  {one.seconds:.2f} s: {one.told}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_questions_that_somebody_got_wrong_are_answered_in_words(game: str) -> None:
    assert {one.refused for one in asked(game, 1, QUICK)} == {True, False}


@pytest.mark.long(reason="a thousand questions of each game, or ten thousand")
@pytest.mark.parametrize("game", GAMES)
def test_many_questions_that_somebody_got_wrong_are_answered_in_words(game: str) -> None:
    number = int(os.environ.get("TUTOR_MUTATIONS", LONG))
    assert {one.refused for one in asked(game, 2, number)} == {True, False}
