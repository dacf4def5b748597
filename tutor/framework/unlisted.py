"""Moves that somebody could name and that no list of what could be done has, with why they are not made now.

They are answers that an effect asks for at its own moment, steps of the set-up, and moves with something
that lies elsewhere. `unlisted.yaml` of a game says which kinds of questions have them and what they name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, field

from tutor.engine.event import Facts, facts
from tutor.engine.question import Later, Option, Question, Refusal, Refused
from tutor.engine.state import Frame, State
from tutor.engine.waiting import not_due, set_up_over
from tutor.rules.catalogue import data_file
from tutor.rules.located import load_located

FILE: Final = "unlisted.yaml"


class Thing(NamedTuple):
    """What a move can name: its part of the key, the facts that tell of it, and what stands against it."""

    key: str
    about: Facts
    reasons: tuple[Refusal, ...] = ()


Things = Callable[[State[Any], str], Iterable[Thing]]
"""Everything of one sort that a move of a seat can name in a position."""


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """How an option names things: those of the sort `of`, in a key, with further facts.

    `{}` in `key` stands for the key of a thing. Without a sort there is one option.
    """

    of: str = ""
    key: str = "{}"
    given: dict[str, str | int | bool | None] = field(default_factory=dict, name="with")


class QuestionSort(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of question: the rule that asks it, the effect inside which it does, and its kinds of options.

    Without `inside` several effects ask it. `setup`: it belongs to the set-up of a game.
    """

    rule: str
    options: dict[str, str | Naming]
    inside: str | None = None
    setup: bool = False


@cache
def kinds_of(game: str) -> Mapping[str, QuestionSort]:
    """The kinds of questions of a game that have unlisted moves."""
    file = data_file(game, FILE)
    located = load_located(file.read_text(encoding="utf-8"), file.name)
    assert not located.defects, located.defects
    return msgspec.convert(located.data, dict[str, QuestionSort])


def unlisted(
    game: str, sorts: Mapping[str, Things], state: State[Any], seat: str, kinds: Collection[str] = ()
) -> tuple[Question, ...]:
    """A question of each kind for the seat, or of these kinds, with everything in it refused."""
    things = _Things(sorts, state, seat)
    entries = kinds_of(game).items()
    return tuple(_question(kind, how, things) for kind, how in entries if not kinds or kind in kinds)


class _Things(defaultdict[str, tuple[Thing, ...]]):
    """The things of each sort in a position, looked for once."""

    def __init__(self, sorts: Mapping[str, Things], state: State[Any], seat: str) -> None:
        super().__init__()
        self.sorts, self.state, self.seat = sorts, state, seat

    def __missing__(self, sort: str) -> tuple[Thing, ...]:
        self[sort] = things = tuple(self.sorts[sort](self.state, self.seat))
        return things


def _question(kind: str, sort: QuestionSort, things: _Things) -> Question:
    when = _when(sort, things.state)

    def refusals() -> tuple[Refused, ...]:
        return tuple(
            Refused(option, reasons or (when,))
            for name, how in sort.options.items()
            for option, reasons in _options(name, how, things)
        )

    return Question(things.seat, sort.rule, kind, (), Later(refusals))


def _options(kind: str, how: str | Naming, things: _Things) -> Iterator[tuple[Option, tuple[Refusal, ...]]]:
    naming = Naming(how) if isinstance(how, str) else how
    given = facts(**naming.given)
    if not naming.of:
        yield Option(kind if naming.key == "{}" else naming.key, kind, given), ()
        return
    for thing in things[naming.of]:
        yield Option(naming.key.replace("{}", thing.key), kind, (*thing.about, *given)), thing.reasons


def _when(sort: QuestionSort, state: State[Any]) -> Refusal:
    """That a question is asked at its own moment, or was so in the set-up."""
    if sort.setup and not any(isinstance(one, Frame) and _sets_up(one, sort) for one in state.stack):
        return set_up_over(sort.rule)
    return not_due(sort.rule, sort.inside)


def _sets_up(frame: Frame, sort: QuestionSort) -> bool:
    return frame.program == sort.inside or frame.program.startswith("setup")


def named(fact: str, ids: Iterable[str]) -> tuple[Thing, ...]:
    """Things that are told by one fact, each id once."""
    return tuple(Thing(id, ((fact, id),)) for id in dict.fromkeys(ids))


def numbers(fact: str, *ns: int) -> tuple[Thing, ...]:
    """Numbers that can be named."""
    return tuple(Thing(str(n), ((fact, n),)) for n in ns)


def elsewhere(lying: Iterable[tuple[str, Refusal]], barred: Iterable[str] = ()) -> tuple[Thing, ...]:
    """Cards that are not where a move needs them, with every place where they lie; without those barred."""
    reasons_by_card: dict[str, tuple[Refusal, ...]] = {}
    without = frozenset(barred)
    for card, where in lying:
        if card not in without:
            reasons_by_card[card] = tuple(dict.fromkeys((*reasons_by_card.get(card, ()), where)))
    return tuple(Thing(card, (("card", card),), reasons) for card, reasons in reasons_by_card.items())
