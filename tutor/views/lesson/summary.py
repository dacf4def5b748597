"""The end of a lesson: what was learned, what was foreseen, and how to go on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tutor.rules.catalogue import game_of, load
from tutor.rules.words import Lang
from tutor.views.lesson.why import rule_named
from tutor.views.markup import Html, join, tag
from tutor.views.words import Wording, wording


class Foreseen(Struct, frozen=True):
    """A prediction whose truth is known: what was asked, the truth, what was picked ("" for nothing)."""

    ask: str
    truth: str
    picked: str = ""
    right: bool = False


LEARNT: Final = 5
"""So many rules are listed; the others are folded away."""

SHORT: Final = 18
"""A rule whose first clause has so few words is told by it."""


def summary(
    rules: Sequence[str],
    others: Sequence[str],
    foreseen: Sequence[Foreseen],
    lang: Lang,
    ways: Html,
    solved: bool | None = None,
) -> Html:
    """What was learned, a line a rule; how predictions came out; and how to go on.

    `rules` are those that the lesson is about, `others` those that were at work besides, `ways` the links
    that lead on. `solved` tells what has become of a puzzle, None where there is none.
    """
    words = wording(lang)
    puzzle = None if solved is None else _verdict(solved, words("puzzle-solved" if solved else "puzzle-open"))
    first, more = rules[:LEARNT], (*rules[LEARNT:], *others)
    learnt = tag(
        "section",
        tag("h2", words("summary-head"), id="h-summary"),
        puzzle,
        _rules(first, lang),
        _folded("summary-others", words("summary-others", n=len(more)), _rules(more, lang)) if more else None,
        _predictions(foreseen, words),
        class_="rt-summary",
        aria_labelledby="h-summary",
    )
    return join(learnt, ways)


def _folded(key: str, head: str, inside: Html) -> Html:
    return tag("details", tag("summary", head), inside, class_="rt-more", data_key=key)


def _rules(rules: Sequence[str], lang: Lang) -> Html:
    return tag("ul", *(tag("li", _rule(rule, lang)) for rule in rules), class_="rt-learnt")


def _rule(rule: str, lang: Lang) -> Html:
    """What a rule says, if that is short, and its title with the page."""
    catalogue = load(game_of(rule))
    text = catalogue.rule(rule).text.of(lang) if rule in catalogue else ""
    first = re.match(r"([^.;:]+)[.;](?=\s|$)", text)
    point = tag("span", first[1], ".") if first and len(first[1].split()) <= SHORT else None
    return join(point, rule_named(rule, lang))


def _predictions(foreseen: Sequence[Foreseen], words: Wording) -> Html | None:
    """How many predictions came true, with all of them to unfold."""
    if not foreseen:
        return None
    picked = [one for one in foreseen if one.picked]
    right = sum(one.right for one in picked)
    head = words("summary-foreseen", n=right, of=len(picked)) if picked else words("summary-told")
    listed = tag("ul", *(tag("li", _foreseen(one, words)) for one in foreseen), class_="rt-plainlist")
    return _folded("summary-foreseen", head, listed)


def _foreseen(one: Foreseen, words: Wording) -> Html:
    if not one.picked:
        verdict: Html = tag("span", words("foreseen-skipped", truth=one.truth))
    elif one.right:
        verdict = _verdict(True, words("foreseen-right", truth=one.truth))
    else:
        verdict = _verdict(False, words("foreseen-wrong", picked=one.picked, truth=one.truth))
    return join(one.ask, verdict, by=" ")


def _verdict(good: bool, says: str) -> Html:
    return tag("b", says, class_="rt-right" if good else "rt-wrong")
