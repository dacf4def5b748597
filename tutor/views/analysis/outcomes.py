"""What can happen: a search in words, and the law of a measure as a table, as bars, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from html import escape
from typing import Any, Final

from tutor.analysis.distributions import Best, Law, Mean, Policies
from tutor.analysis.exploration import Progress
from tutor.analysis.game_graph import Ways
from tutor.analysis.objectives import And, Condition, Fact, Happened, Measure, Not, Or, Where
from tutor.analysis.outcome_paths import Line
from tutor.analysis.outcomes import Count
from tutor.engine.event import Scalar
from tutor.trace.words import Speaker
from tutor.views.analysis.outcome_words import answer_words, reader_number, share_words
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html, join, tag
from tutor.views.theme import Scheme, palette
from tutor.views.words import NBSP, wording

BARS: Final = ("rt-bar", "rt-bar rt-bar--alt")
"""The looks of what is for certain, and of what is not."""

STEPS: Final = (0.01, 0.1, 0.5, 1, 2, 5, 10, 25)
"""How far apart the marks of the axis are, in per cent."""

SIGNS: Final = {"=": "=", "!=": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥"}


def summary(
    count: Count, progress: Progress, until: str, speaker: Speaker, *, merged: bool = True
) -> tuple[str, ...]:
    """What was looked at, how many lines and ends there are, and what was not explored."""
    words = wording(speaker.lang)
    sentences = [words(f"outcomes-until-{until}")]
    if count.lines is None:
        sentences.append(words("outcomes-circle", ends=count.finals))
    else:
        key = "outcomes-lines" if count.complete else "outcomes-lines-so-far"
        sentences.append(words(key, n=count.lines, ends=count.finals))
    sentences.append(words("outcomes-merged" if merged else "outcomes-walked", n=progress.looked))
    if count.complete:
        sentences.append(words("outcomes-complete"))
    for name, n in (("left", count.left), ("hidden", count.hidden), ("stuck", count.stuck)):
        if n:
            sentences.append(words(f"outcomes-{name}", n=n))
    return tuple(sentences)


def policies_said(policies: Policies, seats: Sequence[str], speaker: Speaker) -> str:
    """How each seat answers."""
    words = wording(speaker.lang)
    sentences = []
    for seat in seats:
        policy, who = policies.get(seat, "free"), speaker.name(seat)
        if isinstance(policy, Best):
            what = measure_said(policy.measure, speaker)
            sentences.append(words("outcomes-policy-best", who=who, what=what))
        else:
            sentences.append(words(f"outcomes-policy-{policy}", who=who))
    return words("outcomes-policies", all="; ".join(sentences))


def measure_said(measure: Measure, speaker: Speaker, happened: str = "") -> str:
    """What is asked of the ends; `happened` tells such an event (`happened_said`), else any of the kind."""
    words = wording(speaker.lang)
    if isinstance(measure, Fact):
        return speaker.fact(measure.name)
    if isinstance(measure, Happened):
        return words("outcomes-happened", what=happened or speaker.happening(measure.kind))
    return _condition_said(measure, speaker)


def _condition_said(measure: Condition, speaker: Speaker) -> str:
    """A condition for the middle of a sentence."""
    words = wording(speaker.lang)
    match measure:
        case Where():
            value, what = speaker.value(measure.value), speaker.fact(measure.fact)
            if measure.op == "has":
                return words("outcomes-has", what=what, value=value)
            return words("outcomes-where", what=what, op=SIGNS[measure.op], value=value)
        case Happened():
            return words("outcomes-happens", what=speaker.happening(measure.kind))
        case Not():
            return words("outcomes-not", what=_condition_said(measure.of, speaker))
        case And() | Or():
            key = "outcomes-and" if isinstance(measure, And) else "outcomes-or"
            parts = [_part_said(one, speaker) for one in measure.parts]
            return reduce(lambda one, other: words(key, one=one, other=other), parts)


def _part_said(measure: Condition, speaker: Speaker) -> str:
    text = _condition_said(measure, speaker)
    return f"({text})" if isinstance(measure, And | Or) else text


def happened_said(measure: Measure, ways: Ways[Any], speaker: Speaker) -> str:
    """The first event found of a kind, as it is told; nothing where there is none, or no event is meant."""
    if not isinstance(measure, Happened):
        return ""
    events = (event for _, way in ways.edges() for event in way.events if event.kind == measure.kind)
    happening = next(events, None)
    return "" if happening is None else speaker.event(happening).rstrip(".")


def value_said(measure: Measure, value: Scalar, speaker: Speaker) -> str:
    """A value of a measure."""
    words = wording(speaker.lang)
    if isinstance(measure, Fact):
        return speaker.value(value)
    return words("outcomes-yes" if value else "outcomes-no")


# ---- laws


@dataclass(frozen=True, slots=True)
class Row:
    """A value, or what is unknown, with its bounds."""

    name: str
    least: Fraction
    most: Fraction
    unknown: bool = False

    @property
    def parts(self) -> tuple[Fraction, Fraction]:
        """How long its bar is: the part that is for certain, and the other."""
        return (Fraction(0), self.most) if self.unknown else (self.least, self.most - self.least)


def rows(law: Law, measure: Measure, speaker: Speaker) -> tuple[Row, ...]:
    """The values of a law in order, and what is not known."""
    words = wording(speaker.lang)
    table = [Row(value_said(measure, one.value, speaker), one.least, one.most) for one in law.shares]
    for name, share in (("unexplored", law.unexplored), ("circling", law.circling)):
        if share:
            least = share if law.settled else Fraction(0)
            table.append(Row(words(f"outcomes-{name}"), least, share, unknown=True))
    return tuple(table)


def chance_answer(law: Law, policies: Policies, seats: Sequence[str], speaker: Speaker) -> Html:
    """How likely a condition is, in one sentence: for certain, never, a chance, or its bounds.

    Where every seat is for it, it is told whether it is possible; else whether it comes as they answer.
    """
    words, yes = wording(speaker.lang), law.of(True)
    least, most = (share_words(one, speaker.lang) for one in (yes.least, yes.most))
    answers = {policies.get(seat, "free") for seat in seats}
    how = "-at-best" if answers == {"cooperative"} else "" if answers <= {"free"} else "-so"
    known, look = "always" if yes.least == 1 else "never" if yes.most == 0 else "", "rt-answer--odds"
    if known:
        look = "rt-answer--yes" if known == "always" else "rt-answer--no"
    elif yes.least == yes.most:
        known, how = "exactly", how if how != "-so" else ""
    else:
        known, how = "between" if not law.unexplored else "so-far", ""
    says = words(f"outcomes-answer-{known}{how}", least=least, most=most)
    return tag("article", tag("h3", says, role="status"), class_=f"rt-answer {look}")


def law_table(law: Law, measure: Measure, speaker: Speaker, happened: str = "") -> Html:
    """The law as a table: fractions above per cents; a solid bar for the least chance, a hatched one for the
    greatest where that is another.
    """
    words = wording(speaker.lang)
    lines = rows(law, measure, speaker)
    exact = all(row.least == row.most for row in lines)
    heads = ("outcomes-chance",) if exact else ("outcomes-least", "outcomes-most")
    columns = [tag("th", words(head), scope="col", class_="n") for head in heads]
    empty = tag("th", tag("span", words("outcomes-bars"), class_="rt-vh"), scope="col", class_="w")
    head = tag("tr", tag("th", words("outcomes-value"), scope="col"), empty, *columns)
    longest = max((row.most for row in lines), default=Fraction(1)) or Fraction(1)
    body = [_row(row, longest, exact, speaker) for row in lines]
    caption = tag("caption", measure_said(measure, speaker, happened), class_="rt-vh")
    table = tag("table", caption, tag("thead", head), tag("tbody", *body), class_="rt-odds")
    return tag("div", table, class_="rt-scroll")


def law_figure(law: Law, measure: Measure, speaker: Speaker, scheme: Scheme = "light") -> dict[str, Any]:
    """The law as a Plotly bar chart: solid is certain, hatched hangs on free answers or is unknown."""
    words, colours = wording(speaker.lang), palette(scheme)
    lines = rows(law, measure, speaker)
    names = [escape(row.name) for row in lines]
    line = {"color": colours["ink"], "width": 1}
    hatch = {"fgcolor": colours["line-2"], "bgcolor": colours["leaf"], "size": 7, "solidity": 0.35}
    looks: tuple[dict[str, Any], ...] = (
        {"color": colours["ink-2"], "line": line},
        {"color": colours["leaf"], "line": line, "pattern": {"shape": "/", **hatch}},
    )
    common = {
        "type": "bar", "orientation": "h", "y": names, "hoverinfo": "text",
        "hovertext": [escape(said_of(row, speaker)) for row in lines],
    }  # fmt: skip
    sizes = zip(*(row.parts for row in lines), strict=True) if lines else ((), ())
    data = [
        common | {"x": [round(float(one) * 100, 4) for one in part], "marker": look}
        for part, look in zip(sizes, looks, strict=True)
    ]
    labels = [_percents(row, speaker) for row in lines]
    ends = {
        "type": "scatter", "mode": "text", "x": [float(row.most) * 100 for row in lines], "y": names,
        "text": [f"{NBSP}{label}" for label in labels], "textposition": "middle right",
        "textfont": font(colours["ink"]), "hoverinfo": "skip", "cliponaxis": False,
    }  # fmt: skip
    layout = base_layout(scheme, height=38 * len(lines) + 68)
    longest = max((float(row.most) * 100 for row in lines), default=100.0)
    title = {"font": font(colours["ink-2"]), "standoff": 8}
    layout |= {"barmode": "stack", "bargap": 0.3, "showlegend": False}
    layout["margin"] = {"l": 8, "r": 8, "t": 8, "b": 8}
    layout["yaxis"] |= {
        "visible": True, "autorange": "reversed", "type": "category",
        "title": {"text": words("outcomes-value"), **title},
    }  # fmt: skip
    ticks = _ticks(longest)
    layout["xaxis"] |= {
        "visible": True, "range": [0, longest * 1.6 or 1], "tickvals": ticks,
        "ticktext": [_tick(tick, speaker) for tick in ticks], "tickangle": 0,
        "showgrid": True, "gridcolor": colours["line"],
        "title": {"text": words("outcomes-chance"), **title},
    }  # fmt: skip
    return {"data": [*data, ends], "layout": layout}


def law_text(law: Law, measure: Measure, speaker: Speaker, happened: str = "") -> str:
    """The law in words, for those who cannot see the figure."""
    words = wording(speaker.lang)
    shares = "; ".join(said_of(row, speaker) for row in rows(law, measure, speaker))
    sentence = words("outcomes-law", what=measure_said(measure, speaker, happened), all=shares)
    return sentence if law.tight else f"{sentence} {words('outcomes-loose')}"


def mean_said(mean: Mean, speaker: Speaker) -> str:
    """What is to be expected of a number."""
    words = wording(speaker.lang)
    if mean.least is None and mean.most is None:
        return words("outcomes-mean-unknown")
    if mean.least is not None and mean.least == mean.most:
        return words("outcomes-mean", n=str(mean.least))
    ends = [words("outcomes-unknown-bound") if one is None else str(one) for one in (mean.least, mean.most)]
    sentence = words("outcomes-mean-between", least=ends[0], most=ends[1])
    return sentence if mean.tight else f"{sentence} {words('outcomes-loose')}"


def said_of(row: Row, speaker: Speaker) -> str:
    """A row in words: fractions, and what they are in per cent."""
    words = wording(speaker.lang)
    least, most = (share_words(one, speaker.lang) for one in (row.least, row.most))
    if row.least == row.most:
        return words("outcomes-exactly", value=row.name, chance=least)
    return words("outcomes-between", value=row.name, least=least, most=most)


def lines_said(lines: Sequence[Line], ways: Ways[Any], speaker: Speaker) -> tuple[str, ...]:
    """Lines of answers in words, each with the number of its end in the tree, and its chance if known."""
    words = wording(speaker.lang)
    sentences = []
    for n, line in enumerate(lines, 1):
        answers = [answer_words(ways.spots[at].question, (way,), speaker) for at, way in line.steps]
        answer_texts = ", ".join(answers) or words("outcomes-start")
        end = reader_number(line.end)
        if line.chance is None:
            sentences.append(words("outcomes-line", n=n, all=answer_texts, end=end))
        else:
            chance = share_words(line.chance, speaker.lang)
            sentences.append(words("outcomes-line-chance", n=n, all=answer_texts, end=end, chance=chance))
    return tuple(sentences) or (words("outcomes-none"),)


def _ticks(longest: float) -> list[float]:
    """Round per cents up to the longest bar, four of them at the most besides 0."""
    step = next((step for step in STEPS if longest / step <= 4), STEPS[-1])
    return [round(n * step, 2) for n in range(int(longest / step + 0.01) + 1)]


def _tick(percent: float, speaker: Speaker) -> str:
    label = f"{percent:g}"
    return (label.replace(".", ",") if speaker.lang == "ru" else label) + f"{NBSP}%"


def _percents(row: Row, speaker: Speaker) -> str:
    words = wording(speaker.lang)
    least, most = words.percent(row.least), words.percent(row.most)
    return least if row.least == row.most else f"{least} – {most}"


def _row(row: Row, longest: Fraction, exact: bool, speaker: Speaker) -> Html:
    words = wording(speaker.lang)
    sure, more = row.parts
    lengths = (sure, row.most if more else Fraction(0))
    bars = [_bar(share, longest, look) for share, look in zip(lengths, BARS, strict=True) if share]
    shares = (row.least,) if exact else (row.least, row.most)
    cells = [
        tag("td", str(one), *((tag("br"), words.percent(one)) if 0 < one < 1 else ()), class_="n")
        for one in shares
    ]
    drawn = tag("td", join(*bars), class_="w", aria_hidden="true")
    return tag("tr", tag("th", row.name, scope="row"), drawn, *cells)


def _bar(share: Fraction, longest: Fraction, look: str) -> Html:
    return tag("span", class_=look, style=f"width:{float(100 * share / longest):.1f}%")
