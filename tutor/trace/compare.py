"""Two lines of play side by side: where they part, and what happened in one of them alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from tutor.engine.history import Node
from tutor.trace.narrate import Line, narrate
from tutor.trace.words import Speaker


class Parting(Struct, frozen=True):
    """Where two lines part: what was asked there, and of each line what happened in it alone, in order.

    `first` and `second` begin with what was answered. Lines of the tale that both have are left out, as often
    as both have them.
    """

    question: str
    first: tuple[Line, ...]
    second: tuple[Line, ...]


def compare(
    first: Sequence[int], second: Sequence[int], node: Callable[[int], Node[Any]], speaker: Speaker
) -> Parting | None:
    """Compares two lines of one history, given by the numbers of their nodes from the first position on.

    `node` gives what may be seen of a node. None where one line is the beginning of the other.
    """
    pairs = enumerate(zip(first, second, strict=False))
    common = next((at for at, (one, other) in pairs if one != other), None)
    if not common:
        return None
    question = node(first[common - 1]).question
    mine, theirs = (_narration(line[common - 1 :], node, speaker) for line in (first, second))
    return Parting(
        "" if question is None else speaker.question(question), _without(mine, theirs), _without(theirs, mine)
    )


def _narration(line: Sequence[int], node: Callable[[int], Node[Any]], speaker: Speaker) -> list[Line]:
    """What is told of the nodes behind the first."""
    return [
        sentence
        for before, after in pairwise(line)
        for sentence in narrate(speaker, node(after), node(before)).lines
    ]


def _without(lines: list[Line], others: list[Line]) -> tuple[Line, ...]:
    """The lines that the others lack; of several alike the last ones are those that are too many."""
    spare, missing = Counter(line.text for line in others), []
    for line in lines:
        if spare[line.text] > 0:
            spare[line.text] -= 1
        else:
            missing.append(line)
    return tuple(missing)
