"""Games played at random to be drawn, and what is read of the HTML that they are drawn in."""

from __future__ import annotations

import random
import re
from typing import Any

from tutor.engine.game import Game
from tutor.engine.history import History


def section(html: str, key: str) -> str:
    """A section that folds, by the end of its key."""
    found = re.search(
        rf'data-key="table-[\w-]*{key}">(.*?)(?=<details|<article class="rt-other|<h3|$)', html, re.S
    )
    assert found is not None, f"no section {key}"
    return found[1]


def text(html: str) -> str:
    """What is read of a piece of HTML."""
    words = re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html)).replace("&#x27;", "'").strip()
    return re.sub(r" (?=[,;:.)])", "", words).replace("( ", "(")


def random_game(game: Game[Any], opening: str, seed: int, steps: int) -> History[Any]:
    """A whole game, every answer drawn by the seed, as far as so many full stops."""
    start = next(one for one in game.openings() if one.id == opening)
    history, chance = History.start(game, start.start()), random.Random(seed)
    for _ in range(steps):
        question = history.node.question
        if history.at_end:
            break
        if question is None:
            history.step()
        elif question.chance is not None:
            history.answer(question.chance.pick(chance.randrange(question.chance.total)))
        else:
            history.answer(chance.choice(question.options).key)
    return history
