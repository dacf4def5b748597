"""Paying with energy tokens: where they lie, which ways there are, and what is left.

A token is named by its type ("air") if it is of the reserve, and "on:amulet-of-water-1:air" if it lies on a
card that pays too. Which token of the reserve lies on a Grimoire is of no account: those of the board go
first, and tokens may be moved at any time (sea.card.bespelled-grimoire.move).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from msgspec.structs import replace

from tutor.framework.readings import Readings
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, NONE, Cost, Stock
from tutor.games.seasons.state.derived import GRIMOIRE, discount, reserve, taken_off, usable
from tutor.games.seasons.state.energy import covers, lacking, minus, of, plus, size
from tutor.games.seasons.state.player import Player

Tokens = tuple[str, ...]
"""Tokens by their names, sorted."""

SCOPE = "sea.ruling.amulet-water-scope"
ZERO = "sea.ruling.amulet-cost-record"
CRYSTAL_ONLY = "sea.ruling.hand-crystal-only"


def kind_of(token: str) -> str:
    """The type of a token."""
    return token.rpartition(":")[2]


def places(player: Player, *, cards: bool = True) -> tuple[tuple[str, Stock], ...]:
    """Where tokens lie that can pay: ("", the reserve), and each Amulet of Water unless not `cards`."""
    reserves: list[tuple[str, Stock]] = [("", reserve(player))]
    if cards:
        faces = box().cards
        reserves += [
            (f"on:{copy.id}:", copy.tokens)
            for copy in player.play
            if copy.tokens != NONE and faces[copy.card].usable
        ]
    return tuple(reserves)


def single(player: Player, *, cards: bool = True) -> tuple[str, ...]:
    """The different tokens that can pay, each once."""
    return tuple(
        place + kind
        for place, stock in places(player, cards=cards)
        for kind, n in zip(ENERGIES, stock, strict=True)
        if n
    )


def any_tokens(player: Player, n: int, *, cards: bool = True) -> tuple[Tokens, ...]:
    """Every way to pay `n` tokens of any types; () where there are not so many."""
    have = [
        (place + kind, m)
        for place, stock in places(player, cards=cards)
        for kind, m in zip(ENERGIES, stock, strict=True)
        if m
    ]
    return tuple(_parts(have, n))


def _parts(have: list[tuple[str, int]], n: int) -> Iterator[Tokens]:
    if not n:
        yield ()
        return
    if sum(m for _, m in have) < n:
        return
    (token, most), rest = have[0], have[1:]
    for m in range(min(most, n), -1, -1):
        for others in _parts(rest, n - m):
            yield (*(token,) * m, *others)


def payable(player: Player, cost: Cost, reading: Readings) -> bool:
    """Whether the energy of a cost can be paid, reductions included."""
    return can_pay(usable(player), discount(player, reading), cost, reading)


def can_pay(have: Stock, less: int, cost: Cost, reading: Readings) -> bool:
    """Whether tokens pay the energy of a cost of which so many are taken off."""
    if cost.choice:
        return size(have) > 0 or reading(ZERO) == "zero-to-four"
    wanted = cost.energy
    if not less:
        return covers(have, wanted)
    if not size(wanted) and reading(CRYSTAL_ONLY) == "floor-one":
        return size(have) > 0
    return lacking(wanted, have) <= taken_off(cost, less)


def missing(player: Player, cost: Cost) -> tuple[str, ...]:
    """The tokens of the cost that the player does not have."""
    have = usable(player)
    short = [max(0, w - h) for w, h in zip(cost.energy, have, strict=True)]
    return tuple(kind for kind, n in zip(ENERGIES, short, strict=True) for _ in range(n))


def payments(player: Player, cost: Cost, reading: Readings) -> tuple[Tokens, ...]:
    """Every way to pay the energy of a summon: what is taken off, and where the tokens come from.

    Rules: sea.summon.pay, sea.card.hand-of-fortune.effect, sea.card.elemental-amulet.cost,
    sea.ruling.hand-crystal-only.
    """
    if cost.choice:
        return tuple(_different(player, least=0 if reading(ZERO) == "zero-to-four" else 1))
    less = discount(player, reading)
    if less and not size(cost.energy) and reading(CRYSTAL_ONLY) == "floor-one":
        return any_tokens(player, 1)
    spots = places(player)
    unique: dict[Tokens, None] = {}
    for wanted in _reduced(cost.energy, taken_off(cost, less)):
        for tokens in _from(spots, wanted):
            unique[tokens] = None
    return tuple(unique)


def _reduced(energy: Stock, less: int) -> tuple[Stock, ...]:
    """Every stock that is left when so many tokens are taken off."""
    left = {energy: None}
    for _ in range(less):
        left = {
            minus(one, of(kind)): None for one in left for kind, n in zip(ENERGIES, one, strict=True) if n
        }
    return tuple(left)


def _from(spots: tuple[tuple[str, Stock], ...], wanted: Stock) -> Iterator[Tokens]:
    """Every way to take exactly these tokens from the places."""
    by_kind = []
    for at, kind in enumerate(ENERGIES):
        have = [(place + kind, stock[at]) for place, stock in spots if stock[at]]
        by_kind.append(tuple(_parts(have, wanted[at])) if wanted[at] else ((),))
    for parts in product(*by_kind):
        yield tuple(token for part in parts for token in part)


def _different(player: Player, least: int) -> Iterator[Tokens]:
    """Every way to pay tokens of different types, at least so many."""
    tokens = single(player)
    if not least:
        yield ()
    for n in range(1, len(ENERGIES) + 1):
        for chosen in combinations(tokens, n):
            if len({kind_of(token) for token in chosen}) == n:
                yield chosen


def without(player: Player, tokens: Tokens) -> Player:
    """The player after those tokens went back to the stockpile."""
    for token in tokens:
        place, kind = token.rpartition(":")[0], kind_of(token)
        player = _without_one(player, place.removeprefix("on:"), of(kind))
    return player


def _without_one(player: Player, copy: str, one: Stock) -> Player:
    if copy:
        held = player.copy(copy)
        assert held is not None
        return player.with_copy(replace(held, tokens=minus(held.tokens, one)))
    left = minus(player.reserve, one)
    if min(left) >= 0:
        return replace(player, reserve=left)
    for held in player.play:
        if held.card == GRIMOIRE and min(minus(held.tokens, one)) >= 0:
            return player.with_copy(replace(held, tokens=minus(held.tokens, one)))
    raise LookupError(f"{player.seat} has no such token: {one}")


def emptied(player: Player) -> tuple[Player, Tokens]:
    """The player without any token of the reserve, Grimoires included, and which tokens these were."""
    gone = reserve(player)
    play = tuple(replace(c, tokens=NONE) if c.card == GRIMOIRE else c for c in player.play)
    kinds = tuple(kind for kind, n in zip(ENERGIES, gone, strict=True) for _ in range(n))
    return replace(player, reserve=NONE, play=play), kinds


def moved(player: Player, copy: str, kind: str, *, onto: bool) -> Player:
    """The player with a token moved from board to card, or back (sea.card.bespelled-grimoire.move)."""
    held = player.copy(copy)
    assert held is not None
    one = of(kind)
    put, left = (plus, minus) if onto else (minus, plus)
    return replace(
        player.with_copy(replace(held, tokens=put(held.tokens, one))), reserve=left(player.reserve, one)
    )
