"""What a class of some size shows by chance alone of a rule that a known part of all learners misses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from tutor.analysis.intervals import binomial_law, sample_size
from tutor.rules.words import Lang
from tutor.views.classroom.result_figures import LOOKS, MISSED
from tutor.views.classroom.results import RuleResult, Verdict
from tutor.views.figure import base_layout, figure, font, vertical
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, frame
from tutor.views.theme import palette
from tutor.views.words import wording

if TYPE_CHECKING:
    import plotly.graph_objects as go

VERDICTS: Final[tuple[Verdict, ...]] = ("missed", "unclear", "known")


@dataclass(frozen=True)
class MissOdds(Displayed):
    """The exact law of how many of so many learners are wrong, each with the chance `rate`.

    `rules` that are all alike are looked at together; learners are wrong about each on its own.
    """

    learners: int
    rate: Fraction
    rules: int = 1
    lang: Lang = "en"

    @cached_property
    def law(self) -> tuple[Fraction, ...]:
        """How likely 0, 1, ... learners are wrong."""
        return binomial_law(self.learners, self.rate)

    @property
    def bare(self) -> Fraction:
        """How likely more than a third of the class is wrong."""
        return sum((chance for n, chance in enumerate(self.law) if n > MISSED * self.learners), Fraction(0))

    @cached_property
    def verdicts(self) -> Mapping[Verdict, Fraction]:
        """How likely the interval leads to each verdict."""
        chances = dict.fromkeys(VERDICTS, Fraction(0))
        for n, chance in enumerate(self.law):
            chances[self.verdict(n)] += chance
        return chances

    def verdict(self, wrong: int) -> Verdict:
        """What may be said where so many are wrong."""
        return RuleResult("", (True,) * wrong + (False,) * (self.learners - wrong)).verdict

    def some(self, chance: Fraction) -> Fraction:
        """How likely what has this chance for one rule happens to at least one of them."""
        return 1 - (1 - chance) ** self.rules

    @property
    def needed(self) -> int | None:
        """The least class that tells this rate from a third if just that part of it is wrong."""
        return sample_size(self.rate, MISSED)

    def html(self) -> Html:
        """A table: how often the bare share would mislead, and how often each verdict is reached."""
        words = wording(self.lang)
        heads = [tag("th", ""), tag("th", ""), tag("th", words("odds-one"), class_="n", scope="col")]
        if self.rules > 1:
            heads.append(tag("th", words("odds-some", rules=self.rules), class_="n", scope="col"))
        body = [self._row(*row) for row in self._rows]
        table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *body), class_="rt-odds")
        return tag("figure", tag("figcaption", self._head), table)

    def _row(self, name: str, chance: Fraction, several: bool) -> Html:
        words = wording(self.lang)
        bar = tag("span", class_="rt-bar", style=f"width:{100 * float(chance):.1f}%", aria_hidden="true")
        numbers = [tag("td", words.percent(chance), class_="n")]
        if self.rules > 1:
            numbers.append(tag("td", words.percent(self.some(chance)) if several else "", class_="n"))
        return tag("tr", tag("th", name, scope="row"), tag("td", bar, class_="w"), *numbers)

    def figure(self) -> go.Figure:
        """The law as a Plotly figure."""
        return figure(odds_spec(self))

    def to_dict(self) -> dict[str, Any]:
        """The chances, exactly."""
        verdicts = {str(name): chance for name, chance in self.verdicts.items()}
        return {"law": list(self.law), "bare": self.bare} | verdicts

    def to_frame(self) -> Any:
        """A row for each number of wrong learners. Raises ImportError without pandas."""
        return frame(
            {"wrong": n, "chance": float(chance), "verdict": self.verdict(n)}
            for n, chance in enumerate(self.law)
        )

    def __repr__(self) -> str:
        words = wording(self.lang)
        return "\n".join(
            (self._head, *(f"- {name}: {words.percent(chance)}" for name, chance, _ in self._rows))
        )

    @property
    def _rows(self) -> list[tuple[str, Fraction, bool]]:
        """What a class can show, how likely it is for a rule, and whether it is one slip of several."""
        words = wording(self.lang)
        verdicts = [(words(f"odds-{name}"), self.verdicts[name], name == "missed") for name in VERDICTS]
        return [(words("odds-bare"), self.bare, True), *verdicts]

    @property
    def _head(self) -> str:
        words = wording(self.lang)
        return words("odds-head", learners=self.learners, rate=words.percent(self.rate))


def odds_spec(odds: MissOdds) -> dict[str, Any]:
    """The law as bars in the colours of what each number of wrong learners would be called."""
    colours, words = palette(), wording(odds.lang)
    data = []
    for name in VERDICTS:
        wrong = [n for n in range(odds.learners + 1) if odds.verdict(n) == name]
        data.append(
            {
                "type": "bar",
                "x": wrong,
                "y": [round(100 * float(odds.law[n]), 3) for n in wrong],
                "width": 0.9,
                "name": words(f"odds-{name}"),
                "marker": {"color": colours[LOOKS[name]], "line": {"color": colours["ink"], "width": 0.5}},
                "hovertemplate": "%{x}: %{y:.1f} %<extra></extra>",
            }
        )
    layout = base_layout("light", height=320) | {"barmode": "overlay"}
    layout["margin"] = {"l": 8, "r": 8, "t": 8, "b": 8}
    title = {"text": words("miss-odds-axis"), "font": font(colours["ink-2"]), "standoff": 6}
    layout["xaxis"] |= {
        "visible": True,
        "range": [-0.7, odds.learners + 0.7],
        "title": title,
        "rangemode": "tozero",
    }
    layout["yaxis"] |= {"visible": True, "ticksuffix": " %", "rangemode": "tozero", "nticks": 5}
    layout["shapes"] = [vertical(float(MISSED * odds.learners), colours["rubric"]) | {"layer": "above"}]
    layout["legend"] = {"orientation": "h", "x": 0, "xanchor": "left", "y": 1, "yanchor": "bottom"}
    layout["legend"] |= {"traceorder": "normal", "font": font(colours["ink"])}
    return {"data": data, "layout": layout}
