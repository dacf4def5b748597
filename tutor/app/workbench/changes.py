"""What can be changed in a position on the bench, and how a press says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from tutor.app.workbench.session import Bench
from tutor.engine.game import Game
from tutor.rules.catalogue import load
from tutor.scenario import form
from tutor.scenario.form import FieldPath
from tutor.views.workbench.form_words import read

Change: TypeAlias = Callable[[Any], Any]
"""From the data of a position to that of the changed one."""


def path_of(place: str) -> FieldPath:
    """The place of a field as the form writes it. Raises ValueError for anything else."""
    return msgspec.json.decode(place, type=tuple[str | int, ...])


def _set(game: Game[Any], path: FieldPath, value: str) -> Change:
    return lambda data: form.set_to(game.position, data, path, _value(game, data, path, value))


def _step(game: Game[Any], path: FieldPath, value: str) -> Change:
    def change(data: Any) -> Any:
        field = form.field_at(game.position, data, path)
        least = field.least if field.least is not None else 0
        number = max(least, int(field.value) + int(value))
        return form.set_to(
            game.position, data, path, str(number if field.most is None else min(number, field.most))
        )

    return change


def _toggle(game: Game[Any], path: FieldPath, value: str) -> Change:
    return lambda data: form.toggled(game.position, data, path)


def _add(game: Game[Any], path: FieldPath, value: str) -> Change:
    return lambda data: form.added(game.position, data, path, _value(game, data, path, value))


def _remove(game: Game[Any], path: FieldPath, value: str) -> Change:
    return lambda data: form.removed(data, path)


def _detail(game: Game[Any], path: FieldPath, value: str) -> Change:
    return lambda data: form.detailed(game.position, data, path)


EDITS: Final[dict[str, Callable[[Game[Any], FieldPath, str], Change]]] = {
    "set": _set, "step": _step, "toggle": _toggle, "add": _add, "remove": _remove, "detail": _detail,
}  # fmt: skip
"""The actions of the form."""


def with_reading(game: str, rulings: Mapping[str, str], ruling: str, reading: str) -> dict[str, str]:
    """The readings chosen, with another one of that ruling; what is none of its readings changes nothing."""
    known = {one.id: one for one in load(game).rulings}.get(ruling)
    if known is None or reading not in (one.id for one in known.readings):
        return dict(rulings)
    others = {id: taken for id, taken in rulings.items() if id != ruling}
    return others if reading == known.default else {**others, ruling: reading}


def read_otherwise(bench: Bench, ruling: str, reading: str) -> None:
    """Takes another reading of a ruling; what is none of its readings is ignored."""
    rulings = with_reading(bench.game.id, bench.start.rulings, ruling, reading)
    bench.change(replace(bench.start, rulings=rulings))


def _value(game: Game[Any], data: Any, path: FieldPath, value: str) -> str:
    """What was picked, or the id of what was typed by its name. Raises KeyError for a place that is none."""
    field = form.field_at(game.position, data, path)
    picked = (*field.choices, *field.unset)
    return value if value in picked or field.kind in ("number", "plain") else read(value, field, game.id)
