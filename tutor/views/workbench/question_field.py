"""The field in which a question is typed, as a combobox, and what of the question was understood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.analysis.queries.interpretation import Interpretation, Understanding
from tutor.trace.words import Speaker
from tutor.views.analysis.interpretations import question_text
from tutor.views.buttons import button
from tutor.views.markup import Html, tag
from tutor.views.words import capital, wording

FIELD: Final = "ask-field"
LIST: Final = "ask-completions"

OTHERS: Final = 3
"""So many other interpretations are offered."""


def question_field(
    text: str, completions: Sequence[Interpretation], usual: Sequence[Interpretation], speaker: Speaker
) -> Html:
    """The field with what completes its text: arrow keys choose, Enter takes, Escape closes the list.

    Below it stands what is usually asked of the thing that is picked.
    """
    words = wording(speaker.lang)
    typed = tag(
        "input", type="text", class_="rt-input", id=FIELD, value=text, placeholder=words("ask-example"),
        role="combobox", aria_autocomplete="list", aria_controls=LIST, autocomplete="off",
        aria_expanded="true" if completions else "false", enterkeyhint="search",
        data_act="ask", data_typed="ask-typed", data_shut="ask-shut", data_key="ask",
    )  # fmt: skip
    label = tag("h2", tag("label", words("ask-field"), for_=FIELD))
    listed = [
        tag("li", question_text(one, speaker), role="option", id=f"{LIST}-{at}", aria_selected="false",
            data_act="ask-pick", data_value=one.key)
        for at, one in enumerate(completions)
    ]  # fmt: skip
    choices = tag(
        "ul", *listed, role="listbox", id=LIST, class_="rt-combo__list", hidden=not listed,
        aria_label=words("ask-completions"),
    )  # fmt: skip
    buttons = [button("ask-pick", question_text(one, speaker), one.key) for one in usual]
    often = tag(
        "div", *buttons, role="group", aria_label=words("ask-usual"), class_="rt-usual", data_near=True
    )
    field = tag("div", typed, choices, class_="rt-combo")
    return tag("div", label, field, often if buttons else None, class_="rt-asking")


def understood(answer: Understanding, asked: Interpretation | None, speaker: Speaker) -> Html:
    """How a question was understood, which of its words say nothing, and what else it could be."""
    words = wording(speaker.lang)
    others = [one for one in answer.interpretations if one != asked][:OTHERS]
    says = "ask-unknown" if asked is None else "ask-left-out"
    unknown = tag("p", words(says, words=", ".join(answer.unknown))) if answer.unknown else None
    if asked is None and answer.counts:
        return _counted(answer, speaker)
    if asked is None:
        near = [Interpretation("may", (move,)) for move in answer.nearest[:OTHERS]]
        if answer.facts:
            none, near = tag("p", tag("b", words("ask-no-fact"))), list(answer.facts)
            picks = [tag("li", button("ask-pick", question_text(one, speaker), one.key)) for one in near]
            offers = (tag("p", words("ask-facts")), tag("ul", *picks, class_="rt-understood__facts"))
            return tag("div", none, *offers, class_="rt-understood", role="status")
        none, nearest = tag("p", tag("b", words("ask-none"))), _offered(words("ask-nearest"), near, speaker)
        return tag("div", none, unknown, nearest, class_="rt-understood", role="status")
    text = tag("p", tag("b", question_text(asked, speaker)))
    return tag(
        "div",
        text,
        unknown,
        _offered(words("ask-others"), others, speaker),
        class_="rt-understood",
        role="status",
    )


def _counted(answer: Understanding, speaker: Speaker) -> Html:
    """How much there is of what was asked about; where that is no fact, what can be asked instead."""
    words = wording(speaker.lang)
    values = [
        (capital(words("ask-value", fact=speaker.fact(one.fact.fact), value=speaker.value(now))), one.key)
        for one, now in zip(answer.facts, answer.now, strict=True)
        if one.fact is not None
    ]
    law = words("ask-value-law")
    rows = [tag("li", tag("b", text), " ", button("ask-pick", law, key)) for text, key in values]
    near = [Interpretation("may", (move,)) for move in answer.nearest[:OTHERS]]
    picks = [tag("li", button("ask-pick", question_text(one, speaker), one.key)) for one in near]
    none = None if rows else tag("p", tag("b", words("ask-no-value")))
    offers = (tag("p", words("ask-instead")), tag("ul", *picks)) if picks else ()
    listed = tag("ul", *rows, class_="rt-understood__facts") if rows else None
    return tag(
        "div", tag("p", words("ask-counts")), listed, none, *offers, class_="rt-understood", role="status"
    )


def _offered(head: str, offers: Sequence[Interpretation], speaker: Speaker) -> Html | None:
    """Questions that can be picked instead, behind a summary."""
    if not offers:
        return None
    picks = [tag("li", button("ask-pick", question_text(one, speaker), one.key)) for one in offers]
    return tag(
        "details",
        tag("summary", head),
        tag("ul", *picks),
        class_="rt-understood__others",
        data_key="ask-others",
    )
