"""What a class knows of each rule, as a sample: intervals beside counts, verdicts only where they hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from tutor.analysis.intervals import Interval, wilson
from tutor.rules.catalogue import is_rule, rule
from tutor.rules.words import Lang
from tutor.views.cell_errors import for_cells, no_such
from tutor.views.classroom.result_figures import MISSED, interval_spec
from tutor.views.figure import figure
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, frame
from tutor.views.shares import Counted, count_words, share_rows
from tutor.views.words import wording

if TYPE_CHECKING:
    import plotly.graph_objects as go

Verdict = Literal["missed", "known", "unclear"]


def verdict(interval: Interval) -> Verdict:
    """What may be said of a rule: missed or known where the whole interval says so."""
    low, high = interval
    return "missed" if low > MISSED else "known" if high < MISSED else "unclear"


class Invention(NamedTuple):
    """How a class was invented: by which seed, and how likely a learner is wrong about each rule."""

    seed: int
    rates: Mapping[str, Fraction]


@dataclass(frozen=True)
class RuleResult:
    """Whether each learner who was asked for a rule was `wrong` at first, in the order of the answers."""

    rule: str
    wrong: tuple[bool, ...]

    @property
    def answers(self) -> int:
        """How many learners were asked."""
        return len(self.wrong)

    @property
    def misses(self) -> int:
        """How many of them were wrong."""
        return sum(self.wrong)

    @property
    def interval(self) -> Interval:
        """The shares of all learners that go with it (Wilson, 95 of 100)."""
        return wilson(self.misses, self.answers)

    @property
    def verdict(self) -> Verdict:
        """Missed or known where the whole interval says so."""
        return verdict(self.interval)


@dataclass(frozen=True)
class ClassResults(Displayed):
    """The results of a class by rule, the greatest share of wrong answers first. No learner is named.

    An invented class has its `invention`, and says so wherever it is drawn.
    """

    rules: tuple[RuleResult, ...]
    learners: int
    invention: Invention | None = None
    lang: Lang = "en"

    @cached_property
    def ranked(self) -> tuple[RuleResult, ...]:
        """The rules, the greatest share first; equal ones as they were given."""
        return tuple(sorted(self.rules, key=_share, reverse=True))

    @property
    def missed(self) -> tuple[str, ...]:
        """The ids of the rules that may be called missed."""
        return tuple(one.rule for one in self.ranked if one.verdict == "missed")

    @for_cells
    def __getitem__(self, id: str) -> RuleResult:
        """The result of a rule. Raises NoSuchName with the nearest ids for one that was not asked."""
        known = {one.rule: one for one in self.rules}
        if id not in known:
            raise no_such("rule in this class", id, known)
        return known[id]

    def __len__(self) -> int:
        return len(self.rules)

    def title(self, id: str) -> str:
        """The title of a rule; its id where the catalogue does not have it."""
        return rule(id).title.of(self.lang) if is_rule(id) else id

    @cached_property
    def leaders(self) -> tuple[str, ...]:
        """Which rule had the greatest share of wrong answers after each learner; of equal ones the last."""
        most = max((one.answers for one in self.rules), default=0)
        leaders: list[str] = []
        for n in range(1, most + 1):
            shares = {
                one.rule: Fraction(sum(one.wrong[:n]), min(n, one.answers))
                for one in self.rules
                if one.answers
            }
            top = max(shares.values())
            stays = leaders and shares[leaders[-1]] == top
            leaders.append(leaders[-1] if stays else next(id for id in shares if shares[id] == top))
        return tuple(leaders)

    def changes(self, size: int) -> int:
        """How often another rule became the worst while the class grew to that size."""
        return sum(one != other for one, other in pairwise(self.leaders[:size]))

    def html(self) -> Html:
        """Each rule with its count, its share as a point, the interval as a band, and what may be said."""
        words = wording(self.lang)
        rows = share_rows(self.counted, words, sample=True, line=float(MISSED))
        note = tag("p", words("results-note"), class_="rt-note")
        return tag("figure", tag("figcaption", self.sentence), rows, note, class_="rt-results")

    @property
    def counted(self) -> list[Counted]:
        """The rules as rows of counts."""
        words = wording(self.lang)
        return [
            Counted(
                self.title(one.rule), one.misses, one.answers, words(f"results-{one.verdict}"),
                f"is-{one.verdict}",
            )
            for one in self.ranked
        ]  # fmt: skip

    def figure(self) -> go.Figure:
        """The rules with their shares and intervals, as a Plotly figure."""
        return figure(interval_spec(self))

    def to_dict(self) -> dict[str, Any]:
        """The learners, and each rule with its counts, interval and verdict."""
        return {"learners": self.learners, "invented": self.invention is not None, "rules": self._plain()}

    def to_frame(self) -> Any:
        """A row for each rule. Raises ImportError where pandas is not installed."""
        return frame(self._plain())

    def __repr__(self) -> str:
        words = wording(self.lang)
        lines = [f"- {one.name}: {count_words(one, words, sample=True)}; {one.note}" for one in self.counted]
        return "\n".join((self.sentence, *lines))

    @property
    def sentence(self) -> str:
        """How many learners there were, and whether the class is invented."""
        words = wording(self.lang)
        asked = words("results-asked", learners=self.learners)
        if self.invention is None:
            return asked
        return f"{words('results-invented', seed=self.invention.seed)} {asked}"

    def _plain(self) -> list[dict[str, Any]]:
        rates = self.invention.rates if self.invention is not None else {}
        return [
            {
                "rule": one.rule,
                "title": self.title(one.rule),
                "answers": one.answers,
                "wrong": one.misses,
                "low": one.interval.low,
                "high": one.interval.high,
                "verdict": one.verdict,
                **({"rate": float(rates[one.rule])} if one.rule in rates else {}),
            }
            for one in self.ranked
        ]


def _share(one: RuleResult) -> Fraction:
    return Fraction(one.misses, one.answers or 1)
