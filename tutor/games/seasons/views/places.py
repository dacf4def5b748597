"""Where the pieces of the stage stand in the data of a position, and which fields of each matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.games.seasons.state.table import Table
from tutor.games.seasons.views.stage.look import is_copy, view
from tutor.scenario.form_moves import Move
from tutor.views.stage import Setting
from tutor.views.stage.places import Place, Places, entry, value_at

PLAYER: Final = ("crystals", "power", "bonuses", "reserve")
OWNED: Final = ("crystals", "power")
"""The kinds of pieces whose keys name a player, each the field that it shows."""
HELD: Final = ("hand", "dealt", "drafted")
SPACES: Final = 12
COPY: Final = ("turned", "tokens")
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {"players": PLAYER, "play": COPY}
"""The fields of what is put on the table."""


def places(setting: Setting[Table], data: Any) -> Places:
    """The places of players, energy, crystals, cards, dice and the season token."""
    seat = view(setting).seat
    players = value_at(data, ("players",)) or {}

    def of_card(card: str) -> Place | None:
        """A card in the hand of whose board matters, else in that of anybody."""
        hands = (("players", one, where) for one in (seat, *players) for where in HELD)
        return next((place for hand in hands if (place := entry(data, hand, card))), None)

    def of_copy(id: str) -> Place | None:
        """A copy in play: the n-th of its card, whoever has it."""
        card, number = id.rsplit("-", 1)
        copies = [
            ("players", one, "play", at)
            for one in players
            for at, held in enumerate(value_at(data, ("players", one, "play")) or ())
            if card == (held.get("card") if isinstance(held, dict) else held)
        ]
        at = int(number) - 1
        return Place(copies[at], COPY) if 0 <= at < len(copies) else None

    def place_of(key: str) -> Place | None:
        kind, _, rest = key.partition("-")
        if is_copy(key):
            return of_copy(key)
        if kind in ("seat", "player"):
            return Place(("players", rest), PLAYER) if value_at(data, ("players", rest)) is not None else None
        if kind in OWNED:
            return Place(("players", rest, kind))
        if kind == "energy":
            return Place(("players", seat, "reserve", rest))
        if kind == "bonus":
            return Place(("players", seat, "bonuses"))
        if key == "season-token":
            return Place((), ("year", "space", "round"))
        return of_card(rest) if kind in ("card", "hand", "look") else None

    def moves(key: str) -> dict[str, Move]:
        """A card goes from hand to hand, from a hand into play and back; the season token to any space."""
        if key == "season-token":
            return {f"space-{n}": Move(("space",), n) for n in range(1, SPACES + 1)}
        place = place_of(key)
        if place is None or len(place.path) < 4 or place.path[2] not in (*HELD, "play"):
            return {}
        held = value_at(data, place.path)
        card = held["card"] if isinstance(held, dict) else held
        owner, where = place.path[1], place.path[2]
        list_of = "play" if where == "play" else "hand"
        ways = {
            f"{kind}-{one}": Move(("players", one, list_of), held, place.path)
            for one in players
            for kind in ("seat", "player")
            if one != owner
        }
        other = "hand" if where == "play" else "play"
        return ways | {other: Move(("players", seat, other), card, place.path)}

    palette = (("players",), ("players", seat, "hand"), ("players", seat, "play"))
    return Places(place_of, palette, FIELDS, moves)
