"""Threat rolls with nudges, as of the Invisibility Cloak: which rolls they save from a mortal wound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import groupby, product
from typing import Any, Final, Literal

from tutor.games.penumbra.analysis.threat_input import FACES
from tutor.games.penumbra.analysis.threat_law import Outcome
from tutor.games.penumbra.analysis.threat_rolls import Roll, best_ends, left_alone, rolls_of
from tutor.games.penumbra.views.notebook.threat import MOST_DRAWN, MOST_THREAT, ThreatOdds
from tutor.rules.words import Lang
from tutor.views.cell_errors import CellError
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, frame
from tutor.views.theme import palette
from tutor.views.words import wording

MOST_NUDGES: Final = 6

SIGNS: Final[Mapping[str, str]] = {"safe": "·", "saved": "✓", "mortal": "†"}
"""What stands in the square of a roll by what becomes of it."""

Fate = Literal["safe", "saved", "mortal"]
"""Whether a roll gives no mortal wound anyway, is saved from one by nudges, or gives one all the same."""


@dataclass(frozen=True)
class NudgedThreat(Displayed):
    """A threat roll whose dice are nudged for the best: no mortal wound, then few wounds, then few lost dice.

    `nudges` may all go on one die (pen.ruling.nudge-two-dice), each changes it by exactly 1 (pen.man.nudge).
    Raises CellError for a number of nudges that is out of bounds.
    """

    odds: ThreatOdds
    nudges: int = 2

    def __post_init__(self) -> None:
        if not 0 <= self.nudges <= MOST_NUDGES:
            raise CellError(f"found {self.nudges!r} nudges; allowed: 0 to {MOST_NUDGES}")

    @property
    def lang(self) -> Lang:
        """The language in which it is told."""
        return self.odds.lang

    @cached_property
    def ends(self) -> Mapping[Roll, tuple[Outcome, Outcome, Roll]]:
        """For each roll, in ascending order: what it does, what it does once nudged, and the nudged roll."""
        odds = self.odds
        outcomes = left_alone(odds.dice, odds.marks, odds.wounded, odds.threat, odds.mortal_already)
        merits = [(-one.mortal, -one.wounds, -one.lost) for one in outcomes]
        ranks = {one: at for at, one in enumerate(sorted(set(merits)))}
        best = best_ends(odds.threat, [ranks[one] for one in merits], self.nudges, False)
        rolls = rolls_of(odds.threat).rolls
        return {
            roll: (outcomes[at], outcomes[end], rolls[end])
            for at, (roll, end) in enumerate(zip(rolls, best, strict=True))
        }

    def fates(self) -> Mapping[Fate, int]:
        """How many ordered rolls are safe, saved, or mortal all the same."""
        table = rolls_of(self.odds.threat)
        counted = Counter[Fate]()
        for roll, ways in zip(table.rolls, table.ways, strict=True):
            counted[self.fate(roll)] += ways
        return {name: counted[name] for name in ("safe", "saved", "mortal")}

    def fate(self, roll: Roll) -> Fate:
        """What becomes of a roll, in whichever order its dice are given."""
        before, after, _ = self.ends[tuple(sorted(roll))]
        return "mortal" if after.mortal else "saved" if before.mortal else "safe"

    @property
    def chances(self) -> tuple[Fraction, Fraction]:
        """The chance of a mortal wound without nudges and with them."""
        fates, total = self.fates(), 6**self.odds.threat
        return Fraction(fates["saved"] + fates["mortal"], total), Fraction(fates["mortal"], total)

    def with_(self, nudges: int | None = None, **changes: Any) -> NudgedThreat:
        """The same roll with something changed. Raises CellError for what is no part of it."""
        return NudgedThreat(self.odds.with_(**changes), self.nudges if nudges is None else nudges)

    def html(self) -> Html:
        """Both chances, and every roll as a square if they are few enough."""
        words = wording(self.lang, "penumbra")
        without, within = map(words.percent, self.chances)
        head = tag("p", tag("b", words("nudged-chances", without=without, within=within)))
        if self.odds.threat > MOST_DRAWN:
            return tag("figure", head)
        blocks = [
            tag("div", *map(self._square, block), class_="rt-rolls__block")
            for _, block in groupby(self._ordered(), lambda roll: roll[:-2])
        ]
        key = [
            tag("li", tag("i", SIGNS[name], class_=f"is-{name}"), f" {words(f'nudged-{name}')}: {n}")
            for name, n in self.fates().items()
        ]
        return tag(
            "figure",
            head,
            tag("div", *blocks, class_="rt-rolls", role="img", aria_label=repr(self)),
            tag("ul", *key, class_="rt-rolls__key"),
        )

    def to_dict(self) -> dict[str, Any]:
        """Both chances, and how many rolls there are of each fate."""
        without, within = self.chances
        return {"without": without, "with": within} | dict(self.fates())

    def to_frame(self) -> Any:
        """Every roll with what it is nudged into, as a pandas frame. Raises ImportError without pandas."""
        return frame(
            {"roll": roll, "nudged": end, "fate": self.fate(roll)} for roll, (_, _, end) in self.ends.items()
        )

    def __repr__(self) -> str:
        without, within = self.chances
        return f"<threat of {self.odds.threat}, {self.nudges} nudges: mortal {without}, with them {within}>"

    def _ordered(self) -> Iterator[Roll]:
        return product(FACES, repeat=self.odds.threat)

    def _square(self, roll: Roll) -> Html:
        fate = self.fate(roll)
        _, _, end = self.ends[tuple(sorted(roll))]
        words, named = wording(self.lang, "penumbra"), " ".join(map(str, roll))
        title = f"{named}: {words(f'nudged-{fate}')}"
        if fate == "saved":
            title = words("nudged-into", roll=named, end=" ".join(map(str, end)))
        return tag("i", SIGNS[fate], class_=f"is-{fate}", title=title)


def mortal_with_nudges(nudged: NudgedThreat, most: int = MOST_THREAT) -> dict[str, Any]:
    """The chance of a mortal wound by the number of threat dice, without and with nudges: a Plotly spec."""
    words, colours = wording(nudged.lang, "penumbra"), palette()
    counts = list(range(1, most + 1))
    made = [replace(nudged, odds=nudged.odds.with_(threat=n)).chances for n in counts]
    looks = (("nudged-without", colours["ink-2"], "/"), ("nudged-with", colours["now"], ""))
    bars = [
        {
            "type": "bar",
            "name": words(name),
            "x": counts,
            "y": [round(float(chances[at]) * 100, 4) for chances in made],
            "marker": {
                "color": colour,
                "line": {"color": colours["ink"], "width": 1},
                "pattern": {"shape": shape},
            },
            "hovertext": [str(chances[at]) for chances in made],
            "hoverinfo": "text+name",
        }
        for at, (name, colour, shape) in enumerate(looks)
    ]
    layout = base_layout("light", height=300)
    title = {"font": font(colours["ink-2"]), "standoff": 8}
    layout |= {"barmode": "group", "showlegend": True, "margin": {"l": 8, "r": 8, "t": 8, "b": 8}}
    layout["legend"] = {
        "orientation": "h",
        "x": 0,
        "y": 1.02,
        "yanchor": "bottom",
        "font": font(colours["ink"]),
    }
    layout["xaxis"] |= {"visible": True, "dtick": 1, "title": {"text": words("hand-threat"), **title}}
    layout["yaxis"] |= {"visible": True, "rangemode": "tozero", "title": {"text": "%", **title}}
    return {"data": bars, "layout": layout}
