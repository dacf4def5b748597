"""The piece of the stage whose fields are shown on the bench."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from operator import is_not
from typing import Any, Final

import msgspec

from tutor.app.games import VIEWS
from tutor.app.pages.shell import Desk
from tutor.app.widgets.looks import stand
from tutor.app.widgets.region import Region
from tutor.app.workbench.session import Bench
from tutor.scenario import form
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move, moved
from tutor.views.markup import Html
from tutor.views.shown import stage
from tutor.views.stage import Setting
from tutor.views.stage.places import Editing, Place, Places, entry_key, supply_key, value_at
from tutor.views.workbench.form import sentence_of
from tutor.views.workbench.piece_fields import palette, piece_fields, supply_fields

MISSING: Final = (KeyError, IndexError, TypeError, ValueError)
"""What is raised where the data have no such place."""


LONGEST_KEY: Final = 200
"""No piece of a stage has a longer key."""


class OpenPiece:
    """The piece that was pressed last, by its key, until its fields are shut; "" for none.

    While it is `moving`, the next press on the stage puts it elsewhere.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.key = ""
        self.moving = False
        self.region = Region("rt-at-piece", desk.press)
        self._focus: tuple[str, ...] = ()
        self._known: tuple[tuple[Any, ...], Places] | None = None

    # ---- what was pressed

    def act(self, action: str, value: str, bench: Bench) -> bool:
        """Does what was pressed on the stage or beside it; False for what is no such press."""
        if action == "place":
            self._press(value[:LONGEST_KEY], bench)
        elif action == "pick":
            self._pick(value[:LONGEST_KEY], bench)
        elif action == "put":
            self._move(bench, self.key, (value,))
        elif action == "move":
            self._move(bench, *_dropped(value))
        elif action == "all-fields":
            self._all_fields(bench)
        else:
            return False
        return True

    def _press(self, key: str, bench: Bench) -> None:
        """Opens the fields of a piece of the stage, or shuts those that are open, and the focus with them."""
        last = self.key
        self.key = "" if key == last else key
        self.moving = self._is_supply(bench)
        if self.key and not self.moving and self.place(bench) is None:
            self.key = ""
            self.desk.message = self.desk.words("bench-no-place")
        if self.key:
            self.desk.drawers.opened = ""
            self._focus = (".rt-at-piece [data-focus]",)
        elif last:
            self._focus = (on_stage(last),)

    def _pick(self, key: str, bench: Bench) -> None:
        """Has the open piece, or something in it, moved by the next press; again, leaves it where it is."""
        places = self._places(bench)
        if key and places is not None and places.can_move(key):
            self.key, self.moving = key, True
            self._focus = (".rt-at-piece [data-focus]",)
        elif not key and self._is_supply(bench):
            self.key, self.moving = "", False
        elif not key:
            self.moving = bool(self.key) and not self.moving

    def _is_supply(self, bench: Bench) -> bool:
        """Whether the open piece is a supply: one of it after the other is put on the table."""
        places = self._places(bench) if self.key else None
        return places is not None and places.is_supply(self.key)

    def _move(self, bench: Bench, key: str, targets: Sequence[str]) -> None:
        """Moves a piece to the first of these that it can go to; what no position can have is refused.

        A piece that is refused is still in hand: where else it can go is seen on the stage.
        """
        places = self._places(bench)
        self._focus = (on_stage(key),)
        ways = () if places is None else (places.move(key, target) for target in targets)
        way = next((way for way in ways if way is not None), None)
        if way is None:
            rules = () if places is None else (places.refusal(key, target) for target in targets)
            rule = next(filter(None, rules), "")
            refusal = self.desk.words("bench-no-move")
            self.desk.message = f"{refusal} [{rule}]" if rule else refusal
            self._pick(key, bench)
            return
        try:
            refused = bench.attempt(partial(_after, bench, way))
        except MISSING:
            self.desk.message = self.desk.words("bench-no-move")
            return
        self.moving = self.moving and (bool(refused) or self._is_supply(bench))
        if refused:
            lang = self.desk.lang
            says = (
                f"{sentence_of(one, lang)} [{one.rule}]" if one.rule else sentence_of(one, lang)
                for one in refused
            )
            self.desk.message = "\n".join((self.desk.words("bench-no-move"), *says))
            self._pick(key, bench)

    def _all_fields(self, bench: Bench) -> None:
        """Leads from the fields of a piece to the form at that place."""
        place = self.place(bench)
        self.key, self.desk.drawers.opened = "", "fields"
        for part in parts_of_form(place) if place is not None else ():
            self._focus += (f"{part}:not([open])", f"{part} > summary")

    def follow(self, bench: Bench, path: FieldPath) -> None:
        """Goes on to the fields of what was added last to a list or map of the palette, if it has any."""
        there, places = value_at(bench.editable, path), self._places(bench)
        if places is None or not there or not isinstance(there, list | dict):
            return
        last = list(there)[-1] if isinstance(there, dict) else len(there) - 1
        key = entry_key((*path, last))
        if isinstance(value_at(there, (last,)), dict) and places.at(key) is not None:
            self.key = key

    # ---- where it stands

    def place(self, bench: Bench) -> Place | None:
        """Where the open piece stands in the data; None where it does not stand there."""
        places = self._places(bench) if self.key else None
        place = None if places is None else places.at(self.key)
        return place if place is not None and _filled(bench, place, bench.editable) is not None else None

    def grown(self, bench: Bench, path: FieldPath, data: Any) -> Any:
        """The data with what is taken for granted on the way to a field of the open piece."""
        place = self.place(bench)
        if place is None or path[: len(place.path)] != place.path:
            return data
        return form.grown(bench.game.position, data, path)

    def _places(self, bench: Bench) -> Places | None:
        """The places of the stage; None while nothing can be changed."""
        data = bench.editable
        if data is None:
            return None
        of = (bench.node, data, self.desk.lang)
        if self._known is None or any(map(is_not, self._known[0], of)):
            setting = Setting(bench.fallen, bench.before.state, bench.question, self.desk.speaker)
            self._known = of, VIEWS[bench.game.id].places(setting, data)
        return self._known[1]

    # ---- drawing

    def stage(self, bench: Bench, tried: Bench | None = None) -> Html:
        """The stage of the bench, on which pieces with a place can be pressed; one `tried` is seen."""
        node, speaker = None if tried is None else tried.node, self.desk.speaker
        made_from = (bench.node, bench.editable, self.key, self.moving, tried, node, speaker)
        return self.desk.memo.draw("stage", lambda: self._stage(bench, tried), *made_from)

    def _stage(self, bench: Bench, tried: Bench | None) -> Html:
        places, speaker, views = self._places(bench), self.desk.speaker, VIEWS[bench.game.id]
        editing = None
        if places is not None:
            palette = self._palette(bench, places)
            if tried is not None:
                palette = Html(palette.replace(' data-act="place"', ' aria-disabled="true"'))
            editing = Editing(bench.editable, self.key, palette, self.moving, tried=tried is not None)
        shown = tried or bench
        now, before = shown.fallen, shown.before.state
        return stage(now, before, shown.question, speaker, views=views, editing=editing)

    def _palette(self, bench: Bench, places: Places) -> Html:
        """What can be put on the table, as a row of buttons."""
        type_, rows = bench.game.position, []
        for path in places.palette:
            field = form.name_at(type_, form.grown(type_, bench.editable, path), path)
            rows.append((supply_key(path), field))
        return palette(rows, self.key, self.desk.speaker, places.beside)

    def draw(self, bench: Bench) -> None:
        """Draws the fields of the open piece, unless a drawer lies over them, and moves the focus."""
        if self.desk.drawers.opened:
            self.key = ""
        self.region.html = str(self._fields(bench))
        stand(self.region, bool(self.key))
        focus, self._focus = self._focus, ()
        for selector in focus:
            (self.desk.bridge.open_first if ":not(" in selector else self.desk.bridge.focus)(selector)

    def _fields(self, bench: Bench) -> Html:
        """The fields of the open piece; nothing where none is open."""
        data, places = bench.editable, self._places(bench) if self.key else None
        if places is not None and places.is_supply(self.key):
            return supply_fields(places.beside[self.key], self._holders(bench, places), self.desk.speaker)
        place = None if places is None else places.at(self.key)
        filled = None if place is None else _filled(bench, place, data)
        if places is None or place is None or filled is None:
            self.key, self.moving = "", False
            return Html("")
        stands = isinstance(value_at(data, place.path[:-1]), list) or value_at(data, place.path) is not None
        data, unset = filled
        field = form.field_at(bench.game.position, data, place.path)
        note = self.desk.words("bench-at-beginning") if bench.history.answers() else None
        moves = places.can_move(self.key)
        holders = self._holders(bench, places) if self.moving else ()
        return piece_fields(
            field, place.fields, unset, self.desk.speaker, note=note, stands=stands, moves=moves,
            moving=self.moving, holders=holders, inside=self._inside(bench, places, place, data),
        )  # fmt: skip

    def _inside(self, bench: Bench, places: Places, place: Place, data: Any) -> list[tuple[str, form.Field]]:
        """What is in the open piece and can be put elsewhere, with its key."""
        if places.holders is None:
            return []
        own, made = place.path, list[tuple[str, form.Field]]()
        for holder in places.holders.kinds:
            is_shown = not place.fields or holder[len(own) : len(own) + 1] in [(one,) for one in place.fields]
            if holder[: len(own)] != own or len(holder) != len(own) + 1 or not is_shown:
                continue
            held = value_at(data, holder)
            paths = [holder] if isinstance(held, int) and held else []
            paths += [(*holder, at) for at in range(len(held))] if isinstance(held, list) else []
            paths += [(*holder, name) for name in held] if isinstance(held, dict) else []
            paths = [path for path in paths if places.can_move(entry_key(path))]
            made += [(entry_key(path), form.field_at(bench.game.position, data, path)) for path in paths]
        return made

    def _holders(self, bench: Bench, places: Places) -> Sequence[tuple[str, form.Field]]:
        """What the open piece can be put into, with its key."""
        type_, data = bench.game.position, bench.editable
        paths = places.elsewhere(self.key)
        return [
            (supply_key(path), form.field_at(type_, form.grown(type_, data, path), path)) for path in paths
        ]


def _after(bench: Bench, way: Move, data: Any) -> Any:
    """The data after a move."""
    return moved(bench.game.position, data, way)


def on_stage(key: str) -> str:
    """The selector of a piece of the stage that can be pressed."""
    return f".rt-at-stage [data-value={json.dumps(key)}]"


def _dropped(value: str) -> tuple[str, tuple[str, ...]]:
    """The key of what was dragged, and those of what it was dropped on, the innermost first."""
    try:
        return msgspec.json.decode(value, type=tuple[str, tuple[str, ...]])
    except msgspec.DecodeError:
        return "", ()


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
                    more = form.grown(type_, data, (*field.path, key))
                    counts = field.kind != "map" or not isinstance(value_at(more, (*field.path, key)), dict)
                    data = more if counts else data
        form.field_at(type_, data, place.path)
    except MISSING:
        return None
    return data, tuple(unset)
