"""What a seat of Black Rose Wars knows when it thinks ahead, and what is hidden from it (brw.plan.hidden)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.state.visibility import secrets

OPEN = ""
"""The asker who knows all cards: for lessons, and for those who argue about rules."""

_PARTS = re.compile(r"[^:/+|,; .]+")


class Unknown(Struct, frozen=True):
    """A card that lies activated before a seat, and that the asker does not know."""

    seat: str
    slot: str


def known_to(state: State[Table], seat: str) -> tuple[State[Table], tuple[Unknown, ...]]:
    """The position without the activated cards of others, which a seat does not know; and those cards."""
    if seat == OPEN:
        return state, ()
    table, unknown = state.table, list[Unknown]()
    for mage in table.mages:
        if mage.seat == seat:
            continue
        unknown += [Unknown(mage.seat, spell.slot) for spell in mage.in_state("activated")]
        board = tuple(spell for spell in mage.board if spell.state != "activated")
        table = table.with_mage(replace(mage, board=board))
    return state.with_table(table), tuple(unknown)


def hides(table: Table, seat: str) -> Callable[[tuple[Event, ...], Question | None], bool]:
    """Whether what happens, or what is asked then, would tell a seat what is hidden from it on this table."""
    hidden_words = frozenset[str]() if seat == OPEN else secrets(table, seat)

    def hidden(events: tuple[Event, ...], question: Question | None) -> bool:
        if not hidden_words:
            return False
        visible: list[Any] = [event.facts for event in events]
        if question is not None:
            visible += [question.options, question.facts, question.chance]
        return not hidden_words.isdisjoint(_words(msgspec.to_builtins(visible)))

    return hidden


def _words(value: Any) -> Iterator[str]:
    """Every id in a value, alone or as a part of a longer one."""
    if isinstance(value, str):
        yield value
        yield from _PARTS.findall(value)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _words(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _words(item)
