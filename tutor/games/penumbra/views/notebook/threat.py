"""Threat rolls in the cells of a notebook: their exact law, and all rolls as squares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from itertools import groupby, product
from typing import TYPE_CHECKING, Any, Final, Literal

from tutor.games.penumbra.analysis.threat_input import FACES, OddsError
from tutor.games.penumbra.analysis.threat_law import COUNTS, Count, Law, Outcome, settle, threat_law
from tutor.games.penumbra.views.threat_law import odds_figure, odds_table
from tutor.rules.words import Lang
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.figure import base_layout, figure, font
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, frame
from tutor.views.theme import palette
from tutor.views.words import wording

if TYPE_CHECKING:
    import plotly.graph_objects as go

MOST_DRAWN: Final = 3
"""All rolls of so many dice are drawn."""

MOST_THREAT: Final = 7
"""So many threat dice the figures show, and the controls have."""

MOST_ROLLS: Final = 4
"""All rolls of so many dice are listed one by one; those of more would be too many to look at."""


NAMES: Final = {"pool": "dice", "dice": "threat"}
"""What a cell calls what the law is worked out from."""


@dataclass(frozen=True)
class ThreatOdds(Displayed):
    """The exact law of a threat roll of `threat` dice against a hand of `dice` and charged `marks`.

    `marks` and `wounded` are the threat values of the unwounded and of the wounded marks. `mortal_already`:
    this turn has had its mortal wound (`pen.threat.mortal.one-per-turn`).
    """

    dice: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()
    wounded: tuple[int, ...] = ()
    threat: int = 3
    mortal_already: bool = False
    lang: Lang = "en"

    @property
    def law(self) -> Law:
        """The law over all ordered rolls. Raises OddsError, which names the field, for what cannot be."""
        already = self.mortal_already
        try:
            return threat_law(self.dice, self.marks, self.wounded, self.threat, mortal_already=already)
        except OddsError as wrong:
            raise wrong.under(NAMES) from None

    @for_cells
    def __getitem__(self, name: Count) -> Fraction:
        """The mean of a count: "lost", "wounds", "misses", "hits"; of "mortal" its chance."""
        return self.law.mean(name)

    @for_cells
    def probability(self, **counts: int) -> Fraction:
        """The chance that the counts named are as given: `wounds=1, mortal=0`."""
        return self.law.probability(None, **counts)

    @for_cells
    def with_(self, **changes: Any) -> ThreatOdds:
        """The same roll with something changed, such as one die more in the hand."""
        known = {field.name for field in fields(self)}
        for name in changes:
            if name not in known:
                raise no_such("part of a threat roll", name, known)
        lists: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in changes.items()
        }
        odds = replace(self, **lists)
        odds.law  # noqa: B018 - says what is wrong with the numbers now, not when it is drawn
        return odds

    @for_cells
    def settle(self, *roll: int) -> Outcome:
        """What one roll does, die by die (`pen.threat.step3.order`)."""
        return settle(self.dice, self.marks, self.wounded, roll, mortal_already=self.mortal_already)

    def rolls(self) -> Iterator[tuple[tuple[int, ...], Outcome]]:
        """Every ordered roll with what it does. Raises CellError for too many dice to list."""
        if self.threat > MOST_ROLLS:
            raise CellError(f"{self.threat} dice have {6**self.threat} rolls; allowed: {MOST_ROLLS} dice")
        for roll in product(FACES, repeat=self.threat):
            yield roll, self.settle(*roll)

    def grid(self) -> RollGrid:
        """Every ordered roll as a square that says what it does."""
        return RollGrid(self)

    def figure(self) -> go.Figure:
        """The law as a Plotly figure."""
        return figure(odds_figure(self._named, self.lang))

    def html(self) -> Html:
        """The law as a table of exact fractions."""
        return odds_table(self._named, None, self.lang)

    def to_dict(self) -> dict[str, dict[int, Fraction]]:
        """For each count its values with their exact chances."""
        law = self.law
        return {name: {value: Fraction(ways, law.total) for value, ways in law.by(name)} for name in COUNTS}

    def to_frame(self) -> Any:
        """All outcomes as a pandas frame, with how many rolls do it. Raises ImportError without pandas."""
        law = self.law
        return frame(
            {name: law.count(name, one) for name in COUNTS} | {"rolls": one.ways} for one in law.outcomes
        )

    def __repr__(self) -> str:
        counts = ", ".join(f"{name} {self[name]}" for name in COUNTS)
        return f"<threat of {self.threat}: {counts}>"

    @property
    def _named(self) -> tuple[tuple[str, Law], ...]:
        return ((wording(self.lang)("odds-dice", n=self.threat), self.law),)


Effect = Literal["nothing", "lost", "wounds", "mortal"]
"""What a roll does at the worst."""

SIGNS: Final[Mapping[Effect, str]] = {"nothing": "·", "lost": "−", "wounds": "", "mortal": "†"}
"""What stands in the square of a roll; of wounds their number."""


@dataclass(frozen=True)
class RollGrid(Displayed):
    """All ordered rolls of a threat as squares, in blocks by the first die: what each does at the worst."""

    odds: ThreatOdds

    @property
    def lang(self) -> Lang:
        """The language in which it is told."""
        return self.odds.lang

    def effects(self) -> Mapping[Effect, int]:
        """How many rolls do what at the worst."""
        counted = Counter(effect(outcome) for _, outcome in self.odds.rolls())
        return {name: counted[name] for name in SIGNS}

    def html(self) -> Html:
        """The squares, with a key; where there are too many rolls that is said."""
        words = wording(self.lang, "penumbra")
        total = 6**self.odds.threat
        if self.odds.threat > MOST_DRAWN:
            return tag("p", words("rolls-many", n=total), class_="rt-note")
        blocks = [
            tag("div", *[self._square(*one) for one in block], class_="rt-rolls__block")
            for _, block in groupby(self.odds.rolls(), lambda one: one[0][:-2])
        ]
        key = [
            tag("li", tag("i", SIGNS[name] or "1", class_=f"is-{name}"), f" {words(f'rolls-{name}')}: {n}")
            for name, n in self.effects().items()
        ]
        return tag(
            "figure",
            tag("figcaption", words("rolls-head", n=total)),
            tag("div", *blocks, class_="rt-rolls", role="img", aria_label=repr(self)),
            tag("ul", *key, class_="rt-rolls__key"),
        )

    def __repr__(self) -> str:
        words = wording(self.lang, "penumbra")
        return "; ".join(f"{words(f'rolls-{name}')}: {n}" for name, n in self.effects().items())

    def _square(self, roll: tuple[int, ...], outcome: Outcome) -> Html:
        name = effect(outcome)
        label = wording(self.lang, "penumbra")(
            "rolls-label",
            roll=" ".join(map(str, roll)),
            lost=outcome.lost,
            wounds=outcome.wounds,
            mortal="yes" if outcome.mortal else "no",
        )
        return tag("i", SIGNS[name] or str(outcome.wounds), class_=f"is-{name}", title=label)


def mortal_by_dice(odds: ThreatOdds, most: int = MOST_THREAT) -> dict[str, Any]:
    """The chance of a mortal wound by the number of threat dice, as a Plotly spec; the number now is lit."""
    words, colours = wording(odds.lang, "penumbra"), palette()
    counts = list(range(1, most + 1))
    chances = [odds.with_(threat=n)["mortal"] for n in counts]
    looks = [colours["now"] if n == odds.threat else colours["ink-2"] for n in counts]
    bars = {
        "type": "bar",
        "x": counts,
        "y": [round(float(chance) * 100, 4) for chance in chances],
        "marker": {"color": looks, "line": {"color": colours["ink"], "width": 1}},
        "text": [words.percent(chance) for chance in chances],
        "textposition": "outside",
        "textfont": font(colours["ink"]),
        "hovertext": [str(chance) for chance in chances],
        "hoverinfo": "text",
        "cliponaxis": False,
    }
    layout = base_layout("light", height=300)
    title = {"font": font(colours["ink-2"]), "standoff": 8}
    layout["margin"] = {"l": 8, "r": 8, "t": 24, "b": 8}
    layout["xaxis"] |= {"visible": True, "dtick": 1, "title": {"text": words("hand-threat"), **title}}
    layout["yaxis"] |= {"visible": True, "rangemode": "tozero", "title": {"text": "%", **title}}
    return {"data": [bars], "layout": layout}


def effect(outcome: Outcome) -> Effect:
    """What a roll does at the worst."""
    if outcome.mortal:
        return "mortal"
    return "wounds" if outcome.wounds else "lost" if outcome.lost else "nothing"
