"""Results as a table: Parquet, CSV or JSON lines, with typed columns; fractions as text and as a decimal."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from tutor.engine.event import Scalar
from tutor.rules.catalogue import game_of, ruling
from tutor.rules.words import Lang, Words
from tutor.sweeps.backends import lacking
from tutor.sweeps.items import Plan
from tutor.sweeps.questions import QUESTIONS
from tutor.sweeps.run import Done
from tutor.sweeps.work import Row

Cell: TypeAlias = str | int | float | bool | None
Type = Literal["text", "whole", "yes", "decimal"]

CODE: Final = 12
"""Signs of the digest of the rules and the engine that are written."""


class Filled(NamedTuple):
    """A column with its cells, one for each row."""

    name: str
    type: Type
    cells: Sequence[Cell]


class OutputError(ValueError):
    """A table that cannot be written: why."""

    def __init__(self, why: Words) -> None:
        self.why = why
        super().__init__(why.en)


def columns(done: Done, lang: Lang = "en") -> list[Filled]:
    """The table of a sweep, column by column.

    Each row says what was asked about (`source`, `game`, `seed`), under which readings (`replaced` by the
    sweep, `rulings` in force that are not the default, and a column for each ruling that was named), what the
    answer is, and how that went (`status`, `error`). `code` tells versions of the rules apart.
    """
    plan, rows = done.plan, done.rows
    items = [plan.items[row.item] for row in rows]
    return [
        Filled("source", "text", [plan.sources[item.source].name for item in items]),
        Filled("game", "text", [row.game or None for row in rows]),
        Filled("seed", "whole", [item.seed for item in items]),
        Filled("replaced", "text", [_readings(item.readings) for item in items]),
        Filled("rulings", "text", [_in_force(row) for row in rows]),
        *(Filled(id, "text", [_reading(row, id) for row in rows]) for id in plan.named),
        *_answers(plan, rows),
        Filled("status", "text", [row.status for row in rows]),
        Filled("error", "text", [None if row.error is None else row.error.of(lang) for row in rows]),
        Filled("code", "text", [plan.code[:CODE]] * len(rows)),
    ]


def _readings(pairs: Iterable[tuple[str, str]]) -> str:
    return " ".join(f"{id}={reading}" for id, reading in pairs)


def _in_force(row: Row) -> str | None:
    return None if row.rulings is None else _readings(row.rulings.items())


def _reading(row: Row, id: str) -> str | None:
    if row.rulings is None or game_of(id) != row.game:
        return None
    return row.rulings.get(id, ruling(id).default)


def _answers(plan: Plan, rows: Sequence[Row]) -> Iterator[Filled]:
    """What the question has said: its own columns, then those of the facts that were asked for."""
    stated = QUESTIONS[plan.question].columns
    for column in stated:
        cells = [row.values.get(column.name) for row in rows]
        if column.kind == "fraction":
            yield Filled(column.name, "text", cells)
            yield Filled(f"{column.name}_float", "decimal", [_decimal(cell) for cell in cells])
        else:
            yield _typed(column.name, cells, column.kind)
    known = {column.name for column in stated}
    for name in dict.fromkeys(name for row in rows for name in row.values if name not in known):
        yield _typed(name, [row.values.get(name) for row in rows])


def _decimal(fraction: Scalar) -> float | None:
    return None if fraction is None else float(Fraction(fraction))


def _typed(name: str, cells: list[Scalar], wanted: Type = "text") -> Filled:
    """A column of the one type that all its cells have, else of texts; an empty one is as wanted."""
    types = {type(cell) for cell in cells if cell is not None}
    if not types:
        return Filled(name, wanted, cells)
    if types == {bool}:
        return Filled(name, "yes", cells)
    if types == {int}:
        return Filled(name, "whole", cells)
    return Filled(name, "text", [None if cell is None else _plain(cell) for cell in cells])


def _plain(cell: Cell) -> str:
    return str(cell).lower() if isinstance(cell, bool) else str(cell)


# ---- files


def check_output(path: Path) -> None:
    """Raises OutputError where no table can be written there, before any work is done for it."""
    if path.suffix not in FORMATS:
        raise OutputError(
            Words(
                f"--out: found {path.name}; allowed: a name that ends with {', '.join(FORMATS)}",
                f"--out: найдено: {path.name}; допустимо: имя, которое кончается на {', '.join(FORMATS)}",
            )
        )
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise OutputError(lacking("pyarrow"))
    if not path.parent.is_dir():
        raise OutputError(
            Words(f"--out: there is no folder {path.parent}", f"--out: папки {path.parent} нет")
        )


def write_table(done: Done, path: Path, lang: Lang = "en") -> None:
    """Writes the table of a sweep; the suffix of the path says how. It is there whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    FORMATS[path.suffix](columns(done, lang), beside)
    beside.replace(path)


def _write_csv(filled: Sequence[Filled], path: Path) -> None:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([column.name for column in filled])
    for cells in zip(*(column.cells for column in filled), strict=True):
        writer.writerow(["" if cell is None else _plain(cell) for cell in cells])
    path.write_text(text.getvalue(), "utf-8")


def _write_lines(filled: Sequence[Filled], path: Path) -> None:
    names = [column.name for column in filled]
    rows = zip(*(column.cells for column in filled), strict=True)
    path.write_bytes(
        b"".join(msgspec.json.encode(dict(zip(names, cells, strict=True))) + b"\n" for cells in rows)
    )


def _write_parquet(filled: Sequence[Filled], path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    types: dict[Type, Any] = {
        "text": pyarrow.string(),
        "whole": pyarrow.int64(),
        "yes": pyarrow.bool_(),
        "decimal": pyarrow.float64(),
    }
    schema = pyarrow.schema([(column.name, types[column.type]) for column in filled])
    arrays = [pyarrow.array(column.cells, types[column.type]) for column in filled]
    parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), path)


FORMATS: Final[Mapping[str, Callable[[Sequence[Filled], Path], None]]] = {
    ".parquet": _write_parquet,
    ".csv": _write_csv,
    ".jsonl": _write_lines,
}
"""How a table is written, by the suffix of its file."""
