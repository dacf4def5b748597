"""What is played with: the faces of all cards and dice and the numbers on the boards, from the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from tutor.games.seasons.components import decoding
from tutor.games.seasons.components.faces import SEASONS, CardFace, DieFace, Season, Stock
from tutor.rules.catalogue import Catalogue, load
from tutor.rules.component_sets import bare_value, raw
from tutor.rules.components import ComponentData

GAME = "seasons"

FaceT = TypeVar("FaceT")


class Box:
    """Everything that is printed, made once; it never changes, and a look-up is one access to a dict.

    The methods raise `KeyError` for an id that there is not.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        data = {one.id: one for one in catalogue.parts.components}
        self.cards: dict[str, CardFace] = _of_kind(data, "card", decoding.card_face)
        self.dice: dict[str, DieFace] = _of_kind(data, "die", decoding.die_face)
        self.by_number: dict[int, str] = {face.number: face.id for face in self.cards.values()}
        self.copies: dict[str, int] = {id: int(bare_value(data[id].count)) for id in self.cards}
        yields = raw(data["crystallisation-table"], "crystals_per_token")
        self.yields: dict[Season, Stock] = {season: decoding.stock(yields[season]) for season in SEASONS}
        """Crystals for a token of each type (sea.comp.table)."""
        energies = raw(data["energy-frequency"], "table")
        self.frequency: dict[Season, tuple[tuple[str, ...], ...]] = {
            season: tuple(tuple(energies[season][how]) for how in ("often", "rare", "never"))
            for season in SEASONS
        }
        """The energies that dice of a season show often, rarely and never (sea.comp.energy.frequency)."""
        wheel = raw(data["season-wheel"], "spaces")
        self.season_of: dict[int, Season] = {at: season for season in SEASONS for at in wheel[season]}
        """The season of each space of the wheel (sea.comp.wheel)."""
        self.spaces: int = len(self.season_of)
        self.start_space: int = raw(data["season-wheel"], "start_space")
        self.years: tuple[int, ...] = tuple(raw(data["year-track"], "spaces"))
        self.start_year: int = raw(data["year-track"], "start_space")
        self.start_power: int = raw(data["summoning-gauge"], "start")
        self.most_power: int = raw(data["summoning-gauge"], "max")
        self.reserve: int = raw(data["energy-reserve"], "limit")
        self.reserve_with_grimoire: int = raw(data["energy-reserve"], "limit_with_grimoire")
        self.start_crystals: int = raw(data["crystal-track"], "start")
        self.most_bonuses: int = raw(data["bonus-track"], "max_uses")
        penalties = raw(data["bonus-track"], "total_penalty_by_uses")
        self.penalties: tuple[int, ...] = tuple(penalties[str(n)] for n in range(self.most_bonuses + 1))
        """What so many uses of bonuses cost at the end (sea.bonus.penalty)."""
        self.sets: dict[str, tuple[str, ...]] = _of_kind(data, "card-set", self._set)
        """The starter sets by id (sea.level.apprentice.sets)."""

    def card(self, id: str) -> CardFace:
        """A power card."""
        return self.cards[id]

    def die(self, id: str) -> DieFace:
        """A season die."""
        return self.dice[id]

    def dice_of(self, season: str) -> tuple[str, ...]:
        """The ids of the dice of a season."""
        return tuple(id for id, face in self.dice.items() if face.season == season)

    def deck(self, *, advanced: bool) -> tuple[str, ...]:
        """The sorted ids of all copies of the basic cards, or of all cards (sea.comp.cards.count)."""
        used = (id for id, face in self.cards.items() if advanced or not face.advanced)
        return tuple(sorted(id for id in used for _ in range(self.copies[id])))

    def _set(self, data: ComponentData) -> tuple[str, ...]:
        return tuple(self.by_number[number] for number in raw(data, "cards"))


def _of_kind(
    data: Mapping[str, ComponentData], kind: str, make: Callable[[ComponentData], FaceT]
) -> dict[str, FaceT]:
    return {one.id: make(one) for one in data.values() if one.kind == kind}


@cache
def box() -> Box:
    """Everything that is printed."""
    return Box(load(GAME))
