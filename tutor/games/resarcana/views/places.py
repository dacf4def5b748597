"""Where the pieces of the stage stand in the data of a position, and which fields of each matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.games.resarcana.state.essences import KINDS
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.views.stage.sight import sight_of
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move
from tutor.views.stage import Setting
from tutor.views.stage.places import Place, Places, entry, value_at

PLAYER: Final = ("pool", "passed", "bonus")
COMPONENT: Final = ("turned", "on")
HELD: Final = ("hand", "discard", "mages", "draft", "kept")
"""The lists of a player in which a card can lie face up."""
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {"players": PLAYER, "components": COMPONENT}
"""The fields of what is put on the table."""


def places(setting: Setting[Table], data: Any) -> Places:
    """The places of players, essences in pools and on components, components, and cards."""
    first = sight_of(setting).acting
    players = value_at(data, ("players",)) or {}
    seats = (first, *(seat for seat in players if seat != first))

    def of_component(id: str) -> Place | None:
        rows = (entry(data, ("players", seat, "components"), id) for seat in seats)
        if place := next(filter(None, rows), None):
            return Place((*place.path[:-1], id), COMPONENT)
        return None

    def of_card(id: str) -> Place | None:
        lists = [("players", seat, name) for name in HELD for seat in seats]
        rows = (entry(data, path, id) for path in (*lists, ("places",), ("monuments",)))
        return of_component(id) or next(filter(None, rows), None)

    def place_of(key: str) -> Place | None:
        kind, _, rest = key.partition("-")
        if kind in ("seat", "player"):
            return Place(("players", rest), PLAYER) if rest in players else None
        if kind == "pool":
            seat, _, essence = rest.rpartition("-")
            return Place(("players", seat, "pool", essence)) if seat in players and essence in KINDS else None
        if kind == "on":
            id, _, essence = rest.rpartition("-")
            place = of_component(id)
            return Place((*place.path, "on", essence)) if place and essence in KINDS else None
        return of_card(rest) if kind == "card" else None

    def moves(key: str) -> dict[str, Move]:
        """A card goes to the components, the hand or the discard pile of anybody."""
        place = of_card(key.removeprefix("card-")) if key.startswith("card-") else None
        if place is None:
            return {}
        id, lies = key.removeprefix("card-"), place.path[:-1]
        ways: dict[str, FieldPath] = {"pile": ("players", first, "discard")}
        for seat in seats:
            ways[f"side-{seat}"] = ("players", seat, "components")
            ways[f"pile-{seat}"] = ("players", seat, "discard")
            ways[f"player-{seat}"] = ways[f"seat-{seat}"] = ("players", seat, "hand")
        return {target: Move(path, id, place.path) for target, path in ways.items() if path != lies}

    own = [("players", first, name) for name in ("hand", "components")]
    palette = (("players",), *own, ("places",), ("monuments",))
    return Places(place_of, palette, FIELDS, moves)
