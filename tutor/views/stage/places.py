"""The pieces of a stage as places of the position: what is pressed there is changed in the one schema."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from html import unescape
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from tutor.scenario.form import FieldPath
from tutor.views.markup import Html, escape
from tutor.views.stage import Setting


class Place(NamedTuple):
    """Where a piece stands in the data of a position, and which fields of it matter; of a value, none."""

    path: FieldPath
    fields: tuple[str, ...] = ()


PlaceOf: TypeAlias = Callable[[str], Place | None]
"""The place of a piece by its key; None for one that has none."""


class Places(NamedTuple):
    """The places of the pieces of a stage, and the lists and maps to which something can be added.

    Keys of the palette are no pieces: `supply_key` gives that of a list or map, `entry_key` that of an entry.
    `fields` are those that matter of the entries, by the name of the list or map.
    """

    of: PlaceOf
    palette: tuple[FieldPath, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = {}

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


PlacesOf: TypeAlias = Callable[[Setting[Any], Any], Places]
"""The places of a stage, given the data of the position that is changed."""

SUPPLY: Final = "supply"
ENTRY: Final = "entry"

ACT: Final = "place"
"""What a press on a piece with a place reports, with the key of the piece."""

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


def pressable(stage: Html, place_of: PlaceOf, opened: str) -> Html:
    """The stage with every piece that has a place as a button; the one whose fields are `opened` says so."""
    parts, last, closes = list[str](), 0, False
    for match in _PIECE.finditer(stage):
        parts.append(stage[last : match.start()])
        last = match.end()
        if match[1] is None:
            parts.append("</span></li>" if closes else "</li>")
            closes = False
            continue
        key = unescape(match[3])
        place = place_of(key)
        if place is None:
            parts.append(match[0])
            continue
        seat = match[1] == "li"
        closes = closes or seat
        inside = _button(key, place, key == opened)
        if seat:
            parts.append(f'{match[0]}<span class="st-seat__place is-place"{inside}>')
        else:
            rest = _BUTTON.sub("", match[2]).replace('class="', 'class="is-place ', 1)
            parts.append(f"<{match[1]}{rest}{inside}>")
    return Html("".join((*parts, stage[last:])))


def _button(key: str, place: Place, is_open: bool) -> str:
    """The attributes of a piece that can be pressed."""
    path = escape(msgspec.json.encode(place.path).decode())
    names = f'data-act="{ACT}" data-value="{escape(key)}" data-place="{path}"'
    return f' role="button" tabindex="0" {names} aria-expanded="{str(is_open).lower()}"'
