"""Columns of a sweep as counts: how often each value came, in words and as a figure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tutor.engine.event import Scalar
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html, tag
from tutor.views.shares import Counted
from tutor.views.theme import palette
from tutor.views.words import Wording, wording

MOST_GROUPS: Final = 10
"""So many values of a column are told apart; numbers that are more are put together in ranges."""

MOST_ROWS: Final = 50
"""So many rows are drawn."""

SPOKEN: Final = ("seat", "winners")
"""Columns, beside facts, whose cells are told in the words of the game."""

Cell = str | int | float | bool | None


class Group(NamedTuple):
    """Values of a column that count as one."""

    name: str
    n: int


def value_words(cell: Cell, lang: Lang, game: str = "") -> str:
    """A cell in words; names of seats and cards are known of one game only."""
    words = wording(lang)
    if cell is None or cell == "":
        return words("sweep-none")
    if isinstance(cell, bool):
        return words("outcomes-yes" if cell else "outcomes-no")
    if isinstance(cell, float):
        text = f"{cell:.3g}"
        return text.replace(".", ",") if lang == "ru" else text
    return speaker(game, lang).value(cell) if game else str(cell)


def game_of_column(name: str, game: str) -> str:
    """The game whose words tell the cells of a column; "" of one that holds ids and texts as they are."""
    return game if "." in name or name in SPOKEN else ""


def column_words(name: str, lang: Lang, game: str = "") -> str:
    """The head of a column: the words of the product for its own, of the game for a fact."""
    words = wording(lang)
    key = f"sweep-column-{name.removesuffix('_float')}"
    if words.has(key):
        return words(key)
    return speaker(game, lang).fact(name) if game and "." in name else name


def groups(cells: Sequence[Cell], lang: Lang, game: str = "") -> tuple[Group, ...]:
    """How often each value is there: numbers in order or in ranges, else what comes most first."""
    counted = Counter(cells)
    numbers = [cell for cell in counted if isinstance(cell, int | float) and not isinstance(cell, bool)]
    if len(numbers) == len(counted):
        if len(numbers) > MOST_GROUPS:
            return _ranges(cells, lang)
        ordered: list[Any] = sorted(numbers)
    else:
        ordered = sorted(counted, key=lambda cell: (-counted[cell], str(cell)))
    shown = ordered[: MOST_GROUPS - 1] if len(ordered) > MOST_GROUPS else ordered
    made = [Group(value_words(cell, lang, game), counted[cell]) for cell in shown]
    rest = sum(counted[cell] for cell in ordered[len(shown) :])
    return (*made, Group(wording(lang)("sweep-others"), rest)) if rest else tuple(made)


def _ranges(cells: Sequence[Any], lang: Lang) -> tuple[Group, ...]:
    """Numbers in ranges of one round width."""
    low, high = min(cells), max(cells)
    whole = all(isinstance(cell, int) for cell in cells)
    steps = (10.0**power * step for power in range(-6, 19) for step in (1, 2, 5))
    width: Any = next(step for step in steps if (high - low) / step < MOST_GROUPS - 1)
    width = max(1, int(width)) if whole else width
    first = low // width
    counted = Counter(cell // width - first for cell in cells)
    made = []
    for at in range(int(high // width - first) + 1):
        least = (first + at) * width
        most = least + width - 1 if whole else least + width
        ends = [value_words(end, lang) for end in dict.fromkeys((least, most))]
        made.append(Group("–".join(ends), counted.get(at, 0)))
    return tuple(made)


def counted(made: Sequence[Group]) -> list[Counted]:
    """The groups as shares of all."""
    total = sum(group.n for group in made)
    return [Counted(group.name, group.n, total) for group in made]


def count_figure(made: Sequence[Group], title: str, *, sample: bool) -> dict[str, Any]:
    """A Plotly spec: a bar for each group; in a sample with the shares that go with it, as whiskers."""
    colours, rows = palette(), counted(made)
    bars: dict[str, Any] = {
        "type": "bar",
        "x": [row.name for row in rows],
        "y": [row.n for row in rows],
        "marker": {"color": colours["line"], "line": {"color": colours["ink"], "width": 1}},
        "hovertemplate": "%{x}: %{y}<extra></extra>",
    }
    if sample:
        bars["error_y"] = {
            "type": "data",
            "symmetric": False,
            "array": [round(row.interval.high * row.of - row.n, 3) for row in rows],
            "arrayminus": [round(row.n - row.interval.low * row.of, 3) for row in rows],
            "color": colours["ink"],
        }
    layout = base_layout("light", height=320)
    layout["margin"] = {"l": 8, "r": 8, "t": 16, "b": 8}
    head = {"text": title, "font": font(colours["ink-2"]), "standoff": 8}
    layout["xaxis"] |= {"visible": True, "type": "category", "title": head}
    layout["yaxis"] |= {"visible": True, "rangemode": "tozero"}
    return {"data": [bars], "layout": layout}


def row_table(columns: Sequence[tuple[str, Sequence[Scalar]]], words: Wording, game: str) -> Html:
    """The rows of a sweep, the first of them where there are many."""
    heads = [tag("th", column_words(name, words.lang, game), scope="col") for name, _ in columns]
    rows = list(zip(*(cells for _, cells in columns), strict=True))
    games = [game_of_column(name, game) for name, _ in columns]
    body = [
        tag(
            "tr",
            *[tag("td", value_words(cell, words.lang, own)) for cell, own in zip(row, games, strict=True)],
        )
        for row in rows[:MOST_ROWS]
    ]
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *body), class_="rt-plain")
    rest = len(rows) - MOST_ROWS
    more = tag("p", words("sweep-more", n=rest), class_="rt-note") if rest > 0 else None
    return tag("div", table, more, class_="rt-scroll")
