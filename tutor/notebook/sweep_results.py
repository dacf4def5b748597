"""What a sweep has come to, in a cell: rows to ask, counts, a figure and a frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from tutor.rules.words import Lang
from tutor.sweeps import QUESTIONS, Done
from tutor.sweeps.tables import Cell, columns
from tutor.views.analysis.sweep_counts import (
    Group,
    column_words,
    count_figure,
    counted,
    game_of_column,
    groups,
    row_table,
    value_words,
)
from tutor.views.cell_errors import for_cells, no_such
from tutor.views.figure import figure
from tutor.views.markup import Html, join, tag
from tutor.views.output import Displayed, frame
from tutor.views.shares import Counted, count_words, share_rows
from tutor.views.words import capital, wording

if TYPE_CHECKING:
    import plotly.graph_objects as go

CHIEF: Final[Mapping[str, str]] = {
    "law": "law", "legal": "legal", "play": "winners", "readings": "changes",
}  # fmt: skip
"""The column of each question that is drawn where none is named; else the first fact that is asked for."""

UNFOLDED: Final = 12
"""More rows than that are folded away."""

UNDRAWN: Final = ("code", "error", "game")
"""Columns that the rows below a picture do without."""


@dataclass(frozen=True)
class SweepResult(Displayed):
    """What a sweep has come to: a row for each position, seed and set of readings, in order.

    `result["winners"]` is a column, `result.counts("winners")` how often each of its values came.
    """

    done: Done
    lang: Lang = "en"

    @cached_property
    def columns(self) -> Mapping[str, Sequence[Cell]]:
        """The columns by their names, as `tutor sweep` writes them."""
        return {one.name: one.cells for one in columns(self.done, self.lang)}

    @property
    def chief(self) -> str:
        """The column that is drawn: what the question is about, or the first fact that was asked for."""
        plan, named = self.done.plan, list(self.columns)
        facts = [name for row in self.done.rows for name in row.values if plan.question == "facts"]
        if plan.args.facts and plan.question == "play":
            own = {column.name for column in QUESTIONS["play"].columns}
            facts = [name for row in self.done.rows for name in row.values if name not in own]
        return next(iter(facts), CHIEF.get(plan.question, named[0]))

    @property
    def by_chance(self) -> bool:
        """Whether the rows are a sample: they differ in their seeds of chance."""
        return any(item.seed is not None for item in self.done.plan.items)

    @for_cells
    def __getitem__(self, column: str) -> tuple[Cell, ...]:
        """The cells of a column. Raises NoSuchName with the nearest names for one that there is not."""
        if column not in self.columns:
            raise no_such("column", column, self.columns)
        return tuple(self.columns[column])

    def __len__(self) -> int:
        return len(self.done.rows)

    def counts(self, column: str = "") -> dict[Cell, int]:
        """How often each value of a column came, of the rows that have an answer."""
        values: dict[Cell, int] = {}
        for cell in self._answers(column):
            values[cell] = values.get(cell, 0) + 1
        return values

    def html(self) -> Html:
        """What was asked, how often each value of the chief column came, and the rows; many are folded."""
        words = wording(self.lang)
        rows = row_table(self._shown(), words, self._game)
        if len(self) > UNFOLDED:
            rows = tag("details", tag("summary", words("sweep-rows")), rows)
        counts = self._counted
        if not counts:
            return join(tag("p", self._sentence()), rows)
        picture = share_rows(counts, words, sample=self.by_chance)
        note = tag("p", words("sweep-by-chance"), class_="rt-note") if self.by_chance else None
        return join(tag("p", self._sentence()), tag("p", tag("b", self._head())), picture, note, rows)

    def figure(self, column: str = "") -> go.Figure:
        """How often each value of a column came, as a Plotly figure; whiskers in a sample."""
        title = column_words(column or self.chief, self.lang, self._game)
        return figure(count_figure(self._groups(column), title, sample=self.by_chance))

    def to_dict(self) -> dict[str, list[Cell]]:
        """The columns with their cells."""
        return {name: list(cells) for name, cells in self.columns.items()}

    def to_frame(self) -> Any:
        """The rows as a pandas frame. Raises ImportError where pandas is not installed."""
        return frame(
            dict(zip(self.columns, cells, strict=True)) for cells in zip(*self.columns.values(), strict=True)
        )

    def __repr__(self) -> str:
        words, counts = wording(self.lang), self._counted
        lines = [f"- {one.name}: {count_words(one, words, sample=self.by_chance)}" for one in counts]
        single = [
            f"{column_words(name, self.lang, self._game)}: "
            f"{value_words(cells[0], self.lang, game_of_column(name, self._game))}"
            for name, cells in (self._shown() if len(self) == 1 else ())
        ]
        return "\n".join((self._sentence(), *([self._head()] if counts else []), *lines, *single))

    # ---- inside

    @property
    def _game(self) -> str:
        """The game of all rows; "" where there are several."""
        games = {row.game for row in self.done.rows}
        return games.pop() if len(games) == 1 else ""

    def _answers(self, column: str) -> list[Cell]:
        status = self.columns["status"]
        cells = self[column or self.chief] if self.done.failed < len(self) else ()
        return [cell for cell, one in zip(cells, status, strict=False) if one == "ok"]

    def _groups(self, column: str) -> tuple[Group, ...]:
        return groups(self._answers(column), self.lang, game_of_column(column or self.chief, self._game))

    @property
    def _counted(self) -> list[Counted]:
        """The counts of the chief column; none of a single row, which is told itself."""
        return counted(self._groups("")) if len(self) > 1 else []

    def _head(self) -> str:
        return wording(self.lang)("sweep-counts", what=column_words(self.chief, self.lang, self._game))

    def _shown(self) -> list[tuple[str, Sequence[Any]]]:
        """The columns that tell rows from one another, and those of the answer."""
        single = len(self.done.plan.sources) == 1 < len(self)
        skipped = {*UNDRAWN, *(["source"] if single else []), *([] if self.done.failed else ["status"])}
        return [
            (name, cells)
            for name, cells in self.columns.items()
            if name not in skipped and not name.endswith("_float")
            if any(cell not in (None, "") for cell in cells)
        ]

    def _sentence(self) -> str:
        words = wording(self.lang)
        what = QUESTIONS[self.done.plan.question].says.of(self.lang)
        asked = words("sweep-asked", what=capital(what), n=len(self))
        if not self.done.failed:
            return asked
        errors = (row.error for row in self.done.rows if row.status != "ok")
        why = next((error.of(self.lang) for error in errors if error is not None), "")
        return f"{asked} {words('sweep-failed', n=self.done.failed, why=why)}"
