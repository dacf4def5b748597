"""Where the pieces of the stage stand in the data of a position, and which fields of each matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.games.seasons.state.table import Table
from tutor.games.seasons.views.stage.look import is_copy, view
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move
from tutor.views.stage import Setting
from tutor.views.stage.holders import Holders
from tutor.views.stage.places import Place, Places, entry, value_at

PLAYER: Final = ("crystals", "power", "bonuses", "reserve")
SEAT: Final = (*PLAYER, "hand", "play")
"""The fields of a player as a seat, which holds cards as well."""
OWNED: Final = ("crystals", "power")
"""The kinds of pieces whose keys name a player, each the field that it shows."""
HELD: Final = ("hand", "dealt", "drafted")
SPACES: Final = 12
COPY: Final = ("turned", "tokens")
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {"players": PLAYER, "play": COPY}
"""The fields of what is put on the table."""
CARD: Final = ("card",)
ENERGY: Final = ("energy",)
DIE: Final = ("die",)
UNTAKEN: Final[FieldPath] = ("left",)
"""The dice that nobody has."""


def held_in(data: Any) -> dict[FieldPath, tuple[str, ...]]:
    """What holds cards, energy and dice: hands, piles, reserves, cards in play, players, the table."""
    players = value_at(data, ("players",)) or {}
    holders: dict[FieldPath, tuple[str, ...]] = {}
    for one in players:
        holders |= {("players", one, name): CARD for name in ("hand", "play", *HELD[1:])}
        holders |= {("players", one, "library", pile): CARD for pile in ("II", "III")}
        holders |= {("players", one, "reserve"): ENERGY, ("players", one, "die"): DIE}
        for at, _ in enumerate(value_at(data, ("players", one, "play")) or ()):
            holders["players", one, "play", at, "tokens"] = ENERGY
    for at, _ in enumerate(value_at(data, ("looking",)) or ()):
        holders["looking", at, "cards"] = CARD
    return holders | {("deck",): CARD, ("discard",): CARD, UNTAKEN: DIE}


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
            return Place(("players", rest), SEAT) if value_at(data, ("players", rest)) is not None else None
        if kind in OWNED:
            return Place(("players", rest, kind))
        if kind == "energy":
            return Place(("players", seat, "reserve", rest))
        if kind == "bonus":
            return Place(("players", seat, "bonuses"))
        if key == "season-token":
            return Place((), ("year", "space", "round"))
        if kind == "die":
            return of_die(key)
        return of_card(rest) if kind in ("card", "hand", "look") else None

    def of_die(id: str) -> Place | None:
        """A die of the table: a player's, or one that nobody has."""
        for path in (*(("players", one, "die") for one in players), UNTAKEN):
            if (value_at(data, path) or {}) and (value_at(data, (*path, "die")) == id):
                return Place(path, ("side",))
        place = entry(data, UNTAKEN, id, "die")
        return None if place is None else Place(place.path, ("side",))

    def onto(key: str) -> tuple[FieldPath, ...]:
        """What lies in a group is put there; what is dropped on a player or a card goes to that one."""
        kind, _, rest = key.partition("-")
        if is_copy(key):
            place = of_copy(key)
            return () if place is None else ((*place.path, "tokens"),)
        if kind in ("seat", "player"):
            return tuple(("players", rest, name) for name in ("hand", "play", "reserve", "die"))
        groups = {"play": "play", "hand": "hand", "reserve": "reserve", "energy": "reserve", "die": "die"}
        groups |= {"dealt": "dealt", "drafted": "drafted"}
        if key == "dice" or key == "wheel":
            return (UNTAKEN,)
        if kind == "pile":
            return (("players", seat, *(("hand",) if rest == "I" else ("library", rest))),)
        named = groups.get(key if kind == "die" else kind, "")
        return (("players", seat, named),) if named else ()

    def moves(key: str) -> dict[str, Move]:
        """The season token goes to any space."""
        if key != "season-token":
            return {}
        return {
            f"space-{n}": Move(("space",), value=n)
            for n in range(1, SPACES + 1)
            if n != setting.state.table.space
        }

    palette = (("players",), *(("players", seat, name) for name in ("hand", "play", "reserve")))
    holders = Holders("seasons", data, held_in(data), onto)
    return Places(place_of, palette, FIELDS, holders, moves)
