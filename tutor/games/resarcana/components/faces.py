"""What is printed on the components, as values that never change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from msgspec import Struct, field

from tutor.games.resarcana.state.essences import Amount, Essence
from tutor.games.resarcana.verbs.schema import Cost, Placing, Reduction, Verb

if TYPE_CHECKING:
    AnyVerb: TypeAlias = Verb
else:
    AnyVerb = Any  # Verbs are told apart by their words, so that `decoding` reads them first.

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
    effect: tuple[AnyVerb, ...]
    trigger: Trigger = ""

    @property
    def placing(self) -> Placing | None:
        """Which artifact it places, if it does."""
        return next((placing for verb in self.effect if (placing := verb.places()) is not None), None)


class Payment(Struct, frozen=True, gc=False):
    """What is paid where something else may be done instead."""

    pay: Amount


class Collect(Struct, frozen=True, gc=False):
    """What a component gives when essences are collected: all of an amount, or one of several.

    `special` names one that works in a way of its own: "vault" and "automaton" give, or put on themselves
    `more` of each kind, where nothing was taken from them; "cursed_forge" is paid for, or it turns.
    """

    gain: Amount | None = None
    one_of: tuple[Amount, ...] = field(default=(), name="gain_one_of")
    special: Literal["", "vault", "automaton", "cursed_forge"] = ""
    either: Payment | None = None
    more: int = field(default=0, name="each_kind")

    @property
    def pay(self) -> Amount | None:
        """What is paid for it."""
        return None if self.either is None else self.either.pay

    @property
    def fixed(self) -> bool:
        """Whether nothing is chosen."""
        return self.gain is not None and not self.gain.any and not self.special


class Scoring(Struct, frozen=True, gc=False):
    """How a place of power scores: for essences of a kind on it, for own creatures, for own dragons."""

    kind: Essence | None = field(default=None, name="per_essence_on_self")
    each: int = 0
    creature: int = field(default=0, name="per_own_placed_creature")
    dragon: int = field(default=0, name="per_own_placed_dragon")


class Deviation(Struct, frozen=True, gc=False):
    """What one source says otherwise of a component; it holds under a reading of a ruling.

    Another placement cost, another amount that its power puts on it, another reduction of its power, or no
    collect ability.
    """

    ruling: str
    reading: str
    cost: Amount | None = field(default=None, name="placement_cost")
    put: Amount | None = field(default=None, name="place_on_self")
    reduction: Reduction | None = None
    no_collect: Literal["", "none"] = field(default="", name="collect")


class Face(Struct, frozen=True, gc=False):
    """Everything that is printed on a component; `cost` is None for mages and magic items.

    `reverse` is the other side of a place of power, `set` the number of a first-game set.
    """

    id: str
    kind: Kind
    types: tuple[str, ...] = ()
    cost: Amount | None = field(default=None, name="placement_cost")
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
