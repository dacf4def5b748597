"""A claim tried on cases: those that random tries have met, the counterexamples among them, and all cases."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import lcm, log
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.analysis.intervals import wilson
from tutor.analysis.opponents import Luck
from tutor.rules.words import Lang
from tutor.views.figure import base_layout, figure, font
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, frame
from tutor.views.theme import palette
from tutor.views.words import wording

if TYPE_CHECKING:
    import plotly.graph_objects as go

AGAINST: Final = "✗"
"""What stands in the square of a counterexample."""

MOST_SHOWN: Final = 9
"""A case that was met more often than that shows a plus."""


class PossibleCase(NamedTuple):
    """One case of all there are: in words, how likely a random try meets it, and whether it breaks a claim.

    `answers` lead to it from the position that the claim is about.
    """

    label: str
    chance: Fraction
    against: bool
    answers: tuple[str, ...] = ()


@dataclass(frozen=True)
class ClaimCases(Displayed):
    """The `cases` of a claim, and the number of random `tries`; `seed` is the luck of the tries.

    Squares stand in blocks of `block` where that is given. Chances add up to 1.
    """

    claim: str
    cases: tuple[PossibleCase, ...]
    tries: int = 1
    seed: int = 1
    block: int = 0
    lang: Lang = "en"

    # ---- what was tried

    @cached_property
    def draws(self) -> tuple[int, ...]:
        """The numbers of the cases that were met, in order; further tries only add to them."""
        whole = lcm(*(case.chance.denominator for case in self.cases))
        ends = list(accumulate(int(case.chance * whole) for case in self.cases))
        luck = Luck("claim", self.seed)
        return tuple(bisect_right(ends, luck(whole)) for _ in range(self.tries))

    @cached_property
    def counts(self) -> Counter[int]:
        """How often each case was met, by its number."""
        return Counter(self.draws)

    @property
    def first(self) -> int | None:
        """The try, counted from 1, that met a counterexample first."""
        return next((n for n, case in enumerate(self.draws, 1) if self.cases[case].against), None)

    def at(self, tries: int, seed: int | None = None) -> ClaimCases:
        """The same claim after another number of tries, or with other luck."""
        return replace(self, tries=tries, seed=self.seed if seed is None else seed)

    # ---- what is true

    @property
    def against(self) -> tuple[PossibleCase, ...]:
        """Every counterexample."""
        return tuple(case for case in self.cases if case.against)

    @property
    def holds(self) -> bool:
        """Whether no case breaks the claim."""
        return not self.against

    @cached_property
    def share(self) -> Fraction:
        """How likely a random try meets a counterexample."""
        return sum((case.chance for case in self.against), Fraction(0))

    def hidden(self, tries: int) -> Fraction:
        """How likely so many tries meet no counterexample."""
        return (1 - self.share) ** tries

    def tries_for(self, chance: Fraction) -> int | None:
        """The fewest tries that meet a counterexample with at least such a chance, if there is one."""
        if self.holds or chance >= 1:
            return None
        needed = max(1, int(log(1 - chance) / log(1 - self.share)) - 1) if self.share < 1 else 1
        while 1 - self.hidden(needed) < chance:
            needed += 1
        return needed

    @property
    def half(self) -> int | None:
        """After how many tries the chances are even that a counterexample was met."""
        return self.tries_for(Fraction(1, 2))

    # ---- drawing

    def html(self) -> Html:
        """The cases that were met, as squares that have filled, and what one knows by that."""
        return self._drawn(complete=False)

    def every(self) -> Html:
        """All cases, looked at once each, and what that proves."""
        return self._drawn(complete=True)

    def figure(self) -> go.Figure:
        """How likely a counterexample stays hidden, by the number of tries, as a Plotly figure."""
        return figure(hidden_chart(self))

    def to_dict(self) -> dict[str, Any]:
        """What was met, and what is true."""
        return {
            "cases": len(self.cases),
            "against": len(self.against),
            "chance": self.share,
            "tries": self.tries,
            "seen": len(self.counts),
            "first": self.first,
        }

    def to_frame(self) -> Any:
        """Every case with its chance and how often it was met, as a pandas frame; ImportError without it."""
        return frame(
            {"case": case.label, "chance": case.chance, "against": case.against, "times": self.counts[n]}
            for n, case in enumerate(self.cases)
        )

    def __repr__(self) -> str:
        return " ".join((self.claim, *self._known()))

    def _drawn(self, *, complete: bool) -> Html:
        squares = list(self._squares(complete))
        if self.block:
            starts = range(0, len(squares), self.block)
            blocks = [tag("div", *squares[at : at + self.block], class_="rt-rolls__block") for at in starts]
            drawn = tag("div", *blocks, class_="rt-rolls")
        else:
            drawn = tag("div", *squares, class_="rt-claim__ends")
        lines = [tag("p", line) for line in (self._verdict() if complete else self._known())]
        return tag(
            "figure", tag("p", tag("b", self.claim)), drawn, tag("figcaption", *lines), class_="rt-claim"
        )

    def _squares(self, complete: bool) -> Iterator[Html]:
        for number, case in enumerate(self.cases):
            times = 1 if complete else self.counts[number]
            if not times:
                yield tag("i", class_="is-unmet", title=case.label)
            elif case.against:
                yield tag("i", AGAINST, class_="is-against", title=case.label)
            else:
                often = "" if times == 1 else str(times) if times <= MOST_SHOWN else "+"
                yield tag("i", often, class_="is-met", title=case.label)

    def _known(self) -> list[str]:
        """What one knows after the tries."""
        words = wording(self.lang)
        lines = [words("claim-tried", n=self.tries, seen=len(self.counts), all=len(self.cases))]
        if self.first is not None:
            example = self.cases[self.draws[self.first - 1]].label
            return [*lines, words("claim-first", n=self.first, example=example)]
        most = Fraction(wilson(0, self.tries).high).limit_denominator(10_000)
        return [*lines, words("claim-unmet", most=words.percent(most))]

    def _verdict(self) -> list[str]:
        """What is true, all cases looked at."""
        words = wording(self.lang)
        if self.holds:
            return [words("claim-proved", all=len(self.cases))]
        one = self.against[0].label
        return [words("claim-refuted", all=len(self.cases), n=len(self.against), example=one)]


def hidden_chart(claim: ClaimCases, most: int = 0) -> dict[str, Any]:
    """How likely no counterexample is met in so many tries, as a Plotly spec; the number of tries is lit."""
    words, colours = wording(claim.lang), palette()
    last = max(claim.tries, most, 2)
    steps = sorted({*range(0, last + 1, max(1, last // 100)), claim.tries, last})
    curve = {
        "type": "scatter",
        "mode": "lines",
        "x": steps,
        "y": [round(100 * float(claim.hidden(n)), 3) for n in steps],
        "line": {"color": colours["ink-2"], "width": 3},
        "hoverinfo": "none",
        "showlegend": False,
    }
    now = {
        "type": "scatter",
        "mode": "markers+text",
        "x": [claim.tries],
        "y": [round(100 * float(claim.hidden(claim.tries)), 3)],
        "text": [words.percent(claim.hidden(claim.tries))],
        "textposition": "top right" if claim.tries < last / 2 else "top left",
        "textfont": font(colours["ink"], 16),
        "marker": {"color": colours["now"], "size": 16, "line": {"color": colours["now-edge"], "width": 3}},
        "hoverinfo": "none",
        "showlegend": False,
    }
    layout = base_layout("light", height=300)
    title = {"font": font(colours["ink-2"]), "standoff": 8}
    layout["margin"] = {"l": 8, "r": 16, "t": 28, "b": 8}
    layout["xaxis"] |= {"visible": True, "range": [0, last], "title": {"text": words("claim-tries"), **title}}
    layout["yaxis"] |= {"visible": True, "range": [0, 108], "title": {"text": "%", **title}}
    layout["yaxis"] |= {"showgrid": True, "gridcolor": colours["line"], "tickvals": [0, 25, 50, 75, 100]}
    return {"data": [curve, now], "layout": layout}
