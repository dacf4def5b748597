"""What one seat may be told: a node of a history without anything that is hidden from that seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from tutor.engine.event import Bound, Event, Facts
from tutor.engine.game import Game
from tutor.engine.history import Node
from tutor.engine.question import Option, Question
from tutor.engine.state import Frame, Window

HIDDEN = "hidden"
"""What stands where an id is hidden; the words have a name for it."""

Mask: TypeAlias = Callable[[str], str]


def visible_to(game: Game[Any], node: Node[Any], seat: str, before: Node[Any] | None = None) -> Node[Any]:
    """The node as the seat may see it: its table, what happened and what is asked, with ids hidden.

    What was hidden in the node `before` stays so, unless the table shows it now. Questions to the seat stay
    as they are; how another seat answered a secret one is not told.
    """
    table = game.seen(node.state.table, seat)
    mask = _mask(_secret(game, node, before, table, seat))
    state, mask_event = node.state, _event
    question = None if before is None else before.question
    if node.key is not None and question is not None and question.secret and question.seat != seat:
        mask_event = _keyless
    return Node(
        node.number,
        node.parent,
        None if node.key is None else HIDDEN if mask_event is _keyless else mask(node.key),
        replace(state, table=table, stack=tuple(_entry(entry, mask) for entry in state.stack)),
        tuple(mask_event(event, mask) for event in node.events),
        None if node.question is None else _question(node.question, seat, mask),
        node.depth,
    )


def _secret(
    game: Game[Any], node: Node[Any], before: Node[Any] | None, table: Any, seat: str
) -> frozenset[str]:
    """The ids that the seat is not told in a node, given the table that it sees there."""
    secret = game.secrets(node.state.table, seat)
    former = frozenset[str]() if before is None else game.secrets(before.state.table, seat) - secret
    if former:
        encoded = msgspec.json.encode(table)
        former = frozenset(id for id in former if msgspec.json.encode(id) not in encoded)
    return secret | former


@lru_cache(maxsize=256)
def _mask(secret: frozenset[str]) -> Mask:
    if not secret:
        return str
    ids = "|".join(re.escape(id) for id in sorted(secret, key=len, reverse=True))
    pattern = re.compile(rf"(?<![a-z0-9])(?:{ids})(?![a-z0-9])")
    return lambda text: pattern.sub(HIDDEN, text)


def _question(question: Question, seat: str, mask: Mask) -> Question:
    """What another seat is asked; what it was refused is nobody else's business."""
    if question.seat == seat:
        return question
    if question.secret:
        return replace(question, options=(), refused=(), facts=_facts(question.facts, mask))
    options = tuple(_option(option, mask) for option in question.options)
    return replace(question, options=options, refused=(), facts=_facts(question.facts, mask))


def _option(option: Option, mask: Mask) -> Option:
    return replace(
        option,
        key=mask(option.key),
        facts=_facts(option.facts, mask),
        value=_bound(option.value, mask),
        bindings=_facts(option.bindings, mask),
    )


def _entry(entry: Frame | Window, mask: Mask) -> Frame | Window:
    if isinstance(entry, Window):
        more = tuple(_event(event, mask) for event in entry.more)
        return replace(entry, event=_event(entry.event, mask), more=more)
    pending = tuple(_event(event, mask) for event in entry.pending)
    return replace(entry, bindings=_facts(entry.bindings, mask), pending=pending)


def _event(event: Event, mask: Mask) -> Event:
    return replace(event, facts=_facts(event.facts, mask))


def _keyless(event: Event, mask: Mask) -> Event:
    """What happened when a secret question was answered, without the answer."""
    given = tuple((name, HIDDEN if name == "key" else value) for name, value in event.facts)
    return replace(event, facts=_facts(given, mask))


def _facts(facts: Facts, mask: Mask) -> Facts:
    return tuple((name, _bound(value, mask)) for name, value in facts)


def _bound(value: Bound, mask: Mask) -> Bound:
    if isinstance(value, str):
        return mask(value)
    if isinstance(value, tuple):
        return tuple(mask(item) if isinstance(item, str) else item for item in value)
    return value
