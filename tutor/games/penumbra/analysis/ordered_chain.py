"""Cards launched in a given order: how far the engine lets the chain go, with the answers that lead there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tutor.engine.question import PASS, Question
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.games.penumbra import GAME
from tutor.games.penumbra.state.table import Table

MOST_STOPS = 2_000
"""A chain of more full stops is taken for one that never ends."""


class Played(Struct, frozen=True):
    """How many cards of an order could be used, and the answers to where the next one is refused."""

    length: int
    answers: tuple[str, ...]


def played_in_order(state: State[Table], cards: Sequence[str]) -> Played:
    """Uses the first card and has each launch the next (pen.chain.define), as far as that is allowed.

    Chance falls as it may, and of what an effect offers a card of the order is chosen, else the least.
    """
    done, answers = 0, list[str]()
    for _ in range(MOST_STOPS):
        step = advance(GAME, state)
        state = step.state
        if step.question is None:
            if not state.stack:
                break
            continue
        if done == len(cards) and step.question.kind == "launch":
            break
        key = _next(step.question, cards[done:], done)
        if key == "":
            break
        done += key.startswith(("card-", "launch-"))
        answers.append(key)
        state = take(GAME, state, step.question, key).state
    return Played(done, tuple(answers))


def _next(question: Question, left: Sequence[str], done: int) -> str:
    """The answer that goes on; "" where the next card cannot be used."""
    if question.chance is not None:
        return question.chance.pick(0)
    keys = [option.key for option in question.options]
    if not done or question.kind == "launch":
        wanted = f"{'launch' if done else 'card'}-{left[0]}" if left else ""
        return wanted if wanted in keys else ""
    named = [card for card in left if card in keys]
    return next((key for key in (*named, "none", PASS) if key in keys), keys[0])
