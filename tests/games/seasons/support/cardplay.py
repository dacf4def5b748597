"""Short ways to bring a card of Seasons into play in tests: summoned with just its cost, or played free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, PlayerSpec, turn

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES

FOUR = ("amulet-of-earth", "hourglass", "kairn", "olafs-statue")
DECK = "+".join(FOUR)


def with_card(
    card: str, *, power: int = 5, reserve: Mapping[Any, int] | None = None, **said: Any
) -> PlayerSpec:
    """Somebody who has a card in hand and everything to summon it."""
    full = {"air": 1, "water": 1, "fire": 1, "earth": 1} if reserve is None else reserve
    return PlayerSpec(**{"hand": (card,), "power": power, "reserve": full, **said})


def summoned(card: str, *, rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """A card right after Anna has chosen to summon it, with just the energy that it costs."""
    cost = box().card(card).costs[0]
    energy = dict(zip(ENERGIES, cost.energy, strict=True))
    said.setdefault("anna", with_card(card, reserve=energy, crystals=cost.crystals))
    return play(turn(rulings, **said), f"summon-{card}")


def dreamt(card: str, *, rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """A card right after Anna has played it free with a Potion of Dreams."""
    anna = {"hand": (card,), "power": 5, "play": ("potion-of-dreams",), **said.pop("player", {})}
    game = play(turn(rulings, anna=PlayerSpec(**anna), **said))
    return game.answer("activate-potion-of-dreams-1")


def amulet(**tokens: Any) -> CopySpec:
    """An Amulet of Water with tokens on it."""
    return CopySpec("amulet-of-water", tokens=tokens)  # type: ignore[arg-type]


def weighing(
    rulings: dict[str, str] | None = None, *, air: int = 3, access: bool = False, **said: Any
) -> Play:
    """Anna's turn with a Balance in play."""
    extra = said.pop("extra", 0)
    cards = ("balance-of-ishtar", *said.pop("play", ()))
    anna = PlayerSpec(power=9, play=cards, reserve={"air": air}, **said)
    return play(turn(rulings, access=access, extra=extra, anna=anna))
