"""What is printed on the components, as values that never change."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tutor.games.resarcana.state.essences import Amount
from tutor.games.resarcana.verbs.schema import Cost, Deed, Reduction

Kind: TypeAlias = Literal["artifact", "mage", "magic-item", "monument", "place-of-power"]
Trigger: TypeAlias = Literal["", "life_loss", "dragon_power", "victory_check", "on_claim"]
Side: TypeAlias = Literal["", "sun", "moon"]

FOR_SALE: Final = ("monument", "place-of-power")
"""The kinds of components that are claimed from the middle of the table."""


class Power(Struct, frozen=True, gc=False):
    """One power: what it costs, and what it does full stop by full stop.

    A "reaction" answers its `trigger` outside the own turn, a "trigger" works by itself.
    """

    n: int
    kind: Literal["power", "reaction", "trigger"]
    cost: Cost
    effect: tuple[Deed, ...]
    trigger: Trigger = ""


class Collect(Struct, frozen=True, gc=False):
    """What a component gives when essences are collected: all of an amount, or one of several.

    `special` names one that works in a way of its own: "vault" and "automaton" give, or put on themselves
    `more` of each kind, where nothing was taken from them; "cursed_forge" is paid for, or it turns.
    """

    gain: Amount | None = None
    one_of: tuple[Amount, ...] = ()
    special: Literal["", "vault", "automaton", "cursed_forge"] = ""
    pay: Amount | None = None
    more: int = 0

    @property
    def fixed(self) -> bool:
        """Whether nothing is chosen."""
        return self.gain is not None and not self.gain.any and not self.special


class Scoring(Struct, frozen=True, gc=False):
    """How a place of power scores: for essences of a kind on it, for own creatures, for own dragons."""

    kind: int | None = None
    each: int = 0
    creature: int = 0
    dragon: int = 0


class Deviation(Struct, frozen=True, gc=False):
    """What one source says otherwise of a component; it holds under a reading of a ruling.

    Another placement cost, another amount that its power puts on it, another reduction of its power, or no
    collect ability.
    """

    ruling: str
    reading: str
    cost: Amount | None = None
    put: Amount | None = None
    reduction: Reduction | None = None
    no_collect: bool = False


class Face(Struct, frozen=True, gc=False):
    """Everything that is printed on a component; `cost` is None for mages and magic items.

    `reverse` is the other side of a place of power, `set` the number of a first-game set.
    """

    id: str
    kind: Kind
    types: tuple[str, ...] = ()
    cost: Amount | None = None
    points: int = 0
    collect: Collect | None = None
    powers: tuple[Power, ...] = ()
    reduction: Reduction | None = None
    scoring: Scoring | None = None
    side: Side = ""
    reverse: str = ""
    deviation: Deviation | None = None

    def power(self, n: int) -> Power:
        """The power of that number. Raises KeyError where there is none."""
        for power in self.powers:
            if power.n == n:
                return power
        raise KeyError(f"{self.id} has no power {n}")
