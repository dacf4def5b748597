"""Two lines of one history side by side."""

from __future__ import annotations

import random

import pytest

from tutor.engine.history import History
from tutor.engine.state import State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.state.table import Table
from tutor.rules.words import LANGS, Lang
from tutor.scenario import check
from tutor.trace.compare import compare
from tutor.trace.narrate import narrate
from tutor.trace.words import speaker


def start() -> State[Table]:
    report = check("scenarios/blackrose/37-a-chain-of-traps.yaml")
    assert report.script is not None
    return report.script.start


def wander(history: History[Table], rng: random.Random, answers: int) -> None:
    """Any answers until so many are given or nothing is under way."""
    while answers and not history.at_end:
        question = history.node.question
        if question is None:
            history.step()
            continue
        chance = question.chance
        key = rng.choice(question.options).key if chance is None else chance.pick(rng.randrange(chance.total))
        history.answer(key)
        answers -= 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seed", range(8))
def test_what_both_lines_tell_is_left_out_and_nothing_else(seed: int, lang: Lang) -> None:
    history, rng, says = History.start(GAME, start()), random.Random(seed), speaker("blackrose", lang)
    wander(history, rng, 6)
    first = history.line()
    asked = [number for number in first[:-1] if history.nodes[number].question is not None]
    history.jump(rng.choice(asked))
    wander(history, rng, 6)
    second = history.line()
    nodes = history.nodes
    parting = compare(first, second, nodes.__getitem__, says)
    if parting is None:
        assert first[: len(second)] == second[: len(first)]
        return
    at = next(n for n, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1])
    question = nodes[first[at - 1]].question
    assert question is not None and parting.question == says.question(question)
    told = [
        [
            line.text
            for number in of[at:]
            for line in narrate(says, nodes[number], nodes[nodes[number].parent or 0]).lines
        ]
        for of in (first, second)
    ]
    for mine, theirs, only in ((told[0], told[1], parting.first), (told[1], told[0], parting.second)):
        for text in {*mine, *theirs}:
            spare = max(0, mine.count(text) - theirs.count(text))
            assert [line.text for line in only].count(text) == spare
    other = compare(second, first, nodes.__getitem__, says)
    assert other is not None and (other.first, other.second) == (parting.second, parting.first)


def test_a_line_and_its_own_beginning_do_not_part() -> None:
    history = History.start(GAME, start())
    wander(history, random.Random(1), 4)
    line, says = history.line(), speaker("blackrose", "en")
    assert compare(line, line, history.nodes.__getitem__, says) is None
    assert compare(line[:3], line, history.nodes.__getitem__, says) is None
