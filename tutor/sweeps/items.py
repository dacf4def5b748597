"""What is swept: where positions come from, seeds and readings, and the names by which results are known."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tutor.rules.defects import Defect
from tutor.scenario.case import Case

Policy = Literal["free", "adversarial", "cooperative"]
Player = Literal["random", "greedy"]

POSITIONS: Final = 20_000
"""So many positions are looked at for a law, unless more are asked for."""


class Args(Struct, frozen=True, omit_defaults=True):
    """The particulars of a question; what a question does not need is left out.

    `facts` are names of facts or patterns of them ("*.wounds"), `where` is a condition, `event` a kind of
    event, `until` how far is looked. With `answers` only so many answers of the told line are given; with
    `after` the position that is asked about lies so many random answers of seats further on. `seats` tells
    how single seats answer, `by` who plays the others. `positions` bounds the search for a law.
    """

    facts: tuple[str, ...] = ()
    where: str = ""
    event: str = ""
    until: str = "effect"
    answers: int | None = None
    after: int | None = None
    seats: tuple[tuple[str, str], ...] = ()
    by: Player = "random"
    positions: int = POSITIONS


class Source(Struct, frozen=True, omit_defaults=True):
    """Where positions come from: the text of a scenario file, or a case. `game` is "" where nobody knows it.

    `wrong` are the defects of a file that cannot even be read.
    """

    name: str
    game: str
    text: str = ""
    case: Case | None = None
    wrong: tuple[Defect, ...] = ()

    def digest(self) -> str:
        """Tells its contents from others."""
        return digest(self)


class Item(Struct, frozen=True, array_like=True):
    """One position to ask about: the number of its source, the seed of chance, the readings replaced."""

    source: int
    seed: int | None = None
    readings: tuple[tuple[str, str], ...] = ()


class Plan(Struct, frozen=True, dict=True):
    """Everything that a sweep asks, in the order in which the results are listed.

    `code` tells the rules and the engine from those of another version. `named` are the rulings that get a
    column of their own.
    """

    question: str
    args: Args
    sources: tuple[Source, ...]
    items: tuple[Item, ...]
    code: str
    named: tuple[str, ...] = ()

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """What names the result of each item: the same only where everything that decides it is."""
        whole = digest((self.question, self.args, self.code))
        sources = [source.digest() for source in self.sources]
        return tuple(
            digest((whole, sources[item.source], item.seed, item.readings))[:KEY] for item in self.items
        )


KEY: Final = 24
"""Signs of the name of a result: enough that no two of a sweep are the same."""


def digest(value: Any) -> str:
    """A short name for plain data, the same in every process."""
    return sha256(msgspec.json.encode(value)).hexdigest()


class Chunk(Struct, frozen=True):
    """Items that one worker takes at once, with the sources that they need; numbers are those of the plan."""

    question: str
    args: Args
    code: str
    sources: dict[int, Source]
    items: dict[int, Item]

    def __len__(self) -> int:
        return len(self.items)


def chunk_of(plan: Plan, numbers: Iterable[int]) -> Chunk:
    """Some items of a plan."""
    items = {number: plan.items[number] for number in numbers}
    sources = {item.source: plan.sources[item.source] for item in items.values()}
    return Chunk(plan.question, plan.args, plan.code, sources, items)
