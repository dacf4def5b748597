"""Many options as a tree: under the heads of their kinds, below those under what the game sorts them by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from tutor.engine.question import Option, Question
from tutor.trace.words import Speaker

FOLDED = 12
"""More options than that are folded under heads."""


class Fold(Struct, frozen=True):
    """Options under a head; `key` tells it from other folds of a question, `count` is how many it holds."""

    head: str
    key: str
    within: tuple[Node, ...]
    count: int


Node: TypeAlias = Option | Fold


def folded(question: Question, speaker: Speaker) -> tuple[Node, ...]:
    """The options of a question: a few as they are, many under the heads of their kinds and in smaller parts.

    What the words give no head to is not folded, unless the game sorts it.
    """
    nodes: list[Node] = []
    for head, options in groups(question, speaker):
        within = parted(options, speaker, f"group-{head}")
        nodes += [Fold(head, f"group-{head}", within, len(options))] if head else within
    return tuple(nodes)


def groups(question: Question, speaker: Speaker) -> tuple[tuple[str, tuple[Option, ...]], ...]:
    """Many options under the heads of their kinds, in the order of the question; "" for those without one.

    A few options are one group without a head.
    """
    if len(question.options) <= FOLDED:
        return (("", question.options),)
    options_by_head: dict[str, list[Option]] = {}
    for option in question.options:
        options_by_head.setdefault(speaker.option_group(option), []).append(option)
    return tuple((head, tuple(options)) for head, options in options_by_head.items())


def parted(options: tuple[Option, ...], speaker: Speaker, key: str, depth: int = 0) -> tuple[Node, ...]:
    """Options under what the game sorts them by from a `depth` on, until no part is too large.

    What all of them share is no head, and an option alone needs none.
    """
    if len(options) <= FOLDED:
        return options
    parts: dict[str, list[Option]] = {}
    for option in options:
        parts.setdefault("".join(speaker.sorted_by(option)[depth : depth + 1]), []).append(option)
    if "" in parts:
        return options
    if len(parts) == 1:
        return parted(options, speaker, key, depth + 1)
    return tuple(_part(id, tuple(part), speaker, f"{key}-{id}", depth) for id, part in parts.items())


def _part(id: str, options: tuple[Option, ...], speaker: Speaker, key: str, depth: int) -> Node:
    if len(options) == 1:
        return options[0]
    return Fold(speaker.name(id), key, parted(options, speaker, key, depth + 1), len(options))


def unfolded(nodes: Iterable[Node]) -> tuple[Option, ...]:
    """The options that stand under no head."""
    return tuple(node for node in nodes if isinstance(node, Option))
