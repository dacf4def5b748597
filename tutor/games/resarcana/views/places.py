"""Where the pieces of the stage stand in the data of a position, and which fields of each matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.games.resarcana.actions.moves import TOP
from tutor.games.resarcana.state.essences import KINDS
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.views.stage.sight import Sight, sight_of
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move
from tutor.views.markup import Html, tag
from tutor.views.stage import Setting
from tutor.views.stage.holders import Holders
from tutor.views.stage.places import Place, Places, entry, given_to, value_at

TOKEN: Final = "first-player"
"""The key of the first-player token."""
PLAYER: Final = ("pool", "passed", "bonus")
SEAT: Final = (*PLAYER, "hand", "components")
"""The fields of a player as a seat, who has cards as well."""
COMPONENT: Final = ("turned", "on")
HELD: Final = ("hand", "discard", "mages", "draft", "kept")
"""The lists of a player in which a card can lie face up."""
COMPONENTS: Final = ("artifact", "mage", "magic-item", "monument", "place-of-power")
"""The kinds of what can lie before a player."""
MIDDLE: Final[tuple[FieldPath, ...]] = (("places",), ("monuments",))
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {"players": PLAYER, "components": COMPONENT}
"""The fields of what is put on the table."""


def places(setting: Setting[Table], data: Any) -> Places:
    """The places of players, essences in pools and on components, components, and cards."""
    sight = sight_of(setting)
    first = sight.acting
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
        if key == TOKEN:
            return Place((), ("first", "token_passed"))
        if kind in ("seat", "player"):
            return Place(("players", rest), SEAT) if rest in players else None
        if kind == "pool":
            seat, _, essence = rest.rpartition("-")
            return Place(("players", seat, "pool", essence)) if seat in players and essence in KINDS else None
        if kind == "on":
            id, _, essence = rest.rpartition("-")
            place = of_component(id)
            return Place((*place.path, "on", essence)) if place and essence in KINDS else None
        return of_card(rest) if kind == "card" else None

    def onto(key: str) -> tuple[FieldPath, ...]:
        """A card lies down on a side, in a hand, on a pile; an essence in a pool or on a component."""
        kind, _, rest = key.partition("-")
        if kind in ("pool", "on"):
            place = place_of(key)
            return () if place is None else (place.path[:-1],)
        if key == "pile":
            return (("players", first, "discard"),)
        names = {"side": ("components", "pool"), "pile": ("discard",), "deck": ("deck",)}
        names |= {"player": ("hand", "components", "pool"), "seat": ("hand", "components", "pool")}
        if rest in players and kind in names:
            return tuple(("players", rest, name) for name in names[kind])
        if kind != "card":
            return ()
        if rest == TOP:
            return (("deck",),)
        place = of_component(rest)
        row = entry(data, ("places",), rest) or entry(data, ("monuments",), rest)
        return (*(() if place is None else ((*place.path, "on"),)), *(() if row is None else MIDDLE))

    def moves(key: str) -> dict[str, Move]:
        """The first-player token goes to any player."""
        table = setting.state.table
        return given_to(("first",), table.seats, table.first, "seat", "player") if key == TOKEN else {}

    own = [("players", first, name) for name in ("hand", "components")]
    palette = (("players",), *own, ("places",), ("monuments",))
    holders = Holders("resarcana", data, held_in(data), onto)
    return Places(place_of, palette, FIELDS, holders, moves, {TOKEN: _token(sight)})


def _token(sight: Sight) -> tuple[Html, str]:
    """The first-player token as it is drawn and called."""
    holder = sight.table.first
    says = " ".join([sight.words("stage-first"), *([sight.who(holder)] if holder else [])])
    return tag("span", says), says


def held_in(data: Any) -> dict[FieldPath, tuple[str, ...]]:
    """What holds components and essences: before players, in hands, decks and pools, and in the middle."""
    holders: dict[FieldPath, tuple[str, ...]] = {}
    for seat in value_at(data, ("players",)) or {}:
        own: FieldPath = ("players", seat)
        holders |= {(*own, name): ("artifact",) for name in ("hand", "discard", "deck", "draft", "kept")}
        holders |= {
            (*own, "components"): COMPONENTS,
            (*own, "mages"): ("mage",),
            (*own, "pool"): ("essence",),
        }
        for id in value_at(data, (*own, "components")) or ():
            holders[(*own, "components", id, "on")] = ("essence",)
    if value_at(data, ("items",)) is not None:  # else they are all that nobody has
        holders["items",] = ("magic-item",)
    if value_at(data, ("looking",)) is not None:
        holders["looking", "cards"] = ("artifact", "monument")
    return holders | {
        ("places",): ("place-of-power",),
        ("monuments",): ("monument",),
        ("deck",): ("monument",),
        ("open",): ("artifact",),
    }
