"""Shares of a whole as bars, and the intervals that go with what was counted in a sample."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.analysis.intervals import Interval, wilson
from tutor.views.markup import Html, tag
from tutor.views.words import Wording


class Counted(NamedTuple):
    """How many of a whole there are of something, with a `note` on it; `look` is its class."""

    name: str
    n: int
    of: int
    note: str = ""
    look: str = ""

    @property
    def interval(self) -> Interval:
        """The true shares that go with it."""
        return wilson(self.n, self.of)


def percents(interval: Interval, words: Wording) -> str:
    """An interval in whole per cents, widened to them."""
    low, high = int(100 * interval.low), -int(-100 * interval.high // 1)
    return words("share-range", low=low, high=high)


def count_words(row: Counted, words: Wording, *, sample: bool) -> str:
    """A count, and in a sample the interval."""
    count = words("class-of", n=row.n, of=row.of)
    return words("share-sample", count=count, range=percents(row.interval, words)) if sample else count


def share_band(row: Counted, *, sample: bool, line: float | None = None) -> Html:
    """A point at a share, and in a sample the band of its interval; `line` is a limit."""
    share = row.n / row.of if row.of else 0
    low, high = row.interval if sample else (0, share)
    parts = [
        tag(
            "i",
            class_="rt-shares__range" if sample else "rt-shares__bar",
            style=f"left:{100 * low:.1f}%;width:{100 * (high - low):.1f}%",
        )
    ]
    if sample and row.of:
        parts.append(tag("i", class_="rt-shares__point", style=f"left:{100 * share:.1f}%"))
    if line is not None:
        parts.append(tag("i", class_="rt-shares__line", style=f"left:{100 * line:.1f}%"))
    return tag("div", *parts, class_="rt-shares__band", aria_hidden="true")


def share_rows(rows: Sequence[Counted], words: Wording, *, sample: bool, line: float | None = None) -> Html:
    """A row for each: its count, a point at its share, and in a sample the interval; `line` is a limit."""
    return tag("ul", *[_row(row, words, sample, line) for row in rows], class_="rt-shares")


def _row(row: Counted, words: Wording, sample: bool, line: float | None) -> Html:
    what = count_words(row, words, sample=sample)
    head = tag("div", tag("b", row.name), tag("span", what), class_="rt-shares__head")
    band = share_band(row, sample=sample, line=line)
    note = tag("small", row.note) if row.note else None
    return tag("li", head, band, note, class_=row.look or None)
