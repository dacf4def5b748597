"""Events: the facts that a sentence made true, each under the rule that made it so."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Scalar: TypeAlias = str | int | bool | None
"""What a fact or a binding may hold besides tuples: JSON's own plain values, floats excepted."""

Bound: TypeAlias = str | int | bool | tuple[str | int, ...] | None
"""What a fact or a binding may hold: a scalar or a tuple of ids and numbers."""

Facts: TypeAlias = tuple[tuple[str, Bound], ...]
"""Named facts in the order in which they were stated; hashable, and plain JSON."""


def facts(**named: Bound) -> Facts:
    """Turns keyword arguments into facts."""
    return tuple(named.items())


class Event(Struct, frozen=True, gc=False):
    """Something that happened at one full stop.

    `rule` is the id of the rule that made it happen, `kind` names the words that tell it, `facts` fill
    them. `activation`, `program` and `path` say which sentence of which running effect it was; `depth`
    counts the entries of the stack below that effect.
    """

    rule: str
    kind: str
    facts: Facts = ()
    program: str = ""
    activation: int = 0
    path: tuple[int, ...] = ()
    depth: int = 0

    def fact(self, name: str, default: Bound = None) -> Bound:
        """The fact of that name, or `default` where the event does not state it."""
        for key, value in self.facts:
            if key == name:
                return value
        return default
