"""Suggested questions for a thing on the table: the moves that name it, those that matter now first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from tutor.analysis.legality import Verdict
from tutor.analysis.queries.interpretation import Interpretation
from tutor.engine.event import Bound

SUGGESTED: Final = 4
"""So many questions are suggested for a thing."""

FEW: Final = 12
"""Moves that are not listed are suggested for a thing where no more of them name it."""

_NUMBER: Final = re.compile(r"[-.]\d+$")


def thing_ids(key: str) -> tuple[str, ...]:
    """The ids that the key of a piece may hold, the longest first: with and without its kind and its number.

    >>> thing_ids("card-fire-amulet-2")[:3]
    ('card-fire-amulet-2', 'card-fire-amulet', 'fire-amulet-2')
    """
    parts = key.split("-")
    tails = ["-".join(parts[at:]) for at in range(len(parts))]
    ids = (id for tail in tails for id in (tail, _NUMBER.sub("", tail)))
    return tuple(dict.fromkeys(id for id in ids if id and not id.isdecimal()))


def usual_questions(moves: Sequence[Verdict], key: str, count: int = SUGGESTED) -> tuple[Interpretation, ...]:
    """The usual questions about a thing, by its id or the key of its piece; none where no move names it.

    Moves of the waiting question come first, then those with the least against them, one of each sort; of
    one that is offered it is asked, too, what can happen. A seat is also asked for what it may do.
    """
    listed = [one for one in moves if one.listed]
    seats = {one.seat for one in listed}
    for id in thing_ids(key):
        about = [one for one in listed if id in _ids(one)]
        if not about and id not in seats:
            continue
        about.sort(key=lambda one: (not one.waiting, not one.allowed, len(one.reasons)))
        sorts = {(one.seat == id, one.kind, one.option.kind): one for one in reversed(about)}
        first = [one for one in about if one in sorts.values()]
        questions = [Interpretation("may", (one,)) for one in first]
        if id in seats:
            questions.insert(1, Interpretation("may", seat=id))
        if first and first[0].waiting and first[0].allowed:
            questions.insert(1, Interpretation("outcomes", (first[0],)))
        return tuple(questions[:count])
    return ()


def usual_unlisted(moves: Sequence[Verdict], key: str, count: int = SUGGESTED) -> tuple[Interpretation, ...]:
    """Questions about a thing that no listed move names: of the few others, those with least against them.

    A mark is only wounded where a threat asks for it.
    """
    others = [one for one in moves if not one.listed]
    for id in thing_ids(key):
        if about := [one for one in others if id in _ids(one)]:
            about.sort(key=lambda one: len(one.reasons))
            return tuple(Interpretation("may", (one,)) for one in about[:count]) if len(about) <= FEW else ()
    return ()


def usual_of_moment(moves: Sequence[Verdict]) -> tuple[Interpretation, ...]:
    """Questions where no move names a thing: what those who are asked now may do, and what can happen."""
    asked = dict.fromkeys(one.seat for one in moves if one.waiting)
    return (*(Interpretation("may", seat=seat) for seat in asked), Interpretation("outcomes"))[:SUGGESTED]


def _ids(move: Verdict) -> frozenset[str]:
    """The ids that the facts of a move name."""
    option = move.option
    return frozenset(
        id
        for value in (option.value, *(value for _, value in (*option.facts, *option.bindings)))
        for id in _strings(value)
    )


def _strings(value: Bound) -> Iterator[str]:
    """The ids in a value: it is one, several in a row, or a tuple."""
    if isinstance(value, str):
        for one in re.split(r"[|,\s]+", value):
            yield one
            yield _NUMBER.sub("", one)
    elif isinstance(value, tuple):
        for one in value:
            yield from _strings(one)
