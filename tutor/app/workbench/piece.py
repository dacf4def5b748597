"""The piece of the stage whose fields are shown on the bench."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tutor.app.games import VIEWS
from tutor.app.widgets.region import LONGEST_VALUE, Region
from tutor.app.words import AppWords
from tutor.app.workbench.session import Bench
from tutor.scenario import form
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import moved
from tutor.trace.words import Speaker
from tutor.views.markup import Html
from tutor.views.shown import stage
from tutor.views.stage import Setting
from tutor.views.stage.places import SUPPLY, Editing, Place, Places, entry_key, supply_key, value_at
from tutor.views.workbench.piece_fields import palette, piece_fields

MISSING: Final = (KeyError, IndexError, TypeError, ValueError)
"""What is raised where the data have no such place."""


class OpenPiece:
    """The piece that was pressed last, by its key, until its fields are shut; "" for none."""

    def __init__(self, press: Callable[[str, str], None]) -> None:
        self.key = ""
        self.moving = False
        self.region = Region("rt-at-piece", press, longest=LONGEST_VALUE)

    def press(self, key: str, bench: Bench, speaker: Speaker) -> bool:
        """Opens the fields of a piece, or shuts them; False where it has no place in what is changed."""
        self.key, self.moving = "" if key == self.key else key, False
        if self.key and self.place(bench, speaker) is None:
            self.key = ""
            return False
        return True

    def place(self, bench: Bench, speaker: Speaker) -> Place | None:
        """Where the open piece stands in the data; None where it does not stand there."""
        places = self._places(bench, speaker) if self.key else None
        place = None if places is None else places.at(self.key)
        return place if place is not None and _filled(bench, place, bench.editable) is not None else None

    def grown(self, bench: Bench, speaker: Speaker, path: FieldPath, data: Any) -> Any:
        """The data with what is taken for granted on the way to a field of the open piece."""
        place = self.place(bench, speaker)
        if place is None or path[: len(place.path)] != place.path:
            return data
        return form.grown(bench.game.position, data, path)

    def stage(self, bench: Bench, speaker: Speaker) -> Html:
        """The stage of the bench, on which every piece with a place can be pressed."""
        places, now, before = self._places(bench, speaker), bench.fallen, bench.before.state
        editing = None
        if places is not None:
            targets = places.moves(self.key) if self.moving else None
            editing = Editing(bench.editable, self.key, self._palette(bench, places, speaker), targets)
        return stage(now, before, bench.question, speaker, views=VIEWS[bench.game.id], editing=editing)

    def _places(self, bench: Bench, speaker: Speaker) -> Places | None:
        """The places of the stage; None while nothing can be changed."""
        data = bench.editable
        if data is None:
            return None
        setting = Setting(bench.fallen, bench.before.state, bench.question, speaker)
        return VIEWS[bench.game.id].places(setting, data)

    def move(self, bench: Bench, speaker: Speaker, key: str, targets: Sequence[str]) -> bool:
        """Moves a piece to the first of these that it can go to; False where it can go to none."""
        places = self._places(bench, speaker)
        ways = {} if places is None else places.moves(key)
        way = next((ways[target] for target in targets if target in ways), None)
        if way is None:
            return False
        bench.edit(lambda data: moved(bench.game.position, data, way))
        self.moving = False
        return True

    def _palette(self, bench: Bench, places: Places, speaker: Speaker) -> Html:
        """What can be put on the table, as a row of buttons."""
        type_, rows = bench.game.position, []
        for path in places.palette:
            field = form.field_at(type_, form.grown(type_, bench.editable, path), path)
            rows.append((supply_key(path), field))
        return palette(rows, self.key, speaker)

    def follow(self, bench: Bench, path: FieldPath) -> None:
        """Goes on to the fields of what was added last to a list or map of the palette, if it has any."""
        there = value_at(bench.editable, path)
        if not self.key.startswith(SUPPLY) or not there:
            return
        last = list(there)[-1] if isinstance(there, dict) else len(there) - 1
        if isinstance(value_at(there, (last,)), dict):
            self.key = entry_key((*path, last))

    def draw(self, bench: Bench, speaker: Speaker, words: AppWords) -> Html:
        """The fields of the open piece; nothing where none is open."""
        place, data = self.place(bench, speaker), bench.editable
        filled = None if place is None else _filled(bench, place, data)
        if place is None or filled is None:
            self.key, self.moving = "", False
            return Html("")
        places = self._places(bench, speaker)
        moves = places is not None and bool(places.moves(self.key))
        stands = isinstance(value_at(data, place.path[:-1]), list) or value_at(data, place.path) is not None
        data, unset = filled
        field = form.field_at(bench.game.position, data, place.path)
        note = words("bench-at-beginning") if bench.history.answers() else None
        return piece_fields(
            field, place.fields, unset, speaker, note=note, stands=stands, moves=moves, moving=self.moving
        )


def parts_of_form(place: Place) -> list[str]:
    """The selectors of the parts of the form that hold a place, the outermost first, as far as there are."""
    paths = [place.path[: depth + 1] for depth in range(len(place.path))]
    return [f'[data-key="{"-".join(("part", *map(str, path)))}"]' for path in paths]


def _filled(bench: Bench, place: Place, data: Any) -> tuple[Any, tuple[str, ...]] | None:
    """The data with the fields of a place as they are taken for granted, and those that have no value."""
    type_, unset = bench.game.position, list[str]()
    try:
        data = form.grown(type_, data, place.path)
        for name in place.fields:
            if not form.is_granted(type_, data, (*place.path, name)):
                unset.append(name)
                continue
            data = form.grown(type_, data, (*place.path, name))
            field = form.field_at(type_, data, (*place.path, name))
            for key in field.choices if field.kind == "map" else field.unset:
                if form.is_granted(type_, data, (*field.path, key)):
                    data = form.grown(type_, data, (*field.path, key))
        form.field_at(type_, data, place.path)
    except MISSING:
        return None
    return data, tuple(unset)
