"""What is printed on cards and dice: costs, prestige, effect types, the six sides of a die."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Energy: TypeAlias = Literal["air", "water", "fire", "earth"]
Season: TypeAlias = Literal["winter", "spring", "summer", "autumn"]
EffectType: TypeAlias = Literal["immediate", "permanent", "activated"]

ENERGIES: Final[tuple[Energy, ...]] = ("air", "water", "fire", "earth")
"""The four types of energy (sea.comp.energy.types), in the order in which a stock counts them."""

SEASONS: Final[tuple[Season, ...]] = ("winter", "spring", "summer", "autumn")

Stock: TypeAlias = tuple[int, int, int, int]
"""Tokens by type, in the order of `ENERGIES`."""

NONE: Final[Stock] = (0, 0, 0, 0)


class Cost(Struct, frozen=True, gc=False):
    """What a summon costs. `choice`: tokens of different types, as the summoner chooses, in place of `energy`
    (sea.card.elemental-amulet.cost)."""

    energy: Stock = NONE
    crystals: int = 0
    choice: bool = False


class CardFace(Struct, frozen=True, gc=False):
    """A power card (sea.comp.cards.anatomy).

    `costs` are those for two, three and four players (sea.comp.cards.cost-by-players). `holds`: energy tokens
    lie on it; `in_reserve`: they are part of the reserve; `usable`: they pay as if they were.
    `prestige_in_text`: the rulebook itself tells the prestige.
    """

    id: str
    number: int
    advanced: bool
    item: bool
    types: tuple[EffectType, ...]
    costs: tuple[Cost, Cost, Cost]
    prestige: int
    holds: bool = False
    in_reserve: bool = False
    usable: bool = False
    prestige_in_text: bool = True

    @property
    def familiar(self) -> bool:
        """Whether it is a familiar (sea.comp.cards.familiars) and no magic item (sea.comp.cards.items)."""
        return not self.item


class Side(Struct, frozen=True, gc=False):
    """One side of a season die: what it gives, and the pips that move the season token."""

    energy: Stock = NONE
    crystals: int = 0
    power: int = 0
    draw: bool = False
    crystallise: bool = False
    pips: int = 1


class DieFace(Struct, frozen=True, gc=False):
    """A season die with its six sides (sea.comp.dice)."""

    id: str
    season: Season
    sides: tuple[Side, ...]
