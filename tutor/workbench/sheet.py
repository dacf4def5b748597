"""A sheet of paper with a position, what was asked about it, the answer, and the rules that it rests on."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.rules.catalogue import load
from tutor.scenario.case import Case
from tutor.trace.words import Speaker
from tutor.views.lesson.why import rule_card
from tutor.views.markup import Html, join, tag
from tutor.views.words import wording


def answer_sheet(case: Case, question: str, answer: Html, rules: Iterable[str], speaker: Speaker) -> Html:
    """The sheet, headed by the question; the browser draws the stage as it stands where it has `data-stage`.

    `rules` stand below with their text and page, in that order, as far as the answer does not tell them.
    """
    words, lang, catalogue = wording(speaker.lang), speaker.lang, load(case.game)
    readings = [
        tag(
            "li",
            tag("b", ruling.question.of(lang)),
            " ",
            ruling.reading(case.rulings[ruling.id]).text.of(lang),
        )
        for ruling in catalogue.rulings
        if ruling.id in case.rulings
    ]
    cards = [
        rule_card(id, lang, case.rulings.get(id))
        for id in dict.fromkeys(rules)
        if f'data-rule="{id}"' not in answer
    ]
    return join(
        tag("h1", question),
        tag("p", catalogue.title.of(lang), class_="rt-sheet__note"),
        tag("div", class_="rt-sheet__stage", data_stage=True),
        tag("div", answer, class_="rt-sheet__answer"),
        join(tag("h2", words("report-rulings")), tag("ul", *readings)) if readings else None,
        join(tag("h2", words("report-rules")), *cards) if cards else None,
    )
