"""Where the pieces of the stage stand in the data of a position, and which fields of each matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.games.penumbra.procedures.marks import DISCIPLINE_SLOTS, SPARK_SLOTS
from tutor.games.penumbra.scoring.conservation import KINDS as DECK_KINDS
from tutor.games.penumbra.state.places import sections
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views.stage.look import View
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move
from tutor.views.stage import Setting
from tutor.views.stage.holders import Holders
from tutor.views.stage.places import Place, Places, entry, value_at

WIZARD: Final = ("mortal_wounds", "stock", "dice", "must_rest")
SEAT: Final = (*WIZARD, "marks", "cards")
"""The fields of a wizard as a seat, who has marks and cards as well."""
MARK: Final = ("mark", "threat", "charged", "wounded")
CARD: Final = ("zone", "turned")
HELD: Final = ("contracts", "reserved", "offered")
COMMON: Final = ("contracts", "trials", "goals", "prophecies")
PLACED: Final[FieldPath] = ("common", "placed")
"""The dice that lie in locations."""
TAKES: Final = ("cards", "dice", "stock", "contracts", "trials", "reserved", "offered")
"""What of a wizard takes what is put there, each if it holds such things."""
ROWS: Final[Mapping[str, tuple[str, ...]]] = {
    "contracts": ("contract",),
    "trials": ("trial",),
    "goals": ("goal",),
    "prophecies": ("prophecy",),
    "out": ("wizard-card", "contract", "trial", "talent", "goal", "prophecy", "event"),
}
"""The rows of the common area, with what lies in them."""
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "wizards": WIZARD,
    "marks": MARK,
    "cards": ("card", *CARD, "use"),
}
"""The fields of what is put on the table."""


def places(setting: Setting[Table], data: Any) -> Places:
    """The places of wizards, dice, marks, ingredients, cards, and of the threat that is rolled."""
    seat = View(setting).seat
    wizards = value_at(data, ("wizards",)) or {}
    owners = (seat, *(one for one in wizards if one != seat))

    def of_die(id: str) -> Place | None:
        """A die of the wizard in focus: by its id where the data give it one, else by its number."""
        dice = ("wizards", seat, "dice")
        if place := entry(data, dice, id, "id"):
            return place
        table, ids = setting.state.table, [die.id for die in setting.state.table.wizard(seat).dice]
        held = value_at(data, dice) or ()
        fits = seat in table.seats and id in ids and len(ids) == len(held)
        return Place((*dice, ids.index(id))) if fits else None

    def of_placed(key: str, number: str) -> Place | None:
        """A die in a location: by its id where the data give it one, else by its number."""
        if place := entry(data, PLACED, key, "id"):
            return place
        path = (*PLACED, int(number) if number.isdecimal() else -1)
        return Place(path, ("section", "die")) if value_at(data, path) is not None else None

    def of_card(id: str) -> Place | None:
        rows = (entry(data, ("wizards", one, "cards"), id, "card") for one in owners)
        if place := next(filter(None, rows), None):
            return Place(place.path, CARD)
        lists: list[FieldPath] = [("wizards", one, name) for one in owners for name in HELD]
        lists += [("wizards", one, "trials") for one in owners]
        lists += [("common", name) for name in COMMON]
        lists += [("common", "markets", market) for market in value_at(data, ("common", "markets")) or ()]
        return next((place for path in lists if (place := entry(data, path, id))), None)

    def place_of(key: str) -> Place | None:
        key = key.partition("~")[0]
        kind, _, rest = key.partition("-")
        if kind == "seat":
            return Place(("wizards", rest), SEAT) if rest in wizards else None
        if key == "self":
            return Place(("wizards", seat, "mortal_wounds"))
        if kind == "stock":
            return Place(("wizards", seat, "stock", rest))
        if kind == "mark":
            held = value_at(data, ("wizards", seat, "marks", rest))
            return Place(("wizards", seat, "marks", rest), MARK) if held is not None else None
        if kind == "threat" and value_at(data, ("resolve", "dice")) is not None:
            return Place(("resolve",), ("dice", "threat"))
        if kind == "placed":
            return of_placed(key, rest)
        if kind == "die":
            return of_die(key)
        return of_card(rest) if kind == "card" else None

    def onto(key: str) -> tuple[FieldPath, ...]:
        """A wizard takes what is put there; a row, a market, a deck and a slot hold what lies in them."""
        key = key.partition("~")[0]
        kind, _, rest = key.partition("-")
        if rest in wizards and kind == "seat":
            return tuple(("wizards", rest, name) for name in TAKES)
        if kind == "self" or key == "board":
            return tuple(("wizards", seat, name) for name in TAKES)
        if kind == "mark":
            return (("wizards", seat, "marks", rest),)
        if kind == "stock":
            return (("wizards", seat, "stock"),)
        if kind in ("market", "deck"):
            return (("common", f"{kind}s", rest),)
        place = of_card(rest) if kind == "card" else None
        return () if place is None else (place.path[:-1],)

    def moves(key: str) -> dict[str, Move]:
        """A die goes into a section of a location, and one from there to a wizard."""
        place = place_of(key)
        if place is None:
            return {}
        die = value_at(data, place.path)
        if place.path[:2] == PLACED:
            lies = {name: die[name] for name in ("die", "id", "card") if name in die}
            value = lies if len(lies) > 1 else die["die"]
            return {f"seat-{one}": Move(("wizards", one, "dice"), place.path, value) for one in wizards}
        if len(place.path) < 4 or place.path[2] != "dice":
            return {}
        lies = {**(die if isinstance(die, dict) else {"die": die}), "by": str(place.path[1])}
        return {
            f"section-{one}": Move(PLACED, place.path, {"section": one, **lies})
            for one in sections(setting.state.table)
        }

    own = [("wizards", seat, name) for name in ("dice", "marks", "cards")]
    palette = (("wizards",), *own, *(("common", name) for name in COMMON[:2]))
    holders = Holders("penumbra", data, held_in(setting, data), onto)
    return Places(place_of, palette, FIELDS, holders, moves)


def held_in(setting: Setting[Table], data: Any) -> dict[FieldPath, tuple[str, ...]]:
    """What holds cards, dice, marks and ingredients: before wizards, in rows, markets and decks."""
    table, holders = setting.state.table, dict[FieldPath, tuple[str, ...]]()
    for one in value_at(data, ("wizards",)) or {}:
        own: FieldPath = ("wizards", one)
        holders |= {
            (*own, "dice"): ("die",),
            (*own, "stock"): ("ingredient",),
            (*own, "offered"): ("talent",),
        }
        holders |= {(*own, "cards"): ("wizard-card", "talent"), (*own, "contracts"): ("contract",)}
        holders |= {(*own, "trials"): ("trial",), (*own, "reserved"): ("contract", "trial")}
        marks = value_at(data, (*own, "marks")) or {}
        for kind, slots in (("discipline", DISCIPLINE_SLOTS), ("spark", SPARK_SLOTS)):
            first_free = next((at for at, slot in enumerate(slots) if slot not in marks), 0)
            there = (slot for at, slot in enumerate(slots) if slot in marks or at == first_free)
            holders |= {(*own, "marks", slot): (kind,) for slot in there}
    if value_at(data, ("now", "looking")) is not None:
        holders["now", "looking", "cards"] = ROWS["out"]
    holders |= {("common", name): kinds for name, kinds in ROWS.items()}
    common = value_at(data, ("common",)) or {}
    markets = dict.fromkeys((*common.get("markets", ()), *(one.id for one in table.markets)))
    decks = dict.fromkeys((*common.get("decks", ()), *(one.id for one in table.decks)))
    holders |= {("common", "markets", one): ("wizard-card",) for one in markets}
    return holders | {("common", "decks", one): DECK_KINDS.get(one, ("wizard-card",)) for one in decks}
