"""The pieces of a stage as places of the position: what is pressed there is changed in the one schema."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import OUT, Move
from tutor.views.markup import Attribute, Html
from tutor.views.stage import Setting
from tutor.views.stage.holders import Holders
from tutor.views.stage.pieces import Press, PressOf


class Place(NamedTuple):
    """Where a piece stands in the data of a position, and which fields of it matter; of a value, none."""

    path: FieldPath
    fields: tuple[str, ...] = ()


PlaceOf: TypeAlias = Callable[[str], Place | None]
"""The place of a piece by its key; None for one that has none."""

MovesOf: TypeAlias = Callable[[str], Mapping[str, Move]]
"""What moves a piece, by its key, to other pieces of the stage, by theirs."""


def no_moves(key: str) -> Mapping[str, Move]:
    """A piece that stays where it is, or moves as what holds it lets it."""
    return {}


class Places(NamedTuple):
    """The places of the pieces of a stage, and the lists and maps to which something can be added.

    Keys of the palette are no pieces: `supply_key` gives that of a list or map, `entry_key` that of an entry.
    `fields` are those that matter of the entries, by the name of the list or map. What one of the `holders`
    has can be put into another; `moves` is what puts a piece elsewhere in another way. Pieces that lie
    `beside` the stage, each as it is drawn and called, stand with the palette: supplies, and what has no
    place of its own on the stage.
    """

    of: PlaceOf
    palette: tuple[FieldPath, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = {}
    holders: Holders | None = None
    moves: MovesOf = no_moves
    beside: Mapping[str, tuple[Html, str]] = {}

    def at(self, key: str) -> Place | None:
        """The place of a piece, of a list or map of the palette, or of an entry of one or of a holder."""
        kind = key.partition(" ")[0]
        if kind not in (SUPPLY, ENTRY):
            return self.of(key)
        path = path_in(key)
        if kind == SUPPLY or path is None:
            return None if path not in self.palette else Place(path)
        there = path[:-1]
        fields = self.fields.get(str(there[-1]), ()) if there else ()
        held = self.holders is not None and self.holders.holder(path) is not None
        return Place(path, fields) if held or fields or there in self.palette else None

    # ---- moves

    def move(self, key: str, target: str) -> Move | None:
        """What puts a piece onto another one, into a holder, or off the table; None where it cannot go."""
        if (move := self.moves(key).get(target)) is not None:
            return move
        if self.is_supply(key):
            return self.holders.supply(key, target, path_in(target)) if self.holders is not None else None
        place = self.at(key)
        if place is None or self.holders is None or self.holders.holder(place.path) is None:
            return None
        if target == PALETTE:
            return Move(OUT, place.path)
        return self.holders.move(place.path, target, path_in(target))

    def refusal(self, key: str, target: str) -> str:
        """The rule by which a piece cannot be put onto another one, as far as what holds things knows it."""
        place = None if self.is_supply(key) else self.at(key)
        if self.holders is None or (place is None and not self.is_supply(key)):
            return ""
        return self.holders.refusal(key if place is None else place.path, target, path_in(target))

    def is_supply(self, key: str) -> bool:
        """Whether a piece is a supply: one of it can be put wherever there is a holder for it."""
        return self.holders is not None and key in self.holders.supplies

    def can_move(self, key: str) -> bool:
        """Whether a piece can be put elsewhere at all."""
        if self.is_supply(key):
            return True
        place = self.at(key)
        if place is None:
            return False
        held = self.holders is not None and self.holders.holder(place.path) is not None
        return held or bool(self.moves(key))

    def elsewhere(self, key: str) -> tuple[FieldPath, ...]:
        """Every holder of the position into which a piece can be put, wherever it is drawn."""
        if self.holders is None:
            return ()
        if self.is_supply(key):
            return self.holders.elsewhere(key)
        place = self.at(key)
        return () if place is None else self.holders.elsewhere(place.path)

    # ---- the stage

    def press_of(self, editing: Editing) -> PressOf:
        """What a press on each piece reports: its place, or that what is moving is put there."""
        return lambda key: self._put(key, editing) if editing.moving else self._open(key, editing)

    def _put(self, key: str, editing: Editing) -> Press | None:
        if key == editing.opened or self.move(editing.opened, key) is None:
            return None
        return Press("is-may", {"data_act": PUT, "data_value": key})

    def _open(self, key: str, editing: Editing) -> Press | None:
        place = self.of(key)
        if place is None:
            return None
        reports: dict[str, Attribute] = {"data_act": ACT, "data_value": key}
        reports["data_place"] = msgspec.json.encode(place.path).decode()
        reports["data_drag"] = self.can_move(key)
        reports["aria_expanded"] = str(key == editing.opened).lower()
        return Press("is-place", reports)


@dataclass(frozen=True, slots=True)
class Editing:
    """What a stage shows on which a position is changed.

    `data` are those of the position, `opened` the key of the piece whose fields are shown, `supplies` what
    else can be pressed beside the seats. While it is `moving`, only that can be pressed onto which it can go.
    On one that is `tried` nothing can be pressed.
    """

    data: Any
    opened: str = ""
    supplies: Html | None = None
    moving: bool = False
    tried: bool = False


PlacesOf: TypeAlias = Callable[[Setting[Any], Any], Places]
"""The places of a stage, given the data of the position that is changed."""

SUPPLY: Final = "supply"
ENTRY: Final = "entry"
"""How keys of the palette begin: those of a list or map, and those of an entry of one."""
PALETTE: Final = "palette"
"""The key of the palette: what is put there leaves the table."""

ACT: Final = "place"
"""What a press on a piece with a place reports, with the key of the piece."""
PUT: Final = "put"
"""What a press on a piece reports to which another one can be moved."""


def no_places(setting: Setting[Any], data: Any) -> Places:
    """A stage whose pieces have no place."""
    return Places(lambda key: None)


def supply_key(path: FieldPath) -> str:
    """The key of a list or map of the palette."""
    return f"{SUPPLY} {msgspec.json.encode(path).decode()}"


def entry_key(path: FieldPath) -> str:
    """The key of an entry of a list or map of the palette."""
    return f"{ENTRY} {msgspec.json.encode(path).decode()}"


def path_in(key: str) -> FieldPath | None:
    """The path that a key of the palette has; None for another key."""
    kind, _, text = key.partition(" ")
    if kind not in (SUPPLY, ENTRY):
        return None
    try:
        return msgspec.json.decode(text, type=tuple[str | int, ...])
    except msgspec.DecodeError:
        return None


def given_to(path: FieldPath, seats: Iterable[str], holder: str | None, *kinds: str) -> dict[str, Move]:
    """What gives the one thing that a seat has, whose place holds that seat, to another, or to nobody.

    `kinds` are how the keys begin of pieces that stand for a seat.
    """
    ways = {f"{kind}-{seat}": seat for seat in seats for kind in kinds}
    gone = {PALETTE: Move(path)} if holder else {}
    return {key: Move(path, value=seat) for key, seat in ways.items() if seat != holder} | gone


def entry(data: Any, path: FieldPath, id: str, name: str = "") -> Place | None:
    """The place of an id in a map, or in a list of ids or of groups that hold it under a `name`."""
    there = value_at(data, path)
    if isinstance(there, dict):
        return Place((*path, id)) if id in there else None
    for at, one in enumerate(there if isinstance(there, list) else ()):
        if id == (one.get(name) if isinstance(one, dict) else one):
            return Place((*path, at))
    return None


def value_at(data: Any, path: Sequence[str | int]) -> Any:
    """What the data hold at a path; None where they hold nothing."""
    for step in path:
        inside = isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data)
        if not inside and not (isinstance(data, dict) and step in data):
            return None
        data = data[step]
    return data
