"""The pieces of a stage as places of the position: what is pressed there is changed in the one schema."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from html import unescape
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move
from tutor.views.markup import Html, escape
from tutor.views.stage import Setting


class Place(NamedTuple):
    """Where a piece stands in the data of a position, and which fields of it matter; of a value, none."""

    path: FieldPath
    fields: tuple[str, ...] = ()


PlaceOf: TypeAlias = Callable[[str], Place | None]
"""The place of a piece by its key; None for one that has none."""

MovesOf: TypeAlias = Callable[[str], Mapping[str, Move]]
"""What moves a piece, by its key, to other pieces of the stage, by theirs."""


def no_moves(key: str) -> Mapping[str, Move]:
    """A piece that stays where it is."""
    return {}


class Places(NamedTuple):
    """The places of the pieces of a stage, and the lists and maps to which something can be added.

    Keys of the palette are no pieces: `supply_key` gives that of a list or map, `entry_key` that of an entry.
    `fields` are those that matter of the entries, by the name of the list or map, `moves` what puts a piece
    elsewhere.
    """

    of: PlaceOf
    palette: tuple[FieldPath, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = {}
    moves: MovesOf = no_moves

    def at(self, key: str) -> Place | None:
        """The place of a piece, of a list or map of the palette, or of an entry of one."""
        kind, _, text = key.partition(" ")
        if kind not in (SUPPLY, ENTRY):
            return self.of(key)
        try:
            path = msgspec.json.decode(text, type=tuple[str | int, ...])
        except msgspec.DecodeError:
            return None
        if kind == SUPPLY:
            return Place(path) if path in self.palette else None
        there = path[:-1]
        return Place(path, self.fields.get(str(there[-1]), ())) if there in self.palette else None


@dataclass(frozen=True, slots=True)
class Editing:
    """What a stage shows on which a position is changed.

    `data` are those of the position, `opened` the key of the piece whose fields are shown, `supplies` what
    else can be pressed beside the seats; with `targets` only these pieces can be pressed, to put it there.
    """

    data: Any
    opened: str = ""
    supplies: Html | None = None
    targets: Collection[str] | None = None


PlacesOf: TypeAlias = Callable[[Setting[Any], Any], Places]
"""The places of a stage, given the data of the position that is changed."""

SUPPLY: Final = "supply"
ENTRY: Final = "entry"
"""How keys of the palette begin: those of a list or map, and those of an entry of one."""

ACT: Final = "place"
"""What a press on a piece with a place reports, with the key of the piece."""
PUT: Final = "put"
"""What a press on a piece reports to which another one can be moved."""

_ATTRIBUTE: Final = r'(?: [\w-]+(?:="[^"]*")?)'
_PIECE: Final = re.compile(rf'<(\w+)({_ATTRIBUTE}*? data-key="([^"]*)"{_ATTRIBUTE}*)>|</li>')
_BUTTON: Final = re.compile(r' (?:role|tabindex|data-act|data-value)="[^"]*"')


def no_places(setting: Setting[Any], data: Any) -> Places:
    """A stage whose pieces have no place."""
    return Places(lambda key: None)


def supply_key(path: FieldPath) -> str:
    """The key of a list or map of the palette."""
    return f"{SUPPLY} {msgspec.json.encode(path).decode()}"


def entry_key(path: FieldPath) -> str:
    """The key of an entry of a list or map of the palette."""
    return f"{ENTRY} {msgspec.json.encode(path).decode()}"


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
        inside = isinstance(data, list) and isinstance(step, int) and step < len(data)
        if not inside and not (isinstance(data, dict) and step in data):
            return None
        data = data[step]
    return data


def pressable(stage: Html, places: Places, editing: Editing) -> Html:
    """The stage with every piece that has a place as a button; the one whose fields are open says so."""
    parts, last, closes = list[str](), 0, False
    for match in _PIECE.finditer(stage):
        parts.append(stage[last : match.start()])
        last = match.end()
        if match[1] is None:
            parts.append("</span></li>" if closes else "</li>")
            closes = False
            continue
        key = unescape(match[3])
        inside = _attributes(key, places, editing)
        if not inside:
            parts.append(match[0])
            continue
        look = "is-place" if editing.targets is None else "is-may"
        if match[1] == "li":
            closes = True
            parts.append(f'{match[0]}<span class="st-seat__place {look}"{inside}>')
        else:
            rest = _BUTTON.sub("", match[2]).replace('class="', f'class="{look} ', 1)
            parts.append(f"<{match[1]}{rest}{inside}>")
    return Html("".join((*parts, stage[last:])))


def _attributes(key: str, places: Places, editing: Editing) -> str:
    """The attributes of a piece that can be pressed; "" for one that cannot."""
    pressed = ' role="button" tabindex="0"'
    if editing.targets is not None:
        return f'{pressed} data-act="{PUT}" data-value="{escape(key)}"' if key in editing.targets else ""
    place = places.of(key)
    if place is None:
        return ""
    path = escape(msgspec.json.encode(place.path).decode())
    names = f'data-act="{ACT}" data-value="{escape(key)}" data-place="{path}"'
    drag = " data-drag" if places.moves(key) else ""
    return f'{pressed} {names}{drag} aria-expanded="{str(key == editing.opened).lower()}"'
