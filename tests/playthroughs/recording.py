"""Random playthroughs as text, line by line: what happened, what was asked and refused, what was answered.

`python tests/playthroughs/recording.py` plays them all anew and writes the files; run it after a change of
the engine or of a game, and read the difference before committing it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tutor.engine.event import Facts, Scalar
from tutor.engine.game import Game
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.scenario import game_named, playable

FOLDER = Path(__file__).parent
SETUPS = 12
"""So many set-ups of each game are recorded, spread over all it has."""

ANSWER = "  = "
"""How a line with an answer begins."""

Choose = Callable[[Question], str]


def recorded(game: Game[Any], state: State[Any], choose: Choose) -> Iterator[str]:
    """The lines of one playthrough; `choose` answers every question."""
    before: dict[str, Scalar] = {}
    while True:
        now = dict(game.facts(state))
        for name in sorted({*before, *now}):
            if before.get(name, "-") != now.get(name, "-"):
                yield f"  {name}: {before.get(name, '-')} -> {now.get(name, '-')}".rstrip()
        before = now
        if not state.stack:
            return
        step = advance(game, state)
        if step.question is not None:
            yield from _asked(step.question)
            key = choose(step.question)
            yield f"{ANSWER}{key}"
            step = take(game, step.state, step.question, key)
        for event in step.events:
            yield f"{'  ' * event.depth}{event.kind} [{event.rule}] {_told(event.facts)}".rstrip()
        state = step.state


def at_random(seed: int) -> Choose:
    """Answers by chance, from a seed."""
    source = Random(seed)

    def choose(question: Question) -> str:
        if question.chance is not None:
            return question.chance.pick(source.randrange(question.chance.total))
        return question.options[source.randrange(len(question.options))].key

    return choose


def as_written(lines: list[str]) -> Choose:
    """The answers of a recording, in order."""
    answers = iter([line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)])
    return lambda question: next(answers, "")


def chosen_setups(game: Game[Any]) -> dict[str, State[Any]]:
    """The set-ups that are recorded, by the name of their file."""
    states = tuple(game.setups())
    numbers = sorted({round(n * (len(states) - 1) / (SETUPS - 1)) for n in range(SETUPS)})
    return {f"setup-{number:03}.txt": states[number] for number in numbers}


def renew() -> int:
    """Plays every recording anew, each with its own seed. Returns how many there are."""
    count = 0
    for name in playable():
        game = game_named(name)
        folder = FOLDER / name
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for seed, (file, state) in enumerate(chosen_setups(game).items(), 1):
            lines = recorded(game, state, at_random(seed))
            (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
            count += 1
    return count


def _asked(question: Question) -> Iterator[str]:
    yield f"? {question.seat}: {question.kind} [{question.rule}] {_told(question.facts)}".rstrip()
    if question.chance is not None:
        yield f"  {question.chance.form}"
    for option in question.options:
        yield f"  + {option.key}"
    for refused in question.refused:
        reasons = "; ".join(f"{reason.kind} [{reason.rule}]" for reason in refused.reasons)
        yield f"  - {refused.option.key}: {reasons}"


def _told(facts: Facts) -> str:
    return " ".join(f"{name}={value}".replace(" ", "") for name, value in facts)


if __name__ == "__main__":
    print(f"{renew()} playthroughs recorded", file=sys.stderr)
