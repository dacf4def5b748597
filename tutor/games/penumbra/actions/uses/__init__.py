"""What a wizard can use besides placing dice: kinds of uses, each with its candidates and its refusals.

Modules of this package look at the table only and start programs by name: they import no procedures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from tutor.engine.question import Option, Refusal
from tutor.games.penumbra.state.table import Table, TurnKind
from tutor.games.penumbra.state.wizard import Wizard

Step: TypeAlias = Literal["free", "prepare", "roll", "distribute"]
"""When something is used: outside a threat roll, or in one of the roll's three steps."""

Readings: TypeAlias = Callable[[str], str]
"""The reading in force for a ruling."""


Considered: TypeAlias = tuple[Option, Iterable[Refusal]]
"""A use that a wizard could think of, with what stands against it, found one by one."""

Allowed: TypeAlias = Callable[[Table, Wizard, Readings], Iterable[Option]]
"""Finds uses against which nothing stands."""


class UseKind(Struct, frozen=True):
    """One kind of use: everything of that kind that a wizard could think of, and what stands against it.

    Whether the step of a threat roll lets the use in is looked at for all kinds alike: `values` tells that
    the kind changes threat values. `considered` gives each use with all that else stands against it now.
    `legal` gives the uses of `considered` against which nothing stands, where random play would take several
    per cent longer without it. One that can `never` be used like this is only there to say why; `not_in` are
    the kinds of turn in which nothing of that kind can be used.
    """

    kind: str
    considered: Callable[[Table, Wizard, Readings], Iterable[Considered]]
    legal: Allowed | None = None
    values: bool = False
    never: bool = False
    not_in: tuple[TurnKind, ...] = ()

    def finder(self) -> Allowed:
        """What finds the uses of the kind against which nothing stands."""
        return self.legal or self._allowed

    def _allowed(self, table: Table, wizard: Wizard, reading: Readings) -> Iterable[Option]:
        considered = self.considered(table, wizard, reading)
        return unopposed(considered) if considered else ()


def unopposed(considered: Iterable[Considered]) -> Iterator[Option]:
    """The uses against which nothing stands, found one by one."""
    for option, against in considered:
        for _ in against:
            break
        else:
            yield option


def wrong_turn(table: Table, *kinds: str) -> bool:
    """Whether the turn is of another kind than those."""
    return table.turn.kind not in kinds
