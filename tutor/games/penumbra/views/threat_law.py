"""Odds: exact laws of a threat roll side by side, as a Plotly figure, with a table as its twin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any, TypeAlias

from tutor.games.penumbra.analysis.threat_law import Law, Outcome
from tutor.games.penumbra.analysis.threat_odds import ThreatOdds
from tutor.rules.words import Lang
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html, join, region, tag
from tutor.views.theme import Scheme, palette
from tutor.views.words import NBSP, Wording, wording

Named: TypeAlias = tuple[str, Law]
"""A law with the words that head its column."""


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that a roll can do: its name, its chance under each law, whether this roll did it."""

    name: str
    chances: tuple[Fraction, ...]
    here: bool
    strong: bool = False


def odds(odds: ThreatOdds | None, lang: Lang) -> Html:
    """The head of the odds of the threat roll that a line is about; nothing where there is no threat."""
    if odds is None:
        return join()
    words = wording(lang)
    return region("odds-region", words("drawer-odds"), words("odds-note", n=odds.law.total))


def odds_twin(odds: ThreatOdds | None, lang: Lang) -> Html:
    """The figure of the odds as a table of exact fractions, folded away."""
    if odds is None:
        return join()
    summary = tag("summary", wording(lang)("odds-as-table"))
    table = odds_table(laws_of(odds, lang), odds.happened, lang)
    return tag("details", summary, table, class_="rt-more", data_key="odds-table")


def laws_of(odds: ThreatOdds, lang: Lang) -> tuple[Named, ...]:
    """The law before the roll and, if it differs, the law as it was before any effect was used."""
    words = wording(lang)
    first = (words("odds-dice", n=odds.law.dice), odds.law)
    if odds.untouched is None:
        return (first,)
    return first, (words("odds-untouched", n=odds.untouched.dice), odds.untouched)


def rows(laws: Sequence[Named], happened: Outcome | None, lang: Lang) -> tuple[Row, ...]:
    """How many marks are wounded, from none up to what any of the laws lets happen; then a mortal wound."""
    words = wording(lang)
    most = max((value for _, law in laws for value, _ in law.by("wounds")), default=0)
    rows = []
    for n in range(most + 1):
        here = happened is not None and happened.wounds == n
        name = words("odds-this-roll", what=words("odds-wounds", n=n)) if here else words("odds-wounds", n=n)
        rows.append(Row(name, tuple(law.probability(wounds=n) for _, law in laws), here))
    mortal = happened is not None and happened.mortal
    name = words("odds-mortal")
    name = words("odds-this-roll", what=name) if mortal else name
    rows.append(Row(name, tuple(law.probability(mortal=1) for _, law in laws), mortal, strong=True))
    return tuple(rows)


def odds_table(laws: Sequence[Named], highlight: Outcome | None, lang: Lang) -> Html:
    """The laws side by side: a fraction above its per cent. What `highlight` did is marked."""
    words = wording(lang)
    columns = [tag("th", name, scope="col", class_="n") for name, _ in laws]
    head = tag("tr", tag("th", words("odds-marks"), scope="col"), *columns)
    body = [_row(row, words) for row in rows(laws, highlight, lang)]
    table = tag("table", tag("thead", head), tag("tbody", *body), class_="rt-odds")
    return tag("div", table, class_="rt-scroll")


def odds_figure(
    laws: Sequence[Named], lang: Lang, scheme: Scheme = "light", happened: Outcome | None = None
) -> dict[str, Any]:
    """The laws as a Plotly bar chart: axes named, exact fractions on hover, the second law hatched.

    What `happened` is marked: its bars are lit, its name says so.
    """
    words, colours = wording(lang), palette(scheme)
    table = rows(laws, happened, lang)
    names = [_tick(row) for row in table]
    edges = [colours["now-edge"] if row.here else colours["ink-2"] for row in table]
    looks: tuple[dict[str, Any], ...] = (
        {
            "color": [colours["now"] if row.here else colours["ink-2"] for row in table],
            "line": {"color": edges, "width": [3 if row.here else 1 for row in table]},
        },
        {
            "color": colours["leaf"],
            "line": {"color": edges, "width": 1.5},
            "pattern": {
                "shape": "/",
                "fgcolor": colours["line-2"],
                "bgcolor": colours["leaf"],
                "size": 7,
                "solidity": 0.35,
            },
        },
    )
    data = []
    for at, (name, _) in enumerate(laws):
        chances = [row.chances[at] for row in table]
        labels = [
            f"{row.name}: {chance} = {words.percent(chance)}; {escape(name)}"
            for row, chance in zip(table, chances, strict=True)
        ]
        data.append(
            {
                "type": "bar",
                "orientation": "h",
                "name": escape(name),
                "y": names,
                "x": [round(float(chance) * 100, 4) for chance in chances],
                "text": [words.percent(chance) for chance in chances],
                "textposition": "outside",
                "textfont": font(colours["ink"]),
                "constraintext": "none",
                "cliponaxis": False,
                "hovertext": labels,
                "hoverinfo": "text",
                "marker": looks[min(at, 1)],
            }
        )
    key = 26 * len(laws) + 8 if len(laws) > 1 else 8
    layout = base_layout(scheme, height=(22 * len(laws) + 20) * len(table) + key + 60)
    layout |= {
        "barmode": "group",
        "bargap": 0.28,
        "showlegend": len(laws) > 1,
        "legend": {"x": 0, "y": 1.02, "yanchor": "bottom", "font": font(colours["ink"])},
        "margin": {"l": 8, "r": 8, "t": key, "b": 8},
    }
    longest = max((float(chance) * 100 for row in table for chance in row.chances), default=100)
    title = {"font": font(colours["ink-2"]), "standoff": 8}
    layout["yaxis"] |= {
        "visible": True,
        "autorange": "reversed",
        "title": {"text": words("odds-marks"), **title},
    }
    layout["xaxis"] |= {
        "visible": True,
        "range": [0, longest * 1.45 or 1],
        "ticksuffix": f"{NBSP}%",
        "nticks": 5,
        "showgrid": True,
        "gridcolor": colours["line"],
        "title": {"text": words("odds-axis"), **title},
    }
    return {"data": data, "layout": layout}


def odds_text(laws: Sequence[Named], lang: Lang, happened: Outcome | None = None) -> str:
    """The laws in words, for those who cannot see the figure."""
    words, table = wording(lang), rows(laws, happened, lang)
    sentences = []
    for at, (name, _) in enumerate(laws):
        chances = "; ".join(f"{row.name}: {words.percent(row.chances[at])}" for row in table)
        sentences.append(f"{name}. {words('odds-marks')}: {chances}.")
    return " ".join(sentences)


def _tick(row: Row) -> str:
    """The name at a bar: a long one takes two lines, so that on a phone the bars keep their room."""
    name, comma, mark = escape(row.name).partition(", ")
    name = name.replace(" ", "<br>", 1) if len(name) > 12 else name
    return f"<b>{name}<br>{mark}</b>" if comma else name


def _row(row: Row, words: Wording) -> Html:
    cells = [
        tag("td", str(chance), *((tag("br"), words.percent(chance)) if 0 < chance < 1 else ()), class_="n")
        for chance in row.chances
    ]
    name = tag("th", tag("b", row.name) if row.strong else row.name, scope="row")
    return tag("tr", name, *cells, class_="is-here" if row.here else None)
