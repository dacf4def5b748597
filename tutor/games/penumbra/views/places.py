"""Where the pieces of the stage stand in the data of a position, and which fields of each matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views.stage.look import View
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move
from tutor.views.stage import Setting
from tutor.views.stage.places import Place, Places, entry, value_at

WIZARD: Final = ("mortal_wounds", "stock", "dice", "must_rest")
MARK: Final = ("mark", "threat", "charged", "wounded")
CARD: Final = ("zone", "turned")
HELD: Final = ("contracts", "reserved", "offered")
COMMON: Final = ("contracts", "trials", "goals", "prophecies")
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {"wizards": WIZARD, "marks": MARK, "cards": ("card", *CARD)}
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

    def of_card(id: str) -> Place | None:
        rows = (entry(data, ("wizards", one, "cards"), id, "card") for one in owners)
        if place := next(filter(None, rows), None):
            return Place(place.path, CARD)
        lists: list[FieldPath] = [("wizards", one, name) for one in owners for name in HELD]
        lists += [("common", name) for name in COMMON]
        return next((place for path in lists if (place := entry(data, path, id))), None)

    def place_of(key: str) -> Place | None:
        key = key.partition("~")[0]
        kind, _, rest = key.partition("-")
        if kind == "seat":
            return Place(("wizards", rest), WIZARD) if rest in wizards else None
        if key == "self":
            return Place(("wizards", seat, "mortal_wounds"))
        if kind == "stock":
            return Place(("wizards", seat, "stock", rest))
        if kind == "mark":
            held = value_at(data, ("wizards", seat, "marks", rest))
            return Place(("wizards", seat, "marks", rest), MARK) if held is not None else None
        if kind == "threat" and value_at(data, ("resolve", "dice")) is not None:
            return Place(("resolve",), ("dice", "threat"))
        if kind == "die":
            return of_die(key)
        return of_card(rest) if kind == "card" else None

    def moves(key: str) -> dict[str, Move]:
        """A die or a card goes to another wizard."""
        place = place_of(key)
        if place is None or len(place.path) < 4 or place.path[2] not in ("dice", "cards"):
            return {}
        held, others = value_at(data, place.path), (one for one in wizards if one != place.path[1])
        return {f"seat-{one}": Move(("wizards", one, place.path[2]), held, place.path) for one in others}

    own = [("wizards", seat, name) for name in ("dice", "marks", "cards")]
    return Places(place_of, (("wizards",), *own), FIELDS, moves)
