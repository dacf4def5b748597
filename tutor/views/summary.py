"""The summary at the end of a lesson: the rules met, what was foreseen, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tutor.rules.words import Lang
from tutor.views.markup import Html, join, tag
from tutor.views.why import rule_link, rule_title
from tutor.views.words import Wording, wording


class Foreseen(Struct, frozen=True):
    """A prediction whose truth is known: what was asked, the truth, what was picked ("" for nothing)."""

    ask: str
    truth: str
    picked: str = ""
    right: bool = False


def summary(
    shown: Sequence[str],
    others: Sequence[str],
    foreseen: Sequence[Foreseen],
    lang: Lang,
    ways: Html,
    solved: bool | None = None,
) -> Html:
    """The region of the summary.

    `shown` are the rules that the lesson is about, `others` those that were at work besides, `ways` the links
    that lead on. `solved` tells what has become of a puzzle, None where there is none.
    """
    words = wording(lang)
    puzzle = None if solved is None else _verdict(solved, words("puzzle-solved" if solved else "puzzle-open"))
    picked = [one for one in foreseen if one.picked]
    right = sum(one.right for one in picked)
    predictions = (
        join(
            tag(
                "h3", words("summary-foreseen", n=right, of=len(picked)) if picked else words("summary-told")
            ),
            tag("ul", *(tag("li", _foreseen(one, words)) for one in foreseen), class_="rt-plainlist"),
        )
        if foreseen
        else None
    )
    besides = (
        tag(
            "details",
            tag("summary", words("summary-others", n=len(others))),
            _rules(others, lang),
            class_="rt-more",
            data_key="summary-others",
        )
        if others
        else None
    )
    return tag(
        "section",
        tag("h2", words("summary-head"), id="h-summary"),
        puzzle,
        tag("h3", words("summary-rules")),
        _rules(shown, lang),
        besides,
        predictions,
        ways,
        class_="rt-summary",
        aria_labelledby="h-summary",
    )


def _rules(rules: Sequence[str], lang: Lang) -> Html:
    return tag("ul", *(tag("li", _rule(rule, lang)) for rule in rules), class_="rt-plainlist")


def _rule(rule: str, lang: Lang) -> Html:
    return join(rule_title(rule, lang), rule_link(rule, lang), by=" ")


def _foreseen(one: Foreseen, words: Wording) -> Html:
    if not one.picked:
        said: Html = tag("span", words("foreseen-skipped", truth=one.truth))
    elif one.right:
        said = _verdict(True, words("foreseen-right", truth=one.truth))
    else:
        said = _verdict(False, words("foreseen-wrong", picked=one.picked, truth=one.truth))
    return join(one.ask, said, by=" ")


def _verdict(good: bool, says: str) -> Html:
    return tag("b", says, class_="rt-right" if good else "rt-wrong")
