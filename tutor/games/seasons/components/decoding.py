"""Makes the faces of cards and dice out of the facts of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.games.seasons.components.faces import ENERGIES, CardFace, Cost, DieFace, Energy, Side, Stock
from tutor.rules.component_sets import raw
from tutor.rules.components import ComponentData

PLAYERS = ("2", "3", "4")
"""The numbers of players that a cost may depend on, as the catalogue writes them."""


def stock(energies: Mapping[Energy, int]) -> Stock:
    """Tokens by type as a stock."""
    air, water, fire, earth = (energies.get(kind, 0) for kind in ENERGIES)
    return (air, water, fire, earth)


def card_face(data: ComponentData) -> CardFace:
    """The face of a power card."""
    types = raw(data, "effect_types")
    return CardFace(
        data.id,
        raw(data, "number"),
        raw(data, "level") == "advanced",
        raw(data, "card_type") == "item",
        () if types == "none" else tuple(types),
        _costs(raw(data, "cost")),
        raw(data, "prestige"),
        _flag(data, "holds_tokens"),
        _flag(data, "tokens_in_reserve"),
        _flag(data, "tokens_usable"),
        _basis(data, "prestige") == "rulebook",
    )


def _flag(data: ComponentData, name: str) -> bool:
    return raw(data, name) is True


def _basis(data: ComponentData, name: str) -> str:
    """Where a fact comes from."""
    fact = data.facts[name]
    return str(fact["basis"]) if isinstance(fact, dict) else "rulebook"


def _costs(data: Mapping[str, Any]) -> tuple[Cost, Cost, Cost]:
    by_players = data.get("by_players")
    if by_players is None:
        one = _cost(data)
        return (one, one, one)
    two, three, four = (_cost(by_players[players]) for players in PLAYERS)
    return (two, three, four)


def _cost(data: Mapping[str, Any]) -> Cost:
    if data.get("variable_by_choice"):
        return Cost(crystals=data["crystals"], choice=True)
    return Cost(stock(data["energy"]), data["crystals"])


def die_face(data: ComponentData) -> DieFace:
    """The face of a season die."""
    return DieFace(data.id, raw(data, "season"), tuple(_side(side) for side in raw(data, "faces")))


def _side(data: Mapping[str, Any]) -> Side:
    return Side(
        stock(data["energy"]),
        data["crystals"],
        data["summoning_power"],
        data["draw_card"],
        data["crystallise"],
        data["pips"],
    )
