"""What placing a component costs after reductions, and what it can be paid with (res.cost, res.reduction)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from tutor.framework.readings import Readings
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Deviation, Power
from tutor.games.resarcana.state.essences import (
    ALL,
    GOLD,
    KINDS,
    NOT_GOLD,
    Amount,
    Essences,
    minus,
    missing,
    payable,
    payments,
)
from tutor.games.resarcana.state.essences import some as of_kind
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.verbs.schema import Cost, Reduction

ALLOCATION = "res.ruling.reduction-allocation"
OPTIONAL = "res.ruling.reduction-optional"
ANY_GOLD = "res.ruling.any-cost-gold"
X_GOLD = "res.ruling.x-gold"
X_ZERO = "res.ruling.x-zero"
POWER_REDUCED = "res.ruling.bestiary-reduce-power-cost"


def reductions(player: Player, card: str) -> tuple[tuple[str, Reduction], ...]:
    """The reductions that a player has for placing an artifact, by component, turned ones included.

    Nothing else is reduced (res.reduction.scope, res.reduction.artificer, res.reduction.turned).
    """
    faces = box().faces
    types = faces[card].types
    return tuple(
        (one.id, reduced)
        for one in player.tableau
        if (reduced := faces[one.id].reduction) is not None
        and (reduced.applies_to == "artifact" or reduced.applies_to in types)
    )


def deviation(card: str, reading: Readings) -> Deviation | None:
    """What a source says otherwise of a component, where the ruling follows it; else None."""
    exception = box()[card].deviation
    return exception if exception is not None and reading(exception.ruling) == exception.reading else None


def printed_cost(card: str, reading: Readings) -> Amount:
    """The placement cost of an artifact, monument or place of power."""
    other = deviation(card, reading)
    cost = box()[card].cost if other is None or other.cost is None else other.cost
    assert cost is not None, f"{card} has no placement cost"
    return cost


def placement(
    player: Player, card: str, reading: Readings, more: tuple[Reduction, ...] = (), *, own: bool = True
) -> tuple[Amount, ...]:
    """Every amount that placing a card may come down to; which one is chosen is for the payer.

    `more` are reductions of the power that places it; without `own` the player's others do not count.
    """
    cost = printed_cost(card, reading)
    if box()[card].kind != "artifact":
        return (cost,)
    all_of_them = ((*(one for _, one in reductions(player, card)),) if own else ()) + more
    if not all_of_them:
        return (cost,)
    return residuals(cost, all_of_them, reading(ALLOCATION), reading(OPTIONAL))


@lru_cache(maxsize=2048)
def residuals(
    cost: Amount, reduced: tuple[Reduction, ...], allocation: str = "payer", optional: str = "no-effect"
) -> tuple[Amount, ...]:
    """Every amount that reductions can leave of a cost: they add up, and stop at zero.

    Those that are restricted come first, so that nothing of them is lost that need not be.
    """
    least = 0 if optional == "optional" else len(reduced)
    unique: dict[Amount, None] = {}
    for n in range(len(reduced), least - 1, -1):
        for used in combinations(reduced, n):
            left = {cost}
            for one in sorted(used, key=lambda one: len(one.kinds)):
                for _ in range(one.amount):
                    left = {less for amount in left for less in _less(amount, one.kinds, allocation)}
            unique.update(dict.fromkeys(sorted(left, key=_order)))
    return tuple(unique)


def _order(amount: Amount) -> tuple[int, Essences]:
    return amount.any, amount.fixed


def _less(amount: Amount, kinds: tuple[int, ...], allocation: str) -> Iterator[Amount]:
    """The cost without one essence; as it is where none can be removed (res.reduction.floor)."""
    sizes = {kind: amount.fixed[kind] for kind in kinds if amount.fixed[kind]}
    largest = max((*sizes.values(), amount.any), default=0)
    if not largest:
        yield amount
        return
    for kind, n in sizes.items():
        if allocation == "payer" or n == largest:
            yield replace(amount, fixed=minus(amount.fixed, of_kind(kind, 1)))
            if allocation != "payer":
                return
    if amount.any and (allocation == "payer" or amount.any == largest):
        yield replace(amount, any=amount.any - 1)


def ways_to_pay(amounts: Iterable[Amount], pool: Essences) -> tuple[Essences, ...]:
    """Everything in a pool that one of the amounts can be paid with, each way once."""
    return tuple({way: None for amount in amounts for way in payments(amount, pool)})


def shortage(amounts: tuple[Amount, ...], pool: Essences) -> tuple[tuple[str, int, int], ...]:
    """What a pool lacks for the amount that it comes nearest to: kind, needed, there; () if it lacks none."""
    for amount in amounts:
        if payable(amount, pool):
            return ()
    shortages = (tuple(missing(amount, pool)) for amount in amounts)
    return min(
        shortages, key=lambda lacking: (sum(need - have for _, need, have in lacking), lacking), default=()
    )


def on_components(player: Player, kind: str) -> Iterator[int]:
    """How many essences of a kind ("any" for all) lie on each component; they cannot be spent."""
    for one in player.tableau:
        yield sum(one.on) if kind == "any" else one.on[KINDS.index(kind)]


def affordable(amounts: Iterable[Amount], pool: Essences) -> bool:
    """Whether a pool can pay one of the amounts."""
    return any(payable(amount, pool) for amount in amounts)


# ---- powers


def to_pay(player: Player, power: Power, reading: Readings) -> tuple[Amount, ...]:
    """The essences of a power's cost, but for X and one of several; more than one where reductions choose.

    Reductions count here only for a power that places, and only under res.ruling.bestiary-reduce-power-cost.
    """
    pay = power.cost.pay
    if not pay.any:
        return (pay,)
    if reading(ANY_GOLD) == "no":
        pay = replace(pay, kinds=tuple(kind for kind in pay.kinds if kind != GOLD))
    placing = power.placing
    if placing is not None and placing.source == "any_discard" and reading(POWER_REDUCED) == "yes":
        faces = box().faces
        reductions = (faces[one.id].reduction for one in player.tableau)
        reduced = tuple(
            one for one in reductions if one is not None and one.applies_to in ("artifact", placing.type)
        )
        return residuals(pay, reduced, reading(ALLOCATION), reading(OPTIONAL)) if reduced else (pay,)
    return (pay,)


def x_kinds(reading: Readings) -> tuple[int, ...]:
    """The kinds that may be turned into another (res.ruling.x-gold)."""
    return ALL if reading(X_GOLD) == "yes" else NOT_GOLD


def left_for_x(cost: Cost, reading: Readings) -> Amount:
    """What must be left in the pool for X once the rest of the cost is paid (res.ruling.x-zero)."""
    if cost.same_x and reading(X_ZERO) != "yes":
        return Amount(any=1, kinds=x_kinds(reading))
    return Amount()


def power_payments(amounts: tuple[Amount, ...], then: Amount, pool: Essences) -> tuple[Essences, ...]:
    """The ways of paying one of the amounts that leave enough for another."""
    ways = ways_to_pay(amounts, pool)
    return tuple(way for way in ways if payable(then, minus(pool, way))) if then.any else ways
